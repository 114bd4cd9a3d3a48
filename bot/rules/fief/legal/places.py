"""Where a Noble who comes into play may be put, and where a freed one goes (FIEF-2.28, 0.64)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import control, strength, titles
from bot.rules.fief.model.board import open_villages, steps
from bot.rules.fief.model.facts import COSTS, VILLAGES

if TYPE_CHECKING:
    from bot.rules.fief.events.people import From
    from bot.rules.fief.model.state import Fief


def cradles(state: Fief, seat: Seat) -> tuple[str, ...]:
    """FIEF-2.28: places of the first kind that exists; nobody comes into a siege (FIEF-6.31)."""
    mine = tuple(one for one in control.villages(state, seat) if not control.besieged(state, one))
    walled = tuple(one for one in mine if state.land[one].fort)
    free = tuple(
        one
        for one in open_villages(len(state.houses))
        if state.land[one].owner is None and not state.land[one].posts
    )
    return walled or mine or free


def sheltered(state: Fief, seat: Seat, village: str) -> bool:
    """Whether who comes to this Village of the House is inside its walls."""
    here = state.land[village]
    return bool(here.fort) and here.owner == seat and not here.siege


def next_noble(state: Fief, seat: Seat, lady: bool) -> tuple[From, str] | None:
    """Who comes of age: from which deck, and who, which nobody knows before (FIEF-0.31, 2.27)."""
    house = state.houses[seat]
    ladies: tuple[From, tuple[str, ...]] = ("ladies", house.ladies)
    lords: tuple[From, tuple[str, ...]] = ("lords", house.lords)
    hedge: tuple[From, tuple[str, ...]] = ("hedge", state.hedge)
    for source, deck in (ladies, lords, hedge) if lady else (lords, hedge, ladies):
        if deck:
            return source, deck[0]
    return None


def may_come(state: Fief, seat: Seat) -> bool:
    """Whether a House has room for another Noble, and a place (FIEF-0.30, 2.27)."""
    room = len(state.houses[seat].succession) < COSTS.limits.nobles_per_house
    return room and bool(cradles(state, seat)) and next_noble(state, seat, lady=False) is not None


def refuge(state: Fief, noble: str) -> str:
    """FIEF-0.64: where a freed Noble goes; where it is, if its House has units or keeps control there, or nowhere."""
    one = state.nobles[noble]
    here = state.land.get(one.place)
    if here is not None and (here.post(one.seat) or _kept(state, one.place, one.seat)):
        return one.place
    return nearest(state, noble)


def _kept(state: Fief, village: str, seat: Seat) -> bool:
    """Whether a House controls a Village though nobody of it be there (FIEF-0.23)."""
    return state.land[village].owner == seat == titles.holding_seat(state, VILLAGES[village].fief)


def nearest(state: Fief, noble: str) -> str:
    """The nearest Village of its House but its own; where it is, if there is none."""
    one, places = state.nobles[noble], list(VILLAGES)
    far = steps(one.place)
    return min(
        (village for village in control.villages(state, one.seat) if village != one.place),
        key=lambda village: (far[village], -_garrison(state, village, one.seat), places.index(village)),
        default=one.place,
    )


def _garrison(state: Fief, village: str, seat: Seat) -> int:
    here = control.nobles(state, village, seat)
    return strength.of_side(state, state.land[village].troops(seat), here, attacking=False)
