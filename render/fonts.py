"""Letters: the bundled fonts, and how words are fitted into a width."""

import re
import threading
import unicodedata
from functools import lru_cache
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

from data import ROOT, DataError

Face = Literal["title", "label", "text", "number", "sea"]
FACES: tuple[Face, ...] = ("title", "label", "text", "number", "sea")
FOLDER = ROOT / "fonts"

UNKNOWN = "\ufffd"

_mine = threading.local()


def font(face: Face, size: float) -> ImageFont.FreeTypeFont:
    """A font of this thread's own: FreeType faces must not be shared between threads.

    Raises DataError if the file is missing or damaged.
    """
    kept: dict[tuple[Face, float], ImageFont.FreeTypeFont] = _mine.__dict__.setdefault("fonts", {})
    if (face, size) not in kept:
        path = FOLDER / f"{face}.ttf"
        if not path.is_file():
            raise DataError(f"data/fonts/{path.name} is missing")
        try:
            kept[face, size] = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
        except OSError as error:
            raise DataError(f"data/fonts/{path.name} is damaged: {error}") from error
    return kept[face, size]


@lru_cache(4096)
def _has(face: Face, letter: str) -> bool:
    return letter.isspace() or font(face, 24).getmask(letter).getbbox() is not None


def printable(text: str, face: Face) -> str:
    """`text` as the font can show it.

    Fancy letters become plain ones, letters of other scripts a question mark a word, pictures and marks nothing.
    """
    plain = unicodedata.normalize("NFKC", text)
    kept = "".join(letter if _has(face, letter) else UNKNOWN if letter.isalnum() else " " for letter in plain)
    return " ".join(re.sub(f"{UNKNOWN}+", "?", kept).split())


@lru_cache(1024)
def fit(text: str, face: Face, size: int, width: float, least: int) -> tuple[str, int]:
    """`text` and a size, `size` down to `least`, at which it is no wider than `width`; cut with an ellipsis at last."""
    text = printable(text, face)
    for tried in range(size, least - 1, -1):
        if font(face, tried).getlength(text) <= width:
            return text, tried
    while text and font(face, least).getlength(text + "…") > width:
        text = text[:-1].rstrip()
    return text + "…", least


@lru_cache(1024)
def wrap(text: str, face: Face, size: int, width: float, most: int) -> tuple[tuple[str, ...], int]:
    """`text` in at most `most` lines no wider than `width`, and its size: smaller if need be, cut at last."""
    text = printable(text, face)
    for tried in range(size, size * 2 // 3, -1):
        lines = _broken(text, face, tried, width)
        if len(lines) <= most and all(font(face, tried).getlength(line) <= width for line in lines):
            return tuple(lines), tried
    least = size * 2 // 3 + 1
    lines = _broken(text, face, least, width)
    kept = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return tuple(fit(line, face, least, width, least)[0] for line in kept), least


def _broken(text: str, face: Face, size: int, width: float) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font(face, size).getlength(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines or [""]


@lru_cache(2048)
def words(text: str, face: Face, size: int) -> Image.Image:
    """A line of text as a mask, as high as the face needs; its middle is the middle of the letters."""
    drawn = font(face, size)
    mask = Image.new("L", (round(drawn.getlength(text)) + 4, round(size * 1.5)), 0)
    ImageDraw.Draw(mask).text((1, mask.height / 2), text, fill=255, font=drawn, anchor="lm")
    return mask
