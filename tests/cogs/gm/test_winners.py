"""Who wins by a game master's word: named as the rules offer them, and told as they won."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.engine.journal.chance import SeededChance
from bot.engine.records import ratings
from bot.engine.records.statistics import Statistics
from bot.engine.table.table import Table
from bot.rules.contract import EndGame, Outcome, fold
from cogs.gm import board_edits
from cogs.interaction.names import voice
from cogs.play import ending
from tests.cogs import tables
from tests.cogs.tables import parts_of
from tests.rules.risk.realm import Mitchell
from tests.rules.tiny_epic import night, test_rival

TEXT = 10


def ended(system: str, state: Any, players: int, typed: str, language: str = "en") -> tuple[Outcome, str]:
    """The end of a game for which a game master has typed these winners, and all that its last message says."""
    here = tables.table(system, state, players)
    say = voice(here, language)
    action = EndGame(winners=board_edits.winners_named(here, say.plain, typed))
    here._state = fold(here.rules, here.rules.edit(state, action, SeededChance(0)), state)
    parts = parts_of(ending.ending(here, say, say, (), (), Statistics()))
    outcome = here.outcome()
    assert outcome is not None
    return outcome, "\n".join(part["content"] for part in parts if part["type"] == TEXT)


def test_the_rival_wins_by_a_game_masters_word() -> None:
    """It was offered by the name of its House, which was refused, as was every House that nobody plays."""
    state = test_rival.solo({"pyke": "gr2h", "winterfell": "st3h"})
    say = voice(tables.table("tiny_epic", state, 1), "en").plain
    assert board_edits.able(tables.table("tiny_epic", state, 1), say) == {
        say.player(0): "0",
        "The Rival": "rival",
    }
    for language, name in (("en", "the rival"), ("de", "Der Rivale")):
        outcome, words = ended("tiny_epic", state, 1, name, language)
        assert (outcome.winners, outcome.seats) == (("rival",), ())
        assert ratings.result(outcome, (), 1).places == (1,)
    assert "Der Rivale hat gewonnen" in words


def test_te_15_33_the_treaty_and_the_night_king_win_by_a_game_masters_word() -> None:
    state = night.table(night.HOMES, score=7, his=9)
    for typed, winners, words in (
        ("The Treaty", (0, 1), "share the victory"),
        ("the night king", ("night_king",), "The Night King has won, and every player has lost"),
        ("", (), "Nobody wins"),
    ):
        outcome, told = ended("tiny_epic", state, 2, typed)
        assert outcome.winners == winners
        assert words in told
        assert "A game master has ended the game." in told


def test_who_cannot_win_is_refused_with_those_who_can() -> None:
    state = night.table(night.HOMES)
    here = tables.table("tiny_epic", state, 2)
    say = voice(here, "en").plain
    with pytest.raises(Refused) as caught:
        board_edits.winners_named(here, say, say.player(0))
    assert caught.value.text.key == "gm-no-winner"
    assert caught.value.text.args["near"] == ("The Treaty", "The Night King")


def test_who_could_win_is_named_in_letters_that_mean_nothing_to_discord() -> None:
    table = named("[here](https://a.io)", "*Cass*")
    with pytest.raises(Refused) as refused:
        board_edits.winners_named(table, voice(table, "en").plain, "Lord Varys")
    assert "Possible: \\[here\\]\\(https\\://a.io\\) and \\*Cass\\*." in voice(table, "en")(
        refused.value.text
    )


def test_sides_that_cannot_win_are_not_offered() -> None:
    """The Night's Watch and the Wildlings were, where the rules know players alone as winners."""
    here = tables.table("risk", Mitchell(3).lands(0, winterfell=6).invade(0).state, 3)
    say = voice(here, "en").plain
    assert {*board_edits.able(here, say).values()} == {"0", "1", "2"}


def test_two_players_of_one_name_are_told_apart_by_their_seats() -> None:
    here = tables.table("risk", Mitchell(3).lands(0, winterfell=6).invade(0).state, 3)
    here.seats = tuple(replace(row, name="Ann") for row in here.seats)
    say = voice(here, "en").plain
    assert board_edits.able(here, say) == {"Ann (1)": "0", "Ann (2)": "1", "Ann (3)": "2"}
    assert board_edits.winners_named(here, say, "ann (3), Ann (1)") == ("0", "2")


def named(*called: str) -> Table:
    here = tables.table("risk", Mitchell(len(called)).lands(0, winterfell=6).invade(0).state, len(called))
    here.seats = tuple(replace(row, name=name) for row, name in zip(here.seats, called, strict=True))
    return here


def test_a_name_with_a_comma_is_one_name() -> None:
    """*Ann, the Bold* was nobody who could win."""
    here = named("Ann, the Bold", "Bran", "Ann")
    say = voice(here, "en").plain
    for typed, winners in (
        ("Ann, the Bold", ("0",)),
        ("ann, the bold,bran", ("0", "1")),
        ("Ann, Bran", ("1", "2")),
        ("Ann, Ann, the Bold, ", ("0", "2")),
    ):
        assert board_edits.winners_named(here, say, typed) == winners
    with pytest.raises(Refused):
        board_edits.winners_named(here, say, "the Bold")


def test_who_else_may_have_won_is_offered_after_those_who_were_named() -> None:
    here = named("Ann, the Bold", "Bran", "Ann")
    say = voice(here, "en").plain

    def offered(typed: str) -> list[str]:
        return [choice.name for choice in board_edits.one_more(here, say, typed)]

    assert offered("") == ["Ann, the Bold", "Bran", "Ann"]
    assert offered("bran, ") == ["Bran, Ann, the Bold", "Bran, Ann"]
    assert offered("Ann, the Bold, b") == ["Ann, the Bold, Bran"]


def test_what_is_offered_is_taken() -> None:
    """Of names too long for a choice of Discord's a part was offered, which was refused."""
    here = named(*(letter * 32 for letter in "ABCD"))
    say = voice(here, "en").plain
    typed = ""
    for count in (1, 2, 3):
        first, *_ = board_edits.one_more(here, say, typed)
        assert len(board_edits.winners_named(here, say, str(first.value))) == count
        typed = f"{first.value},"
    assert board_edits.one_more(here, say, typed) == []
    assert len(board_edits.winners_named(here, say, typed + "D" * 32)) == 4
