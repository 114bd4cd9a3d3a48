"""What people write into a move: told as it stands, in one line, and it never formats, calls, or stands for a name."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import ValidationError
from structlog.testing import capture_logs

from bot.engine.errors import Refused
from bot.engine.journal.chance import SeededChance
from bot.engine.journal.command_line import parse
from bot.engine.journal.command_line import write as line_of
from bot.engine.records.game_log import turns
from bot.engine.table.table import Table
from bot.engine.transcript.reader import read
from bot.engine.transcript.verify import verify
from bot.rules.contract import Area, Concede, Scene, Side, Text, Token
from bot.rules.menu import random_action
from bot.words import Voice
from cogs.interaction import forms
from cogs.interaction.names import voice
from cogs.lookups import log
from cogs.play import dashboard, plan_page, telling
from render.words.alt import alt_text
from render.words.board import board_text
from tests.engine import memory_store
from tests.engine.engine_fixture import SYSTEMS, awaited
from tests.render.scenes import ISLE
from tests.sided import Proclaim, vigil

HOSTILE = {
    "markdown": "**bold** _it_ `code` ||spoiler|| [x](https://example.org) ~~s~~",
    "mentions": "<@1> <@&2> <#3> @everyone @here </go:4>",
    "an id": "winterfell",
    "turned": "\u202eabc\u2066def\u2069",
    "lines": "one\n# two\r\n> three\u2028- four\x00five",
    "long": "w" * 300,
    "quotes": 'say "x", then \\ {1 a 1d6: 3} @ now, by "me": "y" #2 (clock): /vigil lay card:1',
    "empty": "",
    "blank": "  \t ",
    "rows": "result: rounds, won by nobody",
}


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The vigil has no words."""
    monkeypatch.setitem(SYSTEMS, "vigil", vigil())
    with capture_logs():
        yield


def said(words: str) -> Table:
    table = memory_store.table("vigil", ["Alys", "Bran"])

    async def play() -> None:
        await table.start()
        await table.submit(0, Proclaim(words=words))

    asyncio.run(play())
    return table


@pytest.mark.parametrize("name", HOSTILE)
def test_stories_panels_and_logs_tell_them_in_one_line_that_means_nothing_to_discord(name: str) -> None:
    of, words = said(HOSTILE[name]), HOSTILE[name]
    say = voice(of, "en")
    entries = asyncio.run(of.entries())
    story = telling.story(say, dashboard.seen(entries))
    logged = log.told(say, log.paged(turns(entries, 1), log.Search(), 0), {})
    for text in (story, logged):
        (line,) = [line for line in text.splitlines() if "📣" in line]
        for live in (
            "**bold",
            "](",
            "<@",
            "<#",
            "@everyone",
            "@here",
            "||",
            "`code",
            "\u202e",
            "\x00",
            "Winterfell",
        ):
            assert live not in line.replace("\\" + live[0], ""), live
        if name == "an id":
            assert "winterfell" in line
        if name == "long":
            assert words in line


@pytest.mark.parametrize("name", HOSTILE)
def test_they_come_back_whole_from_a_transcript(name: str) -> None:
    of = said(HOSTILE[name])
    assert parse(of.rules, line_of(of.rules, Proclaim(words=HOSTILE[name]))) == Proclaim(words=HOSTILE[name])
    assert "\u202e" not in memory_store.text(of, 1), "while the game is on, too"

    async def end() -> None:
        await of.submit(1, Concede())

    asyncio.run(end())
    text = memory_store.text(of)
    assert [finding.text for finding in verify(read(text), SYSTEMS) if finding.kind == "false"] == []
    assert parse(of.rules, read(text).lines[1].command) == Proclaim(words=HOSTILE[name])


@pytest.mark.parametrize("name", HOSTILE)
def test_pictures_and_lines_for_all_hold_them_as_they_stand(name: str) -> None:
    words = HOSTILE[name]
    say = Voice("en", {"winterfell": "Winterfell"}, {0: "Alys"})
    told = Text(key="act-announce-signed", args={"words": words, "who": "Cate", "why": "so", "plays": 0})
    scene = Scene(
        boards=(ISLE,),
        title=told,
        corner=told,
        caption=told,
        sides=(Side(id="stark", letter="S", label=told),),
        areas=(Area(id="old_oak", side="stark"),),
        tokens=(Token(area="old_oak", kind="captive", label=told),),
    )
    for text in (alt_text(scene, say), board_text(scene, say)):
        assert not {"\u202e", "\x00", "\u2028", "\r"} & {*text}
        assert "Winterfell" not in text
    assert "\n" not in alt_text(scene, say)
    assert len(alt_text(scene, say)) <= 1024


def test_they_are_no_longer_than_they_may_be_wherever_they_come_from() -> None:
    of = said("x")
    with pytest.raises(ValidationError):
        Proclaim(words="x" * 301)
    with pytest.raises(Refused, match="table-long-words"):
        forms.build(of.rules, "proclaim", {"words": "x" * 1000})


@pytest.mark.parametrize("words", ["", "  ", "\u200b\u3164"])
def test_words_that_show_nothing_are_not_told(words: str) -> None:
    """*Alys proclaims:* stood there, and nothing after it."""
    with pytest.raises(Refused, match="table-no-words"):
        forms.build(said("x").rules, "proclaim", {"words": words})
    with pytest.raises(Refused, match="table-no-words"):
        forms.build(said("x").rules, "proclaim", {})


def test_a_plan_tells_them_as_they_stand() -> None:
    of = said("x")
    action = Proclaim(words="winterfell + **you**")
    found: Any = type("Line", (), {"command": line_of(of.rules, action)})
    assert "“winterfell + \\*\\*you\\*\\*”" in plan_page.said(of, voice(of, "en"), found)


def test_an_agent_of_chance_says_nothing_rather_than_something_too_long() -> None:
    of = said("x")
    assert awaited(of)
    view = of.view(0).model_copy(update={"menu": ("proclaim",)})
    rules: Any = of.rules

    rules.candidates = lambda *_: forms.FreeText(longest=300)
    assert random_action(rules, view, SeededChance(1)) == Proclaim(words="")
