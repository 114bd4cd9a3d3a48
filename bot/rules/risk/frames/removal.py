"""Armies are taken off the board, as a card demands (RISK-22.11, RISK-22.20)."""

from __future__ import annotations

from typing import Literal, Self

from bot.rules.contract import Action, RuleError, Seat
from bot.rules.kit.draft import Draft, changed
from bot.rules.kit.stack import Question
from bot.rules.risk.events.effects import Removed
from bot.rules.risk.frames.base import RiskFrame
from bot.rules.risk.model.actions import Remove
from bot.rules.risk.model.board import NEUTRAL, board
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.moment import expect


class Removal(RiskFrame):
    """Armies are taken off by `queue[0]`: one of their own, or up to `most` in `place` (RISK-22.11, RISK-22.20)."""

    kind: Literal["removal"] = "removal"
    queue: tuple[Seat, ...]
    by_seat: Seat
    card: str
    place: str | None = None
    most: int = 1

    def awaits(self, state: RiskState) -> tuple[Seat, ...]:
        return self.queue[:1]

    def question(self, state: RiskState) -> Question:
        clause = "RISK-22.11" if self.place is None else "RISK-22.20"
        return Question("remove", clause, {"card": self.card, "armies": self.most})

    def menu(self, state: RiskState, seat: Seat) -> tuple[str, ...]:
        return ("remove",)

    def default(self, state: RiskState, seat: Seat) -> Action:
        place = self.places(state)[0]
        return Remove(territory=place, armies=self.armies(state, place)[1])

    def places(self, state: RiskState) -> tuple[str, ...]:
        """Where the next in the queue may take armies off, most armies first (RISK-26.2)."""
        if self.place is not None:
            return (self.place,)
        held = board(state.board).held(state.owner, self.queue[0])
        strong = [place for place in held if state.armies[place] > 1]
        return tuple(sorted(strong, key=lambda place: -state.armies[place]))

    def armies(self, state: RiskState, place: str) -> tuple[int, int]:
        """How many at least and at most go from `place`."""
        return 0 if self.place is not None else self.most, min(self.most, state.armies[place] - 1)

    def go_on(self, draft: Draft[RiskState]) -> bool:
        """Passes over who has nothing to take off (RISK-22.11)."""
        places, seat = self.places(draft.state), self.queue[0]
        if not places or self._spared(draft.state):
            draft.emit(Removed(seat=seat, territory=None, armies=0))
        elif self.place is None and len(places) == 1:
            draft.emit(Removed(seat=seat, territory=places[0], armies=self.most))
        else:
            return False
        return True

    def _spared(self, state: RiskState) -> bool:
        """Whether `place` has none to lose, or no opponent any more: its holder has left (RISK-16.3, RISK-22.20)."""
        return self.place is not None and (state.armies[self.place] < 2 or state.owner[self.place] == NEUTRAL)

    def left_by(self, state: RiskState, seat: Seat) -> Self | None:
        queue = tuple(one for one in self.queue if one != seat)
        return None if self.by_seat == seat or not queue else changed(self, queue=queue)


def remove(draft: Draft[RiskState], seat: Seat, action: Remove) -> None:
    """RISK-22.11, RISK-22.20."""
    removal = expect(draft.state, seat, Removal, "RISK-22.20")
    if action.territory not in removal.places(draft.state):
        clause, key = (
            ("RISK-22.11", "risk-no-remove-there")
            if removal.place is None
            else ("RISK-22.20", "risk-no-remove-else")
        )
        raise RuleError(clause, key, territory=removal.place or action.territory)
    low, most = removal.armies(draft.state, action.territory)
    if not low <= action.armies <= most:
        clause = "RISK-22.11" if removal.place is None else "RISK-22.20"
        raise RuleError(clause, "risk-no-remove-armies", low=low, high=most)
    draft.emit(Removed(seat=seat, territory=action.territory, armies=action.armies))
