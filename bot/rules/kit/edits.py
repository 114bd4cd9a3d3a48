"""What a game master's edits share: what is asked of their values, and what becomes of answers that an edit overtakes.

An edit may come while answers are being given in secret. Those that no longer fit are dropped by an event that only
their givers see, and are asked for anew; so nobody learns from it who had answered.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules.contract import EndGame, RuleError, Seat
from bot.rules.kit.sealed import Sealed
from bot.rules.kit.stack import Stacked


def within(game: str, clause: str, value: int, low: int, high: int) -> None:
    """Raises RuleError (`<game>-no-edit-amount`) unless `value` is from `low` to `high`."""
    if not low <= value <= high:
        raise RuleError(clause, f"{game}-no-edit-amount", low=low, high=high)


def one_of(game: str, clause: str, value: str, values: Iterable[str]) -> None:
    """Raises RuleError (`<game>-no-edit-value`) unless `value` is among `values`."""
    if value not in values:
        raise RuleError(clause, f"{game}-no-edit-value", value=value)


def player(game: str, clause: str, value: str, seats: Iterable[Seat]) -> Seat:
    """The seat that is meant. Raises RuleError (`<game>-no-edit-player`) unless it is among `seats`."""
    if value not in map(str, seats):
        raise RuleError(clause, f"{game}-no-edit-player")
    return int(value)


def winners(game: str, clause: str, action: EndGame, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Who wins, in seat order. Raises RuleError (`<game>-no-winner`) if one of them is not among `seats`."""
    at_table = tuple(seats)
    if not set(action.winners) <= set(map(str, at_table)):
        raise RuleError(clause, f"{game}-no-winner")
    return tuple(seat for seat in at_table if str(seat) in action.winners)


def overtaken(state: Stacked) -> tuple[Seat, ...]:
    """The seats whose answers to the open decision no longer fit."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Sealed):
        return ()
    return tuple(seat for seat, answer in top.answers.items() if not top.fits(state, seat, answer))
