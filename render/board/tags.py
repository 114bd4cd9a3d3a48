"""Names of those who lie on a board as tokens: who is called what, and where the tag with it has room."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.base.fonts import font, printable
from render.base.geometry import Box, Point
from render.base.palette import palette
from render.board.seats import overlap
from render.ground.inks import inks

SIZE = 1.32
"""The letters of a tag, in radii of its token."""
LONGEST = 11
"""Letters of a tag at the most; of longer names the end is left out."""
CLEAR, SMALLER = 0.45, 0.8
"""What a place for a tag may cost, before it is written smaller, and how much smaller."""
WRITTEN, LAID = 1.5, 3.0
"""What it costs to cover what the map has there, and to cover a token or a tag, for the part that does."""
FURTHER, STRAYS = 1.9, 0.2
"""How far above or below its token a tag may hang, in what it usually does, and what that costs."""
LATER = 0.01
"""What each further place costs."""
DOWN, ASIDE = 0.86, 0.72
"""How far off its token the middle of a tag hangs, above or below, and its edge beside it, in radii."""


class Tag(NamedTuple):
    """A drawn tag: its indices, its mask, half its width and height."""

    face: Image.Image
    mask: Image.Image
    wide: float
    high: float

    def at(self, spot: Point) -> Box:
        """What it covers with its centre there."""
        return Box(spot.x - self.wide, spot.y - self.high, spot.x + self.wide, spot.y + self.high)


class Named(NamedTuple):
    """Somebody on a board: where, and what they are called."""

    at: Point
    name: str


def called(names: Iterable[str]) -> dict[str, str]:
    """A short name for each: the first name, and the initial of the last if others share the first.

    A name that ends in a number keeps the word before it: “of House Stark 2” becomes “Stark #2”, which is no count of
    Starks as “Knight 2” was one of Knights.
    """
    everybody = tuple(dict.fromkeys(names))
    firsts = Counter(name.partition(" ")[0] for name in everybody)
    return {name: _short(name, firsts[name.partition(" ")[0]] > 1) for name in everybody}


def _short(name: str, shared: bool) -> str:
    first, *rest = name.split() or [""]
    if rest and rest[-1].isdigit():
        number = f" #{rest[-1]}"
        return _clipped([first, *rest][-2], LONGEST - len(number)) + number
    if shared and rest:
        first = f"{first[: LONGEST - 3]} {rest[-1][0]}."
    return _clipped(first, LONGEST)


def _clipped(word: str, longest: int) -> str:
    return word if len(word) <= longest else word[: longest - 1] + "…"


@lru_cache(512)
def tag(theme: str, name: str, radius: float) -> Tag:
    """The tag of somebody, for a token of this radius, in the inks that all pictures have."""
    colours = palette().themes[theme]
    text = printable(name, "label")
    face = font("label", round(radius * SIZE))
    size = (round(face.getlength(text) + radius * 0.6) + 4, round(radius * 1.3) + 4)
    drawn, mask = Image.new("RGB", size, colours.ink), Image.new("1", size, 0)
    whole = (0, 0, size[0] - 1, size[1] - 1)
    ImageDraw.Draw(mask).rounded_rectangle(whole, radius * 0.35, fill=1)
    pen = ImageDraw.Draw(drawn)
    pen.rounded_rectangle(whole, radius * 0.35, fill=colours.gold, outline=colours.ink)
    pen.rounded_rectangle((2, 2, size[0] - 3, size[1] - 3), radius * 0.28, fill=colours.ground)
    pen.text((size[0] / 2, size[1] / 2 - 0.5), text, fill=colours.letters, font=face, anchor="mm")
    return Tag(inks(theme, ()).paint(drawn), mask, size[0] / 2, size[1] / 2)


def hung(
    theme: str,
    named: Sequence[Named],
    radius: float,
    laid: Sequence[Point],
    free: Image.Image,
    solid: Sequence[Box] = (),
) -> Iterator[tuple[Tag, Point]]:
    """A tag for each of them: below the token, or where it hides least of the map (`free`) and of what is `laid`.

    What is `solid` counts as laid: a map may be hidden, but neither the name of a place nor how many are there.
    """
    kept = [*solid, *(Box(at.x - radius, at.y - radius, at.x + radius, at.y + radius) for at in laid)]
    for one in named:
        hangs = tag(theme, one.name, radius)
        there = _within_reach(hangs, one.at, radius, kept)
        cost, spot = best(hangs, one.at, radius, there, free)
        if cost > CLEAR:
            hangs = tag(theme, one.name, radius * SMALLER)
            _, spot = best(hangs, one.at, radius, there, free)
        kept.append(hangs.at(spot))
        yield hangs, spot


def _within_reach(one: Tag, at: Point, radius: float, boxes: Sequence[Box]) -> tuple[Box, ...]:
    """Those of many boxes that a tag may meet, wherever it hangs."""
    wide, high = radius * ASIDE + 2 * one.wide + 1, radius * DOWN * FURTHER + one.high + 1
    left, top, right, bottom = at.x - wide, at.y - high, at.x + wide, at.y + high
    return tuple(
        [box for box in boxes if box[0] < right and box[2] > left and box[1] < bottom and box[3] > top]
    )


def best(one: Tag, at: Point, radius: float, kept: Sequence[Box], free: Image.Image) -> tuple[float, Point]:
    """Where a tag hides least: how much of it hides something, and where it is."""
    down, aside = radius * DOWN, radius * ASIDE + one.wide
    sides = ((0.0, down), (aside, 0.0), (-aside, 0.0), (0.0, -down))
    corners = [(x, y) for y in (down, -down) for x in (aside, -aside, aside / 2, -aside / 2)]
    near = [(x, y, LATER * number) for number, (x, y) in enumerate((*sides, *corners))]
    further = [(x, y * FURTHER, STRAYS + LATER * number) for number, (x, y) in enumerate(corners)]
    found = (math.inf, at)
    for dx, dy, more in (*near, *further):
        if found[0] < more:
            break  # wherever else, it costs more
        spot = Point(round(at.x + dx), round(at.y + dy))
        found = min(found, (_hidden(one.at(spot), kept, free, found[0] - more) + more, spot))
    return found


def _hidden(box: Box, kept: Sequence[Box], free: Image.Image, most: float) -> float:
    """How much of a box hides something, in its area; far more where it leaves the canvas.

    Where that is more than `most`, some part of it that is, too: the map is not looked at any more.
    """
    if box.left < 0 or box.top < 0 or box.right > free.width or box.bottom > free.height:
        return 10.0
    area = (box.right - box.left) * (box.bottom - box.top)
    laid = LAID * sum(overlap(box, other) for other in kept) / area
    if laid > most:
        return laid
    seen = free.crop((round(box.left), round(box.top), round(box.right), round(box.bottom)))
    return laid + WRITTEN * sum(seen.histogram()[:128]) / (seen.width * seen.height)
