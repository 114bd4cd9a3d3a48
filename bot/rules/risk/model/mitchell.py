"""What the House Mitchell variant adds to the state: the sides nobody plays, and who waits to lead one (MITCHELL-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.rules.contract import Model, Seat


class Realm(Model):
    """Who of the sides without a player stands where.

    A neutral land that is in `holders` is held by that House, the Night's Watch or the Wildlings, any other is
    unaligned (MITCHELL-3.3). A side without land is off the board (MITCHELL-1.2).
    """

    holders: Mapping[str, str] = {}
    wildlings: int = 0
    """Armies beyond the Wall, while the Wildlings are there."""
    crossed: int = 0
    """The turn, counted from 1, in which the Wildlings were last called across the Wall (MITCHELL-7.3)."""
    drawn: bool = False
    """Whether a territory card was drawn in the Draw step of this turn (MITCHELL-7.3)."""
    repelled: bool = False
    """Whether the Night's Watch has tried to come back and failed, so that it tries every turn (MITCHELL-7.4)."""
    landings: Mapping[str, str] = {}
    """Where the exiles of a House last came ashore and stayed: the Seat of a House without a town (MITCHELL-9.4)."""
    asked: tuple[Seat, ...] = ()
    """Seats that have asked for a House in this round."""
    heirs: tuple[tuple[Seat, str], ...] = ()
    """Who leads which House from the next round on (MITCHELL-6.7)."""


class Vote(Model):
    """All players in the game are asked whether `seat` may lead `house`; one no is enough (MITCHELL-6.7)."""

    kind: Literal["vote"] = "vote"
    seat: Seat
    house: str
    asked: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()
