"""Signs: what lies on a board, what is counted in a legend, what a card shows."""

from functools import lru_cache
from inspect import isfunction
from typing import Self

from PIL import Image, ImageDraw
from pydantic import BaseModel, ConfigDict, model_validator

from data import DataError, load, shared
from render.base.fonts import font, printable
from render.base.sketch import Sketch
from render.signs import drawings, portraits
from render.signs.drawings import Draw

FILE = "signs.json"
"""What is drawn for which kind: one file for all games, and in a game's own folder one of its own."""


class Signs(BaseModel):
    """A file of signs: the name of a drawing for each kind."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    signs: dict[str, str]

    @model_validator(mode="after")
    def _known(self) -> Self:
        for kind, name in self.signs.items():
            if name not in DRAWINGS:
                raise ValueError(f"there is no drawing {name} for {kind}")
        return self


DRAWINGS: dict[str, Draw] = {
    name: draw
    for drawn in (drawings, portraits)
    for name, draw in vars(drawn).items()
    if isfunction(draw) and draw.__module__ == drawn.__name__ and not name.startswith("_")
}
"""All there is to draw, by name."""


def signs() -> dict[str, Draw]:
    """The sign of every kind, of all games. Raises DataError if a file is damaged, or two do not agree on a kind."""
    found: dict[str, str] = {}
    for file in shared(FILE):
        for kind, name in load(file, Signs).signs.items():
            if found.setdefault(kind, name) != name:
                raise DataError(
                    f"data/{file} has {name} as the sign of {kind}; elsewhere it is {found[kind]}"
                )
    return {kind: DRAWINGS[name] for kind, name in found.items()}


@lru_cache(256)
def sign(kind: str, size: int) -> Image.Image:
    """The sign of `kind` as a square mask; an unknown kind is its first letter, a hidden one `?`."""
    draw = signs().get(kind)
    if draw is not None:
        sketch = Sketch((size, size), 4, (-0.5, -0.5), size)
        draw(sketch)
        return sketch.mask()
    letter = "?" if kind == "hidden" else (printable(kind, "label")[:1].upper() or "*")
    mask = Image.new("L", (size, size), 0)
    ImageDraw.Draw(mask).text(
        (size / 2, size / 2), letter, fill=255, font=font("label", round(size * 0.95)), anchor="mm"
    )
    return mask
