"""Writes the figures of `bench/latest.json` where they are read: all on a page, some in the README, and the one that
`docs/scale.md` reckons with there. `make figures`, after `make bench`."""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bench.figures import LATEST

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGE, SCALE = ROOT / "docs" / "figures.md", ROOT / "docs" / "scale.md"

FIRST = (
    "rules alone: actions of risk judged and folded, one thread",
    "a move over sockets, Discord in a process of its own",
    "a move submitted and durably committed, one table",
    "a move submitted and durably committed, 50 tables at once",
    "a move submitted and durably committed, one table, a flush of 0.45 ms",
    "a move submitted and durably committed, 50 tables at once, a flush of 0.45 ms",
    "start to gateway, 20,000 games",
    "memory, 20,000 games",
    "a game read from the disk, 20,000 games",
    "a map of 1000 × 1600, state in, bytes out",
)
"""What the README tells: a move, a start, a picture, and what games cost that sleep."""

READY = re.compile(r"\d+ MiB when it is ready")
"""What a process takes, in `docs/scale.md`."""

PLACE = re.compile(r"(<!-- figures -->\n).*?(<!-- /figures -->)", re.DOTALL)
"""Between these lines nothing is written by hand."""


def table(found: Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """The figures of a run, each beside its floor or peer: all, or the first of each of these names."""
    figures = list(found["figures"])
    if names:
        by_name = {one["name"]: one for one in reversed(figures)}
        figures = [by_name[name] for name in names]
    lines = [
        f"Taken by `make bench` on {found['machine']}, Python {found['python']}, {found['at']}.",
        "",
        "| figure | value | beside it | ratio | aim |",
        "|---|---|---|---|---|",
    ]
    for one in figures:
        beside = f"{one['floor_name']}: {number(one['floor'])} {one['unit']}"
        value = f"{number(one['value'])} {one['unit']}"
        lines.append(f"| {one['name']} | {value} | {beside} | {one['ratio']:.2f} | {one['aim']} |")
    return "\n".join(lines) + "\n"


def number(value: float) -> str:
    """Three figures of it, and no more than anybody reads."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def renewed(text: str, figures: str) -> str:
    """A page with these figures. Raises ValueError if there is no place for them."""
    if not PLACE.search(text):
        raise ValueError("there is no place for figures")
    return PLACE.sub(lambda place: f"{place[1]}{figures}{place[2]}", text)


def reckoned(text: str, found: Mapping[str, Any]) -> str:
    """`docs/scale.md` with the memory of a process as it was measured."""
    (ready,) = (one["floor"] for one in found["figures"] if one["name"].startswith("memory, "))
    return READY.sub(f"{number(ready)} MiB when it is ready", text)


if __name__ == "__main__":
    known = json.loads(LATEST.read_text(encoding="utf-8"))
    for page, names in ((PAGE, ()), (README, FIRST)):
        page.write_text(renewed(page.read_text(encoding="utf-8"), table(known, names)), encoding="utf-8")
    SCALE.write_text(reckoned(SCALE.read_text(encoding="utf-8"), known), encoding="utf-8")
    print(f"{len(known['figures'])} figures of {known['at']} stand in {PAGE.relative_to(ROOT)}")
