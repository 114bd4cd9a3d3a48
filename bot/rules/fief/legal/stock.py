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


def out(state: Fief, seat: Seat, kind: str) -> int:
    """Troops of a kind that a House has on the map, on the Wall or scattered."""
    standing = _standing(state.land, state.wall.posts).get(seat, {})
    return state.houses[seat].scattered.get(kind, 0) + standing.get(kind, 0)


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
    land, common = state.land.values(), COSTS.stock_common
    match building:
        case "mill":
            return common.mills - sum(village.mills for village in land)
        case "sept":
            return common.septs - sum(village.sept for village in land)
        case "stronghold":
            return common.strongholds - sum(village.fort == "stronghold" for village in land)
    return common.fortified_cities - sum(village.fort == "fortified_city" for village in land)


def engines(state: Fief, seat: Seat) -> int:
    """Siege Engines that are not at a siege."""
    used = sum(village.siege.get(seat, 0) for village in state.land.values())
    return COSTS.stock_per_player.siege_engines - used


def taxes(state: Fief, seat: Seat) -> int:
    """Tax markers that do not lie on the map."""
    return COSTS.stock_per_player.tax_markers - sum(tax.seat == seat for tax in state.taxes)
