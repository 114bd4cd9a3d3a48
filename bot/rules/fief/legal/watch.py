"""Brothers of the Night's Watch: who may become one, who may leave, what they are worth (FIEF-11.1 to 11.18)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import court, titles
from bot.rules.fief.model.board import WALL, region
from bot.rules.fief.model.facts import REGIONS, VILLAGES
from bot.rules.fief.model.people import is_lord
from bot.rules.fief.model.watch import BROTHER, COMMANDER

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

NORTH = 1
"""The Region of the Wall."""


def brothers(state: Fief, seat: Seat | None = None) -> tuple[str, ...]:
    """All Brothers, or those of a House, free or Captive."""
    return tuple(
        noble for noble, one in state.nobles.items() if BROTHER in one.titles and seat in (None, one.seat)
    )


def cards_left(state: Fief) -> int:
    """Brother cards: as many as players, less those that are held (FIEF-11.1)."""
    return len(state.houses) - len(brothers(state)) if state.options.nwe else 0


def may_swear(state: Fief, noble: str) -> bool:
    """A Lord without a wife, neither King nor Heir nor a Brother (FIEF-1.45, 1.46, 11.5)."""
    one = state.nobles[noble]
    bound = one.spouse or "king" in one.titles or "heir" in one.marks or BROTHER in one.titles
    return is_lord(noble) and not bound


def recruits(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Lords who may be given a Brother card in place of a draw (FIEF-11.5)."""
    if cards_left(state) < 1:
        return ()
    return tuple(noble for noble, one in state.of(seat).items() if one.free and may_swear(state, noble))


def sent_north(state: Fief, noble: str) -> bool:
    """Whether the black takes one who is named an Outlaw (FIEF-1.45)."""
    ruled = state.options.nwe and state.options.has("black_instead_of_outlaw")
    able = may_swear(state, noble) and cards_left(state) > 0
    return ruled and able and not brothers(state, state.nobles[noble].seat)


def penitents(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Outlaws who may take the black by their own will (FIEF-11.8)."""
    if not state.options.has("black_instead_of_outlaw") or cards_left(state) < 1:
        return ()
    return tuple(
        noble for noble, one in state.of(seat).items() if "outlaw" in one.marks and may_swear(state, noble)
    )


def sworn(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Brothers who may forswear their vows (FIEF-11.10)."""
    return brothers(state, seat) if state.options.has("oathbreakers") else ()


def rangers(state: Fief, nobles: Iterable[str]) -> int:
    """How many Rangers these have with them (FIEF-11.2)."""
    return sum(state.nobles[noble].ranger for noble in nobles)


def commander(state: Fief) -> str | None:
    """The Lord Commander."""
    return titles.holder(state, COMMANDER)


def voters(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Brothers of a House who may stand and vote for Lord Commander (FIEF-11.15)."""
    return tuple(
        noble
        for noble in brothers(state, seat)
        if state.nobles[noble].free and not court.barred(state, noble)
    )


def in_the_north(state: Fief, noble: str) -> bool:
    """Whether somebody is in Region 1, or on the Wall."""
    place = state.nobles[noble].place
    return place == WALL or (place in VILLAGES and region(place) == NORTH)


NORTHERN = REGIONS[NORTH].villages
"""The Villages of its Region."""
