"""What the frames of RISK have in common."""

from __future__ import annotations

from operator import not_
from typing import TYPE_CHECKING, ClassVar, Self

from pydantic import Field

from bot.rules.contract import Model, Seat, Viewer
from bot.rules.kit.draft import changed
from bot.rules.kit.stack import Frame
from bot.rules.risk.model.lasting import LastingEffect
from bot.rules.risk.model.piles import Pile
from bot.rules.risk.model.state import RiskState

NO_CARDS: tuple[Pile, tuple[str, ...]] = ("territory", ())


class Answer(Model):
    """What a seat does in a window: plays `card` with its choices, or passes."""

    card: str | None = None
    target: str = "none"
    lands: tuple[str, ...] = ()


class RiskFrame(Frame):
    """One thing that is being decided, or a stretch of play."""

    comes_first: ClassVar[bool] = True

    passing: tuple[Seat, ...] = Field((), exclude_if=not_)
    """Those who pass in every window for as long as it lies there: a secret of theirs (RISK-26.10)."""

    def seen_by(self, viewer: Viewer) -> Self:
        if not self.passing:
            return self
        return changed(self, passing=tuple(seat for seat in self.passing if seat == viewer))

    def phase(self, state: RiskState) -> str | None:
        """The stretch of the game it stands for, as the words name it; None: that of the frame below."""
        return None

    @property
    def on_table(self) -> tuple[Pile, tuple[str, ...]]:
        """Cards that lie in it and nowhere else: they are discarded if it is over before its time."""
        return NO_CARDS

    def window_opened(self, state: RiskState, window: str, seats: tuple[Seat, ...]) -> Self:
        """The frame once a window has opened above it (RISK-23.2)."""
        return self

    def window_closed(self, window: str, played: bool) -> Self:
        """The frame once that window is closed; if something was `played` in it, it may open again."""
        return self

    def noticed(self, seat: Seat, played: Answer) -> Self:
        """The frame once `seat` has played a card above it, or in answer to it."""
        return self


class Lasting(RiskFrame):
    """One with which effects end (RISK-27.1). Each declares `forces` itself, at its place among what is stored."""

    if TYPE_CHECKING:
        forces: tuple[LastingEffect, ...]

    def left_by(self, state: RiskState, seat: Seat) -> Self | None:
        """Without the effects that worked for `seat`."""
        if all(force.seat != seat for force in self.forces):
            return self
        return changed(self, forces=tuple(force for force in self.forces if force.seat != seat))
