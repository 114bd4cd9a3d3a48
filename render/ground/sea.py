"""The water of a board: depths, water-lines, names, a compass."""

import math
from collections.abc import Iterable
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from render.base.fonts import font
from render.base.geometry import Box, Geometry, Line, Sea
from render.base.palette import Theme, mix, ramp
from render.base.sketch import Points, Sketch, coarse
from render.ground.decor import Overlay
from render.ground.terrain import noise

LINES = (6, 12.5, 21, 33)
"""How far off the coast the water-lines run."""
GAPS = (0.26, 0.18, 0.12, 0.06, 0.02)
"""Between the letters of a sea's name, in ems, widest first."""
SHIFTS = tuple((along, off) for along in (0, 1, -1, 2, -2, 3.5, -3.5, 5, -5) for off in (0, 0.6, -0.6))
"""How far a name may move out of the way, along its line and off it, in ems."""
STRENGTH = (0.75, 0.55, 0.4, 0.28)


def land_mask(shape: Geometry) -> Image.Image:
    """All land, in play or not."""
    land = Sketch(shape.size, 2)
    for ring in (
        *shape.coasts,
        *shape.beyond,
        *(ring for t in shape.territories.values() for ring in t.polygons),
    ):
        land.polygon(ring)
    return land.mask()


def sparse(ring: Line, gap: float) -> Points:
    """A ring without the points that lie closer than `gap` to the one kept before."""
    kept = [ring[0]]
    for point in ring[1:]:
        if math.dist(point, kept[-1]) >= gap:
            kept.append(point)
    return kept


def depths(shape: Geometry, theme: Theme) -> Image.Image:
    """The water by depth, with its lines (mode RGB)."""
    tints = ramp(theme.sea_far, theme.sea_near, 8)
    small = (shape.size[0] // 4, shape.size[1] // 4)
    land = land_mask(shape).resize(small, Image.Resampling.BOX)
    water = Image.new("RGB", shape.size, tints[0])
    rough = noise(shape.size, 10, 3, seed=3).point(lambda v: v * 9 + 128).convert("L")
    for radius, cut, tint in ((34, 40, tints[1]), (20, 44, tints[2])):
        near = land.filter(ImageFilter.GaussianBlur(radius)).resize(shape.size, Image.Resampling.BICUBIC)
        near = ImageChops.add(near, rough, 1, -128)
        water.paste(tint, mask=near.point([255 if v > cut else 0 for v in range(256)]))
    for number in range(len(LINES) - 1, -1, -1):
        reach = Sketch(shape.size, 2)
        for ring in shape.coasts:
            reach.line(sparse(ring, LINES[number] / 4), LINES[number] * 2, closed=True)
        inside = coarse(reach.mask())
        line = ImageChops.subtract(spread(inside, 1), inside)
        tint = tints[7 - number]
        water.paste(mix(tint, theme.sea_line, STRENGTH[number]), mask=line)
        water.paste(tint, mask=inside)
    glow = Sketch(shape.size, 2)
    for ring in shape.coasts:
        glow.line(ring, 5, closed=True)
    water.paste(
        mix(theme.sea_near, theme.sea_glow, 0.75), mask=glow.mask().filter(ImageFilter.GaussianBlur(1.2))
    )
    return water


def spread(mask: Image.Image, reach: int) -> Image.Image:
    """Each pixel the lightest within `reach` of it, as a `MaxFilter` makes it, which looks at all of them each time."""
    width, height = mask.size
    found = ImageOps.expand(mask, reach)
    for right, down in ((1, 0), (0, 1)):
        seen, wanted = 1, 2 * reach + 1
        while seen < wanted:
            step = min(seen, wanted - seen)
            x, y = right * step, down * step
            moved = found.crop((x, y, found.width + x, found.height + y))
            found, seen = ImageChops.lighter(found, moved), seen + step
    return found.crop((0, 0, width, height))


def letters(shape: Geometry, names: Iterable[Sea], busy: Image.Image) -> Image.Image:
    """Names of seas or wilds (mode L), as widely spaced and as near their places as `busy` (mode L) leaves room for."""
    busy = spread(busy.point([255 if v > 60 else 0 for v in range(256)]), 5)
    mask = Image.new("L", shape.size, 0)
    for sea in names:
        tries = [_sea_name(shape, sea, gap, along, off) for gap in GAPS for along, off in SHIFTS]
        strip, box = min(tries, key=lambda one: _covered(one[0], busy.crop(one[1])))
        mask.paste(ImageChops.lighter(mask.crop(box), strip), box)
        busy.paste(ImageChops.lighter(busy.crop(box), spread(strip, 10)), box)
    return mask


def _covered(strip: Image.Image, busy: Image.Image) -> int:
    """How many pixels of a name lie where something else is."""
    return sum(ImageChops.multiply(strip, busy).histogram()[60:])


def _sea_name(
    shape: Geometry, sea: Sea, gap: float, along: float, off: float
) -> tuple[Image.Image, tuple[int, int, int, int]]:
    """One name with `gap` ems between its letters, so many ems along its line and off it: a mask and where it lies."""
    turned, turn = _turned(sea, gap), math.radians(sea.angle)
    dx = along * math.cos(turn) - off * math.sin(turn)
    dy = along * math.sin(turn) + off * math.cos(turn)
    frame = shape.frame
    x = round(min(max(sea.at.x + dx * sea.size - turned.width / 2, frame.left), frame.right - turned.width))
    y = round(min(max(sea.at.y + dy * sea.size - turned.height / 2, frame.top), frame.bottom - turned.height))
    return turned, (x, y, x + turned.width, y + turned.height)


@lru_cache(128)
def _turned(sea: Sea, gap: float) -> Image.Image:
    face = font("sea", sea.size)
    wide = sum(face.getlength(letter) + gap * sea.size for letter in sea.name) - gap * sea.size
    strip = Image.new("L", (round(wide) + 4, round(sea.size * 1.3)), 0)
    pen = ImageDraw.Draw(strip)
    left = 2.0
    for letter in sea.name:
        pen.text((left, strip.height / 2), letter, fill=255, font=face, anchor="lm")
        left += face.getlength(letter) + gap * sea.size
    return strip.rotate(-sea.angle, Image.Resampling.BICUBIC, expand=True)


def rays(shape: Geometry, centre: tuple[float, float]) -> Image.Image:
    """Rhumb lines from the compass (mode L)."""
    lines = Sketch(shape.size, 2)
    for turn in range(32):
        angle = turn * math.pi / 16
        far = (centre[0] + 2400 * math.cos(angle), centre[1] + 2400 * math.sin(angle))
        lines.line([centre, far], 0.8 if turn % 4 else 1.2)
    return lines.mask()


def widest(shape: Geometry, taken: Image.Image) -> tuple[float, float, float]:
    """The middle of the widest free circle inside the frame, and its radius; `taken` must stay free (mode L)."""
    cell = 10
    small = (shape.size[0] // cell, shape.size[1] // cell)
    free = Image.new("L", small, 0)
    left, top, right, bottom = (round(v / cell) for v in shape.frame)
    free.paste(255, (left, top, right, bottom))
    free = ImageChops.subtract(free, taken.resize(small, Image.Resampling.BOX).point([0] + [255] * 255))
    radius = 0
    while (smaller := free.filter(ImageFilter.MinFilter(3))).getbbox() is not None:
        free, radius = smaller, radius + 1
    _, top, _, _ = free.getbbox() or (0, 0, 0, 0)
    left, _, _, _ = free.crop((0, top, small[0], top + 1)).getbbox() or (0, 0, 0, 0)
    return (left + 0.5) * cell, (top + 0.5) * cell, (radius + 0.5) * cell


def compass_rose(over: Overlay, theme: Theme, centre: tuple[float, float], radius: float) -> None:
    """A compass of sixteen points."""
    if radius < 30:
        return
    x, y = centre
    rings, dark, light = (Sketch(over.image.size, 3) for _ in range(3))
    for ring, width in ((0.74, 1.4), (0.81, 0.9)):
        r = radius * ring
        rings.arc(Box(x - r, y - r, x + r, y + r), 0, 360, width)
    for turn in (*range(1, 16, 2), *range(2, 16, 4), *range(0, 16, 4)):
        angle = turn * math.pi / 8 - math.pi / 2
        reach, half = (1.0, 0.2) if turn % 4 == 0 else (0.66, 0.16) if turn % 2 == 0 else (0.44, 0.1)
        tip = (x + radius * reach * math.cos(angle), y + radius * reach * math.sin(angle))
        for side, layer in ((-1, dark), (1, light)):
            foot = angle + side * math.pi / 4
            corner = (x + radius * half * math.cos(foot), y + radius * half * math.sin(foot))
            layer.polygon([tip, corner, (x, y)])
            (light if layer is dark else dark).polygon([tip, corner, (x, y)], fill=0)
    over.lay(rings.mask(), theme.lane, 0.8)
    over.lay(dark.mask(), theme.ink)
    over.lay(light.mask(), theme.lane)
    north = Image.new("L", over.image.size, 0)
    ImageDraw.Draw(north).text((x, y - radius - 12), "N", fill=255, font=font("title", 22), anchor="mm")
    over.lay(north, theme.lane)
