"""When a game master may change something of Tiny Epic, and what the refusals share."""

from __future__ import annotations

from bot.rules.contract import RuleError
from bot.rules.tiny_epic.model.state import TinyEpic

GAME, CLAUSE = "tiny_epic", "TE-0.6"
RESTING = ("round", "drafting", "turn", "rival_turn")
"""Frames under which the map is at rest, as it is while somebody is asked for an action that is no step of a card."""


def begun(state: TinyEpic) -> None:
    """Raises RuleError while Houses are taken: no castle takes the place of gold yet."""
    if not state.stock or state.stack[-1].kind == "setup":
        raise RuleError(CLAUSE, f"{GAME}-no-edit-yet")


def at_rest(state: TinyEpic) -> None:
    """Raises RuleError while a battle, a retreat, a card or anything else is under way on the map."""
    begun(state)
    for frame in state.stack:
        if frame.kind not in RESTING and not (frame.kind == "act" and frame.moment != "step"):
            raise RuleError(CLAUSE, f"{GAME}-no-edit-now")


def same(so: bool) -> None:
    """Raises RuleError if nothing would change."""
    if so:
        raise RuleError(CLAUSE, f"{GAME}-no-edit-same")
