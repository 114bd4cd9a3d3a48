"""Inside and field: who may be in which fortification (FIEF-5.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import control
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.model.land import Ground, opposite
from bot.rules.fief.model.units import Troops
from bot.rules.kit.memo import last

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


@last
def places(state: Fief, seat: Seat) -> dict[str, tuple[str, ...]]:
    """Where units of a House could go into a fortification, or out of it, and which of the two."""
    found = {}
    for village, here in state.land.items():
        if here.fort and not here.siege and here.post(seat) is not None:
            inside = control.stands(state, village, seat, "inside")
            field = control.let_in(state, village, seat) and control.stands(state, village, seat, "field")
            if inside or field:
                found[village] = (*(("field",) if inside else ()), *(("inside",) if field else ()))
    return {village: found[village] for village in VILLAGES if village in found}


def movable(state: Fief, seat: Seat, village: str, where: str) -> tuple[Troops, tuple[str, ...]]:
    """Who is there to go."""
    ground: Ground = "inside" if where == "inside" else "field"
    return control.units(state, village, seat, opposite(ground))
