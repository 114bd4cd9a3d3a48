"""The Rival or the Teammate: it comes, throws its die, is told what to do (TE-16)."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from bot.rules.contract import Event, Text, Viewer
from bot.rules.kit.deck import Cards, blank
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic.events.news import News


class RivalCame(Event):
    """TE-16.1, TE-17.1: a house that nobody plays is set up like a player's, as the Rival or as a Teammate."""

    kind: Literal["rival_came"] = "rival_came"
    house: str
    hero: str
    mate: bool = False

    def text(self) -> Text:
        who = "mate" if self.mate else "rival"
        return Text(key=f"tiny_epic-{who}-came", args={"house": self.house})


class RivalStacked(Event):
    """TE-16.1: its cards are shuffled."""

    kind: Literal["rival_stacked"] = "rival_stacked"
    cards: Cards

    def seen_by(self, viewer: Viewer) -> Self | None:
        return changed(self, cards=blank(self.cards))


class RivalRolled(News):
    """TE-16.4: its die, and the card by which it acts."""

    kind: Literal["rival_rolled"] = "rival_rolled"
    reveals: ClassVar[bool] = True
    house: str
    die: str
    card: str

    def text(self) -> Text:
        args = {"house": self.house, "face": f"face-{self.die}", "card": self.card}
        return Text(key="tiny_epic-rival-rolled", args=args)


class RivalGoes(Event):
    """TE-16.7: where its Hero goes, by its card or by its list of targets."""

    kind: Literal["rival_goes"] = "rival_goes"
    house: str
    domain: str
    by_card: bool

    def text(self) -> Text:
        key = "tiny_epic-rival-goes-card" if self.by_card else "tiny_epic-rival-goes-list"
        return Text(key=key, args={"house": self.house, "domain": self.domain})


class RivalIdle(Event):
    """TE-16.5, TE-16.16: it can do nothing of what it is told, and why; `of` is the House of a shield."""

    kind: Literal["rival_idle"] = "rival_idle"
    house: str
    why: Literal["target", "ally", "stock", "room", "deck", "supply", "shield", "pool", "egg"] = "target"
    of: str | None = None

    def text(self) -> Text:
        shield = {"shield": self.of} if self.of else {}
        return Text(key=f"tiny_epic-rival-idle-{self.why}", args={"house": self.house, **shield})


class Braced(Event):
    """TE-16.18: strength for its next battle; 0: it is used up."""

    kind: Literal["braced"] = "braced"
    house: str
    bonus: int

    def text(self) -> Text | None:
        if not self.bonus:
            return None
        return Text(key="tiny_epic-rival-braced", args={"house": self.house, "strength": self.bonus})


class Kindled(Event):
    """TE-17.8: the Teammate is stronger against the dead until the round ends."""

    kind: Literal["kindled"] = "kindled"
    house: str

    def text(self) -> Text:
        return Text(key="tiny_epic-mate-kindled", args={"house": self.house})


class RivalDone(Event):
    """Its turn is over, and its die has been followed or not."""

    kind: Literal["rival_done"] = "rival_done"
    closes: ClassVar[bool] = True


class Decided(Event):
    """A tie of the Rival's is decided (TE-16.5)."""

    kind: Literal["decided"] = "decided"
    what: str


RIVAL_EVENTS: tuple[type[Event], ...] = (
    *(RivalCame, RivalStacked, RivalRolled, RivalGoes, RivalIdle, Braced, Kindled, RivalDone, Decided),
)
