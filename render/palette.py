"""Colours and patterns: `data/palette.json` as models."""

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict

from data import load

FILE = "palette.json"

RGB = tuple[int, int, int]
Pattern = Literal["none", "bars", "pales", "bends", "chevrons", "lozenges", "dots", "lattice", "waves"]


def _colour(text: object) -> object:
    if isinstance(text, str) and len(text) == 7 and text.startswith("#"):
        return tuple(int(text[i : i + 2], 16) for i in (1, 3, 5))
    return text


Colour = Annotated[RGB, BeforeValidator(_colour)]


class Style(BaseModel):
    """How one side looks on a board."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    fill: Colour
    pattern: Pattern
    letter: Colour


class Palette(BaseModel):
    """All colours."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    sides: dict[str, Style]


def palette() -> Palette:
    """The colours. Raises DataError if the file is missing or damaged."""
    found: Palette = load(FILE, Palette)
    return found
