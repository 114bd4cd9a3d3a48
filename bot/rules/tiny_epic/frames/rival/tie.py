"""A tie of the Rival's: its opponent decides (TE-16.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.kit.asking import Asking, first
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic.actions import Choose
from bot.rules.tiny_epic.events.rival import Decided

if TYPE_CHECKING:
    from bot.rules.tiny_epic.frames.rival.deeds import Deeds
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


class Tie(Asking):
    """Lies on the `Deeds` frame that goes on with what is chosen; `what` is the deed."""

    kind: Literal["tie"] = "tie"
    seat: Seat
    what: str
    options: tuple[str, ...]

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        return (self.seat,)

    def question(self, state: TinyEpic) -> Question:
        return Question("tie", "TE-16.5", {"what": f"tie-{self.what}"})

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("choose",)

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return first(state, self, seat, Choose)

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(self.options)

    def answer(self, play: Play, seat: Seat, action: Choose) -> None:
        play.pop()
        play.emit(Decided(what=action.what))
        play.alter(changed(cast("Deeds", play.state.stack[-1]), named=action.what))
