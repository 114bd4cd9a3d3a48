"""All say at once what they want to claim (RISK-4.11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Self

from bot.rules.contract import Action, RuleError, Seat
from bot.rules.kit.draft import Draft, changed, put
from bot.rules.kit.sealed import Sealed
from bot.rules.kit.stack import Question
from bot.rules.risk.events.setup import LandsClaimed, Ranked
from bot.rules.risk.frames.base import RiskFrame
from bot.rules.risk.model.actions import Rank
from bot.rules.risk.model.dominion import Wish
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.claiming import RESTS, claimed, leave_unclaimed, usual_regions
from bot.rules.risk.play.moment import expect
from bot.rules.risk.play.setup import begin


class Ranking(Sealed, RiskFrame):
    """Each of `asked` has `reserves` to place, and gets in turn what is left of what it wants (RISK-4.11)."""

    kind: Literal["ranking"] = "ranking"
    reserves: tuple[int, ...]
    answers: Mapping[int, Wish] = {}

    def phase(self, state: RiskState) -> str | None:
        return "claim"

    def question(self, state: RiskState) -> Question:
        return Question("rank", "RISK-4.11")

    def menu(self, state: RiskState, seat: Seat) -> tuple[str, ...]:
        return ("rank",)

    def default(self, state: RiskState, seat: Seat) -> Action:
        first, second, third, *_ = usual_regions(state, seat)
        return Rank(first=first, second=second, third=third)

    def go_on(self, draft: Draft[RiskState]) -> bool:
        """Places all armies once all have answered, and begins the game (RISK-4.10, RISK-4.11)."""
        if not self.complete:
            return False
        for seat, armies in claimed(draft.state, self.asked, self.reserves, self.answers).items():
            draft.emit(LandsClaimed(seat=seat, armies=armies))
        leave_unclaimed(draft)
        begin(draft)
        return True

    def left_by(self, state: RiskState, seat: Seat) -> Self | None:
        """It stays though nobody be left to answer: then it goes on."""
        return changed(self.without(seat), reserves=put(self.reserves, seat, 0))


def rank(draft: Draft[RiskState], seat: Seat, action: Rank) -> None:
    """RISK-4.11."""
    expect(draft.state, seat, Ranking, "RISK-4.11")
    regions = (action.first, action.second, action.third)
    if len({*regions}) < len(regions) or not {*regions} <= {*usual_regions(draft.state, seat)}:
        raise RuleError("RISK-4.11", "risk-no-rank-regions")
    if action.armies not in RESTS:
        raise RuleError("RISK-4.11", "risk-no-rank-armies")
    draft.emit(Ranked(seat=seat, wish=Wish(regions=regions, armies=action.armies)))
