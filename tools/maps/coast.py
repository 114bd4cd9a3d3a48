"""Coasts: coarse authored points become organic shorelines by seeded midpoint displacement."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray
from shapely.geometry import MultiPolygon, Polygon

from tools.maps.plan import Plan, Point, parse_points

ISLAND_ROUGH = 0.15


def polygons_of(shape: object) -> list[Polygon]:
    """The polygons of a polygon, multipolygon or collection."""
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    return [p for g in getattr(shape, "geoms", []) for p in polygons_of(g)]


def largest(shape: object) -> Polygon:
    """The polygon with the largest area."""
    return max(polygons_of(shape), key=lambda p: p.area)


def roughen(
    a: ArrayLike, b: ArrayLike, rough: float, rng: np.random.Generator, shortest: float = 5.0
) -> list[NDArray[np.float64]]:
    """Points from a (included) to b (excluded), displaced sideways by about `rough` of each half's length."""
    start, end = np.asarray(a, float), np.asarray(b, float)
    along = end - start
    length = float(np.hypot(*along))
    if length < shortest:
        return [start]
    across = np.array([-along[1], along[0]])
    sideways = float(np.clip(rng.normal(), -1.7, 1.7)) * rough
    middle = (start + end) / 2 + across * sideways + along * rng.normal() * 0.05
    return [*roughen(start, middle, rough, rng, shortest), *roughen(middle, end, rough, rng, shortest)]


def rough_ring(points: Sequence[Point], roughs: Sequence[float], rng: np.random.Generator) -> Polygon:
    """A closed shoreline through the points, free of needles narrower than about two units."""
    out: list[NDArray[np.float64]] = []
    for i, a in enumerate(points):
        out += roughen(a, points[(i + 1) % len(points)], roughs[i], rng)
    soft = largest(largest(Polygon(out).buffer(0)).buffer(-1.0)).buffer(2.2).buffer(-1.2)
    return largest(soft.simplify(0.45))


def mainland(plan: Plan) -> Polygon:
    """The mainland with the land beyond the limit."""
    rng = np.random.default_rng(plan.art["seed"])
    points: list[Point] = []
    roughs: list[float] = []
    for section in plan.art["coast"]:
        part = parse_points(section["points"])
        points += part
        roughs += [section["rough"]] * len(part)
    return rough_ring(points, roughs, rng)


def islands(plan: Plan, table: str) -> dict[str, list[Polygon]]:
    """The rings of the table `islands` or `decor`, roughened; each ring has a seed of its own."""
    out: dict[str, list[Polygon]] = {}
    for number, (key, rings) in enumerate(plan.rings(table).items()):
        rng = np.random.default_rng([plan.art["seed"], number])
        out[key] = [rough_ring(ring, [ISLAND_ROUGH] * len(ring), rng) for ring in rings]
    return out


def split_land(plan: Plan) -> tuple[Polygon, MultiPolygon]:
    """The mainland in play and the mainland out of play."""
    land = mainland(plan)
    beyond = Polygon(parse_points(plan.art["limit"]))
    return largest(land.difference(beyond)), MultiPolygon(polygons_of(land.intersection(beyond)))
