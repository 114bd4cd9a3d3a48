"""Arrows of the last turn, drawn under what stands on the board. Where they run is for `courses`."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render.arrows.courses import DIGITS, HEAD, Course, disc
from render.base.fonts import words
from render.base.geometry import Point
from render.base.palette import RGB, Theme
from render.base.sketch import Sketch, along, lengths
from render.ground.inks import Inks

STEP, DOT = 13.0, 3.0
"""How far dots lie apart, and their radius."""
FAINT = 0.4
"""The smallest dot, as a part of a whole one: no arrow ends there."""
BAND = 80
"""Height of the pieces in which an arrow is drawn."""
RIMS = (5.6, 3.2, 0.0)
"""How far the dark edge, the casing and the arrow itself reach beyond its outline. All of this with `unit` 1."""

DRAWN = 256
"""Arrows whose masks are kept: those of the last turn of some fifty tables, 75 kB each."""

Box = tuple[int, int, int, int]


@dataclass(frozen=True)
class Piece:
    """Part of an arrow: its box on the canvas and the masks of dark edge, casing and arrow (mode L)."""

    box: Box
    masks: tuple[Image.Image, ...]


def colour_of(kind: str, theme: Theme) -> RGB:
    """The colour of a kind of arrow; unknown ones are moves."""
    return {"attack": theme.attack, "conquest": theme.conquest}.get(kind, theme.move)


def casing_of(kind: str, theme: Theme) -> RGB:
    """What an arrow of this kind has around it: between it and any land there is something much lighter or darker."""
    return theme.ink if kind == "conquest" else theme.casing


class Drawn(NamedTuple):
    """An arrow to be drawn: its shaft and its head in pieces."""

    shaft: tuple[Piece, ...]
    head: tuple[Piece, ...]


@lru_cache(DRAWN)
def drawn(course: Course) -> Drawn:
    """An arrow to be drawn: under names, but for its head."""
    path, unit = course.path, course.chart.unit
    begins = round(course.dotted * (len(path) - 1))
    dots = _dots(path[: begins + 1], unit, fading=course.dotted == 1)
    line = path[begins:] if begins < len(path) - 2 else []
    edges = [more * min(1.2, unit) for more in RIMS]
    rims = [outline(line, more, unit) if line else [] for more in edges]
    box = _around(rims[0], [dot for dot, _ in dots], DOT * unit + edges[0], course.chart.bare.size)
    shown = _shown(course, box)
    masks = []
    for rim, more in zip(rims, edges, strict=True):
        sketch = Sketch(shown.size, 2, (box[0], box[1]))
        if rim:
            sketch.polygon(rim)
        for dot, size in dots:
            sketch.dot(*dot, (DOT * unit + more) * size)
        masks.append(ImageChops.multiply(sketch.mask(), shown))
    tip, far = path[-1], HEAD * 1.25 * unit
    reached = (round(tip.x - far), round(tip.y - far), round(tip.x + far), round(tip.y + far))
    left, top, right, bottom = _common(box, reached)
    here = (left - box[0], top - box[1], right - box[0], bottom - box[1])
    heads = [mask.crop(here) for mask in masks]
    for mask in masks:
        mask.paste(0, here)
    return Drawn(tuple(_pieces(masks, box[0], box[1])), tuple(_pieces(heads, left, top)))


def _common(box: Box, other: Box) -> Box:
    """What two boxes share."""
    left, top = max(box[0], other[0]), max(box[1], other[1])
    return (left, top, max(left, min(box[2], other[2])), max(top, min(box[3], other[3])))


def _around(rim: Sequence[Point], dots: Sequence[Point], radius: float, size: tuple[int, int]) -> Box:
    """The part of the canvas that an outline and dots of this radius reach."""
    reached = [
        *rim,
        *(Point(x + dx, y + dy) for x, y in dots for dx in (-radius, radius) for dy in (-radius, radius)),
    ]
    left, top = int(min(x for x, _ in reached)) - 1, int(min(y for _, y in reached)) - 1
    right, bottom = int(max(x for x, _ in reached)) + 2, int(max(y for _, y in reached)) + 2
    return (max(left, 0), max(top, 0), min(right, size[0]), min(bottom, size[1]))


def _shown(course: Course, box: Box) -> Image.Image:
    """What of an arrow in this box is not hidden: all but what lies under names, and its head in any case."""
    shown = course.chart.bare.crop(box)
    tip, far = course.path[-1], HEAD * 1.25 * course.chart.unit
    x, y = tip.x - box[0], tip.y - box[1]
    ImageDraw.Draw(shown).ellipse((x - far, y - far, x + far, y + far), fill=255)
    return shown


def _dots(path: Sequence[Point], unit: float, *, fading: bool) -> list[tuple[Point, float]]:
    """Where the dots of a way stand that is not drawn as a line, and how large they are, as parts of a whole one.

    They are small where the way is not drawn at all: at their end if it is `fading`, else where they begin.
    """
    if len(path) < 2:
        return []
    run, step = lengths(path), STEP * unit
    count = int(run[-1] / step) + 1
    sizes = [1 - (1 - FAINT) * number / max(1, count - 1) for number in range(count)]
    far = [Point(*along(path, run, number * step)) for number in range(count)]
    return list(zip(far, sizes if fading else reversed(sizes), strict=True))


def _pieces(masks: Sequence[Image.Image], left: int, top: int) -> Iterator[Piece]:
    """The masks in bands: the box of a slanting arrow is mostly empty."""
    wide, high = masks[0].size
    for y in range(0, high, BAND):
        inked = masks[0].crop((0, y, wide, min(y + BAND, high))).getbbox()
        if inked is not None:
            part = (inked[0], inked[1] + y, inked[2], inked[3] + y)
            box = (part[0] + left, part[1] + top, part[2] + left, part[3] + top)
            yield Piece(box, tuple(mask.crop(part) for mask in masks))


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


def draw_arrows(image: Image.Image, own: Inks, arrows: Sequence[tuple[Course, str]]) -> None:
    """Arrows of these kinds onto an image of indices: first the shafts, so that none hides the head of another."""
    theme = own.theme
    coloured = [
        (drawn(course), (theme.ink, casing_of(kind, theme), colour_of(kind, theme)))
        for course, kind in arrows
    ]
    shafts = [(piece, colours) for one, colours in coloured for piece in one.shaft]
    heads = [(piece, colours) for one, colours in coloured for piece in one.head]
    for piece, colours in (*shafts, *heads):
        _cover(image, own, piece.box, zip(piece.masks, colours, strict=True))


def draw_number(image: Image.Image, own: Inks, at: Point, count: int, unit: float) -> None:
    """How many moved along an arrow, onto an image of indices."""
    theme = own.theme
    number = words(str(count), "number", round(DIGITS * unit))
    half = disc(count, unit)
    x, y = round(at.x), round(at.y)
    box = (max(x - half, 0), max(y - half, 0), min(x + half, image.width), min(y + half, image.height))
    layers = [
        (_disc(box, x, y, half - less), colour) for less, colour in ((0.5, theme.ink), (2.2, theme.casing))
    ]
    written = Image.new("L", layers[0][0].size, 0)
    written.paste(number, (x - box[0] - number.width // 2 + 1, y - box[1] - number.height // 2))
    _cover(image, own, box, [*layers, (written, theme.ink)])


def _cover(image: Image.Image, own: Inks, box: Box, layers: Iterable[tuple[Image.Image, RGB]]) -> None:
    """Colours over part of an image of indices, where their masks say so."""
    ground = image.crop(box).convert("RGB")
    for mask, colour in layers:
        ground.paste(colour, (0, 0), mask)
    image.paste(own.paint(ground), box)


def _disc(box: Box, x: int, y: int, radius: float) -> Image.Image:
    sketch = Sketch((box[2] - box[0], box[3] - box[1]), 3, (box[0], box[1]))
    sketch.dot(x, y, radius)
    return sketch.mask()
