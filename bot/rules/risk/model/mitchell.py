"""What the House Mitchell variant adds: the sides nobody plays, and who waits to lead one (MITCHELL-2, MITCHELL-3)."""

from __future__ import annotations

from collections.abc import Mapping
from operator import not_

from pydantic import Field

from bot.rules.contract import Model, Seat
from bot.rules.risk.model.board import MITCHELL

GIFT = "the_gift"
"""Where the Night's Watch stands guard (MITCHELL-2.3)."""
WATCH, WILDLINGS = "nights_watch", "wildlings"

GREAT_HOUSES = MITCHELL.placement_order
"""All Houses, in the order in which ties between them are broken (MITCHELL-4.3)."""
SIDES = (*GREAT_HOUSES, WATCH, WILDLINGS)
STARRED = tuple(one.house for one in MITCHELL.placements if one.playable and one.house is not None)
"""The Houses that players choose from (MITCHELL-2.1)."""
TOWNS = {one.town: one for one in MITCHELL.placements if one.town is not None}
"""Who begins in which town (MITCHELL-2.2, MITCHELL-2.3)."""
OFF_BOARD = {
    one.house: one.armies for one in MITCHELL.placements if one.town is None and one.house is not None
}
"""Who begins off the board, and how strong (MITCHELL-2.2)."""


def statutory(side: str) -> int:
    """The armies with which a side goes off the board (MITCHELL-5.1, MITCHELL-7.2, MITCHELL-7.6)."""
    return MITCHELL.statutory_exile_armies.get(side, MITCHELL.statutory_exile_armies["default"])


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
    left: tuple[Seat, ...] = Field((), exclude_if=not_)
    """Those who are out because they have left, and may lead no House again (MITCHELL-6.7)."""
