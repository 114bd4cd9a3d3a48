"""Where names, counters and port anchors go: an exhaustive search over a raster of the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from shapely.geometry import MultiPolygon, Polygon

from tools.maps.cells import centres, inside
from tools.maps.plan import Plan, Point

CELL = 2.0
LINE_HEIGHT = 1.12  # of the letter size
GAP = 3.0  # between counter and name
AROUND_A_PORT = 2.0
WATER, OTHER_LAND = -1, -2  # owners that are no place
SEA, FOREIGN, TAKEN, OFF_FRAME = 0.55, 1.3, 4.0, 40.0  # cost of covering one cell that is not one's own land
PASSES = 3
NARROW, WIDE = "fijlrt' ", "mwMW"

Grid = NDArray[np.float64]
Box = tuple[float, float, float, float]


def text_width(text: str, size: float) -> float:
    """A generous estimate for a bold humanist sans, in units."""
    ems = (0.27 if c in NARROW else 0.85 if c in WIDE else 0.62 if c.isupper() else 0.53 for c in text)
    return sum(ems) * size


def line_breaks(name: str) -> list[list[str]]:
    """The name on one line, and on two lines at its most even break."""
    words = name.split()
    pairs = [[" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words))]
    return [[name], *sorted(pairs, key=lambda p: max(map(len, p)))[:1]]


@dataclass
class Spot:
    """Where one territory's counter and name go (canvas units)."""

    counter: Point
    label: Point
    lines: list[str]
    box: Box
    over_sea: bool


@dataclass
class Layout:
    """The board as a raster of owners, with the boxes already taken and the ground kept for something else."""

    plan: Plan
    shapes: dict[str, MultiPolygon]
    other_land: list[Polygon]
    owner: NDArray[np.int64] = field(init=False)
    frame_cost: Grid = field(init=False)
    kept: Grid = field(init=False)
    taken: list[tuple[str, Box]] = field(default_factory=list)

    def __post_init__(self) -> None:
        width, height = self.plan.art["size"]
        x, y = centres((int(height / CELL), int(width / CELL)), CELL)
        self.owner = np.full(x.shape, WATER, np.int64)
        for shape in self.other_land:
            self.owner[inside(shape, x, y)] = OTHER_LAND
        for number, shape in enumerate(self.shapes.values()):
            self.owner[inside(shape, x, y)] = number
        left, top, right, bottom = self.plan.art["frame"]
        self.frame_cost = np.where((x < left) | (x > right) | (y < top) | (y > bottom), OFF_FRAME, 0.0)
        self.kept = np.zeros(self.owner.shape)

    def land(self, *places: str) -> NDArray[np.bool_]:
        """The cells of some places."""
        return np.isin(self.owner, [i for i, place in enumerate(self.shapes) if place in places])

    def take(self, who: str, box: Box) -> None:
        self.taken.append((who, box))

    def release(self, who: str) -> None:
        self.taken = [(w, b) for w, b in self.taken if w != who]

    def cost(self, territory: str, taken: float = TAKEN) -> Grid:
        """What it costs this territory to cover each cell; `taken` for one that others cover."""
        elsewhere = np.where(self.owner == WATER, SEA, FOREIGN)
        cost = np.where(self.land(territory), 0.0, elsewhere) + self.frame_cost + self.kept
        for _, (left, top, right, bottom) in self.taken:
            rows = slice(max(0, int(top / CELL)), int(bottom / CELL) + 1)
            cols = slice(max(0, int(left / CELL)), int(right / CELL) + 1)
            cost[rows, cols] += taken
        return cost


def box_sums(cost: Grid, width: float, height: float) -> Grid:
    """For every cell, the mean cost of a box of that size (units) centred there."""
    w, h = max(1, round(width / CELL)), max(1, round(height / CELL))
    return np.asarray(ndimage.uniform_filter(cost, size=(h, w), mode="constant", cval=OFF_FRAME)) * (w * h)


def shifted(grid: Grid, dx: float, dy: float) -> Grid:
    """The value at a point displaced by (dx, dy) units, for every cell."""
    return np.asarray(
        ndimage.shift(
            grid, (-round(dy / CELL), -round(dx / CELL)), order=0, mode="constant", cval=OFF_FRAME * 1e4
        )
    )


def arrangements(
    lines: Sequence[str], size: float, radius: float
) -> list[tuple[float, float, float, float, float]]:
    """Ways to set a name beside its counter: (dx, dy) of the name, its width and height, a dislike."""
    width = max(text_width(line, size) for line in lines) + 6
    height = LINE_HEIGHT * size * len(lines) + 2
    up, side = radius + GAP + height / 2, radius + GAP + 2 + width / 2
    below, beside = 10.0 * (len(lines) - 1), 24.0 + 10.0 * (len(lines) - 1)
    return [
        (0.0, up, width, height, below),
        (0.0, -up, width, height, below + 8.0),
        (side, 0.0, width, height, beside),
        (-side, 0.0, width, height, beside),
    ]


def place(layout: Layout, territory: str) -> Spot:
    """The cheapest place for a territory's counter and name, given what is taken."""
    art: dict[str, Any] = layout.plan.art
    size, radius = art["label_size"], art["counter_radius"]
    mine = layout.land(territory)
    depth = ndimage.distance_transform_edt(mine) * CELL
    cost = layout.cost(territory)
    disc = box_sums(cost, 2 * radius, 2 * radius) * 1.5
    disc += np.where(depth >= radius + 2, 0.0, (radius + 2 - depth) * 12.0)
    disc += np.where(mine, 0.0, 400.0) + 2.5 * np.maximum(0.0, radius + 8 - depth)
    rows, cols = np.nonzero(mine)
    y, x = np.mgrid[0 : mine.shape[0], 0 : mine.shape[1]]
    drift = np.hypot(y - rows.mean(), x - cols.mean()) * CELL
    authored = art.get("labels", {}).get(territory)
    best: tuple[float, Spot] | None = None
    for lines in [authored] if authored else line_breaks(layout.plan.names[territory]):
        for dx, dy, width, height, dislike in arrangements(lines, size, radius):
            total = disc + shifted(box_sums(cost, width, height), dx, dy) + dislike
            total += 0.25 * drift - 0.4 * np.minimum(depth, 60.0)
            at = np.unravel_index(int(np.argmin(total)), total.shape)
            if best is None or total[at] < best[0]:
                cx, cy = (float(at[1]) + 0.5) * CELL, (float(at[0]) + 0.5) * CELL
                lx, ly = cx + dx, cy + dy
                row, col = int(ly / CELL), int(lx / CELL)
                box = (lx - width / 2, ly - height / 2, lx + width / 2, ly + height / 2)
                best = (
                    float(total[at]),
                    Spot((cx, cy), (lx, ly), list(lines), box, not bool(mine[row, col])),
                )
    if best is None:
        raise ValueError(f"no line breaks for {territory}")
    return best[1]


def place_all(layout: Layout) -> dict[str, Spot]:
    """Spots for every territory, the smallest first, each revisited once the others are set."""
    radius = layout.plan.art["counter_radius"]
    spots: dict[str, Spot] = {}
    for _ in range(PASSES):
        for territory in sorted(layout.shapes, key=lambda t: layout.shapes[t].area):
            layout.release(territory)
            spot = place(layout, territory)
            x, y = spot.counter
            layout.take(territory, (x - radius - 2, y - radius - 2, x + radius + 2, y + radius + 2))
            layout.take(territory, spot.box)
            spots[territory] = spot
    return {t: spots[t] for t in layout.shapes}
