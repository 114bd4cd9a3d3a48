"""Passes that the clock gives, for whoever wishes so, where somebody is asked whether they want to step in.

A pass that came where nothing could be done would tell that the hand is empty. So this one asks about no hand: it comes
to each seat that was asked, after a time that was drawn beforehand from the table's secret and from what all can see.
Whoever wants to step in does so before. What others see of it is the same for a full and an empty hand.
"""

import hashlib
import hmac
from collections.abc import Iterable

from bot.engine.table.pace import MINUTE, Calendar, time_after
from bot.rules.contract import Prompt, Seat
from bot.store.rows import ClockRow

WAITS = (5, 15, 60, 180)
"""Minutes among which people choose; it takes once to twice as long."""


def offered(prompts: Iterable[Prompt]) -> set[Seat]:
    """The seats that were asked whether they want to step in, whether or not they have answered."""
    return {seat for prompt in prompts if prompt.passable for seat in prompt.asked}


def passes_at(secret: str, clock: ClockRow, calendar: Calendar) -> float | None:
    """When it is passed for the seat of this clock; None where its player has no such wish, or it stands still."""
    patience = calendar.person.patience
    if not patience or clock.since is None:
        return None
    wait = patience * MINUTE * (1 + _drawn(secret, clock))
    return time_after(calendar, clock.since, wait - clock.used)


def due(clocks: Iterable[ClockRow], waiting: set[Seat], now: float) -> Seat | None:
    """A seat among those awaited for which it is to be passed by now."""
    late = (
        clock.seat
        for clock in clocks
        if clock.seat in waiting and clock.passes_at is not None and clock.passes_at <= now
    )
    return min(late, default=None)


def _drawn(secret: str, clock: ClockRow) -> float:
    """From 0 to 1, the same whenever it is asked: for the table, the seat, the decision and when it began."""
    about = f"pass {clock.seat} {clock.since!r} {clock.decision}"
    drawn = hmac.digest(secret.encode(), about.encode(), hashlib.sha256)
    return int.from_bytes(drawn[:8]) / 2**64
