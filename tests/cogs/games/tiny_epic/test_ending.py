"""What the last message of Tiny Epic says, and what who leaves is told."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.records.statistics import Statistics
from bot.rules.contract import fold
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.events.board import Scored
from bot.rules.tiny_epic.play import scoring, treaty
from cogs.interaction.names import voice
from cogs.play import ending, panel
from tests.cogs import tables
from tests.cogs.tables import parts_of
from tests.rules.tiny_epic import night, position, test_rival

TEXT = 10


def test_te_15_33_the_last_message_has_the_score_of_the_treaty_once() -> None:
    """Each player had a line with the same points, and the same medal."""
    for reason, medals in (("night_king_slain", "🥇🥈"), ("long_night", "🥈🥇")):
        state = night.table(night.HOMES, score=7, his=9)
        here = tables.table("tiny_epic", changed(state, result=treaty.outcome(state, reason)), 2)
        for language, name in (("en", "The Treaty"), ("de", "Das Bündnis")):
            say = voice(here, language)
            told = str(parts_of(ending.ending(here, say, say, (), (), Statistics())))
            assert f"{medals[0]} {name}: **7**" in told
            assert f"{medals[1]} {say.party('night_king')}: **9**" in told
            assert f"{say.player(0)}: **7**" not in told


def test_te_11_7_the_last_message_says_what_points_were_for_and_what_parted_equals() -> None:
    """Of the Treaty, too, which has one line for all its players."""
    units = {"winterfell": "st1h", "castle_black": "st1", "pyke": "gr2h"}
    state = position.rich(
        position.rich(position.standing(position.begin("stark", "greyjoy"), units), 0, 3), 1, 3
    )
    state = fold(RULESET, [Scored(side=side, by=4, why="battle") for side in ("0", "1")], state)
    over = changed(state, result=scoring.outcome(state, scoring.after_rounds(state)))
    dead = fold(RULESET, [Scored(side="treaty", by=2, why="alliance")], night.table(night.HOMES, score=15))
    lost = changed(dead, result=treaty.outcome(dead, "long_night"))
    for language, sheet, ours, decided in (
        (
            "en",
            "🥇 Alys: **4** = 4 for battles won",
            "The Treaty: **17** = 2 for alliances + 15 given at the start",
            "most castles wins",
        ),
        (
            "de",
            "🥇 Alys: **4** = 4 für gewonnene Schlachten",
            "Das Bündnis: **17** = 2 für Bündnisse + 15 am Anfang",
            "Burgen",
        ),
    ):
        told = last(over, language)
        assert sheet in told
        assert decided in told
        assert ours in last(lost, language)


@pytest.mark.parametrize(
    ("gold", "head", "why", "auf_deutsch"),
    [
        (0, "The Rival has won", "gold are equal, and then the Rival wins.", "und dann gewinnt der Rivale."),
        (1, "Alys wins", "whoever has most gold wins.", "gewinnt, wer das meiste Gold hat."),
    ],
)
def test_te_16_13_who_is_level_with_the_rival_in_all_reads_that_this_is_lost(
    gold: int, head: str, why: str, auf_deutsch: str
) -> None:
    state = position.rich(test_rival.solo({"pyke": "gr1h", "winterfell": "st1h"}), 0, gold, score=0)
    over = changed(state, result=scoring.outcome(state, scoring.after_rounds(state)))
    told = last(over, "en", 1)
    assert f"## {head}" in told
    assert "every player" not in told, "there is only one"
    assert why in told
    assert auf_deutsch in last(over, "de", 1)


def test_te_11_7_who_are_level_in_all_share_the_victory() -> None:
    state = position.standing(position.begin("stark", "greyjoy"), {"winterfell": "st1h", "pyke": "gr1h"})
    over = changed(state, result=scoring.outcome(state, scoring.after_rounds(state)))
    assert "share the victory" in last(over, "en")
    assert "Points, castles, Power Tokens and gold are equal: the victory is shared." in last(over, "en")
    assert "Der Sieg wird geteilt." in last(over, "de")


def last(state: Any, language: str, players: int = 2) -> str:
    """All words of the last message."""
    here = tables.table("tiny_epic", state, players)
    say = voice(here, language)
    return str(parts_of(ending.ending(here, say, say, (), (), Statistics())))


def parting(state: Any, players: int, language: str = "en") -> str:
    """What is asked of the first player before they leave the game."""
    here = tables.table("tiny_epic", state, players)
    parts = parts_of(panel.confirm(here, here.view(0), voice(here, language)))
    return next(part["content"] for part in parts if part["type"] == TEXT)


def test_who_leaves_is_told_what_follows_against_whom_they_play() -> None:
    """Against the Night King, too, it was said that one's pieces act no more: somebody may take them over (TE-21.8)."""
    told = dict[tuple[str, bool], str]()
    for players, states in tables.games("tiny_epic"):
        told[states[0].options.mode, players > 1] = parting(states[0], players)
    assert "fight on" in told["cooperative", True]
    assert "open to whoever takes it" in told["cooperative", True]
    assert "Night King has won" in told["solo_night_king", False]
    assert "Rival has won" in told["solo", False]
    assert "act no more" in told["competitive", True]
    assert all("cannot be taken back" in words for words in told.values())
