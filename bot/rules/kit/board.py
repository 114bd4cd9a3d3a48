"""A board as a graph: places, what joins them, and regions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

Links = Mapping[str, tuple[str, ...]]
"""What is next to each place."""


def reach(links: Links, source: str, through: Callable[[str], bool]) -> set[str]:
    """All places that can be reached from `source` by places for which `through` is true; without `source` itself."""
    seen, edge = {source}, [source]
    while edge:
        for place in links[edge.pop()]:
            if place not in seen and through(place):
                seen.add(place)
                edge.append(place)
    return seen - {source}


def held(places: Iterable[str], owner: Mapping[str, int], seat: int) -> tuple[str, ...]:
    """Those of `places` that belong to `seat`, in their order."""
    holder = owner.get
    mine = [place for place in places if holder(place) == seat]  # a list is made faster than it is yielded
    return tuple(mine)
