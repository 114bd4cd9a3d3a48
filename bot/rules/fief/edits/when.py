"""When a game master may change something of Fief, whose it is, and what every change of the map brings."""

from __future__ import annotations

from bot.rules.contract import RuleError, Seat
from bot.rules.fief.events.base import FiefEvent
from bot.rules.fief.events.edits import Reopened
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import by_hand
from bot.rules.fief.model.people import Noble
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import upkeep
from bot.rules.kit.edits import overtaken, player

GAME, CLAUSE = "fief", "FIEF-0.90"
NOBODY = "nobody"


def change(play: Play, *events: FiefEvent) -> None:
    """With what follows of itself (control, sieges, Captives, Titles), and without answers that no longer fit."""
    for event in events:
        play.emit(event)
    upkeep.keep_up(play)
    for seat in overtaken(play.state):
        play.emit(Reopened(seat=seat, secret=play.state.stack[-1].secret))


def begun(state: Fief) -> None:
    """Raises RuleError during the set-up: what a House begins with would take the place of what is set."""
    if not state.phase:
        raise RuleError(CLAUSE, f"{GAME}-no-edit-yet")


def at_rest(state: Fief) -> None:
    """Raises RuleError unless nothing is under way that holds the map as it is."""
    begun(state)
    if not by_hand.at_rest(state):
        raise RuleError(CLAUSE, f"{GAME}-no-edit-now")


def playing(state: Fief, value: str) -> Seat:
    """The seat that is meant. Raises RuleError unless it is still in the game."""
    seat = player(GAME, CLAUSE, value, state.seats)
    if state.houses[seat].gone:
        raise RuleError("FIEF-17.50", f"{GAME}-no-edit-gone", seat=seat)
    return seat


def in_play(state: Fief, noble: str) -> Noble:
    """Raises RuleError if there is no such Noble on the map."""
    if noble not in state.nobles:
        raise RuleError("FIEF-0.31", f"{GAME}-no-edit-noble")
    return state.nobles[noble]
