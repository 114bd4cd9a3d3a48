"""Coasts: coarse authored points become organic shorelines by seeded midpoint displacement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray
from shapely.geometry import Point as Dot
from shapely.geometry import Polygon
from shapely.ops import unary_union

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
    """The rings of a table (`islands`, `decor`, `lakes`, `crags`), roughened; each key has a seed of its own."""
    out: dict[str, list[Polygon]] = {}
    for number, (key, rings) in enumerate(plan.rings(table).items()):
        rng = np.random.default_rng([plan.art["seed"], number])
        out[key] = [rough_ring(ring, [ISLAND_ROUGH] * len(ring), rng) for ring in rings]
    return out


def dry_land(plan: Plan) -> Polygon:
    """The mainland without its lakes and without crags, the land inside it that nobody can hold."""
    holes = [p for table in ("lakes", "crags") for ps in islands(plan, table).values() for p in ps]
    return largest(mainland(plan).difference(unary_union(holes))) if holes else mainland(plan)


def limit(plan: Plan) -> Polygon:
    """What lies out of play."""
    return Polygon(parse_points(plan.art["limit"]))


@dataclass(frozen=True)
class Piece:
    """A stretch of mainland in play and the places that share it."""

    land: Polygon
    places: list[str]


def pieces(plan: Plan) -> list[Piece]:
    """The mainland in play, cut along the edge of `apart` if there is one: no place reaches across that."""
    land = dry_land(plan).difference(limit(plan))
    apart = Polygon(parse_points(plan.art["apart"])) if "apart" in plan.art else Polygon()
    lands = [
        largest(part) for part in (land.difference(apart), land.intersection(apart)) if not part.is_empty
    ]
    homes: list[list[str]] = [[] for _ in lands]
    for place, spine in plan.points("spines").items():
        homes[min(range(len(lands)), key=lambda i: lands[i].distance(Dot(spine[0])))].append(place)
    return [Piece(land, places) for land, places in zip(lands, homes, strict=True)]
