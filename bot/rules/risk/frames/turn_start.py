"""A turn is about to begin (RISK-6.5, RISK-23.1)."""

from __future__ import annotations

from typing import Literal, Self

from bot.rules.contract import Seat
from bot.rules.kit.draft import Draft, changed
from bot.rules.risk.frames.base import RiskFrame
from bot.rules.risk.model.board import board
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.turn import count
from bot.rules.risk.play.windows import open_window


class TurnStart(RiskFrame):
    """Others may play something before the turn of `seat` in round `round` begins (RISK-6.5, RISK-23.1)."""

    kind: Literal["dawn"] = "dawn"
    seat: Seat
    round: int
    asked: bool = False
    halved: bool = False

    def phase(self, state: RiskState) -> str | None:
        return "dawn"

    def go_on(self, draft: Draft[RiskState]) -> bool:
        """Asks the opponents, then counts the income (RISK-6.5)."""
        if not self.asked and open_window(draft, "opponent_turn_start"):
            return True
        state = draft.state
        draft.emit(count(board(state.board), state.owner, self.seat, self.round, state.on.gold, self.halved))
        return True

    def window_closed(self, window: str, played: bool) -> Self:
        return self if played else changed(self, asked=True)
