"""What `/game status` says: all that is public, as far as a message has room, and never more."""

from typing import Any, cast

from discord import ui

from bot.rules.contract import Card, Text
from bot.rules.fief.show.view import FiefView
from bot.rules.kit.draft import changed
from bot.words import Voice, languages
from cogs.games.fief.domains import domains
from cogs.interaction.answers import layout, note
from cogs.interaction.limits import ROOM
from cogs.interaction.names import voice
from cogs.lookups import hand_and_board
from cogs.lookups.hand_and_board import to_ways
from render.words.board import board_text, ways_text
from tests.cogs.tables import judge, moments, table
from tests.rules.fief.position import begin, titled
from tests.rules.risk.position import Position

ROBB = "stark_robb_stark"


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
    assert words.splitlines() == ["- Sword", "  - Event: Strike once.", "- Shield"]


def test_what_is_next_to_what_fits_a_message_in_every_language() -> None:
    for system in ("risk", "tiny_epic", "fief"):
        for of, _ in moments(system):
            scene = of.rules.scene(of.view(None))
            for say in (voice(of, language) for language in languages()):
                for number in range(len(scene.boards)):
                    assert 200 < len(ways_text(scene, say, number)) <= ROOM
                judge(layout(ui.ActionRow[Any](*to_ways(of, scene, say))))


def test_the_board_of_fief_in_words_stands_by_domain_with_what_each_is_worth() -> None:
    state = titled(begin("stark", "lannister", "tyrell"), ROBB, "fief_winterfell")
    of = table("fief", state, 3)
    for viewer, held in ((0, "; 0 of 3 yours"), (None, "")):
        say, view = voice(of, "en"), cast(FiefView, of.view(viewer))
        lines = board_text(of.rules.scene(view), say, domains(view, say)).splitlines()
        north, isles = lines.index("### Heart of the North"), lines.index("### The Iron Islands")
        assert lines[north + 1] == "-# Great Fief, 8 gold, one point; held by Robb Stark"
        assert lines[north + 3].startswith("- Winterfell: **S**")
        assert lines[isles + 1] == f"-# Great Fief, 6 gold, one point{held}"
