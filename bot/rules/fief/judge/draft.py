"""The draft of a game: events as they come, the frames they lay on the stack."""

from __future__ import annotations

from collections.abc import Callable

from bot.rules.contract import Chance, Event, Seat
from bot.rules.fief.events.base import witnessed
from bot.rules.fief.events.flow import Altered, Closed, Opened
from bot.rules.fief.fold import fold
from bot.rules.fief.frames.kinds import AnyFrame
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import StackDraft


class Play(StackDraft[Fief, AnyFrame]):
    """A state being judged, with its stack."""

    opened, altered, closed = Opened, Altered, Closed()

    def __init__(self, state: Fief, chance: Chance) -> None:
        super().__init__(fold, state, chance)

    def emit(self, event: Event) -> None:
        super().emit(witnessed(self.state, event))

    def push_turns(self, frame: Callable[[Seat], AnyFrame]) -> None:
        """A frame for each player, first in turn order on top (TURN, FIEF-0.7)."""
        for seat in reversed(self.state.order):
            self.push(frame(seat))

    def die(self, why: str, sides: int = 6) -> int:
        """One die (FIEF-0.5)."""
        return self.chance.roll(why, sides)[0]
