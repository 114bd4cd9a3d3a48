"""The stack: a frame is laid on top, changes, is taken off. What it means stands in its class."""

from __future__ import annotations

from typing import Literal, Self

from bot.rules.contract import Event, Viewer
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic.frames.kinds import AnyFrame


class Opened(Event):
    """A frame lies on top."""

    kind: Literal["opened"] = "opened"
    frame: AnyFrame

    def seen_by(self, viewer: Viewer) -> Self | None:
        return changed(self, frame=self.frame.seen_by(viewer))


class Altered(Event):
    """The frame on top has become another."""

    kind: Literal["altered"] = "altered"
    frame: AnyFrame

    def seen_by(self, viewer: Viewer) -> Self | None:
        return changed(self, frame=self.frame.seen_by(viewer))


class Closed(Event):
    """The frame on top is done."""

    kind: Literal["closed"] = "closed"


FLOW_EVENTS: tuple[type[Event], ...] = (Opened, Altered, Closed)
