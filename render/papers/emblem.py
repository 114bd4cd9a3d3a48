"""Small pictures that stand within words and on buttons: the signs of what is counted, dice, the shields of the sides.

Each is read at the height of a line, on light and on dark ground.
"""

import io
from collections.abc import Callable

from PIL import Image

from render.base.palette import palette
from render.base.sketch import Sketch
from render.board.arms import arms
from render.signs.icons import sign

SIZE = 96
"""Pixels of an emblem, which is a square."""
SIGNS = ("gold", "attack", "cards", "lands", "castles", "points", "objectives")
"""What is shown by its sign."""
LETTERS = {"targaryen": "D", "tully": "U", "wildlings": "F", "nights_watch": "W", "dead": "K"}
"""The letter of a shield that is not the first of its name: that of the map and its legend."""
NAMELESS = ("seat", "unclaimed", "dead")
"""Sides of the palette that have no arms, by the beginning of their names."""
LEADS = {"night_king": "dead"}
"""Who leads a side of the palette, and is called by another name than it."""
THEME = "night"


def emblems() -> dict[str, Callable[[], bytes]]:
    """All there are, by name, and what draws each as a PNG."""
    sides = [name for name in palette().sides if not name.startswith(NAMELESS)]
    return {
        **{name: _of(_sign, name) for name in SIGNS},
        "dice": _of(lambda _: _plate(_die()), "dice"),
        **{name: _of(_arms, name) for name in sides},
        **{name: _of(_arms, side) for name, side in LEADS.items()},
    }


def letter_of(side: str) -> str:
    """The letter on the shield of a side."""
    return LETTERS.get(side, side[0].upper())


def _of(draw: Callable[[str], Image.Image], name: str) -> Callable[[], bytes]:
    def png() -> bytes:
        out = io.BytesIO()
        draw(name).save(out, "PNG", optimize=True)
        return out.getvalue()

    return png


def _sign(kind: str) -> Image.Image:
    return _plate(sign(kind, round(SIZE * 0.72)))


def _plate(mask: Image.Image) -> Image.Image:
    """A sign in gold on a dark round plate with a rim: to be seen on any ground."""
    colours = palette().themes[THEME]
    image = Image.new("RGBA", (SIZE, SIZE))
    for radius, colour in ((0.5, colours.gold), (0.465, colours.bar)):
        sketch = Sketch((SIZE, SIZE), 4, (-SIZE / 2, -SIZE / 2))
        sketch.dot(0, 0, SIZE * radius - 0.5)
        image.paste(colour, (0, 0), sketch.mask())
    corner = (SIZE - mask.width) // 2
    image.paste(colours.bright, (corner, corner), mask)
    return image


def _die() -> Image.Image:
    """A die that shows five."""
    size = round(SIZE * 0.56)
    half = size / 2
    sketch = Sketch((size, size), 4, (-half, -half))
    round_ = half * 0.3
    sketch.polygon(
        [(-half, -half + round_), (half, -half + round_), (half, half - round_), (-half, half - round_)]
    )
    sketch.polygon(
        [(-half + round_, -half), (half - round_, -half), (half - round_, half), (-half + round_, half)]
    )
    for x in (-1, 1):
        for y in (-1, 1):
            sketch.dot(x * (half - round_), y * (half - round_), round_)
            sketch.dot(x * half * 0.5, y * half * 0.5, half * 0.19, fill=0)
    sketch.dot(0, 0, half * 0.19, fill=0)
    return sketch.mask()


def _arms(side: str) -> Image.Image:
    """The shield of a side, with its pattern and its letter."""
    shield, mask = arms(THEME, palette().sides[side], letter_of(side), 1.9)
    image = Image.new("RGBA", (SIZE, SIZE))
    image.paste(shield, ((SIZE - shield.width) // 2, (SIZE - shield.height) // 2), mask)
    return image
