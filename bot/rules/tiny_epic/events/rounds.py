"""Set-up, dice, and the course of a round."""

from __future__ import annotations

from typing import ClassVar, Literal

from bot.rules.contract import Event, Outcome, Seat, Text
from bot.rules.tiny_epic.events.board import party
from bot.rules.tiny_epic.events.news import News
from bot.rules.tiny_epic.model.facts import HOUSES
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.orders import Orders


class Begun(Event):
    """TE-2.1: the options are fixed, and who holds the Hand of the King."""

    kind: Literal["begun"] = "begun"
    options: TinyEpicOptions
    players: int
    hand_of_king: Seat

    def text(self) -> Text:
        return Text(key="tiny_epic-begun", args={"seat": self.hand_of_king})


class HouseTaken(Event):
    """TE-2.2."""

    kind: Literal["house_taken"] = "house_taken"
    seat: Seat
    house: str
    hero: str

    def text(self) -> Text:
        return Text(key="tiny_epic-house-taken", args={"seat": self.seat, "house": self.house})


class Mustered(Event):
    """TE-2.3 to TE-2.6: the NP houses are known and all units stand on the map."""

    kind: Literal["mustered"] = "mustered"
    np: tuple[str, ...]
    heroes: dict[str, str]

    def text(self) -> Text:
        return Text(key="tiny_epic-mustered", args={"houses": self.np})


class Rolled(News):
    """TE-3.1."""

    kind: Literal["rolled"] = "rolled"
    reveals: ClassVar[bool] = True
    round: int
    dice: tuple[str, ...]

    def text(self) -> Text:
        faces = tuple(f"face-{face}" for face in self.dice)
        return Text(key="tiny_epic-rolled", args={"round": self.round, "faces": faces})


class Drafted(Event):
    """TE-3.2: a die goes to a seat, or to the next bottom slot."""

    kind: Literal["drafted"] = "drafted"
    seat: Seat
    die: str
    bottom: bool

    def text(self) -> Text:
        key = "tiny_epic-drafted-bottom" if self.bottom else "tiny_epic-drafted"
        return Text(key=key, args={"seat": self.seat, "die": f"face-{self.die}"})


class Turned(Event):
    """TE-3.3, TE-3.10: the ability of a house changes the dice of a seat."""

    kind: Literal["turned"] = "turned"
    seat: Seat
    house: str
    dice: tuple[str, ...]

    def text(self) -> Text:
        faces = tuple(f"face-{face}" for face in self.dice)
        return Text(key="tiny_epic-turned", args={"seat": self.seat, "house": self.house, "faces": faces})

    def upsets(self, seat: Seat) -> bool:
        """Where they were thrown again (TE-21.7)."""
        return HOUSES[self.house].die_ability.type == "reroll"


class Placed(Event):
    """TE-3.3: a die covers a slot."""

    kind: Literal["placed"] = "placed"
    seat: Seat
    die: str
    slot: str

    def text(self) -> Text:
        args = {"seat": self.seat, "die": f"face-{self.die}", "slot": f"face-{self.slot}"}
        return Text(key="tiny_epic-placed", args=args)


class DiePassed(Event):
    """TE-3.7: the die that is left goes to the next seat; after the last turn it is set aside."""

    kind: Literal["die_passed"] = "die_passed"
    closes: ClassVar[bool] = True
    seat: Seat
    to_seat: Seat | None

    def whose(self) -> Seat:
        return self.seat


class Passed(Event):
    """TE-0.5: an action is declined."""

    kind: Literal["passed"] = "passed"
    seat: Seat
    what: str

    def text(self) -> Text:
        return Text(key="tiny_epic-passed", args={"seat": self.seat, "what": f"face-{self.what}"})


class VengeanceTaken(Event):
    """TE-11.5: the one with the lowest score takes the token; nobody: it is removed."""

    kind: Literal["vengeance_taken"] = "vengeance_taken"
    side: str | None

    def text(self) -> Text:
        if self.side is None:
            return Text(key="tiny_epic-vengeance-nobody")
        return Text(key="tiny_epic-vengeance", args={"party": party(self.side)})


class RoundEnded(Event):
    """TE-10.7."""

    kind: Literal["round_ended"] = "round_ended"
    closes: ClassVar[bool] = True
    hand_of_king: Seat

    def text(self) -> Text:
        return Text(key="tiny_epic-round-ended", args={"seat": self.hand_of_king})


class Left(Event):
    """TE-21.8."""

    kind: Literal["left"] = "left"
    seat: Seat


class Ordered(Event):
    """TE-21.6: standing answers, known to their owner alone."""

    kind: Literal["ordered"] = "ordered"
    seat: Seat
    orders: Orders

    def seen_by(self, viewer: Seat | None) -> Ordered | None:
        return self if viewer == self.seat else None


class GoldSet(Event):
    """A game master's hand."""

    kind: Literal["gold_set"] = "gold_set"
    seat: Seat
    gold: int


class ScoreSet(Event):
    """A game master's hand."""

    kind: Literal["score_set"] = "score_set"
    seat: Seat
    score: int


class GameOver(Event):
    """TE-11.7."""

    kind: Literal["game_over"] = "game_over"
    outcome: Outcome


ROUND_EVENTS: tuple[type[Event], ...] = (
    *(Begun, HouseTaken, Mustered, Rolled, Drafted, Turned, Placed, DiePassed, Passed),
    *(VengeanceTaken, RoundEnded, Left, Ordered, GoldSet, ScoreSet, GameOver),
)
