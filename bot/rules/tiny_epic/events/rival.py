"""The Rival or the Teammate: it comes, throws its die, is told what to do (TE-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, Self

from bot.rules.contract import Text, Viewer
from bot.rules.kit.deck import Cards, blank
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic.events.base import News, TinyEpicEvent
from bot.rules.tiny_epic.model.army import Force
from bot.rules.tiny_epic.model.facts import HOUSES
from bot.rules.tiny_epic.model.rival import Rival

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic


class RivalCame(TinyEpicEvent):
    """TE-16.1, TE-17.1: a house that nobody plays is set up like a player's, as the Rival or as a Teammate."""

    kind: Literal["rival_came"] = "rival_came"
    house: str
    hero: str
    mate: bool = False

    def fold(self, state: TinyEpic) -> TinyEpic:
        """Set up like a player's house, without gold or hand."""
        house = self.house
        home = HOUSES[house].home_domain
        return changed(
            state,
            rival=Rival(house=house),
            heroes={**state.heroes, house: self.hero},
            stock={**state.stock, house: len(HOUSES[house].force_track or ()) - 1},
            units={**state.units, home: {house: Force(tokens=1, hero=True)}},
        )

    def text(self) -> Text:
        who = "mate" if self.mate else "rival"
        return Text(key=f"tiny_epic-{who}-came", args={"house": self.house})


class RivalStacked(TinyEpicEvent):
    """TE-16.1: its cards are shuffled."""

    kind: Literal["rival_stacked"] = "rival_stacked"
    cards: Cards

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_rival(state, cards=self.cards)

    def seen_by(self, viewer: Viewer) -> Self | None:
        return changed(self, cards=blank(self.cards))


class RivalRolled(News):
    """TE-16.4: its die, and the card by which it acts."""

    kind: Literal["rival_rolled"] = "rival_rolled"
    reveals: ClassVar[bool] = True
    house: str
    die: str
    card: str

    def fold(self, state: TinyEpic) -> TinyEpic:
        rival = rival_of(state)
        return with_rival(
            changed(state, trail=()),
            cards=rival.cards[1:],
            used=(*rival.used, self.card),
            dice=(*rival.dice, self.die),
        )

    def text(self) -> Text:
        args = {"house": self.house, "face": f"face-{self.die}", "card": self.card}
        return Text(key="tiny_epic-rival-rolled", args=args)


class RivalGoes(TinyEpicEvent):
    """TE-16.7: where its Hero goes, by its card or by its list of targets."""

    kind: Literal["rival_goes"] = "rival_goes"
    house: str
    domain: str
    by_card: bool

    def text(self) -> Text:
        key = "tiny_epic-rival-goes-card" if self.by_card else "tiny_epic-rival-goes-list"
        return Text(key=key, args={"house": self.house, "domain": self.domain})


class RivalIdle(TinyEpicEvent):
    """TE-16.5, TE-16.16: it can do nothing of what it is told, and why; `of` is the House of a shield."""

    kind: Literal["rival_idle"] = "rival_idle"
    house: str
    why: Literal["target", "ally", "stock", "room", "deck", "supply", "shield", "pool", "egg"] = "target"
    of: str | None = None

    def text(self) -> Text:
        shield = {"shield": self.of} if self.of else {}
        return Text(key=f"tiny_epic-rival-idle-{self.why}", args={"house": self.house, **shield})


class Braced(TinyEpicEvent):
    """TE-16.18: strength for its next battle; 0: it is used up."""

    kind: Literal["braced"] = "braced"
    house: str
    bonus: int

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_rival(state, bonus=self.bonus)

    def text(self) -> Text | None:
        if not self.bonus:
            return None
        return Text(key="tiny_epic-rival-braced", args={"house": self.house, "strength": self.bonus})


class Kindled(TinyEpicEvent):
    """TE-17.8: the Teammate is stronger against the dead until the round ends."""

    kind: Literal["kindled"] = "kindled"
    house: str

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_rival(state, zeal=True)

    def text(self) -> Text:
        return Text(key="tiny_epic-mate-kindled", args={"house": self.house})


class RivalDone(TinyEpicEvent):
    """Its turn is over, and its die has been followed or not."""

    kind: Literal["rival_done"] = "rival_done"
    closes: ClassVar[bool] = True
    house: str

    def whose(self) -> str:
        return self.house


class Decided(TinyEpicEvent):
    """A tie of the Rival's is decided (TE-16.5)."""

    kind: Literal["decided"] = "decided"
    what: str


def rested(state: TinyEpic) -> TinyEpic:
    """The round is over: its dice come off, the slots just used are closed by coins (TE-16.12, TE-16.18)."""
    if state.rival is None:
        return state
    return changed(with_rival(state, dice=(), bonus=0, zeal=False), coins=tuple(state.slots))


def rival_of(state: TinyEpic) -> Rival:
    """The Rival, or the Teammate, in a mode that has one."""
    assert state.rival is not None
    return state.rival


def with_rival(state: TinyEpic, **fields: object) -> TinyEpic:
    return changed(state, rival=changed(rival_of(state), **fields))


RIVAL_EVENTS: tuple[type[TinyEpicEvent], ...] = (
    *(RivalCame, RivalStacked, RivalRolled, RivalGoes, RivalIdle, Braced, Kindled, RivalDone, Decided),
)
