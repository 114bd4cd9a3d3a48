"""The log, the numbers and the hall of fame in words, within Discord's limits and without letting anybody format."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from discord import ui
from structlog.testing import capture_logs

from bot.engine.journal.chance import SeededChance
from bot.engine.journal.entries import Entry
from bot.engine.records.fame import Campaign, Fame
from bot.engine.records.game_log import Line, Search, Turn, topics, turns
from bot.engine.records.ratings import Result, Standing
from bot.engine.records.statistics import statistics
from bot.engine.table.table import Table
from bot.engine.table.turn_history import Tale
from bot.rules.contract import Event, Party, Text
from bot.rules.registry import RULESETS
from bot.store.rows import SeatRow
from bot.words import Voice, known
from cogs.interaction.answers import Attachment
from cogs.interaction.ids import Step, decode
from cogs.interaction.limits import ROOM
from cogs.interaction.names import voice
from cogs.lookups import fame, log
from cogs.lookups.statistics import drawn, duration
from cogs.lookups.statistics import told as numbers
from cogs.play import dashboard
from tests.cogs.tables import NAMES, judge, parts_of
from tests.engine import memory_store
from tests.engine.records.test_game_log import paper_entries
from tests.sided import DEAD, Slept, Turned, vigil
from tests.store.samples import game as game_row

SAY = Voice("en", {}, {0: "Alys", 1: "Bran"})


@cache
def played() -> Table:
    """Among its players are some whose names try to format."""
    return memory_store.game("risk", NAMES[:4], actions=250, quits=False)


def line(n: int = 0, **more: Any) -> Line:
    text = Text(key="tourney-round", args={"seat": 0, "card": n})
    return replace(Line(float(n), None, frozenset({0}), text, True), **more)


def page_view(search: Search, page: int) -> ui.LayoutView:
    say = voice(played(), "en")
    now = log.paged(turns(paper_entries(played()), None), search, page)
    view = ui.LayoutView(timeout=None)
    view.add_item(
        ui.Container(ui.TextDisplay(log.told(say, now, {})), *log._buttons(played(), say, search, now))
    )
    return view


# ── the log ──


@pytest.mark.parametrize("page", [0, 1, 3, log.NEWEST])
@pytest.mark.parametrize(
    "search", [Search(), Search(about="battle"), Search(about="table"), Search(turn=3, seat=1)]
)
def test_every_page_of_the_log_fits_into_a_message(search: Search, page: int) -> None:
    judge(page_view(search, page))


def test_pages_are_counted_from_the_oldest_so_that_they_stand_still() -> None:
    found = [Turn(1, tuple(line(n) for n in range(log.PAGE + 3)))]
    more = [*found, Turn(2, (line(99),))]
    assert log.paged(found, Search(), 0) == replace(log.paged(more, Search(), 0), pages=2)
    last = log.paged(more, Search(), log.NEWEST)
    assert (last.number, last.pages) == (1, 2)
    assert [(turn.number, len(turn.lines)) for turn in last.turns] == [(1, 3), (2, 1)]


def test_a_turn_without_the_lines_wanted_has_no_heading() -> None:
    found = [Turn(1, (line(1),)), Turn(2, (line(2, about="card"),)), Turn(3, (line(3),))]
    shown = log.paged(found, Search(about="card"), 0)
    assert [turn.number for turn in shown.turns] == [2]
    assert log.paged(found, Search(about="table"), 5) == log.Page(0, 1, ())


def test_a_turn_taken_back_and_played_anew_has_two_headings() -> None:
    found = [Turn(1, (line(1),), 4), Turn(1, (line(2),), 9)]
    assert [turn.closed for turn in log.paged(found, Search(), 0).turns] == [4, 9]


def test_a_heading_tells_when_and_links_to_the_story() -> None:
    page = log.paged([Turn(7, (line(60, text=Text(key="yes")),), 4)], Search(), 0)
    assert log.told(SAY, page, {4: "https://story"}).splitlines() == [
        "**Turn 7, <t:60:R>** · [the story](https://story)",
        "yes",
        "-# Page 1 of 1",
    ]
    assert "](" not in log.told(SAY, page, {5: "https://story"})


@pytest.mark.parametrize("say", [SAY, Voice("de", {}, {0: "Alys", 1: "Bran"})])
@pytest.mark.parametrize("apart", [False, True])
def test_no_line_of_a_page_is_missing_however_long_they_are(apart: bool, say: Voice) -> None:
    """The last ones were, and the number of the page: where a game master said much, or each was of another turn."""
    words = {"who": "Cass", "why": "why " * 50, "plays": 0}
    lines = [
        line(
            n,
            live=n != 3,
            about="table",
            text=Text(key="act-announce-signed", args={**words, "words": f"No {n} " + "word " * 80}),
        )
        for n in range(log.PAGE)
    ]
    found = [Turn(n, (one,), n) for n, one in enumerate(lines)] if apart else [Turn(1, tuple(lines), 1)]
    link = "https://discord.com/channels/" + "/".join(["1575886578742460416"] * 3)
    said = log.told(say, log.paged(found, Search(), 0), dict.fromkeys(range(log.PAGE), link))
    assert len(said) <= ROOM
    assert all(f"No {n} " in said for n in range(log.PAGE))
    assert said.count("~~") == 2
    assert said.endswith(f"-# {log._place(say, log.Page(0, 1, ()))}")


def test_what_was_taken_back_is_struck_out() -> None:
    page = log.paged([Turn(1, (line(text=Text(key="yes"), live=False),))], Search(), 0)
    assert "~~yes~~ (undone)" in log.told(SAY, page, {})


def test_what_a_game_master_typed_cannot_format() -> None:
    typed = Text(
        key="act-announce-signed", args={"words": "**loud** <@1>", "who": "[x](y)", "why": "`so`", "plays": 1}
    )
    say = voice(played(), "en")
    said = log.told(say, log.paged([Turn(1, (line(text=typed, about="table"),))], Search(), 0), {})
    assert "**loud**" not in said
    assert "<@1>" not in said
    assert "[x](" not in said


@pytest.mark.parametrize("search", [Search(), Search(turn=9999, seat=6, about="battle")])
def test_a_button_says_all_that_its_page_needs(search: Search) -> None:
    values = (
        None if search.turn is None else str(search.turn),
        None if search.seat is None else str(search.seat),
    )
    step = Step(log.VERB, 10**9, log.NEWEST, search.about or "", values, "newest")
    assert decode(step.encode()) == step


@pytest.mark.parametrize(
    ("rules", "named"),
    [
        (RULESETS["risk"], ["Battles", "Cards", "The table"]),
        (vigil(), ["Cards", "vigil-topic-vigil", "The table"]),
    ],
    ids=lambda each: getattr(each, "id", ""),
)
def test_the_log_is_searched_for_what_the_events_of_its_own_game_are_about(
    rules: Any, named: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "known", lambda key: key == "vigil-topic-vigil" or known(key))
    table = replace_rules(rules)
    page = log.paged([], Search(), 0)
    with capture_logs():
        buttons = [part for row in log._buttons(table, SAY, Search(), page) for part in row.children]
    assert [button.label for button in buttons] == ["All", *named]
    assert [decode(button.custom_id).kind for button in buttons] == ["", *topics(rules)]


def test_a_game_with_many_topics_has_as_many_buttons_as_fit_and_the_table_always() -> None:
    kinds = [type("Some", (Slept,), {"topic": f"topic{n}", "__module__": __name__}) for n in range(40)]
    rules = vigil()
    rules.events = tuple(kinds)
    with capture_logs():
        rows = log._buttons(replace_rules(rules), SAY, Search(), log.Page(3, 9, ()))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay("…"), *rows))
    judge(view)
    assert decode(rows[-1].children[-1].custom_id).kind == "table"


def replace_rules(rules: Any) -> Any:
    table = memory_store.table("tourney", ["Alys", "Bran"])
    table.rules = rules
    return table


# ── the numbers ──


def test_the_numbers_fit_into_a_message_and_their_chart_is_drawn() -> None:
    found = statistics(played().rules, paper_entries(played()))
    assert len(numbers(voice(played(), "en"), found, "risk")) <= 4000
    assert "**the**" not in numbers(voice(played(), "en"), found, "risk")
    picture = drawn(voice(played(), "en").plain, found.dice, "night")
    assert picture.content.startswith(b"\x89PNG")
    assert picture.alt is not None
    assert f"1: {found.dice[6][1]}" in picture.alt


def test_deeds_and_fights_are_counted_for_sides_that_nobody_plays_too() -> None:
    turned: Any = Turned(cards={0: 5, 1: 3}, dice={}, winner=1)
    begun = vigil().new(vigil().options(), 2, SeededChance(1))
    told = [begun, *[(turned,)] * 3]
    entries = [Entry(n, 1, "player", None, (), events, 0.0) for n, events in enumerate(told)]
    found = statistics(vigil(), entries)
    assert found.feats == {1: {"nights": 3}, DEAD: {"rises": 6}}
    assert (found.fights[DEAD].attacks, found.fights[DEAD].attacks_won, found.fights[1].defences_won) == (
        3,
        0,
        3,
    )
    say = Voice("en", vigil().names, {0: "Alys", 1: "Bran"})
    with capture_logs():
        said = numbers(say, found, "vigil").splitlines()
    assert said[1:7] == [
        "**Battles**",
        "Bran: 0 of 0 attacks won, 3 of 3 defences held",
        "The Night King: 0 of 3 attacks won, 0 of 0 defences held",
        "**Deeds**",
        "Bran: vigil-feat-nights",
        "The Night King: vigil-feat-rises",
    ]


def test_without_a_roll_there_are_no_numbers() -> None:
    assert "No die has been rolled" in numbers(SAY, statistics(played().rules, []), "risk")


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0, "0 seconds"),
        (1, "one second"),
        (119, "119 seconds"),
        (120, "2 minutes"),
        (7300, "2 hours"),
        (400_000, "5 days"),
    ],
)
def test_a_length_of_time_in_words(seconds: float, words: str) -> None:
    assert duration(SAY, seconds) == words


# ── the hall of fame ──


def campaign(*names: str, winners: tuple[Party, ...] = (0,)) -> Campaign:
    seats = tuple(SeatRow(n, n + 1, name, None, "") for n, name in enumerate(names))
    result = Result(winners=winners, reason="conquest", places=(1,) * len(names), turns=9)
    return Campaign(game_row(system="risk", ended_at=100.0 + 3 * 86_400), seats, result)


def test_a_side_that_nobody_plays_is_a_champion_by_its_name() -> None:
    of = Fame("vigil", (campaign("Alys", winners=(0, DEAD)), campaign("Alys", winners=(DEAD,))), ())
    with capture_logs():
        said = fame.told(SAY, [of], {"vigil": vigil().names})
        unknown = fame.told(SAY, [of], {})
    assert ": Alys and the Night King (" in said
    assert ": the Night King (" in said
    assert ": dead (" in unknown, "its game is not here any more"


def test_the_hall_of_fame_in_words() -> None:
    of = Fame("risk", (campaign("Alys", "**Bran**", "Cate"),), (Standing(1, 4, 2, 27.25, 12.0),))
    said = fame.told(SAY, [of], {})
    assert "1. Alys · 27.2 ± 12.0 · 2 of 4 won" in said
    assert r"- 3 days, 9 turns: Alys, \*\*Bran\*\*, and Cate" in said
    assert "- <t:259300:R>: Alys (" in said


def test_a_game_that_nobody_won_is_among_no_champions() -> None:
    """Its champion was *nobody*, and a game that its game master had broken off stood before those won."""
    games = tuple(replace(campaign("Alys"), result=replaced) for replaced in results("conquest", "gm", "gm"))
    said = fame.told(SAY, [Fame("risk", games, ())], {})
    assert (said.count("- <t:"), "nobody" in said) == (1, False)
    assert "Recent champions" not in fame.told(SAY, [Fame("risk", games[1:], ())], {})


def results(*reasons: str) -> list[Result]:
    won = {"conquest": (0,)}
    return [Result(winners=won.get(one, ()), reason=one, places=(1,), turns=9) for one in reasons]


def test_two_people_of_one_name_are_told_apart_wherever_they_stand() -> None:
    """Alys of one table and Alys of another looked like one person with two ratings."""
    first, second = campaign("Alys", "Bran"), campaign("Wylla", "alys")
    second = replace(second, seats=tuple(replace(row, user_id=row.seat + 3) for row in second.seats))
    of = Fame("risk", (first, second), (Standing(4, 1, 1, 27.0, 9.0), Standing(1, 1, 1, 26.0, 9.0)))
    said = fame.told(SAY, [of], {}).replace("\\", "").splitlines()
    assert [line.split(" · ")[0] for line in said if " · " in line] == ["1. alys (2)", "2. Alys (1)"]
    assert {line.split(": ")[-1] for line in said if "turns: " in line} == {
        "Alys (1) and Bran",
        "Wylla and alys (2)",
    }


def test_somebody_has_one_name_in_the_hall_the_last() -> None:
    games = [campaign("Alys"), campaign("Lady Alys")]
    said = fame.told(SAY, [Fame("risk", tuple(games), (Standing(1, 2, 2, 27.0, 9.0),))], {})
    assert said.count("Lady Alys") == said.count("Alys") == 5


def test_who_left_a_seat_that_was_given_away_has_a_name_in_the_hall() -> None:
    game = replace(campaign("Alys", "bran"), gone={9: "Bran"})
    standings = (Standing(1, 1, 1, 27.0, 9.0), Standing(9, 1, 0, 23.0, 9.0))
    said = fame.told(SAY, [Fame("risk", (game,), standings)], {}).replace("\\", "")
    assert "2. Bran (1) · 23.0" in said
    assert "turns: Alys and bran (2)" in said


def test_an_agent_and_a_former_player_are_nobodys_namesakes() -> None:
    seats = (
        SeatRow(0, 1, "Alys", None, ""),
        SeatRow(1, None, "Alys", "knight", ""),
        SeatRow(2, None, "Alys", None, ""),
    )
    said = fame.told(SAY, [Fame("risk", (replace(campaign("Alys"), seats=seats),), ())], {})
    assert "Alys, Alys, and Alys" in said


def test_a_long_hall_of_fame_is_kept_short() -> None:
    games = tuple(campaign(*("W" * 32,) * 7) for _ in range(40))
    players = tuple(Standing(n, 4, 2, 25.0, 12.0) for n in range(40))
    said = fame.told(SAY, [Fame("risk", games, players)], {})
    assert said.count("won") == fame.LISTED
    assert said.count("- <t:") == fame.CHAMPIONS
    assert len(said) <= 4000


# ── the story ──


def events(entries: Sequence[Entry]) -> tuple[Event, ...]:
    return tuple(dashboard.seen(entries))


def test_a_story_too_long_for_a_message_says_where_the_rest_stands() -> None:
    entries = paper_entries(played())
    picture = Attachment("map.png", b"", "A map")
    view = dashboard.chapter(voice(played(), "en"), 1, 9, [Tale(0, events(entries))], [picture])
    judge(view)
    (text,) = [part["content"] for part in parts_of(view) if part["type"] == 10]
    assert text.endswith("\n-# The rest of this turn is in `/game log`.")
    assert "rest of this turn" not in str(
        parts_of(dashboard.chapter(voice(played(), "en"), 1, 9, [Tale(0, events(entries[:9]))], [picture]))
    )
