"""Starting armies are put on the board one by one (RISK-4.8)."""

from __future__ import annotations

from typing import Literal, Self

from bot.rules.contract import Action, RuleError, Seat
from bot.rules.kit.draft import Draft, changed, put
from bot.rules.kit.stack import Question
from bot.rules.risk.events.setup import Claimed
from bot.rules.risk.frames.base import RiskFrame
from bot.rules.risk.model.actions import Claim
from bot.rules.risk.model.board import UNCLAIMED, board
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.claiming import claimable, leave_unclaimed
from bot.rules.risk.play.moment import expect
from bot.rules.risk.play.setup import begin


class Claiming(RiskFrame):
    """`reserves` are still to be placed, by seat; `seat` is next (RISK-4.8)."""

    kind: Literal["claiming"] = "claiming"
    seat: Seat
    reserves: tuple[int, ...]

    def phase(self, state: RiskState) -> str | None:
        return "claim"

    def awaits(self, state: RiskState) -> tuple[Seat, ...]:
        return (self.seat,)

    def question(self, state: RiskState) -> Question:
        new = UNCLAIMED in state.owner.values()
        return Question("claim" if new else "add", "RISK-4.8", {"armies": self.reserves[self.seat]})

    def menu(self, state: RiskState, seat: Seat) -> tuple[str, ...]:
        return ("claim",)

    def default(self, state: RiskState, seat: Seat) -> Action:
        """The first free territory linked with one's own, or the weakest of one's own (RISK-26.2)."""
        possible, here = claimable(state, seat), board(state.board)
        if state.owner[possible[0]] != UNCLAIMED:
            return Claim(territory=min(possible, key=state.armies.__getitem__))
        linked = (place for place in possible if any(state.owner[near] == seat for near in here.links[place]))
        return Claim(territory=next(linked, possible[0]))

    def go_on(self, draft: Draft[RiskState]) -> bool:
        """Begins the game once all starting armies stand (RISK-4.8 to RISK-4.10)."""
        if any(self.reserves):
            return False
        leave_unclaimed(draft)
        begin(draft)
        return True

    def left_by(self, state: RiskState, seat: Seat) -> Self | None:
        """The rotation goes on without `seat`."""
        reserves = put(self.reserves, seat, 0)
        later = [other for other in state.after(seat) if reserves[other]]
        current = self.seat if self.seat != seat or not later else later[0]
        return changed(self, seat=current, reserves=reserves)


def claim(draft: Draft[RiskState], seat: Seat, action: Claim) -> None:
    """RISK-4.8."""
    state = draft.state
    expect(state, seat, Claiming, "RISK-4.8")
    possible = claimable(state, seat)
    if action.territory not in possible:
        new = state.owner[possible[0]] == UNCLAIMED
        raise RuleError("RISK-4.8", "risk-no-claim" if new else "risk-no-add")
    draft.emit(Claimed(seat=seat, territory=action.territory, new=state.owner[action.territory] == UNCLAIMED))
