"""The patterns that tell the sides apart without colour: one period of each, which joins itself on every side."""

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple

from render.base.geometry import Box
from render.base.palette import Pattern
from render.base.sketch import Sketch, smooth


class Motif(NamedTuple):
    """A period of a pattern: whole pixels wide and high, and what draws one with its top left corner at a point."""

    wide: int
    high: int
    draw: Callable[[Sketch, float, float], None]


def _bars(pen: Sketch, x: float, y: float) -> None:
    pen.polygon([(x, y + 6), (x + 16, y + 6), (x + 16, y + 9), (x, y + 9)])


def _pales(pen: Sketch, x: float, y: float) -> None:
    pen.polygon([(x + 6, y), (x + 9, y), (x + 9, y + 16), (x + 6, y + 16)])


def _bends(pen: Sketch, x: float, y: float) -> None:
    pen.line([(x, y + 22), (x + 22, y)], 5)


def _sinister(pen: Sketch, x: float, y: float) -> None:
    pen.line([(x, y), (x + 22, y + 22)], 4)


def _chevrons(pen: Sketch, x: float, y: float) -> None:
    pen.line([(x, y + 16), (x + 18, y + 4), (x + 36, y + 16)], 3.6)


def _lozenges(pen: Sketch, x: float, y: float) -> None:
    for cx, cy in ((x + 6, y + 11), (x + 18, y + 33)):
        pen.polygon([(cx, cy - 9), (cx + 5.5, cy), (cx, cy + 9), (cx - 5.5, cy)])


def _dots(pen: Sketch, x: float, y: float) -> None:
    for cx, cy in ((x + 5, y + 8), (x + 15, y + 24)):
        pen.dot(cx, cy, 3.4)


def _lattice(pen: Sketch, x: float, y: float) -> None:
    pen.line([(x, y), (x + 28, y + 28)], 2.6)
    pen.line([(x, y + 28), (x + 28, y)], 2.6)


def _pyramids(pen: Sketch, x: float, y: float) -> None:
    for cx, cy in ((x + 7.5, y + 7), (x + 22.5, y + 21)):
        pen.polygon([(cx - 6.5, cy + 4.5), (cx, cy - 6), (cx + 6.5, cy + 4.5)])


def _crosses(pen: Sketch, x: float, y: float) -> None:
    for cx, cy in ((x + 7, y + 7), (x + 21, y + 21)):
        pen.line([(cx - 4.5, cy), (cx + 4.5, cy)], 2.6)
        pen.line([(cx, cy - 4.5), (cx, cy + 4.5)], 2.6)


def _scales(pen: Sketch, x: float, y: float) -> None:
    for cx, cy in ((x, y), (x + 14, y + 14)):
        pen.arc(Box(cx - 13, cy - 13, cx + 13, cy + 13), 0, 180, 2.8)


def _flakes(pen: Sketch, x: float, y: float) -> None:
    for cx, cy in ((x + 8, y + 8), (x + 24, y + 24)):
        for turn in range(3):
            dx, dy = 6 * math.cos(turn * math.pi / 3), 6 * math.sin(turn * math.pi / 3)
            pen.line([(cx - dx, cy - dy), (cx + dx, cy + dy)], 1.9)


def _waves(pen: Sketch, x: float, y: float) -> None:
    path = [(x + i * 2, y + 8 + 3.6 * math.sin(i / 16 * 2 * math.pi)) for i in range(17)]
    pen.line(smooth(path, 1), 3.4)


MOTIFS: Mapping[Pattern, Motif] = {
    "bars": Motif(16, 16, _bars),
    "pales": Motif(16, 16, _pales),
    "bends": Motif(22, 22, _bends),
    "sinister": Motif(22, 22, _sinister),
    "chevrons": Motif(36, 20, _chevrons),
    "lozenges": Motif(24, 44, _lozenges),
    "dots": Motif(20, 32, _dots),
    "lattice": Motif(28, 28, _lattice),
    "waves": Motif(32, 16, _waves),
    "pyramids": Motif(30, 28, _pyramids),
    "crosses": Motif(28, 28, _crosses),
    "scales": Motif(28, 28, _scales),
    "flakes": Motif(32, 32, _flakes),
}
"""All but "none"."""
