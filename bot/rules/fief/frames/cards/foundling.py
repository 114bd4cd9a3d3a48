"""P2.FOUNDLING: Houses without a living Noble take one free of charge (FIEF-0.32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.fief.actions import Choose
from bot.rules.fief.frames.asking import Open
from bot.rules.fief.legal import places
from bot.rules.fief.play import verbs
from bot.rules.kit.asking import first
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


class Foundling(Open):
    kind: Literal["foundling"] = "foundling"

    def question(self, state: Fief) -> Question:
        return Question("foundling", "FIEF-0.32")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("choose",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return first(state, self, seat, Choose)

    def ordered(self, state: Fief, seat: Seat) -> Action | None:
        """Nobody is asked about the only place (FIEF-0.95)."""
        found = places.cradles(state, seat)
        return Choose(what=found[0]) if len(found) == 1 else None

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(places.cradles(state, seat))

    def carry_on(self, play: Play) -> None:
        """In turn order; where somebody else has come to a place meanwhile, the first that is left."""
        play.pop()
        for seat in play.state.order:
            answer, found = self.answers.get(seat), places.cradles(play.state, seat)
            if isinstance(answer, Choose) and found and places.may_come(play.state, seat):
                village = answer.what if answer.what in found else found[0]
                verbs.come_of_age(play, seat, village, lady=False)


def open_foundling(play: Play) -> None:
    """Where there is no place it waits until the next round."""
    state = play.state
    asked = tuple(
        seat for seat in state.order if not state.houses[seat].succession and places.may_come(state, seat)
    )
    if asked:
        play.push(Foundling(asked=asked))
