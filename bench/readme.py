"""Writes the figures of `bench/latest.json` into the README, and the one that `docs/scale.md` reckons with there:
`make figures`, after `make bench`."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bench.figures import LATEST

README = Path(__file__).parents[1] / "README.md"
SCALE = README.parent / "docs" / "scale.md"

READY = re.compile(r"\d+ MiB when it is ready")
"""What a process takes, in `docs/scale.md`."""

PLACE = re.compile(r"(<!-- figures -->\n).*?(<!-- /figures -->)", re.DOTALL)
"""Between these lines nothing is written by hand."""


def table(found: Mapping[str, Any]) -> str:
    """The figures of a run, each beside its floor or peer."""
    lines = [
        f"Taken by `make bench` on {found['machine']}, Python {found['python']}, {found['at']}.",
        "",
        "| figure | value | beside it | ratio | aim |",
        "|---|---|---|---|---|",
    ]
    for one in found["figures"]:
        beside = f"{one['floor_name']}: {number(one['floor'])} {one['unit']}"
        value = f"{number(one['value'])} {one['unit']}"
        lines.append(f"| {one['name']} | {value} | {beside} | {one['ratio']:.2f} | {one['aim']} |")
    return "\n".join(lines) + "\n"


def number(value: float) -> str:
    """Three figures of it, and no more than anybody reads."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def renewed(text: str, found: Mapping[str, Any]) -> str:
    """The README with these figures. Raises ValueError if there is no place for them."""
    if not PLACE.search(text):
        raise ValueError("the README has no place for figures")
    return PLACE.sub(lambda place: f"{place[1]}{table(found)}{place[2]}", text)


def reckoned(text: str, found: Mapping[str, Any]) -> str:
    """`docs/scale.md` with the memory of a process as it was measured."""
    (ready,) = (one["floor"] for one in found["figures"] if one["name"].startswith("memory, "))
    return READY.sub(f"{number(ready)} MiB when it is ready", text)


if __name__ == "__main__":
    known = json.loads(LATEST.read_text(encoding="utf-8"))
    README.write_text(renewed(README.read_text(encoding="utf-8"), known), encoding="utf-8")
    SCALE.write_text(reckoned(SCALE.read_text(encoding="utf-8"), known), encoding="utf-8")
    print(f"{len(known['figures'])} figures of {known['at']} stand in {README.name}")
