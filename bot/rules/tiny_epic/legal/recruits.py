"""What may be recruited, for how much and where (TE-4.1 to TE-4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model.army import HERO, TOKEN, Force
from bot.rules.tiny_epic.model.facts import HOUSES
from bot.rules.tiny_epic.model.ops import Recruit

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

OWN_HERO, ALLY_TOKEN, ALLY_HERO = 3, 1, 2


def prices(state: TinyEpic, seat: Seat, op: Recruit) -> dict[str, int]:
    """What a seat could recruit and pay for: a house for one of its Power Tokens, a Hero by its card."""
    own, found = state.lords[seat].house, {}
    for house in control.houses(state, seat):
        if op.source == "force_track" and house != own:
            continue
        if state.stock[house]:
            found[house] = _track(state, house) if house == own else ALLY_TOKEN
        hero = state.heroes.get(house)
        if hero and not op.power_tokens_only and control.hero_domain(state, house) is None:
            found[hero] = OWN_HERO if house == own else ALLY_HERO
    gold = state.purse(seat).gold
    return {unit: 0 if op.free else price for unit, price in found.items() if op.free or price <= gold}


def recruit(state: TinyEpic, unit: str) -> tuple[str, Force]:
    """The house and the unit that a choice of `prices` means."""
    if unit in HOUSES:
        return unit, TOKEN
    return next(house for house, hero in state.heroes.items() if hero == unit), HERO


def places(state: TinyEpic, seat: Seat, op: Recruit, unit: str) -> tuple[str, ...]:
    """Where it may stand: a domain the seat controls, with room (TE-4.2)."""
    house, force = recruit(state, unit)
    held = (d for d in state.links if control.mine(state, seat, d) and not control.hostile(state, seat, d))
    if op.place == "domain_of_own_hero":
        held = (d for d in held if any(one.leaders for one in control.mine(state, seat, d).values()))
    return tuple(d for d in held if control.fits(state, d, {house: force}))


def possible(state: TinyEpic, seat: Seat, op: Recruit) -> tuple[str, ...]:
    """What can be recruited, paid and placed."""
    return tuple(unit for unit in prices(state, seat, op) if places(state, seat, op, unit))


def _track(state: TinyEpic, house: str) -> int:
    """The cost of the leftmost token on a Force Track (TE-1.11)."""
    track = HOUSES[house].force_track or ()
    return track[len(track) - state.stock[house]].recruit_cost
