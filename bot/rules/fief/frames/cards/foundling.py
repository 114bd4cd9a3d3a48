"""P2.FOUNDLING: a House without a living Noble takes one free of charge (FIEF-0.32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.fief.actions import Choose
from bot.rules.fief.frames.asking import Turn, first
from bot.rules.fief.legal import places
from bot.rules.fief.play import verbs
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief
    from bot.rules.fief.play.draft import Play


class Foundling(Turn):
    kind: Literal["foundling"] = "foundling"

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        lost = not state.houses[self.seat].succession
        return (self.seat,) if lost and places.may_come(state, self.seat) else ()

    def question(self, state: Fief) -> Question:
        return Question("foundling", "FIEF-0.32")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("choose",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return first(state, self, seat, Choose)

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(places.cradles(state, seat))

    def answer(self, play: Play, seat: Seat, action: Choose) -> None:
        verbs.come_of_age(play, seat, action.what, lady=False)

    def carry_on(self, play: Play) -> None:
        play.pop()
