"""An Action model as a form: its fields, what may stand in them, and back to an Action.

Slash commands, autocomplete, the step-by-step flow and the words of a refusal all work on these fields, so that
all ways of playing do the same thing.
"""

import inspect
import re
from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any

from pydantic import ValidationError

from bot.engine.errors import Refused
from bot.engine.journal.entries import Rules, codec
from bot.engine.spelling import ALMOST, nearest, plain, spelt
from bot.rules.contract import (
    Action,
    Amount,
    Candidates,
    Choice,
    FieldKind,
    FreeText,
    Handy,
    Pick,
    Several,
    View,
    Words,
    field_kind,
    kind_of,
)
from bot.words import Voice, known, language, tidy_line
from cogs.interaction import hints
from cogs.interaction.compact import PACKED, SHORT, short, unpacked
from cogs.interaction.names import escaped, tidy

CLAUSE = re.compile(r"\s*\([A-Z]+-[\d., to]+\)")
"""A clause named in what an action is about: of use to whoever types, not to whoever presses."""

OFFERS = 64
"""Answers to `offered` that are kept."""


NO_NAMES: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class Field:
    """One field of an action. `longest` is for free words only; `handy` are values with a button of their own."""

    name: str
    kind: FieldKind
    required: bool
    about: str
    default: object = None
    longest: int = 0
    handy: tuple[str, ...] = ()


@cache
def fields(action: type[Action]) -> tuple[Field, ...]:
    """The fields of an action in the order in which they are asked; `kind` itself is none."""
    return tuple(_field(name, info) for name, info in action.model_fields.items() if name != "kind")


def _field(name: str, info: Any) -> Field:
    free = next((mark for mark in info.metadata if isinstance(mark, Words)), None)
    handy = next((mark.values for mark in info.metadata if isinstance(mark, Handy)), ())
    return Field(
        name=name,
        kind=field_kind(info),
        required=info.is_required(),
        about=info.description or name,
        default=None if info.is_required() else info.default,
        longest=free.longest if free else 0,
        handy=tuple(map(str, handy)),
    )


def action_named(rules: Rules, kind: str) -> type[Action]:
    """The model of an action kind. Raises Refused if the game has none."""
    found = _by_kind(rules.actions).get(kind)
    if found is None:
        raise Refused("table-no-action", action=kind)
    return found


def about(rules: Rules, say: Voice, kind: str) -> str:
    """What an action does, in a line: in words of its own, else as its slash command is described in that language."""
    model = action_named(rules, kind)
    if known(own := f"{rules.id}-about-{kind}"):
        return say.key(own)
    key = "-".join(filter(None, ("command", rules.command, model.family, kind)))
    if known(key, language(say.locale)):
        return CLAUSE.sub("", say.key(key))
    return CLAUSE.sub("", (inspect.getdoc(model) or "").partition("\n")[0])


@cache
def _by_kind(actions: tuple[type[Action], ...]) -> dict[str, type[Action]]:
    return {kind_of(model): model for model in actions}


def build(rules: Rules, kind: str, values: Mapping[str, object]) -> Action:
    """The action of these values; left-out optional fields take their defaults. Raises Refused if they make none."""
    given = {name: value for name, value in values.items() if value is not None}
    model = _by_kind((*rules.actions, *rules.edits)).get(kind)
    for field in fields(model) if model else ():
        if field.kind == "words":
            words = str(given.get(field.name, ""))
            if len(words) > field.longest:
                raise Refused("table-long-words", most=field.longest)
            if field.required and not tidy_line(words):
                raise Refused("table-no-words")
    try:
        return codec(rules).action({"kind": kind, **given})
    except ValidationError as error:
        wrong = error.errors()[0]
        if wrong["type"] == "missing":
            raise Refused("table-old-button") from error
        raise Refused("table-no-value", value=quoted(str(wrong["input"]))) from error


# ── candidates ────────────────────────────────────────────────────────────────────────────────────


def offered(rules: Rules, view: View, kind: str, filled: Mapping[str, object], field: Field) -> Candidates:
    """What may stand in `field` now, given the fields filled before."""
    if field.kind == "words":
        return FreeText(longest=field.longest)
    asked = (id(view), kind, field.name, *filled.items())
    known = _offered.get(asked)
    if known is None:  # one panel asks the same several times
        known = _offered[asked] = view, rules.candidates(view, kind, filled, field.name)
        while len(_offered) > OFFERS:
            _offered.popitem(last=False)
    return known[1]


_offered: OrderedDict[tuple[object, ...], tuple[View, Candidates]] = OrderedDict()
"""What was offered last, with the view it was made from: as long as that is kept, no other has its id."""


def read(
    rules: Rules,
    view: View,
    kind: str,
    filled: Mapping[str, object],
    field: Field,
    text: str,
    people: Mapping[str, str] = NO_NAMES,
) -> object:
    """What a person typed or chose for `field`, as its value. Raises Refused if it is no value at all."""
    return parse(field, text, offered(rules, view, kind, filled, field), rules.names, people)


def self_evident(rules: Rules, field: Field, text: str, people: Mapping[str, str]) -> object:
    """The value that `text` tells by itself, whatever is offered: a number, a yes, or an id that neither a player nor
    anything else is called like. None if it tells none. Raises Refused as `parse` does.

    What a menu of suggestions has filled in is mostly of this kind, and neither a View nor what is offered has to be
    made for it.
    """
    if field.kind in ("yes", "amount", "words"):
        return parse(field, text, NOTHING, rules.names)
    called_so = spelt(text) in map(spelt, people.values())
    return text if field.kind == "pick" and not called_so and text in _ids(rules) else None


NOTHING = Pick(choices=())


@cache
def _ids(rules: Rules) -> frozenset[str]:
    """Those ids of a game that nothing else there is called or spelt like."""
    often = Counter(same for id_, name in rules.names.items() for same in {spelt(id_), spelt(name)})
    return frozenset(id_ for id_ in rules.names if often[spelt(id_)] == 1)


def choices(candidates: Candidates) -> tuple[Choice, ...]:
    """The values to choose from: an amount as its whole range, or spread over it if it is a wide one."""
    match candidates:
        case Pick() | Several():
            return candidates.choices
        case Amount():
            return _numbers(candidates.low, candidates.high, candidates.usual)
        case FreeText():
            return ()


LISTED = 500
"""Numbers of a range that are looked at one by one."""


@lru_cache(256)
def _numbers(low: int, high: int, usual: int) -> tuple[Choice, ...]:
    return tuple(Choice(value=str(number)) for number in amounts(low, high, usual, LISTED))


def amounts(low: int, high: int, usual: int, most: int) -> list[int]:
    """At most `most` numbers of a range to offer: the usual one first, then the ends, then evenly between them."""
    if high - low + 1 <= most:
        rest = [number for number in range(high, low - 1, -1) if number != usual]
        return [usual, *rest]
    spread = {high, low, *(low + (high - low) * i // (most - 2) for i in range(most - 2))}
    rest = sorted(spread - {usual}, reverse=True)[: most - 1]
    return [usual, *rest]


def parse(
    field: Field,
    text: str,
    candidates: Candidates,
    names: Mapping[str, str],
    people: Mapping[str, str] = NO_NAMES,
) -> object:
    """What a person typed or chose as a value of the field: an id, or any unmistakable part of its name.

    `people` are the players' names by their seats: only where a seat can be chosen one of them is meant.
    Raises Refused with the nearest names if nothing fits. Whether it is legal is for the rules to say.
    """
    if field.kind == "words":
        return text
    if field.kind == "yes":
        return _yes(text)
    if field.kind == "amount":
        return _number(text)
    if field.kind == "several":
        if text.startswith(PACKED):
            return unpacked(text, choices(candidates))
        return tuple(
            _one(part.strip(), choices(candidates), names, people) for part in text.split(",") if part.strip()
        )
    return _one(text, choices(candidates), names, people)


YES = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


def _yes(text: str) -> bool:
    found = YES.get(text.strip().lower())
    if found is None:
        raise Refused("table-yes-or-no", value=quoted(text))
    return found


NUMBER = re.compile(r"\s*-?[0-9]{1,7}\s*")
"""No plus: *+3* may mean three more."""


def _number(text: str) -> int:
    if NUMBER.fullmatch(text) is None or abs(int(text)) > 1_000_000:
        raise Refused("table-not-a-number", value=quoted(text))
    return int(text)


FEW = 5
"""Names that are listed where nothing is like what was typed; of more it is said where they are."""


def _one(text: str, options: Sequence[Choice], names: Mapping[str, str], people: Mapping[str, str]) -> str:
    """The id that is meant. One that is not possible now is an id all the same: the rules say why it is not."""
    ids = [choice.value for choice in options]
    seats = {id_: people[id_] for id_ in ids if id_ in people}
    names = {**names, **seats} if seats else names
    if text in ids:
        return text
    if text.startswith(SHORT):
        found = next((id_ for id_ in ids if short(id_) == text), None)
        if found is None:
            raise Refused("table-stale")
        return found
    wanted = plain(text)
    exact = next((id_ for id_ in (*ids, *names) if wanted in (spelt(id_), spelt(names.get(id_, id_)))), None)
    if exact is not None:
        return exact
    partly = [id_ for id_ in ids if wanted and wanted in spelt(names.get(id_, id_))]
    if len(partly) == 1:
        return partly[0]
    holding = tuple(names.get(id_, id_) for id_ in partly)
    possible = tuple(names.get(id_, id_) for id_ in ids)
    near = nearest(text, holding) or holding[:FEW] or nearest(text, possible)
    known = () if seats else tuple(names.values())  # a player is meant, and no land that is called alike
    raise unknown(text, near or nearest(text, known, close=ALMOST), possible)


def unknown(text: str, near: Sequence[str], possible: Sequence[str]) -> Refused:
    """That nothing is called so: with the names like it, else with what may stand there, or where to see that."""
    if near:
        return Refused("table-unknown-value", value=quoted(text), either=tuple(near))
    if not possible:
        return Refused("table-unknown-value-none", value=quoted(text))
    if len(possible) <= FEW:
        return Refused("table-unknown-value-few", value=quoted(text), names=tuple(possible))
    return Refused("table-unknown-value-many", value=quoted(text))


def quoted(text: str) -> str:
    """What somebody typed, as a refusal repeats it."""
    return escaped(tidy(text))


def written(value: object) -> str:
    """A field's value as `parse` reads it: what stands on a button."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) or "," if isinstance(value, tuple) else str(value)


def command(rules: Rules, kind: str) -> str:
    """The slash command of an action, as it is typed."""
    return " ".join(filter(None, (f"/{rules.command}", action_named(rules, kind).family, kind)))


def asked(
    system: str,
    say: Voice,
    kind: str,
    name: str,
    view: View | None = None,
    chosen: Mapping[str, object] = MappingProxyType({}),
) -> str:
    """What is asked for a field: in the words of its action if there are such, else in those of all.

    With a `view`: in words for the one sense that the action has with what is `chosen`, or for the decision that the
    viewer owes, if there are such.
    """
    own = f"{system}-field-{kind}-{name}"
    sense = "" if view is None else hints.of(system).sense(view, kind, chosen)
    keys = (f"{own}-of-{sense}", f"{own}-at-{_owed(view)}", own)
    return say.key(next(filter(known, keys), f"{system}-field-{name}"))


def doing(system: str, view: View, kind: str, chosen: Mapping[str, object]) -> str:
    """The key of what an action is called, as far as it is chosen: in words for the one sense it has, or for the
    decision that the viewer owes, if there are such."""
    own = f"{system}-do-{kind}"
    keys = (f"{own}-{hints.of(system).sense(view, kind, chosen)}", f"{own}-at-{_owed(view)}")
    return next(filter(known, keys), own)


def _owed(view: View | None) -> str:
    return view.my_prompt.kind if view is not None and view.my_prompt is not None else ""


def listed(value: object) -> tuple[str, ...]:
    """The values of a field of several; of any other none."""
    return value if isinstance(value, tuple) else ()


def called(say: Voice, choice: Choice) -> str:
    """What a choice is called where it is chosen: in a menu, on a button."""
    return say(choice.label) if choice.label else say.alone(choice.value)


def instead(
    rules: Rules, view: View, kind: str, values: Mapping[str, object]
) -> tuple[str, Sequence[Choice]] | None:
    """For a refused action: the first field whose value is not possible now, and what may stand in it.

    None if the action is not possible at all now, or every field by itself is.
    """
    if kind not in view.menu:
        return None
    filled: dict[str, object] = {}
    for field in fields(action_named(rules, kind)):
        if field.kind == "words" or field.name not in values or values[field.name] is None:
            continue
        value = values[field.name]
        possible = offered(rules, view, kind, filled, field)
        if field.kind != "yes" and not _allowed(possible, value):
            return field.name, choices(possible)
        filled[field.name] = value
    return None


def possible(rules: Rules, view: View, kind: str, values: Mapping[str, object]) -> dict[str, object]:
    """The values up to the first that cannot stand in its field: only these may be repeated to whoever chose them.

    The custom id of a button can be made up, and then holds anything that the game has a name for.
    """
    found: dict[str, object] = {}
    for field in fields(action_named(rules, kind)):
        value = values.get(field.name)
        if value is None:
            continue
        if field.kind not in ("words", "yes") and not _allowed(
            offered(rules, view, kind, found, field), value
        ):
            break
        found[field.name] = value
    return found


def _allowed(possible: Candidates, value: object) -> bool:
    """Whether each part of a value is among what is offered."""
    if isinstance(possible, Amount):
        return isinstance(value, int) and possible.low <= value <= possible.high
    wanted = {str(part) for part in value} if isinstance(value, tuple) else {str(value)}
    return wanted <= {choice.value for choice in choices(possible)}
