"""What only the RISK boards have: ports, coastal territories, and two boards in one picture."""

from __future__ import annotations

import pytest

from tests.maps.boards import BEYOND, RiskBoard, risk


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
