"""P3.INCOME: what each Village yields, and to whom once taxes are levied (FIEF-3.1 to 3.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import control, titles
from bot.rules.fief.model.cards import kind_of
from bot.rules.fief.model.facts import COSTS, DOMAINS, TITLES, VILLAGES
from bot.rules.fief.model.people import printed
from bot.rules.kit.memo import kept

if TYPE_CHECKING:
    from bot.rules.fief.model.cards import Tax
    from bot.rules.fief.model.state import Fief

BREACHED = 1
"""The Region that yields nothing once the Wall was breached (FIEF-11.25)."""


def of(state: Fief, seat: Seat) -> int:
    """What a House earns."""
    land = _yields(state).get(seat, 0)
    nobles = sum(_noble(state, noble) for noble in state.of(seat))
    rock = state.houses[seat].house == "lannister" and state.land["casterly_rock"].owner == seat
    return land + nobles + (LANNISTER if rock else 0)


@kept
def _yields(state: Fief) -> dict[Seat, int]:
    """What each House has of all Villages."""
    found: dict[Seat, int] = {}
    for taker, gold in _land(state):
        found[taker] = found.get(taker, 0) + gold
    return found


def _land(state: Fief) -> Iterator[tuple[Seat, int]]:
    """What each Village yields, and to whom."""
    for village, here in state.land.items():
        if here.owner is not None and not _barren(state, village):
            yield from _village(state, village, here.owner)


def _barren(state: Fief, village: str) -> bool:
    """Whether it yields nothing to anybody (FIEF-0.14, 6.31, 11.25)."""
    breached = state.wall.breached and VILLAGES[village].region == BREACHED
    return breached or bool(state.land[village].siege) or control.shut(state, village)


def _village(state: Fief, village: str, owner: Seat) -> Iterator[tuple[Seat, int]]:
    """FIEF-3.1 to 3.5."""
    here, income = state.land[village], COSTS.income
    harvest, weather = (_lies(state, village, card) for card in ("good_harvest", "good_weather"))
    tallage, warden_tax = _tallage(state, village), _warden_tax(state, village)
    if not control.struck(state, village, "famine"):
        yield (tallage.seat if tallage and tallage.royal else owner), income.village
        if weather:
            yield owner, income.good_weather_per_village
    if tallage and not tallage.royal and tallage.seat == owner:
        yield owner, income.tallage_per_village
    mill = income.mill + (income.good_harvest_per_mill if harvest else 0)
    yield (warden_tax.seat if warden_tax else owner), here.mills * mill
    yield owner, here.sept * income.sept


def _lies(state: Fief, village: str, card: str) -> bool:
    region = VILLAGES[village].region
    return any(kind_of(boon.card) == card and boon.region == region for boon in state.boons)


def _tallage(state: Fief, village: str) -> Tax | None:
    """The Tallage that reaches this Village."""
    fief = VILLAGES[village].fief
    return next((tax for tax in state.taxes if tax.fief == fief and _reaches(state, tax, fief)), None)


def _warden_tax(state: Fief, village: str) -> Tax | None:
    """The Warden Tax that takes its Mills: the lowest rank, then the one played first (FIEF-3.4)."""
    place = VILLAGES[village]
    lying = (tax for tax in state.taxes if place.region in tax.regions and _reaches(state, tax, place.fief))
    return min(lying, key=lambda tax: tax.rank, default=None)


def _reaches(state: Fief, tax: Tax, fief: str) -> bool:
    """Not where the free Master of Coin of another player stands (FIEF-3.6)."""
    coin = titles.holder(state, "master_of_coin")
    one = None if coin is None else state.nobles[coin]
    return one is None or not one.free or one.seat == tax.seat or one.place not in DOMAINS[fief].villages


def _noble(state: Fief, noble: str) -> int:
    """FIEF-3.7. What a tyrant takes comes from the Village where he stands."""
    one = state.nobles[noble]
    found = sum(TITLES[title].income for title in one.titles)
    at_seat = one.place in VILLAGES and VILLAGES[one.place].principal
    charm = printed(noble, "charismatic") and at_seat
    tyrant = printed(noble, "tyrannical") and one.free and one.place in VILLAGES
    terror = tyrant and not _barren(state, one.place)
    return found + charm + terror


LANNISTER = 2
"""Gold more for House Lannister with Casterly Rock."""
