"""The map as a graph: adjacency as one function of what is in play and of the Wall (TE-1.2, TE-15.9a), the sea."""

from __future__ import annotations

from functools import cache

from bot.rules.kit.board import Links
from bot.rules.tiny_epic.model.facts import DOMAINS, SEA, SEA_BEYOND, WALL


@cache
def links(north: bool, wall: bool) -> Links:
    """What is next to each domain, in listed order: with the cards beyond the Wall or not, while it stands or not."""
    shut = {frozenset(edge) for edge in WALL} if wall else set()

    def joined(one: str, other: str) -> bool:
        return (north or not DOMAINS[other].north_of_wall) and frozenset((one, other)) not in shut

    here = [domain for domain in DOMAINS.values() if north or not domain.north_of_wall]
    return {d.id: tuple(o for o in DOMAINS if o in d.adjacent and joined(d.id, o)) for d in here}


@cache
def distances(north: bool, wall: bool, source: str) -> dict[str, int]:
    """Steps of adjacency from `source` to each domain that can be reached (TE-5.10, TE-7.1)."""
    graph, found, edge = links(north, wall), {source: 0}, [source]
    for place in edge:
        for near in graph[place]:
            if near not in found:
                found[near] = found[place] + 1
                edge.append(near)
    return found


@cache
def voyages(north: bool, wall: bool, card: str) -> dict[str, int]:
    """Links of the sea chain from one map card to each other one (TE-5.4, TE-15.9a)."""
    chain = list(zip(SEA.order, SEA.order[1:], strict=False))
    if north and not wall:
        chain += [beyond.link for beyond in SEA_BEYOND]
    found, edge = {card: 0}, [card]
    for place in edge:
        for near in [a if b == place else b for a, b in chain if place in (a, b)]:
            if near not in found:
                found[near] = found[place] + 1
                edge.append(near)
    return {near: steps for near, steps in found.items() if steps}
