"""What is authored for one board: the TOML of coarse points joined with the rules' own list of neighbours."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
RISK = HERE.parents[1] / "data" / "risk"
GEOMETRY = RISK / "geometry"

Point = tuple[float, float]
Pair = tuple[str, str]


def parse_points(text: str) -> list[Point]:
    """Read "x,y x,y ..." (canvas units)."""
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in text.split())]


def pair_of(a: str, b: str) -> Pair:
    """The unordered pair as a sorted tuple."""
    return (a, b) if a < b else (b, a)


@dataclass(frozen=True)
class Plan:
    """One board: `art` is the authored TOML, the rest comes from the board's data file."""

    board: str
    art: dict[str, Any]
    names: dict[str, str]
    regions: dict[str, str]
    ports: tuple[str, ...]
    land_pairs: frozenset[Pair]
    sea_pairs: frozenset[Pair]

    @property
    def mainland(self) -> list[str]:
        """Ids of the territories that have a spine on the mainland, in authored order."""
        return list(self.art["spines"])

    def points(self, table: str) -> dict[str, list[Point]]:
        """A table of point strings, parsed."""
        return {key: parse_points(text) for key, text in self.art.get(table, {}).items()}

    def rings(self, table: str) -> dict[str, list[list[Point]]]:
        """A table of lists of point strings, parsed."""
        return {key: [parse_points(t) for t in texts] for key, texts in self.art.get(table, {}).items()}


def load_plan(board: str) -> Plan:
    """Read `tools/maps/<board>.toml` and `data/risk/<board>.json`; raises ValueError if ids differ."""
    art = tomllib.loads((HERE / f"{board}.toml").read_text("utf-8"))
    data = json.loads((RISK / f"{board}.json").read_text("utf-8"))
    territories = {t["id"]: t for t in data["territories"]}
    pairs: dict[str, set[Pair]] = {"land": set(), "sea": set()}
    for t in territories.values():
        for n in t["neighbours"]:
            pairs[n["kind"]].add(pair_of(t["id"], n["id"]))
    drawn = set(art["spines"]) | set(art["islands"])
    if drawn != set(territories):
        raise ValueError(f"{board}: authored and played differ: {sorted(drawn ^ set(territories))}")
    return Plan(
        board=board,
        art=art,
        names={i: t["name"] for i, t in territories.items()},
        regions={i: t["region"] for i, t in territories.items()},
        ports=tuple(i for i, t in territories.items() if t["port"]),
        land_pairs=frozenset(pairs["land"]),
        sea_pairs=frozenset(pairs["sea"]),
    )
