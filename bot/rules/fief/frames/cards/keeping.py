"""P3.UPKEEP: who keeps how many Mercenaries, at 1 gold each (FIEF-3.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.fief.actions import Keep
from bot.rules.fief.events.auction import Engaged
from bot.rules.fief.frames.asking import Open
from bot.rules.fief.play import verbs
from bot.rules.kit.offers import Filled, amount
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


class Keeping(Open):
    kind: Literal["keeping"] = "keeping"
    matter: ClassVar[str] = "upkeep"

    def question(self, state: Fief) -> Question:
        return Question("keep", "FIEF-3.8")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("keep",)

    def default(self, state: Fief, seat: Seat) -> Action:
        """As many as can be paid."""
        return Keep(count=payable(state, seat))

    def ordered(self, state: Any, seat: Seat) -> Action | None:
        """`yes` keeps as many as can be paid, `no` nobody (FIEF-17.12)."""
        match state.houses[seat].orders.said.get(self.matter):
            case "yes":
                return self.default(state, seat)
            case "no":
                return Keep(count=0)
        return None

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        most = payable(state, seat)
        return amount(0, most, most)

    def carry_on(self, play: Play) -> None:
        play.pop()
        settle(play, {seat: one.count for seat, one in self.answers.items() if isinstance(one, Keep)})


def payable(state: Fief, seat: Seat) -> int:
    """How many Mercenaries a House can pay for."""
    return min(state.houses[seat].mercenaries, state.houses[seat].gold)


def settle(play: Play, kept: dict[Seat, int]) -> None:
    """They are paid, or go back to the bank. Gold given away meanwhile pays nobody."""
    for seat in play.state.order:
        count = min(kept.get(seat, payable(play.state, seat)), payable(play.state, seat))
        gone = play.state.houses[seat].mercenaries - count
        verbs.gold(play, seat, -count, "upkeep")
        if gone:
            play.emit(Engaged(seat=seat, count=-gone))


def open_upkeep(play: Play) -> None:
    """Who has Mercenaries is asked; who has left pays for those it can, who has no gold for nobody (FIEF-0.95)."""
    state = play.state
    asked = tuple(
        seat
        for seat in state.order
        if state.houses[seat].mercenaries
        and not state.houses[seat].gone
        and (state.houses[seat].gold or not state.options.gold_public)
    )
    if asked:
        play.push(Keeping(asked=asked))
    else:
        settle(play, {})
