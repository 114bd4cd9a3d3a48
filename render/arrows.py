"""Arrows of the last turn: bent so that they cross as few names as possible, and drawn under those they cross."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageStat

from render.fonts import words
from render.geometry import Point
from render.inks import Inks
from render.palette import RGB, Theme
from render.sketch import Sketch, lengths

BENDS = (0.12, -0.12, 0.24, -0.24, 0.4, -0.4)
"""How far the middle may lie off the straight line, as a part of its length."""
POINTS = 24
HEAD = 17.0
LONG = 70
"""From here on an arrow has room for a number."""
ROOM = 14
"""Around an arrow, for the number on it."""
RIMS = (4.4, 2.8, 0.0)
"""How far the dark edge, the casing and the arrow itself reach beyond its outline."""


@dataclass(frozen=True)
class Track:
    """An arrow as far as it is the same whatever is on the board: where it lies and what it covers."""

    path: tuple[Point, ...]
    box: tuple[int, int, int, int]
    open: Image.Image
    """Where in the box nothing is that arrows pass under (mode L)."""
    masks: tuple[Image.Image, ...]
    """Dark edge, casing and the arrow itself (mode L)."""


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
    """The bend that crosses least of what is not free (mode L), above all near its head; empty if there is no room."""
    wide, high = free.size
    pixels = free.tobytes()

    def crossed(at: Point) -> int:
        return 255 - pixels[min(max(int(at.y), 0), high - 1) * wide + min(max(int(at.x), 0), wide - 1)]

    best: tuple[float, list[Point]] = (math.inf, [])
    for bend in BENDS:
        path = bent(source, target, bend, gap)
        if len(path) >= 3:
            hidden = [crossed(at) / 255 for at in path]
            head = hidden[len(path) * 3 // 4 :]
            cost = sum(hidden) / len(hidden) + sum(head) / len(head) + abs(bend) * 0.3
            best = min(best, (cost, path))
    return best[1]


def track(source: Point, target: Point, free: Image.Image, gap: float) -> Track | None:
    """The arrow between two counters, or None if there is no room for one."""
    path = course_of(source, target, free, gap)
    if not path:
        return None
    rims = [outline(path, more) for more in RIMS]
    left, top = int(min(x for x, _ in rims[0])) - ROOM, int(min(y for _, y in rims[0])) - ROOM
    right, bottom = int(max(x for x, _ in rims[0])) + ROOM, int(max(y for _, y in rims[0])) + ROOM
    box = (max(left, 0), max(top, 0), min(right, free.width), min(bottom, free.height))
    open_ = free.crop(box)
    masks = []
    for rim in rims:
        sketch = Sketch(open_.size, 3, (box[0], box[1]))
        sketch.polygon(rim)
        masks.append(ImageChops.multiply(sketch.mask(), open_))
    return Track(tuple(path), box, open_, tuple(masks))


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
    end = Point(tip.x + ny * more * 1.5, tip.y - nx * more * 1.5)
    back = Point(foot.x - ny * more * 0.8, foot.y + nx * more * 0.8)
    wide = 10.5 + more * 1.1
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


def draw_arrow(image: Image.Image, own: Inks, along: Track, kind: str, count: int | None) -> None:
    """One arrow onto an image of indices, and how many moved if that is known."""
    ground = image.crop(along.box).convert("RGB")
    theme = own.theme
    for mask, colour in zip(along.masks, (theme.ink, theme.casing, colour_of(kind, theme)), strict=True):
        ground.paste(colour, (0, 0), mask)
    if count is not None and math.dist(along.path[0], along.path[-1]) >= LONG:
        _tell(ground, theme, str(count), along)
    image.paste(own.paint(ground), along.box)


def _tell(ground: Image.Image, theme: Theme, count: str, along: Track) -> None:
    """How many moved, on the arrow where it is least in the way; left out where only names are."""
    number = words(count, "number", 18)
    half = max(11, number.width // 2 + 2)
    path = along.path
    best: tuple[float, int, int] = (math.inf, 0, 0)
    for step in range(len(path) // 4, len(path) * 3 // 4 + 1):
        x, y = round(path[step].x) - along.box[0], round(path[step].y) - along.box[1]
        hidden = 255 - ImageStat.Stat(along.open.crop((x - half, y - half, x + half, y + half))).mean[0]
        best = min(best, (hidden + abs(step - len(path) / 2), x, y))
    if best[0] > 60:
        return
    _, x, y = best
    for radius, colour in ((half + 1.5, theme.ink), (half, theme.casing)):
        sketch = Sketch(ground.size, 2)
        sketch.dot(x, y, radius)
        ground.paste(colour, (0, 0), sketch.mask())
    ground.paste(theme.ink, (x - number.width // 2 + 1, y - number.height // 2), number)
