"""Makes the stored geometry of a board (format: docs/map-geometry.md).

`python -m tools.maps.build westeros` - the same input gives the same file.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from tools.maps import fief, risk, tiny_epic
from tools.maps.plan import DATA, load_plan

GAMES = {"risk": risk.draw, "tiny_epic": tiny_epic.draw, "fief": fief.draw}


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
    plan = load_plan(board)
    folder = DATA / plan.game / "geometry"
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawn in GAMES[plan.game](plan).items():
        path = folder / f"{name}.json"
        path.write_text(dump(drawn), "utf-8")
        print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1])
