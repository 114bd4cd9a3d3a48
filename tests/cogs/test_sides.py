"""Sides that nobody plays, and what lies open, wherever seats are shown; with a game that has both."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.engine.records.statistics import Statistics
from bot.engine.table.table import Table
from bot.rules.contract import Outcome, Score
from cogs.gm import board_edits
from cogs.interaction.answers import Attachment
from cogs.interaction.limits import ROOM
from cogs.interaction.names import calling, voice
from cogs.interaction.painter import Painter
from cogs.lookups import hand_and_board
from cogs.play import dashboard
from cogs.play import ending as end
from tests.cogs import tables
from tests.engine import memory_store
from tests.engine.engine_fixture import SYSTEMS
from tests.sided import DEAD, WATCH, vigil

NAMES = ("Alys", "The **Night** King")
PICTURE = Attachment("map.png", b"", "A map.")


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """The vigil has no words."""
    with capture_logs():
        yield


def begun(ending: str = "dead") -> Table:
    table = memory_store.table("tourney", NAMES)
    table.rules = vigil(ending)
    asyncio.run(table.start())
    return table


def over(ending: str, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A game whose first player has left at once."""
    monkeypatch.setitem(SYSTEMS, "vigil", vigil(ending))
    return memory_store.game("vigil", NAMES, actions=0)


def texts(view: Any) -> str:
    return "\n".join(part["content"] for part in tables.parts_of(view) if part["type"] == 10)


def test_the_standings_name_sides_after_the_players_and_strike_out_those_that_are_gone() -> None:
    of = begun()
    assert dashboard.standings(of.view(None), voice(of, "en"), of).splitlines() == [
        "Alys: vigil-figure-wins",
        "The \\*\\*Night\\*\\* King: vigil-figure-wins",
        "The Night King: vigil-figure-wins",
        "~~The Night's Watch: ~~",
    ]


def test_of_what_nobody_has_the_dashboard_says_nothing_and_the_status_all() -> None:
    """“0 lands · 0 castles · 0 armies · 0 cards · 0 gold · 0 points” filled a phone's screen before the first move."""
    of = memory_store.game("risk", NAMES, actions=0)
    say, view = voice(of, "en"), of.view(None)
    assert "0" not in dashboard.standings(view, say, of).replace("0 lands", "")
    assert "0 cards" in dashboard.standings(view, say, of, whole=True)


def test_the_dashboard_shows_what_lies_open_and_a_few_lines_for_all() -> None:
    of = begun()
    say = voice(of, "en")
    shown = dashboard.dashboard(of, say, calling(of), of.view(None), (), [PICTURE, PICTURE], "")
    tables.judge(shown)
    small = [line for line in texts(shown).splitlines() if line.startswith("-# ")]
    assert small == ["-# vigil-row: tourney-card, tourney-card", *(f"-# vigil-line-{n}" for n in range(3))]
    assert sum(part["type"] == 12 for part in tables.parts_of(shown)) == 2


def test_a_long_line_is_cut_on_the_dashboard_and_whole_in_the_status(monkeypatch: pytest.MonkeyPatch) -> None:
    of = begun()
    long = " ".join(f"word{n}" for n in range(90))
    monkeypatch.setattr(dashboard, "hands", lambda *_: [long])
    say = voice(of, "en")
    shown = dashboard.dashboard(of, say, calling(of), of.view(None), (), [PICTURE], "")
    (line,) = [line for line in texts(shown).splitlines() if "word0" in line]
    assert len(line) == dashboard.WIDTH + len("-# ")
    told = hand_and_board.standing(of, 0, say)
    assert long in told
    assert len(told) <= ROOM


async def test_open_hands_are_a_picture_with_its_words() -> None:
    table = memory_store.table("tourney", NAMES)
    table.rules = vigil()
    await table.start()
    artist, hands = Painter("night"), table.view(None).hands
    made = await artist.hands(hands, voice(table, "en"))
    assert made.content.startswith(b"\x89PNG")
    assert made.alt == "vigil-row: tourney-card and tourney-card."
    assert (await artist.hands(hands, voice(table, "en"))).content is made.content, "drawn once"


@pytest.mark.parametrize(
    ("winners", "words"),
    [
        ((DEAD,), "The Night King has won, and every player has lost"),
        ((DEAD, WATCH), "The Night King and the Night's Watch have won, and every player has lost"),
        ((0, WATCH), "Alys and the Night's Watch have won together"),
        ((0,), "Alys wins"),
        ((), "Nobody wins"),
    ],
)
def test_who_has_won_in_words(winners: Any, words: str) -> None:
    assert dashboard.winners(Outcome(winners=winners, reason="", scores=()), voice(begun(), "en")) == words


def test_who_has_won_over_a_single_player_in_words() -> None:
    """*Every player has lost*, it said to one."""
    ended = Outcome(winners=(DEAD,), reason="", scores=(Score(seat=0, total=3), Score(seat=DEAD, total=5)))
    assert dashboard.winners(ended, voice(begun(), "en")) == "The Night King has won"


def test_the_podium_is_winners_first_then_points() -> None:
    scores = tuple(Score(seat=seat, total=total) for seat, total in ((0, 3), (1, 9), (DEAD, 5), (WATCH, 1)))
    ended = Outcome(winners=(WATCH,), reason="", scores=scores)
    assert [score.seat for score in dashboard.podium(ended)] == [WATCH, 1, DEAD, 0]


@pytest.mark.parametrize("ending", ["dead", "watch", "both", "nobody"])
def test_the_end_names_sides_among_winners_and_on_the_score_sheet(
    ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    of = over(ending, monkeypatch)
    say = voice(of, "en")
    shown = end.ending(of, say, say, (), [PICTURE], Statistics())
    tables.judge(shown)
    assert "The Night King: **3** = vigil-figure-wins" in texts(shown)


def test_a_game_master_ends_a_game_with_players_and_sides() -> None:
    of = begun()
    say = voice(of, "en").plain
    assert board_edits.winners_named(of, say, "the night's watch, Alys") == ("0", WATCH)
    assert board_edits.winners_named(of, say, "") == ()
    with pytest.raises(Exception, match="gm-no-winner"):
        board_edits.winners_named(of, say, "Nobody")
