"""The geometry of a board of RISK: territories with counters, ports and sea lanes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from shapely.geometry import LineString

from tools.maps.anchors import AROUND_A_PORT, Box, Layout, place_all
from tools.maps.lanes import Waters, nearest
from tools.maps.plan import Plan, Point
from tools.maps.survey import Survey

OVERSEAS = "overseas"
EVERY = 6.0
SHORE = {"westeros": "right", "essos": "left"}
"""The edge of the picture beyond which the other board lies."""


def draw(plan: Plan) -> dict[str, dict[str, Any]]:
    """The geometry, by the name of its file."""
    survey = Survey(plan)
    layout = Layout(plan, survey.shapes, survey.others)
    ports = {t: nearest(survey.shores[t], plan.points("ports")[t][0]) for t in plan.ports}
    r = plan.art["port_radius"] + AROUND_A_PORT
    for x, y in ports.values():
        layout.take("port", (x - r, y - r, x + r, y + r))
    spots = place_all(layout)
    drawn = {
        **survey.heading("port_radius"),
        "territories": {t: survey.row(t, spots[t], ports.get(t)) for t in plan.names},
        **survey.land_rows(),
        "lanes": survey.lane_rows(layout),
        "voyages": list(voyages(plan, layout, ports)),
        **survey.scenery([box for _, box in layout.taken]),
    }
    return {plan.board: drawn}


def voyages(plan: Plan, layout: Layout, ports: dict[str, Point]) -> Iterator[dict[str, Any]]:
    """The ways of ships: between any two ports of a coast, and from those of the narrow sea to the other board."""
    waters = Waters(layout, [*(box for _, box in layout.taken), *map(_lettering, plan.art["seas"])])
    coasts = [[t for t in coast["ports"] if t in ports] for coast in plan.data["coasts"]]
    edge = plan.art["size"][0] - 6.0 if SHORE[plan.board] == "right" else 6.0
    _, top, _, bottom = plan.art["frame"]
    far = [(edge, float(y)) for y in range(int(top), int(bottom), 4)]
    overseas = plan.data["narrow_sea"]["this_coast"]
    for coast, found in zip(plan.data["coasts"], coasts, strict=True):
        for a, b in combinations(found, 2):
            yield _row(a, b, waters.lane([ports[a]], [ports[b]], EVERY))
        for a in found if coast["id"] == overseas else ():
            yield _row(a, OVERSEAS, waters.lane([ports[a]], far, EVERY))


def _lettering(sea: dict[str, Any]) -> Box:
    """About where the name of a sea is written."""
    (x, y), size = sea["at"], sea["size"]
    turn, long, high = math.radians(sea["angle"]), len(sea["name"]) * size * 0.36, size * 0.6
    wide = abs(long * math.cos(turn)) + abs(high * math.sin(turn))
    tall = abs(long * math.sin(turn)) + abs(high * math.cos(turn))
    return (x - wide, y - tall, x + wide, y + tall)


def _row(a: str, b: str, line: list[Point]) -> dict[str, Any]:
    kept = LineString(line).simplify(1.5)
    return {"between": [a, b], "line": [[round(x, 1), round(y, 1)] for x, y in kept.coords]}
