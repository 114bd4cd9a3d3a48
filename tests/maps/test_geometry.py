"""The stored geometry of both boards agrees with the boards' own data (format: docs/map-geometry.md)."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from itertools import pairwise
from math import dist
from pathlib import Path
from typing import Any

import pytest

RISK = Path(__file__).parents[2] / "data" / "risk"
SHORTEST_BORDER = 18.0
SHORTEST_LANE = 30.0
ANCHOR_RADIUS = 13.0

Edge = tuple[tuple[float, float], tuple[float, float]]
Json = dict[str, Any]


class Board:
    """One board with its geometry."""

    def __init__(self, name: str) -> None:
        data: Json = json.loads((RISK / f"{name}.json").read_text("utf-8"))
        self.geometry: Json = json.loads((RISK / "geometry" / f"{name}.json").read_text("utf-8"))
        self.rules: dict[str, Json] = {t["id"]: t for t in data["territories"]}
        self.drawn: dict[str, Json] = self.geometry["territories"]

    def links(self, kind: str) -> set[frozenset[str]]:
        return {
            frozenset((t["id"], n["id"]))
            for t in self.rules.values()
            for n in t["neighbours"]
            if n["kind"] == kind
        }

    def edges(self) -> list[tuple[Edge, str]]:
        """Every directed edge of every ring with its owner; land not in play is owned by `beyond`."""
        rings = [(r, t) for t, v in self.drawn.items() for r in v["polygons"]]
        rings += [(r, "beyond") for r in self.geometry["beyond"]]
        return [(edge, owner) for ring, owner in rings for edge in ring_edges(ring)]


def ring_edges(ring: list[list[float]]) -> list[Edge]:
    points = [(x, y) for x, y in ring]
    return list(pairwise([*points, points[0]]))


def contains(ring: list[list[float]], x: float, y: float) -> bool:
    """Even-odd rule."""
    inside = False
    for (x1, y1), (x2, y2) in ring_edges(ring):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside


def on_land(territory: Json, point: list[float]) -> bool:
    return any(contains(ring, *point) for ring in territory["polygons"])


def crosses(a: Edge, b: Edge) -> bool:
    """Whether two segments that share no end point meet."""

    def side(p: tuple[float, float], q: tuple[float, float], r: tuple[float, float]) -> float:
        return round((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]), 6)

    if max(a[0][0], a[1][0]) < min(b[0][0], b[1][0]) or max(b[0][0], b[1][0]) < min(a[0][0], a[1][0]):
        return False
    return side(*a, b[0]) * side(*a, b[1]) <= 0 and side(*b, a[0]) * side(*b, a[1]) <= 0


@pytest.fixture(scope="module", params=["westeros", "essos"])
def board(request: pytest.FixtureRequest) -> Board:
    return Board(request.param)


def test_draws_exactly_the_territories_of_the_board(board: Board) -> None:
    assert list(board.drawn) == list(board.rules)


def test_rings_are_simple_and_clockwise(board: Board) -> None:
    for territory, drawn in board.drawn.items():
        for ring in drawn["polygons"]:
            edges = ring_edges(ring)
            assert len(ring) >= 3
            assert len({tuple(p) for p in ring}) == len(ring), f"{territory}: a point is visited twice"
            assert sum(a[0] * b[1] - b[0] * a[1] for a, b in edges) > 0, f"{territory}: not clockwise"
            by_left = sorted(edges, key=lambda e: min(e[0][0], e[1][0]))
            for i, a in enumerate(by_left):
                for b in by_left[i + 1 :]:
                    if min(b[0][0], b[1][0]) > max(a[0][0], a[1][0]):
                        break
                    assert set(a) & set(b) or not crosses(a, b), f"{territory}: {a} meets {b}"


def test_every_edge_is_a_border_of_two_lands_or_a_coast(board: Board) -> None:
    """No gap and no overlap: an edge is used once in each direction at most, and coasts close into the stored rings."""
    used = Counter(edge for edge, _ in board.edges())
    assert max(used.values()) == 1
    coast = {(a, b) for a, b in used if (b, a) not in used}
    assert coast == {edge for ring in board.geometry["coasts"] for edge in ring_edges(ring)}


def test_land_neighbours_and_no_others_share_a_border(board: Board) -> None:
    owner = dict(board.edges())
    lengths: defaultdict[frozenset[str], float] = defaultdict(float)
    for (a, b), mine in owner.items():
        other = owner.get((b, a))
        if other is not None and "beyond" not in (mine, other):
            lengths[frozenset((mine, other))] += dist(a, b) / 2
    assert set(lengths) == board.links("land")
    assert {tuple(pair): length for pair, length in lengths.items() if length < SHORTEST_BORDER} == {}


def test_border_lines_follow_the_shared_edges_and_know_their_kind(board: Board) -> None:
    owner = dict(board.edges())
    drawn = 0
    for border in board.geometry["borders"]:
        pair = set(border["between"])
        regions = {board.rules[t]["region"] if t != "beyond" else "beyond" for t in pair}
        expected = "limit" if "beyond" in pair else "inner" if len(regions) == 1 else "region"
        assert border["kind"] == expected
        for line in border["lines"]:
            for a, b in pairwise([(x, y) for x, y in line]):
                assert {owner[(a, b)], owner[(b, a)]} == pair
                drawn += 1
    assert drawn == sum((b, a) in owner for a, b in owner) / 2


def test_counters_stand_on_their_own_land_inside_the_frame(board: Board) -> None:
    left, top, right, bottom = board.geometry["frame"]
    radius = board.geometry["counter_radius"]
    for territory, drawn in board.drawn.items():
        x, y = drawn["counter"]
        assert contains(drawn["polygons"][0], x, y), territory
        assert left + radius <= x <= right - radius, territory
        assert top + radius <= y <= bottom - radius, territory


def test_names_stand_on_their_own_land_or_are_marked_as_over_the_sea(board: Board) -> None:
    for territory, drawn in board.drawn.items():
        label = drawn["label"]
        assert " ".join(label["lines"]) == board.rules[territory]["name"]
        assert len(label["lines"]) in (1, 2)
        assert on_land(drawn, label["at"]) != label["over_sea"], territory
        if label["over_sea"]:
            assert not any(on_land(other, label["at"]) for other in board.drawn.values()), territory


def test_names_counters_and_anchors_do_not_cover_each_other(board: Board) -> None:
    boxes: list[tuple[str, list[float]]] = []
    for territory, drawn in board.drawn.items():
        boxes.append((f"{territory}'s name", drawn["label"]["box"]))
        for what, at, radius in (
            ("counter", drawn["counter"], board.geometry["counter_radius"]),
            ("anchor", drawn["port"], ANCHOR_RADIUS),
        ):
            if at:
                x, y = at
                boxes.append((f"{territory}'s {what}", [x - radius, y - radius, x + radius, y + radius]))
    for i, (one, a) in enumerate(boxes):
        for other, b in boxes[i + 1 :]:
            assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], f"{one} covers {other}"


def test_exactly_the_ports_have_an_anchor_on_their_own_coast(board: Board) -> None:
    assert {t for t, v in board.drawn.items() if v["port"]} == {
        t for t, v in board.rules.items() if v["port"]
    }
    coast = {tuple(point) for ring in board.geometry["coasts"] for point in ring}
    for drawn in board.drawn.values():
        if drawn["port"]:
            anchor = tuple(drawn["port"])
            assert anchor in coast
            assert any(anchor == tuple(point) for ring in drawn["polygons"] for point in ring)


def test_exactly_the_sea_links_have_a_lane_from_coast_to_coast(board: Board) -> None:
    lanes = board.geometry["lanes"]
    assert len(lanes) == len(board.links("sea"))
    assert {frozenset(lane["between"]) for lane in lanes} == board.links("sea")
    for lane in lanes:
        for territory, end in zip(lane["between"], (lane["line"][0], lane["line"][-1]), strict=True):
            assert any(end in ring for ring in board.drawn[territory]["polygons"]), lane["between"]


def test_lanes_are_long_enough_to_be_seen(board: Board) -> None:
    for lane in board.geometry["lanes"]:
        assert sum(dist(a, b) for a, b in pairwise(lane["line"])) > SHORTEST_LANE, lane["between"]


def test_lanes_stay_on_the_water(board: Board) -> None:
    for lane in board.geometry["lanes"]:
        inner = lane["line"][1:-1]
        ashore = [p for p in inner if any(on_land(drawn, p) for drawn in board.drawn.values())]
        assert len(ashore) <= 2, lane["between"]


def test_areas_are_those_of_the_rings(board: Board) -> None:
    for territory, drawn in board.drawn.items():
        area = sum((a[0] * b[1] - b[0] * a[1]) / 2 for ring in drawn["polygons"] for a, b in ring_edges(ring))
        assert drawn["area"] == pytest.approx(area, abs=1), territory


def test_coastal_territories_reach_the_sea(board: Board) -> None:
    owner = dict(board.edges())
    coastal = {mine for (a, b), mine in owner.items() if (b, a) not in owner} - {"beyond"}
    assert coastal == {t for t, v in board.rules.items() if v["coastal"]}


def test_everything_to_be_read_lies_inside_the_frame(board: Board) -> None:
    left, top, right, bottom = board.geometry["frame"]
    for territory, drawn in board.drawn.items():
        box = drawn["label"]["box"]
        assert box[0] >= left, territory
        assert box[1] >= top, territory
        assert box[2] <= right, territory
        assert box[3] <= bottom, territory


def test_the_boards_lie_side_by_side_without_touching() -> None:
    world: Json = json.loads((RISK / "geometry" / "world.json").read_text("utf-8"))
    placed: dict[str, list[list[list[float]]]] = {}
    for name, place in world["boards"].items():
        (dx, dy), scale = place["offset"], place["scale"]
        geometry = Board(name).geometry
        assert dx + scale * geometry["size"][0] <= world["size"][0]
        assert dy + scale * geometry["size"][1] <= world["size"][1]
        placed[name] = [[[dx + scale * x, dy + scale * y] for x, y in ring] for ring in geometry["coasts"]]
    westernmost = min(x for ring in placed["essos"] for x, _ in ring)
    easternmost = max(x for ring in placed["westeros"] for x, _ in ring)
    near_west = [p for ring in placed["essos"] for p in ring if p[0] <= easternmost]
    near_east = [p for ring in placed["westeros"] for p in ring if p[0] >= westernmost]
    assert not any(contains(ring, *p) for p in near_west for ring in placed["westeros"])
    assert not any(contains(ring, *p) for p in near_east for ring in placed["essos"])
