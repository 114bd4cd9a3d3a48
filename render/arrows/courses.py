"""Where the arrows of the last turn run: around names and each other. `arrows` draws them."""

import math
from array import array
from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from PIL import Image, ImageStat

from render.arrows.ways import beside
from render.base.fonts import words
from render.base.geometry import Point
from render.base.sketch import lengths

# All of this with `unit` 1.
BENDS = (0.12, -0.12, 0.24, -0.24, 0.4, -0.4, 0.62, -0.62, 0.9, -0.9)
"""How far the middle may lie off the straight line, as a part of its length."""
BOW, ASTRAY = 0.3, 220.0
"""What such a bend costs, and by how many pixels it may make an arrow longer before that costs as much as a name under
the whole of it: a bend leads a long arrow far away from its lands."""
SIDES = (0.0, 13.0, -13.0, 24.0, -24.0)
"""How far a way over several lands or by sea may lie off its own line."""
POINTS = 24
"""Of a curve, its beginning left out."""
HEAD = 18.0
"""Length of an arrow's head."""
ROOM = 3.2
"""An arrow shorter than so many heads is hard to see."""
STUB, TURNS = 92.0, (0.0, 14.0, -14.0, 28.0, -28.0, 44.0, -44.0, 60.0, -60.0, 78.0, -78.0)
"""Of an arrow far over other lands only both ends are drawn: how long they are, and by how many degrees they may be
turned."""
SETS_OFF = 0.6
"""How long the first end is, as a part of the last one. It is all dots."""
DOTTED = 0.34
"""Which part of the last end is dots."""
RIM, OUTSIDE = 12, 8000
"""How far an arrow keeps from the left and right edge of the map, and rather keeps from the bars; what a point beyond
costs, or one under a bar, where one on a name costs 255."""
DISC = 14.5
"""Radius of the disc under a number."""
DIGITS = 23
"""Size of a number."""
HIDES = 55
"""How much of the board a number may hide."""
SHORT, STOPS, LEFT = 46.0, 0.2, 72.0
"""How far before its end an arrow may stop, if its head would hide a name there; what that costs, and how much of the
arrow has to be left, so that a number finds room on it."""
COVERS = 2.4
"""What it costs to hide a name under the head: as much as all of an arrow that lies on names, and more."""
FREE = 127
"""How free a point is on which nothing lies but, at most, the name of a sea."""
WINGS = (-8.0, 0.0, 8.0)
"""Where a head is looked at, in parts off the middle of its arrow."""
NEAR = 17.0
"""Arrows nearer than this hide each other."""

Cell = tuple[int, int]


@dataclass(frozen=True)
class Chart:
    """What arrows go by: where nothing is written, where they rather run (mode L), how large they are, the rows."""

    bare: Image.Image
    open: Image.Image
    unit: float
    rows: tuple[int, int]
    """The first row of the map, and the first below it."""

    @cached_property
    def pixels(self) -> bytes:
        """Of `open`."""
        return self.open.tobytes()

    @cached_property
    def letters(self) -> bytes:
        """Where something is written: 0, else 255."""
        return self.bare.tobytes()

    def under(self, path: Sequence[Point], there: bytes) -> bool:
        """Whether something lies where the head of an arrow along this path does; `there` are `letters` or `pixels`."""
        (x, y), (wide, high) = path[-1], self.bare.size
        for at in reversed(path):
            if math.dist(at, path[-1]) > HEAD * self.unit:
                break
        span = math.dist(at, path[-1]) or 1
        ahead, aside = ((x - at.x) / span, (y - at.y) / span), ((at.y - y) / span, (x - at.x) / span)
        for back in (4.0, HEAD / 2, HEAD):
            for off in WINGS:
                column = int(x - (ahead[0] * back - aside[0] * off * back / HEAD) * self.unit)
                row = int(y - (ahead[1] * back - aside[1] * off * back / HEAD) * self.unit)
                if 0 <= column < wide and 0 <= row < high and there[row * wide + column] < FREE:
                    return True
        return False


class Course:
    """A way an arrow may take. What drawing it needs is made when it is. Of thousands that are kept few are drawn."""

    def __init__(
        self,
        path: Sequence[Point],
        chart: Chart,
        dear: float,
        *,
        to_edge: bool = False,
        dotted: float = 0,
        free: bool = False,
    ) -> None:
        self._path = array("d", (part for at in path for part in at))
        self.chart = chart
        self.free = free
        """Whether it is one of many that bend as they like."""
        self.dotted = dotted
        """Which part of it, from its beginning, is dots: the way that is not drawn lies there."""
        self.cost = _cost(path, chart, to_edge) + dear
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


def curves(
    source: Point, target: Point, gap: float, chart: Chart, ashore: Callable[[Point], bool]
) -> tuple[Course, ...]:
    """The ways from counter to counter of two neighbours, differently bent.

    Some of them stop before a name: `ashore`, in the land of the target.
    """
    found = []
    for bend in BENDS:
        path = bent(source, target, bend, gap)
        if len(path) >= 3:
            astray = lengths(path)[-1] - math.dist(path[0], path[-1])
            dear = abs(bend) * BOW + (astray / (ASTRAY * chart.unit)) ** 2
            found.append(Course(path, chart, dear, free=True))
            if stopped := _before_name(path, chart, ashore):
                found.append(Course(stopped, chart, dear + STOPS, free=True))
    return tuple(found)


def _before_name(
    path: Sequence[Point], chart: Chart, ashore: Callable[[Point], bool] = lambda _: True
) -> Sequence[Point]:
    """Where the head of a way hides a name in the end: as much of the way as its head hides nothing.

    There is none if that is too far off, or if too little of the arrow is left.
    """
    run = lengths(path)
    for last in range(len(path), 2, -1):
        if run[-1] - run[last - 1] > SHORT * chart.unit or run[last - 1] < LEFT * chart.unit:
            break
        if last == len(path) and not chart.under(path, chart.letters):
            break
        if last < len(path) and ashore(path[last - 1]) and not chart.under(path[:last], chart.pixels):
            return path[:last]
    return ()


def ends(source: Point, target: Point, gap: float, chart: Chart) -> tuple[tuple[Course, ...], ...]:
    """The ways of an arrow of which only the ends are drawn: how it leaves one counter, and how it comes to another."""
    ahead, long = math.atan2(target.y - source.y, target.x - source.x), STUB * chart.unit
    if math.dist(source, target) < 2 * (gap + long):
        return (curves(source, target, gap, chart, lambda _: False),)
    found = []
    for at, begins in ((source, True), (target, False)):
        ways = []
        for turn in TURNS:
            angle = ahead + math.radians(turn) + (0 if begins else math.pi)
            reach = 2 * gap + (SETS_OFF if begins else 1.0) * long
            other = Point(at.x + reach * math.cos(angle), at.y + reach * math.sin(angle))
            bow = math.copysign(0.1, turn)
            path = bent(at, other, bow, gap) if begins else bent(other, at, bow, gap)
            ways.append(Course(path, chart, abs(turn) / 100 * BOW, dotted=1.0 if begins else DOTTED))
        found.append(tuple(ways))
    return tuple(found)


def lanes(paths: Sequence[Sequence[Point]], chart: Chart, to_edge: bool) -> tuple[Course, ...]:
    """Ways over several lands or by sea, and others beside them."""
    found = []
    for path, off in product(filter(None, paths), SIDES):
        way, dear = beside(path, off * chart.unit), abs(off) / 200 * BOW
        found.append(Course(way, chart, dear, to_edge=to_edge))
        if stopped := _before_name(way, chart):
            found.append(Course(stopped, chart, dear + STOPS, to_edge=to_edge))
    return tuple(found)


def _cost(path: Sequence[Point], chart: Chart, to_edge: bool) -> float:
    wide, (first, foot) = chart.open.width, chart.rows

    def crossed(at: Point) -> int:
        x, y = int(at.x), int(at.y)
        if not first < y < foot:
            return OUTSIDE
        if not RIM < x < wide - RIM:
            return 0 if to_edge else OUTSIDE
        return 255 - chart.pixels[y * wide + x]

    hidden = [crossed(at) / 255 for at in path]
    head = hidden[len(path) * 3 // 4 :]
    short = max(0.0, 1 - lengths(path)[-1] / (ROOM * HEAD * chart.unit))
    named = COVERS * chart.under(path, chart.letters)
    return sum(hidden) / len(hidden) + 1.8 * sum(head) / len(head) + 2.5 * short + named


def chosen(ways: Sequence[Sequence[Course]], unit: float) -> list[Course | None]:
    """One course for each arrow so that they hide little of the board and of each other; None where there is none.

    Those that are not free to bend come first.
    """
    taken: set[Cell] = set()
    found: list[Course | None] = [None] * len(ways)
    for number in sorted(range(len(ways)), key=lambda at: (any(course.free for course in ways[at]), at)):
        if ways[number]:
            best = min(ways[number], key=lambda course: course.cost + _crowd(_cells(course, unit), taken))
            found[number] = best
            for column, row in _cells(best, unit):
                beside = ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
                taken |= {(column, row), *beside}
    return found


def _cells(course: Course, unit: float) -> list[Cell]:
    """The cells of a grid through which a course goes."""
    near = NEAR * unit
    return [(round(x / near), round(y / near)) for x, y in course.path]


def _crowd(cells: Sequence[Cell], taken: Set[Cell]) -> float:
    """How much of a course other arrows hide, above all near its head; where it begins counts for nothing."""
    inner, tip = cells[len(cells) // 6 :], cells[-2:]
    shared = sum(cell in taken for cell in inner) / len(inner)
    return 1.6 * shared + 0.8 * any(cell in taken for cell in tip)


def disc(count: int, unit: float) -> int:
    """Radius of the disc under a number: several digits need a larger one."""
    wide = words(str(count), "number", round(DIGITS * unit)).width
    return max(math.ceil(DISC * unit), wide // 2 + (3 if count < 100 else 4))


def numbered(
    courses: Sequence[Course | None], counts: Sequence[int | None], unit: float, laid: Sequence[Point] = ()
) -> list[Point | None]:
    """Where the numbers of the arrows stand: none on another, nor on the head of an arrow, nor under what is `laid`."""
    heads = [*(course.path[-1] for course in courses if course is not None), *laid]
    kept: list[tuple[Point, float]] = []
    found: list[Point | None] = []
    for course, count in zip(courses, counts, strict=True):
        spot = None
        if course is not None and count is not None:
            usual, more = DISC * unit, disc(count, unit) - math.ceil(DISC * unit)
            free = (
                one
                for one in course.spots
                if all(math.dist(one, other) > 2 * usual + more + wider for other, wider in kept)
                and all(math.dist(one, head) > 1.8 * usual + more for head in heads)
            )
            spot = next(free, None)
            if spot is not None:
                kept.append((spot, more))
        found.append(spot)
    return found
