"""Uprisings: how strong the rebels are, and who can calm them (FIEF-8.27, 8.28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import strength, titles
from bot.rules.fief.model.board import warden_of
from bot.rules.fief.model.facts import BUILDINGS, COSTS, VILLAGES
from bot.rules.fief.model.land import Ground

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

REBELS = 6
"""Each card brings (1 Strength Point and 1 hit each)."""
ROUNDS = 3
FAILS = 2
"""At most on the die of a Warden who cannot calm them."""
SLAIN = 3
"""At most on the die of a Noble whom nobody shields."""
PRICE = COSTS.other_prices.calm_uprising_by_council_member


def place(state: Fief, target: str) -> str:
    """Where it is: the Village, or that of the Noble upon whom the people fall."""
    return state.nobles[target].place if target in state.nobles else target


def warden(state: Fief, target: str) -> str | None:
    """The free Warden of the Region; on the Wall there is none."""
    where = place(state, target)
    noble = titles.holder(state, warden_of(where)) if where in VILLAGES else None
    if noble is None or not state.nobles[noble].free or state.houses[state.nobles[noble].seat].gone:
        return None
    return noble


def members(state: Fief, seat: Seat) -> bool:
    """Whether a House has a free Member of the Small Council."""
    return any(one.free and titles.member(state, noble) for noble, one in state.of(seat).items())


def calmers(state: Fief, target: str) -> tuple[Seat, ...]:
    """Who is asked: where gold is public, only those who could pay (FIEF-0.95)."""
    noble = warden(state, target)
    tries = None if noble is None else state.nobles[noble].seat
    return tuple(seat for seat in state.order if seat == tries or _pays(state, seat))


def can_pay(state: Fief, seat: Seat) -> bool:
    """Whether a House can pay for a card: with a free Member, and gold."""
    return state.houses[seat].gold >= PRICE and members(state, seat)


def _pays(state: Fief, seat: Seat) -> bool:
    house = state.houses[seat]
    able = house.gold >= PRICE or not state.options.gold_public
    return able and not house.gone and members(state, seat)


def dice(state: Fief, village: str, rebels: int, ground: Ground, passage: bool) -> int:
    """What rebels throw; walls cost them dice, unless somebody opens a way (FIEF-8.20 d)."""
    fort = state.land[village].fort if village in state.land else ""
    lost = BUILDINGS[fort].die_penalty + strength.of_vale(state, village) if fort else 0
    return max(0, strength.dice(rebels) - (lost if ground == "inside" and not passage else 0))
