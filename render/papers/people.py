"""Who is who as a picture: each house as a tree below its arms, offices as a row; and in words."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.rules.contract import Note, Person, Roll, Text
from render.base.fonts import fit, words, wrap
from render.base.palette import NEUTRAL, NOBODY, Style, Theme, mix, palette, theme_of
from render.board.arms import arms
from render.board.stamps import Lying, chip, token
from render.margins.bars import write
from render.papers.hand import few_colours
from render.signs.icons import sign
from render.words.said import LONGEST, Say, clipped

WIDE, MARGIN, COLUMNS = 1000, 20, 3
HEAD, FOOT = 66, 14
"""Of a house: the room of its arms and name, and what stays free below it."""
FACE, NAME, LINE = 23, 25, 21
"""Radius of somebody's token; sizes of a name and of a line below it."""
TOP, PITCH = 32, 27
"""From the top of a row to the middle of its names, and from line to line."""
TRUNK = MARGIN + 22
"""How far left the stem of a tree stands."""
ACROSS = (WIDE - MARGIN - TRUNK - 18) // COLUMNS
ROOM = ACROSS - 2 * FACE - 22
"""How wide a column is, and in it a name and what is noted of it."""
SHIELD = 24
"""The room of a sign before a line, and of a shield behind it."""


class Shown(NamedTuple):
    """What all of a picture needs: its words, its colours, and the arms of every side."""

    say: Say
    theme: str
    colours: Theme
    letters: dict[str, str]


def draw_people(rolls: Sequence[Roll], say: Say, theme: str = "night") -> bytes:
    """All rolls, one below the other, as the bytes of a PNG. Raises ValueError if there is no such theme."""
    colours = theme_of(theme)
    shown = Shown(say, theme, colours, {roll.side: roll.letter for roll in rolls if roll.side})
    ranked = any((one.rank or 1) > 1 for roll in rolls for one in roll.people)
    parts = [_roll(shown, roll, told=ranked and number == 0) for number, roll in enumerate(rolls)]
    image = Image.new("RGB", (WIDE, max(1, sum(part.height for part in parts))), colours.bar)
    top = 0
    for part in parts:
        image.paste(part, (0, top))
        top += part.height
    return few_colours(image)


def people_text(rolls: Sequence[Roll], say: Say) -> str:
    """All rolls in words, as far as an alt text has room."""
    told = [
        say(Text(key="picture-open", args={"title": say(roll.title), "cards": tuple(_told(roll, say))}))
        for roll in rolls
    ]
    text = " ".join(told)
    return clipped(text, LONGEST)


def _told(roll: Roll, say: Say) -> Iterator[str]:
    for one in roll.people:
        notes = ", ".join(say(note.text) for note in one.notes)
        yield f"{say(one.name)} ({notes})" if notes else say(one.name)


def _style(side: str | None) -> Style:
    sides = palette().sides
    return sides[NOBODY] if side is None else sides.get(side, sides[NEUTRAL])


def _rows(roll: Roll, say: Say) -> list[tuple[tuple[Person, ...], int]]:
    """The people side by side, and how high each row is."""
    rows = [roll.people[first : first + COLUMNS] for first in range(0, len(roll.people), COLUMNS)]
    high = [max(1, *(sum(len(lines_of(say, note)[0]) for note in one.notes) for one in row)) for row in rows]
    return [(row, TOP + 16 + PITCH * lines) for row, lines in zip(rows, high, strict=True)]


def lines_of(say: Say, note: Note) -> tuple[tuple[str, ...], int]:
    """What a note says, and the size of its letters; two lines where one would lose its end."""
    text, room = say(note.text), ROOM - SHIELD * (1 if note.side is None else 2)
    line, size = fit(text, "text", LINE, room, 16)
    return wrap(text, "text", LINE, room, 2) if line.endswith("…") else ((line,), size)


def _roll(shown: Shown, roll: Roll, *, told: bool) -> Image.Image:
    """One house, or the offices (mode RGB); `told`: with what the numbers beside people say."""
    rows, colours = _rows(roll, shown.say), shown.colours
    image = Image.new("RGB", (WIDE, HEAD + sum(high for _, high in rows) + FOOT), colours.bar)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, WIDE, HEAD - 8), fill=colours.bar_edge)
    pen.line((0, HEAD - 8, WIDE, HEAD - 8), fill=mix(colours.bar, colours.gold, 0.66), width=2)
    if roll.side is not None:
        _tree(pen, rows, colours)
        shield, mask = arms(shown.theme, _style(roll.side), roll.letter, 1.0)
        image.paste(shield, (TRUNK - shield.width // 2, 6), mask)
    left = MARGIN + (54 if roll.side is not None else 0)
    said, size = fit(shown.say(roll.title), "label", 29, WIDE - left - MARGIN, 20)
    title = words(said, "label", size)
    write(image, left, (HEAD - 8) / 2, title, colours.gold)
    if told:
        room = WIDE - MARGIN - left - title.width - 40
        said, size = fit(shown.say(Text(key="picture-order")), "text", LINE, room, 14)
        note = words(said, "text", size)
        write(image, WIDE - MARGIN - note.width, (HEAD - 8) / 2, note, colours.bar_text)
    top = HEAD
    for row, high in rows:
        for column, one in enumerate(row):
            _person(image, shown, one, _left(column), top)
        top += high
    return image


def _left(column: int) -> int:
    """Where the column of somebody begins."""
    return TRUNK + 18 + column * ACROSS


def _tree(pen: ImageDraw.ImageDraw, rows: Sequence[tuple[tuple[Person, ...], int]], colours: Theme) -> None:
    """The stem below the arms, a branch to every row, a twig to everybody."""
    line = mix(colours.bar, colours.gold, 0.6)
    top = HEAD
    for row, high in rows:
        bough, last = top + 2, _left(len(row) - 1) + FACE
        pen.line((TRUNK, HEAD - 12, TRUNK, bough), fill=line, width=3)
        pen.line((TRUNK, bough, last, bough), fill=line, width=3)
        for column in range(len(row)):
            x = _left(column) + FACE
            pen.line((x, bough, x, top + TOP), fill=line, width=3)
        top += high


def _person(image: Image.Image, shown: Shown, one: Person, left: int, top: int) -> None:
    """Somebody: a token, the name, and a line for every note."""
    colours = shown.colours
    letter = shown.letters.get(one.side or "", "")
    style = None if one.side is None else _style(one.side)
    lying = Lying(one.symbol, one.rank or 1, style, letter)
    token(shown.theme, lying, FACE).on(image, left + FACE, top + TOP + 4)
    right = left + 2 * FACE + 16
    said, size = fit(shown.say(one.name), "label", NAME, ROOM, 18)
    write(image, right, top + TOP - 8, words(said, "label", size), colours.bar_text)
    middle = top + TOP + 19
    for note in one.notes:
        middle += PITCH * _note(image, shown, note, right, middle)


def _note(image: Image.Image, shown: Shown, note: Note, left: int, middle: int) -> int:
    """A sign and its lines; whose it is about as a shield behind them. Returns how many lines there are."""
    colours = shown.colours
    image.paste(colours.gold, (left, middle - 9), sign(note.symbol, 18))
    lines, size = lines_of(shown.say, note)
    for number, said in enumerate(lines):
        line, below = words(said, "text", size), middle + PITCH * number
        write(image, left + SHIELD, below, line, mix(colours.bar, colours.bar_text, 0.86))
    if note.side is not None:
        letter = shown.letters.get(note.side, "")
        at = left + SHIELD + line.width + 10
        chip(shown.theme, _style(note.side), letter, 0.85).on(image, at, below + 1)
    return len(lines)
