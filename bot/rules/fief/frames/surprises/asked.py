"""Who is asked about a surprise card of somebody else: the Master of Laws, the Hand (FIEF-1.79, 8.41)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Seat
from bot.rules.fief.actions import Answer
from bot.rules.fief.events.court import PowerUsed
from bot.rules.fief.events.people import TitleGained
from bot.rules.fief.events.surprises import LaidBehind, Refused
from bot.rules.fief.frames.asking import Turn, YesNo
from bot.rules.fief.legal import murder as odds
from bot.rules.fief.play import murder
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


class Amid(YesNo, Turn):
    """One player says yes or no, in the middle of a step."""

    midst: ClassVar[bool] = True

    def pauses(self, state: Fief) -> bool:
        return False

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        return (self.seat,)


class Rethrow(Amid):
    """Whether the die of an Assassination is thrown again (Edition B)."""

    kind: Literal["rethrow"] = "rethrow"
    by_seat: Seat
    victim: str
    by: str
    die: int

    def question(self, state: Fief) -> Question:
        return Question("rethrow", "FIEF-1.79", {"noble": self.victim, "die": self.die})

    def answer(self, play: Play, seat: Seat, action: Answer) -> None:
        play.pop()
        die = self.die
        if action.yes:
            play.emit(PowerUsed(seat=seat, power=odds.LAWS))
            die = murder.throw(play, self.by_seat, self.victim, self.by, again=True)
        murder.conclude(play, self.victim, die)


class Refusing(Amid):
    """Whether the Hand refuses a Member of the Small Council."""

    kind: Literal["refusing"] = "refusing"
    matter: ClassVar[str] = "refuse"
    by_seat: Seat
    card: str
    title: str
    noble: str

    def question(self, state: Fief) -> Question:
        return Question("refuse", "FIEF-8.41", {"noble": self.noble, "title": self.title})

    def answer(self, play: Play, seat: Seat, action: Answer) -> None:
        play.pop()
        if action.yes:
            play.emit(Refused(seat=self.by_seat, hand_seat=seat, card=self.card, noble=self.noble))
        else:
            install(play, self.noble, self.title, self.card)


def install(play: Play, noble: str, title: str, card: str) -> None:
    """FIEF-8.40, 8.43: the Title, with its card behind it."""
    play.emit(LaidBehind(card=card, title=title))
    play.emit(TitleGained(noble=noble, title=title, how="card"))
