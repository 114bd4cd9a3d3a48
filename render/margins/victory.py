"""The bar above the last picture of a game: the arms of the winners under a crown, and how they won."""

import math
from collections.abc import Sequence

from PIL import Image

from render.base.fonts import fit, words, wrap
from render.base.palette import Style, Theme, mix, palette
from render.base.sketch import Sketch
from render.board.arms import SHIELD, arms
from render.margins.bars import blank, write
from render.signs.icons import sign

ARMS, CROWN = 2.7, 58
"""How much larger than in the legend the arms are, and the crown over them; for a picture 1000 wide."""
RAYS = 40
NAME, CAPTION, LEAST, SMALL = 46, 27, 18, 22
LINES = ((NAME, 1), (31, 2), (22, 3))
"""The size of the winners' names in each number of lines, down to two thirds of it."""

HEIGHTS = ((), (268,), (260, 280))
"""The middles of no line of how they won, of one, of two."""

Winner = tuple[Style, str, str]
"""How a winner looks, the letter, the name."""


def victory_bar(
    theme: str,
    size: tuple[int, int],
    scale: float,
    winners: Sequence[Winner],
    title: str,
    corner: str,
    caption: str | None,
) -> Image.Image:
    """The arms of those who won in a glory, their names, and below how it came (mode RGB)."""
    colours = palette().themes[theme]
    bar = blank(theme, size, "foot").copy()
    large = ARMS * scale / max(1.0, len(winners) / 3)
    step = (SHIELD[0] * 1.5 + 8) * large
    middle, high = size[0] / 2, 118 * scale
    _glory(bar, colours, (middle, high), 330 * scale)
    foot = size[1] - 8
    bar.paste(blank(theme, size, "foot").crop((0, foot, *size)), (0, foot))
    for number, (style, letter, _) in enumerate(winners):
        badge, mask = arms(theme, style, letter, large)
        x = middle + (number - (len(winners) - 1) / 2) * step
        bar.paste(badge, (round(x - badge.width / 2), round(high + 6 * scale - badge.height / 2)), mask)
        crown = sign("crown", round(CROWN * large / ARMS))
        top = high + 6 * scale - badge.height / 2 - crown.height * 0.86
        bar.paste(colours.bright, (round(x - crown.width / 2), round(top)), crown)
    faint = mix(colours.bar, colours.gold, 0.8)
    room = middle - step * (len(winners) - 1) / 2 - SHIELD[0] * large - 40 * scale
    parts, letters = wrap(title, "title", round(SMALL * scale), room, 1)
    if parts[0].endswith("…"):
        parts, letters = wrap(title, "title", round(SMALL * scale), room, 2)
    for number, line in enumerate(parts):
        write(bar, 20 * scale, 28 * scale + number * letters * 1.1, words(line, "title", letters), faint)
    said, letters = fit(corner, "label", round(SMALL * scale), size[0] * 0.3, round(14 * scale))
    mask = words(said, "label", letters)
    write(bar, size[0] - 18 * scale - mask.width, 28 * scale, mask, faint)
    names = " & ".join(name for _, _, name in winners)
    room = size[0] - 50 * scale
    lines, letters = lines_of(names, room, scale)
    for number, line in enumerate(lines):
        mask = words(line, "title", letters)
        below = 216 * scale + (number - (len(lines) - 1) / 2) * letters * 1.1
        write(bar, middle - mask.width / 2, below, mask, colours.bright)
    if caption:
        told, letters = ways(caption, room, scale)
        for line, height in zip(told, HEIGHTS[len(told)], strict=True):
            mask = words(line, "text", letters)
            write(bar, middle - mask.width / 2, height * scale, mask, colours.bar_text)
    return bar


def ways(caption: str, room: float, scale: float) -> tuple[tuple[str, ...], int]:
    """How they won, and the size of its letters; two lines where one would lose its end."""
    line, letters = fit(caption, "text", round(CAPTION * scale), room, round(LEAST * scale))
    if not line.endswith("…"):
        return (line,), letters
    return wrap(caption, "text", round(LEAST * scale), room, 2)


def lines_of(names: str, room: float, scale: float) -> tuple[tuple[str, ...], int]:
    """The names of the winners in as few lines as hold them whole, and the size of their letters."""
    for wanted, lines in LINES:
        said, letters = wrap(names, "title", round(wanted * scale), room, lines)
        if not any(line.endswith("…") for line in said):
            break
    return said, letters


def _glory(bar: Image.Image, colours: Theme, at: tuple[float, float], reach: float) -> None:
    """Rays around the arms, fainter further out."""
    for far, strength in ((1.0, 0.1), (0.72, 0.19), (0.46, 0.3)):
        rays = Sketch(bar.size, 2)
        for number in range(RAYS):
            turn = 2 * math.pi * number / RAYS
            half = math.pi / RAYS * 0.45
            long = reach * far * (1 if number % 2 else 0.74)
            rays.polygon(
                [
                    at,
                    *(
                        (at[0] + long * math.cos(turn + lean), at[1] + long * math.sin(turn + lean))
                        for lean in (-half, half)
                    ),
                ]
            )
        bar.paste(mix(colours.bar, colours.gold, strength), (0, 0), rays.mask())
