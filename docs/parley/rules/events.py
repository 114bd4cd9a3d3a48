"""What happens."""

from collections.abc import Mapping
from typing import ClassVar, Literal, Self

from bot.rules.contract import Battle, Event, Feat, Outcome, Seat, Text, Viewer
from bot.rules.parley.board import RAIDERS


class Begun(Event):
    kind: Literal["begun"] = "begun"
    players: int


class TurnBegan(Event):
    kind: Literal["turn_began"] = "turn_began"
    seat: Seat


class Held(Event):
    kind: Literal["held"] = "held"
    seat: Seat


class Marched(Event):  # into one's own land or an empty one
    kind: Literal["marched"] = "marched"
    seat: Seat
    source: str
    target: str
    spears: int

    def text(self) -> Text:
        return Text(key="parley-marched", args=self.model_dump(exclude={"kind"}))


class Attacked(Event):
    kind: Literal["attacked"] = "attacked"
    seat: Seat
    source: str
    target: str
    spears: int
    defender: int

    def text(self) -> Text:
        return Text(
            key="parley-attacked", args={"seat": self.seat, "target": self.target, "spears": self.spears}
        )


class Committed(Event):
    kind: Literal["committed"] = "committed"
    seat: Seat
    silver: int

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None


class Fought(Event):
    kind: Literal["fought"] = "fought"
    topic: ClassVar[str | None] = "battle"
    seat: Seat
    source: str
    target: str
    spears: int
    defender: int
    silver: dict[int, int]
    dice: tuple[int, int]
    won: bool

    def text(self) -> Text:
        return Text(
            key="parley-fought",
            args={"seat": self.seat, "target": self.target, "won": "yes" if self.won else "no"},
        )

    def battle(self) -> Battle:
        return Battle(
            attacker=self.seat,
            defender="raiders" if self.defender == RAIDERS else self.defender,
            won=self.won,
        )

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(name="taken", party=self.seat),) if self.won else ()

    def rolls(self) -> Mapping[str, Seat | None]:
        return {"attack": self.seat, "defence": None}


class WatchCalled(Event):
    kind: Literal["watch_called"] = "watch_called"


class WatchKept(Event):
    kind: Literal["watch_kept"] = "watch_kept"
    closes: ClassVar[bool] = True
    silver: dict[int, int]
    die: int
    lost: str | None  # the place that the raiders take

    def text(self) -> Text:
        return Text(
            key="parley-watch", args={"silver": sum(self.silver.values()), "target": self.lost or "none"}
        )

    def battle(self) -> Battle:
        return Battle(attacker="raiders", defender=None, won=self.lost is not None)

    def rolls(self) -> Mapping[str, Seat | None]:
        return {"raid": None}


class Gave(Event):
    kind: Literal["gave"] = "gave"
    seat: Seat
    to_seat: Seat
    silver: int

    def text(self) -> Text:
        return Text(key="parley-gave", args=self.model_dump(exclude={"kind"}))


class Offered(Event):
    kind: Literal["offered"] = "offered"
    seat: Seat
    to_seat: Seat
    silver: int

    def text(self) -> Text:
        return Text(key="parley-offered", args=self.model_dump(exclude={"kind"}))


class Answered(Event):
    kind: Literal["answered"] = "answered"
    seat: Seat
    from_seat: Seat
    yes: bool

    def text(self) -> Text:
        return Text(
            key="parley-answered",
            args={**self.model_dump(exclude={"kind", "yes"}), "yes": "yes" if self.yes else "no"},
        )


class Proclaimed(Event):
    kind: Literal["proclaimed"] = "proclaimed"
    seat: Seat
    words: str

    def text(self) -> Text:
        return Text(key="parley-proclaimed", args={"seat": self.seat, "words": self.words})


class Met(Event):
    kind: Literal["met"] = "met"
    seats: tuple[int, ...]

    def text(self) -> Text:
        return Text(key="parley-met", args={"seats": self.seats})


class Over(Event):  # what lay on top: a talk that has ended, or what a game master called off
    kind: Literal["over"] = "over"


class SilverSet(Event):  # by a game master
    kind: Literal["silver_set"] = "silver_set"
    seat: Seat
    silver: int


class Left(Event):
    kind: Literal["left"] = "left"
    seat: Seat


class GameOver(Event):
    kind: Literal["game_over"] = "game_over"
    outcome: Outcome


EVENTS: tuple[type[Event], ...] = (
    *(Begun, TurnBegan, Held, Marched, Attacked, Committed, Fought, WatchCalled, WatchKept),
    *(Gave, Offered, Answered, Proclaimed, Met, Over, SilverSet, Left, GameOver),
)
