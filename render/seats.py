"""Where around a counter its shield and tokens go: the least crowded places."""

import math
from collections.abc import Iterator

from render.geometry import Box, Geometry, Point, Territory, inside
from render.stamps import CHIP

ANGLES = tuple(range(0, 360, 30))
PREFERRED = 225
"""Upper left, in degrees clockwise from the right."""
ABROAD = 60
"""What it costs, in square pixels, to stand off one's own land."""
SIZE = 28
"""Of the square one stamp needs; this and the costs are for a board whose `unit` is 1."""


def seats(shape: Geometry) -> dict[str, tuple[Point, ...]]:
    """For every territory the place of its shield and then those of its tokens.

    They are those the board was made with, else those around its counter, the least crowded first.
    """
    solid = [*_solid(shape)]
    return {
        name: (one.sign, *one.slots) if one.sign is not None else _around(shape, one, solid)
        for name, one in shape.territories.items()
    }


def _solid(shape: Geometry) -> Iterator[Box]:
    for territory in shape.territories.values():
        r = shape.counter_radius - 4
        x, y = territory.counter
        yield Box(x - r, y - r, x + r, y + r)
        yield territory.label.box
        if territory.port is not None:
            x, y = territory.port
            r = shape.port_radius + 1
            yield Box(x - r, y - r, x + r, y + r)


def _around(shape: Geometry, territory: Territory, solid: list[Box]) -> tuple[Point, ...]:
    x, y = territory.counter
    size = SIZE * shape.unit
    inner = shape.counter_radius + CHIP[0] * shape.unit / 2 + 2.5
    tries = [(angle, inner) for angle in ANGLES] + [
        (angle, inner + size) for angle in ANGLES if angle % 180 in (0, 30, 150)
    ]
    near = [
        box
        for box in solid
        if math.dist(((box.left + box.right) / 2, (box.top + box.bottom) / 2), (x, y)) < 200 * shape.unit
    ]
    counters = [
        Box(other.counter.x - r, other.counter.y - r, other.counter.x + r, other.counter.y + r)
        for r in [shape.counter_radius]
        for other in shape.territories.values()
        if other is not territory
    ]
    ranked = []
    for angle, reach in tries:
        turn = math.radians(angle)
        at = Point(round(x + reach * math.cos(turn)), round(y + reach * math.sin(turn)))
        half = size / 2
        square = Box(at.x - half, at.y - half, at.x + half, at.y + half)
        crowd = sum(overlap(square, box) for box in near) + 4 * outside(square, shape.frame)
        crowd += 4 * sum(overlap(square, box) for box in counters)
        away = min((angle - PREFERRED) % 360, (PREFERRED - angle) % 360)
        abroad = 0 if any(inside(ring, at) for ring in territory.polygons) else ABROAD
        ranked.append((crowd + away * 0.4 + (reach - inner) * 2.5 + abroad, at))
    chosen: list[Point] = []
    for _, at in sorted(ranked):
        if all(math.dist(at, other) >= size - 2 for other in chosen):
            chosen.append(at)
    return tuple(chosen)


def overlap(a: Box, b: Box) -> float:
    """The area two boxes share."""
    wide = min(a.right, b.right) - max(a.left, b.left)
    high = min(a.bottom, b.bottom) - max(a.top, b.top)
    return wide * high if wide > 0 and high > 0 else 0.0


def outside(box: Box, frame: Box) -> float:
    """The area of a box outside the frame."""
    return (box.right - box.left) * (box.bottom - box.top) - overlap(box, frame)
