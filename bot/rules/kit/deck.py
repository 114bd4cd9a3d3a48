"""A pile of cards with its discards: drawing, putting back, what a viewer may know of it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules.contract import Chance, Viewer

Cards = tuple[str, ...]

BLANK = ""
"""A card whose face the viewer does not know."""


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
