"""P1.CONCEDE: with `title_concession` each player may move one Title within its House (FIEF-10.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.fief.actions import Bestow, Pass
from bot.rules.fief.frames.asking import Open
from bot.rules.fief.legal import bestowal
from bot.rules.fief.play import verbs
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


class Conceding(Open):
    kind: Literal["conceding"] = "conceding"
    matter: ClassVar[str] = "concede"

    def question(self, state: Fief) -> Question:
        return Question("concession", "FIEF-10.5")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("bestow", "pass") if bestowal.movable(state, seat) else ("pass",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Pass()

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        movable = bestowal.movable(state, seat)
        if field == "title":
            return pick(movable)
        return pick(movable.get(str(filled.get("title")), ()))

    def carry_on(self, play: Play) -> None:
        play.pop()
        for seat in play.state.order:
            answer = self.answers.get(seat)
            if isinstance(answer, Bestow) and answer.noble in bestowal.movable(play.state, seat).get(
                answer.title, ()
            ):
                verbs.pass_on(play, answer.title, answer.noble)


def open_conceding(play: Play) -> None:
    state = play.state
    if not state.options.title_concession:
        return
    asked = tuple(
        seat for seat in state.order if bestowal.movable(state, seat) and not state.houses[seat].gone
    )
    if asked:
        play.push(Conceding(asked=asked))
