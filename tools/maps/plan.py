"""What is authored for one board: the TOML of coarse points joined with the rules' own list of neighbours."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
DATA = HERE.parents[1] / "data"

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
    """One board: `art` is the authored TOML, the rest comes from the board's data file under `data/<game>`.

    A place of the board has land of its own: a territory, a domain, the land of a village. `data` is the file as
    read. With `loose`, places that are no neighbours may touch, too: their borders mean nothing in the rules.
    """

    board: str
    game: str
    art: dict[str, Any]
    data: dict[str, Any]
    names: dict[str, str]
    regions: dict[str, str]
    ports: tuple[str, ...]
    land_pairs: frozenset[Pair]
    sea_pairs: frozenset[Pair]
    loose: bool = False

    @property
    def mainland(self) -> list[str]:
        """Ids of the places that have a spine on the mainland, in authored order."""
        return list(self.art["spines"])

    def points(self, table: str) -> dict[str, list[Point]]:
        """A table of point strings, parsed."""
        return {key: parse_points(text) for key, text in self.art.get(table, {}).items()}

    def rings(self, table: str) -> dict[str, list[list[Point]]]:
        """A table of lists of point strings, parsed."""
        return {key: [parse_points(t) for t in texts] for key, texts in self.art.get(table, {}).items()}


def load_plan(board: str) -> Plan:
    """Read `tools/maps/<board>.toml` and the board's data; raises ValueError if the ids in them differ."""
    art = tomllib.loads((HERE / f"{board}.toml").read_text("utf-8"))
    plan = {"tiny_epic": tiny_epic, "fief": fief}.get(board, risk)(board, art)
    drawn = set(art["spines"]) | set(art["islands"])
    if drawn != set(plan.names):
        raise ValueError(f"{board}: authored and played differ: {sorted(drawn ^ set(plan.names))}")
    return plan


def read(file: str) -> dict[str, Any]:
    """A file of `data`."""
    found: dict[str, Any] = json.loads((DATA / file).read_text("utf-8"))
    return found


def pairs(links: Iterable[dict[str, str]], kinds: set[str]) -> frozenset[Pair]:
    """The pairs of the links (`a`, `b`, `type`) of some kinds."""
    return frozenset(pair_of(link["a"], link["b"]) for link in links if link["type"] in kinds)


def risk(board: str, art: dict[str, Any]) -> Plan:
    """A board of RISK: territories, some with a port, linked by land and by sea."""
    data = read(f"risk/{board}.json")
    territories = {t["id"]: t for t in data["territories"]}
    links = [
        {"a": t["id"], "b": n["id"], "type": n["kind"]} for t in territories.values() for n in t["neighbours"]
    ]
    return Plan(
        board=board,
        game="risk",
        art=art,
        data=data,
        names={i: t["name"] for i, t in territories.items()},
        regions={i: t["region"] for i, t in territories.items()},
        ports=tuple(i for i, t in territories.items() if t["port"]),
        land_pairs=pairs(links, {"land"}),
        sea_pairs=pairs(links, {"sea"}),
    )


def tiny_epic(board: str, art: dict[str, Any]) -> Plan:
    """Tiny Epic: domains, with a map card as their region; a border under the Wall is a border (TE-1.1, TE-15.9a)."""
    data = read("tiny_epic/map.json")
    domains = {d["id"]: d for d in data["domains"]}
    return Plan(
        board=board,
        game="tiny_epic",
        art=art,
        data=data,
        names={i: d["name"] for i, d in domains.items()},
        regions={i: d["map_card"] for i, d in domains.items()},
        ports=(),
        land_pairs=pairs(data["edges"], {"land", "wall"}),
        sea_pairs=pairs(data["edges"], {"water"}),
    )


def fief(board: str, art: dict[str, Any]) -> Plan:
    """Fief: villages joined by roads and sea lanes (FIEF-0.21); how their lands touch means nothing."""
    data = read("fief/map.json")
    villages = {v["id"]: v for v in data["villages"]}
    region_ids = {r["number"]: r["id"] for r in data["regions"]}
    return Plan(
        board=board,
        game="fief",
        art=art,
        data=data,
        names={i: v["name"] for i, v in villages.items()},
        regions={i: region_ids[v["region"]] for i, v in villages.items()},
        ports=(),
        land_pairs=pairs(data["roads"], {"road"}),
        sea_pairs=pairs(data["roads"], {"sea"}),
        loose=True,
    )
