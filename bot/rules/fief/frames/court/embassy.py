"""An embassy: a private talk for which the game and its clocks stand still (FIEF-9.5, 9.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.fief.actions import Pass
from bot.rules.fief.events.offers import TalkEnded, TalkLeft
from bot.rules.fief.frames.asking import Asking
from bot.rules.kit.offers import NONE, Filled
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

FEWEST = 2
"""Who is left alone talks to nobody."""


class Talking(Asking):
    kind: Literal["talking"] = "talking"
    timed: ClassVar[bool] = False
    lets: ClassVar[bool] = False

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        if state.talk is None or len(state.talk.seats) < FEWEST:
            return ()
        return state.talk.seats

    def question(self, state: Fief) -> Question:
        return Question("talk", "FIEF-9.5")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("pass",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Pass()

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return NONE

    def answer(self, play: Play, seat: Seat, action: Pass) -> None:
        play.emit(TalkLeft(seat=seat))

    def carry_on(self, play: Play) -> None:
        if play.state.talk is not None:
            play.emit(TalkEnded())
        play.pop()
