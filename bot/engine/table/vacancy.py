"""Seats that their players have left, and that somebody else may take over: a substitute is wanted for them."""

from dataclasses import replace

from bot.engine.journal.entries import Rules
from bot.rules.contract import State, successor
from bot.store.rows import SeatRow


def listed(
    rules: Rules, seats: tuple[SeatRow, ...], before: State | None, after: State
) -> tuple[SeatRow, ...]:
    """The seats after a change of the board: open if one has become free by it; if one is free no longer, only where
    nobody sits there."""
    changed = {}
    for row in seats:
        free = successor(rules, after, row.seat) is not None
        if free != (before is not None and successor(rules, before, row.seat) is not None):
            changed[row.seat] = free or (row.open and row.user_id is None)
    return tuple(replace(row, open=changed.get(row.seat, row.open)) for row in seats) if changed else seats
