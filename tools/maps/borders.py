"""From cells to polygons: borders are traced, smoothed and noded with the coast, then assembled edge by edge.

Every vertex lies on a lattice of a tenth of a unit, and neighbours share their border point for point: each edge
belongs to one polygon (coast) or, in opposite directions, to two.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import shapely
from numpy.typing import NDArray
from scipy import ndimage
from shapely.geometry import LineString, MultiLineString, Polygon
from shapely.geometry import Point as Dot
from shapely.ops import polygonize

from tools.maps.cells import Labels
from tools.maps.coast import Piece, dry_land, limit, roughen
from tools.maps.plan import Pair, Plan, pair_of, parse_points

LATTICE = 0.1
SEAWARD_CELLS = 3.0  # borders are drawn on into the sea by this much before the coast cuts them
SMOOTHING_CELLS = 1.6
WANDER = 0.11
BEYOND = "beyond"

Vertex = tuple[int, int]  # tenths of a unit
Edge = tuple[Vertex, Vertex]


@dataclass
class Coverage:
    """Polygons of one landmass: for each owner its directed edges (outer rings clockwise on the screen)."""

    edges: dict[str, set[Edge]]

    def owner_of(self) -> dict[Edge, str]:
        return {edge: owner for owner, edges in self.edges.items() for edge in edges}

    def rings(self, owner: str) -> list[list[Vertex]]:
        """The closed rings of an owner, first vertex not repeated, largest first."""
        return sorted(chain_rings(self.edges[owner]), key=lambda r: -abs(ring_area(r)))

    def borders(self) -> dict[Pair, list[list[Vertex]]]:
        """The common borders of every touching pair, as open lines."""
        owner = self.owner_of()
        shared: dict[Pair, set[Edge]] = defaultdict(set)
        for (a, b), mine in owner.items():
            other = owner.get((b, a))
            if other is not None and mine < other:
                shared[pair_of(mine, other)].add((a, b))
        return {pair: chain_lines(edges) for pair, edges in sorted(shared.items())}

    def coast(self) -> list[list[Vertex]]:
        """The closed rings of the shore around the whole landmass."""
        owner = self.owner_of()
        return chain_rings({(a, b) for a, b in owner if (b, a) not in owner})


def ring_area(ring: list[Vertex]) -> float:
    """Signed area in square tenths; positive when clockwise on the screen (y down)."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True)) / 2


def chain_rings(edges: Iterable[Edge]) -> list[list[Vertex]]:
    """Join directed edges into rings; where a ring touches itself it is split into simple ones."""
    following: dict[Vertex, list[Vertex]] = defaultdict(list)
    for a, b in sorted(edges):
        following[a].append(b)
    rings: list[list[Vertex]] = []
    while following:
        path = [min(following)]
        place = {path[0]: 0}
        while path:
            last = path[-1]
            following_vertex = following[last].pop()
            if not following[last]:
                del following[last]
            start = place.get(following_vertex)
            if start is None:
                place[following_vertex] = len(path)
                path.append(following_vertex)
                continue
            rings.append(path[start:])
            keep = start + 1 if start else 0
            for vertex in path[keep:]:
                del place[vertex]
            path = path[:keep]
    return rings


def chain_lines(edges: set[Edge]) -> list[list[Vertex]]:
    """Join edges that form open lines (or loops) into lines of vertices."""
    merged = shapely.line_merge(MultiLineString([[a, b] for a, b in sorted(edges)]), directed=True)
    lines = getattr(merged, "geoms", [merged])
    return sorted([(round(x), round(y)) for x, y in line.coords] for line in lines)


def extend_seaward(labels: Labels) -> Labels:
    """Labels carried a few cells into the sea, so that borders reach the true coast."""
    distance, (rows, cols) = ndimage.distance_transform_edt(labels < 0, return_indices=True)
    return np.where(distance <= SEAWARD_CELLS, labels[rows, cols], -1)


def trace(labels: Labels) -> list[LineString]:
    """Lines between differently labelled cells, from junction to junction, in cell units."""
    segments = []
    rows, cols = np.nonzero((labels[:, :-1] != labels[:, 1:]) & (labels[:, :-1] >= 0) & (labels[:, 1:] >= 0))
    segments += [((c + 1, r), (c + 1, r + 1)) for r, c in zip(rows.tolist(), cols.tolist(), strict=True)]
    rows, cols = np.nonzero((labels[:-1] != labels[1:]) & (labels[:-1] >= 0) & (labels[1:] >= 0))
    segments += [((c, r + 1), (c + 1, r + 1)) for r, c in zip(rows.tolist(), cols.tolist(), strict=True)]
    return list(shapely.line_merge(MultiLineString(segments)).geoms)


def smooth(points: NDArray[np.float64], sigma: float) -> NDArray[np.float64]:
    """Gaussian smoothing of a line with its ends kept in place."""
    if len(points) < 4:
        return points
    pad = min(int(4 * sigma), len(points) - 1)
    before = 2 * points[0] - points[pad:0:-1]
    after = 2 * points[-1] - points[-2 : -pad - 2 : -1]
    whole = ndimage.gaussian_filter1d(np.concatenate([before, points, after]), sigma, axis=0)
    out = whole[pad : pad + len(points)]
    out[0], out[-1] = points[0], points[-1]
    return np.asarray(out)


class Division:
    """A piece of mainland whose every cell (of `step` units) has the number of a place in it, -1 outside."""

    def __init__(self, piece: Piece, labels: Labels, step: float) -> None:
        self.piece, self.step = piece, step
        self.labels = extend_seaward(labels)
        _, self._nearest = ndimage.distance_transform_edt(self.labels < 0, return_indices=True)

    def place_at(self, spot: Dot) -> str:
        """The place that owns the cell nearest to a canvas point."""
        row = min(max(int(spot.y / self.step), 0), self.labels.shape[0] - 1)
        col = min(max(int(spot.x / self.step), 0), self.labels.shape[1] - 1)
        rows, cols = self._nearest
        return self.piece.places[int(self.labels[rows[row, col], cols[row, col]])]

    def lines(self, seed: int) -> list[LineString]:
        """The borders, smoothed, then made to wander a little (canvas units)."""
        rng = np.random.default_rng(seed)
        lines = []
        for traced in trace(self.labels):
            soft = LineString(smooth(np.array(traced.coords), SMOOTHING_CELLS) * self.step).simplify(2.0)
            points = list(soft.coords)
            wandering = [p for a, b in pairwise(points) for p in roughen(a, b, WANDER, rng, 6.0)]
            lines.append(LineString([*wandering, points[-1]]))
        return lines


def on_lattice(face: Polygon) -> list[Vertex]:
    """The outer ring in tenths, clockwise on the screen, first vertex not repeated."""
    ring = [(round(x / LATTICE), round(y / LATTICE)) for x, y in face.exterior.coords[:-1]]
    return ring if ring_area(ring) > 0 else ring[::-1]


def edges_of(ring: list[Vertex]) -> list[Edge]:
    return list(zip(ring, ring[1:] + ring[:1], strict=True))


def cut(plan: Plan, divisions: list[Division]) -> Coverage:
    """Cut the mainland along its borders, its limit and `apart`; give each face to the place it lies in.

    What lies beyond the limit and the crags belong to `BEYOND`; lakes are left out.
    """
    land, beyond = dry_land(plan), limit(plan)
    fences = [parse_points(plan.art[key]) for key in ("limit", "apart") if key in plan.art]
    lines = [line for division in divisions for line in division.lines(plan.art["seed"])]
    noded = shapely.union_all(
        [*lines, land.boundary, *(Polygon(f).exterior for f in fences)], grid_size=LATTICE
    )
    shapely.prepare(land)
    faces: list[list[Vertex]] = []
    owners: list[str] = []
    for face in polygonize(noded):
        spot = face.representative_point()
        if land.contains(spot):
            nearest = min(divisions, key=lambda d: d.piece.land.distance(spot))
            faces.append(on_lattice(face))
            owners.append(BEYOND if beyond.contains(spot) else nearest.place_at(spot))
    return merge(faces, owners)


def merge(faces: list[list[Vertex]], owners: list[str]) -> Coverage:
    """Join the faces of each owner. A splinter cut off from its owner goes to the neighbour it touches most.

    The eye of a loop in a border has no neighbours: it lies inside a face, whose outer ring covers it.
    """
    face_of = {edge: i for i, ring in enumerate(faces) for edge in edges_of(ring)}
    beside: list[Counter[int]] = [Counter() for _ in faces]
    for (a, b), i in face_of.items():
        other = face_of.get((b, a))
        if other is not None:
            beside[i][other] += round(float(np.hypot(a[0] - b[0], a[1] - b[1])))
    by_size = sorted(range(len(faces)), key=lambda i: ring_area(faces[i]))
    settled = {owners[i]: i for i in by_size}  # the last, largest face wins
    owner_of = {i: owner for owner, i in settled.items()}
    todo = [i for i in reversed(by_size) if i not in owner_of and beside[i]]
    while todo:
        own = next((i for i in todo if any(owner_of.get(j) == owners[i] for j in beside[i])), None)
        pick = own if own is not None else next(i for i in todo if any(j in owner_of for j in beside[i]))
        most = max((j for j in beside[pick] if j in owner_of), key=lambda j: beside[pick][j])
        owner_of[pick] = owners[pick] if own is not None else owner_of[most]
        todo.remove(pick)
    edges: dict[str, set[Edge]] = defaultdict(set)
    for i, owner in owner_of.items():
        edges[owner].update(edges_of(faces[i]))
    return Coverage({o: {(a, b) for a, b in es if (b, a) not in es} for o, es in sorted(edges.items())})
