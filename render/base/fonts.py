"""Letters: the bundled fonts, and how words are fitted into a width."""

import re
import threading
import unicodedata
from functools import cache, lru_cache
from typing import Literal

from PIL import Image, ImageDraw, ImageFont, features

from data import ROOT, DataError

Face = Literal["title", "label", "text", "number", "sea"]
FACES: tuple[Face, ...] = ("title", "label", "text", "number", "sea")
Script = Literal["hebrew", "arabic", "devanagari", "thai", "symbols", "cjk", "emoji"]
SCRIPTS: tuple[Script, ...] = ("hebrew", "arabic", "devanagari", "thai", "symbols", "cjk", "emoji")
"""What stands in for letters that a face has not, the first that has one."""
NAMED: Face = "label"
"""The face of players' names: with Greek and Cyrillic, which others have not."""
LEFTWARD = ("hebrew", "arabic")
BOLDER = 0.018
"""Ems by which a script that comes in one weight is made bolder all around."""
FOLDER = ROOT / "fonts"

UNKNOWN, NO_LETTER = "\ufffd", "\uffff"
UNSEEN = ("M", "C", "Sk")
"""Categories of what belongs to the letter before it, or is no letter: left out where no font has it."""
TONES = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
"""Colours of skin, for the emoji before them."""

_mine = threading.local()


def font(face: Face | Script, size: float) -> ImageFont.FreeTypeFont:
    """A font of this thread's own: FreeType faces must not be shared between threads.

    Letters of other scripts are joined as they are written where the system can (libfribidi). Raises DataError if the
    file is missing or damaged.
    """
    kept: dict[tuple[str, float], ImageFont.FreeTypeFont] = _mine.__dict__.setdefault("fonts", {})
    if (face, size) not in kept:
        path = FOLDER / f"{face}.ttf"
        if not path.is_file():
            raise DataError(f"data/fonts/{path.name} is missing")
        layout = ImageFont.Layout.RAQM if face in SCRIPTS and joins() else ImageFont.Layout.BASIC
        try:
            kept[face, size] = ImageFont.truetype(path, size, layout_engine=layout)
        except OSError as error:
            raise DataError(f"data/fonts/{path.name} is damaged: {error}") from error
    return kept[face, size]


@cache
def joins() -> bool:
    """Whether letters can be joined, and written from the right."""
    return features.check("raqm") is True


@lru_cache(8192)
def _has(face: Face | Script, letter: str) -> bool:
    """Whether a font has a letter: where it has not, some draw nothing, some a box."""
    if letter.isspace():
        return True
    drawn = font(face, 24).getmask(letter)
    return drawn.getbbox() is not None and bytes(drawn) != _box(face)


@cache
def _box(face: Face | Script) -> bytes:
    return bytes(font(face, 24).getmask(NO_LETTER))


@lru_cache(8192)
def _shows(face: Face, letter: str) -> Face | Script | None:
    """The font for a letter: this one, or the first other that has it; marks for any letter must be of this one."""
    piled = "COMBINING" in unicodedata.name(letter, "") or letter in TONES
    others = () if piled else (NAMED, *SCRIPTS)
    return next((one for one in (face, *others) if _has(one, letter)), None)


def printable(text: str, face: Face) -> str:
    """`text` as the fonts can show it.

    Fancy letters become plain ones, words of which no font has a letter a question mark, marks that nobody has nothing.
    """
    plain = unicodedata.normalize("NFKC", text)
    kept = "".join(letter if _shows(face, letter) else _instead(letter) for letter in plain)
    return " ".join(re.sub(f"{UNKNOWN}+", "?", kept).split())


def _instead(letter: str) -> str:
    if letter.isalnum():
        return UNKNOWN
    return "" if unicodedata.category(letter).startswith(UNSEEN) else " "


Run = tuple[Face | Script, str]


@lru_cache(2048)
def runs(text: str, face: Face) -> tuple[Run, ...]:
    """A printable text in parts that one font each can show; blanks between words of a script belong to it."""
    found: list[Run] = []
    for letter in text:
        own = _shows(face, letter) or face
        if found and found[-1][0] == own:
            found[-1] = (own, found[-1][1] + letter)
        elif len(found) > 1 and found[-1][1].isspace() and found[-2][0] == own:
            _, blank = found.pop()
            found[-1] = (own, found[-1][1] + blank + letter)
        else:
            found.append((own, letter))
    return tuple((own, part[::-1] if own in LEFTWARD and not joins() else part) for own, part in found)


def length(text: str, face: Face, size: float) -> float:
    """How wide a printable text is."""
    return sum(font(own, size).getlength(part) for own, part in runs(text, face))


@lru_cache(1024)
def fit(text: str, face: Face, size: int, width: float, least: int) -> tuple[str, int]:
    """`text` and a size, `size` down to `least`, at which it is no wider than `width`; cut with an ellipsis at last."""
    text = printable(text, face)
    for tried in range(size, least - 1, -1):
        if length(text, face, tried) <= width:
            return text, tried
    while text and length(text + "…", face, least) > width:
        text = text[:-1].rstrip()
    return text + "…", least


@lru_cache(1024)
def wrap(text: str, face: Face, size: int, width: float, most: int) -> tuple[tuple[str, ...], int]:
    """`text` in at most `most` lines no wider than `width`, and its size: smaller if need be, cut at last."""
    text = printable(text, face)
    for tried in range(size, size * 2 // 3, -1):
        lines = _broken(text, face, tried, width)
        if len(lines) <= most and all(length(line, face, tried) <= width for line in lines):
            return tuple(lines), tried
    least = size * 2 // 3 + 1
    lines = _broken(text, face, least, width)
    kept = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return tuple(fit(line, face, least, width, least)[0] for line in kept), least


def _broken(text: str, face: Face, size: int, width: float) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and length(longer, face, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines or [""]


@lru_cache(512)
def words(text: str, face: Face, size: int) -> Image.Image:
    """A line of text as a mask, as high as the face needs; its middle is the middle of the letters."""
    mask = Image.new("L", (round(length(text, face, size)) + 4, round(size * 1.5)), 0)
    pen = ImageDraw.Draw(mask)
    if len(runs(text, face)) == 1 and runs(text, face)[0][0] == face:
        pen.text((1, mask.height / 2), text, fill=255, font=font(face, size), anchor="lm")
        return mask
    above, below = font(face, size).getmetrics()
    left, base = 1.0, mask.height / 2 + (above - below) // 2
    for own, part in runs(text, face):
        bold = size * BOLDER if own == "cjk" else 0
        pen.text((left, base), part, fill=255, font=font(own, size), anchor="ls", stroke_width=bold)
        left += font(own, size).getlength(part)
    return mask
