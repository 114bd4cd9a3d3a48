"""Pieces left: Troops of a House, buildings, markers (FIEF-0.19)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.model.facts import COSTS, STOCK
from bot.rules.kit.memo import last

if TYPE_CHECKING:
    from bot.rules.fief.model.land import Post, Village
    from bot.rules.fief.model.state import Fief

BUILT = {
    "mill": COSTS.stock_common.mills,
    "sept": COSTS.stock_common.septs,
    "stronghold": COSTS.stock_common.strongholds,
    "fortified_city": COSTS.stock_common.fortified_cities,
}
"""How many of each the table has."""


def out(state: Fief, seat: Seat, kind: str) -> int:
    """Troops of a kind that a House has on the map, on the Wall or scattered."""
    return state.houses[seat].scattered.get(kind, 0) + standing(state).get(seat, {}).get(kind, 0)


def standing(state: Fief) -> Mapping[Seat, Mapping[str, int]]:
    """Troops of each House on the map and on the Wall, by kind."""
    return _standing(state.land, state.wall.posts)


@last
def _standing(land: Mapping[str, Village], wall: tuple[Post, ...]) -> dict[Seat, dict[str, int]]:
    """Troops of each House, by kind."""
    found: dict[Seat, dict[str, int]] = {}
    for posts in (*(village.posts for village in land.values() if village.posts), wall):
        for post in posts:
            mine = found.setdefault(post.seat, {})
            for troops in (post.inside, post.field):
                for kind, count in troops.items():
                    mine[kind] = mine.get(kind, 0) + count
    return found


def troops(state: Fief, seat: Seat, kind: str) -> int:
    """How many of a kind it can still raise; none of those that are never replaced."""
    return STOCK[kind] - out(state, seat, kind) if kind in STOCK else 0


def buildings(state: Fief, building: str) -> int:
    """How many the table has left."""
    return BUILT[building] - _built(state.land)[building]


@last
def _built(land: Mapping[str, Village]) -> dict[str, int]:
    """How many there are of each."""
    found = {"mill": 0, "sept": 0, "stronghold": 0, "fortified_city": 0}
    for village in land.values():
        found["mill"] += village.mills
        found["sept"] += village.sept
        if village.fort:
            found[village.fort] += 1
    return found


def engines(state: Fief, seat: Seat) -> int:
    """Siege Engines that are not at a siege."""
    return COSTS.stock_per_player.siege_engines - _engines(state.land).get(seat, 0)


@last
def _engines(land: Mapping[str, Village]) -> dict[Seat, int]:
    """How many each House has at sieges."""
    found: dict[Seat, int] = {}
    for village in land.values():
        for seat, count in village.siege.items():
            found[seat] = found.get(seat, 0) + count
    return found


def taxes(state: Fief, seat: Seat) -> int:
    """Tax markers that do not lie on the map."""
    return COSTS.stock_per_player.tax_markers - sum(tax.seat == seat for tax in state.taxes)
