"""What only the RISK boards have: ports, coastal territories, and two boards in one picture."""

from __future__ import annotations

import pytest

from tests.maps.boards import BEYOND, RiskBoard, contains, read, risk


@pytest.fixture(scope="module", params=["westeros", "essos"])
def board(request: pytest.FixtureRequest) -> RiskBoard:
    return risk(request.param)


def test_exactly_the_ports_have_an_anchor_on_their_own_coast(board: RiskBoard) -> None:
    assert {t for t, v in board.drawn.items() if v["port"]} == {
        t for t, v in board.rules.items() if v["port"]
    }
    coast = {tuple(point) for ring in board.geometry["coasts"] for point in ring}
    for drawn in board.drawn.values():
        if drawn["port"]:
            anchor = tuple(drawn["port"])
            assert anchor in coast
            assert any(anchor == tuple(point) for ring in drawn["polygons"] for point in ring)


def test_coastal_territories_reach_the_sea(board: RiskBoard) -> None:
    owner = dict(board.edges())
    coastal = {mine for (a, b), mine in owner.items() if (b, a) not in owner} - {BEYOND}
    assert coastal == {t for t, v in board.rules.items() if v["coastal"]}


def test_the_boards_lie_side_by_side_without_touching() -> None:
    world = read("risk/geometry/world.json")
    placed: dict[str, list[list[list[float]]]] = {}
    for name, place in world["boards"].items():
        (dx, dy), scale = place["offset"], place["scale"]
        geometry = risk(name).geometry
        assert dx + scale * geometry["size"][0] <= world["size"][0]
        assert dy + scale * geometry["size"][1] <= world["size"][1]
        placed[name] = [[[dx + scale * x, dy + scale * y] for x, y in ring] for ring in geometry["coasts"]]
    westernmost = min(x for ring in placed["essos"] for x, _ in ring)
    easternmost = max(x for ring in placed["westeros"] for x, _ in ring)
    near_west = [p for ring in placed["essos"] for p in ring if p[0] <= easternmost]
    near_east = [p for ring in placed["westeros"] for p in ring if p[0] >= westernmost]
    assert not any(contains(ring, *p) for p in near_west for ring in placed["westeros"])
    assert not any(contains(ring, *p) for p in near_east for ring in placed["essos"])
