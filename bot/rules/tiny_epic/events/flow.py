"""The stack: a frame is laid on top, changes, is taken off. What it means stands in its class."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Self

from bot.rules.contract import Viewer
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic.events.base import TinyEpicEvent
from bot.rules.tiny_epic.frames.kinds import AnyFrame

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic


class Opened(TinyEpicEvent):
    """A frame lies on top."""

    kind: Literal["opened"] = "opened"
    frame: AnyFrame

    def fold(self, state: TinyEpic) -> TinyEpic:
        return changed(state, stack=(*state.stack, self.frame))

    def seen_by(self, viewer: Viewer) -> Self | None:
        return changed(self, frame=self.frame.seen_by(viewer))


class Altered(TinyEpicEvent):
    """The frame on top has become another."""

    kind: Literal["altered"] = "altered"
    frame: AnyFrame

    def fold(self, state: TinyEpic) -> TinyEpic:
        return changed(state, stack=(*state.stack[:-1], self.frame))

    def seen_by(self, viewer: Viewer) -> Self | None:
        return changed(self, frame=self.frame.seen_by(viewer))


class Closed(TinyEpicEvent):
    """The frame on top is done."""

    kind: Literal["closed"] = "closed"

    def fold(self, state: TinyEpic) -> TinyEpic:
        return changed(state, stack=state.stack[:-1])


FLOW_EVENTS: tuple[type[TinyEpicEvent], ...] = (Opened, Altered, Closed)
