"""Sea lanes of the boards where they lead from coast to coast."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest

from tests.maps.boards import Board, on_land, risk, tiny_epic

SHORTEST_LANE = 30.0

COASTAL_LANES = [risk("westeros"), risk("essos"), tiny_epic("westeros"), tiny_epic("westeros_beyond")]


@pytest.fixture(scope="module", params=COASTAL_LANES, ids=repr)
def board(request: pytest.FixtureRequest) -> Board:
    found: Board = request.param
    return found


def test_exactly_the_links_by_sea_have_a_lane_from_coast_to_coast(board: Board) -> None:
    lanes = board.geometry["lanes"]
    assert len(lanes) == len(board.sea)
    assert {frozenset(lane["between"]) for lane in lanes} == board.sea
    for lane in lanes:
        for place, end in zip(lane["between"], (lane["line"][0], lane["line"][-1]), strict=True):
            assert any(end in ring for ring in board.drawn[place]["polygons"]), lane["between"]


def test_lanes_are_long_enough_to_be_seen(board: Board) -> None:
    for lane in board.geometry["lanes"]:
        assert sum(dist(a, b) for a, b in pairwise(lane["line"])) > SHORTEST_LANE, lane["between"]


def test_lanes_stay_on_the_water(board: Board) -> None:
    for lane in board.geometry["lanes"]:
        inner = lane["line"][1:-1]
        ashore = [p for p in inner if any(on_land(drawn, p) for drawn in board.drawn.values())]
        assert len(ashore) <= 2, lane["between"]
