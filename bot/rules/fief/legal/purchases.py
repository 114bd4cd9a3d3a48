"""What may be bought in P4.BUY, and where (FIEF-4.10 to 4.23)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import control, stock, titles
from bot.rules.fief.model.board import closed
from bot.rules.fief.model.facts import BUILDINGS, DOMAINS, STOCK, UNITS, VILLAGES
from bot.rules.kit.memo import last

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

TACTICS = ("archer", "bannermen_captain")
"""Only with option `te` (FIEF-4.12)."""
WORKS = ("stronghold", "mill", "sept")


@last
def possible(state: Fief, seat: Seat) -> tuple[str, ...]:
    """What it can pay for and has a place for."""
    return tuple(_possible(state, seat))


def able(state: Fief, seat: Seat) -> bool:
    """Whether there is anything."""
    return next(_possible(state, seat), None) is not None


def _possible(state: Fief, seat: Seat) -> Iterator[str]:
    gold = state.houses[seat].gold
    for what in (*STOCK, *WORKS, *DOMAINS):
        if what in TACTICS and not state.options.te:
            continue
        if cost(state, seat, what) <= gold and where(state, seat, what):
            yield what


@cache
def price(what: str) -> int:
    """In gold, of one."""
    if what in DOMAINS:
        return DOMAINS[what].price
    return BUILDINGS[what].price if what in BUILDINGS else UNITS[what].price or 0


def cost(state: Fief, seat: Seat, what: str) -> int:
    """What a House pays: nothing for a Fief where the Crown is its own to grant it (FIEF-4.24)."""
    return 0 if what in DOMAINS and titles.granter(state) == seat else price(what)


def where(state: Fief, seat: Seat, what: str) -> tuple[str, ...]:
    """Villages in which it may be placed."""
    if what in DOMAINS:
        return cities(state, seat, what)
    if what in BUILDINGS:
        if not stock.buildings(state, what):
            return ()
        return tuple([one for one in control.villages(state, seat) if _site(state, seat, what, one)])
    return _camps(state, seat) if stock.troops(state, seat, what) else ()


@last
def _camps(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Villages in which it may raise Troops."""
    return tuple(one for one in control.villages(state, seat) if _muster(state, seat, one))


def _muster(state: Fief, seat: Seat, village: str) -> bool:
    """FIEF-4.11."""
    here = state.land[village]
    if not here.fort or here.siege or control.struck(state, village, "famine"):
        return False
    held = here.fort == "fortified_city" and titles.holding_seat(state, VILLAGES[village].fief) == seat
    return held or control.stands(state, village, seat, "inside")


def _site(state: Fief, seat: Seat, what: str, village: str) -> bool:
    """FIEF-4.13 to 4.16, 6.31."""
    here = state.land[village]
    if here.siege:
        return False
    match what:
        case "mill":
            return here.mills < BUILDINGS[what].max_per_village
        case "sept":
            return not here.sept and not septs_barred(state)
    others = any(post.seat != seat for post in here.posts)
    return not here.fort and not others and bool(control.nobles(state, village, seat))


def septs_barred(state: Fief) -> bool:
    """Whether no Sept can be built any more, or at this table (FIEF-1.32, 4.16)."""
    return state.idols or (state.options.has("septs_need_nwe") and not state.options.nwe)


def cities(state: Fief, seat: Seat, fief: str) -> tuple[str, ...]:
    """FIEF-4.20, 4.21: for an available Fief Title its City, the Strongholds that may become it, or a capital."""
    found = sites(state, seat, fief)
    return found if found and takers(state, seat, fief) else ()


def exchanges(state: Fief, seat: Seat) -> dict[str, tuple[str, ...]]:
    """Fief Titles that can be paid for Nobles who would give up another, and the places for each (FIEF-0.42)."""
    gold = state.houses[seat].gold
    return {
        fief: places
        for fief in DOMAINS
        if cost(state, seat, fief) <= gold
        and (places := sites(state, seat, fief))
        and crowded(state, seat, fief)
    }


def sites(state: Fief, seat: Seat, fief: str) -> tuple[str, ...]:
    """The same, whoever takes it."""
    domain = DOMAINS[fief]
    if not control.holds_all(state, seat, domain.villages) or titles.holder(state, fief):
        return ()
    if domain.tier == "lesser":
        return (domain.capital,)
    if found := tuple(one for one in domain.villages if state.land[one].fort == "fortified_city"):
        return found
    return tuple(one for one in domain.villages if _rises(state, one))


def _rises(state: Fief, village: str) -> bool:
    """Whether a Stronghold there may become a City: not in a siege (FIEF-6.31)."""
    return state.land[village].fort == "stronghold" and not control.besieged(state, village)


def takers(state: Fief, seat: Seat, fief: str) -> tuple[str, ...]:
    """Nobles of a House who may take it (FIEF-4.20)."""
    return tuple(one for one in _fit(state, seat, fief) if titles.free_slots(state, one, "fief") > 0)


def crowded(state: Fief, seat: Seat, fief: str) -> tuple[str, ...]:
    """Nobles of a House who could take it but for want of a slot (FIEF-0.42)."""
    return tuple(one for one in _fit(state, seat, fief) if titles.free_slots(state, one, "fief") == 0)


def _fit(state: Fief, seat: Seat, fief: str) -> tuple[str, ...]:
    villages = DOMAINS[fief].villages
    if not closed(len(state.houses)).isdisjoint(villages):
        return ()
    nobles = state.nobles
    return tuple(
        [
            noble
            for noble in state.houses[seat].succession
            if nobles[noble].place in villages and nobles[noble].free and titles.fit_for_fief(state, noble)
        ]
    )
