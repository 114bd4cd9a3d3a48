"""The legend: who is who, how they stand, whose turn it is, who is out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product, zip_longest
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.rules.contract import Side
from render.base.fonts import fit, length, printable, words
from render.base.palette import Style, mix, palette
from render.board.arms import SHIELD, arms
from render.margins.bars import blank, write
from render.signs.icons import sign

ROW, LINE, OVER = 52, 26, 3
"""Height of an entry, what each further line of figures adds, and how far its frame reaches above it."""
CELL, EDGE, EACH = 285, 64, 46
"""The narrowest comfortable entry, what its shield and edges take of that, and what a figure usually takes."""
NAME, SMALLEST, FIGURE, LEAST, GAP = 24, 19, 22, 17, 6
"""Sizes of a name and of a figure, and how small they may get; what is free between two figures."""
YIELDS = 0.7
"""How far a name may stay behind its entry where that is large, rather than lose its end."""
LEAD = 2
"""From the sign of a figure to its number."""
ASIDE = 20
"""What stays free beside the entries, left and right together."""
FADED, FADED_GOLD = 0.56, 0.78
"""How far the ink of those who are out stands out: less than of others, and still to be read."""
LARGEST = 2.4
"""How far entries grow where there is room."""
GROWN = 1.25
"""How much larger than the smallest entries are below a board, if two columns of them fit, and their figures into one
line: the smallest are hard to read on a phone."""

Entry = tuple[Side, Style, str]
"""A side, how it looks, what it is called."""


@dataclass(frozen=True)
class Grid:
    """How the entries stand in a room: in how many columns and rows, how large, with how many lines of figures."""

    columns: int
    rows: int
    scale: float
    lines: int = 1

    @property
    def row(self) -> float:
        """The height of an entry."""
        return (ROW + LINE * (self.lines - 1)) * self.scale

    @property
    def high(self) -> float:
        """The height of all of them."""
        return self.rows * self.row


@lru_cache(256)
def legend_height(names: tuple[str, ...], figures: int, wide: int) -> int:
    """How high a legend below a picture has to be: two rows, one on a wide board, more where so much is to be told.

    Where names would lose their ends there are fewer columns, two of them at the least.
    """
    scale = max(1.0, wide / 1000)
    room = wide - ASIDE
    grids, grown = ([*_grids(len(names), figures, room, k)] for k in (scale, GROWN * scale))
    if len(grown) > 1 and grown[-1].lines == 1 and _most(names, room, grown) == _most(names, room, grids):
        grids = grown
    most = _most(names, room, grids)
    high = min(grid.high for grid in grids if _whole(names, room, grid) >= most)
    return round(13 * scale + max(high, 2 * ROW if scale == 1 else 0))


def _most(names: Sequence[str], room: float, grids: Sequence[Grid]) -> int:
    """How many names keep their ends in the best of these grids that has two columns, if one has."""
    return max(_whole(names, room, grid) for grid in grids[min(1, len(grids) - 1) :])


def arranged(entries: int, figures: int, size: tuple[int, int]) -> Grid:
    """The largest entries of so many figures that fit, in as few columns as possible.

    If even the smallest do not, they stand in narrower columns, and show as many figures as they can.
    """
    wide, high = size
    for tenth in range(round(LARGEST * 10), 9, -1):
        for grid in _grids(entries, figures, wide, tenth / 10):
            if grid.high <= high:
                return grid
    columns = -(-entries // max(1, high // ROW))
    return Grid(columns, -(-entries // columns), 1)


def _grids(entries: int, figures: int, wide: int, scale: float) -> Iterator[Grid]:
    """In how many columns the entries may stand at this size."""
    for columns in range(1, min(max(1, entries), int(wide / (CELL * scale))) + 1):
        in_a_line = int((wide / columns / scale - EDGE + GAP) / EACH)
        yield Grid(columns, -(-entries // columns), scale, max(1, -(-figures // in_a_line)))


def legend(theme: str, size: tuple[int, int], edges: str, entries: Sequence[Entry]) -> Image.Image:
    """The legend on a bar or a panel (mode RGB); `edges` as for `blank`."""
    bar = blank(theme, size, edges).copy()
    if not entries:
        return bar
    rim = 24 if edges == "frame" else 8
    room = (size[0] - ASIDE, size[1] - (2 * rim if edges == "frame" else rim))
    grid = readable([name for _, _, name in entries], max(len(side.figures) for side, _, _ in entries), room)
    wide = room[0] / grid.columns
    high = grid.row if edges == "top" else room[1] / grid.rows
    top = rim + (room[1] - grid.rows * high) / 2 + (high - grid.row) / 2
    letters = _letters([name for _, _, name in entries], room[0], grid)
    for number, entry in enumerate(entries):
        row, column = divmod(number, grid.columns)
        cell = _cell(theme, _shown(entry), letters, round(wide), grid.lines, grid.scale)
        bar.paste(cell, (round(10 + column * wide), round(top + row * high - OVER * grid.scale)))
    return bar


def readable(names: Sequence[str], figures: int, size: tuple[int, int]) -> Grid:
    """Of the largest grids that fit, one for each number of columns, that in which most names are whole, and then that
    with the largest letters: three entries in one row are narrow, and their names small, where two rows have room."""
    wide, high = size
    largest: dict[int, Grid] = {}
    for tenth in range(round(LARGEST * 10), 9, -1):
        for grid in _grids(len(names), figures, wide, tenth / 10):
            if grid.high <= high:
                largest.setdefault(grid.columns, grid)
    found = [arranged(len(names), figures, size), *largest.values()]
    return max(found, key=lambda grid: (_whole(names, wide, grid), _letters(names, wide, grid), grid.scale))


def _room(wide: float, grid: Grid) -> float:
    """How wide a name may be in such a grid."""
    return wide / grid.columns - round(16 * grid.scale) - round(SHIELD[0] * grid.scale) - 10 * grid.scale


def _letters(names: Sequence[str], wide: float, grid: Grid) -> int:
    """The size of all names in such a grid."""
    return size_for(names, _room(wide, grid), grid.scale)


def _whole(names: Sequence[str], wide: float, grid: Grid) -> int:
    """How many names keep their ends in such a grid."""
    return len(_fitting(names, _room(wide, grid), smallest(grid.scale)))


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
def _cell(theme: str, entry: Shown, size: int, wide: int, lines: int, k: float) -> Image.Image:
    """One entry with its name in this size, `k` times the smallest entry, with room for so many lines of figures."""
    colours = palette().themes[theme]
    cell = Image.new("RGB", (wide, round((ROW + LINE * (lines - 1) + 1) * k)), colours.bar)
    pen = ImageDraw.Draw(cell)
    y = OVER * k
    badge, mask = arms(theme, entry.style, entry.letter, k)
    cell.paste(badge, (round(6 * k), round(y + 1 * k)), mask)
    left = round(16 * k) + round(SHIELD[0] * k)
    room = wide - left - 10 * k
    text, _ = fit(entry.name, "label", size, room, size)
    written = words(text, "label", size)
    faded = FADED if entry.out else 1.0
    write(cell, left, y + 13 * k, written, mix(colours.bar, colours.bar_text, faded))
    _figures(cell, theme, entry, (left, round(y + 36 * k)), fitted(entry.figures, room, lines, k), k)
    if entry.out:
        pen.line((4 * k, y + 42 * k, 48 * k, y + 6 * k), fill=colours.attack, width=round(5 * k))
        middle = y + 14 * k
        pen.line((left, middle, left + written.width - 4, middle), fill=colours.attack, width=round(3 * k))
    if entry.active:
        box = (0, 0, wide - 4, cell.height - 1)
        pen.rounded_rectangle(box, 8 * k, outline=colours.bright, width=round(3 * k))
    return cell


def size_for(names: Sequence[str], room: float, k: float) -> int:
    """The letter size of all entries: the largest at which every name fits, but for those too long for the smallest."""
    least = smallest(k)
    fitting = _fitting(names, room, least)
    return min((fit(name, "label", round(NAME * k), room, least)[1] for name in fitting), default=least)


def smallest(k: float) -> int:
    """How small names may get in entries `k` times the smallest."""
    return round(SMALLEST * max(1.0, k * YIELDS))


def _fitting(names: Sequence[str], room: float, size: int) -> list[str]:
    """The names that this room holds whole."""
    return [name for name in names if _length(name, size) <= room]


@lru_cache(1024)
def _length(name: str, size: int) -> float:
    return length(printable(name, "label"), "label", size)


class Fitted(NamedTuple):
    """How the figures of an entry stand, of as many as there is room for: their size, how far right, in which line."""

    size: int
    places: tuple[tuple[float, int], ...]


def fitted(figures: Sequence[tuple[str, int]], room: float, lines: int, k: float) -> Fitted:
    """The largest figures that fit into so many lines, in as few of them as possible; if none do, not all of them."""
    for shown, size in product(range(len(figures), 0, -1), range(FIGURE, LEAST - 1, -1)):
        widths = [size * k + _number(value, size, k).width for _, value in figures[:shown]]
        for rows in _in_lines(widths, lines):
            gap = min((room - sum(row)) / max(1, len(row) - 1) for row in rows)
            if gap >= GAP * k:
                return Fitted(size, tuple(_places(rows, min(22 * k, gap))))
    return Fitted(FIGURE, ())


def _in_lines(widths: Sequence[float], most: int) -> Iterator[Sequence[Sequence[float]]]:
    """What the figures take, line by line: in columns, or if these are too wide each for itself."""
    for lines in range(1, min(most, len(widths)) + 1):
        in_a_line = -(-len(widths) // lines)
        rows = [widths[first : first + in_a_line] for first in range(0, len(widths), in_a_line)]
        columns = [max(column) for column in zip_longest(*rows, fillvalue=0.0)]
        yield [columns[: len(row)] for row in rows]
        yield rows


def _places(rows: Sequence[Sequence[float]], gap: float) -> Iterator[tuple[float, int]]:
    for line, row in enumerate(rows):
        for column in range(len(row)):
            yield sum(row[:column]) + gap * column, line


def _number(value: int, size: int, k: float) -> Image.Image:
    return words(str(value), "number", round(size * k))


def _figures(
    bar: Image.Image, theme: str, entry: Shown, at: tuple[int, int], there: Fitted, k: float
) -> None:
    """The figures, each after its sign."""
    colours = palette().themes[theme]
    ink = mix(colours.bar, colours.gold, FADED_GOLD) if entry.out else colours.gold
    for (key, value), (right, line) in zip(entry.figures, there.places, strict=False):
        left, middle = at[0] + right, at[1] + round(LINE * k * line)
        mask = sign(key, round((there.size - 2) * k))
        bar.paste(ink, (round(left), middle - mask.height // 2), mask)
        write(bar, left + (there.size + LEAD) * k, middle, _number(value, there.size, k), ink)
