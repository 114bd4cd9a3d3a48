"""What only the boards of Tiny Epic have: slots, signs, lakes, the Wall, and a north that may be left out."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.maps.boards import (
    BEYOND,
    TinyEpicBoard,
    area,
    on_land,
    read,
    ring_edges,
    tiny_epic,
    to_edge,
    to_segment,
)

NORTH = {d["id"] for d in read("tiny_epic/map.json")["domains"] if d["north_of_wall"]}
UP = 300
"""How much higher the smaller board lies on its canvas."""


@pytest.fixture(scope="module", params=["westeros", "westeros_beyond"])
def board(request: pytest.FixtureRequest) -> TinyEpicBoard:
    return tiny_epic(request.param)


def test_every_domain_has_four_to_six_slots_well_inside_its_land(board: TinyEpicBoard) -> None:
    radius = board.geometry["slot_radius"]
    assert radius >= 18
    for domain, drawn in board.drawn.items():
        assert 4 <= len(drawn["slots"]) <= 6, domain
        for slot in drawn["slots"]:
            assert on_land(drawn, slot), domain
            assert to_edge(drawn, slot) >= radius - 1, domain


def test_every_domain_has_its_sign_well_inside_its_land(board: TinyEpicBoard) -> None:
    for domain, drawn in board.drawn.items():
        assert on_land(drawn, drawn["sign"]), domain
        assert to_edge(drawn, drawn["sign"]) >= board.geometry["sign_radius"] - 1, domain


def test_domains_that_meet_at_a_corner_only_do_not_meet_at_all(board: TinyEpicBoard) -> None:
    """TE-1.2: a corner is no border; a lake or a crag keeps such domains apart."""
    points = {d: {tuple(p) for ring in v["polygons"] for p in ring} for d, v in board.drawn.items()}
    for note in read("tiny_epic/map.json")["not_adjacent_notes"]:
        a, b = note["pair"]
        if a in points and b in points:
            assert not points[a] & points[b], note["pair"]
            assert min(to_edge(board.drawn[a], p) for p in points[b]) > 8, note["pair"]


def test_lakes_lie_between_domains_and_belong_to_nobody(board: TinyEpicBoard) -> None:
    owner = dict(board.edges())
    assert len(board.geometry["lakes"]) == 3
    for lake in board.geometry["lakes"]:
        assert area(lake) > 0
        assert len({owner[(b, a)] for a, b in ring_edges(lake)}) == 4


def test_crags_are_land_that_nobody_holds_full_of_peaks(board: TinyEpicBoard) -> None:
    peaks = [peak for ridge in board.geometry["ridges"] for peak in ridge["peaks"]]
    assert len(board.geometry["crags"]) == 3
    for crag in board.geometry["crags"]:
        land = {"polygons": [crag]}
        assert sum(on_land(land, peak[:2]) for peak in peaks) >= 6
        x, y = (sum(values) / len(crag) for values in zip(*crag, strict=True))
        assert board.owner_at([x, y]) in (None, BEYOND)


def test_the_land_beyond_the_wall_has_a_name_where_it_is_not_in_play() -> None:
    assert [wild["name"] for wild in tiny_epic("westeros").geometry["wilds"]] == ["Beyond the Wall"]
    assert "wilds" not in tiny_epic("westeros_beyond").geometry


def test_only_the_two_links_under_the_wall_join_north_and_south() -> None:
    """TE-15.9a: those borders run along the Wall."""
    board = tiny_epic("westeros_beyond")
    wall = read("tiny_epic/map.json")["wall"]["edges"]
    across = [b for b in board.geometry["borders"] if len(set(b["between"]) & NORTH) == 1]
    across = [b for b in across if BEYOND not in b["between"]]
    assert {frozenset(b["between"]) for b in across} == {frozenset(edge) for edge in wall}
    line = board.geometry["wall"]
    stretches = [((*a,), (*b,)) for a, b in pairwise(line)]
    for border in across:
        for points in border["lines"]:
            assert all(min(to_segment(p, s) for s in stretches) < 3 for p in points)


def test_without_the_north_the_rest_of_the_picture_is_the_same() -> None:
    south, whole = tiny_epic("westeros"), tiny_epic("westeros_beyond")
    assert set(whole.drawn) - set(south.drawn) == NORTH
    for domain, drawn in south.drawn.items():
        other = whole.drawn[domain]
        for ring, lower in zip(drawn["polygons"], other["polygons"], strict=True):
            assert [[x, round(y + UP, 1)] for x, y in ring] == lower
        for key in ("counter", "sign"):
            assert [drawn[key][0], drawn[key][1] + UP] == pytest.approx(other[key])
        assert drawn["label"]["lines"] == other["label"]["lines"]
        assert len(drawn["slots"]) == len(other["slots"])
