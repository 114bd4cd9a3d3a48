"""The legal actions of a view, or one of them by chance, for any game: for agents, fuzzers and counts.

Both work on `candidates` alone, so they see what a person in that seat is offered and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, islice
from typing import Any, TypeVar

from pydantic.fields import FieldInfo

from bot.rules.contract import (
    Action,
    Amount,
    Candidates,
    Chance,
    FreeText,
    Pick,
    Ruleset,
    Several,
    State,
    View,
    kind_of,
)

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

SUBSETS = 1000
"""How many choices of several values are listed at most, the smallest first."""

FORMS = 10_000
"""How many forms of one kind of action are listed at most: those of a whole march are without number."""

ANSWERS = 8
"""How much likelier by chance an answer is than something said beside it, so that a game gets on."""

Filled = dict[str, object]


def legal_actions(rules: Ruleset[S, V], view: V, most: int = FORMS) -> tuple[Action, ...]:
    """The actions the viewer may take now, in the order of the menu. Free text is left empty.

    Of each kind at most the first `most`: its fields filled in order, each from the first or smallest value on.
    """
    return tuple(
        build(model, filled)
        for kind in view.menu
        for model in (action_model(rules, kind),)
        for filled in islice(_forms(rules, view, kind, list(fields(model).items()), {}), most)
    )


def random_action(rules: Ruleset[S, V], view: V, chance: Chance) -> Action:
    """One legal action, kinds likeliest first in the menu more often, asides seldom; never one that leaves the game.

    Raises LookupError if the menu holds nothing else, or if it offers a kind that has no legal form.
    """
    kinds = [kind for kind in view.menu if kind != "concede"]
    if not kinds:
        raise LookupError(f"seat {view.viewer} has nothing to do")
    asides = {kind for kind in kinds if action_model(rules, kind).aside}
    if view.my_prompt is None and view.invitations:
        asides -= {kinds[0]}  # what answers an invitation stands first
    often = ANSWERS if asides else 1
    weighted = [
        kind
        for place, kind in enumerate(kinds)
        for _ in range((len(kinds) - place) * (1 if kind in asides else often))
    ]
    return random_form(rules, view, weighted[_number(chance, len(weighted))], chance)


def random_form(rules: Ruleset[S, V], view: V, kind: str, chance: Chance) -> Action:
    """A legal action of a kind in the menu. Raises LookupError if there is none."""
    model = action_model(rules, kind)
    filled: Filled = {}
    for name, field in fields(model).items():
        if _may_be_left_out(field) and _number(chance, 2):
            continue
        offer = rules.candidates(view, kind, filled, name)
        if _is_empty(offer):
            if field.is_required():
                raise LookupError(f"{kind} is offered, but nothing may stand in {name} after {filled}")
            continue
        filled[name] = _typed(field, _any_value(offer, chance))
    return build(model, filled)


def action_model(rules: Ruleset[S, V], kind: str) -> type[Action]:
    """The model of the actions of `kind`. Raises LookupError if the game has none."""
    return _models(rules.actions)[kind]


@cache
def _models(actions: tuple[type[Action], ...]) -> dict[str, type[Action]]:
    return {kind_of(model): model for model in actions}


@cache
def fields(model: type[Action]) -> Mapping[str, FieldInfo]:
    """What is to be filled in, in order."""
    return {name: field for name, field in model.model_fields.items() if name != "kind"}


def build(model: type[Action], filled: Mapping[str, object]) -> Action:
    """The action so filled in."""
    return model.model_validate(filled)


def _forms(
    rules: Ruleset[S, V], view: V, kind: str, left: list[tuple[str, FieldInfo]], filled: Filled
) -> Iterator[Filled]:
    """Every way to fill in the fields `left` after those `filled`."""
    if not left:
        yield filled
        return
    (name, field), *rest = left
    offer = rules.candidates(view, kind, filled, name)
    if _may_be_left_out(field) or (_is_empty(offer) and not field.is_required()):
        yield from _forms(rules, view, kind, rest, filled)
    for value in _values(offer):
        yield from _forms(rules, view, kind, rest, {**filled, name: _typed(field, value)})


def _may_be_left_out(field: FieldInfo) -> bool:
    """Whether leaving a field out says something that no value says."""
    return not field.is_required() and field.default is None


def _is_empty(offer: Candidates) -> bool:
    return isinstance(offer, Pick) and not offer.choices


def _typed(field: FieldInfo, value: object) -> object:
    """A value of a candidate as the field holds it: yes and no are offered as choices."""
    return value == "yes" if field.annotation is bool else value


def _values(offer: Candidates) -> Iterator[object]:
    match offer:
        case Pick(choices=choices):
            yield from (choice.value for choice in choices)
        case Amount(low=low, high=high):
            yield from range(low, high + 1)
        case Several(choices=choices, low=low, high=high):
            values = [choice.value for choice in choices]
            subsets = (chosen for size in range(low, high + 1) for chosen in combinations(values, size))
            yield from islice(subsets, SUBSETS)
        case FreeText():
            yield ""


def _any_value(offer: Candidates, chance: Chance) -> Any:
    match offer:
        case Pick(choices=choices):
            return choices[_number(chance, len(choices))].value
        case Amount(low=low, high=high):
            return low + _number(chance, high - low + 1)
        case Several(choices=choices, low=low, high=high):
            size = low + _number(chance, high - low + 1)
            chosen = chance.shuffle("menu", range(len(choices)))[:size]
            return tuple(choices[place].value for place in sorted(chosen))
        case FreeText():
            return ""


def _number(chance: Chance, count: int) -> int:
    """A number from 0 to `count` - 1."""
    return chance.roll("menu", count)[0] - 1 if count > 1 else 0
