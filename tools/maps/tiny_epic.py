"""The geometry of Tiny Epic: domains with a counter, the sign of their kind and slots for tokens, in tidy blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tools.maps.anchors import Layout, line_breaks
from tools.maps.borders import BEYOND
from tools.maps.formations import (
    Formation,
    Part,
    below,
    beside,
    disc,
    discs,
    name_box,
    repaired,
    settle,
    settle_all,
)
from tools.maps.plan import Plan
from tools.maps.survey import Survey, dissolve, rounded, units

BLOCKS = ((3, 2), (2, 3))  # a domain holds up to three units of a house and three of an ally (TE-1.10)
ROW = (6, 1)
TWO_LINES = 12.0  # how much a name on two lines is disliked


def formations(plan: Plan, lines: Sequence[str]) -> list[Formation]:
    """Ways to set the name, the counter, the sign and six slots."""
    art = plan.art
    counter, sign = [disc("counter", 0, 0, art["counter_radius"])], [disc("sign", 0, 0, art["sign_radius"])]
    name = [name_box(lines, art["label_size"])]
    tall, wide = below(counter, sign), beside(counter, sign)
    headline = beside(name, wide)
    found: list[list[Part]] = []
    for columns, rows in BLOCKS:
        block = discs("slot", columns, rows, art["slot_radius"])
        for body in (beside(tall, block), beside(block, tall), below(wide, block), below(block, wide)):
            found += [below(name, body), below(body, name)]
        found += [below(headline, block), below(block, headline), beside(below(name, wide), block)]
        found += [beside(block, below(name, wide))]
    row = discs("slot", *ROW, art["slot_radius"])
    found += [below(headline, row), below(row, headline)]
    return [Formation(tuple(parts), tuple(lines), TWO_LINES * (len(lines) - 1)) for parts in found]


def draw(plan: Plan) -> dict[str, dict[str, Any]]:
    """The geometry by the name of its file: all domains, and those south of the Wall alone."""
    survey = Survey(plan)
    layout = Layout(plan, survey.shapes, survey.others)
    ways = {
        domain: [f for lines in line_breaks(name) for f in formations(plan, lines)]
        for domain, name in plan.names.items()
    }
    stands = settle_all(layout, lambda domain: settle(layout, domain, ways[domain]))
    slots = {domain: repaired(layout, domain, stand, "slot") for domain, stand in stands.items()}
    whole = {
        **survey.heading("sign_radius", "slot_radius"),
        "territories": {
            domain: {
                **survey.row(domain, stand.spot(layout, domain)),
                "sign": rounded(stand.points("sign"))[0],
                "slots": rounded(slots[domain]),
            }
            for domain, stand in stands.items()
        },
        **survey.land_rows(),
        "lanes": survey.lane_rows(layout),
        **survey.scenery([box for _, box in layout.taken]),
    }
    return {"westeros": without_north(plan, survey, whole), "westeros_beyond": whole}


def without_north(plan: Plan, survey: Survey, whole: dict[str, Any]) -> dict[str, Any]:
    """The same picture on its smaller canvas, with the land north of the Wall out of play."""
    art = plan.art["south"]
    north = {d["id"] for d in plan.data["domains"] if d["north_of_wall"]}
    borders = []
    for border in whole["borders"]:
        out, kept = [d for d in border["between"] if d in north], set(border["between"]) - north - {BEYOND}
        if out and kept:
            border = {**border, "between": [BEYOND, *kept], "kind": "limit"}
        if kept:
            borders.append(border)
    wild = dissolve([*survey.beyond, *(ring for d in north for ring in survey.rings[d])])
    drawn = {
        **whole,
        "size": art["size"],
        "territories": {d: row for d, row in whole["territories"].items() if d not in north},
        "beyond": [units(ring) for ring in wild + survey.decor],
        "borders": borders,
        "seas": [sea for sea in whole["seas"] if sea["at"][1] > art["top"]],
        "wilds": art["wilds"],
    }
    return {**raised(drawn, art["top"]), "frame": art["frame"]}


def raised(drawn: Any, by: int) -> Any:
    """The same with every point ([x, y], [x, y, height]) and box ([left, top, right, bottom]) moved up."""
    if isinstance(drawn, dict):
        return {key: item if key == "size" else raised(item, by) for key, item in drawn.items()}
    if isinstance(drawn, list) and all(isinstance(v, int | float) for v in drawn):
        return [round(v - by, 1) if i in (1, 3) else v for i, v in enumerate(drawn)]
    return [raised(item, by) for item in drawn] if isinstance(drawn, list) else drawn
