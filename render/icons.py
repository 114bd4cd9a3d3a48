"""Small signs drawn by us: what lies on a board, what is counted in a legend, what a card shows.

A sign is drawn in a square of 1 by 1 with its centre at 0, 0; white parts of the mask are ink.
"""

from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageDraw

from render.fonts import font, printable
from render.geometry import Box
from render.sketch import Sketch

Draw = Callable[[Sketch], None]


def _flag(pen: Sketch) -> None:
    pen.line([(-0.32, -0.46), (-0.32, 0.48)], 0.1)
    pen.polygon([(-0.28, -0.44), (0.46, -0.24), (0.2, -0.1), (0.46, 0.04), (-0.28, 0.14)])


def _tower(pen: Sketch) -> None:
    pen.polygon(
        [
            (-0.34, 0.48),
            (-0.34, -0.14),
            (-0.42, -0.2),
            (-0.42, -0.46),
            (-0.24, -0.46),
            (-0.24, -0.32),
            (-0.09, -0.32),
            (-0.09, -0.46),
            (0.09, -0.46),
            (0.09, -0.32),
            (0.24, -0.32),
            (0.24, -0.46),
            (0.42, -0.46),
            (0.42, -0.2),
            (0.34, -0.14),
            (0.34, 0.48),
        ]
    )
    pen.polygon([(-0.1, 0.48), (-0.1, 0.18), (0, 0.06), (0.1, 0.18), (0.1, 0.48)], fill=0)


def _swords(pen: Sketch) -> None:
    for side in (-1, 1):
        pen.line([(side * 0.36, -0.44), (side * -0.24, 0.26)], 0.13)
        pen.line([(side * -0.4, 0.12), (side * -0.1, 0.4)], 0.1)
        pen.line([(side * -0.24, 0.26), (side * -0.4, 0.44)], 0.12)


def _cards(pen: Sketch) -> None:
    pen.polygon([(-0.44, -0.3), (0.02, -0.42), (0.2, 0.3), (-0.26, 0.42)])
    pen.line([(0.1, -0.42), (0.44, -0.32), (0.3, 0.36)], 0.11)


def _coin(pen: Sketch) -> None:
    pen.dot(0, 0, 0.44)
    pen.dot(0, 0, 0.33, fill=0)
    pen.polygon([(0, -0.24), (0.17, 0), (0, 0.24), (-0.17, 0)])


def _crown(pen: Sketch) -> None:
    pen.polygon(
        [(-0.46, -0.26), (-0.2, 0.0), (0, -0.42), (0.2, 0.0), (0.46, -0.26), (0.36, 0.22), (-0.36, 0.22)]
    )
    pen.polygon([(-0.36, 0.28), (0.36, 0.28), (0.36, 0.42), (-0.36, 0.42)])


def _anchor(pen: Sketch) -> None:
    pen.line([(0, -0.2), (0, 0.42)], 0.11)
    pen.arc(Box(-0.14, -0.48, 0.14, -0.2), 0, 360, 0.09)
    pen.line([(-0.24, -0.06), (0.24, -0.06)], 0.1)
    pen.arc(Box(-0.4, -0.3, 0.4, 0.46), 15, 165, 0.12)


def _helm(pen: Sketch) -> None:
    pen.polygon(
        [
            (-0.36, 0.44),
            (-0.36, -0.12),
            (-0.24, -0.36),
            (0, -0.46),
            (0.24, -0.36),
            (0.36, -0.12),
            (0.36, 0.44),
            (0.12, 0.3),
            (-0.12, 0.3),
        ]
    )
    pen.line([(-0.26, -0.04), (0.26, -0.04)], 0.1, fill=0)
    pen.line([(0, -0.04), (0, 0.36)], 0.07, fill=0)


def _trebuchet(pen: Sketch) -> None:
    pen.line([(-0.44, -0.44), (0.3, -0.02)], 0.1)
    pen.dot(-0.4, -0.26, 0.1)
    pen.line([(-0.4, -0.44), (-0.4, -0.26)], 0.05)
    pen.line([(-0.3, 0.34), (0.04, -0.16), (0.3, 0.34)], 0.08)
    pen.polygon([(0.16, 0.0), (0.46, 0.0), (0.42, 0.24), (0.2, 0.24)])
    pen.line([(-0.44, 0.34), (0.44, 0.34)], 0.1)
    for x in (-0.28, 0.28):
        pen.dot(x, 0.39, 0.1)


def _wall(pen: Sketch) -> None:
    pen.polygon(
        [
            (-0.46, 0.4),
            (-0.46, -0.34),
            (-0.28, -0.34),
            (-0.28, -0.18),
            (-0.09, -0.18),
            (-0.09, -0.34),
            (0.09, -0.34),
            (0.09, -0.18),
            (0.28, -0.18),
            (0.28, -0.34),
            (0.46, -0.34),
            (0.46, 0.4),
        ]
    )
    pen.line([(-0.46, 0.06), (0.46, 0.06)], 0.05, fill=0)
    for x, y in ((-0.16, -0.06), (0.16, -0.06), (0, 0.22), (-0.3, 0.22), (0.3, 0.22)):
        pen.line([(x, y - 0.1), (x, y + 0.12)], 0.05, fill=0)


def _star(pen: Sketch) -> None:
    pen.polygon(
        [
            (0, -0.46),
            (0.12, -0.14),
            (0.46, -0.12),
            (0.19, 0.09),
            (0.29, 0.42),
            (0, 0.22),
            (-0.29, 0.42),
            (-0.19, 0.09),
            (-0.46, -0.12),
            (-0.12, -0.14),
        ]
    )


def _person(pen: Sketch) -> None:
    pen.dot(0, -0.2, 0.22)
    pen.polygon([(-0.4, 0.46), (-0.32, 0.16), (0, 0.04), (0.32, 0.16), (0.4, 0.46)])


SIGNS: dict[str, Draw] = {
    "lands": _flag,
    "castles": _tower,
    "castle": _tower,
    "armies": _swords,
    "attack": _swords,
    "cards": _cards,
    "gold": _coin,
    "points": _crown,
    "vp": _crown,
    "seat": _crown,
    "ports": _anchor,
    "port": _anchor,
    "knight": _helm,
    "siege_engine": _trebuchet,
    "fortification": _wall,
    "units": _helm,
    "characters": _person,
}


@lru_cache(256)
def sign(kind: str, size: int) -> Image.Image:
    """The sign of `kind` as a square mask; an unknown kind is its first letter, a hidden one `?`."""
    draw = SIGNS.get(kind)
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
