"""Set-up, dice, and the course of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Outcome, Seat, Text
from bot.rules.kit.draft import changed, without
from bot.rules.tiny_epic.events.base import News, TinyEpicEvent, lords_with, with_lord, with_purse
from bot.rules.tiny_epic.events.board import party
from bot.rules.tiny_epic.events.rival import rested
from bot.rules.tiny_epic.model.army import Force
from bot.rules.tiny_epic.model.facts import HOUSES, POWER_TOKENS
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.orders import Orders

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic


NP_START = 3
"""Power Tokens with which an NP house begins on the map (TE-2.5)."""


class Begun(TinyEpicEvent):
    """TE-2.1: the options are fixed, and who holds the Hand of the King."""

    kind: Literal["begun"] = "begun"
    options: TinyEpicOptions
    players: int
    hand_of_king: Seat

    def text(self) -> Text:
        return Text(key="tiny_epic-begun", args={"seat": self.hand_of_king})


class HouseTaken(TinyEpicEvent):
    """TE-2.2."""

    kind: Literal["house_taken"] = "house_taken"
    seat: Seat
    house: str
    hero: str

    def fold(self, state: TinyEpic) -> TinyEpic:
        """TE-2.4: a token and the Hero stand at home."""
        house = self.house
        stands = {house: Force(tokens=1, hero=True)}
        return changed(
            with_lord(state, self.seat, house=house),
            heroes={**state.heroes, house: self.hero},
            stock={**state.stock, house: POWER_TOKENS - 1},
            units={**state.units, HOUSES[house].home_domain: stands},
        )

    def text(self) -> Text:
        return Text(key="tiny_epic-house-taken", args={"seat": self.seat, "house": self.house})


class Mustered(TinyEpicEvent):
    """TE-2.3 to TE-2.6: the NP houses are known and all units stand on the map."""

    kind: Literal["mustered"] = "mustered"
    np: tuple[str, ...]
    heroes: dict[str, str]

    def fold(self, state: TinyEpic) -> TinyEpic:
        homes = {HOUSES[house].home_domain: {house: Force(tokens=NP_START)} for house in self.np}
        return changed(
            state,
            np=self.np,
            heroes={**state.heroes, **self.heroes},
            stock={**state.stock, **dict.fromkeys(self.np, POWER_TOKENS - NP_START)},
            units={**state.units, **homes},
        )

    def text(self) -> Text:
        return Text(key="tiny_epic-mustered", args={"houses": self.np})


class Rolled(News):
    """TE-3.1."""

    kind: Literal["rolled"] = "rolled"
    reveals: ClassVar[bool] = True
    round: int
    dice: tuple[str, ...]

    def fold(self, state: TinyEpic) -> TinyEpic:
        return changed(state, dice=self.dice, trail=())

    def text(self) -> Text:
        faces = tuple(f"face-{face}" for face in self.dice)
        return Text(key="tiny_epic-rolled", args={"round": self.round, "faces": faces})


class Drafted(TinyEpicEvent):
    """TE-3.2: a die goes to a seat, or to the next bottom slot."""

    kind: Literal["drafted"] = "drafted"
    seat: Seat
    die: str
    bottom: bool

    def fold(self, state: TinyEpic) -> TinyEpic:
        dice = without(state.dice, self.die)
        if self.bottom:
            return changed(state, dice=dice, bottom=(*state.bottom, self.die))
        lords = lords_with(state, self.seat, dice=(*state.lords[self.seat].dice, self.die))
        return changed(state, dice=dice, lords=lords)

    def text(self) -> Text:
        key = "tiny_epic-drafted-bottom" if self.bottom else "tiny_epic-drafted"
        return Text(key=key, args={"seat": self.seat, "die": f"face-{self.die}"})


class Turned(TinyEpicEvent):
    """TE-3.3, TE-3.10: the ability of a house changes the dice of a seat."""

    kind: Literal["turned"] = "turned"
    seat: Seat
    house: str
    dice: tuple[str, ...]

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_lord(state, self.seat, dice=self.dice)

    def text(self) -> Text:
        faces = tuple(f"face-{face}" for face in self.dice)
        return Text(key="tiny_epic-turned", args={"seat": self.seat, "house": self.house, "faces": faces})

    def upsets(self, seat: Seat) -> bool:
        """Where they were thrown again (TE-21.7)."""
        return HOUSES[self.house].die_ability.type == "reroll"


class Placed(TinyEpicEvent):
    """TE-3.3: a die covers a slot."""

    kind: Literal["placed"] = "placed"
    seat: Seat
    die: str
    slot: str

    def fold(self, state: TinyEpic) -> TinyEpic:
        lords = lords_with(state, self.seat, dice=without(state.lords[self.seat].dice, self.die))
        return changed(state, lords=lords, slots={**state.slots, self.slot: self.die}, trail=())

    def text(self) -> Text:
        args = {"seat": self.seat, "die": f"face-{self.die}", "slot": f"face-{self.slot}"}
        return Text(key="tiny_epic-placed", args=args)


class DiePassed(TinyEpicEvent):
    """TE-3.7: the die that is left goes to the next seat; after the last turn it is set aside."""

    kind: Literal["die_passed"] = "die_passed"
    closes: ClassVar[bool] = True
    seat: Seat
    to_seat: Seat | None

    def fold(self, state: TinyEpic) -> TinyEpic:
        left = state.lords[self.seat].dice
        state = with_lord(state, self.seat, dice=())
        if self.to_seat is None:
            return state
        return with_lord(state, self.to_seat, dice=(*state.lords[self.to_seat].dice, *left))

    def text(self) -> Text | None:
        if self.to_seat in (None, self.seat):
            return None
        return Text(key="tiny_epic-die-passed", args={"party": self.seat, "seat": self.to_seat})

    def whose(self) -> Seat:
        return self.seat


class Passed(TinyEpicEvent):
    """TE-0.5: an action is declined."""

    kind: Literal["passed"] = "passed"
    seat: Seat
    what: str

    def text(self) -> Text:
        return Text(key="tiny_epic-passed", args={"seat": self.seat, "what": f"face-{self.what}"})


class VengeanceTaken(TinyEpicEvent):
    """TE-11.5: the one with the lowest score takes the token; nobody: it is removed."""

    kind: Literal["vengeance_taken"] = "vengeance_taken"
    side: str | None

    def fold(self, state: TinyEpic) -> TinyEpic:
        state = changed(state, vengeance=state.vengeance - 1)
        if self.side is None:
            return state
        return with_purse(state, self.side, vengeance=state.purses[self.side].vengeance + 1)

    def text(self) -> Text:
        if self.side is None:
            return Text(key="tiny_epic-vengeance-nobody")
        return Text(key="tiny_epic-vengeance", args={"party": party(self.side)})


class RoundEnded(TinyEpicEvent):
    """TE-10.7."""

    kind: Literal["round_ended"] = "round_ended"
    closes: ClassVar[bool] = True
    hand_of_king: Seat
    alone: bool = False
    """Whether one plays alone: then the Hand stays where it is, and nothing is told of it (TE-16.15)."""

    def fold(self, state: TinyEpic) -> TinyEpic:
        """Hero Cards of Heroes that are gone have left the table with them."""
        lords = tuple(changed(lord, dice=()) for lord in state.lords)
        state = rested(state)
        return changed(
            state,
            lords=lords,
            slots={},
            bottom=(),
            used=(),
            hand_of_king=self.hand_of_king,
            round=state.round + 1,
        )

    def text(self) -> Text | None:
        if self.alone:
            return None
        return Text(key="tiny_epic-round-ended", args={"seat": self.hand_of_king})


class Left(TinyEpicEvent):
    """TE-21.8."""

    kind: Literal["left"] = "left"
    seat: Seat

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_lord(state, self.seat, gone=True)


class CameBack(TinyEpicEvent):
    """TE-21.8: against the Night King somebody has taken over the seat of who had left."""

    kind: Literal["came_back"] = "came_back"
    seat: Seat

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_lord(state, self.seat, gone=False)

    def text(self) -> Text:
        return Text(key="tiny_epic-came-back", args={"seat": self.seat})


class Ordered(TinyEpicEvent):
    """TE-21.6: standing answers, known to their owner alone."""

    kind: Literal["ordered"] = "ordered"
    seat: Seat
    orders: Orders

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_lord(state, self.seat, orders=self.orders)

    def seen_by(self, viewer: Seat | None) -> Ordered | None:
        return self if viewer == self.seat else None


class VengeanceSet(TinyEpicEvent):
    """A game master's hand: of the Vengeance tokens that have been taken or removed, a side has so many."""

    kind: Literal["vengeance_set"] = "vengeance_set"
    side: str
    number: int

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_purse(state, self.side, vengeance=self.number)

    def text(self) -> Text:
        return Text(key="tiny_epic-vengeance-set", args={"party": party(self.side), "number": self.number})


class HandSet(News):
    """A game master's hand: somebody holds the Hand of the King, and no die of this round is taken yet (TE-3.2)."""

    kind: Literal["hand_set"] = "hand_set"
    seat: Seat

    def fold(self, state: TinyEpic) -> TinyEpic:
        taken = [die for lord in state.lords for die in lord.dice]
        lords = tuple(changed(lord, dice=()) for lord in state.lords)
        dice = (*state.dice, *state.bottom, *taken)
        return changed(state, lords=lords, dice=dice, bottom=(), hand_of_king=self.seat)

    def text(self) -> Text:
        return Text(key="tiny_epic-hand-set", args={"seat": self.seat})


class GoldSet(TinyEpicEvent):
    """A game master's hand."""

    kind: Literal["gold_set"] = "gold_set"
    seat: Seat
    gold: int

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_purse(state, state.side(self.seat), gold=self.gold)

    def text(self) -> Text:
        return Text(key="tiny_epic-gold-set", args={"party": self.seat, "gold": self.gold})


class ScoreSet(TinyEpicEvent):
    """A game master's hand."""

    kind: Literal["score_set"] = "score_set"
    seat: Seat
    score: int

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_purse(state, state.side(self.seat), score=self.score)

    def text(self) -> Text:
        return Text(key="tiny_epic-score-set", args={"party": self.seat, "score": self.score})


class SideGoldSet(TinyEpicEvent):
    """A game master's hand: the gold of the Treaty."""

    kind: Literal["side_gold_set"] = "side_gold_set"
    side: str
    gold: int

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_purse(state, self.side, gold=self.gold)

    def text(self) -> Text:
        return Text(key="tiny_epic-gold-set", args={"party": party(self.side), "gold": self.gold})


class SideScoreSet(TinyEpicEvent):
    """A game master's hand: the points of the Treaty, the Night King, or the Rival."""

    kind: Literal["side_score_set"] = "side_score_set"
    side: str
    score: int

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_purse(state, self.side, score=self.score)

    def text(self) -> Text:
        return Text(key="tiny_epic-score-set", args={"party": party(self.side), "score": self.score})


class GameOver(TinyEpicEvent):
    """TE-11.7."""

    kind: Literal["game_over"] = "game_over"
    outcome: Outcome

    def fold(self, state: TinyEpic) -> TinyEpic:
        return changed(state, result=self.outcome, stack=())


ROUND_EVENTS: tuple[type[TinyEpicEvent], ...] = (
    *(Begun, HouseTaken, Mustered, Rolled, Drafted, Turned, Placed, DiePassed, Passed),
    *(VengeanceTaken, RoundEnded, Left, CameBack, Ordered),
    *(GoldSet, SideGoldSet, ScoreSet, SideScoreSet, VengeanceSet, HandSet, GameOver),
)
