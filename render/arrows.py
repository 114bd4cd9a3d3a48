"""Arrows of the last turn: bent so that they cross as few names as possible, and drawn under those they cross."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops

from render.geometry import Point
from render.inks import Inks
from render.palette import RGB, Theme
from render.sketch import Sketch, lengths

BENDS = (0.12, -0.12, 0.24, -0.24, 0.4, -0.4)
"""How far the middle may lie off the straight line, as a part of its length."""
POINTS = 24
HEAD = 17.0
RIMS = (4.4, 2.8, 0.0)
"""How far the dark edge, the casing and the arrow itself reach beyond its outline."""


@dataclass(frozen=True)
class Course:
    """From one counter to another."""

    source: Point
    target: Point
    kind: str


def colour_of(kind: str, theme: Theme) -> RGB:
    """The colour of a kind of arrow; unknown ones are moves."""
    return {"attack": theme.attack, "conquest": theme.conquest}.get(kind, theme.move)


def bent(source: Point, target: Point, bend: float, gap: float) -> list[Point]:
    """A curve between two counters that begins and ends `gap` from their centres; empty if there is no room."""
    dx, dy = target.x - source.x, target.y - source.y
    mid = Point((source.x + target.x) / 2 - dy * bend * 2, (source.y + target.y) / 2 + dx * bend * 2)
    path = []
    for step in range(POINTS + 1):
        t = step / POINTS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        at = Point(a * source.x + b * mid.x + c * target.x, a * source.y + b * mid.y + c * target.y)
        if math.dist(at, source) > gap and math.dist(at, target) > gap:
            path.append(at)
    return path


def course_of(source: Point, target: Point, free: Image.Image, gap: float) -> list[Point]:
    """The bend that crosses least of what is not free (mode L)."""
    wide, high = free.size
    pixels = free.tobytes()

    def crossed(at: Point) -> int:
        return 255 - pixels[min(max(int(at.y), 0), high - 1) * wide + min(max(int(at.x), 0), wide - 1)]

    best: tuple[float, list[Point]] = (math.inf, [])
    for bend in BENDS:
        path = bent(source, target, bend, gap)
        if len(path) < 3:
            continue
        cost = sum(map(crossed, path)) / 255 / len(path) + abs(bend) * 0.3
        if cost < best[0]:
            best = (cost, path)
    return best[1]


def outline(path: Sequence[Point], more: float = 0) -> list[Point]:
    """The arrow along a path as a polygon: it grows toward the head. `more` makes it wider on every side."""
    run = lengths(path)
    whole = run[-1]
    head = min(HEAD, whole * 0.6)
    body = [i for i, far in enumerate(run) if far < whole - head] or [0]
    left, right = [], []
    for i in body:
        (ax, ay), (bx, by) = path[max(i - 1, 0)], path[min(i + 1, len(path) - 1)]
        nx, ny = _normal(ax, ay, bx, by)
        half = 1.8 + 2.6 * run[i] / whole + more
        left.append(Point(path[i].x + nx * half, path[i].y + ny * half))
        right.append(Point(path[i].x - nx * half, path[i].y - ny * half))
    tip, foot = path[-1], path[body[-1]]
    nx, ny = _normal(foot.x, foot.y, tip.x, tip.y)
    end = Point(tip.x + ny * more * 2, tip.y - nx * more * 2)
    back = Point(foot.x - ny * more, foot.y + nx * more)
    wide = 10.5 + more * 1.6
    wings = (
        Point(back.x + nx * wide, back.y + ny * wide),
        end,
        Point(back.x - nx * wide, back.y - ny * wide),
    )
    first = path[0]
    sx, sy = _normal(first.x, first.y, path[1].x, path[1].y)
    tail = Point(first.x - sy * more, first.y + sx * more)
    return [tail, *left, *wings, *reversed(right)]


def _normal(ax: float, ay: float, bx: float, by: float) -> tuple[float, float]:
    """The unit vector to the left of the way from a to b."""
    span = math.hypot(bx - ax, by - ay) or 1
    return -(by - ay) / span, (bx - ax) / span


def draw_arrow(image: Image.Image, own: Inks, free: Image.Image, course: Course, gap: float) -> None:
    """One arrow onto an image of indices."""
    path = course_of(course.source, course.target, free, gap)
    if not path:
        return
    widest = outline(path, RIMS[0])
    left, top = int(min(x for x, _ in widest)) - 1, int(min(y for _, y in widest)) - 1
    right, bottom = int(max(x for x, _ in widest)) + 2, int(max(y for _, y in widest)) + 2
    box = (max(left, 0), max(top, 0), min(right, image.width), min(bottom, image.height))
    ground = image.crop(box).convert("RGB")
    open_ = free.crop(box)
    colours = (own.theme.ink, own.theme.casing, colour_of(course.kind, own.theme))
    for more, colour in zip(RIMS, colours, strict=True):
        sketch = Sketch(ground.size, 2, (box[0], box[1]))
        sketch.polygon(outline(path, more))
        ground.paste(colour, (0, 0), ImageChops.multiply(sketch.mask(), open_))
    image.paste(own.paint(ground), box)
