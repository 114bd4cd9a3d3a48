"""The row below a map: places beside the board, and the dice that lie in them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.base.palette import Style, mix, palette
from render.board.arms import arms
from render.margins.bars import blank
from render.signs.icons import sign

HIGH = 74
"""Of the row, on a board 1000 wide."""
DIE, ROUND, MARK, INSET = 54, 11, 40, 8
"""A die and its corners, the sign before it, how much smaller the face on it is."""
EMPTY = 0.6
"""How far the rim of a place without a die stands out."""
NEAR, APART, LEAST = 6, 26, 8
"""What is free between a sign and its die, and between one place and the next: usually, and at the least."""


class Laid(NamedTuple):
    """A place: the sign of what it is for, what lies in it, or the arms of whose it is."""

    sign: str | None
    lies: str | None
    style: Style | None = None
    letter: str = ""

    @property
    def marked(self) -> bool:
        """Whether something stands before the die."""
        return self.sign is not None or self.style is not None


def row_height(scale: float) -> int:
    """How high the row is on a picture whose words are so large."""
    return round(HIGH * scale)


@lru_cache(64)
def row(theme: str, size: tuple[int, int], places: Sequence[Laid]) -> Image.Image:
    """The row (mode RGB): smaller where there is not room for all."""
    colours = palette().themes[theme]
    bar = blank(theme, size, "top").copy()
    takes = [DIE + (MARK + NEAR if one.marked else 0) for one in places]
    wide = size[0] - LEAST * (len(places) + 1)
    k = min(size[1] / HIGH, wide / max(1, sum(takes)))
    gap = min(APART * k, (size[0] - sum(takes) * k) / (len(places) + 1))
    left = (size[0] - sum(takes) * k - gap * (len(places) - 1)) / 2
    middle = round(size[1] / 2 + 3)
    for one, take in zip(places, takes, strict=True):
        if one.style is not None:
            badge, mask = arms(theme, one.style, one.letter, 0.9 * k)
            bar.paste(badge, (round(left), middle - badge.height // 2), mask)
        elif one.sign is not None:
            mask = sign(one.sign, round(MARK * k))
            bar.paste(colours.gold, (round(left), middle - mask.height // 2), mask)
        left += take * k
        side = round(DIE * k)
        _die(bar, theme, (round(left) - side, middle - side // 2), side, one.lies)
        left += gap
    return bar


def _die(bar: Image.Image, theme: str, at: tuple[int, int], side: int, face: str | None) -> None:
    """A die with its face up; the empty place where none lies."""
    colours = palette().themes[theme]
    pen = ImageDraw.Draw(bar)
    box = (*at, at[0] + side - 1, at[1] + side - 1)
    corner = round(ROUND * side / DIE)
    if face is None:
        pen.rounded_rectangle(box, corner, outline=mix(colours.bar, colours.gold, EMPTY), width=2)
        return
    pen.rounded_rectangle(box, corner, fill=colours.bar_text)
    mask = sign(face, side - 2 * INSET)
    bar.paste(colours.bar, (at[0] + INSET, at[1] + INSET), mask)
