"""Plot Cards and Hero Cards: drawn, thrown away, shown, put where they belong."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, Self

from bot.rules.contract import Seat, Text, Viewer
from bot.rules.kit.deck import BLANK, Cards, blank
from bot.rules.kit.draft import changed, without
from bot.rules.tiny_epic.events.base import TinyEpicEvent, lords_with, with_lord
from bot.rules.tiny_epic.legal.control import hero_domain
from bot.rules.tiny_epic.model.facts import HEROES, PLOT

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import Lord, TinyEpic

Zone = Seat | Literal["deck", "discard", "beside"]
"""Where a Plot Card lies: in the hand of a seat, in a pile, or beside a mat (TE-12.2)."""

OPEN = ("discard", "beside")
"""Zones whose cards all can see."""


class Stacked(TinyEpicEvent):
    """The deck is shuffled; the discard pile is in it (TE-2.7)."""

    kind: Literal["stacked"] = "stacked"
    deck: Cards

    def fold(self, state: TinyEpic) -> TinyEpic:
        return changed(state, deck=self.deck, discard=())

    def seen_by(self, viewer: Viewer) -> Self | None:
        return changed(self, deck=blank(self.deck))


class Drew(TinyEpicEvent):
    """Cards from the top of the deck; their faces are for the one who draws, or for all players (TE-0.8)."""

    kind: Literal["drew"] = "drew"
    seat: Seat
    cards: Cards
    shared: bool = False

    def fold(self, state: TinyEpic) -> TinyEpic:
        hand = (*state.lords[self.seat].hand, *self.cards)
        return changed(
            state, lords=lords_with(state, self.seat, hand=hand), deck=state.deck[len(self.cards) :]
        )

    def seen_by(self, viewer: Viewer) -> Self | None:
        knows = viewer is not None and (self.shared or viewer == self.seat)
        return self if knows else changed(self, cards=blank(self.cards))

    def text(self) -> Text:
        return Text(key="tiny_epic-drew", args={"seat": self.seat, "count": len(self.cards)})

    def upsets(self, seat: Seat) -> bool:
        """Who has new cards may think anew (TE-21.7)."""
        return seat == self.seat


class Discarded(TinyEpicEvent):
    """Cards from a hand to the discard pile."""

    kind: Literal["discarded"] = "discarded"
    seat: Seat
    cards: Cards

    def fold(self, state: TinyEpic) -> TinyEpic:
        lords = _less(state, self.seat, self.cards)
        return changed(state, lords=lords, discard=(*state.discard, *self.cards))

    def text(self) -> Text:
        return Text(key="tiny_epic-discarded", args={"seat": self.seat, "cards": self.cards})


class Shown(TinyEpicEvent):
    """A card from a hand on the table, for a Plot or an event (TE-0.12)."""

    kind: Literal["shown"] = "shown"
    topic: ClassVar[str | None] = "card"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    why: Literal["plot", "event"]

    def fold(self, state: TinyEpic) -> TinyEpic:
        return laid_out(state, self.seat, (self.card,))

    def text(self) -> Text:
        return Text(key=f"tiny_epic-shown-{self.why}", args={"seat": self.seat, "card": self.card})


class TurnedUp(TinyEpicEvent):
    """The top card of the deck on the table."""

    kind: Literal["turned_up"] = "turned_up"
    reveals: ClassVar[bool] = True
    card: str
    party: int | str
    """For whom it is."""

    def fold(self, state: TinyEpic) -> TinyEpic:
        return changed(state, deck=state.deck[1:], table=(*state.table, self.card))

    def text(self) -> Text:
        return Text(key="tiny_epic-turned-up", args={"party": self.party, "card": self.card})


class Cleared(TinyEpicEvent):
    """Cards on the table go where they belong (TE-0.12, TE-4.9)."""

    kind: Literal["cleared"] = "cleared"
    cards: Cards

    def fold(self, state: TinyEpic) -> TinyEpic:
        table, heroes = state.table, [card for card in self.cards if card in HEROES]
        for card in self.cards:
            table = without(table, card)
        there = tuple(card for card in heroes if hero_domain(state, HEROES[card].house) is not None)
        plots = tuple(card for card in self.cards if card in PLOT)
        return changed(state, table=table, discard=(*state.discard, *plots), used=(*state.used, *there))


class TakenBack(TinyEpicEvent):
    """A card on the table, or a Hero Card that was used, goes back to the hand it came from."""

    kind: Literal["taken_back"] = "taken_back"
    seat: Seat
    card: str

    def fold(self, state: TinyEpic) -> TinyEpic:
        if self.card in state.used:
            return changed(state, used=without(state.used, self.card))
        state = changed(state, table=without(state.table, self.card))
        if self.card in HEROES:
            return state
        return with_lord(state, self.seat, hand=(*state.lords[self.seat].hand, self.card))

    def text(self) -> Text:
        return Text(key="tiny_epic-taken-back", args={"seat": self.seat, "card": self.card})


class SetAside(TinyEpicEvent):
    """Cards of a hand that will go on top of the deck (TE-12.12); which they are is for their owner."""

    kind: Literal["set_aside"] = "set_aside"
    seat: Seat
    cards: Cards

    def fold(self, state: TinyEpic) -> TinyEpic:
        return changed(state, lords=_less(state, self.seat, self.cards))

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else changed(self, cards=blank(self.cards))

    def text(self) -> Text:
        return Text(key="tiny_epic-set-aside", args={"seat": self.seat, "count": len(self.cards)})


class PutBack(TinyEpicEvent):
    """Those cards on top of the deck, the first one to be drawn first."""

    kind: Literal["put_back"] = "put_back"
    seat: Seat
    cards: Cards

    def fold(self, state: TinyEpic) -> TinyEpic:
        return changed(state, deck=(*self.cards, *state.deck))

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else changed(self, cards=blank(self.cards))

    def text(self) -> Text:
        return Text(key="tiny_epic-put-back", args={"seat": self.seat, "count": len(self.cards)})


class Kept(TinyEpicEvent):
    """A card on the table stays beside the mat of its player (TE-12.2, keep_in_play)."""

    kind: Literal["kept"] = "kept"
    seat: Seat
    card: str

    def fold(self, state: TinyEpic) -> TinyEpic:
        kept = (*state.lords[self.seat].kept, self.card)
        return with_lord(changed(state, table=without(state.table, self.card)), self.seat, kept=kept)

    def text(self) -> Text:
        return Text(key="tiny_epic-kept", args={"seat": self.seat, "card": self.card})


class Released(TinyEpicEvent):
    """A card that was kept goes to the discard pile."""

    kind: Literal["released"] = "released"
    seat: Seat
    card: str

    def fold(self, state: TinyEpic) -> TinyEpic:
        kept = without(state.lords[self.seat].kept, self.card)
        return with_lord(changed(state, discard=(*state.discard, self.card)), self.seat, kept=kept)

    def text(self) -> Text:
        return Text(key="tiny_epic-released", args={"seat": self.seat, "card": self.card})


class CardMoved(TinyEpicEvent):
    """A game master's hand: a Plot Card has gone from one place to another, into the deck at the bottom.

    Which one is known to all only where it lay open, or does now; else, as where it came from, to those who had it or
    have it, or, with `shared` hands, to all players (TE-0.8).
    """

    kind: Literal["card_moved"] = "card_moved"
    topic: ClassVar[str | None] = "card"
    card: str
    source: Zone | None
    target: Zone
    shared: bool = False

    def fold(self, state: TinyEpic) -> TinyEpic:
        lords = tuple(
            changed(lord, hand=self._less(lord.hand), kept=self._less(lord.kept)) for lord in state.lords
        )
        deck, discard = self._less(state.deck), self._less(state.discard)
        state = changed(state, lords=lords, deck=deck, discard=discard)
        if isinstance(self.target, int):
            return with_lord(state, self.target, hand=(*lords[self.target].hand, self.card))
        if self.target == "deck":
            return changed(state, deck=(*deck, self.card))
        return changed(state, discard=(*discard, self.card))

    def _less(self, cards: Cards) -> Cards:
        return tuple([card for card in cards if card != self.card])

    def seen_by(self, viewer: Viewer) -> Self | None:
        both = (self.source, self.target)
        hands = self.shared and any(isinstance(zone, int) for zone in both)
        if self.source in OPEN or (viewer is not None and (hands or viewer in both)):
            return self
        return changed(self, source=None, card=self.card if self.target in OPEN else BLANK)

    def text(self) -> Text:
        card: dict[str, str | int] = {"card": self.card} if self.card else {}
        moved = "tiny_epic-card-moved" if card else "tiny_epic-card-moved-unseen"
        if isinstance(self.target, int):
            return Text(key=f"{moved}-hand", args={**card, "seat": self.target})
        return Text(key=f"{moved}-{self.target}", args=card)

    def upsets(self, seat: Seat) -> bool:
        """As new cards do (TE-21.7)."""
        return seat in (self.source, self.target)


def laid_out(state: TinyEpic, seat: Seat, played: tuple[str, ...]) -> TinyEpic:
    """Cards of a hand on the table."""
    return changed(state, lords=_less(state, seat, played), table=(*state.table, *played))


def _less(state: TinyEpic, seat: Seat, played: tuple[str, ...]) -> tuple[Lord, ...]:
    """Plot Cards leave a hand; a Hero Card is in hand as long as it is not used or on the table."""
    return lords_with(
        state, seat, hand=tuple([card for card in state.lords[seat].hand if card not in played])
    )


CARD_EVENTS: tuple[type[TinyEpicEvent], ...] = (
    *(Stacked, Drew, Discarded, Shown, TurnedUp, Cleared, TakenBack),
    *(SetAside, PutBack, Kept, Released, CardMoved),
)
