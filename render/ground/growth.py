"""What grows on land that nobody holds: firs in the frost, copses and grass in the green, scrub in the south."""

import random
from collections.abc import Iterator

from PIL import Image

from render.base.geometry import Geometry
from render.base.palette import Theme
from render.base.sketch import Sketch
from render.ground.decor import Overlay
from render.ground.terrain import DRY, FROST, latitudes, noise

STEP = (13, 10)
"""How far plants stand apart; this and what follows is for a board whose `unit` is 1."""
CELL = 4
"""Pixels of a cell of the noise."""
FIRS = 0.25
"""Down to which latitude all trees are firs."""
WOODS, TUFTS = 0.34, 0.16
"""How dense the noise must be for trees, and which part of the open land has tufts."""


class Growth:
    """Plants in the making: `light`, `shade` and `ink` as with mountains."""

    def __init__(self, shape: Geometry) -> None:
        self.light, self.shade, self.ink = (Sketch(shape.size) for _ in range(3))

    def fir(self, x: float, y: float, tall: float) -> None:
        w = tall * 0.36
        body = [(x - w, y - tall * 0.12), (x, y - tall), (x + w, y - tall * 0.12)]
        self._clear(body)
        self.light.polygon([body[0], body[1], (x, y - tall * 0.12)])
        self.shade.polygon([body[1], body[2], (x, y - tall * 0.12)])
        self.ink.line([*body, body[0]], 0.8)
        self.ink.line([(x, y - tall * 0.12), (x, y + tall * 0.06)], 1.2)

    def oak(self, x: float, y: float, tall: float) -> None:
        r = tall * 0.36
        for layer in (self.light, self.ink):
            layer.dot(x, y - tall * 0.6, r + 0.7, fill=0)
        self.ink.dot(x, y - tall * 0.6, r + 0.5)
        self.ink.dot(x, y - tall * 0.6, r - 0.4, fill=0)
        self.shade.dot(x, y - tall * 0.6, r)
        self.light.dot(x - r * 0.3, y - tall * 0.6 - r * 0.3, r * 0.5)
        self.shade.dot(x - r * 0.3, y - tall * 0.6 - r * 0.3, r * 0.5, fill=0)
        self.ink.line([(x, y - tall * 0.24), (x, y + tall * 0.04)], 1.2)

    def tuft(self, x: float, y: float, tall: float) -> None:
        for lean in (-0.4, 0, 0.4):
            high = tall * (0.5 if lean else 0.66)
            self.ink.line([(x + lean * tall * 0.35, y), (x + lean * tall * 0.75, y - high)], 1.0)

    def drift(self, x: float, y: float, tall: float) -> None:
        """Snow, white above and shaded below."""
        w = tall * 0.9
        crest = [(x - w * 0.4, y - tall * 0.22), (x + w * 0.2, y - tall * 0.28)]
        self.light.polygon([(x - w, y), *crest, (x + w, y), (x, y + tall * 0.1)])
        self.shade.line([(x - w * 0.7, y + 1), (x, y + tall * 0.12), (x + w * 0.7, y + 1)], 1.0)

    def scrub(self, x: float, y: float, tall: float) -> None:
        r = tall * 0.24
        for dx in (-r, r):
            self.shade.dot(x + dx, y - r, r)
        self.ink.line([(x - 2.1 * r, y), (x + 2.1 * r, y)], 1.0)

    def _clear(self, body: list[tuple[float, float]]) -> None:
        for layer in (self.light, self.shade, self.ink):
            layer.polygon(body, fill=0)


def growth(shape: Geometry, theme: Theme, climate: Image.Image, free: Image.Image) -> Overlay:
    """All plants, those further north behind; none where it is not `free` (mode L)."""
    plants, chance, south = Growth(shape), random.Random(5), latitudes(shape)
    woods = noise((shape.size[0] // CELL, shape.size[1] // CELL), 9, 2, seed=13)
    for x, y, tall in _feet(shape, chance):
        dice = chance.random()
        if not _has_room(free, x, y, tall):
            continue
        dense, at = woods.getpixel((int(x / CELL), int(y / CELL))), climate.getpixel((int(x), int(y)))
        assert isinstance(dense, float)
        if dense > WOODS and at != DRY:
            (plants.fir if at == FROST or south[int(y)] < FIRS else plants.oak)(x, y, tall)
        elif dice < TUFTS * (2 if at == FROST else 1):
            low = plants.drift if at == FROST else plants.scrub if at == DRY else plants.tuft
            low(x, y, tall * 0.8)
    over = Overlay(shape.size)
    over.lay(plants.light.mask(), theme.light, 0.55)
    over.lay(plants.shade.mask(), theme.ink, 0.42)
    over.lay(plants.ink.mask(), theme.ink, 0.6)
    return over


def _feet(shape: Geometry, chance: random.Random) -> Iterator[tuple[float, float, float]]:
    """Where a plant might stand, row by row, and how tall it is."""
    wide, high = (step * shape.unit for step in STEP)
    for row in range(2, int(shape.size[1] / high)):
        for column in range(1, int(shape.size[0] / wide)):
            x = column + chance.uniform(-0.35, 0.35) + row % 2 / 2
            y = row + chance.uniform(-0.35, 0.35)
            yield x * wide, y * high, shape.unit * chance.uniform(11, 15)


def _has_room(free: Image.Image, x: float, y: float, tall: float) -> bool:
    """Whether nothing is in the way of a plant with its foot at x, y."""
    half = tall * 0.76 + 1
    box = (int(x - half), int(y - tall - 1), int(x + half) + 1, int(y + tall * 0.12) + 2)
    inside = box[0] >= 0 and box[1] >= 0 and box[2] <= free.width and box[3] <= free.height
    return inside and free.crop(box).getextrema() == (255, 255)
