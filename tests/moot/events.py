"""What happens at the moot, and who sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.rules.contract import Event, Outcome, Text
from tests.moot.state import MootOptions


class Begun(Event):
    kind: Literal["begun"] = "begun"
    options: MootOptions
    players: int


class Dug(Event):
    kind: Literal["dug"] = "dug"
    seat: int
    gold: int

    def rolls(self) -> Mapping[str, int | None]:
        return {"dig": self.seat}


class Drawn(Event):
    kind: Literal["drawn"] = "drawn"
    seat: int
    card: int | None

    def seen_by(self, viewer: int | None) -> Drawn:
        return self if viewer == self.seat else self.model_copy(update={"card": None})

    def upsets(self, seat: int) -> bool:
        return seat == self.seat


class Rested(Event):
    kind: Literal["rested"] = "rested"
    seat: int
    closes = True


class Voted(Event):
    kind: Literal["voted"] = "voted"
    seat: int
    who: int

    def seen_by(self, viewer: int | None) -> Voted | None:
        return self if viewer == self.seat else None


class Counted(Event):
    kind: Literal["counted"] = "counted"
    votes: Mapping[int, int]
    closes = True


class Given(Event):
    kind: Literal["given"] = "given"
    seat: int
    who: int
    gold: int

    def text(self) -> Text:
        return Text(key="moot-given", args={"seat": self.seat, "who_seat": self.who, "gold": self.gold})


class Offered(Event):
    kind: Literal["offered"] = "offered"
    id: str
    seat: int
    who: int
    gold: int


class Answered(Event):
    kind: Literal["answered"] = "answered"
    id: str
    paid: bool


class Called(Event):
    kind: Literal["called"] = "called"
    seat: int


class WentOut(Event):
    kind: Literal["went_out"] = "went_out"
    seat: int


class Plotted(Event):
    kind: Literal["plotted"] = "plotted"
    seat: int
    note: int

    def seen_by(self, viewer: int | None) -> Plotted | None:
        return self if viewer == self.seat else None


class Left(Event):
    kind: Literal["left"] = "left"
    seat: int

    def upsets(self, seat: int) -> bool:
        return seat != self.seat


class Stopped(Event):
    kind: Literal["stopped"] = "stopped"
    outcome: Outcome
