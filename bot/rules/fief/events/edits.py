"""A game master's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Self

from bot.rules.contract import Seat, Viewer
from bot.rules.fief.events.base import FiefEvent, with_house
from bot.rules.fief.events.cards import returned
from bot.rules.kit.draft import changed

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


class GoldSet(FiefEvent):
    kind: Literal["gold_set"] = "gold_set"
    seat: Seat
    gold: int
    public: bool = True
    """Whether gold is (FIEF-0.91)."""

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if self.public or viewer == self.seat else None

    def fold(self, state: Fief) -> Fief:
        return with_house(state, self.seat, gold=self.gold)


class CalledOff(FiefEvent):
    """The battle is over, with all that lies above it; a card about which the Hand was asked goes back to its hand."""

    kind: Literal["called_off"] = "called_off"

    def fold(self, state: Fief) -> Fief:
        battle = next(place for place, frame in enumerate(state.stack) if frame.kind == "battle")
        asked: list[Any] = [frame for frame in state.stack[battle:] if frame.kind == "refusing"]
        for frame in asked:
            state = returned(state, frame.by_seat, frame.card)
        return changed(state, stack=state.stack[:battle])


class Reopened(FiefEvent):
    """An answer that no longer fits is dropped and asked for anew; of a sealed one its giver alone learns it."""

    kind: Literal["reopened"] = "reopened"
    seat: Seat
    secret: bool = True

    def seen_by(self, viewer: Viewer) -> Self | None:
        return None if self.secret and viewer != self.seat else self

    def fold(self, state: Fief) -> Fief:
        top: Any = state.stack[-1]
        return changed(state, stack=(*state.stack[:-1], top.reopened(self.seat)))


EDIT_EVENTS: tuple[type[FiefEvent], ...] = (GoldSet, CalledOff, Reopened)
