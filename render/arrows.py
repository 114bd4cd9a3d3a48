"""Arrows of the last turn: bent so that they cross as few names as possible, and drawn under those they cross."""

import math
from collections.abc import Iterable, Iterator, Sequence
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
RIM, OUTSIDE = 12, 2000
"""An arrow keeps so far from the edge of the picture; what it costs if it does not, where a name costs 255."""
BAND = 80
"""Height of the pieces in which an arrow is drawn."""
DISC = 13
"""Radius of the disc under a number."""
RIMS = (5.4, 3.0, 0.0)
"""How far the dark edge, the casing and the arrow itself reach beyond its outline."""


@dataclass(frozen=True)
class Piece:
    """Part of an arrow: its box on the canvas and the masks of dark edge, casing and arrow (mode L)."""

    box: tuple[int, int, int, int]
    masks: tuple[Image.Image, ...]


@dataclass(frozen=True)
class Track:
    """An arrow as far as it is the same whatever is on the board."""

    pieces: tuple[Piece, ...]
    spot: tuple[int, int] | None
    """Where a number on it can be read, if anywhere."""


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


def course_of(source: Point, target: Point, open_: Image.Image, gap: float) -> list[Point]:
    """The bend that crosses least of what is not open (mode L), above all near its head; empty if there is no room."""
    wide, high = open_.size
    pixels = open_.tobytes()

    def crossed(at: Point) -> int:
        x, y = int(at.x), int(at.y)
        if not (RIM < x < wide - RIM and RIM < y < high - RIM):
            return OUTSIDE
        return 255 - pixels[y * wide + x]

    best: tuple[float, list[Point]] = (math.inf, [])
    for bend in BENDS:
        path = bent(source, target, bend, gap)
        if len(path) >= 3:
            hidden = [crossed(at) / 255 for at in path]
            head = hidden[len(path) * 3 // 4 :]
            cost = sum(hidden) / len(hidden) + sum(head) / len(head) + abs(bend) * 0.3
            best = min(best, (cost, path))
    return best[1]


def track(
    source: Point, target: Point, free: Image.Image, open_: Image.Image, gap: float, thick: float = 1
) -> Track | None:
    """The arrow between two counters, `thick` times as broad as usual, or None if there is no room for one.

    It runs where it is `open_` rather than elsewhere, and is not drawn at all where it is not `free`.
    """
    path = course_of(source, target, open_, gap)
    if not path:
        return None
    rims = [outline(path, more, thick) for more in RIMS]
    left, top = int(min(x for x, _ in rims[0])) - 1, int(min(y for _, y in rims[0])) - 1
    right, bottom = int(max(x for x, _ in rims[0])) + 2, int(max(y for _, y in rims[0])) + 2
    box = (max(left, 0), max(top, 0), min(right, free.width), min(bottom, free.height))
    shown = free.crop(box)
    masks = []
    for rim in rims:
        sketch = Sketch(shown.size, 2, (box[0], box[1]))
        sketch.polygon(rim)
        masks.append(ImageChops.multiply(sketch.mask(), shown))
    return Track(tuple(_pieces(masks, box[0], box[1])), _spot(path, open_))


def _pieces(masks: Sequence[Image.Image], left: int, top: int) -> Iterator[Piece]:
    """The masks in bands: the box of a slanting arrow is mostly empty."""
    wide, high = masks[0].size
    for y in range(0, high, BAND):
        inked = masks[0].crop((0, y, wide, min(y + BAND, high))).getbbox()
        if inked is not None:
            part = (inked[0], inked[1] + y, inked[2], inked[3] + y)
            box = (part[0] + left, part[1] + top, part[2] + left, part[3] + top)
            yield Piece(box, tuple(mask.crop(part) for mask in masks))


def _spot(path: Sequence[Point], free: Image.Image) -> tuple[int, int] | None:
    """The place along a long enough path, near its middle, that hides least; None where only names are."""
    if math.dist(path[0], path[-1]) < LONG:
        return None
    ranked = []
    for step in range(len(path) // 4, len(path) * 3 // 4 + 1):
        x, y = round(path[step].x), round(path[step].y)
        hidden = 255 - ImageStat.Stat(free.crop((x - DISC, y - DISC, x + DISC, y + DISC))).mean[0]
        ranked.append((hidden + abs(step - len(path) / 2), (x, y)))
    cost, spot = min(ranked)
    return spot if cost <= 60 else None


def outline(path: Sequence[Point], more: float = 0, thick: float = 1) -> list[Point]:
    """The arrow along a path as a polygon: it grows toward the head. `more` makes it wider on every side."""
    run = lengths(path)
    whole = run[-1]
    head = min(HEAD * thick, whole * 0.6)
    body = [i for i, far in enumerate(run) if far < whole - head] or [0]
    left, right = [], []
    for i in body:
        (ax, ay), (bx, by) = path[max(i - 1, 0)], path[min(i + 1, len(path) - 1)]
        nx, ny = _normal(ax, ay, bx, by)
        half = (1.8 + 2.6 * run[i] / whole) * thick + more
        left.append(Point(path[i].x + nx * half, path[i].y + ny * half))
        right.append(Point(path[i].x - nx * half, path[i].y - ny * half))
    tip, foot = path[-1], path[body[-1]]
    nx, ny = _normal(foot.x, foot.y, tip.x, tip.y)
    end = Point(tip.x + ny * more * 1.5, tip.y - nx * more * 1.5)
    back = Point(foot.x - ny * more * 0.8, foot.y + nx * more * 0.8)
    wide = 10.5 * thick + more * 1.1
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
    """One arrow onto an image of indices, and how many moved if that is known and can be read."""
    theme = own.theme
    casing = (
        theme.ink if kind == "conquest" else theme.casing
    )  # gold stands out from dark, also on golden land
    colours = (theme.ink, casing, colour_of(kind, theme))
    for piece in along.pieces:
        _cover(image, own, piece.box, zip(piece.masks, colours, strict=True))
    if count is not None and along.spot is not None:
        number = words(str(count), "number", 18)
        half = max(DISC, number.width // 2 + 4)
        x, y = along.spot
        box = (max(x - half, 0), max(y - half, 0), min(x + half, image.width), min(y + half, image.height))
        layers = [
            (_disc(box, x, y, half - less), colour) for less, colour in ((0.5, theme.ink), (2, theme.casing))
        ]
        written = Image.new("L", layers[0][0].size, 0)
        written.paste(number, (x - box[0] - number.width // 2 + 1, y - box[1] - number.height // 2))
        _cover(image, own, box, [*layers, (written, theme.ink)])


def _cover(
    image: Image.Image, own: Inks, box: tuple[int, int, int, int], layers: Iterable[tuple[Image.Image, RGB]]
) -> None:
    """Colours over part of an image of indices, where their masks say so."""
    ground = image.crop(box).convert("RGB")
    for mask, colour in layers:
        ground.paste(colour, (0, 0), mask)
    image.paste(own.paint(ground), box)


def _disc(box: tuple[int, int, int, int], x: int, y: int, radius: float) -> Image.Image:
    sketch = Sketch((box[2] - box[0], box[3] - box[1]), 3, (box[0], box[1]))
    sketch.dot(x, y, radius)
    return sketch.mask()
