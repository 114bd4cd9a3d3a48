"""A small chart of shares: groups of bars side by side, and in words. Its sentences come ready made."""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PIL import Image, ImageDraw

from render.base.fonts import Face, fit, words
from render.base.palette import RGB, Theme, theme_of
from render.ground.inks import inks
from render.margins.bars import title_bar, write
from render.words.said import LONGEST, clipped

SIZE = (720, 400)
"""Large enough to be read at 400 pixels across."""
BAR = 62
MARGIN, GAP = 22, 34
"""Room at the sides, and between two groups."""
TOP, BASE = 112, 312
"""Where the longest bar ends, and where all begin."""
WIDEST = 110
"""Columns of a chart with few bars grow no wider."""
FULL = 0.76
"""The part of its column that a bar fills."""
LETTERS, LEAST = 27, 16


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: what stands below it, how long it is (0 to 1, of all), what stands above it."""

    label: str
    share: float
    note: str


@dataclass(frozen=True, slots=True)
class Group:
    """Bars that belong together. The colour is one of the theme's."""

    name: str
    colour: Literal["attack", "conquest", "move"]
    bars: tuple[Bar, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart. The longest bar is as long as the picture allows."""

    title: str
    corner: str
    groups: tuple[Group, ...]


def draw_chart(chart: Chart, theme: str = "night") -> bytes:
    """The chart as the bytes of a PNG. Raises ValueError if there is no such theme, or no bar."""
    groups = [group for group in chart.groups if group.bars]
    if not groups:
        raise ValueError("a chart needs at least one bar")
    colours = theme_of(theme)
    image = Image.new("RGB", SIZE, colours.ground)
    image.paste(title_bar(theme, (SIZE[0], BAR), 0.9, chart.title, chart.corner, None))
    ImageDraw.Draw(image).line((MARGIN, BASE, SIZE[0] - MARGIN, BASE), fill=colours.letters, width=2)
    longest = max(bar.share for group in groups for bar in group.bars) or 1.0
    column = _column(groups)
    labels = [bar.label for group in groups for bar in group.bars]
    size = min(fit(label, "number", LETTERS, column - 4, LEAST)[1] for label in labels)
    left = (SIZE[0] - _breadth(groups, column)) / 2
    for group in groups:
        for number, bar in enumerate(group.bars):
            middle = left + (number + 0.5) * column
            _draw_bar(image, middle, column, bar, bar.share / longest, group.colour, colours)
            _text(image, middle, BASE + 24, bar.label, "number", column - 4, colours.letters, size)
        wide = len(group.bars) * column
        room = SIZE[0] - 2 * MARGIN if len(groups) == 1 else wide + GAP
        _text(image, left + wide / 2, BASE + 64, group.name, "label", room, colours.letters)
        left += wide + GAP
    out = io.BytesIO()
    inks(theme, ()).paint(image).save(out, "PNG", compress_level=9)
    return out.getvalue()


def chart_text(chart: Chart, limit: int = LONGEST) -> str:
    """The chart in words, in at most `limit` characters."""
    parts = [f"{chart.title}: {chart.corner}."]
    for group in chart.groups:
        if group.bars:
            told = "; ".join(f"{bar.label}: {bar.note}" for bar in group.bars)
            parts.append(f"{group.name} – {told}.")
    text = " ".join(parts)
    return clipped(text, limit)


def _column(groups: Sequence[Group]) -> float:
    """How wide the column of a bar is."""
    room = SIZE[0] - 2 * MARGIN - GAP * (len(groups) - 1)
    return min(WIDEST, room / sum(len(group.bars) for group in groups))


def _breadth(groups: Sequence[Group], column: float) -> float:
    return column * sum(len(group.bars) for group in groups) + GAP * (len(groups) - 1)


def _draw_bar(
    image: Image.Image, middle: float, column: float, bar: Bar, part: float, colour: str, colours: Theme
) -> None:
    """One bar, `part` as long as the longest, with its note above."""
    half, high = column * FULL / 2, max(1, round((BASE - TOP) * part))
    box = (round(middle - half), BASE - high, round(middle + half), BASE)
    fill: RGB = getattr(colours, colour)
    ImageDraw.Draw(image).rectangle(box, fill=fill, outline=colours.letters, width=2)
    _text(image, middle, box[1] - 20, bar.note, "number", column - 2, colours.letters)


def _text(
    image: Image.Image,
    middle: float,
    height: float,
    text: str,
    face: Face,
    room: float,
    colour: RGB,
    size: int = LETTERS,
) -> None:
    """A line of text around a point, smaller if it must be."""
    said, size = fit(text, face, size, room, LEAST)
    mask = words(said, face, size)
    write(image, middle - mask.width / 2 + 1, height, mask, colour)
