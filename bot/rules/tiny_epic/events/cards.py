"""Plot Cards and Hero Cards: drawn, thrown away, shown, put where they belong."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from bot.rules.contract import Event, Seat, Text, Viewer
from bot.rules.kit.deck import Cards, blank
from bot.rules.kit.draft import changed


class Stacked(Event):
    """The deck is shuffled; the discard pile is in it (TE-2.7)."""

    kind: Literal["stacked"] = "stacked"
    deck: Cards

    def seen_by(self, viewer: Viewer) -> Self | None:
        return changed(self, deck=blank(self.deck))


class Drew(Event):
    """Cards from the top of the deck; their faces are for the one who draws, or for all players (TE-0.8)."""

    kind: Literal["drew"] = "drew"
    seat: Seat
    cards: Cards
    shared: bool = False

    def seen_by(self, viewer: Viewer) -> Self | None:
        knows = viewer is not None and (self.shared or viewer == self.seat)
        return self if knows else changed(self, cards=blank(self.cards))

    def text(self) -> Text:
        return Text(key="tiny_epic-drew", args={"seat": self.seat, "count": len(self.cards)})

    def upsets(self, seat: Seat) -> bool:
        """Who has new cards may think anew (TE-21.7)."""
        return seat == self.seat


class Discarded(Event):
    """Cards from a hand to the discard pile."""

    kind: Literal["discarded"] = "discarded"
    seat: Seat
    cards: Cards

    def text(self) -> Text:
        return Text(key="tiny_epic-discarded", args={"seat": self.seat, "cards": self.cards})


class Shown(Event):
    """A card from a hand on the table, for a Plot or an event (TE-0.12)."""

    kind: Literal["shown"] = "shown"
    topic: ClassVar[str | None] = "card"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    why: Literal["plot", "event"]

    def text(self) -> Text:
        return Text(key=f"tiny_epic-shown-{self.why}", args={"seat": self.seat, "card": self.card})


class TurnedUp(Event):
    """The top card of the deck on the table."""

    kind: Literal["turned_up"] = "turned_up"
    reveals: ClassVar[bool] = True
    card: str
    party: int | str
    """For whom it is."""

    def text(self) -> Text:
        return Text(key="tiny_epic-turned-up", args={"party": self.party, "card": self.card})


class Cleared(Event):
    """Cards on the table go where they belong (TE-0.12, TE-4.9)."""

    kind: Literal["cleared"] = "cleared"
    cards: Cards


class TakenBack(Event):
    """A card on the table, or a Hero Card that was used, goes back to the hand it came from."""

    kind: Literal["taken_back"] = "taken_back"
    seat: Seat
    card: str

    def text(self) -> Text:
        return Text(key="tiny_epic-taken-back", args={"seat": self.seat, "card": self.card})


class SetAside(Event):
    """Cards of a hand that will go on top of the deck (TE-12.12); which they are is for their owner."""

    kind: Literal["set_aside"] = "set_aside"
    seat: Seat
    cards: Cards

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else changed(self, cards=blank(self.cards))

    def text(self) -> Text:
        return Text(key="tiny_epic-set-aside", args={"seat": self.seat, "count": len(self.cards)})


class PutBack(Event):
    """Those cards on top of the deck, the first one to be drawn first."""

    kind: Literal["put_back"] = "put_back"
    seat: Seat
    cards: Cards

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else changed(self, cards=blank(self.cards))

    def text(self) -> Text:
        return Text(key="tiny_epic-put-back", args={"seat": self.seat, "count": len(self.cards)})


class Kept(Event):
    """A card on the table stays beside the mat of its player (TE-12.2, keep_in_play)."""

    kind: Literal["kept"] = "kept"
    seat: Seat
    card: str

    def text(self) -> Text:
        return Text(key="tiny_epic-kept", args={"seat": self.seat, "card": self.card})


class Released(Event):
    """A card that was kept goes to the discard pile."""

    kind: Literal["released"] = "released"
    seat: Seat
    card: str

    def text(self) -> Text:
        return Text(key="tiny_epic-released", args={"seat": self.seat, "card": self.card})


CARD_EVENTS: tuple[type[Event], ...] = (
    *(Stacked, Drew, Discarded, Shown, TurnedUp, Cleared, TakenBack),
    *(SetAside, PutBack, Kept, Released),
)
