"""The geometry of Fief: villages with their land and anchors, domains, regions, roads and sea lanes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil, dist
from typing import Any

from shapely.geometry import LineString
from shapely.ops import unary_union

from tools.maps.anchors import CELL, WATER, Box, Layout, line_breaks
from tools.maps.cells import centres, inside
from tools.maps.formations import (
    Formation,
    Part,
    Stand,
    below,
    beside,
    disc,
    discs,
    free_place,
    name_box,
    settle,
    settle_all,
)
from tools.maps.plan import Pair, Plan, Point
from tools.maps.roads import Ways
from tools.maps.survey import Survey, rounded

REACH = 42.0  # how far a village may move from where it was authored
ROUNDS = 3  # of settling and linking
CORRIDOR = 7.0  # half the breadth kept for a road
ON_A_ROAD = 5.0  # cost of covering a cell of that
TWO_LINES = 8.0  # how much a name on two lines is disliked
BESIDE_A_WAY = 6.0  # half the breadth of a way where nothing else may stand


def formations(plan: Plan, lines: Sequence[str]) -> list[Formation]:
    """Ways to set a village, its name, the troops, three nobles and the four marks of its buildings."""
    art = plan.art
    village = [disc("village", 0, 0, art["village_radius"])]
    counter = [disc("counter", 0, 0, art["counter_radius"])]
    square = discs("mark", 2, 2, art["mark_radius"], "coast")
    name = [name_box(lines, art["label_size"], 0, 0)]
    row_of_nobles = discs("noble", 3, 1, art["noble_radius"], "coast")
    column = discs("noble", 1, 3, art["noble_radius"], "coast")
    found: list[list[Part]] = []
    for trio in ((village, counter, square), (square, village, counter), (counter, village, square)):
        for first, second, third in (trio, trio[::-1]):
            row = beside(beside(first, second), third)
            for body in (below(row, name), below(name, row)):
                found += [below(body, row_of_nobles), below(row_of_nobles, body)]
                found += [beside(body, column), beside(column, body)]
    dislike = TWO_LINES * (len(lines) - 1)
    village_first = (tuple(sorted(parts, key=lambda p: p.kind != "village")) for parts in found)
    return [Formation(parts, tuple(lines), dislike) for parts in village_first]


def reserve(layout: Layout, lines: Iterable[Sequence[Point]]) -> None:
    """Make the ground along lines dear, so that names leave room for the roads."""
    corridors = unary_union([LineString(line) for line in lines]).buffer(CORRIDOR)
    layout.kept = ON_A_ROAD * inside(corridors, *centres(layout.owner.shape, CELL))


def links(plan: Plan, layout: Layout, stands: dict[str, Stand]) -> list[dict[Pair, list[Point]]]:
    """The roads, then the lanes, each the shortest first."""
    villages = {village: stand.points("village")[0] for village, stand in stands.items()}
    ways = Ways(
        layout,
        solid=[
            box for s in stands.values() for kind in ("village", "counter", "name") for box in s.boxes(kind)
        ],
        light=[box for s in stands.values() for kind in ("noble", "mark") for box in s.boxes(kind)],
    )
    found = []
    for pairs, lead in ((plan.land_pairs, ways.road), (plan.sea_pairs, ways.lane)):
        by_length = sorted(pairs, key=lambda p: (dist(villages[p[0]], villages[p[1]]), p))
        found.append({(a, b): lead(a, b, villages[a], villages[b]) for a, b in by_length})
    return found


def settle_villages(plan: Plan, layout: Layout, homes: dict[str, Point]) -> dict[str, Stand]:
    """A stand for every village near its home."""

    def stand_of(village: str) -> Stand:
        forms = [f for lines in line_breaks(plan.names[village]) for f in formations(plan, lines)]
        return settle(layout, village, forms, homes[village], REACH)

    return settle_all(layout, stand_of)


def settle_and_link(plan: Plan, layout: Layout) -> tuple[dict[str, Stand], list[dict[Pair, list[Point]]]]:
    """Stands and ways: names make room for the roads, roads go round the names, and so again."""
    homes = {village: points[0] for village, points in plan.points("villages").items()}
    lines: list[Sequence[Point]] = [(homes[a], homes[b]) for a, b in sorted(plan.land_pairs | plan.sea_pairs)]
    for _ in range(ROUNDS):
        reserve(layout, lines)
        stands = settle_villages(plan, layout, homes)
        ways = links(plan, layout, stands)
        lines = [line for kind in ways for line in kind.values()]
    return stands, ways


def boxes_along(line: Sequence[Point]) -> list[Box]:
    """Small boxes along a way."""
    r = BESIDE_A_WAY
    found = []
    for a, b in pairwise(line):
        steps = ceil(dist(a, b) / r)
        for i in range(steps + 1):
            x, y = a[0] + (b[0] - a[0]) * i / steps, a[1] + (b[1] - a[1]) * i / steps
            found.append((x - r, y - r, x + r, y + r))
    return found


def rows(lines: dict[Pair, list[Point]]) -> list[dict[str, Any]]:
    """Ways as they are stored."""
    return [{"between": list(pair), "line": rounded(line)} for pair, line in sorted(lines.items())]


def groups(survey: Survey, layout: Layout, kind: str, seats: dict[str, Point]) -> list[dict[str, Any]]:
    """Domains or regions: their villages, the rings around them and a place for their holder's seal.

    The seal lies on the group's land near its seat, or on the water if the land is full.
    """
    radius = survey.plan.art["seal_radius"]
    found = []
    for group in survey.plan.data[kind]:
        land, seat = layout.land(*group["villages"]), seats[group["id"]]
        seal = free_place(layout, land, seat, radius)
        seal = seal or free_place(layout, layout.owner == WATER, seat, radius)
        if seal is None:
            raise ValueError(f"no room for the seal of {group['id']}")
        layout.take("seal", disc("seal", 0, 0, radius).box(seal))
        found.append(
            {
                "id": group["id"],
                "name": group["name"],
                "territories": group["villages"],
                "polygons": survey.outline(group["villages"]),
                "seal": rounded([seal])[0],
            }
        )
    return found


def land_rows(survey: Survey) -> dict[str, Any]:
    """The land, with borders that know whether they part two domains."""
    domain_of = {v["id"]: v["domain"] for v in survey.plan.data["villages"]}
    found = survey.land_rows()
    for border in found["borders"]:
        border["domain"] = len({domain_of.get(village) for village in border["between"]}) > 1
    return found


def draw(plan: Plan) -> dict[str, dict[str, Any]]:
    """The geometry by the name of its file."""
    survey = Survey(plan)
    layout = Layout(plan, survey.shapes, survey.others)
    stands, (roads, lanes) = settle_and_link(plan, layout)
    for line in [*roads.values(), *lanes.values()]:
        for box in boxes_along(line):
            layout.take("way", box)
    capitals = {d["id"]: stands[d["capital"]].points("village")[0] for d in plan.data["domains"]}
    seats = {r["id"]: stands[r["principal_village"]].points("village")[0] for r in plan.data["regions"]}
    domains = groups(survey, layout, "domains", capitals)
    regions = groups(survey, layout, "regions", seats)
    drawn = {
        **survey.heading("village_radius", "noble_radius", "mark_radius", "seal_radius"),
        "territories": {
            village: {
                **survey.row(village, stand.spot(layout, village)),
                "village": rounded(stand.points("village"))[0],
                "nobles": rounded(stand.points("noble")),
                "marks": rounded(stand.points("mark")),
            }
            for village, stand in stands.items()
        },
        "domains": domains,
        "regions": regions,
        **land_rows(survey),
        "roads": rows(roads),
        "lanes": rows(lanes),
        **survey.scenery([box for _, box in layout.taken]),
    }
    return {"westeros": drawn}
