"""DRAFT (TE-3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.kit.asking import Asking
from bot.rules.kit.draft import changed, made
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic.actions import DraftDie
from bot.rules.tiny_epic.events.rounds import Drafted
from bot.rules.tiny_epic.model.facts import FACES

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic

Pick = tuple[int, bool]
"""A seat, and whether its die is for a bottom slot."""


def picks(players: int, holder: Seat) -> tuple[Pick, ...]:
    """Who takes a die when, counter-clockwise from the right of the holder; what is left is the holder's."""
    right = [(holder - step) % players for step in range(1, players)]
    taken = [(seat, False) for seat in right]
    if players == 2:
        return ((right[0], True), *taken, (holder, True))
    return ((right[0], True), *taken) if players == 3 else tuple(taken)


class Drafting(Asking):
    kind: Literal["drafting"] = "drafting"
    queue: tuple[Pick, ...]

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        return tuple(seat for seat, _ in self.queue[:1])

    def question(self, state: TinyEpic) -> Question:
        return Question("draft_bottom" if self.queue[0][1] else "draft", "TE-3.2")

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("draft",)

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return DraftDie(die=_distinct(state.dice)[0])

    def ordered(self, state: TinyEpic, seat: Seat) -> Action | None:
        face = state.lords[seat].orders.preferred("draft", state.dice)
        return DraftDie(die=face) if face is not None and not self.queue[0][1] else None

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(_distinct(state.dice))

    def surely_legal(self, state: TinyEpic, seat: Seat, action: Action) -> bool:
        return isinstance(action, DraftDie) and action.die in state.dice

    def answer(self, play: Play, seat: Seat, action: DraftDie) -> None:
        play.emit(made(Drafted, seat=seat, die=action.die, bottom=self.queue[0][1]))
        play.alter(changed(self, queue=self.queue[1:]))

    def carry_on(self, play: Play) -> None:
        for die in play.state.dice:
            play.emit(made(Drafted, seat=play.state.hand_of_king, die=die, bottom=False))
        play.pop()


def _distinct(dice: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(face for face in FACES if face in dice)
