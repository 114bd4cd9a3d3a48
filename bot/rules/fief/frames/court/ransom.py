"""P4.RANSOM: holders and owners of Captives may bargain before anything is bought (FIEF-4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.fief.actions import Pass
from bot.rules.fief.frames.asking import Open
from bot.rules.kit.offers import NONE, Filled
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief
    from bot.rules.fief.play.draft import Play


class Ransom(Open):
    """Offers are made and accepted beside it; whoever has done with them says so."""

    kind: Literal["ransom"] = "ransom"

    def question(self, state: Fief) -> Question:
        return Question("ransom", "FIEF-4.3")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("pass",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Pass()

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return NONE

    def carry_on(self, play: Play) -> None:
        play.pop()


def open_ransom(play: Play) -> None:
    state = play.state
    held = [one for one in state.nobles.values() if isinstance(one.captor, int)]
    concerned = {seat for one in held for seat in (one.seat, one.captor)}
    asked = tuple(seat for seat in state.order if seat in concerned and not state.houses[seat].gone)
    if asked:
        play.push(Ransom(asked=asked))
