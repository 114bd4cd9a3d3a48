"""The odds of an Assassination, before it is tried (FIEF-8.11, 8.12, 1.79)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import court

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

FAILS = 1
"""The face on which it fails."""
ONE_THROW = Fraction(5, 6)
LAWS = "laws"
"""The power of the Edition B Master of Laws, once a round."""


def sure(state: Fief, seat: Seat) -> bool:
    """House Martell throws no die."""
    return state.houses[seat].house == "martell"


def judge(state: Fief) -> Seat | None:
    """Whose Master of Laws may have the die thrown again (FIEF-1.79)."""
    noble = court.able(state, "master_of_laws") if state.options.edition == "b" else None
    if noble is None:
        return None
    seat = state.nobles[noble].seat
    return None if LAWS in state.houses[seat].used or state.houses[seat].gone else seat


def chance(state: Fief, seat: Seat) -> tuple[Fraction, Fraction]:
    """That the victim dies: at worst and at best, for a Master of Laws may have the die thrown again."""
    if sure(state, seat):
        return Fraction(1), Fraction(1)
    if (laws := judge(state)) is None:
        return ONE_THROW, ONE_THROW
    better = 1 - (1 - ONE_THROW) ** 2
    return (better, better) if laws == seat else (ONE_THROW**2, better)
