"""Sieges, Siege Engines, and what an army may do to those it holds: pillage, executions (FIEF-6.30 to 6.40, 0.66)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import control, watch
from bot.rules.fief.model.facts import COSTS, VILLAGES
from bot.rules.fief.model.people import printed

if TYPE_CHECKING:
    from bot.rules.fief.events.land import Building
    from bot.rules.fief.model.land import Ground
    from bot.rules.fief.model.state import Fief


def open_to(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Where a House besieges or may begin to (FIEF-6.30)."""
    return tuple(village for village in VILLAGES if _may(state, seat, village))


def kept(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Where it besieges."""
    return tuple(village for village in VILLAGES if seat in state.land[village].siege)


def _may(state: Fief, seat: Seat, village: str) -> bool:
    here = state.land[village]
    if seat in here.siege:
        return True
    if not here.fort or here.owner in (None, seat) or control.stands(state, village, here.owner, "field"):
        return False
    return holds_out(state, seat, village)


def holds_out(state: Fief, seat: Seat, village: str) -> bool:
    """Whether a House has a leader and a Troop in the field there, as a siege takes (FIEF-6.30)."""
    return _armed(state, seat, village, "field") and bool(control.leaders(state, village, seat, "field"))


def _armed(state: Fief, seat: Seat, village: str, ground: Ground | None = None) -> bool:
    """Whether it has a Troop there; the Ranger of a Brother is one (FIEF-0.2)."""
    return bool(
        state.land[village].troops(seat, ground)
        or watch.rangers(state, control.nobles(state, village, seat, ground))
    )


def spoil(building: str) -> int:
    """Gold for a pillaged building (FIEF-6.40)."""
    return int(COSTS.pillage[building])


def loot(state: Fief, seat: Seat, village: str) -> tuple[Building, ...]:
    """What a House may pillage there (FIEF-6.40): nothing in a siege, in which nobody has anything (FIEF-6.31)."""
    here = state.land[village]
    led = control.leaders(state, village, seat)
    if here.owner != seat or here.siege or not led or not _armed(state, seat, village):
        return ()
    held = any(
        control.stands(state, village, post.seat, "inside") for post in here.posts if post.seat != seat
    )
    found: dict[Building, bool] = {
        "mill": here.mills > 0,
        "sept": here.sept,
        "stronghold": here.fort == "stronghold" and not held,
    }
    return tuple(building for building, there in found.items() if there)


def doomed(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Captives a House may put to death (FIEF-0.66)."""
    if "execute" in state.houses[seat].used:
        return ()
    cruel = {one.place for noble, one in state.of(seat).items() if one.free and printed(noble, "cruel")}
    return tuple(noble for noble, one in state.nobles.items() if one.captor == seat and one.place in cruel)
