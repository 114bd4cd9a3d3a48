"""The stored geometry of every board beside what its rules know of it, and a little plane geometry."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar

DATA = Path(__file__).parents[2] / "data"
BEYOND = "beyond"

Point = tuple[float, float]
Edge = tuple[Point, Point]
Ring = list[list[float]]
Box = tuple[float, float, float, float]
Pair = frozenset[str]
Json = dict[str, Any]


def read(file: str) -> Json:
    found: Json = json.loads((DATA / file).read_text("utf-8"))
    return found


class Board:
    """One board: `land` and `sea` are its links; with `loose` places that are not linked may touch, too."""

    loose = False
    discs: ClassVar[dict[str, str]] = {"counter": "counter_radius"}
    """What stands beside the names, with the key of its radius."""

    def __init__(self, file: str, names: dict[str, str], regions: dict[str, str]) -> None:
        self.file, self.names, self.regions = file, names, regions
        self.geometry = read(file)
        self.drawn: dict[str, Json] = self.geometry["territories"]
        self.land: set[Pair] = set()
        self.sea: set[Pair] = set()

    def edges(self) -> list[tuple[Edge, str]]:
        """Every directed edge of every ring with its owner; land not in play is owned by `beyond`."""
        rings = [(r, t) for t, v in self.drawn.items() for r in v["polygons"]]
        rings += [(r, BEYOND) for r in self.geometry["beyond"]]
        return [(edge, owner) for ring, owner in rings for edge in ring_edges(ring)]

    def boxes(self) -> list[tuple[str, str, Box]]:
        """Whose, what and where: the names and the squares around the discs."""
        found = [(place, "name", box_of(drawn["label"]["box"])) for place, drawn in self.drawn.items()]
        for place, drawn in self.drawn.items():
            for what, radius in self.discs.items():
                for at in points(drawn[what]):
                    found.append((place, what, around(at, self.radius(radius))))
        return found

    def radius(self, key: str) -> float:
        return float(self.geometry[key])

    def owner_at(self, at: Iterable[float]) -> str | None:
        """The place whose land lies there."""
        x, y = at
        near = (
            place for place, box in self.bounds.items() if box[0] <= x <= box[2] and box[1] <= y <= box[3]
        )
        return next((place for place in near if on_land(self.drawn[place], (x, y))), None)

    @cached_property
    def bounds(self) -> dict[str, Box]:
        """The box around each land."""
        found = {}
        for place, drawn in self.drawn.items():
            xs, ys = zip(*(point for ring in drawn["polygons"] for point in ring), strict=True)
            found[place] = (min(xs), min(ys), max(xs), max(ys))
        return found

    def __repr__(self) -> str:
        return self.file


class RiskBoard(Board):
    """Territories with ports, and some on the coast."""

    discs: ClassVar[dict[str, str]] = {**Board.discs, "port": "port_radius"}

    def __init__(self, name: str) -> None:
        self.rules: dict[str, Json] = {t["id"]: t for t in read(f"risk/{name}.json")["territories"]}
        names = {i: t["name"] for i, t in self.rules.items()}
        super().__init__(f"risk/geometry/{name}.json", names, {i: t["region"] for i, t in self.rules.items()})
        for t in self.rules.values():
            for n in t["neighbours"]:
                (self.land if n["kind"] == "land" else self.sea).add(frozenset((t["id"], n["id"])))


class TinyEpicBoard(Board):
    """Domains with signs and slots; their region is their map card."""

    discs: ClassVar[dict[str, str]] = {**Board.discs, "sign": "sign_radius", "slots": "slot_radius"}

    def __init__(self, name: str) -> None:
        data = read("tiny_epic/map.json")
        whole = name == "westeros_beyond"
        self.rules: dict[str, Json] = {d["id"]: d for d in data["domains"] if whole or not d["north_of_wall"]}
        names = {i: d["name"] for i, d in self.rules.items()}
        regions = {i: d["map_card"] for i, d in self.rules.items()}
        super().__init__(f"tiny_epic/geometry/{name}.json", names, regions)
        for edge in data["edges"]:
            if edge["a"] in names and edge["b"] in names:
                (self.sea if edge["type"] == "water" else self.land).add(frozenset((edge["a"], edge["b"])))


class FiefBoard(Board):
    """Villages with roads; how their lands touch means nothing."""

    loose = True
    discs: ClassVar[dict[str, str]] = {
        **Board.discs,
        "sign": "sign_radius",
        "slots": "slot_radius",
    }

    def __init__(self) -> None:
        self.data = read("fief/map.json")
        self.rules: dict[str, Json] = {v["id"]: v for v in self.data["villages"]}
        numbers = {r["number"]: r["id"] for r in self.data["regions"]}
        names = {i: v["name"] for i, v in self.rules.items()}
        super().__init__(
            "fief/geometry/westeros.json", names, {i: numbers[v["region"]] for i, v in self.rules.items()}
        )
        for road in self.data["roads"]:
            (self.land if road["type"] == "road" else self.sea).add(frozenset((road["a"], road["b"])))

    def boxes(self) -> list[tuple[str, str, Box]]:
        radius = self.radius("slot_radius")
        seals = [
            (group["id"], f"seal of a {kind}", around(at, radius))
            for kind in ("domains", "regions")
            for group in self.geometry[kind]
            for at in (group["seal"], *group.get("slots", ()))
        ]
        return super().boxes() + seals


@cache
def risk(name: str) -> RiskBoard:
    return RiskBoard(name)


@cache
def tiny_epic(name: str) -> TinyEpicBoard:
    return TinyEpicBoard(name)


@cache
def fief() -> FiefBoard:
    return FiefBoard()


def every_board() -> list[Board]:
    return [
        risk("westeros"),
        risk("essos"),
        tiny_epic("westeros"),
        tiny_epic("westeros_beyond"),
        fief(),
    ]


def ring_edges(ring: Ring) -> list[Edge]:
    points = [(x, y) for x, y in ring]
    return list(pairwise([*points, points[0]]))


def area(ring: Ring) -> float:
    """Positive when clockwise on the screen."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in ring_edges(ring)) / 2


def contains(ring: Ring, x: float, y: float) -> bool:
    """Even-odd rule."""
    inside = False
    for (x1, y1), (x2, y2) in ring_edges(ring):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside


def on_land(drawn: Json, point: Iterable[float]) -> bool:
    x, y = point
    return any(contains(ring, x, y) for ring in drawn["polygons"])


def crosses(a: Edge, b: Edge) -> bool:
    """Whether two segments that share no end point meet."""

    def side(p: Point, q: Point, r: Point) -> float:
        return round((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]), 6)

    if max(a[0][0], a[1][0]) < min(b[0][0], b[1][0]) or max(b[0][0], b[1][0]) < min(a[0][0], a[1][0]):
        return False
    return side(*a, b[0]) * side(*a, b[1]) <= 0 and side(*b, a[0]) * side(*b, a[1]) <= 0


def to_segment(point: Iterable[float], edge: Edge) -> float:
    """How far a point lies from a segment."""
    (x, y), ((ax, ay), (bx, by)) = point, edge
    length = (bx - ax) ** 2 + (by - ay) ** 2
    part = max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) if length else 0.0
    return float(((x - ax - part * (bx - ax)) ** 2 + (y - ay - part * (by - ay)) ** 2) ** 0.5)


def to_edge(drawn: Json, point: Iterable[float]) -> float:
    """How far a point lies from the nearest edge of a land."""
    at = tuple(point)
    return min(to_segment(at, edge) for ring in drawn["polygons"] for edge in ring_edges(ring))


def points(value: list[Any] | None) -> list[list[float]]:
    """A point, several or none, as a list of points."""
    return [] if not value else value if isinstance(value[0], list) else [value]


def around(at: Iterable[float], radius: float) -> Box:
    x, y = at
    return (x - radius, y - radius, x + radius, y + radius)


def box_of(value: list[float]) -> Box:
    left, top, right, bottom = value
    return (left, top, right, bottom)


def overlap(a: Box, b: Box) -> float:
    """How far two boxes reach into each other; 0 or less if they do not."""
    return min(min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1]))
