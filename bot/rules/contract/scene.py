"""What to draw: a picture as data."""

from __future__ import annotations

from bot.rules.contract.base import Model, Seat
from bot.rules.contract.view import Figure
from bot.rules.contract.words import Text


class Side(Model):
    """A legend entry: who this colour, pattern and letter are."""

    id: str
    """Also the key of its style in `data/palette.json`."""
    letter: str
    label: Text
    seat: Seat | None = None
    figures: tuple[Figure, ...] = ()
    active: bool = False
    out: bool = False


class Area(Model):
    """A place of a board: whose, how many, and marks such as `castle` or `port`."""

    id: str
    side: str | None
    count: int | None = None
    marks: tuple[str, ...] = ()


class Token(Model):
    """A piece that lies in an area beside its count. A hidden one has the kind `hidden`.

    One with a `label` is somebody of that name. Where there is no room for all tokens of an area, those of one side are
    drawn as one with their number.
    """

    area: str
    kind: str
    side: str | None = None
    count: int = 1
    label: Text | None = None


class Arrow(Model):
    """Something that moved: `attack`, `conquest` or `move`."""

    source: str
    target: str
    kind: str
    count: int | None = None


class Slot(Model):
    """A place beside the board: the sign of what it is for, of what lies in it, or the side whose it is."""

    sign: str | None = None
    lies: str | None = None
    side: str | None = None
    label: Text | None = None
    """What is said of it, or of it and those after it without one."""


class Scene(Model):
    """A picture as data. `boards` are geometry files under `data/`, drawn side by side.

    A board may be another from one moment to the next (a wall falls): it is then another file.
    """

    boards: tuple[str, ...]
    title: Text
    corner: Text
    caption: Text | None = None
    sides: tuple[Side, ...]
    areas: tuple[Area, ...]
    tokens: tuple[Token, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    changed: tuple[str, ...] = ()
    """Areas that changed hands this turn, outlined."""
    beside: tuple[Slot, ...] = ()
    """Places beside the board, in a row: such as those for dice. Once a game has some it has them to its end."""
    winners: tuple[str, ...] = ()
    """The sides that have won: a picture of victory shows their arms. The caption then tells how they won."""
