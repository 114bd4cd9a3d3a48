"""Colours and patterns: `data/palette.json`, and what `data/<game>/palette.json` adds to it, as models."""

from typing import Annotated, Literal, Self

from pydantic import BaseModel, BeforeValidator, ConfigDict, ValidationError, model_validator
from pydantic.dataclasses import dataclass

from data import DataError, load, shared

FILE = "palette.json"
THEMES = ("night", "day")
NEUTRAL = "neutral"
NOBODY = "unclaimed"
"""The style of a place that belongs to no side."""

RGB = tuple[int, int, int]
Pattern = Literal[
    "none",
    "bars",
    "pales",
    "bends",
    "sinister",
    "chevrons",
    "lozenges",
    "dots",
    "lattice",
    "waves",
    "pyramids",
    "crosses",
    "scales",
    "flakes",
]


def _colour(text: object) -> object:
    if isinstance(text, str) and len(text) == 7 and text.startswith("#"):
        return tuple(int(text[i : i + 2], 16) for i in (1, 3, 5))
    return text


Colour = Annotated[RGB, BeforeValidator(_colour)]


@dataclass(frozen=True, config=ConfigDict(extra="forbid"))
class Style:
    """How one side looks on a board."""

    fill: Colour
    pattern: Pattern
    letter: Colour
    grounds: tuple[Colour, ...] = ()
    """Of land that has no single colour: its fill in each climate (`terrain.climates`)."""


class Theme(BaseModel):
    """The colours of everything that is no side's."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    ink: Colour
    ground: Colour
    """Under letters: the halo of names and the face of counters."""
    letters: Colour
    coast: Colour
    sea_far: Colour
    sea_near: Colour
    sea_line: Colour
    sea_glow: Colour
    sea_text: Colour
    lane: Colour
    snow: Colour
    dust: Colour
    heath: Colour
    """With `snow` and `dust` that of land out of play: beyond a wall, in a land without one, this side of it."""
    river: Colour
    light: Colour
    ice: Colour
    ice_shade: Colour
    bar: Colour
    bar_edge: Colour
    bar_text: Colour
    gold: Colour
    bright: Colour
    attack: Colour
    conquest: Colour
    move: Colour
    casing: Colour
    fill_gain: float
    """Saturation of the fills, 1 as given."""
    fill_lift: float
    """How far the fills are mixed with white, 0 not at all."""


class Palette(BaseModel):
    """All colours. Some must be there: the styles of the neutral and of what is nobody's, and both themes."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    sides: dict[str, Style]
    tables: dict[str, tuple[str, ...]]
    """Which sides may meet on one board: their colours must be told apart by everybody."""
    themes: dict[str, Theme]

    @model_validator(mode="after")
    def _complete(self) -> Self:
        for name in (NEUTRAL, NOBODY, *(side for table in self.tables.values() for side in table)):
            if name not in self.sides:
                raise ValueError(f"the side {name} has no style")
        for name in THEMES:
            if name not in self.themes:
                raise ValueError(f"the theme {name} is missing")
        return self


class Addition(BaseModel):
    """What a game's own file adds to the colours of all."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    sides: dict[str, Style] = {}
    tables: dict[str, tuple[str, ...]] = {}


_joined: list[tuple[Palette, Palette]] = []
"""The colours of all as they were read last, and the same with those of single games."""


def palette() -> Palette:
    """The colours, of all games. Raises DataError if a file is missing or damaged, or two do not agree on a side."""
    base: Palette = load(FILE, Palette)
    if not _joined or _joined[0][0] is not base:
        _joined[:] = [(base, _with_those_of_games(base))]
    return _joined[0][1]


def theme_of(name: str) -> Theme:
    """The colours of a theme. Raises ValueError if there is no such theme."""
    if name not in THEMES:
        raise ValueError(f"there is no theme {name}")
    return palette().themes[name]


def _with_those_of_games(base: Palette) -> Palette:
    sides, tables = dict(base.sides), dict(base.tables)
    for file in shared(FILE)[1:]:
        more = load(file, Addition)
        for name, style in more.sides.items():
            if sides.setdefault(name, style) != style:
                raise DataError(f"data/{file} gives the side {name} another style than it has elsewhere")
        tables |= more.tables
    try:
        return Palette(sides=sides, tables=tables, themes=base.themes)
    except ValidationError as error:
        raise DataError(
            f"the palettes of the games do not fit together: {error.errors()[0]['msg']}"
        ) from error


def mix(a: RGB, b: RGB, part: float) -> RGB:
    """`a` with `part` (0 to 1) of `b` in it."""
    return (
        round(a[0] + (b[0] - a[0]) * part),
        round(a[1] + (b[1] - a[1]) * part),
        round(a[2] + (b[2] - a[2]) * part),
    )


def ramp(a: RGB, b: RGB, steps: int) -> list[RGB]:
    """`steps` colours from `a` to `b`, both ends among them."""
    return [mix(a, b, i / (steps - 1)) for i in range(steps)]


def lightness(colour: RGB) -> float:
    """How light a colour looks, 0 to 255."""
    return 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]
