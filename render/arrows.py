"""Arrows of the last turn: led around names and each other, drawn under what stands on the board."""

import math
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageStat

from render.fonts import words
from render.geometry import Point
from render.inks import Inks
from render.palette import RGB, Theme
from render.sketch import Sketch, along, lengths
from render.ways import beside

BENDS = (0.12, -0.12, 0.24, -0.24, 0.4, -0.4, 0.62, -0.62, 0.9, -0.9)
"""How far the middle may lie off the straight line, as a part of its length."""
SIDES = (0.0, 13.0, -13.0, 24.0, -24.0)
"""How far a way over several lands or by sea may lie off its own line."""
POINTS = 24
HEAD = 18.0
ROOM = 2.2
"""An arrow shorter than so many heads is hard to see."""
STUB, TURNS = 92.0, (0.0, 14.0, -14.0, 28.0, -28.0, 44.0, -44.0, 60.0, -60.0)
"""Of an arrow far over other lands only both ends are drawn: how long they are, and by how many degrees they may be
turned."""
SETS_OFF = 0.6
"""How long the first end is, as a part of the last one. It is all dots."""
DOTTED, STEP, DOT = 0.34, 13.0, 3.0
"""Which part of the last end is dots; how far dots lie apart, and their radius."""
RIM, OUTSIDE = 12, 2000
"""How far an arrow keeps from the edge of the picture; what a point beyond it costs, where one on a name costs 255."""
BAND = 80
"""Height of the pieces in which an arrow is drawn."""
DISC, DIGITS = 14.5, 23
"""Radius of the disc under a number, and the size of the number."""
HIDES = 55
"""How much of the board a number may hide."""
NEAR = 17.0
"""Arrows nearer than this hide each other."""
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


@dataclass(frozen=True)
class Chart:
    """What arrows go by: where nothing is written, where they rather run (mode L), how large they are."""

    bare: Image.Image
    open: Image.Image
    unit: float

    @cached_property
    def pixels(self) -> bytes:
        """Of `open`."""
        return self.open.tobytes()


class Course:
    """A way an arrow may take. What drawing it needs is made when it is. Of thousands that are kept few are drawn."""

    def __init__(
        self, path: Sequence[Point], chart: Chart, bend: float, to_edge: bool = False, dotted: float = 0
    ) -> None:
        self._path = array("d", (part for at in path for part in at))
        self.chart = chart
        self.dotted = dotted
        """Which part of it, from its beginning, is dots: the way that is not drawn lies there."""
        self.cost = _cost(path, chart, to_edge) + abs(bend) * 0.3
        """What of the board it crosses, above all near its head."""

    @property
    def path(self) -> list[Point]:
        """From counter to counter. Kept as bare numbers: as points they were most of what the collector looked at."""
        return [*map(Point, self._path[::2], self._path[1::2])]

    @cached_property
    def spots(self) -> tuple[Point, ...]:
        """Where a number on it can be read, best first; none if it is too short, or only names are there."""
        path, r, free = self.path, DISC * self.chart.unit, self.chart.open
        if self.dotted == 1 or lengths(path)[-1] < (HEAD * self.chart.unit + 2 * r) * 1.25:
            return ()
        ranked = []
        for step in range(len(path) // 5, max(len(path) * 4 // 5, len(path) // 5 + 1)):
            x, y = path[step]
            box = (round(x - r), round(y - r), round(x + r), round(y + r))
            hidden = 255 - ImageStat.Stat(free.crop(box)).mean[0]
            ranked.append((hidden + abs(step - len(path) * 0.45), Point(round(x), round(y))))
        return tuple(spot for cost, spot in sorted(ranked) if cost <= HIDES)


def colour_of(kind: str, theme: Theme) -> RGB:
    """The colour of a kind of arrow; unknown ones are moves."""
    return {"attack": theme.attack, "conquest": theme.conquest}.get(kind, theme.move)


def casing_of(kind: str, theme: Theme) -> RGB:
    """What an arrow of this kind has around it: between it and any land there is something much lighter or darker."""
    return theme.ink if kind == "conquest" else theme.casing


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


def curves(source: Point, target: Point, gap: float, chart: Chart) -> tuple[Course, ...]:
    """The ways from counter to counter of two neighbours, differently bent."""
    found = ((bend, bent(source, target, bend, gap)) for bend in BENDS)
    return tuple(Course(path, chart, bend) for bend, path in found if len(path) >= 3)


def ends(source: Point, target: Point, gap: float, chart: Chart) -> tuple[tuple[Course, ...], ...]:
    """The ways of an arrow of which only the ends are drawn: how it leaves one counter, and how it comes to another."""
    ahead, long = math.atan2(target.y - source.y, target.x - source.x), STUB * chart.unit
    if math.dist(source, target) < 2 * (gap + long):
        return (curves(source, target, gap, chart),)
    found = []
    for at, begins in ((source, True), (target, False)):
        ways = []
        for turn in TURNS:
            angle = ahead + math.radians(turn) + (0 if begins else math.pi)
            reach = 2 * gap + (SETS_OFF if begins else 1.0) * long
            other = Point(at.x + reach * math.cos(angle), at.y + reach * math.sin(angle))
            bow = math.copysign(0.1, turn)
            path = bent(at, other, bow, gap) if begins else bent(other, at, bow, gap)
            ways.append(Course(path, chart, turn / 100, dotted=1.0 if begins else DOTTED))
        found.append(tuple(ways))
    return tuple(found)


def lanes(paths: Sequence[Sequence[Point]], chart: Chart, to_edge: bool) -> tuple[Course, ...]:
    """Ways over several lands or by sea, and others beside them."""
    return tuple(
        Course(beside(path, off * chart.unit), chart, abs(off) / 200, to_edge)
        for path in paths
        if path
        for off in SIDES
    )


def _cost(path: Sequence[Point], chart: Chart, to_edge: bool) -> float:
    wide, high = chart.open.size

    def crossed(at: Point) -> int:
        x, y = int(at.x), int(at.y)
        if not (RIM < x < wide - RIM and RIM < y < high - RIM):
            return 0 if to_edge else OUTSIDE
        return 255 - chart.pixels[y * wide + x]

    hidden = [crossed(at) / 255 for at in path]
    head = hidden[len(path) * 3 // 4 :]
    short = max(0.0, 1 - lengths(path)[-1] / (ROOM * HEAD * chart.unit))
    return sum(hidden) / len(hidden) + 1.8 * sum(head) / len(head) + 2.5 * short


def chosen(ways: Sequence[Sequence[Course]], unit: float) -> list[Course | None]:
    """One course for each arrow so that they hide little of the board and of each other; None where there is none.

    Those that are not free to bend come first.
    """
    near = NEAR * unit
    taken: set[tuple[int, int]] = set()
    found: list[Course | None] = [None] * len(ways)

    def crowd(course: Course) -> float:
        cells = [(round(x / near), round(y / near)) for x, y in course.path]
        inner, tip = cells[len(cells) // 6 :], cells[-2:]
        shared = sum(cell in taken for cell in inner) / len(inner)
        return 1.6 * shared + 0.8 * any(cell in taken for cell in tip)

    for number in sorted(range(len(ways)), key=lambda at: (len(ways[at]) == len(BENDS), at)):
        if ways[number]:
            best = min(ways[number], key=lambda course: course.cost + crowd(course))
            found[number] = best
            for x, y in best.path:
                column, row = round(x / near), round(y / near)
                taken |= {
                    (column, row),
                    (column + 1, row),
                    (column - 1, row),
                    (column, row + 1),
                    (column, row - 1),
                }
    return found


def numbered(
    courses: Sequence[Course | None], counts: Sequence[int | None], unit: float
) -> list[Point | None]:
    """Where the numbers of the arrows stand: none on another, nor on the head of an arrow."""
    heads = [course.path[-1] for course in courses if course is not None]
    kept: list[Point] = []
    found: list[Point | None] = []
    for course, count in zip(courses, counts, strict=True):
        spot = None
        if course is not None and count is not None:
            apart = 2 * DISC * unit
            free = (
                one
                for one in course.spots
                if all(math.dist(one, other) > apart for other in kept)
                and all(math.dist(one, head) > apart * 0.9 for head in heads)
            )
            spot = next(free, None)
        if spot is not None:
            kept.append(spot)
        found.append(spot)
    return found


@lru_cache(DRAWN)
def pieces(course: Course) -> tuple[Piece, ...]:
    """An arrow to be drawn: under names, but for its head."""
    path, chart, unit = course.path, course.chart, course.chart.unit
    begins = round(course.dotted * (len(path) - 1))
    dots = _dots(path[: begins + 1], unit)
    whole = begins < len(path) - 2
    edges = [more * min(1.2, unit) for more in RIMS]
    rims = [outline(path[begins:], more, unit) if whole else [] for more in edges]
    far = DOT * unit + edges[0]
    reached = [
        *rims[0],
        *(Point(x + dx, y + dy) for x, y in dots for dx in (-far, far) for dy in (-far, far)),
    ]
    left, top = int(min(x for x, _ in reached)) - 1, int(min(y for _, y in reached)) - 1
    right, bottom = int(max(x for x, _ in reached)) + 2, int(max(y for _, y in reached)) + 2
    box = (max(left, 0), max(top, 0), min(right, chart.bare.width), min(bottom, chart.bare.height))
    shown = chart.bare.crop(box)
    tip, far = path[-1], HEAD * 1.25 * unit
    x, y = tip.x - box[0], tip.y - box[1]
    ImageDraw.Draw(shown).ellipse((x - far, y - far, x + far, y + far), fill=255)
    masks = []
    for rim, more in zip(rims, edges, strict=True):
        sketch = Sketch(shown.size, 2, (box[0], box[1]))
        if whole:
            sketch.polygon(rim)
        for dot in dots:
            sketch.dot(*dot, DOT * unit + more)
        masks.append(ImageChops.multiply(sketch.mask(), shown))
    return tuple(_pieces(masks, box[0], box[1]))


def _dots(path: Sequence[Point], unit: float) -> list[Point]:
    """Where the dots of a way stand that is not drawn as a line."""
    if len(path) < 2:
        return []
    run = lengths(path)
    return [Point(*along(path, run, step * STEP * unit)) for step in range(int(run[-1] / (STEP * unit)) + 1)]


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


def draw_arrow(image: Image.Image, own: Inks, course: Course, kind: str) -> None:
    """One arrow onto an image of indices."""
    theme = own.theme
    colours = (theme.ink, casing_of(kind, theme), colour_of(kind, theme))
    for piece in pieces(course):
        _cover(image, own, piece.box, zip(piece.masks, colours, strict=True))


def draw_number(image: Image.Image, own: Inks, at: Point, count: int, unit: float) -> None:
    """How many moved along an arrow, onto an image of indices."""
    theme = own.theme
    number = words(str(count), "number", round(DIGITS * unit))
    half = max(math.ceil(DISC * unit), number.width // 2 + 3)
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
