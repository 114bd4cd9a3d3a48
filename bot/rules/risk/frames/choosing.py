"""Objectives are being chosen, by all at the same time and in secret (RISK-4.4, MITCHELL-6.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Self

from pydantic import ConfigDict, Field

from bot.rules.contract import Action, RuleError, Seat
from bot.rules.kit.draft import Draft
from bot.rules.kit.sealed import Sealed
from bot.rules.kit.stack import Question
from bot.rules.risk.events.setup import ObjectivesKept, ObjectivesReturned
from bot.rules.risk.frames.base import RiskFrame
from bot.rules.risk.model.actions import KeepCards
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.claiming import OBJECTIVES_KEPT
from bot.rules.risk.play.moment import expect
from bot.rules.risk.play.setup import lay_out
from bot.rules.risk.play.turn import begin_round


class Choosing(Sealed, RiskFrame):
    """Each of `asked` keeps two of three Objectives (RISK-4.4). Stored under the names `seats` and `kept`."""

    model_config = ConfigDict(validate_by_name=True, validate_by_alias=True, serialize_by_alias=True)

    kind: Literal["choosing"] = "choosing"
    asked: tuple[Seat, ...] = Field(alias="seats")
    answers: Mapping[int, tuple[str, ...]] = Field({}, alias="kept")

    def phase(self, state: RiskState) -> str | None:
        return "risen" if state.owner else "choose"

    def question(self, state: RiskState) -> Question:
        return Question("choose", "RISK-4.4")

    def menu(self, state: RiskState, seat: Seat) -> tuple[str, ...]:
        return ("keep",)

    def default(self, state: RiskState, seat: Seat) -> Action:
        return KeepCards(cards=state.court.objectives[seat][:OBJECTIVES_KEPT])

    def sealed(self, seat: Seat) -> tuple[Action, ...]:
        return (KeepCards(cards=self.answers[seat]),) if seat in self.answers else ()

    def go_on(self, draft: Draft[RiskState]) -> bool:
        """Shuffles the third cards back once all have chosen, and goes on with the set-up or the next round."""
        if not self.complete:
            return False
        state = draft.state
        dealt = state.court.objectives
        hands = tuple(self.answers.get(seat, hand) for seat, hand in enumerate(dealt))
        back = [card for had, kept in zip(dealt, hands, strict=True) for card in had if card not in kept]
        deck = draft.chance.shuffle("objectives", (*state.court.objective_deck, *back))
        risen = self.asked if state.owner else ()
        draft.emit(ObjectivesReturned(hands=hands, deck=deck, choosing=risen))
        (begin_round if state.owner else lay_out)(draft)
        return True

    def left_by(self, state: RiskState, seat: Seat) -> Self | None:
        """It stays though nobody be left to choose: then it goes on."""
        return self.without(seat)


def keep_objectives(draft: Draft[RiskState], seat: Seat, action: KeepCards) -> None:
    """RISK-4.4."""
    expect(draft.state, seat, Choosing, "RISK-4.4")
    dealt, kept = draft.state.court.objectives[seat], action.cards
    number = min(OBJECTIVES_KEPT, len(dealt))
    if len(kept) != number or len(set(kept)) != number or not set(kept) <= set(dealt):
        raise RuleError("RISK-4.4", "risk-no-keep", count=number, cards=dealt)
    draft.emit(ObjectivesKept(seat=seat, cards=kept))
