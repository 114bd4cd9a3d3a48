"""Roads and sea lanes from village to village: the cheapest ways, clear of names, coasts and each other."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from scipy.sparse.csgraph import dijkstra
from shapely.geometry import LineString
from shapely.geometry import Point as Dot
from shapely.ops import unary_union

from tools.maps.anchors import CELL, WATER, Box, Layout
from tools.maps.borders import smooth
from tools.maps.cells import centres, inside, land_graph
from tools.maps.plan import Point

STEP = 4.0
FOREIGN = 5.0  # cost of a cell of land that belongs to neither village
ASHORE = 5.0  # cost of a cell of land for a lane
SOLID, LIGHT = 14.0, 5.0  # more for a cell with a name or a counter, and with smaller discs
INLAND, OFFSHORE = 8.0, 8.0  # so far roads keep from the water, and lanes from the land of others
SHORE, SHY = 2.0, 10.0  # more beside the water's edge, and how far that is felt
CLOSE, NEAR, FELT = 150.0, 4.0, 12.0  # more on and beside another way, and how far that is felt
BREADTH = 1.6 * STEP  # half that of a way: no step of the grid leaps over it
MEETING = 20.0  # so near its ends a way may meet others
SPACING = 5.0  # of the points of a way
SOFTNESS = (4.5, 2.5, 1.2)  # of its curve: the softest that fits

Grid = NDArray[np.float64]


class Ways:
    """The ways of one board, led one after the other."""

    def __init__(self, layout: Layout, solid: Sequence[Box], light: Sequence[Box]) -> None:
        every = int(STEP / CELL)
        self.numbers = {place: i for i, place in enumerate(layout.shapes)}
        self.owner = layout.owner[::every, ::every]
        water = self.owner == WATER
        off_edge = np.where(
            water, ndimage.distance_transform_edt(water), ndimage.distance_transform_edt(~water)
        )
        self.base = 1.0 + SHORE * np.exp(-off_edge * STEP / SHY) + layout.frame_cost[::every, ::every]
        for boxes, more in ((solid, SOLID), (light, LIGHT)):
            for left, top, right, bottom in boxes:
                rows = slice(int(top / STEP), int(bottom / STEP) + 1)
                self.base[rows, int(left / STEP) : int(right / STEP) + 1] += more
        self.inland = (self.owner >= 0) & (off_edge * STEP >= INLAND)
        self.x, self.y = centres(self.owner.shape, STEP)
        self.led: list[LineString] = []

    def road(self, a: str, b: str, start: Point, end: Point) -> list[Point]:
        """A road over land from village to village; raises ValueError if no land joins them."""
        own = np.isin(self.owner, [self.numbers[a], self.numbers[b]])
        cost = np.where(own, self.base, self.base + FOREIGN)
        return self._led(np.where(self.inland, cost, np.inf), start, end)

    def lane(self, a: str, b: str, start: Point, end: Point) -> list[Point]:
        """A lane by sea; it crosses no land but that of its villages. Raises ValueError if no water joins them."""
        own = np.isin(self.owner, [self.numbers[a], self.numbers[b]])
        water = self.owner == WATER
        off_others = np.asarray(ndimage.distance_transform_edt(own | water)) * STEP
        cost = np.where(own, self.base + ASHORE, self.base)
        return self._led(np.where(own | (off_others >= OFFSHORE), cost, np.inf), start, end)

    def _led(self, cost: Grid, start: Point, end: Point) -> list[Point]:
        path = self._path(cost + self._crowding(start, end), start, end)
        softer = (softened(path, softness) for softness in SOFTNESS)
        line = next((soft for soft in softer if self._fits(soft, np.isfinite(cost))), path)
        self.led.append(LineString(line))
        return line

    def _fits(self, line: Sequence[Point], ground: NDArray[np.bool_]) -> bool:
        """Whether a line keeps to its ground, and to itself except near its ends."""
        shape = LineString(line)
        spots = [shape.interpolate(i / 200, normalized=True) for i in range(201)]
        if not all(ground[int(p.y / STEP), int(p.x / STEP)] for p in spots):
            return False
        ends = unary_union([Dot(line[0]), Dot(line[-1])]).buffer(MEETING)
        return not any(shape.difference(ends).intersects(other) for other in self.led)

    def _crowding(self, start: Point, end: Point) -> Grid:
        """What it costs to come close to the ways led before."""
        if not self.led:
            return np.zeros(self.owner.shape)
        taken = np.zeros(self.owner.shape, bool)
        for line in self.led:
            taken |= inside(line.buffer(BREADTH), self.x, self.y)
        off = np.asarray(ndimage.distance_transform_edt(~taken)) * STEP
        at_ends = np.minimum(
            np.hypot(self.x - start[0], self.y - start[1]), np.hypot(self.x - end[0], self.y - end[1])
        )
        close = np.where(taken & (at_ends > MEETING), CLOSE, 0.0)
        return np.asarray(close + NEAR * np.exp(-off / FELT))

    def _path(self, cost: Grid, start: Point, end: Point) -> list[Point]:
        open_cells = np.isfinite(cost)
        index = np.full(cost.shape, -1, np.int64)
        index[open_cells] = np.arange(open_cells.sum())
        cells = np.argwhere(open_cells)
        graph = land_graph(index, np.where(open_cells, cost, 1.0), STEP)
        first, last = (int(index[int(y / STEP), int(x / STEP)]) for x, y in (start, end))
        _, before = dijkstra(graph, indices=first, return_predecessors=True)
        node, path = last, []
        while node != first:
            if node < 0:
                raise ValueError(f"no way from {start} to {end}")
            row, col = cells[node]
            path.append(((float(col) + 0.5) * STEP, (float(row) + 0.5) * STEP))
            node = int(before[node])
        return [start, *path[:0:-1], end]


def softened(points: Sequence[Point], softness: float) -> list[Point]:
    """A smooth curve along a path, with the same ends; each point is averaged over about `softness` others."""
    line = LineString(points)
    count = max(4, int(line.length / SPACING))
    even = [line.interpolate(i / count, normalized=True).coords[0] for i in range(count + 1)]
    soft = LineString(smooth(np.array(even), softness)).simplify(0.3)
    return [(float(x), float(y)) for x, y in soft.coords]
