"""The bar above a picture: what it shows, when, and what just happened."""

import re
from functools import lru_cache

from PIL import Image, ImageDraw

from render.base.fonts import fit, length, words, wrap
from render.base.palette import RGB, mix, palette

TITLE, CORNER, CAPTION = 36, 25, 25
LEAST, TWO, TIGHT = 20, 23, 27
"""The smallest letters of the line below the title; where it takes two, their size, and that of the title over them."""
SHORTEST = 6
"""Letters that at least are left of a word of a line that is too long."""
HEIGHTS = ((), (65,), (46, 69))
"""The middles of no line, of one, of two."""


@lru_cache(32)
def blank(theme: str, size: tuple[int, int], edges: str) -> Image.Image:
    """An empty bar (mode RGB) with a golden edge at its `top`, its `foot`, or all around (`frame`)."""
    colours = palette().themes[theme]
    bar = Image.new("RGB", size, colours.bar)
    pen = ImageDraw.Draw(bar)
    wide, high = size
    faint = mix(colours.bar, colours.gold, 0.66)
    if edges == "frame":
        pen.rectangle((0, 0, wide - 1, high - 1), outline=colours.gold, width=3)
        pen.rectangle((7, 7, wide - 8, high - 8), outline=faint)
        return bar
    edge, inward = (0, 1) if edges == "top" else (high - 1, -1)
    for step in (0, 1, 2, 6):
        y = edge + inward * step
        pen.line((0, y, wide, y), fill=faint if step == 6 else colours.gold)
    y = edge + inward * 3
    for x in (wide / 4, wide / 2, wide * 3 / 4):
        pen.polygon([(x - 14, y), (x, y - 5), (x + 14, y), (x, y + 5)], fill=colours.gold)
        pen.polygon([(x - 8, y), (x, y - 2.5), (x + 8, y), (x, y + 2.5)], fill=colours.bar)
    return bar


def title_bar(
    theme: str, size: tuple[int, int], scale: float, title: str, corner: str, caption: str | None
) -> Image.Image:
    """The bar above (mode RGB): the title, what stands in the corner, and a line below both."""
    colours = palette().themes[theme]
    bar = blank(theme, size, "foot").copy()
    margin = round(20 * scale)
    wide = size[0] - 2 * margin
    corner, small = fit(corner, "label", round(CORNER * scale), wide * 0.4, round(18 * scale))
    room = wide - length(corner, "label", small) - 30
    lines, letters = told(caption, wide, scale) if caption else ((), 0)
    title, large = fit(
        title, "title", round((TIGHT if len(lines) > 1 else TITLE) * scale), room, round(22 * scale)
    )
    middle = (size[1] / 2 - 3, 31 * scale, 21 * scale)[len(lines)]
    write(bar, margin, middle, words(title, "title", large), colours.bar_text)
    said = words(corner, "label", small)
    write(bar, size[0] - margin + 2 - said.width, middle, said, colours.gold)
    for line, height in zip(lines, HEIGHTS[len(lines)], strict=True):
        write(bar, margin, height * scale, words(line, "text", letters), colours.bar_text)
    return bar


def told(caption: str, room: float, scale: float) -> tuple[tuple[str, ...], int]:
    """The line below the title and the size of its letters; two lines where it would lose its end.

    Where both are too short for it long words lose theirs, which are those of names.
    """
    line, letters = fit(caption, "text", round(CAPTION * scale), room, round(LEAST * scale))
    if not line.endswith("…"):
        return (line,), letters
    for longest in range(max(map(len, caption.split())), SHORTEST, -1):
        shorter = re.sub(rf"(\w{{{longest - 1}}})\w\w+", r"\1…", caption)
        lines, letters = wrap(shorter, "text", round(TWO * scale), room, 2)
        if not lines[-1].endswith("…"):
            break
    return lines, letters


def write(bar: Image.Image, left: float, middle: float, text: Image.Image, colour: RGB) -> None:
    """A line of text from `left`, its letters around the height `middle`."""
    bar.paste(colour, (round(left) - 1, round(middle - text.height / 2)), text)
