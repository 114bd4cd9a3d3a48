"""What Dominion puts on the stack: claims, windows, cards being played, choices that follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.rules.contract import Model, Seat

Pile = Literal["territory", "maester", "objective"]


class Choosing(Model):
    """Each of `seats` keeps two of three Objectives, all at the same time and in secret (RISK-4.4)."""

    kind: Literal["choosing"] = "choosing"
    seats: tuple[Seat, ...]
    kept: Mapping[int, tuple[str, ...]] = {}


class Claiming(Model):
    """Starting armies are put on the board one by one: `reserves` by seat, `seat` is next (RISK-4.8)."""

    kind: Literal["claiming"] = "claiming"
    seat: Seat
    reserves: tuple[int, ...]


class Dawn(Model):
    """A turn is about to begin: others may play something first (RISK-6.5, RISK-23.1)."""

    kind: Literal["dawn"] = "dawn"
    seat: Seat
    round: int
    asked: bool = False
    halved: bool = False


class Force(Model):
    """An effect that lasts (RISK-27.1): `op` works for `seat`, by `amount`, at `place` or on a Character.

    It lies on the frame with which it ends: the turn, the invasion or the battle. `since` is how many conquests the
    turn had seen when it began.
    """

    op: str
    card: str
    seat: Seat
    amount: int = 0
    place: str | None = None
    since: int = 0


class Ban(Model):
    """The active player may not invade `place`, or nothing of `seat`, this turn (RISK-27.16).

    One that `lifts` ends when a territory of some other player is conquered (RISK-22.6).
    """

    seat: Seat
    place: str | None
    lifts: bool


class Answer(Model):
    """What a seat does in a window: plays `card` with its choices, or passes."""

    card: str | None = None
    target: str = "none"
    lands: tuple[str, ...] = ()


class Window(Model):
    """Seats are asked whether they play anything; their answers wait until all are in (RISK-23, RISK-26.6)."""

    kind: Literal["window"] = "window"
    name: str
    asked: tuple[Seat, ...]
    answers: Mapping[int, Answer] = {}
    played: bool = False


class Play(Model):
    """A Character or a Maester card is announced and paid; it takes effect unless it is cancelled (RISK-22.24)."""

    kind: Literal["play"] = "play"
    seat: Seat
    card: str
    target: str
    lands: tuple[str, ...]
    asked: bool = False
    cancelled: bool = False
    rollers: tuple[Seat, ...] = ()
    dice: tuple[int, ...] = ()
    checked: bool = False


class Keep(Model):
    """`seat` has looked at `cards` and keeps some; the others are discarded (RISK-10.2, RISK-21.10)."""

    kind: Literal["keep"] = "keep"
    seat: Seat
    pile: Pile
    cards: tuple[str, ...]


class Removal(Model):
    """Armies are taken off by `queue[0]`: one of their own, or up to `most` in `place` (RISK-22.11, RISK-22.20)."""

    kind: Literal["removal"] = "removal"
    queue: tuple[Seat, ...]
    by_seat: Seat
    card: str
    place: str | None = None
    most: int = 1
