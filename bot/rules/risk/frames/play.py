"""A card is on the table (RISK-22.24)."""

from __future__ import annotations

from typing import Literal, Self

from bot.rules.contract import Seat
from bot.rules.kit.draft import Draft, changed
from bot.rules.risk.events.plays import CardRolled, Resolved
from bot.rules.risk.frames.base import RiskFrame
from bot.rules.risk.model.library import MAESTERS
from bot.rules.risk.model.piles import Pile
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.effects import carry_out, rollers
from bot.rules.risk.play.windows import open_window

CARD_DIE = 6


class Play(RiskFrame):
    """A Character or a Maester card is announced and paid; it takes effect unless it is cancelled (RISK-22.24)."""

    kind: Literal["play"] = "play"
    seat: Seat
    card: str
    target: str
    lands: tuple[str, ...]
    asked: bool = False
    cancelled: bool = False
    rollers: tuple[Seat, ...] = ()
    dice: tuple[int, ...] = ()
    checked: bool = False

    def go_on(self, draft: Draft[RiskState]) -> bool:
        """Announced, it may be cancelled; then its dice are rolled, then it takes effect (RISK-22.24)."""
        if not self.cancelled:
            open_still = self.card in MAESTERS and not self.asked and not self.dice
            if open_still and open_window(draft, "opponent_plays_maester"):
                return True
            seats = rollers(draft.state, self)
            if seats and not self.dice:
                dice = draft.chance.roll(self.card, CARD_DIE, len(seats))
                draft.emit(CardRolled(card=self.card, seats=seats, dice=dice))
                return True
            if self.dice and not self.checked and open_window(draft, "after_any_own_roll"):
                return True
        draft.emit(Resolved(seat=self.seat, card=self.card))
        if not self.cancelled:
            carry_out(draft, self)
        return True

    def window_closed(self, window: str, played: bool) -> Self:
        if window == "after_any_own_roll":
            return changed(self, checked=not played)
        return self if played else changed(self, asked=True)

    def left_by(self, state: RiskState, seat: Seat) -> Self | None:
        return None if seat == self.seat else self

    @property
    def on_table(self) -> tuple[Pile, tuple[str, ...]]:
        return "maester", (self.card,) if self.card in MAESTERS else ()
