"""Territories as cells: the multi-source shortest path over land from each territory's spine.

A cell is connected by construction and never jumps over a bay. The cost of land is noise, dearer along rivers and
ridges, so that borders wander and like to settle there. A head start makes a cell larger.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from scipy import ndimage
from scipy.sparse import coo_matrix, csr_matrix
from scipy.sparse.csgraph import dijkstra
from shapely.geometry import LineString, Polygon
from shapely.ops import unary_union

from tools.maps.plan import Plan, Point, parse_points

Labels = NDArray[np.int64]
MOVES = ((0, 1), (1, 0), (1, 1), (1, -1), (1, 2), (2, 1), (1, -2), (2, -1))
NOISE_LATTICE = 5.0
RIVER_COST, RIVER_WIDTH = 2.4, 7.0
RIDGE_COST, RIDGE_WIDTH = 2.4, 14.0


def fractal_noise(size: Sequence[float], rng: np.random.Generator) -> NDArray[np.float64]:
    """Smooth noise of unit variance on a lattice of `NOISE_LATTICE` units over the canvas, [y, x]."""
    rows, cols = int(size[1] / NOISE_LATTICE) + 2, int(size[0] / NOISE_LATTICE) + 2
    total = np.zeros((rows, cols))
    for octave, weight in enumerate((1.0, 0.6, 0.36, 0.22)):
        cell = 150.0 / 2**octave / NOISE_LATTICE
        coarse = rng.normal(size=(int(rows / cell) + 4, int(cols / cell) + 4))
        fine = ndimage.zoom(coarse, cell, order=3)
        total += weight * fine[:rows, :cols]
    return np.asarray(total / total.std())


@dataclass
class Grid:
    """Land of one board as a graph of square cells of `step` units."""

    step: float
    land: NDArray[np.bool_]
    index: Labels
    graph: csr_matrix

    @property
    def nodes(self) -> int:
        return int(self.land.sum())

    def node_at(self, x: float, y: float) -> int:
        """The land node nearest to a canvas point."""
        row, col = int(y / self.step), int(x / self.step)
        rows, cols = self.land.shape
        if 0 <= row < rows and 0 <= col < cols and self.land[row, col]:
            return int(self.index[row, col])
        ys, xs = np.nonzero(self.land)
        best = int(np.argmin((ys - row) ** 2 + (xs - col) ** 2))
        return int(self.index[ys[best], xs[best]])

    def spine_nodes(self, spine: Sequence[Point]) -> list[int]:
        """Nodes along a spine of one or more points."""
        if len(spine) == 1:
            return [self.node_at(*spine[0])]
        line = LineString(spine)
        steps = max(2, int(line.length / self.step))
        return sorted(
            {self.node_at(*line.interpolate(i / steps, normalized=True).coords[0]) for i in range(steps + 1)}
        )

    def grow(self, spines: Sequence[Sequence[Point]], head_starts: Sequence[float]) -> Labels:
        """Which spine owns each cell, [row, col]; -1 outside the land."""
        count, nodes = len(spines), self.nodes
        delay = max(head_starts) - np.asarray(head_starts, float) + 1e-6
        starts = [self.spine_nodes(s) for s in spines]
        lengths = [len(s) for s in starts]
        graph = csr_matrix(
            (
                np.concatenate([self.graph.data, np.repeat(delay, lengths)]),
                np.concatenate([self.graph.indices, np.concatenate(starts)]),
                np.concatenate([self.graph.indptr, self.graph.indptr[-1] + np.cumsum(lengths)]),
            ),
            shape=(nodes + count, nodes + count),
        )
        _, _, source = dijkstra(
            graph, indices=nodes + np.arange(count), min_only=True, return_predecessors=True
        )
        labels = np.full(self.land.shape, -1, np.int64)
        labels[self.land] = np.maximum(source[:nodes] - nodes, -1)
        return labels


def centres(shape: tuple[int, int], step: float) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Canvas x and y of every cell's centre, [row, col]."""
    ys, xs = np.mgrid[0 : shape[0], 0 : shape[1]]
    return (xs + 0.5) * step, (ys + 0.5) * step


def inside(shape: object, x: NDArray[np.float64], y: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Which of the points lie in the shape."""
    shapely.prepare(shape)
    return np.asarray(shapely.contains_xy(shape, x, y))


def make_grid(plan: Plan, land: Polygon, step: float) -> Grid:
    """The graph over the land in play."""
    width, height = plan.art["size"]
    shape = (int(height / step), int(width / step))
    x, y = centres(shape, step)
    mask = inside(land, x, y)
    mask = largest_region(mask)
    noise = fractal_noise(plan.art["size"], np.random.default_rng(plan.art["seed"]))
    cost = np.exp(0.55 * ndimage.map_coordinates(noise, [y / NOISE_LATTICE, x / NOISE_LATTICE], order=1))
    for table, factor, breadth in (("rivers", RIVER_COST, RIVER_WIDTH), ("ridges", RIDGE_COST, RIDGE_WIDTH)):
        lines = [LineString(parse_points(item["points"])) for item in plan.art[table]]
        cost = np.where(inside(unary_union(lines).buffer(breadth / 2), x, y), cost * factor, cost)
    index = np.full(shape, -1, np.int64)
    index[mask] = np.arange(mask.sum())
    return Grid(step, mask, index, land_graph(index, cost, step))


def largest_region(mask: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The largest connected part of a mask."""
    parts, _ = ndimage.label(mask)
    return np.asarray(parts == np.argmax(np.bincount(parts.ravel())[1:]) + 1)


def land_graph(index: Labels, cost: NDArray[np.float64], step: float) -> csr_matrix:
    """Edges between land cells, in both directions, weighted by length and mean cost."""
    rows, cols = index.shape
    a_all, b_all, w_all = [], [], []
    for dy, dx in MOVES:
        here = (slice(0, rows - dy), slice(max(0, -dx), min(cols, cols - dx)))
        there = (slice(dy, rows), slice(max(0, -dx) + dx, min(cols, cols - dx) + dx))
        a, b = index[here], index[there]
        both = (a >= 0) & (b >= 0)
        a_all.append(a[both])
        b_all.append(b[both])
        w_all.append(((cost[here] + cost[there]) / 2 * float(np.hypot(dx, dy)) * step)[both])
    a, b, w = np.concatenate(a_all), np.concatenate(b_all), np.concatenate(w_all)
    n = int(index.max()) + 1
    return coo_matrix(
        (np.concatenate([w, w]), (np.concatenate([a, b]), np.concatenate([b, a]))), shape=(n, n)
    ).tocsr()


def touching(labels: Labels, offsets: Sequence[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """How many cells of each pair of labels lie at one of the offsets (rows, columns) from each other."""
    rows, cols = labels.shape
    codes = []
    for dy, dx in offsets:
        a = labels[: rows - dy, max(0, -dx) : min(cols, cols - dx)]
        b = labels[dy:, max(0, -dx) + dx : min(cols, cols - dx) + dx]
        codes.append((np.minimum(a, b) * 1000 + np.maximum(a, b))[(a != b) & (a >= 0) & (b >= 0)])
    found, counts = np.unique(np.concatenate(codes), return_counts=True)
    return {(int(c) // 1000, int(c) % 1000): int(n) for c, n in zip(found, counts, strict=True)}


def contacts(labels: Labels, step: float) -> dict[tuple[int, int], float]:
    """Length of the common border (units, measured along the grid) of every touching pair."""
    return {pair: count * step for pair, count in touching(labels, ((0, 1), (1, 0))).items()}


def close_pairs(labels: Labels, step: float, gap: float) -> dict[tuple[int, int], float]:
    """Pairs that come closer to each other than about `gap` units, with the length along which they do."""
    k = max(1, round(gap / step))
    return {p: n * step / 2 for p, n in touching(labels, ((0, k), (k, 0), (k, k), (k, -k))).items()}
