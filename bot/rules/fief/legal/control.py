"""Who controls what, and who stands where (FIEF-0.22 to 0.28)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from bot.rules.contract import Party, Seat
from bot.rules.fief.legal import titles
from bot.rules.fief.model.board import closed
from bot.rules.fief.model.facts import DOMAINS, VILLAGES
from bot.rules.fief.model.land import Ground
from bot.rules.fief.model.units import Troops
from bot.rules.kit.memo import last

if TYPE_CHECKING:
    from bot.rules.fief.model.land import Village
    from bot.rules.fief.model.people import Noble
    from bot.rules.fief.model.state import Fief


def shut(state: Fief, village: str) -> bool:
    """Whether nobody can control it (FIEF-0.14)."""
    return village in closed(len(state.houses))


def villages(state: Fief, seat: Seat) -> tuple[str, ...]:
    """What a House controls, in listed order."""
    return _owned(state.land).get(seat, ())


@last
def _owned(land: Mapping[str, Village]) -> dict[Seat | None, tuple[str, ...]]:
    """What each House controls, in listed order."""
    found: dict[Seat | None, list[str]] = {}
    for village, here in land.items():
        found.setdefault(here.owner, []).append(village)
    return {seat: tuple(places) for seat, places in found.items()}


def holds_all(state: Fief, seat: Seat, places: tuple[str, ...]) -> bool:
    """Whether a House controls every open one of these Villages."""
    return all(state.land[place].owner == seat for place in places if not shut(state, place))


def due(state: Fief) -> Iterator[tuple[str, Seat | None]]:
    """Villages whose control has lapsed or begins, and who has it from now on (FIEF-0.22 to 0.24)."""
    held, barred = titles.holders(state), closed(len(state.houses))
    lords = {place: state.nobles[held[fief]].seat for fief in held for place in _lands(fief)}
    for place, village in state.land.items():
        lord = lords.get(place)
        if place in barred or (village.owner is None and lord is None and not village.posts):
            continue
        if village.owner is not None and (village.owner == lord or village.post(village.owner)):
            continue
        taker = village.posts[0].seat if village.posts else lord
        if taker != village.owner:
            yield place, taker


def _lands(title: str) -> tuple[str, ...]:
    """The Villages of a Fief; of other Titles none."""
    return DOMAINS[title].villages if title in DOMAINS else ()


def nobles(
    state: Fief, village: str, seat: Seat | None = None, ground: Ground | None = None
) -> tuple[str, ...]:
    """Free Nobles in a Village, of one House or of all, on one ground or on both."""
    return tuple(
        [
            noble
            for noble, one in _free(state.nobles).get(village, ())
            if seat in (None, one.seat) and (ground is None or one.inside == (ground == "inside"))
        ]
    )


@last
def _free(nobles: Mapping[str, Noble]) -> dict[str, list[tuple[str, Noble]]]:
    """Free Nobles by where they are."""
    found: dict[str, list[tuple[str, Noble]]] = {}
    for noble, one in nobles.items():
        if one.captor is None:
            found.setdefault(one.place, []).append((noble, one))
    return found


def leaders(state: Fief, village: str, seat: Seat, ground: Ground | None = None) -> tuple[str, ...]:
    """Those of them who lead (FIEF-0.36)."""
    return tuple(one for one in nobles(state, village, seat, ground) if titles.leader(state, one))


def last_leader(state: Fief, noble: str) -> bool:
    """Whether it alone leads its House in a Village that another House, or nobody, controls (FIEF-0.52)."""
    one = state.nobles[noble]
    if one.place not in state.land or state.land[one.place].owner == one.seat:
        return False
    return leaders(state, one.place, one.seat) == (noble,)


def captives(state: Fief, village: str, party: Party) -> tuple[str, ...]:
    """Whom somebody holds in a Village (FIEF-0.60)."""
    return tuple(noble for noble, one in state.nobles.items() if one.place == village and one.captor == party)


def units(state: Fief, village: str, seat: Seat, ground: Ground) -> tuple[Troops, tuple[str, ...]]:
    """Troops and free Nobles of a House on one ground."""
    return state.land[village].troops(seat, ground), nobles(state, village, seat, ground)


def stands(state: Fief, village: str, seat: Seat, ground: Ground) -> bool:
    """Whether it has any unit there."""
    return any(units(state, village, seat, ground))


def besieged(state: Fief, village: str) -> bool:
    """FIEF-6.30."""
    return bool(state.land[village].siege)


def struck(state: Fief, village: str, kind: str) -> bool:
    """Whether a Disaster of this kind lies on its Region."""
    region = VILLAGES[village].region
    return any(strike.kind == kind and strike.region == region for strike in state.struck)


def let_in(state: Fief, village: str, seat: Seat) -> bool:
    """Whether units of a House that come there may go inside (FIEF-0.27, 5.15)."""
    here = state.land[village]
    if not here.fort or here.siege:
        return False
    if here.owner is None:
        return not shut(state, village) and all(post.seat == seat for post in here.posts)
    host = state.houses[here.owner]
    return here.owner == seat or (seat in host.guests and seat not in host.unwelcome)


def may_stay(state: Fief, village: str, seat: Seat) -> bool:
    """Whether units of a House that are inside may be (FIEF-0.26, 0.27, 5.15)."""
    here = state.land[village]
    return bool(here.fort) and (here.owner in (None, seat) or seat in state.houses[here.owner].guests)
