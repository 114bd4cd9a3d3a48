"""Somebody to play against."""

from typing import TypeVar

from bot.rules.contract import Action, Chance, Ruleset, State, View
from bot.rules.parley.actions import Answer, Commit, Hold, Part
from bot.rules.parley.show import ParleyView

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def wary(rules: Ruleset[S, V], view: V, chance: Chance) -> Action:  # noqa: ARG001 (the contract's names)
    """Holds, commits one silver, and agrees to what is offered."""
    assert isinstance(view, ParleyView)
    assert view.viewer is not None
    if view.my_prompt is None:
        return Answer(lord=str(view.invitations[0].about["seat"]), yes=True)
    match view.my_prompt.kind:
        case "march":
            return Hold()
        case "talk":
            return Part()
    return Commit(silver=min(1, view.known.silver[view.viewer]))
