"""P3.INCOME (FIEF-3.1 to 3.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import control
from bot.rules.fief.model.cards import kind_of
from bot.rules.fief.model.facts import COSTS, TITLES, VILLAGES
from bot.rules.fief.model.people import printed

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


def of(state: Fief, seat: Seat) -> int:
    """What a House earns."""
    mine = sum(_village(state, village) for village in control.villages(state, seat))
    nobles = sum(_noble(state, noble) for noble in state.of(seat))
    rock = state.houses[seat].house == "lannister" and state.land["casterly_rock"].owner == seat
    return mine + nobles + (LANNISTER if rock else 0)


def _village(state: Fief, village: str) -> int:
    """FIEF-3.1 to 3.3."""
    here, income = state.land[village], COSTS.income
    if here.siege:
        return 0
    harvest, weather = (_lies(state, village, card) for card in ("good_harvest", "good_weather"))
    famine = control.struck(state, village, "famine")
    own = 0 if famine else income.village
    own += income.good_weather_per_village if weather else 0
    mill = income.mill + (income.good_harvest_per_mill if harvest else 0)
    return own + here.mills * mill + here.sept * income.sept


def _lies(state: Fief, village: str, card: str) -> bool:
    region = VILLAGES[village].region
    return any(kind_of(boon.card) == card and boon.region == region for boon in state.boons)


def _noble(state: Fief, noble: str) -> int:
    """FIEF-3.7."""
    one = state.nobles[noble]
    found = sum(TITLES[title].income for title in one.titles)
    at_seat = one.place in VILLAGES and VILLAGES[one.place].principal
    charm = printed(noble, "charismatic") and at_seat
    terror = printed(noble, "tyrannical") and one.free and one.place in VILLAGES
    return found + charm + terror


LANNISTER = 2
"""Gold more for House Lannister with Casterly Rock."""
