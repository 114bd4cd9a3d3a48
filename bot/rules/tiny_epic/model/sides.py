"""Sides: whose gold, points and tokens something is.

A player's side is its seat as text, that of an NP house without an ally its id; besides there are those that several
players or nobody plays.
"""

from __future__ import annotations

from bot.rules.contract import Seat

TREATY = "treaty"
"""All players together against the Night King (TE-15.1)."""
NIGHT = "night_king"
"""The Night King and his dead; what lies in his Ally Pool is the Terror Pool (TE-15.9e)."""
RIVAL = "rival"
"""The second house of a solo game (TE-16.1)."""


def seat_of(side: str) -> Seat | None:
    """The one player whose side it is, if it is one's."""
    return int(side) if side.isdigit() else None
