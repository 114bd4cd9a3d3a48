"""What every event is, and what several folds need."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bot.rules.contract import Event, Seat
from bot.rules.kit.draft import changed, put
from bot.rules.tiny_epic.legal.dead import night_of

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import Lord, TinyEpic


class TinyEpicEvent(Event):
    """Something that happened, with what it does to the state: no judgement, no chance."""

    def fold(self, state: TinyEpic) -> TinyEpic:
        """The state after it."""
        return state


class News(TinyEpicEvent):
    """The end of a battle, a token turned up, a roll: plans stop at it, whoever made them (TE-21.7)."""

    def upsets(self, seat: Seat) -> bool:
        return True


def then(state: TinyEpic | None, event: Event) -> TinyEpic:
    """The state after an event of a game under way."""
    assert state is not None
    return cast(TinyEpicEvent, event).fold(state)


def with_lord(state: TinyEpic, seat: Seat, **fields: object) -> TinyEpic:
    return changed(state, lords=lords_with(state, seat, **fields))


def lords_with(state: TinyEpic, seat: Seat, **fields: object) -> tuple[Lord, ...]:
    """All of them, with something changed that belongs to one seat."""
    return put(state.lords, seat, changed(state.lords[seat], **fields))


def with_purse(state: TinyEpic, side: str, **fields: object) -> TinyEpic:
    return changed(state, purses={**state.purses, side: changed(state.purses[side], **fields)})


def with_night(state: TinyEpic, **fields: object) -> TinyEpic:
    return changed(state, night=changed(night_of(state), **fields))
