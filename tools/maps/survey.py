"""The land of one board measured: rings, coasts, borders and shores, before anything is written on the map."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from shapely.geometry import MultiLineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.maps.anchors import Box, Layout, Spot
from tools.maps.borders import (
    BEYOND,
    Division,
    Edge,
    Vertex,
    chain_rings,
    cut,
    edges_of,
    on_lattice,
    ring_area,
)
from tools.maps.cells import make_grid
from tools.maps.coast import islands, pieces
from tools.maps.decor import peaks, rivers, trees
from tools.maps.lanes import Waters
from tools.maps.plan import Plan, Point, parse_points
from tools.maps.solve import STEP, load_solution

Rings = list[list[Vertex]]


def units(vertices: Iterable[Vertex]) -> list[list[float]]:
    """Tenths to canvas units."""
    return [[x / 10, y / 10] for x, y in vertices]


def rounded(points: Iterable[Sequence[float]]) -> list[list[float]]:
    return [[round(float(v), 1) for v in p] for p in points]


def drawn_rings(plan: Plan, table: str) -> Rings:
    """Every ring of an authored table of rings."""
    return [on_lattice(p) for polygons in islands(plan, table).values() for p in polygons]


def dissolve(rings: Iterable[list[Vertex]]) -> Rings:
    """The rings around lands joined along their common edges, largest first."""
    edges: set[Edge] = {edge for ring in rings for edge in edges_of(ring)}
    return sorted(chain_rings({(a, b) for a, b in edges if (b, a) not in edges}), key=lambda r: -ring_area(r))


class Survey:
    """One board's land: `rings` by place (the mainland part first), and the rings of all that is not in play."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        solution = load_solution(plan)
        divisions = []
        for piece in pieces(plan):
            grid = make_grid(plan, piece.land, STEP)
            divisions.append(Division(piece, solution.of(piece.places).grow(grid), STEP))
        coverage = cut(plan, divisions)
        shores = coverage.coast()
        crags = MultiPolygon([p for ps in islands(plan, "crags").values() for p in ps])
        holes = [ring[::-1] for ring in shores if ring_area(ring) < 0]
        wild = [ring for ring in holes if crags.intersects(Polygon(units(ring)).representative_point())]
        self.crags = wild
        self.lakes = [ring for ring in holes if ring not in wild]
        coverage.edges.setdefault(BEYOND, set()).update(edge for ring in wild for edge in edges_of(ring))
        self.borders = coverage.borders()
        self.check_borders()
        whole = islands(plan, "islands")
        self.rings = {
            place: (coverage.rings(place) if place in coverage.edges else [])
            + [on_lattice(p) for p in whole.get(place, [])]
            for place in plan.names
        }
        self.decor = drawn_rings(plan, "decor")
        self.beyond = coverage.rings(BEYOND)
        outer = [ring for ring in shores if ring_area(ring) > 0]
        self.coasts = outer + drawn_rings(plan, "islands") + self.decor

    def check_borders(self) -> None:
        """Raises ValueError if the borders drawn are not the borders the board has."""
        plan = self.plan
        drawn = {pair for pair in self.borders if BEYOND not in pair}
        missing, unwanted = plan.land_pairs - drawn, set() if plan.loose else drawn - plan.land_pairs
        if missing or unwanted:
            raise ValueError(
                f"{plan.board}: missing borders {sorted(missing)}, unwanted {sorted(unwanted)}; "
                "move a spine and run tools.maps.solve again"
            )

    @cached_property
    def shapes(self) -> dict[str, MultiPolygon]:
        return {t: MultiPolygon([Polygon(units(r)) for r in own]) for t, own in self.rings.items()}

    @cached_property
    def others(self) -> list[Polygon]:
        """All that is neither in play nor sea."""
        return [Polygon(units(r)) for r in self.beyond + self.decor + self.lakes]

    @cached_property
    def land(self) -> BaseGeometry:
        return unary_union([*self.shapes.values(), *(Polygon(units(r)) for r in self.beyond + self.decor)])

    @cached_property
    def shores(self) -> dict[str, list[Point]]:
        """The vertices of the sea coast of each place's main part."""
        within = [ring for own in self.rings.values() for ring in own] + self.beyond + self.lakes
        inner: set[Edge] = {(b, a) for ring in within for a, b in edges_of(ring)}
        return {
            t: [(a[0] / 10, a[1] / 10) for a, b in edges_of(own[0]) if (a, b) not in inner]
            for t, own in self.rings.items()
        }

    def kind_of(self, a: str, b: str) -> str:
        """Of a border."""
        if BEYOND in (a, b):
            return "limit"
        return "inner" if self.plan.regions[a] == self.plan.regions[b] else "region"

    def heading(self, *keys: str) -> dict[str, Any]:
        """What the whole board has, with more keys of the TOML."""
        usual = ("size", "frame", "label_size", "counter_radius")
        return {"board": self.plan.board, **{key: self.plan.art[key] for key in (*usual, *keys)}}

    def row(self, place: str, spot: Spot, port: Point | None = None) -> dict[str, Any]:
        """The stored form of one place."""
        return {
            "polygons": [units(r) for r in self.rings[place]],
            "area": round(self.shapes[place].area),
            "counter": [round(v) for v in spot.counter],
            "label": {
                "at": [round(v) for v in spot.label],
                "lines": spot.lines,
                "box": [round(v) for v in spot.box],
                "over_sea": spot.over_sea,
            },
            "port": rounded([port])[0] if port else None,
        }

    def land_rows(self) -> dict[str, Any]:
        """Land out of play, crags and lakes if there are any, coasts and borders."""
        return {
            "beyond": [units(r) for r in self.beyond + self.decor],
            **({"crags": [units(r) for r in self.crags]} if self.crags else {}),
            **({"lakes": [units(r) for r in self.lakes]} if self.lakes else {}),
            "coasts": [units(r) for r in self.coasts],
            "borders": [
                {"between": list(pair), "kind": self.kind_of(*pair), "lines": [units(line) for line in group]}
                for pair, group in self.borders.items()
            ],
        }

    def lane_rows(self, layout: Layout) -> list[dict[str, Any]]:
        """A lane from coast to coast for every link by sea, clear of what is taken."""
        waters = Waters(layout, [box for _, box in layout.taken])
        return [
            {"between": [a, b], "line": rounded(waters.lane(self.shores[a], self.shores[b]))}
            for a, b in sorted(self.plan.sea_pairs)
        ]

    def outline(self, places: Iterable[str]) -> list[list[list[float]]]:
        """The rings around a group of places, largest first."""
        return [units(ring) for ring in dissolve(ring for place in places for ring in self.rings[place])]

    def scenery(self, boxes: Sequence[Box]) -> dict[str, Any]:
        """The Wall, rivers, mountains, trees and the names of seas; nothing grows on the boxes."""
        plan = self.plan
        tree_free = MultiLineString([units(line) for group in self.borders.values() for line in group])
        return {
            "wall": [list(p) for p in parse_points(plan.art.get("wall", ""))],
            "rivers": [
                {"name": name, "line": rounded(line.coords)} for name, line in rivers(plan, self.land)
            ],
            "ridges": [
                {"name": name, "line": rounded(line.coords), "peaks": rounded(found)}
                for name, line, found in peaks(plan, self.land, boxes)
            ],
            "trees": rounded(trees(plan, self.land, tree_free, boxes)),
            "seas": plan.art["seas"],
        }
