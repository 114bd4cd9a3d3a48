"""Makes the stored geometry of a board (format: docs/map-geometry.md).

`python -m tools.maps.build westeros` - the same input gives the same file.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tools.maps.anchors import PORT_RADIUS, Layout, Spot, place_all
from tools.maps.lanes import Waters, nearest
from tools.maps.plan import Plan, Point, load_plan
from tools.maps.survey import Survey, rounded, units


def heading(plan: Plan) -> dict[str, Any]:
    return {
        "board": plan.board,
        "size": plan.art["size"],
        "frame": plan.art["frame"],
        "label_size": plan.art["label_size"],
        "counter_radius": plan.art["counter_radius"],
    }


def place_row(survey: Survey, place: str, spot: Spot, port: Point | None) -> dict[str, Any]:
    """The stored form of one place."""
    return {
        "polygons": [units(r) for r in survey.rings[place]],
        "area": round(survey.shapes[place].area),
        "counter": [round(v) for v in spot.counter],
        "label": {
            "at": [round(v) for v in spot.label],
            "lines": spot.lines,
            "box": [round(v) for v in spot.box],
            "over_sea": spot.over_sea,
        },
        "port": rounded([port])[0] if port else None,
    }


def risk(plan: Plan) -> dict[Path, dict[str, Any]]:
    """The geometry of a board of territories with counters, ports and sea lanes."""
    survey = Survey(plan)
    layout = Layout(plan, survey.shapes, survey.others)
    ports = {t: nearest(survey.shores[t], plan.points("ports")[t][0]) for t in plan.ports}
    for x, y in ports.values():
        layout.take("port", (x - PORT_RADIUS, y - PORT_RADIUS, x + PORT_RADIUS, y + PORT_RADIUS))
    spots = place_all(layout)
    boxes = [box for _, box in layout.taken]
    waters = Waters(layout, boxes)
    lanes = {(a, b): waters.lane(survey.shores[a], survey.shores[b]) for a, b in sorted(plan.sea_pairs)}
    drawn = {
        **heading(plan),
        "territories": {t: place_row(survey, t, spots[t], ports.get(t)) for t in plan.names},
        "beyond": [units(r) for r in survey.beyond + survey.decor],
        "coasts": [units(r) for r in survey.coasts],
        "borders": survey.border_rows(),
        "lanes": [{"between": list(pair), "line": rounded(line)} for pair, line in lanes.items()],
        **survey.scenery(boxes),
    }
    return {plan.target: drawn}


def build(board: str) -> dict[Path, dict[str, Any]]:
    """The geometry of one board, by the file it belongs in."""
    plan = load_plan(board)
    return risk(plan)


def dump(value: dict[str, Any]) -> str:
    """JSON with one territory, border or feature a line."""

    def compact(item: object) -> str:
        return json.dumps(item, ensure_ascii=False, separators=(",", ":"))

    out = []
    for key, item in value.items():
        if isinstance(item, dict):
            rows = ",\n".join(f"{compact(k)}:{compact(v)}" for k, v in item.items())
            out.append(f"{compact(key)}:{{\n{rows}\n}}")
        elif isinstance(item, list) and item and isinstance(item[0], dict | list):
            rows = ",\n".join(compact(v) for v in item)
            out.append(f"{compact(key)}:[\n{rows}\n]")
        else:
            out.append(f"{compact(key)}:{compact(item)}")
    return "{\n" + ",\n".join(out) + "\n}\n"


def main(board: str) -> None:
    for path, drawn in build(board).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dump(drawn), "utf-8")
        print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1])
