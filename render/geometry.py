"""The shape of a board: `docs/map-geometry.md` as models. Canvas units are pixels, y grows downward."""

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


class Border(Shape):
    """Lines between two territories (`inner`, `region`), or against land out of play (`limit`)."""

    between: tuple[str, str]
    kind: Literal["inner", "region", "limit"]
    lines: tuple[Line, ...]


class Lane(Shape):
    """A crossing by sea."""

    between: tuple[str, str]
    line: Line


class River(Shape):
    """From the source to the mouth."""

    line: Line


class Ridge(Shape):
    """Mountains: `[x, y, height]` each, with the middle of the foot at x, y."""

    peaks: tuple[tuple[float, float, float], ...]


class Sea(Shape):
    """A name on the water; `angle` in degrees, clockwise."""

    name: str
    at: Point
    angle: float
    size: float


class Region(Shape):
    """Territories that belong together."""

    name: str
    territories: tuple[str, ...]


class Grouping(Shape):
    """What the pictures need of a board's own data: its regions."""

    regions: tuple[Region, ...] = ()


class Geometry(Shape):
    """One board."""

    size: tuple[int, int]
    frame: Box
    label_size: float
    counter_radius: float
    territories: dict[str, Territory]
    beyond: tuple[Line, ...] = ()
    coasts: tuple[Line, ...] = ()
    borders: tuple[Border, ...] = ()
    lanes: tuple[Lane, ...] = ()
    wall: Line = ()
    rivers: tuple[River, ...] = ()
    ridges: tuple[Ridge, ...] = ()
    trees: tuple[tuple[float, float, float], ...] = ()
    seas: tuple[Sea, ...] = ()


def file_of(board: str) -> str:
    """The data file of a board named as in `Scene.boards`."""
    return board if board.endswith(".json") else f"{board}.json"


def geometry(board: str) -> Geometry:
    """The shape of a board. Raises DataError if its file is missing or damaged."""
    found: Geometry = load(file_of(board), Geometry)
    return found


def regions(board: str) -> tuple[Region, ...]:
    """The regions of a board: they stand in its own data, one folder above the geometry. There may be none."""
    folder, _, name = file_of(board).rpartition("/")
    data = f"{folder.rpartition('/')[0]}/{name}"
    if not (ROOT / data).is_file():
        return ()
    found: Grouping = load(data, Grouping)
    return found.regions
