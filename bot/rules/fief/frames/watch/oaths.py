"""WATCH.OATHS: vows broken and taken (FIEF-11.8, 11.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Action, Candidates, Seat, Several
from bot.rules.fief.actions import Oath
from bot.rules.fief.events.watch import VowMissed
from bot.rules.fief.frames.asking import Open
from bot.rules.fief.legal import watch
from bot.rules.fief.model.board import GATES, WALL
from bot.rules.fief.model.watch import BROTHER
from bot.rules.fief.play import watch as vows
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


class Oaths(Open):
    """Each player names Brothers who forswear their vows, and Outlaws who take the black; done in turn order."""

    kind: Literal["oaths"] = "oaths"
    matter: ClassVar[str] = "oaths"

    def question(self, state: Fief) -> Question:
        return Question("oaths", "FIEF-11.10")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("oath",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Oath(nobles=())

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        if field == "nobles":
            choices = pick(concerned(state, seat)).choices
            return Several(choices=choices, low=0, high=len(choices))
        named = filled.get("nobles")
        down = isinstance(named, tuple) and any(
            one in state.nobles and state.nobles[one].place == WALL and state.nobles[one].free
            for one in named
        )
        return pick(GATES) if down else NONE

    def carry_on(self, play: Play) -> None:
        play.pop()
        for seat in play.state.order:
            answer = self.answers.get(seat)
            if not isinstance(answer, Oath):
                continue
            for noble in answer.nobles:
                if noble in watch.penitents(play.state, seat):
                    vows.swear(play, noble)
                elif noble in play.state.nobles and BROTHER in play.state.nobles[noble].titles:
                    vows.forswear(play, noble, answer.gate)
                elif noble in play.state.nobles:
                    play.emit(VowMissed(noble=noble))


def concerned(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Who of a House may break a vow or take one."""
    return (*watch.sworn(state, seat), *watch.penitents(state, seat))


def open_oaths(play: Play) -> None:
    if not play.state.options.nwe:
        return
    asked = tuple(
        seat for seat in play.state.order if concerned(play.state, seat) and not play.state.houses[seat].gone
    )
    if asked:
        play.push(Oaths(asked=asked))
