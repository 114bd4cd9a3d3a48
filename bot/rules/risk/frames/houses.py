"""Houses are being chosen (RISK-3.2)."""

from __future__ import annotations

from typing import Literal, Self

from bot.rules.contract import Action, RuleError, Seat
from bot.rules.kit.draft import Draft, changed
from bot.rules.kit.stack import Question
from bot.rules.risk.events.setup import HouseTaken
from bot.rules.risk.frames.base import RiskFrame
from bot.rules.risk.model.actions import House
from bot.rules.risk.model.board import SKIRMISH
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.claiming import set_court
from bot.rules.risk.play.moment import expect
from bot.rules.risk.play.setup import free_houses, lay_out


class Houses(RiskFrame):
    """`queue[0]` chooses next (RISK-3.2)."""

    kind: Literal["houses"] = "houses"
    queue: tuple[Seat, ...]

    def awaits(self, state: RiskState) -> tuple[Seat, ...]:
        return self.queue[:1]

    def question(self, state: RiskState) -> Question:
        return Question("house", "RISK-3.2" if state.realm is None else "MITCHELL-2.1")

    def menu(self, state: RiskState, seat: Seat) -> tuple[str, ...]:
        return ("house",)

    def default(self, state: RiskState, seat: Seat) -> Action:
        return House(house=free_houses(state)[0])

    def go_on(self, draft: Draft[RiskState]) -> bool:
        """Gives the last House to the last in the queue, and goes on once all have one."""
        free = free_houses(draft.state)
        if not self.queue:
            if not set_court(draft):
                lay_out(draft)
        elif len(free) == 1:
            draft.emit(HouseTaken(seat=self.queue[0], house=free[0]))
        else:
            return False
        return True

    def left_by(self, state: RiskState, seat: Seat) -> Self | None:
        return changed(self, queue=tuple(one for one in self.queue if one != seat))


def choose_house(draft: Draft[RiskState], seat: Seat, action: House) -> None:
    """RISK-3.2, RISK-4.1, RISK-4.2, RISK-5.2, MITCHELL-2.1."""
    expect(draft.state, seat, Houses, "RISK-3.2")
    free = free_houses(draft.state)
    if action.house not in free:
        raise RuleError(_clause(draft.state), "risk-no-house", house=action.house, free=free)
    draft.emit(HouseTaken(seat=seat, house=action.house))


def _clause(state: RiskState) -> str:
    """The clause that says which Houses there are to choose from."""
    if state.realm is not None:
        return "MITCHELL-2.1"
    if state.on.setup == "deal":
        return "RISK-3.2"
    return "RISK-5.2" if len(SKIRMISH[len(state.houses)].boards) > 1 else "RISK-4.2"
