"""The map as a graph: what is next to what, the sea (TE-1.2, TE-5.4)."""

from __future__ import annotations

from functools import cache

from bot.rules.kit.board import Links
from bot.rules.tiny_epic.model.facts import DOMAINS, SEA


@cache
def links() -> Links:
    """What is next to each domain, in listed order."""
    return {d.id: tuple(other for other in DOMAINS if other in d.adjacent) for d in DOMAINS.values()}


@cache
def distances(source: str) -> dict[str, int]:
    """Steps of adjacency from `source` to each domain that can be reached (TE-5.10, TE-7.1)."""
    graph, found, edge = links(), {source: 0}, [source]
    for place in edge:
        for near in graph[place]:
            if near not in found:
                found[near] = found[place] + 1
                edge.append(near)
    return found


@cache
def voyages(card: str) -> dict[str, int]:
    """Links of the sea chain from one map card to each other one (TE-5.4)."""
    start = SEA.order.index(card)
    return {other: abs(place - start) for place, other in enumerate(SEA.order) if other != card}
