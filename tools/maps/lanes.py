"""Sea lanes: the shortest path over water between two shores, kept off other coasts and off names."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from scipy.sparse.csgraph import dijkstra
from shapely.geometry import LineString

from tools.maps.anchors import CELL, WATER, Box, Layout
from tools.maps.borders import smooth
from tools.maps.cells import land_graph
from tools.maps.plan import Point

STEP = 4.0
SHY = 14.0  # how far from a coast a lane likes to keep


def nearest(points: Sequence[Point], to: Point) -> Point:
    return min(points, key=lambda p: float(np.hypot(p[0] - to[0], p[1] - to[1])))


class Waters:
    """The sea of one board as a graph of cells of `STEP` units."""

    def __init__(self, layout: Layout, boxes: Sequence[Box]) -> None:
        every = int(STEP / CELL)
        sea = layout.owner[::every, ::every] == WATER
        off_land = np.asarray(ndimage.distance_transform_edt(sea)) * STEP
        cost = 1.0 + 2.0 * np.exp(-off_land / SHY) + layout.frame_cost[::every, ::every]
        for left, top, right, bottom in boxes:
            cost[int(top / STEP) : int(bottom / STEP) + 1, int(left / STEP) : int(right / STEP) + 1] += 8.0
        self.index = np.full(sea.shape, -1, np.int64)
        self.index[sea] = np.arange(sea.sum())
        self.cells = np.argwhere(sea)
        self.graph = land_graph(self.index, cost, STEP)

    def moorings(self, shore: Sequence[Point]) -> NDArray[np.int64]:
        """Water cells next to a shore."""
        found = set()
        for x, y in shore:
            row, col = int(y / STEP), int(x / STEP)
            window = self.index[max(0, row - 1) : row + 2, max(0, col - 1) : col + 2]
            found |= {int(i) for i in window.ravel() if i >= 0}
        return np.array(sorted(found), np.int64)

    def lane(
        self, shore_a: Sequence[Point], shore_b: Sequence[Point], every: float | None = None
    ) -> list[Point]:
        """A smooth line from one shore to the other; raises ValueError if no water joins them.

        A long one, which must not cut corners, is smoothed from points so far apart: `every`.
        """
        distance, before, _ = dijkstra(
            self.graph, indices=self.moorings(shore_a), min_only=True, return_predecessors=True
        )
        ends = self.moorings(shore_b)
        node = int(ends[int(np.argmin(distance[ends]))])
        if not np.isfinite(distance[node]):
            raise ValueError("no water joins the two shores")
        path = []
        while node >= 0:
            row, col = self.cells[node]
            path.append(((float(col) + 0.5) * STEP, (float(row) + 0.5) * STEP))
            node = int(before[node])
        path.reverse()
        whole = [nearest(shore_a, path[0]), *path, nearest(shore_b, path[-1])]
        line = LineString(whole)
        parts = 40 if every is None else max(4, round(line.length / every))
        even = [line.interpolate(i / parts, normalized=True).coords[0] for i in range(parts + 1)]
        soft = LineString(smooth(np.array(even), 4.0 if every is None else 1.5)).simplify(0.3)
        return [(x, y) for x, y in soft.coords]
