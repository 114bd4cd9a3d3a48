"""What `/game status` says: all that is public, as far as a message has room, and never more."""

from bot.rules.contract import Card, Text
from bot.rules.kit.draft import changed
from bot.words import Voice
from cogs.interaction.answers import ROOM, note
from cogs.interaction.names import voice
from cogs.lookups import hand_and_board
from tests.cogs.tables import judge, table
from tests.rules.risk.position import Position


def test_a_status_tells_what_is_public_to_a_spectator_too() -> None:
    of = table("risk", Position(3, mode="dominion").invade(0).state, 3)
    for viewer in (None, 0):
        words = hand_and_board.standing(of, viewer, voice(of, "en"))
        assert "Characters of Alys, face up: " in words
        assert "Maester cards: 40 in the deck" in words
        assert of.commitment in words.splitlines()[-1]


def test_the_longest_status_has_room_for_all_but_the_last_of_what_was_discarded() -> None:
    state = Position(5, mode="dominion").invade(0).state
    court = state.court
    lost = dict.fromkeys(court.characters, "lost")
    court = changed(
        court,
        characters=lost,
        maester_deck=(),
        maester_discard=court.maester_deck,
        objective_deck=(),
        objective_discard=court.objective_deck,
    )
    of = table("risk", changed(state, deck=(), discard=state.deck, court=court), 5)
    words = hand_and_board.standing(of, None, voice(of, "en"))
    assert len(words) <= ROOM
    assert "Objectives: 0 in the deck; discarded: 36." in words
    assert of.commitment in words.splitlines()[-1]
    judge(note(words))


def test_a_hand_in_words_says_below_a_card_what_it_does() -> None:
    said = Voice("en", {"a": "Sword", "b": "Shield", "strike": "Strike once."}, {})
    sword = Card(
        id="a",
        title=Text(key="tiny_epic-card", args={"card": "a"}),
        does=Text(key="tiny_epic-does", args={"effect": "strike"}),
    )
    shield = Card(id="b", title=Text(key="tiny_epic-card", args={"card": "b"}))
    words = hand_and_board.cards(said, (sword, shield))
    assert words.splitlines() == ["- Sword", "  - Strike once.", "- Shield"]
