"""Somebody without a House asks to lead one (MITCHELL-6.7)."""

from __future__ import annotations

from typing import Literal, Self

from bot.rules.contract import Action, RuleError, Seat
from bot.rules.kit.draft import Draft, changed
from bot.rules.kit.stack import Question
from bot.rules.risk.events.mitchell import HousePromised, HouseVoted
from bot.rules.risk.frames.base import RiskFrame
from bot.rules.risk.model.actions import Agree
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.moment import expect


class Vote(RiskFrame):
    """All players in the game are asked whether `seat` may lead `house`; one no is enough (MITCHELL-6.7)."""

    kind: Literal["vote"] = "vote"
    seat: Seat
    house: str
    asked: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()

    def awaits(self, state: RiskState) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.asked if seat not in self.agreed)

    def asks(self, state: RiskState) -> tuple[Seat, ...]:
        return self.asked

    def question(self, state: RiskState) -> Question:
        return Question("agree", "MITCHELL-6.7", {"asking_seat": self.seat, "house": self.house})

    def menu(self, state: RiskState, seat: Seat) -> tuple[str, ...]:
        return ("agree",)

    def default(self, state: RiskState, seat: Seat) -> Action:
        return Agree(yes=False)

    def go_on(self, draft: Draft[RiskState]) -> bool:
        """Promises the House once all have agreed."""
        if self.awaits(draft.state):
            return False
        draft.emit(HousePromised(seat=self.seat, house=self.house))
        return True

    def left_by(self, state: RiskState, seat: Seat) -> Self | None:
        """Who leaves is asked nothing more."""
        return changed(self, asked=tuple(one for one in self.asked if one != seat))


def agree(draft: Draft[RiskState], seat: Seat, action: Agree) -> None:
    """MITCHELL-6.7."""
    if draft.state.realm is None:
        raise RuleError("RISK-2.5", "risk-no-land-mode")
    expect(draft.state, seat, Vote, "MITCHELL-6.7")
    draft.emit(HouseVoted(seat=seat, yes=action.yes))
