"""The map as a graph: what is next to what, the sea (TE-1.1, TE-1.2, TE-5.4, TE-15.9a)."""

from __future__ import annotations

from functools import cache
from typing import Literal

from bot.rules.kit.board import Links
from bot.rules.tiny_epic.model.facts import DOMAINS, SEA, SEA_NORTH, WALL

Reach = Literal["south", "wall", "whole"]
"""How much of the map there is: without the lands beyond the Wall, cut in two by it, or whole once it has fallen."""


@cache
def links(reach: Reach) -> Links:
    """What is next to each domain, in listed order."""
    there = [d for d in DOMAINS.values() if reach != "south" or not d.north_of_wall]
    return {
        d.id: tuple(o.id for o in there if o.id in d.adjacent and _open(reach, d.id, o.id)) for d in there
    }


@cache
def distances(source: str, reach: Reach) -> dict[str, int]:
    """Steps of adjacency from `source` to each domain that can be reached (TE-5.10, TE-7.1)."""
    graph, found, edge = links(reach), {source: 0}, [source]
    for place in edge:
        for near in graph[place]:
            if near not in found:
                found[near] = found[place] + 1
                edge.append(near)
    return found


@cache
def voyages(card: str, reach: Reach) -> dict[str, int]:
    """Links of the sea chain from one map card to each other one (TE-5.4); none from one the sea does not reach."""
    west, east = SEA_NORTH
    order = (west, *SEA.order, east) if reach == "whole" else SEA.order
    if card not in order:
        return {}
    start = order.index(card)
    return {other: abs(place - start) for place, other in enumerate(order) if other != card}


@cache
def harbours(source: str, most: int | Literal["any"], reach: Reach) -> tuple[str, ...]:
    """The domains that a voyage of so many links at most comes to (TE-5.4)."""
    cards = voyages(DOMAINS[source].map_card, reach)
    return tuple(
        domain
        for domain in links(reach)
        if (away := cards.get(DOMAINS[domain].map_card)) and (most == "any" or away <= most)
    )


def _open(reach: Reach, one: str, other: str) -> bool:
    return reach == "whole" or frozenset((one, other)) not in WALL
