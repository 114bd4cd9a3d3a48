"""Names of regions with what it is worth to hold one: ribbons, each where its region has most room."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.base.fonts import font
from render.base.geometry import Geometry, Point, Region
from render.base.palette import RGB, Theme
from render.base.sketch import Points, Sketch

SIZE, HIGH, TAIL = 19, 27, 9
"""Of the letters, of the ribbon, and of its cut ends; this and what follows is for a board whose `unit` is 1."""
CELL = 5
"""Pixels of a cell of the search."""
REACH = 110
"""How far from the outermost counters of its region the middle of a ribbon may lie."""
FOREIGN, WILD, OWN, SEA = 10, 5, 1, 2
"""What a cell costs that is another region's, out of play, the region's own, or water."""
WHOLLY, LAID, AFLOAT = 1000, 250, 60
"""What each cell costs besides that has a name, a port, a counter or a ribbon on it, where a token may lie, or on which
the name of a sea stands."""
EDGE = 8
"""What stays free between a ribbon and the edge of the picture, left and right."""
FAR = 0.5
"""What a pixel off the middle of the region costs."""

Layer = tuple[Image.Image, RGB]
"""A mask and its colour."""


class Busy(NamedTuple):
    """Something that ribbons keep off: where it is (mode L), and what each cell of it costs."""

    mask: Image.Image
    price: int


class Ribbon(NamedTuple):
    """A name with its bonus, and the middle of where it lies."""

    name: str
    bonus: str
    at: Point
    wide: float


def ribbons(
    shape: Geometry, regions: Sequence[Region], busy: Sequence[Busy], land: Image.Image
) -> tuple[Ribbon, ...]:
    """The ribbons of a board; those of regions without a bonus are left out. They keep off what is `busy`."""
    owners, ashore = _owners(shape, regions), _cells(land, 127)
    there = [Busy(_cells(one.mask, 20), one.price) for one in busy]
    others = Image.new("L", owners.size, 0)
    found = []
    for number, region in enumerate(regions, 1):
        if region.bonus is None:
            continue
        name, bonus = region.name.removeprefix("The "), f"+{region.bonus}"
        face = font("title", SIZE * shape.unit)
        wide = face.getlength(name) + face.getlength(f" {bonus}") + (2 * TAIL + 12) * shape.unit
        at = _best(shape, region, number, wide, owners, [*there, Busy(others, WHOLLY)], ashore)
        found.append(Ribbon(name, bonus, at, wide))
        half, high = wide / 2 / CELL, HIGH * shape.unit / 2 / CELL
        x, y = at.x / CELL, at.y / CELL
        ImageDraw.Draw(others).rectangle((x - half - 2, y - high - 2, x + half + 2, y + high + 2), fill=255)
    return tuple(found)


def draw_ribbons(size: tuple[int, int], unit: float, laid: Iterable[Ribbon], theme: Theme) -> Iterator[Layer]:
    """Masks and colours, one over the other."""
    laid = tuple(laid)
    for more, colour in ((1.6, theme.ink), (0.4, theme.gold), (-1.2, theme.bar)):
        sketch = Sketch(size, 2)
        for one in laid:
            sketch.polygon(_band(one, unit, more))
        yield sketch.mask(), colour
    scale = 2
    face = font("title", SIZE * unit * scale)
    for bright, colour in ((False, theme.bar_text), (True, theme.bright)):
        text = Image.new("L", (size[0] * scale, size[1] * scale), 0)
        pen = ImageDraw.Draw(text)
        for one in laid:
            left = (one.at.x - one.wide / 2 + (TAIL + 6) * unit) * scale
            left += face.getlength(f"{one.name} ") if bright else 0
            pen.text((left, one.at.y * scale), one.bonus if bright else one.name, 255, face, "lm")
        yield text.reduce(scale), colour


def _band(one: Ribbon, unit: float, more: float) -> Points:
    """A band with swallow tails."""
    w, h, cut = one.wide / 2 + more, HIGH * unit / 2 + more, TAIL * unit
    x, y = one.at
    right = [(x + w, y - h), (x + w - cut, y), (x + w, y + h)]
    left = [(x - w, y + h), (x - w + cut, y), (x - w, y - h)]
    return [*right, *left]


def _owners(shape: Geometry, regions: Sequence[Region]) -> Image.Image:
    """Cells with the number of the region that has them, 0 for none (mode L)."""
    of: Mapping[str, int] = {place: n for n, region in enumerate(regions, 1) for place in region.territories}
    owners = Image.new("L", (shape.size[0] // CELL, shape.size[1] // CELL), 0)
    pen = ImageDraw.Draw(owners)
    for name, territory in shape.territories.items():
        for ring in territory.polygons:
            pen.polygon([(x / CELL, y / CELL) for x, y in ring], fill=of.get(name, 0))
    return owners


def _cells(mask: Image.Image, above: int) -> Image.Image:
    """Cells of which more is covered than so much (mode L, 0 or 255)."""
    small = mask.resize((mask.width // CELL, mask.height // CELL), Image.Resampling.BOX)
    return small.point([255 if v > above else 0 for v in range(256)])


def _best(
    shape: Geometry,
    region: Region,
    number: int,
    wide: float,
    owners: Image.Image,
    busy: Sequence[Busy],
    ashore: Image.Image,
) -> Point:
    """The middle of the cheapest place."""
    columns, rows = owners.size
    price = [
        OWN if owner == number else FOREIGN if owner else WILD if land else SEA
        for owner, land in zip(owners.tobytes(), ashore.tobytes(), strict=True)
    ]
    for mask, more in busy:
        price = [one + (more if there else 0) for one, there in zip(price, mask.tobytes(), strict=True)]
    sums = [[0] * (columns + 1)]
    for row in range(rows):
        line = accumulate(price[row * columns : (row + 1) * columns], initial=0)
        sums.append([above + here for above, here in zip(sums[-1], line, strict=True)])
    half, high = round(wide / 2 / CELL) + 1, round(HIGH * shape.unit / 2 / CELL) + 1
    places = [shape.territories[place].counter for place in region.territories]
    x0, y0 = (sum(at[axis] for at in places) / len(places) for axis in (0, 1))
    reach = REACH * shape.unit
    frame = shape.frame
    left = max(EDGE / CELL + half - 1, (min(at.x for at in places) - reach) / CELL)
    right = min((shape.size[0] - EDGE) / CELL - half + 1, (max(at.x for at in places) + reach) / CELL)
    top = max(frame.top / CELL + high, (min(at.y for at in places) - reach) / CELL)
    bottom = min(frame.bottom / CELL - high, (max(at.y for at in places) + reach) / CELL)

    def cost(x: int, y: int) -> float:
        a, b, c, d = x - half, y - high, x + half, y + high
        inside: int = sums[d][c] - sums[b][c] - sums[d][a] + sums[b][a]
        return inside + FAR * math.hypot(x * CELL - x0, y * CELL - y0)

    tries = ((x, y) for y in range(int(top) + 1, int(bottom)) for x in range(int(left) + 1, int(right)))
    x, y = min(tries, key=lambda at: cost(*at))
    return Point(x * CELL, y * CELL)
