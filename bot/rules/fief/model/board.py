"""The map as a graph: roads and sea lanes, Regions and domains, what is closed (FIEF-0.14, 0.21)."""

from __future__ import annotations

from functools import cache

from bot.rules.fief.model.facts import COSTS, DOMAINS, MAP, VILLAGES, WARDENS
from bot.rules.kit.board import Links

LINKS: Links = MAP.adjacency
"""What is next to each Village, by road or sea."""

SEA = frozenset(frozenset((road.a, road.b)) for road in MAP.roads if road.type != "road")
GATES = MAP.wall_gates.villages
"""From where one steps onto the Wall."""

WALL = "wall"
"""Where those are who stand on the Wall: no Village."""


def by_sea(source: str, target: str) -> bool:
    """Whether these neighbours are joined by a sea lane."""
    return frozenset((source, target)) in SEA


def cost(source: str, target: str, house: str) -> int:
    """Movement points of a step to a neighbour (FIEF-5.2)."""
    sea = by_sea(source, target) and house != "greyjoy"
    return COSTS.movement.sea_cost if sea else COSTS.movement.road_cost


@cache
def closed(players: int) -> frozenset[str]:
    """Villages that nobody can control (FIEF-0.14)."""
    found = MAP.closed_domains_by_players[players].domains
    return frozenset(village for domain in found for village in DOMAINS[f"fief_{domain}"].villages)


@cache
def open_villages(players: int) -> tuple[str, ...]:
    """The others, in listed order."""
    return tuple(village for village in VILLAGES if village not in closed(players))


def region(village: str) -> int:
    """The number of its Region."""
    return VILLAGES[village].region


def warden_of(village: str) -> str:
    """The Warden Title of its Region."""
    return WARDENS[region(village)]


@cache
def steps(source: str) -> dict[str, int]:
    """Roads and lanes from `source` to each Village (FIEF-0.64)."""
    found, edge = {source: 0}, [source]
    for place in edge:
        for near in LINKS[place]:
            if near not in found:
                found[near] = found[place] + 1
                edge.append(near)
    return found
