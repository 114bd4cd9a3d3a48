"""The geometry of Fief: villages with their land and anchors, domains, regions, roads and sea lanes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil, dist
from typing import Any

from shapely.geometry import LineString
from shapely.geometry import Point as Dot
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
FIRST_SLOTS, MOST_SLOTS = 3, 5  # some, if need be on the way, before domains and regions get their seals
SLOT_REACH = 140.0  # how far from its village a token may lie
ON_LAND = 0.8  # of a token, so that it does not look as if it stood in the water
BOONS = 2  # places beside the seal of a region for what befalls it
BESIDE_A_WAY = 4.0  # half the breadth of a way where nothing else may stand


def formations(plan: Plan, lines: Sequence[str]) -> list[Formation]:
    """Ways to set the counter, which stands for the village, its owner's sign and its name."""
    art = plan.art
    counter, sign = [disc("counter", 0, 0, art["counter_radius"])], [disc("sign", 0, 0, art["sign_radius"])]
    name = [name_box(lines, art["label_size"])]
    found: list[list[Part]] = []
    for first, second in ((counter, sign), (sign, counter)):
        row, column = beside(first, second), below(first, second)
        found += [below(row, name), below(name, row), below(column, name), below(name, column)]
        found += [beside(column, name), beside(name, column)]
    dislike = TWO_LINES * (len(lines) - 1)
    counter_first = (tuple(sorted(parts, key=lambda p: p.kind != "counter")) for parts in found)
    return [Formation(parts, tuple(lines), dislike) for parts in counter_first]


def reserve(layout: Layout, lines: Iterable[Sequence[Point]]) -> None:
    """Make the ground along lines dear, so that names leave room for the roads."""
    corridors = unary_union([LineString(line) for line in lines]).buffer(CORRIDOR)
    layout.kept = ON_A_ROAD * inside(corridors, *centres(layout.owner.shape, CELL))


def middle(stand: Stand) -> Point:
    """Of a village's counter, as it is stored: there its ways end."""
    x, y = stand.points("counter")[0]
    return (round(x), round(y))


def links(plan: Plan, layout: Layout, stands: dict[str, Stand]) -> list[dict[Pair, list[Point]]]:
    """The roads, then the lanes, each the shortest first."""
    villages = {village: middle(stand) for village, stand in stands.items()}
    ways = Ways(
        layout,
        solid=[box for s in stands.values() for kind in ("counter", "name") for box in s.boxes(kind)],
        light=[box for s in stands.values() for box in s.boxes("sign")],
    )
    found = []
    for pairs, lead in ((plan.land_pairs, ways.road), (plan.sea_pairs, ways.lane)):
        by_length = sorted(pairs, key=lambda p: (dist(villages[p[0]], villages[p[1]]), p))
        found.append({(a, b): lead(a, b, villages[a], villages[b]) for a, b in by_length})
    return found


def settle_villages(plan: Plan, layout: Layout, homes: dict[str, Point]) -> dict[str, Stand]:
    """A stand for every village near its home."""

    def stand_of(village: str) -> Stand:
        authored = plan.art.get("labels", {}).get(village)
        breaks = [authored] if authored else line_breaks(plan.names[village])
        forms = [f for lines in breaks for f in formations(plan, lines)]
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


def take_ways(layout: Layout, lines: Iterable[Sequence[Point]]) -> None:
    """Keep the ground along ways free."""
    for line in lines:
        for box in boxes_along(line):
            layout.take("way", box)


def rows(lines: dict[Pair, list[Point]]) -> list[dict[str, Any]]:
    """Ways as they are stored."""
    return [{"between": list(pair), "line": rounded(line)} for pair, line in sorted(lines.items())]


def add_slots(plan: Plan, layout: Layout, stands: dict[str, Stand], slots: dict[str, list[Point]]) -> None:
    """One more place for a token near every village, on its own land or the sea, where there is room."""
    radius, in_frame = plan.art["slot_radius"], layout.frame_cost == 0
    for village, stand in stands.items():
        where = (layout.land(village) | (layout.owner == WATER)) & in_frame
        at = free_place(layout, where, middle(stand), radius)
        if at and dist(at, middle(stand)) < SLOT_REACH:
            slots[village].append(at)
            layout.take("slot", disc("slot", 0, 0, radius).box(at))


def inland_first(survey: Survey, village: str, slots: Iterable[Point]) -> list[Point]:
    """The places of a village: those on its land before those at the water's edge, and else as they were found."""
    radius, land = survey.plan.art["slot_radius"], survey.shapes[village]

    def at_sea(at: Point) -> bool:
        token = Dot(at).buffer(radius)
        return bool(land.intersection(token).area < ON_LAND * token.area)

    return sorted(slots, key=at_sea)


def groups(
    survey: Survey, layout: Layout, kind: str, seats: dict[str, Point], more: int = 0
) -> list[dict[str, Any]]:
    """Domains or regions: their villages, the rings around them, a place for their holder's seal and `more` beside it.

    They lie on the group's land near its seat, or on the water if the land is full.
    """
    radius = survey.plan.art["slot_radius"]
    found = []
    for group in survey.plan.data[kind]:
        places, near = list[Point](), seats[group["id"]]
        for _ in range(1 + more):
            at = free_place(layout, layout.land(*group["villages"]), near, radius)
            at = at or free_place(layout, layout.owner == WATER, near, radius)
            if at is None:
                raise ValueError(f"no room for the seal of {group['id']}")
            layout.take("seal", disc("seal", 0, 0, radius).box(at))
            places.append(at)
            near = places[0]
        found.append(
            {
                "id": group["id"],
                "name": group["name"],
                "territories": group["villages"],
                "polygons": survey.outline(group["villages"]),
                "seal": rounded(places)[0],
                **({"slots": rounded(places[1:])} if more else {}),
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
    take_ways(layout, [*roads.values(), *lanes.values()])
    slots: dict[str, list[Point]] = {village: [] for village in stands}
    for _ in range(FIRST_SLOTS):
        add_slots(plan, layout, stands, slots)
    capitals = {d["id"]: stands[d["capital"]].points("counter")[0] for d in plan.data["domains"]}
    seats = {r["id"]: stands[r["principal_village"]].points("counter")[0] for r in plan.data["regions"]}
    domains = groups(survey, layout, "domains", capitals)
    regions = groups(survey, layout, "regions", seats, BOONS)
    for _ in range(FIRST_SLOTS, MOST_SLOTS):
        add_slots(plan, layout, stands, slots)
    layout.release("way")
    for _ in range(FIRST_SLOTS):
        poor = {village: stands[village] for village, found in slots.items() if len(found) < FIRST_SLOTS}
        add_slots(plan, layout, poor, slots)
    take_ways(layout, [*roads.values(), *lanes.values()])
    drawn = {
        **survey.heading("sign_radius", "slot_radius"),
        "territories": {
            village: {
                **survey.row(village, stand.spot(layout, village)),
                "sign": rounded(stand.points("sign"))[0],
                "slots": rounded(inland_first(survey, village, slots[village])),
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
