"""Who controls what, and who stands where (FIEF-0.22 to 0.28)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.rules.contract import Party, Seat
from bot.rules.fief.legal import titles
from bot.rules.fief.model.board import closed
from bot.rules.fief.model.facts import DOMAINS, VILLAGES
from bot.rules.fief.model.land import Ground
from bot.rules.fief.model.units import Troops, less
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
    land, barred = state.land, closed(len(state.houses))
    for place in places:  # noqa: SIM110
        if land[place].owner != seat and place not in barred:
            return False
    return True


def due(state: Fief) -> Iterator[tuple[str, Seat | None]]:
    """Villages whose control has lapsed or begins, and who has it from now on (FIEF-0.22 to 0.24)."""
    held, barred = titles.holders(state), closed(len(state.houses))
    lords = {
        place: state.nobles[held[fief]].seat
        for fief in held
        if fief in DOMAINS
        for place in DOMAINS[fief].villages
    }
    for place, village in state.land.items():
        owner, posts, lord = village.owner, village.posts, lords.get(place)
        if place in barred or (owner is None and lord is None and not posts):
            continue
        if owner is not None and (owner == lord or village.post(owner)):
            continue
        taker = posts[0].seat if posts else lord
        if taker != owner:
            yield place, taker


def nobles(
    state: Fief, village: str, seat: Seat | None = None, ground: Ground | None = None
) -> tuple[str, ...]:
    """Free Nobles in a Village, of one House or of all, on one ground or on both."""
    there = _free(state.nobles).get(village)
    if there is None:
        return ()
    inside = ground == "inside"
    return tuple(
        [
            noble
            for noble, one in there
            if (seat is None or one.seat == seat) and (ground is None or one.inside == inside)
        ]
    )


def by_place(state: Fief) -> Mapping[str, Sequence[tuple[str, Noble]]]:
    """The free Nobles of every place where there are any."""
    return _free(state.nobles)


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
    return bool(state.land[village].troops(seat, ground) or nobles(state, village, seat, ground))


def bared(state: Fief, village: str, seat: Seat, nobles_gone: Sequence[str], men_gone: Troops) -> bool:
    """Whether a House loses a Village when these of its units go: nobody of it stays (FIEF-0.23)."""
    if village not in state.land or state.land[village].owner != seat:
        return False
    if titles.holding_seat(state, VILLAGES[village].fief) == seat:
        return False
    return deserted(state, village, seat, nobles_gone, men_gone)


def deserted(state: Fief, village: str, seat: Seat, nobles_gone: Sequence[str], men_gone: Troops) -> bool:
    """Whether no Troop or free Noble of a House stays when these go, to hold a Village or a Captive (FIEF-0.60)."""
    stays = {*nobles(state, village, seat)} - {*nobles_gone}
    return not stays and not less(state.land[village].troops(seat), men_gone)


def besieged(state: Fief, village: str) -> bool:
    """FIEF-6.30."""
    return bool(state.land[village].siege)


def struck(state: Fief, village: str, kind: str) -> bool:
    """Whether a Disaster of this kind lies on its Region."""
    if not state.struck:
        return False
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
    """Whether units of a House that are inside may be (FIEF-0.26, 0.27, 5.15); a siege keeps them in (FIEF-6.31)."""
    here = state.land[village]
    if not here.fort or here.owner in (None, seat):
        return bool(here.fort)
    host = state.houses[here.owner]
    return seat in host.guests or (bool(here.siege) and seat in host.unwelcome)
