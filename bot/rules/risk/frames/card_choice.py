"""Cards have been looked at, one of them is kept (RISK-10.2, RISK-21.10)."""

from __future__ import annotations

from typing import Literal, Self

from bot.rules.contract import Action, RuleError, Seat, Viewer
from bot.rules.kit.deck import blank
from bot.rules.kit.draft import Draft, changed, without
from bot.rules.kit.stack import Question
from bot.rules.risk.events.cards import Kept
from bot.rules.risk.frames.base import RiskFrame
from bot.rules.risk.frames.choosing import Choosing, keep_objectives
from bot.rules.risk.model.actions import KeepCards
from bot.rules.risk.model.piles import Pile
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.moment import expect

CLAUSES = {"objective": "RISK-10.2", "maester": "RISK-21.10", "territory": "RISK-20.2"}


class CardChoice(RiskFrame):
    """`seat` has looked at `cards` and keeps some; the others are discarded (RISK-10.2, RISK-21.10)."""

    kind: Literal["keep"] = "keep"
    seat: Seat
    pile: Pile
    cards: tuple[str, ...]

    def awaits(self, state: RiskState) -> tuple[Seat, ...]:
        return (self.seat,)

    def question(self, state: RiskState) -> Question:
        return Question("keep", CLAUSES[self.pile])

    def menu(self, state: RiskState, seat: Seat) -> tuple[str, ...]:
        return ("keep",)

    def default(self, state: RiskState, seat: Seat) -> Action:
        return KeepCards(cards=self.cards[:1])

    def go_on(self, draft: Draft[RiskState]) -> bool:
        """Keeps the only card there is; of two copies one is chosen all the same, lest haste betray it (RISK-25.3)."""
        if len(self.cards) > 1:
            return False
        self.keep(draft, self.cards[0])
        return True

    def keep(self, draft: Draft[RiskState], card: str) -> None:
        """`card` is kept."""
        draft.emit(Kept(seat=self.seat, pile=self.pile, card=card, dropped=without(self.cards, card)))

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else changed(self, cards=blank(self.cards))

    def left_by(self, state: RiskState, seat: Seat) -> Self | None:
        return None if seat == self.seat else self

    @property
    def on_table(self) -> tuple[Pile, tuple[str, ...]]:
        return self.pile, self.cards


def keep(draft: Draft[RiskState], seat: Seat, action: KeepCards) -> None:
    """RISK-10.2, RISK-19.2, RISK-21.10; RISK-4.4 in set-up."""
    if isinstance(draft.state.top, Choosing):
        keep_objectives(draft, seat, action)
        return
    frame = expect(draft.state, seat, CardChoice, "RISK-10.2")
    if len(action.cards) != 1 or action.cards[0] not in frame.cards:
        raise RuleError(CLAUSES[frame.pile], "risk-no-keep", count=1, cards=frame.cards)
    frame.keep(draft, action.cards[0])
