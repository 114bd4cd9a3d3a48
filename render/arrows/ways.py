"""Which way an arrow takes: over a border, by ship from port to port, or on through lands of its own side."""

import math
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from render.base.geometry import Geometry, Line, Point
from render.base.sketch import along, lengths, smooth

OVERSEAS = "overseas"
"""The end of a voyage to another board: it leaves the picture."""
PACE = 11.0
"""How far the points of a way lie apart."""
OFF = 45.0
"""How far from a port a way turns that goes on over land."""


class Place(NamedTuple):
    """A territory on the canvas: its counter, and its port if it has one."""

    counter: Point
    port: Point | None


@dataclass
class Ways:
    """How the places of a picture hang together, in points of the canvas."""

    places: dict[str, Place] = field(default_factory=dict)
    crossings: dict[tuple[str, str], Line] = field(default_factory=dict)
    """Where one goes from a place into a neighbour; each pair stands both ways."""
    voyages: dict[tuple[str, str], Line] = field(default_factory=dict)

    def add(self, shape: Geometry, dx: float, dy: float) -> None:
        """One more board, its corner at dx, dy."""

        def there(line: Iterable[Point]) -> Line:
            return tuple(Point(x + dx, y + dy) for x, y in line)

        for name, one in shape.territories.items():
            port = None if one.port is None else Point(one.port.x + dx, one.port.y + dy)
            self.places[name] = Place(Point(one.counter.x + dx, one.counter.y + dy), port)
        links = [(way.between, way.line) for way in (*shape.lanes, *shape.roads)]
        if not shape.roads:
            links += [(border.between, _middle(max(border.lines, key=len))) for border in shape.borders]
        for (a, b), line in links:
            self.crossings[a, b], self.crossings[b, a] = there(line), there(reversed(line))
        for way in shape.voyages:
            a, b = way.between
            self.voyages[a, b], self.voyages[b, a] = there(way.line), there(reversed(way.line))

    def route(self, source: str, target: str, held: frozenset[str]) -> tuple[str, ...]:
        """The places from `source` to `target` through those `held`, as few as possible; else these two alone."""
        pair = (source, target)
        if pair in self.crossings or pair in self.voyages:
            return pair
        before: dict[str, str] = {source: source}
        ahead = deque([source])
        while ahead and target not in before:
            here = ahead.popleft()
            for other in self._next_to(here):
                if other not in before and (other in held or other == target):
                    before[other] = here
                    ahead.append(other)
        if target not in before:
            return pair
        found = [target]
        while found[-1] != source:
            found.append(before[found[-1]])
        return tuple(reversed(found))

    def _next_to(self, place: str) -> list[str]:
        return [b for a, b in (*self.crossings, *self.voyages) if a == place]

    def is_direct(self, route: Sequence[str]) -> bool:
        """Whether a route is a single step over land, or over a strait."""
        return len(route) == 2 and self.voyage(route[0], route[1]) is None

    def is_far(self, route: Sequence[str]) -> bool:
        """Whether a route leads to a place of the picture to which there is no way: over lands of others."""
        a, b = route[0], route[-1]
        here = a in self.places and b in self.places
        return here and len(route) == 2 and (a, b) not in self.crossings and self.voyage(a, b) is None

    def voyage(self, source: str, target: str) -> Line | None:
        """The way of a ship between two ports, of one board or of two; None over a border."""
        if (source, target) in self.crossings:
            return None
        if (source, target) in self.voyages:
            return self.voyages[source, target]
        out, home = self.voyages.get((source, OVERSEAS)), self.voyages.get((OVERSEAS, target))
        if out is None and home is None:
            return None
        if out is not None and home is not None:
            return (*out, *home)
        return out if target not in self.places else home if source not in self.places else None

    def path(self, route: Sequence[str], gap: float, moored: float, swing: float = 0) -> list[Point]:
        """The way along a route, from `gap` off the first counter to `gap` off the last; off a port `moored`.

        With a `swing` it comes to the last counter from that far to the right of it, or the left.
        """
        points: list[Point] = []
        steps = list(pairwise(route))
        for number, (a, b) in enumerate(steps):
            sailed = self.voyage(a, b)
            if sailed is None:
                points += _middle(self.crossings.get((a, b), ()))
            else:
                points += _between(sailed, OFF * (number > 0), OFF * (number < len(steps) - 1))
        afloat = self.voyage(*steps[0]) is not None, self.voyage(*steps[-1]) is not None
        if not afloat[0]:
            points.insert(0, self.places[route[0]].counter)
        if not afloat[1]:
            x, y = self.places[route[-1]].counter
            points += [Point(x + swing, y), Point(x, y)] if swing else [Point(x, y)]
        line = smooth(points, 3)
        run = lengths(line)
        first = (moored if afloat[0] else gap) if route[0] in self.places else 0.0
        last = run[-1] - ((moored if afloat[1] else gap) if route[-1] in self.places else 0.0)
        parts = max(2, round((last - first) / PACE))
        if last - first < 2 * PACE:
            return []
        return [Point(*along(line, run, first + (last - first) * part / parts)) for part in range(parts + 1)]


def beside(path: Sequence[Point], off: float) -> list[Point]:
    """The same way, in its middle `off` further to the left, at its ends where it was."""
    moved = []
    for number, at in enumerate(path):
        (ax, ay), (bx, by) = path[max(0, number - 1)], path[min(len(path) - 1, number + 1)]
        span = math.hypot(bx - ax, by - ay) or 1
        far = off * min(1.0, 1.6 * math.sin(math.pi * number / (len(path) - 1)))
        moved.append(Point(at.x - (by - ay) / span * far, at.y + (bx - ax) / span * far))
    return moved


def held_by(owners: Mapping[str, str | None], place: str) -> frozenset[str]:
    """All places of the side that holds `place`; none if nobody does."""
    side = owners.get(place)
    return frozenset(other for other, owner in owners.items() if owner == side) if side else frozenset()


def _between(line: Line, first: float, last: float) -> list[Point]:
    """A line without its ends."""
    run = lengths(line)
    if run[-1] < 2 * (first + last):
        return list(line)
    inner = [at for at, far in zip(line, run, strict=True) if first < far < run[-1] - last]
    return [Point(*along(line, run, first)), *inner, Point(*along(line, run, run[-1] - last))]


def _middle(line: Line) -> Line:
    """The middle of a line alone."""
    return line[len(line) // 2 : len(line) // 2 + 1]
