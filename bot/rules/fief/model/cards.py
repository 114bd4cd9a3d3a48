"""Cards that lie on the table, and the two common decks."""

from __future__ import annotations

from typing import Literal

from bot.rules.contract import Model, Seat
from bot.rules.fief.model.facts import CARDS
from bot.rules.kit.deck import BLANK, Cards, blank
from bot.rules.kit.draft import changed

DeckName = Literal["fortune", "court_event"]
Zone = Seat | Literal["deck", "discard"]
"""Where a card of one of them lies that is not in use: in the hand of a seat, in its deck, among the discards."""
DISASTER_BACK = "disaster"
"""A Disaster whose face is not known: its back is (FIEF-0.90)."""


class Pile(Model):
    """One of the two decks, the next card first, and its discards."""

    pile: Cards = ()
    discard: Cards = ()
    covered: Cards = ()
    """Discards that lie face down: the hands of those who have left (FIEF-17.51)."""

    def seen(self) -> Pile:
        """As everybody knows it: the kind of back on top, and the discards that lie face up."""
        top = (DISASTER_BACK if is_disaster(self.pile[0]) else BLANK,) if self.pile else ()
        discard = tuple(BLANK if card in self.covered else card for card in self.discard)
        return changed(self, pile=(*top, *blank(self.pile[1:])), discard=discard, covered=blank(self.covered))

    def with_discards(self, cards: Cards, face_down: bool) -> Pile:
        """With more of them."""
        covered = (*self.covered, *cards) if face_down else self.covered
        return changed(self, discard=(*self.discard, *cards), covered=covered)


class Boon(Model):
    """Good Harvest or Good Weather on a Region (FIEF-2.23, 2.24)."""

    card: str
    region: int


class Tax(Model):
    """A Tax card with a Tax marker: Tallage on a Fief, or Warden Tax on Regions (FIEF-2.25)."""

    card: str
    seat: Seat
    noble: str
    fief: str = ""
    royal: bool = False
    """The Crown's Tallage, on a Fief that nobody held when it was levied (FIEF-3.5)."""
    regions: tuple[int, ...] = ()
    rank: int = 0
    """Of who levies a Warden Tax, at that moment; the lowest takes it (FIEF-3.4)."""


class DrawPlan(Model):
    """From which decks a player will draw this round, so that nobody has to ask (FIEF-2.4)."""

    decks: tuple[DeckName | None, ...] = ()
    """First and second; None: ask."""
    instead: DeckName | None = None
    """In place of the Fortune deck if a Disaster lies on top of it."""


class Strike(Model):
    """A Disaster that has struck a Region (FIEF-2.15)."""

    kind: str
    region: int


def kind_of(card: str) -> str:
    """The kind of a card; nothing for one whose face is not known."""
    return CARDS[card].id if card in CARDS else ""


def is_disaster(card: str) -> bool:
    """Whether its back is a Disaster's."""
    return card == DISASTER_BACK or (card in CARDS and CARDS[card].disaster)
