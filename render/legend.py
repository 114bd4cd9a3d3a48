"""The legend: who is who, how they stand, whose turn it is, who is out."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from bot.rules.contract import Side
from render.bars import blank, write
from render.fonts import fit, font, words
from render.icons import sign
from render.inks import fill_of, motif_of
from render.palette import Style, mix, palette
from render.sketch import Sketch
from render.stamps import shield
from render.terrain import PATTERN_LEVELS, pattern

SHIELD = (38, 45)
ROW, OVER = 52, 3
"""Height of an entry, and how far its frame reaches above it."""
CELL = 236
"""The narrowest comfortable entry."""
NAME, SMALLEST, FIGURE = 24, 17, 22
LARGEST = 2.4
"""How far entries grow where there is room."""

Entry = tuple[Side, Style, str]
"""A side, how it looks, what it is called."""


@dataclass(frozen=True)
class Grid:
    """How the entries stand in a room: in how many columns and rows, and how large."""

    columns: int
    rows: int
    scale: float


def legend_height(entries: int, wide: int) -> int:
    """How high a legend below a picture has to be: two rows, one on a wide board, more where so many play."""
    scale = max(1.0, wide / 1000)
    rows = -(-entries // int(wide / (CELL * scale)))
    return round((13 + ROW * max(rows, 2 if scale == 1 else 1)) * scale)


def arranged(entries: int, size: tuple[int, int]) -> Grid:
    """The largest entries that fit, in as few columns as possible; if even the smallest do not, in narrower columns."""
    wide, high = size
    for tenth in range(round(LARGEST * 10), 9, -1):
        scale = tenth / 10
        rows = int(high / (ROW * scale))
        if rows and (columns := -(-entries // rows)) * CELL * scale <= wide:
            return Grid(columns, -(-entries // columns), scale)
    columns = -(-entries // max(1, high // ROW))
    return Grid(columns, -(-entries // columns), 1)


def legend(theme: str, size: tuple[int, int], edges: str, entries: Sequence[Entry]) -> Image.Image:
    """The legend on a bar or a panel (mode RGB); `edges` as for `blank`."""
    bar = blank(theme, size, edges).copy()
    if not entries:
        return bar
    rim = 24 if edges == "frame" else 8
    room = (size[0] - 20, size[1] - (2 * rim if edges == "frame" else rim))
    grid = arranged(len(entries), room)
    wide = room[0] / grid.columns
    high = ROW * grid.scale if edges == "top" else room[1] / grid.rows
    top = rim + (room[1] - grid.rows * high) / 2 + (high - ROW * grid.scale) / 2
    for number, entry in enumerate(entries):
        row, column = divmod(number, grid.columns)
        cell = _cell(theme, _shown(entry), round(wide), grid.scale)
        bar.paste(cell, (round(10 + column * wide), round(top + row * high - OVER * grid.scale)))
    return bar


class Shown(NamedTuple):
    """What an entry shows; most entries are the same from picture to picture."""

    style: Style
    name: str
    letter: str
    figures: tuple[tuple[str, int], ...]
    active: bool
    out: bool


def _shown(entry: Entry) -> Shown:
    side, style, name = entry
    figures = tuple((figure.key, figure.value) for figure in side.figures)
    return Shown(style, name, side.letter, figures, side.active, side.out)


@lru_cache(64)
def _cell(theme: str, entry: Shown, wide: int, k: float) -> Image.Image:
    """One entry, `k` times the smallest size (mode RGB)."""
    colours = palette().themes[theme]
    cell = Image.new("RGB", (wide, round((ROW + 1) * k)), colours.bar)
    pen = ImageDraw.Draw(cell)
    y = OVER * k
    badge, mask = arms(theme, entry.style, entry.letter, k)
    cell.paste(badge, (round(6 * k), round(y + 1 * k)), mask)
    left = round(16 * k) + round(SHIELD[0] * k)
    room = wide - left - 10 * k
    text, size = named(entry.name, room, k)
    written = words(text, "label", size)
    faded = 0.5 if entry.out else 1.0
    write(cell, left, y + 13 * k, written, mix(colours.bar, colours.bar_text, faded))
    _figures(cell, theme, entry, (left, round(y + 36 * k)), room, k)
    if entry.out:
        pen.line((4 * k, y + 42 * k, 48 * k, y + 6 * k), fill=colours.attack, width=round(5 * k))
        middle = y + 14 * k
        pen.line((left, middle, left + written.width - 4, middle), fill=colours.attack, width=round(3 * k))
    if entry.active:
        box = (0, 0, wide - 4, cell.height - 1)
        pen.rounded_rectangle(box, 8 * k, outline=colours.bright, width=round(3 * k))
    return cell


def named(name: str, room: float, k: float) -> tuple[str, int]:
    """What an entry is called and its letter size: where all of it does not fit, what comes after its last dot."""
    text, size = fit(name, "label", round(NAME * k), room, round(SMALLEST * k))
    if text.endswith("…") and " · " in name:
        return fit(name.rpartition(" · ")[2], "label", round(NAME * k), room, round(SMALLEST * k))
    return text, size


def _figures(bar: Image.Image, theme: str, entry: Shown, at: tuple[int, int], room: float, k: float) -> None:
    """As many figures as there is room for, each after its sign."""
    colours = palette().themes[theme]
    ink = mix(colours.bar, colours.gold, 0.66) if entry.out else colours.gold
    numbers = [words(str(value), "number", round(FIGURE * k)) for _, value in entry.figures]
    widths = [22 * k + number.width for number in numbers]
    shown = len(widths)
    while shown and sum(widths[:shown]) + 8 * k * (shown - 1) > room:
        shown -= 1
    gap = min(22 * k, (room - sum(widths[:shown])) / max(1, shown - 1)) if shown else 0
    left = float(at[0])
    for (key, _), number, width in zip(entry.figures[:shown], numbers, widths, strict=False):
        mask = sign(key, round(20 * k))
        bar.paste(ink, (round(left), at[1] - mask.height // 2), mask)
        write(bar, left + 24 * k, at[1], number, ink)
        left += width + gap


@lru_cache(256)
def arms(theme: str, style: Style, letter: str, k: float) -> tuple[Image.Image, Image.Image]:
    """A side's shield with pattern and letter (mode RGB), and its mask."""
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
