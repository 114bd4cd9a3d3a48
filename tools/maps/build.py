"""Makes `data/risk/geometry/<board>.json` (format: docs/map-geometry.md).

`python -m tools.maps.build westeros` - the same input gives the same file.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from shapely.geometry import MultiLineString, MultiPolygon, Polygon
from shapely.ops import unary_union

from tools.maps.anchors import PORT_RADIUS, Layout, place_all
from tools.maps.borders import BEYOND, Coverage, Edge, Vertex, cut, edges_of, on_lattice
from tools.maps.cells import make_grid
from tools.maps.coast import islands, mainland, split_land
from tools.maps.decor import peaks, rivers, trees
from tools.maps.lanes import Waters, nearest
from tools.maps.plan import GEOMETRY, Pair, Plan, Point, load_plan, parse_points
from tools.maps.solve import STEP, load_solution

Rings = dict[str, list[list[Vertex]]]


def units(vertices: Iterable[Vertex]) -> list[list[float]]:
    """Tenths to canvas units."""
    return [[x / 10, y / 10] for x, y in vertices]


def rounded(points: Iterable[Sequence[float]]) -> list[list[float]]:
    return [[round(float(v), 1) for v in p] for p in points]


def split_mainland(plan: Plan) -> Coverage:
    """The mainland as polygons of its territories and of the land beyond the limit."""
    play, _ = split_land(plan)
    grid = make_grid(plan, play, STEP)
    solution = load_solution(plan)
    return cut(plan, mainland(plan), grid, grid.grow(solution.spines, solution.head_starts))


def all_rings(plan: Plan, coverage: Coverage) -> Rings:
    """The rings of every territory, the mainland part first, in the board's order."""
    whole = islands(plan, "islands")
    return {
        t: (coverage.rings(t) if t in coverage.edges else []) + [on_lattice(p) for p in whole.get(t, [])]
        for t in plan.names
    }


def island_rings(plan: Plan, table: str) -> list[list[Vertex]]:
    """Every ring of the table `islands` or `decor`."""
    return [on_lattice(p) for polygons in islands(plan, table).values() for p in polygons]


def shores(rings: Rings) -> dict[str, list[Point]]:
    """The vertices of the coast of each territory's main part."""
    edges = {t: edges_of(own[0]) for t, own in rings.items() if t != BEYOND}
    inner: set[Edge] = {(b, a) for own in rings.values() for ring in own for a, b in edges_of(ring)}
    return {t: [(a[0] / 10, a[1] / 10) for a, b in own if (a, b) not in inner] for t, own in edges.items()}


def border_kind(plan: Plan, a: str, b: str) -> str:
    if BEYOND in (a, b):
        return "limit"
    return "inner" if plan.regions[a] == plan.regions[b] else "region"


def check_borders(plan: Plan, lines: dict[Pair, list[list[Vertex]]]) -> None:
    """Raises ValueError if the borders drawn are not the borders the board has."""
    drawn = {pair for pair in lines if BEYOND not in pair}
    if drawn != plan.land_pairs:
        raise ValueError(
            f"{plan.board}: missing borders {sorted(plan.land_pairs - drawn)}, "
            f"unwanted {sorted(drawn - plan.land_pairs)}; move a spine and run tools.maps.solve again"
        )


def build(board: str) -> dict[str, Any]:
    """The geometry of one board as it is stored."""
    plan = load_plan(board)
    coverage = split_mainland(plan)
    lines = coverage.borders()
    check_borders(plan, lines)
    rings = all_rings(plan, coverage)
    beyond = coverage.rings(BEYOND)
    decor = island_rings(plan, "decor")
    shapes = {t: MultiPolygon([Polygon(units(r)) for r in own]) for t, own in rings.items()}
    other = [Polygon(units(r)) for r in beyond + decor]
    shore = shores({**rings, BEYOND: beyond})
    layout = Layout(plan, shapes, other)
    ports = {t: nearest(shore[t], plan.points("ports")[t][0]) for t in plan.ports}
    for x, y in ports.values():
        layout.take("port", (x - PORT_RADIUS, y - PORT_RADIUS, x + PORT_RADIUS, y + PORT_RADIUS))
    spots = place_all(layout)
    boxes = [box for _, box in layout.taken]
    waters = Waters(layout, boxes)
    lanes = {pair: waters.lane(shore[pair[0]], shore[pair[1]]) for pair in sorted(plan.sea_pairs)}
    land = unary_union([*shapes.values(), *other])
    tree_free = MultiLineString([units(line) for group in lines.values() for line in group])
    return {
        "board": board,
        "size": plan.art["size"],
        "frame": plan.art["frame"],
        "label_size": plan.art["label_size"],
        "counter_radius": plan.art["counter_radius"],
        "territories": {
            t: {
                "polygons": [units(r) for r in rings[t]],
                "area": round(shapes[t].area),
                "counter": [round(v) for v in spots[t].counter],
                "label": {
                    "at": [round(v) for v in spots[t].label],
                    "lines": spots[t].lines,
                    "box": [round(v) for v in spots[t].box],
                    "over_sea": spots[t].over_sea,
                },
                "port": rounded([ports[t]])[0] if t in ports else None,
            }
            for t in plan.names
        },
        "beyond": [units(r) for r in beyond + decor],
        "coasts": [units(r) for r in coverage.coast() + island_rings(plan, "islands") + decor],
        "borders": [
            {
                "between": list(pair),
                "kind": border_kind(plan, *pair),
                "lines": [units(line) for line in group],
            }
            for pair, group in lines.items()
        ],
        "lanes": [{"between": list(pair), "line": rounded(line)} for pair, line in lanes.items()],
        "wall": [list(p) for p in parse_points(plan.art.get("wall", ""))],
        "rivers": [{"name": name, "line": rounded(line.coords)} for name, line in rivers(plan, land)],
        "ridges": [
            {"name": name, "line": rounded(line.coords), "peaks": rounded(found)}
            for name, line, found in peaks(plan, land, boxes)
        ],
        "trees": rounded(trees(plan, land, tree_free, boxes)),
        "seas": plan.art["seas"],
    }


def dump(value: dict[str, Any]) -> str:
    """JSON with one territory, border or feature a line."""

    def compact(item: object) -> str:
        return json.dumps(item, ensure_ascii=False, separators=(",", ":"))

    out = []
    for key, item in value.items():
        if isinstance(item, dict):
            rows = ",\n".join(f"{compact(k)}:{compact(v)}" for k, v in item.items())
            out.append(f"{compact(key)}:{{\n{rows}\n}}")
        elif isinstance(item, list) and item and isinstance(item[0], dict | list):
            rows = ",\n".join(compact(v) for v in item)
            out.append(f"{compact(key)}:[\n{rows}\n]")
        else:
            out.append(f"{compact(key)}:{compact(item)}")
    return "{\n" + ",\n".join(out) + "\n}\n"


def main(board: str) -> None:
    GEOMETRY.mkdir(parents=True, exist_ok=True)
    path = GEOMETRY / f"{board}.json"
    path.write_text(dump(build(board)), "utf-8")
    print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1])
