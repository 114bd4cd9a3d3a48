"""Tidy groups of anchors: a name, a counter and discs in fixed formation, set where the land has room for them.

A formation is a list of parts around a common centre. Every formation is tried at every cell of a land; discs that
still do not fit are moved singly to the nearest free place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from shapely.geometry import Point as Dot

from tools.maps.anchors import (
    CELL,
    LINE_HEIGHT,
    OFF_FRAME,
    PASSES,
    WATER,
    Box,
    Layout,
    Spot,
    box_sums,
    text_width,
)
from tools.maps.plan import Point

EDGE = 2.5  # between a disc and the edge of its land
APART = 3.0  # between two parts
CROWDED = 25.0  # cost of covering a cell that others cover
FAR, PULL = 1e6, 3.0  # cost of a place out of reach, and of each unit away from home
MARGIN = 300.0  # how far beyond a land its parts may reach

Grid = NDArray[np.float64]
Ground = Literal["own", "coast", "loose"]

# Cost of each unit by which a part comes too near the edge of its own land, or of that with the sea.
OUTSIDE: dict[Ground, dict[str, float]] = {
    "own": {"own": 500.0},
    "coast": {"own": 6.0, "coast": 40.0},
    "loose": {"coast": 80.0},
}


@dataclass(frozen=True)
class Part:
    """A box (of a disc: the square around it) at x, y from the centre.

    Its ground is its `own` land alone, own land or the sea (`coast`), or rather those than other land (`loose`).
    """

    kind: str
    x: float
    y: float
    width: float
    height: float
    ground: Ground = "own"

    def at(self, centre: Point) -> Point:
        return (centre[0] + self.x, centre[1] + self.y)

    def box(self, centre: Point) -> Box:
        x, y = self.at(centre)
        return (x - self.width / 2, y - self.height / 2, x + self.width / 2, y + self.height / 2)


@dataclass(frozen=True)
class Formation:
    """Parts, the lines of the name among them, and how much this arrangement is disliked."""

    parts: tuple[Part, ...]
    lines: tuple[str, ...]
    dislike: float = 0.0


def disc(kind: str, x: float, y: float, radius: float, ground: Ground = "own") -> Part:
    return Part(kind, x, y, 2 * radius, 2 * radius, ground)


def name_box(lines: Sequence[str], size: float) -> Part:
    """The room of a name around 0, 0."""
    width = max(text_width(line, size) for line in lines) + 6
    return Part("name", 0, 0, width, LINE_HEIGHT * size * len(lines) + 2, "loose")


def discs(kind: str, columns: int, rows: int, radius: float, ground: Ground = "own") -> list[Part]:
    """A block of discs around 0, 0, row by row."""
    step = 2 * radius + APART
    return [
        disc(kind, (i - (columns - 1) / 2) * step, (j - (rows - 1) / 2) * step, radius, ground)
        for j in range(rows)
        for i in range(columns)
    ]


def moved(parts: Sequence[Part], dx: float, dy: float) -> list[Part]:
    return [replace(p, x=p.x + dx, y=p.y + dy) for p in parts]


def extent(parts: Sequence[Part]) -> Box:
    """The box around all parts."""
    boxes = [p.box((0.0, 0.0)) for p in parts]
    return (
        min(b[0] for b in boxes),
        min(b[1] for b in boxes),
        max(b[2] for b in boxes),
        max(b[3] for b in boxes),
    )


def beside(first: Sequence[Part], second: Sequence[Part], gap: float = APART) -> list[Part]:
    """The second group to the right of the first, their middles level; around the middle of both."""
    a, b = extent(first), extent(second)
    return centred([*first, *moved(second, a[2] + gap - b[0], (a[1] + a[3] - b[1] - b[3]) / 2)])


def below(first: Sequence[Part], second: Sequence[Part], gap: float = APART) -> list[Part]:
    """The second group under the first, their middles aligned; around the middle of both."""
    a, b = extent(first), extent(second)
    return centred([*first, *moved(second, (a[0] + a[2] - b[0] - b[2]) / 2, a[3] + gap - b[1])])


def centred(parts: Sequence[Part]) -> list[Part]:
    left, top, right, bottom = extent(parts)
    return moved(parts, -(left + right) / 2, -(top + bottom) / 2)


class Site:
    """One land's part of the raster: what it costs to cover each cell, and how deep inside each ground it lies."""

    def __init__(self, layout: Layout, place: str) -> None:
        mine = layout.land(place)
        rows, cols = np.nonzero(mine)
        pad = int(MARGIN / CELL)
        self.top, self.left = rows.min() - pad, cols.min() - pad
        self.shape = (int(np.ptp(rows)) + 2 * pad + 1, int(np.ptp(cols)) + 2 * pad + 1)
        ground = {"own": mine, "coast": mine | (layout.owner == WATER)}
        depths = {kind: np.asarray(ndimage.distance_transform_edt(g)) * CELL for kind, g in ground.items()}
        self.depths = {kind: self._window(depth, 0.0) for kind, depth in depths.items()}
        self.cost = self._window(layout.cost(place, CROWDED), OFF_FRAME)
        self.middle = ((cols.mean() + 0.5) * CELL, (rows.mean() + 0.5) * CELL)
        self.within = (slice(pad, self.shape[0] - pad), slice(pad, self.shape[1] - pad))
        self._sums: dict[tuple[float, float, Ground], Grid] = {}

    def _window(self, grid: Grid, outside: float) -> Grid:
        padded = np.full(self.shape, outside)
        top, left = max(0, self.top), max(0, self.left)
        piece = grid[top : self.top + self.shape[0], left : self.left + self.shape[1]]
        row, col = top - self.top, left - self.left
        padded[row : row + piece.shape[0], col : col + piece.shape[1]] = piece
        return padded

    def depth_at(self, at: Point) -> float:
        return float(self.depths["own"][int(at[1] / CELL) - self.top, int(at[0] / CELL) - self.left])

    def centres(self) -> tuple[Grid, Grid]:
        """Canvas x and y of the cells where a formation's centre may lie."""
        ys, xs = np.mgrid[self.within]
        return (xs + self.left + 0.5) * CELL, (ys + self.top + 0.5) * CELL

    def part_cost(self, part: Part) -> Grid:
        """What this part costs for every centre of its formation."""
        key = (part.width, part.height, part.ground)
        if key not in self._sums:
            sums = box_sums(self.cost, part.width, part.height)
            for kind, weight in OUTSIDE[part.ground].items():
                sums = sums + weight * np.maximum(0.0, part.height / 2 + EDGE - self.depths[kind])
            self._sums[key] = sums
        rows, cols = self.within
        dy, dx = round(part.y / CELL), round(part.x / CELL)
        return self._sums[key][rows.start + dy : rows.stop + dy, cols.start + dx : cols.stop + dx]


@dataclass(frozen=True)
class Stand:
    """A formation with its centre on the canvas."""

    formation: Formation
    centre: Point

    def points(self, kind: str) -> list[Point]:
        """The places of the parts of one kind."""
        return [part.at(self.centre) for part in self.formation.parts if part.kind == kind]

    def boxes(self, kind: str | None = None) -> list[Box]:
        """The boxes of the parts of one kind, or of all."""
        return [part.box(self.centre) for part in self.formation.parts if kind in (None, part.kind)]

    def spot(self, layout: Layout, place: str) -> Spot:
        """The counter and the name."""
        name = next(part for part in self.formation.parts if part.kind == "name")
        x, y = name.at(self.centre)
        over_sea = not layout.shapes[place].intersects(Dot(round(x), round(y)))
        return Spot(
            self.points("counter")[0], (x, y), list(self.formation.lines), name.box(self.centre), over_sea
        )


def settle(
    layout: Layout, place: str, formations: Sequence[Formation], home: Point | None = None, reach: float = 0.0
) -> Stand:
    """The cheapest stand of any formation in a land. With `home` its first part lies within `reach` of that point."""
    site = Site(layout, place)
    xs, ys = site.centres()
    best: tuple[float, Stand] | None = None
    for formation in formations:
        total = formation.dislike + 0.15 * np.hypot(xs - site.middle[0], ys - site.middle[1])
        if home:
            off = np.hypot(xs + formation.parts[0].x - home[0], ys + formation.parts[0].y - home[1])
            total = formation.dislike + np.where(off > reach, FAR, PULL * off)
        for part in formation.parts:
            total = total + site.part_cost(part)
        row, col = np.unravel_index(int(np.argmin(total)), total.shape)
        if best is None or total[row, col] < best[0]:
            best = (float(total[row, col]), Stand(formation, (float(xs[row, col]), float(ys[row, col]))))
    if best is None:
        raise ValueError(f"no formation for {place}")
    return best[1]


def settle_all(layout: Layout, stand_of: Callable[[str], Stand]) -> dict[str, Stand]:
    """Stands for every land, the smallest first, each revisited once the others are set."""
    stands: dict[str, Stand] = {}
    for _ in range(PASSES):
        for place in sorted(layout.shapes, key=lambda p: layout.shapes[p].area):
            layout.release(place)
            stands[place] = stand_of(place)
            for box in stands[place].boxes():
                layout.take(place, box)
    return {place: stands[place] for place in layout.shapes}


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def repaired(layout: Layout, place: str, stand: Stand, kind: str) -> list[Point]:
    """The discs of one kind, those that leave their land or meet another's part moved to the nearest free place.

    A disc with nowhere to go is left out.
    """
    site = Site(layout, place)
    others = [box for who, box in layout.taken if who != place]
    good: list[Point] = []
    homeless: list[Part] = []
    for part in (p for p in stand.formation.parts if p.kind == kind):
        box = part.box(stand.centre)
        deep = site.depth_at(part.at(stand.centre)) >= part.width / 2 + 1
        if deep and not any(overlap(box, other) for other in others):
            good.append(part.at(stand.centre))
        else:
            homeless.append(part)
            layout.taken.remove((place, box))
    for part in homeless:
        at = free_place(layout, layout.land(place), part.at(stand.centre), part.width / 2)
        if at:
            good.append(at)
            layout.take(place, disc(kind, 0, 0, part.width / 2).box(at))
    return good


def free_place(layout: Layout, where: NDArray[np.bool_], to: Point, radius: float) -> Point | None:
    """The place for a disc nearest to a point, well inside the cells of `where` and clear of all that is taken."""
    free = where.copy()
    from_edge = np.asarray(ndimage.distance_transform_edt(free)) * CELL - EDGE
    for _, (left, top, right, bottom) in layout.taken:
        rows = slice(max(0, int(top / CELL)), int(np.ceil(bottom / CELL)))
        cols = slice(max(0, int(left / CELL)), int(np.ceil(right / CELL)))
        free[rows, cols] = False
    depth = np.minimum(from_edge, np.asarray(ndimage.distance_transform_edt(free)) * CELL - APART)
    ys, xs = np.nonzero(depth >= radius)
    if not len(ys):
        return None
    x, y = (xs + 0.5) * CELL, (ys + 0.5) * CELL
    best = int(np.argmin(np.hypot(x - to[0], y - to[1])))
    return float(x[best]), float(y[best])
