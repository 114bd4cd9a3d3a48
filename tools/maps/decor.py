"""What makes the map a map but plays no part: rivers, mountains and trees."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Dot
from shapely.geometry.base import BaseGeometry

from tools.maps.anchors import Box
from tools.maps.coast import roughen
from tools.maps.plan import Plan, Point, parse_points

RIVER_ROUGH = 0.16
TREE_SIZE = 11.0


def free(x: float, y: float, margin: float, boxes: Sequence[Box]) -> bool:
    """Whether a point keeps a margin from every box."""
    return all(
        x < left - margin or x > right + margin or y < top - margin or y > bottom + margin
        for left, top, right, bottom in boxes
    )


def wander(points: Sequence[Point], rough: float, rng: np.random.Generator) -> LineString:
    """A polyline through the points that meanders between them."""
    out = [p for a, b in pairwise(points) for p in roughen(a, b, rough, rng, 6.0)]
    return LineString([*out, points[-1]])


def rivers(plan: Plan, land: BaseGeometry) -> list[tuple[str, LineString]]:
    """Every river from its source to the shore."""
    out = []
    for number, river in enumerate(plan.art["rivers"]):
        line = wander(
            parse_points(river["points"]), RIVER_ROUGH, np.random.default_rng([plan.art["seed"], 50, number])
        )
        wet = line.intersection(land.buffer(0.5))
        pieces = list(getattr(wet, "geoms", [wet]))
        out.append((river["name"], max(pieces, key=lambda p: p.length).simplify(0.4)))
    return out


def peaks(
    plan: Plan, land: BaseGeometry, boxes: Sequence[Box]
) -> list[tuple[str, LineString, list[list[float]]]]:
    """Every ridge with its mountains (x, y of the foot's middle, height), clear of names and counters."""
    out = []
    for number, ridge in enumerate(plan.art["ridges"]):
        rng = np.random.default_rng([plan.art["seed"], 60, number])
        line = wander(parse_points(ridge["points"]), 0.08, rng)
        size = float(ridge["size"])
        found: list[list[float]] = []
        for i in range(int(line.length / (size * 0.15))):
            on = line.interpolate(i * size * 0.15)
            x, y = float(on.x + rng.normal() * size * 0.5), float(on.y + rng.normal() * size * 0.4)
            height = float(size * rng.uniform(0.65, 1.1))
            room = Polygon([(x - height / 2, y), (x + height / 2, y), (x, y - height)])
            apart = all(abs(x - p[0]) + 1.6 * abs(y - p[1]) > size * 0.6 for p in found)
            if apart and land.contains(room) and free(x, y - height / 2, height / 2, boxes):
                found.append([x, y, height])
        out.append((ridge["name"], line.simplify(0.5), sorted(found, key=lambda p: p[1])))
    return out


def trees(plan: Plan, land: BaseGeometry, lines: BaseGeometry, boxes: Sequence[Box]) -> list[list[float]]:
    """Trees of every forest (x, y of the foot, height), clear of names, counters and borders."""
    found: list[list[float]] = []
    for number, forest in enumerate(plan.art["forests"]):
        rng = np.random.default_rng([plan.art["seed"], 70, number])
        radius = float(forest["radius"])
        for _ in range(int(radius * radius / 40)):
            angle, reach = rng.uniform(0, 2 * np.pi), radius * float(np.sqrt(rng.uniform()))
            x, y = forest["at"][0] + reach * np.cos(angle), forest["at"][1] + 0.7 * reach * np.sin(angle)
            apart = all(abs(x - p[0]) > 9 or abs(y - p[1]) > 7 for p in found)
            foot = Dot(x, y)
            if (
                apart
                and land.contains(foot.buffer(8))
                and lines.distance(foot) > 6
                and free(x, y - 5, 7, boxes)
            ):
                found.append([float(x), float(y), float(TREE_SIZE * rng.uniform(0.8, 1.2))])
    return sorted(found, key=lambda p: p[1])
