"""Where around a counter its shield and tokens go: the least crowded places."""

import math
from collections.abc import Iterator

from PIL import Image, ImageDraw

from render.base.geometry import Box, Geometry, Point, Territory
from render.board.stamps import CHIP

ANGLES = tuple(range(0, 360, 15))
REACHES = (0, 0.5, 1)
"""How far off the counter they may be, in stamps."""
PREFERRED = 225
"""Upper left, in degrees clockwise from the right."""
ABROAD, AFLOAT = 2.4, 0.3
"""What it costs to stand on the land of another, or on water, for the part that does: in times the whole stamp."""
ASTRAY = 6.0
"""What it costs to stand with its middle on the land of another: it would be read as theirs."""
OFFSHORE = 0.3
"""What it costs to stand off a shore that is only theirs: it might be."""
NAMES = 3.5
"""What it costs to cover a name or a port, the same way."""
SIZE = 28
"""Of the square one stamp needs; this and the costs are for a board whose `unit` is 1."""
WORST, FEWEST = 1.1, 4
"""Places that cost more than so many stamps are none, once there are so many others: tokens lie there together."""
NEAR = 200
"""Nothing whose middle is farther off is in the way of a stamp beside a counter."""
GRAIN = 2
"""Pixels of a cell of the map of owners."""


def seats(shape: Geometry) -> dict[str, tuple[Point, ...]]:
    """For every territory the place of its shield and then those of its tokens.

    They are those the board was made with, else those around its counter, the least crowded first.
    """
    boxes, owners = [*solid(shape)], _owners(shape)
    return {
        name: (one.sign, *one.slots) if one.sign is not None else _around(shape, one, boxes, owners, number)
        for number, (name, one) in enumerate(shape.territories.items(), 1)
    }


def _owners(shape: Geometry) -> Image.Image:
    """Cells with the number of the territory that has them, 0 for none (mode L)."""
    owners = Image.new("L", (shape.size[0] // GRAIN, shape.size[1] // GRAIN), 0)
    pen = ImageDraw.Draw(owners)
    for number, territory in enumerate(shape.territories.values(), 1):
        for ring in territory.polygons:
            pen.polygon([(x / GRAIN, y / GRAIN) for x, y in ring], fill=number)
    return owners


def solid(shape: Geometry) -> Iterator[Box]:
    """Where the counters, names and ports of a board are, which nothing laid there may hide."""
    for territory in shape.territories.values():
        r = shape.counter_radius - 4
        x, y = territory.counter
        yield Box(x - r, y - r, x + r, y + r)
        yield territory.label.box
        if territory.port is not None:
            x, y = territory.port
            r = shape.port_radius + 1
            yield Box(x - r, y - r, x + r, y + r)


def _around(
    shape: Geometry, territory: Territory, boxes: list[Box], owners: Image.Image, number: int
) -> tuple[Point, ...]:
    x, y = territory.counter
    size = SIZE * shape.unit
    inner = shape.counter_radius + CHIP[0] * shape.unit / 2 + 2.5
    tries = [(angle, inner + far * size) for far in REACHES for angle in ANGLES]
    near = [
        box
        for box in boxes
        if math.dist(((box.left + box.right) / 2, (box.top + box.bottom) / 2), (x, y)) < NEAR * shape.unit
    ]
    r = shape.counter_radius
    counters = [
        Box(other.counter.x - r, other.counter.y - r, other.counter.x + r, other.counter.y + r)
        for other in shape.territories.values()
        if other is not territory and math.dist(other.counter, (x, y)) < NEAR * shape.unit
    ]
    ranked = []
    for angle, reach in tries:
        turn = math.radians(angle)
        at = Point(round(x + reach * math.cos(turn)), round(y + reach * math.sin(turn)))
        half = size / 2
        square = Box(at.x - half, at.y - half, at.x + half, at.y + half)
        crowd = NAMES * sum(overlap(square, box) for box in near) + 4 * outside(square, shape.frame)
        crowd += 4 * sum(overlap(square, box) for box in counters)
        away = min((angle - PREFERRED) % 360, (PREFERRED - angle) % 360)
        own, water = _shares(square, owners, number)
        crowd += size * size * (ABROAD * (1 - own - water) + AFLOAT * water)
        crowd += size * size * ASTRAY * (_owner(at, owners) not in (0, number))
        crowd += size * size * OFFSHORE * (not own and water < 1)
        ranked.append((crowd + away * 0.4 + (reach - inner) * 2.5, at))
    chosen: list[Point] = []
    for cost, at in sorted(ranked):
        enough = len(chosen) >= FEWEST and cost > WORST * size * size
        if not enough and all(math.dist(at, other) >= size - 2 for other in chosen):
            chosen.append(at)
    return tuple(chosen)


def _shares(square: Box, owners: Image.Image, number: int) -> tuple[float, float]:
    """How much of the square is the territory's own, and how much is water."""
    left, top, right, bottom = (round(side / GRAIN) for side in square)
    counted = owners.crop((left, top, right, bottom)).histogram()
    cells = sum(counted) or 1
    return counted[number] / cells, counted[0] / cells


def _owner(at: Point, owners: Image.Image) -> int:
    """The number of the territory at a place, 0 for none."""
    x = min(max(int(at.x / GRAIN), 0), owners.width - 1)
    y = min(max(int(at.y / GRAIN), 0), owners.height - 1)
    found = owners.getpixel((x, y))
    return found if isinstance(found, int) else 0


def overlap(a: Box, b: Box) -> float:
    """The area two boxes share."""
    wide = min(a.right, b.right) - max(a.left, b.left)
    high = min(a.bottom, b.bottom) - max(a.top, b.top)
    return wide * high if wide > 0 and high > 0 else 0.0


def outside(box: Box, frame: Box) -> float:
    """The area of a box outside the frame."""
    return (box.right - box.left) * (box.bottom - box.top) - overlap(box, frame)
