"""A pile of cards with its discards and the hands drawn from it, and what a viewer may know of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.rules.contract import Chance, Seat, Viewer
from bot.rules.kit.draft import put, without

Cards = tuple[str, ...]

BLANK = ""
"""A card whose face the viewer does not know."""


class Deck(NamedTuple):
    """All cards of one kind but those on the table. A game keeps them where it likes; each method gives a new one."""

    hands: tuple[Cards, ...]
    """By seat; none where nobody holds any."""
    pile: Cards
    """To be drawn, the next card first."""
    discard: Cards

    def hand(self, seat: Seat) -> Cards:
        """What `seat` holds."""
        return self.hands[seat] if self.hands else ()

    def drawn(self, count: int = 1) -> Deck:
        """Without the next cards: they go where the caller puts them."""
        return Deck(self.hands, self.pile[count:], self.discard)

    def gained(self, seat: Seat, cards: Iterable[str]) -> Deck:
        """With `cards` in the hand of `seat`."""
        return Deck(put(self.hands, seat, (*self.hands[seat], *cards)), self.pile, self.discard)

    def lost(self, seat: Seat, cards: Iterable[str]) -> Deck:
        """Without these in the hand of `seat`. Raises ValueError if it does not hold one of them."""
        hand = self.hands[seat]
        for card in cards:
            hand = without(hand, card)
        return Deck(put(self.hands, seat, hand), self.pile, self.discard)

    def dropped(self, cards: Iterable[str]) -> Deck:
        """With `cards` among the discarded."""
        return Deck(self.hands, self.pile, (*self.discard, *cards))

    def emptied(self, seat: Seat) -> Deck:
        """Without the hand of `seat`, which goes where the caller puts it."""
        return Deck(put(self.hands, seat, ()), self.pile, self.discard) if self.hands else self

    def seen_by(self, viewer: Viewer) -> Deck:
        """What `viewer` may know of it: their own hand and the discards; all else face down."""
        return Deck(hidden(self.hands, viewer), blank(self.pile), self.discard)


def ready(chance: Chance, why: str, deck: Cards, discard: Cards, count: int) -> Cards | None:
    """The deck with the discards shuffled in below it, where fewer than `count` cards are left; None: it is enough.

    The caller says so by an event, since a shuffle has to be one, and draws from it then.
    """
    if len(deck) >= count or not discard:
        return None
    return (*deck, *chance.shuffle(why, discard))


def blank(cards: Cards) -> Cards:
    """The cards face down."""
    return (BLANK,) * len(cards)


def hidden(hands: Iterable[Cards], viewer: Viewer) -> tuple[Cards, ...]:
    """Hands by seat as `viewer` may know them: all face down but their own."""
    return tuple(hand if seat == viewer else blank(hand) for seat, hand in enumerate(hands))
