"""Answers that lie sealed in the frame on top."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Self

from bot.rules.contract import Seat, Viewer
from bot.rules.fief.actions import AnyAction
from bot.rules.fief.events.base import FiefEvent
from bot.rules.kit.draft import changed

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


class Answered(FiefEvent):
    """A seat has answered a sealed frame. Nobody else knows that it happened (FIEF-0.7, SECRET)."""

    kind: Literal["answered"] = "answered"
    seat: Seat
    action: AnyAction

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None

    def fold(self, state: Fief) -> Fief:
        return _answered(state, self.seat, self.action)


class Recalled(FiefEvent):
    """FIEF-0.7: a seat takes back what it has answered; where answers are sealed nobody else knows."""

    kind: Literal["recalled"] = "recalled"
    seat: Seat
    secret: bool

    def seen_by(self, viewer: Viewer) -> Self | None:
        return None if self.secret and viewer != self.seat else self

    def fold(self, state: Fief) -> Fief:
        """With what it has said goes what it has asked for: the end of a marriage (FIEF-1.24)."""
        top: Any = state.stack[-1]
        if top.kind == "proposing":
            others = tuple(one for one in state.requests if state.nobles[one].seat != self.seat)
            state = changed(state, requests=others)
        return changed(state, stack=(*state.stack[:-1], top.reopened(self.seat)))


class Elapsed(FiefEvent):
    """FIEF-17.30: the time of a decision is over that all have answered. What it brings is told by what follows."""

    kind: Literal["elapsed"] = "elapsed"

    def seen_by(self, viewer: Viewer) -> Self | None:
        return None

    def fold(self, state: Fief) -> Fief:
        return changed(state, stack=(*state.stack[:-1], changed(state.stack[-1], elapsed=True)))


class Said(FiefEvent):
    """A seat has answered a frame that all answer in the open (FIEF-0.7, OPEN)."""

    kind: Literal["said"] = "said"
    seat: Seat
    action: AnyAction

    def fold(self, state: Fief) -> Fief:
        return _answered(state, self.seat, self.action)


def _answered(state: Fief, seat: Seat, action: AnyAction) -> Fief:
    top: Any = state.stack[-1]
    return changed(state, stack=(*state.stack[:-1], top.answered(seat, action)))
