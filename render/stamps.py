"""What is laid on a place: its counter, the owner's shield with the letter, tokens.

Stamps are drawn in colour on the ground they will lie on and then kept as indices, so that their edges are smooth.
"""

from dataclasses import dataclass
from functools import lru_cache, reduce

from PIL import Image, ImageChops, ImageDraw

from render.fonts import font, printable
from render.icons import sign
from render.inks import fill_of
from render.palette import RGB, Style, Theme, palette
from render.sketch import Points, Sketch

CHIP = (21, 25)
"""Width and height of the owner's shield."""
TOKEN = 28
"""Width and height of a token."""
BADGE = (10, -8)
"""Where a token shows how many of its kind lie there."""
DIGITS = 28
"""Letter size of counts below 100."""


@dataclass(frozen=True)
class Stamp:
    """Layers of colour around a centre: masks of one size with their colours."""

    reach: int
    """From the centre to every side of the masks."""
    layers: tuple[tuple[Image.Image, RGB], ...]

    def on(self, ground: Image.Image, x: int, y: int) -> None:
        """Lay the stamp on a coloured image, its centre at x, y."""
        for mask, colour in self.layers:
            ground.paste(colour, (x - self.reach, y - self.reach), mask)

    def cover(self) -> Image.Image:
        """Where the stamp is (mode L)."""
        return reduce(ImageChops.lighter, (mask for mask, _ in self.layers))


def _sketch(reach: int) -> Sketch:
    return Sketch((2 * reach, 2 * reach), 4, (-reach, -reach))


@lru_cache(64)
def counter(theme: str, radius: float, castle: bool) -> Stamp:
    """A disc; where there is a castle, a tower."""
    colours = palette().themes[theme]
    reach = round(radius) + 9
    layers = []
    for more, colour in ((1.6, colours.ink), (0.0, colours.letters), (-2.4, colours.ground)):
        sketch = _sketch(reach)
        if castle:
            sketch.polygon(tower(radius - 1.5, more))
        else:
            sketch.dot(0, 0, radius + more)
        layers.append((sketch.mask(), colour))
    return Stamp(reach, tuple(layers))


def tower(half: float, more: float) -> Points:
    """A battlemented tower around 0, 0; `more` makes it wider on every side."""
    w, base, top = half + more, half - 1 + more, half + 5.5 + more
    notch = half - 1 + more * 0.4
    third = w / 3
    gap = 2.6 - more * 0.9
    left, right = (-third - gap, -third + gap), (third - gap, third + gap)
    notches = [(x, y) for a, b in (left, right) for x, y in ((a, -top), (a, -notch), (b, -notch), (b, -top))]
    return [(-w, base), (-w, -top), *notches, (w, -top), (w, base)]


def shield(wide: float, high: float, more: float = 0) -> Points:
    """A shield around 0, 0; `more` makes it wider on every side."""
    w, h = wide / 2 + more, high / 2 + more
    points = [(-w, -h), (w, -h), (w, h * 0.15)]
    curve = [(0.97, 0.34), (0.89, 0.5), (0.77, 0.65), (0.61, 0.77), (0.42, 0.88), (0.21, 0.96)]
    right = [(w * x, h * y) for x, y in curve]
    left = [(-x, y) for x, y in reversed(right)]
    return [*points, *right, (0, h), *left, (-w, h * 0.15)]


@lru_cache(256)
def chip(theme: str, style: Style, letter: str) -> Stamp:
    """The owner's shield with the letter."""
    colours = palette().themes[theme]
    reach = CHIP[1] // 2 + 4
    layers = []
    for more, colour in ((2.0, colours.ink), (0.9, colours.casing), (-0.4, fill_of(style, colours))):
        sketch = _sketch(reach)
        sketch.polygon(shield(*CHIP, more))
        layers.append((sketch.mask(), colour))
    letter = printable(letter, "label")[:2]
    layers.append((written(letter, "label", 20 if len(letter) < 2 else 15, reach, -1.5), style.letter))
    return Stamp(reach, tuple(layers))


@lru_cache(256)
def token(theme: str, kind: str, count: int, edge: RGB) -> Stamp:
    """A round token with its sign, in the colour of its side; more than one of a kind shows the number."""
    colours = palette().themes[theme]
    reach = TOKEN // 2 + 8
    layers = []
    for radius, colour in (
        (TOKEN / 2 + 1.2, colours.ink),
        (TOKEN / 2, edge),
        (TOKEN / 2 - 2.2, colours.ground),
    ):
        sketch = _sketch(reach)
        sketch.dot(0, 0, radius)
        layers.append((sketch.mask(), colour))
    face = Image.new("L", (2 * reach, 2 * reach), 0)
    size = TOKEN - 9
    face.paste(sign(kind, size), (reach - size // 2, reach - size // 2))
    layers.append((face, colours.letters))
    if count > 1:
        for radius, colour in ((10, colours.ink), (8.8, colours.bright)):
            sketch = _sketch(reach)
            sketch.dot(*BADGE, radius)
            layers.append((sketch.mask(), colour))
        number = Image.new("L", (2 * reach, 2 * reach), 0)
        ImageDraw.Draw(number).text(
            (reach + BADGE[0], reach + BADGE[1]), str(count), fill=255, font=font("number", 18), anchor="mm"
        )
        layers.append((number, colours.ink))
    return Stamp(reach, tuple(layers))


def written(text: str, face: str, size: int, reach: int, lower: float = 0) -> Image.Image:
    """Words around the middle of a square mask."""
    mask = Image.new("L", (2 * reach, 2 * reach), 0)
    pen = ImageDraw.Draw(mask)
    pen.text((reach, reach + lower), text, fill=255, font=font(face, size), anchor="mm")  # type: ignore[arg-type]
    return mask


@lru_cache(1024)
def count_face(theme: str, count: int) -> Image.Image:
    """A count on the face of a counter (mode RGB); it fits inside a disc."""
    colours: Theme = palette().themes[theme]
    text = str(count)
    size = (DIGITS, DIGITS, 21, 16)[min(len(text) - 1, 3)]
    face = font("number", size)
    left, top, right, bottom = face.getbbox(text, anchor="mm")
    wide, high = round(right - left) + 2, round(bottom - top) + 2
    image = Image.new("RGB", (wide, high), colours.ground)
    ImageDraw.Draw(image).text((1 - left, 1 - top), text, fill=colours.letters, font=face, anchor="mm")
    return image
