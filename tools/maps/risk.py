"""The geometry of a board of RISK: territories with counters, ports and sea lanes."""

from __future__ import annotations

from typing import Any

from tools.maps.anchors import AROUND_A_PORT, Layout, place_all
from tools.maps.lanes import nearest
from tools.maps.plan import Plan
from tools.maps.survey import Survey


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
        **survey.scenery([box for _, box in layout.taken]),
    }
    return {plan.board: drawn}
