"""The shape of a board: `docs/map-geometry.md` as models. Canvas units are pixels, y grows downward."""

from itertools import pairwise
from pathlib import Path
from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict

from data import ROOT, load


class Point(NamedTuple):
    """A place on the canvas."""

    x: float
    y: float


class Box(NamedTuple):
    """An upright rectangle; right and bottom lie outside."""

    left: float
    top: float
    right: float
    bottom: float


Line = tuple[Point, ...]


class Shape(BaseModel):
    """Base of the geometry models: frozen; keys that no picture needs are skipped."""

    model_config = ConfigDict(frozen=True, extra="ignore")


class Label(Shape):
    """Where a name stands, already broken into lines."""

    at: Point
    lines: tuple[str, ...]
    box: Box

    @property
    def name(self) -> str:
        """The name in one line."""
        return " ".join(self.lines)


class Territory(Shape):
    """A place of the board: its outline and where its counter, name and port go."""

    polygons: tuple[Line, ...]
    counter: Point
    label: Label
    port: Point | None = None
    sign: Point | None = None
    """The place of the owner's shield, if the board was made with one."""
    slots: tuple[Point, ...] = ()
    """Places for tokens, if the board was made with them."""


class Border(Shape):
    """Lines between two territories (`inner`, `region`), or against land out of play (`limit`)."""

    between: tuple[str, str]
    kind: Literal["inner", "region", "limit"]
    domain: bool = False
    """Whether it parts two domains."""
    lines: tuple[Line, ...]


class Way(Shape):
    """A crossing by sea, or a road."""

    between: tuple[str, str]
    line: Line


class River(Shape):
    """From the source to the mouth."""

    line: Line


class Ridge(Shape):
    """Mountains: `[x, y, height]` each, with the middle of the foot at x, y."""

    peaks: tuple[tuple[float, float, float], ...]


class Sea(Shape):
    """A name on the water, or on land out of play; `angle` in degrees, clockwise."""

    name: str
    at: Point
    angle: float
    size: float


class Region(Shape):
    """Territories that belong together."""

    name: str
    territories: tuple[str, ...]
    bonus: int | None = None
    """What it is worth to hold all of it, where a game pays for that."""


class Domain(Shape):
    """A group of territories with the place of its holder's seal."""

    id: str
    name: str
    territories: tuple[str, ...]
    seal: Point
    slots: tuple[Point, ...] = ()
    """Places beside it for what lies on the group, if the board was made with them."""


class Grouping(Shape):
    """What the pictures need of a board's own data: its regions."""

    regions: tuple[Region, ...] = ()


class Geometry(Shape):
    """One board."""

    size: tuple[int, int]
    frame: Box
    label_size: float
    counter_radius: float
    port_radius: float = 13
    slot_radius: float | None = None
    """Of a token; without it tokens are as large as the counters make them."""
    territories: dict[str, Territory]
    beyond: tuple[Line, ...] = ()
    crags: tuple[Line, ...] = ()
    """Those of `beyond` that are heights between lands."""
    coasts: tuple[Line, ...] = ()
    borders: tuple[Border, ...] = ()
    lakes: tuple[Line, ...] = ()
    lanes: tuple[Way, ...] = ()
    voyages: tuple[Way, ...] = ()
    """The ways of ships between ports; those to another board end at `overseas`."""
    roads: tuple[Way, ...] = ()
    domains: tuple[Domain, ...] = ()
    regions: tuple[Domain, ...] = ()
    wall: Line = ()
    breaches: tuple[tuple[float, float], ...] = ()
    """From where to where, in x, the Wall lies in ruins."""
    rivers: tuple[River, ...] = ()
    ridges: tuple[Ridge, ...] = ()
    trees: tuple[tuple[float, float, float], ...] = ()
    seas: tuple[Sea, ...] = ()
    wilds: tuple[Sea, ...] = ()
    """Names of land out of play."""

    @property
    def unit(self) -> float:
        """How large all that is laid on the board is drawn: 1 with counters of 21."""
        return self.counter_radius / 21

    @property
    def token_radius(self) -> float:
        """Of the tokens."""
        return self.slot_radius or 14 * self.unit

    @property
    def sign_unit(self) -> float:
        """How large the owners' shields are drawn: they grow with the tokens beside them."""
        return self.token_radius / 14

    @property
    def seals(self) -> dict[str, tuple[Point, ...]]:
        """Where tokens may lie beside the territories: seals first, of `domain:<id>` and `region:<id>`; the `wall`."""
        groups = (("domain", self.domains), ("region", self.regions))
        found = {f"{kind}:{one.id}": (one.seal, *one.slots) for kind, some in groups for one in some}
        return {**found, "wall": self._posts()} if self.wall else found

    def walled(self, one: str, other: str) -> bool:
        """Whether the Wall stands between two territories."""
        if not self.wall or self.breaches:
            return False
        y = sum(point.y for point in self.wall) / len(self.wall)
        return (self.territories[one].counter.y < y) is not (self.territories[other].counter.y < y)

    def _posts(self) -> tuple[Point, ...]:
        """Along the Wall, side by side, from the middle outward."""
        west, east = self.wall[0].x, self.wall[-1].x
        y = sum(point.y for point in self.wall) / len(self.wall)
        middle, step = (west + east) / 2, 2 * self.token_radius + 10
        reach = int((east - west) / 2 / step)
        order = sorted(range(-reach, reach + 1), key=abs)
        return tuple(Point(middle + step * number, y - self.token_radius * 0.4) for number in order)


def inside(ring: Line, at: Point) -> bool:
    """Whether a point lies in a ring."""
    crossings = 0
    for (ax, ay), (bx, by) in pairwise((*ring, ring[0])):
        if (ay > at.y) != (by > at.y) and at.x < ax + (at.y - ay) / (by - ay) * (bx - ax):
            crossings += 1
    return crossings % 2 == 1


def file_of(board: str) -> str:
    """The data file of a board named as in `Scene.boards`."""
    return board if board.endswith(".json") else f"{board}.json"


class Variant(Shape):
    """What a file says that draws a board `like` another, but for its Wall, or only a few of its lands."""

    like: str = ""
    breaches: tuple[tuple[float, float], ...] = ()
    lands: tuple[str, ...] = ()
    """The only lands in play, if not all are; the others lie beyond."""
    size: tuple[int, int] = (0, 0)
    frame: Box = Box(0, 0, 0, 0)
    """Of a board of a few lands: the canvas, cut on the right and below, and what must be read."""
    seas: tuple[Sea, ...] = ()
    """Those named on it, where they do not fit as they lie on the other."""

    def drawn(self, whole: Geometry) -> Geometry:
        """The board, of the one it is like."""
        if not self.lands:
            return whole.model_copy(update={"breaches": self.breaches})
        own = frozenset(self.lands)
        others = (one for name, one in whole.territories.items() if name not in own)
        update = {
            "size": self.size,
            "frame": self.frame,
            "territories": {name: one for name, one in whole.territories.items() if name in own},
            "beyond": (*whole.beyond, *(ring for one in others for ring in one.polygons)),
            "borders": tuple(_border(border, own) for border in whole.borders if own & {*border.between}),
            "lanes": tuple(way for way in whole.lanes if own >= {*way.between}),
            "voyages": tuple(way for way in whole.voyages if own >= {*way.between}),
            "seas": self.seas or tuple(sea for sea in whole.seas if _holds(self.frame, sea.at)),
        }
        return whole.model_copy(update=update)


def _border(border: Border, own: frozenset[str]) -> Border:
    """A border of a land in play: against another one, or against what lies beyond."""
    return border if own >= {*border.between} else border.model_copy(update={"kind": "limit"})


def _holds(box: Box, at: Point) -> bool:
    return box.left <= at.x < box.right and box.top <= at.y < box.bottom


def files_of(board: str) -> tuple[str, ...]:
    """The data files of a board: its own, and that of the board it is like."""
    variant: Variant = load(file_of(board), Variant)
    return (file_of(board), file_of(variant.like)) if variant.like else (file_of(board),)


def geometry(board: str) -> Geometry:
    """The shape of a board. Raises DataError if its file is missing or damaged."""
    *_, drawn = files_of(board)
    found: Geometry = load(drawn, Geometry)
    variant: Variant = load(file_of(board), Variant)
    return variant.drawn(found) if variant.like else found


def scaled(shape: Geometry, scale: float) -> Geometry:
    """The same board drawn larger or smaller."""

    def grown(value: object, key: str = "") -> object:
        if isinstance(value, dict):
            return {name: grown(item, name) for name, item in value.items()}
        if isinstance(value, list | tuple):
            return [grown(item) for item in value]
        return value * scale if isinstance(value, int | float) and key not in ("angle", "domain") else value

    drawn = grown(shape.model_dump())
    assert isinstance(drawn, dict)
    drawn["size"] = [round(side) for side in drawn["size"]]
    return Geometry.model_validate(drawn)


def data_of(board: str) -> tuple[Path, ...]:
    """The board's own data, or that of the board it is like, one folder above its geometry, if it has any."""
    folder, _, name = files_of(board)[-1].rpartition("/")
    file = ROOT / folder.rpartition("/")[0] / name
    return (file,) if file.is_file() else ()


def regions(board: str) -> tuple[Region, ...]:
    """The regions of a board: of its geometry, else of its own data, those in play. There may be none."""
    shape = geometry(board)
    if found := shape.regions:
        return tuple(Region(name=one.name, territories=one.territories) for one in found)
    for file in data_of(board):
        grouping: Grouping = load(file.relative_to(ROOT).as_posix(), Grouping)
        return tuple(one for one in grouping.regions if shape.territories.keys() >= {*one.territories})
    return ()
