"""The bars above and below a board: what it is, and who is who."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from bot.rules.contract import Side
from render.fonts import fit, font, words
from render.icons import sign
from render.inks import fill_of
from render.palette import RGB, Style, Theme, lightness, mix, palette
from render.sketch import Sketch
from render.stamps import shield
from render.terrain import pattern

TITLE, SMALL, CAPTION = 36, 25, 25
SHIELD = (38, 45)
ROW = 52
CELL = 236
"""The narrowest comfortable entry of the legend."""
NAME, FIGURE = 24, 22


@lru_cache(16)
def board_of(theme: str, size: tuple[int, int], top: bool) -> Image.Image:
    """An empty bar with its golden edge (mode RGB)."""
    colours = palette().themes[theme]
    bar = Image.new("RGB", size, colours.bar)
    pen = ImageDraw.Draw(bar)
    wide, high = size
    edge = high - 1 if top else 0
    inward = -1 if top else 1
    for step in range(3):
        pen.line((0, edge + inward * step, wide, edge + inward * step), fill=colours.gold)
    pen.line((0, edge + inward * 6, wide, edge + inward * 6), fill=mix(colours.bar, colours.gold, 0.66))
    y = edge + inward * 3
    for x in (wide / 2, wide / 4, wide * 3 / 4):
        pen.polygon([(x - 14, y), (x, y - 5), (x + 14, y), (x, y + 5)], fill=colours.gold)
        pen.polygon([(x - 8, y), (x, y - 2.5), (x + 8, y), (x, y + 2.5)], fill=colours.bar)
    return bar


def title_bar(theme: str, size: tuple[int, int], title: str, corner: str, caption: str | None) -> Image.Image:
    """The bar above (mode RGB)."""
    colours = palette().themes[theme]
    bar = board_of(theme, size, True).copy()
    wide = size[0] - 40
    corner, small = fit(corner, "label", SMALL, wide * 0.4, 18)
    room = wide - font("label", small).getlength(corner) - 30
    title, large = fit(title, "title", TITLE, room, 22)
    middle = 31 if caption else size[1] / 2 - 3
    write(bar, 20, middle, words(title, "title", large), colours.bar_text)
    said = words(corner, "label", small)
    write(bar, size[0] - 18 - said.width, middle, said, colours.gold)
    if caption:
        caption, small = fit(caption, "text", CAPTION, wide, 20)
        write(bar, 20, 65, words(caption, "text", small), colours.bar_text)
    return bar


def write(bar: Image.Image, left: float, middle: float, text: Image.Image, colour: RGB) -> None:
    """A line of text from `left`, its letters around the height `middle`."""
    bar.paste(colour, (round(left) - 1, round(middle - text.height / 2)), text)


def columns(entries: int, size: tuple[int, int]) -> int:
    """How many entries of the legend stand side by side."""
    rows = max(1, (size[1] - 8) // ROW)
    most = max(1, size[0] // CELL)
    needed = -(-entries // most)
    return max(1, -(-entries // min(needed, rows)))


def legend_bar(theme: str, size: tuple[int, int], entries: Sequence[tuple[Side, Style, str]]) -> Image.Image:
    """The bar below (mode RGB): for each side its style and what it is called."""
    bar = board_of(theme, size, False).copy()
    if not entries:
        return bar
    across = columns(len(entries), size)
    rows = -(-len(entries) // across)
    wide = (size[0] - 20) / across
    top = 8 + ((size[1] - 8) - rows * ROW) / 2
    for number, (side, style, name) in enumerate(entries):
        row, column = divmod(number, across)
        _entry(bar, theme, side, style, name, round(10 + column * wide), round(top + row * ROW), round(wide))
    return bar


def _entry(
    bar: Image.Image, theme: str, side: Side, style: Style, name: str, x: int, y: int, wide: int
) -> None:
    colours = palette().themes[theme]
    pen = ImageDraw.Draw(bar)
    badge, mask = arms(theme, style, side.letter)
    bar.paste(badge, (x + 6, y + 1), mask)
    left = x + 16 + SHIELD[0]
    room = x + wide - left - 10
    name, size = fit(name, "label", NAME, room, 17)
    ink = mix(colours.bar, colours.bar_text, 0.5) if side.out else colours.bar_text
    written = words(name, "label", size)
    write(bar, left, y + 13, written, ink)
    _figures(bar, colours, side, left, y + 36, room)
    if side.out:
        pen.line((x + 4, y + 40, x + 46, y + 6), fill=colours.attack, width=5)
        pen.line(
            (left, y + 15, left + font("label", size).getlength(name), y + 15), fill=colours.attack, width=3
        )
    if side.active:
        pen.rounded_rectangle((x, y - 3, x + wide - 4, y + ROW - 3), 8, outline=colours.bright, width=3)


def _figures(bar: Image.Image, colours: Theme, side: Side, left: int, y: int, room: int) -> None:
    """As many figures as there is room for, each after its sign."""
    ink: RGB = mix(colours.bar, colours.gold, 0.66) if side.out else colours.gold
    numbers = [words(str(figure.value), "number", FIGURE) for figure in side.figures]
    widths = [22 + number.width for number in numbers]
    shown = len(widths)
    while shown and sum(widths[:shown]) + 10 * (shown - 1) > room:
        shown -= 1
    gap = min(22.0, (room - sum(widths[:shown])) / max(1, shown - 1)) if shown else 0.0
    at = float(left)
    for figure, number, width in zip(side.figures[:shown], numbers, widths, strict=False):
        mask = sign(figure.key, 20)
        bar.paste(ink, (round(at), y - 10), mask)
        write(bar, at + 24, y, number, ink)
        at += width + gap


@lru_cache(256)
def arms(theme: str, style: Style, letter: str) -> tuple[Image.Image, Image.Image]:
    """A side's shield with pattern and letter (mode RGB), and its mask."""
    colours = palette().themes[theme]
    size = (SHIELD[0] + 6, SHIELD[1] + 4)
    centre = (-size[0] / 2, -size[1] / 2)
    fill = fill_of(style, colours)
    image = Image.new("RGB", size, colours.gold)
    masks = []
    for more in (1.4, -0.8):
        sketch = Sketch(size, 4, centre)
        sketch.polygon(shield(*SHIELD, more))
        masks.append(sketch.mask())
    image.paste(fill, (0, 0), masks[1])
    motif = pattern(style.pattern, size).point([0, 110, 220] + [0] * 253)
    shade = mix(fill, (255, 255, 255), 0.27) if lightness(fill) < 95 else mix(fill, colours.ink, 0.27)
    image.paste(shade, (0, 0), ImageChops.multiply(motif, masks[1]))
    face = font("label", 29 if len(letter) < 2 else 21)
    ImageDraw.Draw(image).text(
        (size[0] / 2, size[1] / 2 - 2),
        letter,
        fill=style.letter,
        font=face,
        anchor="mm",
        stroke_width=2,
        stroke_fill=fill,
    )
    return image, masks[0]
