"""Seats are asked whether they play anything (RISK-23, RISK-26.4 to RISK-26.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, Self

from bot.rules.contract import Action, RuleError, Seat
from bot.rules.kit.draft import Draft, changed
from bot.rules.kit.sealed import Sealed
from bot.rules.kit.stack import Question
from bot.rules.risk.events.plays import PASSED, Answered, Closed
from bot.rules.risk.frames.base import Answer, RiskFrame
from bot.rules.risk.model.actions import Pass
from bot.rules.risk.model.library import THINGS, aim
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.moment import expect
from bot.rules.risk.play.plays import announce, choices, objection, playable


class Named(RiskFrame):
    """One of several sorts: a base of its own, so that its name is stored before what it asks."""

    name: str


class Window(Sealed, Named):
    """Their answers wait until all are in (RISK-23, RISK-26.6). Whom it asks is for `play.windows` to say."""

    passable: ClassVar[bool] = True

    kind: Literal["window"] = "window"
    answers: Mapping[int, Answer] = {}
    played: bool = False

    def question(self, state: RiskState) -> Question:
        """What it is about: the invasion, the card being played."""
        about: dict[str, str | int] = {}
        if state.invasion is not None:
            about = {"source": state.invasion.source, "target": state.invasion.target}
        if state.played is not None:
            about |= {"card": state.played.card, "playing_seat": state.played.seat}
            about |= aim(state.played.card, state.played.target)
        if state.active is not None:
            about["active_seat"] = state.active
        return Question(self.name, "RISK-26.4", about, "window")

    def menu(self, state: RiskState, seat: Seat) -> tuple[str, ...]:
        return ("play", "pass") if playable(state, seat) else ("pass",)

    def default(self, state: RiskState, seat: Seat) -> Action:
        return Pass()

    def go_on(self, draft: Draft[RiskState]) -> bool:
        """Carries the answers out in order once all are in (RISK-26.6)."""
        if not self.complete:
            return False
        for seat in self.asked:
            answer = self.answers[seat]
            if answer.card is not None and self.fits(draft.state, seat, answer):
                announce(draft, seat, THINGS[answer.card], answer)
                return True
        draft.emit(Closed(window=self.name, played=self.played))
        return True

    def fits(self, state: RiskState, seat: Seat, answer: Answer) -> bool:
        """Whether an answer can be carried out as the board is now; if not it counts as a pass (RISK-26.9)."""
        if answer.card is None:
            return True
        before, card = changed(state, stack=(*state.stack[:-1], self.reopened(seat))), THINGS[answer.card]
        if objection(before, seat, card) is not None:
            return False
        try:
            choices(before, seat, card, answer.target, answer.lands)
        except RuleError:
            return False
        return True

    def noticed(self, seat: Seat, played: Answer) -> Self:
        """Once the answer of `seat` has been played, it has no other."""
        if self.answers.get(seat) != played:
            return self
        answers = {other: given for other, given in self.answers.items() if other != seat}
        return changed(self, answers={**answers, seat: Answer()}, played=True)


def passes(state: RiskState) -> tuple[str, ...]:
    """For how long one may pass now: this time alone, or as long as something lies below the window (RISK-26.10)."""
    there = {frame.kind for frame in state.stack}
    return ("now", *(until for until, kinds in PASSED.items() if there.intersection(kinds)))


def pass_by(draft: Draft[RiskState], seat: Seat, action: Pass) -> None:
    """RISK-23.2, RISK-26.10: the answer of who plays nothing."""
    expect(draft.state, seat, Window, "RISK-23.2")
    if action.until not in passes(draft.state):
        raise RuleError("RISK-26.10", "risk-no-pass-until")
    draft.emit(Answered(seat=seat, card=None, until=action.until))
