"""What the board of Tiny Epic says to somebody who sees it for the first time."""

from __future__ import annotations

from typing import Any

from bot import words as said
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.model.army import Force
from bot.rules.tiny_epic.model.facts import RANGERS
from bot.words import Voice, names_in
from cogs.interaction.names import voice
from cogs.play import dashboard
from tests.cogs import tables
from tests.cogs.games.tiny_epic.moments import asked
from tests.cogs.tables import parts_of
from tests.rules.tiny_epic import night, position, test_teammate

TEXT = 10


def board(state: Any, players: int, language: str = "en") -> str:
    """All words of the dashboard."""
    here = tables.table("tiny_epic", state, players)
    say = voice(here, language)
    parts = parts_of(dashboard.dashboard(here, say, say, here.view(None), (), (), ""))
    return "\n".join(part["content"] for part in parts if part["type"] == TEXT)


def test_houses_that_nobody_plays_share_a_line_below_what_players_have() -> None:
    """Each had a line of its own: a wall of text on a phone, above the dice of the players."""
    state, players = asked("follow")
    for language, words in (("en", "Nobody plays"), ("de", "Niemand spielt")):
        lines = board(state, players, language).splitlines()
        shared = [number for number, line in enumerate(lines) if words in line]
        assert len(shared) == 1
        assert state.np
        assert all(RULESET.names[f"shield-{house}"] in lines[shared[0]] for house in state.np)
        assert not any(RULESET.names[house] in line for house in state.np for line in lines)
        assert shared[0] == len(lines) - 1


def test_houses_that_nobody_plays_are_counted_in_words_and_together_where_they_are_alike() -> None:
    """*Nobody plays (tokens still off the map · units on it): Arryn 6 · 3* had to be worked out."""
    state = position.standing(position.begin("stark", "greyjoy"), {"the_eyrie": "ar3", "riverrun": "tu2"})
    stock = {**state.stock, "arryn": 6, "tyrell": 6, "tully": 7, "martell": 6}
    map_ = {
        **state.units,
        "highgarden": {"tyrell": Force(tokens=3)},
        "sunspear": {"martell": Force(tokens=3)},
    }
    for language, words in (
        (
            "en",
            "Nobody plays Arryn, Tyrell, and Martell (each 3 on the map, 6 still off it); "
            "Tully (2 on the map, 7 still off it)",
        ),
        (
            "de",
            "Niemand spielt Arryn, Tyrell und Martell (je 3 auf der Karte, 6 noch im Vorrat); "
            "Tully (2 auf der Karte, 7 noch im Vorrat)",
        ),
    ):
        assert board(changed(state, stock=stock, units=map_), 2, language).endswith(words)


def test_the_rival_and_the_night_king_keep_their_lines() -> None:
    state = next(
        state for _, states in tables.games("tiny_epic") for state in states if state.rival is not None
    )
    assert RULESET.names[state.rival.house] in board(state, 1).split("Nobody plays")[0]


def test_before_the_cards_are_dealt_no_deck_is_told_of() -> None:
    state, players = asked("house")
    assert "deck" not in board(state, players)
    assert "Stapel" not in board(state, players, "de")


def test_before_the_deal_who_holds_the_hand_of_the_king_is_told_once() -> None:
    """It stood among what lies open, and again below as what has happened."""
    state, players = asked("house")
    assert "Hand of the King" not in board(state, players)
    state, players = asked("place")
    assert "Hand of the King" in board(state, players)


def test_a_ranger_card_is_whole_on_the_dashboard() -> None:
    """Its end, where the Night King attacks, was cut off."""
    for language in ("en", "de"):
        say = Voice(language, names_in(language, "tiny_epic", RULESET.names), {})
        for card in RANGERS.values():
            args = {"round": 6, "tokens": card.blue_tokens, "walkers": card.white_walkers}
            aim = card.night_king_attacks
            told = (
                say.key("tiny_epic-ranger-attack", **args, target=aim)
                if aim
                else say.key("tiny_epic-ranger", **args)
            )
            assert len(told) <= dashboard.WIDTH


def test_a_terror_pool_without_white_walkers_counts_none() -> None:
    """*1 Arryn; 0 White Walkers*. Two of them cost a token: they stand first, where nothing is cut off."""
    assert said.words("tiny_epic-terror-pool", pool=1, tokens="1 Arryn", count=0) == "Terror Pool: 1 Arryn"
    assert said.words("tiny_epic-terror-pool", pool=0, tokens="", count=1) == "Terror Pool: one White Walker"
    both = said.words("tiny_epic-terror-pool", "de", pool=1, tokens="1 Arryn", count=2)
    assert both == "Schreckensvorrat: 2 Weiße Wanderer; 1 Arryn"


def test_the_board_says_the_score_of_the_night_king_and_of_the_treaty_where_it_is_nothing() -> None:
    """*5 White Walkers*, and not that he has no point yet, on which it hangs whether he can be fought (TE-15.19)."""
    state = night.table(night.HOMES, walkers=("thenn",))
    assert "The Treaty: 0 points · 4 gold" in board(state, 2)
    assert "The Night King: 0 points · one White Walker" in board(state, 2)


def test_te_17_4_a_teammate_has_no_score_of_its_own() -> None:
    """What the Treaty has stood there once more, as if it had it twice."""
    state = test_teammate.solo()
    (mate,) = [
        line for line in board(state, 1).splitlines() if "House Greyjoy" in line and "on the map" in line
    ]
    assert "point" not in mate
    assert "castle" not in mate
