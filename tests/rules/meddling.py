"""A game master's edits at random: of what is offered, and of what nobody would type."""

from __future__ import annotations

import random
from typing import Any

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, Amount, Candidates, Elapse, EndGame, RuleError, Several, View
from bot.rules.menu import build, fields
from tests.rules.harness import Rules, some_of

ABSURD = ("", "nonsense", "0", "-1", "99", "²", "nobody", "deck", "mat", "treaty", "night_king")
"""Texts that are nothing, or something elsewhere."""
NUMBERS = (-1, 0, 1, 99, 100, 10**9, -(10**9))


def kinds(rules: Rules) -> list[type[Action]]:
    """What may be changed by hand, but for what ends a game, or a time that is kept open."""
    return [model for model in rules.edits if model not in (EndGame, Elapse)]


def any_edit(
    rules: Rules, view: View, model: type[Action], whim: random.Random, absurd: float = 0
) -> Action | None:
    """An edit filled with what is offered from the public View; None where nothing is.

    With `absurd` that share of its fields holds something else.
    """
    filled: dict[str, object] = {}
    kind = str(model.model_fields["kind"].default)
    for name, info in fields(model).items():
        offered = _likely(rules.candidates(view, kind, filled, name), whim)
        wanted = str(info.annotation)
        if whim.random() < absurd and "Literal" not in wanted and "tuple" not in wanted:
            known = whim.sample(sorted(rules.names) or ["x"], 1)
            filled[name] = whim.choice(NUMBERS if "int" in wanted else (*ABSURD, *known))
        elif offered:
            filled[name] = whim.choice(offered)
        else:
            return None
    return build(model, filled)


def _likely(offer: Candidates, whim: random.Random) -> list[Any]:
    """Of what is offered, the first few things more often than the others."""
    if isinstance(offer, Amount):
        return [offer.low, offer.high, whim.randint(offer.low, offer.high)]
    if isinstance(offer, Several):
        return [(), tuple(some_of(offer)), tuple(some_of(offer)[:1])]
    return some_of(offer)[: whim.choice((3, None))]


def edit_at_random(rules: Rules, state: Any, whim: random.Random, tries: int = 3) -> Action | None:
    """An edit that can be done now, if one is soon found; one in four is tried with absurd values."""
    for _ in range(tries):
        model, absurd = whim.choice(kinds(rules)), whim.choice((0, 0, 0, 0.5))
        edit = any_edit(rules, rules.view(state, None), model, whim, absurd)
        if edit is not None and refusal(rules, state, edit) is None:
            return edit
    return None


def refusal(rules: Rules, state: Any, edit: Action) -> RuleError | None:
    """With what an edit is refused, if it is."""
    try:
        rules.edit(state, edit, SeededChance(1))
    except RuleError as error:
        return error
    return None
