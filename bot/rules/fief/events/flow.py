"""The stack: a frame is laid on top, changes, is taken off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Self

from bot.rules.contract import Viewer
from bot.rules.fief.events.answers import Answered, Elapsed, Recalled, Said
from bot.rules.fief.events.base import FiefEvent
from bot.rules.fief.frames.kinds import AnyFrame
from bot.rules.kit.draft import changed

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


class Opened(FiefEvent):
    """A frame lies on top."""

    kind: Literal["opened"] = "opened"
    frame: AnyFrame

    def seen_by(self, viewer: Viewer) -> Self | None:
        return changed(self, frame=self.frame.seen_by(viewer))

    def fold(self, state: Fief) -> Fief:
        return changed(state, stack=(*state.stack, self.frame))


class Altered(FiefEvent):
    """The frame on top has become another."""

    kind: Literal["altered"] = "altered"
    frame: AnyFrame

    def seen_by(self, viewer: Viewer) -> Self | None:
        return changed(self, frame=self.frame.seen_by(viewer))

    def fold(self, state: Fief) -> Fief:
        return changed(state, stack=(*state.stack[:-1], self.frame))


class Closed(FiefEvent):
    """The frame on top is done."""

    kind: Literal["closed"] = "closed"

    def fold(self, state: Fief) -> Fief:
        return changed(state, stack=state.stack[:-1])


FLOW_EVENTS: tuple[type[FiefEvent], ...] = (Opened, Altered, Closed, Answered, Elapsed, Recalled, Said)
