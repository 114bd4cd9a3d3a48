"""What is bid for before anything is bought: Mercenaries, and a seat on the Small Council (FIEF-4.6, 4.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Seat
from bot.rules.fief.legal import stock, surprises, titles
from bot.rules.fief.model.facts import COSTS, MASTERS
from bot.rules.fief.model.units import MERCENARY

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

Lot = Literal["mercenaries", "council"]
LOTS: tuple[Lot, ...] = ("mercenaries", "council")
LEAST: Mapping[Lot, int] = {
    "mercenaries": 1,
    "council": COSTS.other_prices.small_council_seat_min_bid,
}
"""The lowest bid for each."""


def employed(state: Fief, seat: Seat) -> int:
    """Mercenaries in the pay of a House, in reserve or on the map."""
    return state.houses[seat].mercenaries + stock.out(state, seat, MERCENARY)


def idle(state: Fief) -> int:
    """Mercenaries in nobody's pay; none where they are not in use."""
    if not state.options.te:
        return 0
    return COSTS.stock_common.mercenaries - sum(employed(state, seat) for seat in state.seats)


def free_masters(state: Fief) -> tuple[str, ...]:
    """Master Titles that nobody holds."""
    return tuple(title for title in MASTERS if titles.holder(state, title) is None)


def newcomers(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Free Wardens of a House who could take the purchasable seat, as long as it is free."""
    return surprises.members(state, seat) if not state.seat_of and free_masters(state) else ()


def lots(state: Fief, seat: Seat) -> tuple[Lot, ...]:
    """What a House may bid for, by what all may know of it (FIEF-0.95)."""
    house = state.houses[seat]
    if house.gone:
        return ()
    found: dict[Lot, bool] = {"mercenaries": idle(state) > 0, "council": bool(newcomers(state, seat))}
    rich = {lot: house.gold >= LEAST[lot] or not state.options.gold_public for lot in LOTS}
    return tuple(lot for lot in LOTS if found[lot] and rich[lot])
