"""The ground of a board as levels: relief, the darker wash along borders, and the patterns of the sides.

Everything here is made from a seeded generator, so that the same board is the same picture everywhere.
"""

import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageMath

from render.base.geometry import Geometry
from render.base.palette import Pattern
from render.base.sketch import Sketch
from render.ground.motifs import MOTIFS

EDGE, RIM, SHADE, BASE, LIGHT = range(5)
"""Tones of the ground, from the border inward and then by relief."""
TONES = 5
PATTERN_LEVELS = 3
FROST, GREEN, DRY = range(PATTERN_LEVELS)
"""Climates of land that nobody holds, in the order of `Style.grounds`."""
COLD, WARM, ROUGH = -0.02, 0.76, 0.1
"""The latitudes where frost ends and dry land begins, and how far that wavers."""
FAR_NORTH = 0.3
"""How much colder it is beyond the Wall."""

Size = tuple[int, int]


def noise(size: Size, cells: int, octaves: int, seed: int) -> Image.Image:
    """Smooth noise around 0 (mode F); the coarsest octave has `cells` cells across."""
    draw = random.Random(seed)
    total = Image.new("F", size)
    for octave in range(octaves):
        across = cells * 2**octave
        grid = (across + 4, across * size[1] // size[0] + 4)
        field = Image.new("F", grid)
        field.putdata([draw.gauss(0, 0.55**octave) for _ in range(grid[0] * grid[1])])
        wide = (1, 1, grid[0] - 2, grid[1] - 2)
        layer = field.resize(size, Image.Resampling.BICUBIC, box=wide)
        total = _sum(total, layer)
    return total


def _sum(a: Image.Image, b: Image.Image) -> Image.Image:
    added: Image.Image = ImageMath.lambda_eval(lambda of: of["a"] + of["b"], a=a, b=b)
    return added


def relief(shape: Geometry) -> Image.Image:
    """How the light from the north-west falls: SHADE, BASE or LIGHT for every pixel (mode L)."""
    half = (shape.size[0] // 2, shape.size[1] // 2)
    height = noise(half, 5, 4, seed=7)
    ridges = Image.new("L", half, 0)
    pen = ImageDraw.Draw(ridges)
    for ridge in shape.ridges:
        for x, y, tall in ridge.peaks:
            r = tall * 0.45
            pen.ellipse((x / 2 - r, y / 2 - r * 1.2, x / 2 + r, y / 2 + r * 0.6), fill=255)
    raised = ridges.filter(ImageFilter.GaussianBlur(9)).convert("F")
    shift = (1, 0, 3, 0, 1, 3)
    height = ImageMath.lambda_eval(lambda a: a["h"] + a["r"] / 90, h=height, r=raised)
    moved = height.transform(half, Image.Transform.AFFINE, shift)
    slope = ImageMath.lambda_eval(lambda a: (a["m"] - a["h"]) * 110 + 128, m=moved, h=height).convert("L")
    slope = slope.filter(ImageFilter.GaussianBlur(3)).resize(shape.size, Image.Resampling.BICUBIC)
    return Image.Image.point(slope, [SHADE if v < 114 else BASE if v < 144 else LIGHT for v in range(256)])


def wash(shape: Geometry) -> Image.Image:
    """How near a border or coast is (mode L): 255 far away, less near it."""
    lines = Sketch(shape.size, 2)
    for territory in shape.territories.values():
        for ring in territory.polygons:
            lines.line(ring, 9, closed=True)
    return ImageChops.invert(lines.mask().filter(ImageFilter.GaussianBlur(4.5)))


def ground(shape: Geometry) -> Image.Image:
    """The tone of every pixel of land (mode L), EDGE to LIGHT."""
    tone = relief(shape)
    near = wash(shape)
    tone.paste(RIM, mask=near.point([255 if v < 128 else 0 for v in range(256)]).convert("1"))
    tone.paste(EDGE, mask=near.point([255 if v < 60 else 0 for v in range(256)]).convert("1"))
    return tone


def latitudes(shape: Geometry) -> list[float]:
    """How far south every row of pixels lies: from 0 at the Wall, or the top, to 1; less than 0 beyond the Wall."""
    high = shape.size[1]
    north = sum(y for _, y in shape.wall) / len(shape.wall) if shape.wall else 0.0
    return [(y - north) / (high - north) - (0 if y > north else FAR_NORTH) for y in range(high)]


def climates(shape: Geometry) -> Image.Image:
    """FROST, GREEN or DRY for every pixel (mode L): frost beyond the Wall, dry land in the south."""
    wide, high = shape.size
    rows = Image.new("F", (1, high))
    rows.putdata(latitudes(shape))
    rough = noise((wide // 2, high // 2), 8, 5, seed=11).resize(shape.size, Image.Resampling.BICUBIC)
    felt = _sum(rows.resize(shape.size), rough.point(lambda v: v * ROUGH + 0))
    steps = felt.point(lambda v: v * 100 + 100).convert("L")
    cold, warm = 100 + COLD * 100, 100 + WARM * 100
    return Image.Image.point(steps, [FROST if v < cold else GREEN if v < warm else DRY for v in range(256)])


def pattern(kind: Pattern, size: Size) -> Image.Image:
    """A pattern over the whole canvas (mode L): 0, 1 or 2 where it is absent, at its edge, or full."""
    tile = _tile(kind)
    canvas = Image.new("L", size, 0)
    if tile is None:
        return canvas
    row = Image.new("L", (size[0], tile.height))
    for x in range(0, size[0], tile.width):
        row.paste(tile, (x, 0))
    for y in range(0, size[1], tile.height):
        canvas.paste(row, (0, y))
    return canvas


def _tile(kind: Pattern) -> Image.Image | None:
    """One period of a pattern; none where there is nothing to draw."""
    motif = MOTIFS.get(kind)
    if motif is None:
        return None
    wide, high = motif.wide, motif.high
    drawn = Sketch((wide * 3, high * 3), 4, (-wide, -high))
    for column in range(-1, 3):
        for row in range(-1, 3):
            motif.draw(drawn, column * wide, row * high)
    tile = drawn.mask().crop((wide, high, 2 * wide, 2 * high))
    return tile.point([0 if v < 70 else 1 if v < 185 else 2 for v in range(256)])
