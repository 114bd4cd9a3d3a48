"""Decks: every card is in one place, and a viewer knows their own hand and the discards."""

import pytest

from bot.rules.kit.deck import BLANK, Deck

DECK = Deck(hands=(("a",), ("b", "c")), pile=("d", "e"), discard=("f",))


def test_cards_go_from_the_pile_to_a_hand_and_from_there_to_the_discards() -> None:
    deck = DECK.drawn().gained(0, ("d",))
    assert deck == Deck((("a", "d"), ("b", "c")), ("e",), ("f",))
    assert deck.lost(0, ("a",)).dropped(("a",)) == Deck((("d",), ("b", "c")), ("e",), ("f", "a"))


def test_nobody_loses_a_card_they_do_not_hold() -> None:
    with pytest.raises(ValueError):
        DECK.lost(0, ("b",))


def test_where_nobody_holds_any_a_hand_is_empty_and_stays_so() -> None:
    bare = DECK._replace(hands=())
    assert bare.hand(1) == ()
    assert bare.emptied(1) == bare


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_viewer_knows_how_many_there_are_and_their_own(viewer: int | None) -> None:
    seen = DECK.seen_by(viewer)
    assert seen.discard == DECK.discard
    assert seen.pile == (BLANK,) * 2
    for seat, hand in enumerate(DECK.hands):
        assert seen.hands[seat] == (hand if seat == viewer else (BLANK,) * len(hand))
