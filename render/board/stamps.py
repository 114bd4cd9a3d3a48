"""What is laid on a place: its counter, the owner's shield with the letter, tokens.

Stamps are drawn in colour on the ground they will lie on and then kept as indices, so that their edges are smooth.
"""

import math
from dataclasses import dataclass
from functools import lru_cache, reduce
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render.base.fonts import Face, font, printable
from render.base.palette import RGB, Style, Theme, palette
from render.base.sketch import Points, Sketch
from render.ground.inks import fill_of
from render.signs.icons import sign

CHIP = (21, 25)
"""Width and height of the owner's shield; this and what follows is for a board whose `unit` is 1."""
DIGITS = 28
"""Letter size of counts below 100."""
BADGE, BADGED = (0.88, -0.76), 0.7
"""Where a token shows how many of its kind lie there, and the radius of that disc, in its own radii."""
SEALS = {"title": (9, 0.86), "warden": (6, 0.72)}
"""Tokens that are no discs: how many points they have, and how deep these are cut."""
MORE = "more"
"""The kind of token that stands for those for which there is no room."""
LETTERED = frozenset({"power_token", "troops", "title", "warden"})
"""Kinds that show whose they are by a letter."""
KEEP = ((-21.0, -8.2, -9.0), (8.2, 21.0, -9.0), (-8.2, 8.2, -19.0))
KEEP_BASE = 18.0
"""The towers of a castle without a counter: left, right and top of each; and their foot."""
RINGED = frozenset({"siege", "battle"})
"""Marks that put a red ring around a counter."""
TOWERS = {"castle": 0.0, "stronghold": 0.0, "city": 1.0}
"""Marks that make a counter a tower, and whether it has a spire."""


class Lying(NamedTuple):
    """A token on a place: its kind, how many, how its side looks, the letter of that, and what it is called.

    `others` are the looks of those it stands for, if they are of several sides.
    """

    kind: str
    number: int
    style: Style | None
    letter: str
    name: str = ""
    others: tuple[Style | None, ...] = ()


Layer = tuple[Image.Image, RGB]
"""A mask and its colour."""


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
def counter(theme: str, radius: float, marks: frozenset[str] = frozenset()) -> Stamp:
    """A disc; a tower where the marks name a castle.

    A capital has a golden rim; where there is war a red ring is around it.
    """
    colours = palette().themes[theme]
    unit = radius / 21
    reach = round(radius + 11 * unit)
    spires = [TOWERS[mark] for mark in marks if mark in TOWERS]
    rim = colours.bright if "capital" in marks else colours.letters
    ring = [(5.2, colours.ink), (4.0, colours.attack)] if marks & RINGED else []
    layers = []
    for more, colour in (*ring, (1.6, colours.ink), (0.0, rim), (-2.4, colours.ground)):
        sketch = Sketch((2 * reach, 2 * reach), 4, (-reach / unit, -reach / unit), unit)
        if spires:
            sketch.polygon(tower(19.5, more, max(spires)))
        else:
            sketch.dot(0, 0, 21 + more)
        layers.append((sketch.mask(), colour))
    return Stamp(reach, tuple(layers))


@lru_cache(16)
def dot(theme: str, radius: float, marks: frozenset[str] = frozenset()) -> Stamp:
    """A place where nobody is counted: a dot, with the rim that its counter would have."""
    colours = palette().themes[theme]
    unit = radius / 21
    reach = round(radius)
    rim = colours.bright if "capital" in marks else colours.letters
    ring = [(5.2, colours.ink), (4.0, colours.attack)] if marks & RINGED else []
    layers = []
    for more, colour in (*ring, (1.4, colours.ink), (0.0, rim), (-2.2, colours.ground)):
        sketch = Sketch((2 * reach, 2 * reach), 4, (-reach / unit, -reach / unit), unit)
        sketch.dot(0, 0, 10 + more)
        layers.append((sketch.mask(), colour))
    return Stamp(reach, tuple(layers))


@lru_cache(8)
def keep(theme: str, radius: float) -> Stamp:
    """A castle in which nobody stands: its towers and gate, where else its counter would be."""
    colours = palette().themes[theme]
    unit = radius / 21
    reach = round(radius + 11 * unit)
    layers = []
    for more, tint in ((4.2, colours.ink), (2.6, colours.letters), (0.0, colours.ground)):
        sketch = Sketch((2 * reach, 2 * reach), 4, (-reach / unit, -reach / unit), unit)
        for left, right, top in KEEP:
            sketch.polygon(_battlements(left - more, right + more, top - more, KEEP_BASE + more))
        layers.append((sketch.mask(), tint))
    inner = Sketch((2 * reach, 2 * reach), 4, (-reach / unit, -reach / unit), unit)
    inner.polygon([(-4.5, KEEP_BASE), (-4.5, 9), (-2.6, 5.4), (0, 4), (2.6, 5.4), (4.5, 9), (4.5, KEEP_BASE)])
    for x, y in ((-14.0, -1.0), (0.0, -10.0), (14.0, -1.0)):
        inner.polygon([(x - 1.5, y + 6), (x - 1.5, y), (x + 1.5, y), (x + 1.5, y + 6)])
    for x in (-8.2, 8.2):
        inner.line([(x, 1), (x, KEEP_BASE)], 1.2)
    layers.append((inner.mask(), colours.letters))
    return Stamp(reach, tuple(layers))


def _battlements(left: float, right: float, top: float, base: float) -> Points:
    """A wall with three merlons."""
    step = (right - left) / 5
    points = [(left, base)]
    for number, notch in enumerate((0.0, 3.4, 0.0, 3.4, 0.0)):
        high = top + notch
        points += [(left + number * step, high), (left + (number + 1) * step, high)]
    return [*points, (right, base)]


def tower(half: float, more: float, spire: float = 0) -> Points:
    """A battlemented tower around 0, 0; `more` makes it wider on every side, a `spire` its middle higher."""
    w, base, top = half + more, half - 1 + more, half + 5.5 + more
    notch = half - 1 + more * 0.4
    third = w / 3
    gap = 2.6 - more * 0.9
    left, right = (-third - gap, -third + gap), (third - gap, third + gap)
    points = [(-w, base), (-w, -top), (left[0], -top), (left[0], -notch), (left[1], -notch), (left[1], -top)]
    if spire:
        points.append((0, -top - 7 * spire - more * 0.5))
    points += [(right[0], -top), (right[0], -notch), (right[1], -notch), (right[1], -top)]
    return [*points, (w, -top), (w, base)]


def shield(wide: float, high: float, more: float = 0) -> Points:
    """A shield around 0, 0; `more` makes it wider on every side."""
    w, h = wide / 2 + more, high / 2 + more
    points = [(-w, -h), (w, -h), (w, h * 0.15)]
    curve = [(0.97, 0.34), (0.89, 0.5), (0.77, 0.65), (0.61, 0.77), (0.42, 0.88), (0.21, 0.96)]
    right = [(w * x, h * y) for x, y in curve]
    left = [(-x, y) for x, y in reversed(right)]
    return [*points, *right, (0, h), *left, (-w, h * 0.15)]


@lru_cache(256)
def chip(theme: str, style: Style, letter: str, unit: float) -> Stamp:
    """The owner's shield with the letter."""
    colours = palette().themes[theme]
    wide, high = CHIP[0] * unit, CHIP[1] * unit
    reach = round(high / 2) + 4
    layers = []
    for more, colour in ((2.0, colours.ink), (0.9, colours.casing), (-0.4, fill_of(style, colours))):
        sketch = _sketch(reach)
        sketch.polygon(shield(wide, high, more))
        layers.append((sketch.mask(), colour))
    letter = printable(letter, "label")[:2]
    size = round((20 if len(letter) < 2 else 15) * unit)
    layers.append((written(letter, "label", size, reach, (0, -1.5)), style.letter))
    return Stamp(reach, tuple(layers))


@lru_cache(512)
def token(theme: str, lying: Lying, radius: float) -> Stamp:
    """A token in its side's colour, or dark if it has none; more than one of a kind shows the number.

    Kinds that have a sign show it; plain men and seals show the letter of their side; the token for those left over
    shows how many they are.
    """
    kind, count, style, letter, others = lying.kind, lying.number, lying.style, lying.letter, lying.others
    colours = palette().themes[theme]
    reach = round(radius * 1.6)
    face = colours.ground if style is None else fill_of(style, colours)
    ink = colours.letters if style is None else style.letter
    layers = [
        (_outline(kind, reach, radius + more), colour)
        for more, colour in (
            (1.2, colours.ink),
            (0.0, colours.gold if style is None else colours.casing),
            (-2.0, face),
        )
    ]
    if others:
        layers += _sectors(others, reach, radius, colours)
    if kind == MORE and not letter:
        layers.append((written(f"+{count}", "number", round(radius * 1.15), reach), ink))
        return Stamp(reach, tuple(layers))
    if letter and (kind in LETTERED or kind == MORE):
        layers.append(
            (written(printable(letter, "label")[:2], "label", round(radius * 1.35), reach, (0, -0.5)), ink)
        )
    else:
        size = round(radius * 1.4)
        drawn = Image.new("L", (2 * reach, 2 * reach), 0)
        drawn.paste(sign(kind, size), (reach - size // 2, reach - size // 2))
        layers.append((drawn, ink))
    if count > 1:
        at = (BADGE[0] * radius, BADGE[1] * radius)
        for more, colour in ((0.0, colours.ink), (-1.2, colours.bright)):
            sketch = _sketch(reach)
            sketch.dot(*at, radius * BADGED + more)
            layers.append((sketch.mask(), colour))
        size = round(radius * (1.3 if count < 10 else 1.15))
        layers.append((written(str(count), "number", size, reach, at), colours.ink))
    return Stamp(reach, tuple(layers))


def _sectors(styles: tuple[Style | None, ...], reach: int, radius: float, colours: Theme) -> list[Layer]:
    """The face of a token that stands for several sides: a sector in the colour of each around a dark middle."""
    layers: list[Layer] = []
    for number, style in enumerate(styles):
        turns = [2 * math.pi * (number + step / 12) / len(styles) for step in range(13)]
        sketch = _sketch(reach)
        sketch.polygon(
            [(0, 0), *((radius * 0.92 * math.sin(turn), -radius * 0.92 * math.cos(turn)) for turn in turns)]
        )
        layers.append((sketch.mask(), colours.gold if style is None else fill_of(style, colours)))
    middle = _sketch(reach)
    middle.dot(0, 0, radius * 0.66)
    return [*layers, (middle.mask(), colours.ground)]


def _outline(kind: str, reach: int, radius: float) -> Image.Image:
    """A disc, or the wavy rim of a seal."""
    sketch = _sketch(reach)
    if kind not in SEALS:
        sketch.dot(0, 0, radius)
        return sketch.mask()
    points, depth = SEALS[kind]
    turns = [
        (step * math.pi / points, radius * (1.12 if step % 2 else 1.12 * depth)) for step in range(2 * points)
    ]
    sketch.polygon([(r * math.sin(turn), r * math.cos(turn)) for turn, r in turns])
    return sketch.mask()


def written(text: str, face: Face, size: int, reach: int, at: tuple[float, float] = (0, 0)) -> Image.Image:
    """Words around a point `at` from the middle of a square mask."""
    mask = Image.new("L", (2 * reach, 2 * reach), 0)
    ImageDraw.Draw(mask).text(
        (reach + at[0], reach + at[1]), text, fill=255, font=font(face, size), anchor="mm"
    )
    return mask


@lru_cache(1024)
def count_face(theme: str, count: int, unit: float) -> Image.Image:
    """A count on the face of a counter (mode RGB); it fits inside a disc."""
    colours: Theme = palette().themes[theme]
    text = str(count)
    face = font("number", round(digits(count) * unit))
    left, top, right, bottom = face.getbbox(text, anchor="mm")
    wide, high = round(right - left) + 2, round(bottom - top) + 2
    image = Image.new("RGB", (wide, high), colours.ground)
    ImageDraw.Draw(image).text((1 - left, 1 - top), text, fill=colours.letters, font=face, anchor="mm")
    return image


def digits(count: int) -> int:
    """The letter size of a count."""
    return (DIGITS, DIGITS, 21, 16)[min(len(str(count)) - 1, 3)]
