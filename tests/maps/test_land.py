"""The stored geometry of every board agrees with the board's own data (format: docs/map-geometry.md)."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import pairwise
from math import dist

import pytest

from tests.maps.boards import (
    BEYOND,
    Board,
    area,
    contains,
    crosses,
    every_board,
    on_land,
    overlap,
    ring_edges,
)

SHORTEST_BORDER = 18.0
TOUCH = 1.0  # anchors are stored to a unit or a tenth: so much may boxes seem to overlap


@pytest.fixture(scope="module", params=every_board(), ids=repr)
def board(request: pytest.FixtureRequest) -> Board:
    found: Board = request.param
    return found


def test_draws_exactly_the_places_of_the_board(board: Board) -> None:
    assert list(board.drawn) == list(board.names)


def test_rings_are_simple_and_clockwise(board: Board) -> None:
    for place, drawn in board.drawn.items():
        for ring in drawn["polygons"]:
            assert len(ring) >= 3
            assert len({tuple(p) for p in ring}) == len(ring), f"{place}: a point is visited twice"
            assert area(ring) > 0, f"{place}: not clockwise"
            by_left = sorted(ring_edges(ring), key=lambda e: min(e[0][0], e[1][0]))
            for i, a in enumerate(by_left):
                for b in by_left[i + 1 :]:
                    if min(b[0][0], b[1][0]) > max(a[0][0], a[1][0]):
                        break
                    assert set(a) & set(b) or not crosses(a, b), f"{place}: {a} meets {b}"


def test_every_edge_is_a_border_of_two_lands_or_a_shore(board: Board) -> None:
    """No gap and no overlap: an edge is used once in each direction at most; what is left are coasts and lakes."""
    used = Counter(edge for edge, _ in board.edges())
    assert max(used.values()) == 1
    shores = {(a, b) for a, b in used if (b, a) not in used}
    coasts = {edge for ring in board.geometry["coasts"] for edge in ring_edges(ring)}
    lakes = {(b, a) for ring in board.geometry.get("lakes", []) for a, b in ring_edges(ring)}
    assert shores == coasts | lakes


def test_neighbours_by_land_and_no_others_share_a_border(board: Board) -> None:
    owner = dict(board.edges())
    lengths: defaultdict[frozenset[str], float] = defaultdict(float)
    for (a, b), mine in owner.items():
        other = owner.get((b, a))
        if other is not None and BEYOND not in (mine, other):
            lengths[frozenset((mine, other))] += dist(a, b) / 2
    assert set(lengths) >= board.land if board.loose else set(lengths) == board.land
    assert {tuple(pair): lengths[pair] for pair in board.land if lengths[pair] < SHORTEST_BORDER} == {}


def test_border_lines_follow_the_shared_edges_and_know_their_kind(board: Board) -> None:
    owner = dict(board.edges())
    drawn = 0
    for border in board.geometry["borders"]:
        pair = set(border["between"])
        regions = {board.regions.get(place) for place in pair}
        assert border["kind"] == ("limit" if BEYOND in pair else "inner" if len(regions) == 1 else "region")
        for line in border["lines"]:
            for a, b in pairwise([(x, y) for x, y in line]):
                assert {owner[(a, b)], owner[(b, a)]} == pair
                drawn += 1
    assert drawn == sum((b, a) in owner for a, b in owner) / 2


def test_areas_are_those_of_the_rings(board: Board) -> None:
    for place, drawn in board.drawn.items():
        assert drawn["area"] == pytest.approx(sum(map(area, drawn["polygons"])), abs=1), place


def test_counters_stand_on_the_main_part_of_their_own_land(board: Board) -> None:
    for place, drawn in board.drawn.items():
        assert contains(drawn["polygons"][0], *drawn["counter"]), place


def test_names_stand_on_their_own_land_or_are_marked_as_over_the_sea(board: Board) -> None:
    for place, drawn in board.drawn.items():
        label = drawn["label"]
        assert " ".join(label["lines"]) == board.names[place]
        assert len(label["lines"]) in (1, 2)
        assert on_land(drawn, label["at"]) != label["over_sea"], place
        if label["over_sea"]:
            assert board.owner_at(label["at"]) is None, place


def test_names_and_discs_do_not_cover_each_other(board: Board) -> None:
    boxes = board.boxes()
    for i, (whose, what, a) in enumerate(boxes):
        for other, thing, b in boxes[i + 1 :]:
            assert overlap(a, b) <= TOUCH, f"{what} of {whose} covers {thing} of {other}"


def test_everything_to_be_read_lies_inside_the_frame(board: Board) -> None:
    left, top, right, bottom = board.geometry["frame"]
    for place, what, box in board.boxes():
        if what == "port":
            continue
        assert box[0] >= left - TOUCH, f"{what} of {place}"
        assert box[1] >= top - TOUCH, f"{what} of {place}"
        assert box[2] <= right + TOUCH, f"{what} of {place}"
        assert box[3] <= bottom + TOUCH, f"{what} of {place}"
