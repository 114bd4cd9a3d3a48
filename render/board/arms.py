"""The arms of a side: its shield with pattern and letter, as legends, victories, cards and papers show it."""

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from render.base.fonts import font
from render.base.palette import Style, palette
from render.base.sketch import Sketch
from render.board.stamps import shield
from render.ground.inks import fill_of, motif_of
from render.ground.terrain import PATTERN_LEVELS, pattern

SHIELD = (38, 45)
"""Width and height, `k` times as large."""


@lru_cache(256)
def arms(theme: str, style: Style, letter: str, k: float) -> tuple[Image.Image, Image.Image]:
    """A side's shield with pattern and letter (mode RGB), and its mask; `k` times the smallest."""
    colours = palette().themes[theme]
    wide, high = round(SHIELD[0] * k), round(SHIELD[1] * k)
    size = (wide + 6, high + 4)
    fill = fill_of(style, colours)
    image = Image.new("RGB", size, colours.gold)
    masks = []
    for more in (1.4, -0.8):
        sketch = Sketch(size, 4, (-size[0] / 2, -size[1] / 2))
        sketch.polygon(shield(wide, high, more))
        masks.append(sketch.mask())
    image.paste(fill, (0, 0), masks[1])
    levels = [min(255, v * 255 // (PATTERN_LEVELS - 1)) for v in range(256)]
    motif = ImageChops.multiply(pattern(style.pattern, size).point(levels), masks[1])
    image.paste(motif_of(style, colours), (0, 0), motif)
    face = font("label", round((29 if len(letter) < 2 else 21) * k))
    place = (size[0] / 2, size[1] / 2 - 2 * k)
    pen = ImageDraw.Draw(image)
    pen.text(
        place, letter, fill=style.letter, font=face, anchor="mm", stroke_width=round(2 * k), stroke_fill=fill
    )
    return image, masks[0]
