"""How to play: short pages for every game; and `/help`, which leads to what this person can do now."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.engine.table.table import Table
from bot.rules.registry import RULESETS
from bot.words import Voice, languages, words
from cogs.games import fief, risk, tiny_epic
from cogs.interaction import hints
from cogs.interaction.ids import Step, decode
from cogs.interaction.names import voice
from cogs.interaction.painter import Painter
from cogs.lookups import help as helping
from cogs.lookups import howto
from tests.cogs.tables import NAMES, judge, moments, parts_of
from tests.engine import memory_store

assert fief.fief
assert risk.risk
assert tiny_epic.tiny_epic  # they put their hints in their place

SEVEN = ("Alys", "Bran", "Cate", "Dunk", "Egg", "Fern", "Garth")
LONGEST = 900
"""Characters of a page: a phone shows it without scrolling far."""


def lobby(system: str, **options: Any) -> tuple[Table, Voice]:
    chosen = RULESETS[system].options.model_validate(options).model_dump_json()
    made = memory_store.table(system, NAMES[:3], options=chosen)
    made.game = replace(made.game, host_id=100)
    return made, voice(made, "en")


def text(shown: Any) -> str:
    judge(shown)
    return "\n".join(part["content"] for part in parts_of(shown) if part["type"] == 10)


def pressed(shown: Any) -> list[str]:
    return [decode(part["custom_id"]).verb for part in parts_of(shown) if "custom_id" in part]


@pytest.mark.parametrize(
    ("mode", "wins", "other"),
    [("first", "End Game card", "ten points"), ("dominion", "ten points", "End Game card")],
)
def test_the_first_page_of_risk_says_how_this_table_is_won(mode: str, wins: str, other: str) -> None:
    """It named the three modes in one sentence to people who knew none of them."""
    table, say = lobby("risk", mode=mode)
    page = text(howto.page_view(table, say, 0))
    assert wins in page
    assert other not in page


@pytest.mark.parametrize("system", RULESETS)
def test_every_game_has_a_few_short_pages_that_lead_to_each_other(system: str) -> None:
    table, say = lobby(system)
    every = howto.pages(table)
    assert 3 <= len(every) <= 8
    for page in range(len(every)):
        shown = howto.page_view(table, say, page)
        assert len(text(shown)) <= LONGEST
        assert f"Page {page + 1} of {len(every)}" in text(shown)
        to = [int(decode(part["custom_id"]).kind) for part in parts_of(shown) if "custom_id" in part]
        assert to == [one for one in (page - 1, page + 1) if 0 <= one < len(every)]


def test_a_dominion_has_pages_of_its_own() -> None:
    skirmish, dominion = (howto.pages(lobby("risk", mode=mode)[0]) for mode in ("skirmish", "dominion"))
    assert set(dominion) - set(skirmish) == {"1-dominion", "dominion-1", "dominion-2"}


def test_house_mitchell_says_how_it_ends() -> None:
    """MITCHELL-8.1: as a Skirmish does. How many Houses nobody plays depends on the players."""
    table, say = lobby("risk", mode="mitchell")
    every = howto.pages(table)
    first, own = (text(howto.page_view(table, say, page)) for page in (0, every.index("mitchell-1")))
    assert "when the **End Game card** is drawn: then most points win" in first
    assert "Houses that nobody plays score nothing at the end" in own
    assert "ive Houses" not in own
    assert "five" not in say.key("risk-guide-mitchell")


@pytest.mark.parametrize("language", languages())
def test_pages_for_all_give_way_to_those_of_a_mode_in_which_other_things_are_true(language: str) -> None:
    """*The others may follow your die*, who plays alone was told, and *most points win* against the Night King."""
    told = dict[str, list[str]]()
    for mode in ("competitive", "solo", "cooperative", "solo_night_king"):
        table, _ = lobby("tiny_epic", mode=mode)
        say = voice(table, language)
        told[mode] = [text(howto.page_view(table, say, page)) for page in range(len(howto.pages(table)))]
        assert all(len(page) <= LONGEST for page in told[mode])
        assert [page.startswith(f"### {n} ·") for n, page in enumerate(told[mode], 1)] == [True] * len(
            told[mode]
        )
    first, second, _, fourth = (words(f"tiny_epic-howto-{n}", language) for n in range(1, 5))
    for mode, same in (
        ("competitive", True),
        ("solo", False),
        ("cooperative", False),
        ("solo_night_king", False),
    ):
        assert told[mode][0].startswith(first) == same
        assert told[mode][1].startswith(second) == same
        assert told[mode][3].startswith(fourth) == (mode in ("competitive", "cooperative"))


@pytest.mark.parametrize(("language", "named"), [("en", "**Treaty**"), ("de", "**Bündnis**")])
@pytest.mark.parametrize("mode", ["cooperative", "solo_night_king"])
def test_against_the_night_king_it_is_told_who_the_treaty_is(language: str, named: str, mode: str) -> None:
    """Panels and stories speak of it."""
    table, _ = lobby("tiny_epic", mode=mode)
    pages, say = range(len(howto.pages(table))), voice(table, language)
    assert any(named in text(howto.page_view(table, say, page)) for page in pages)


async def test_a_page_of_a_mode_has_the_picture_of_the_one_it_stands_for() -> None:
    table, _ = lobby("tiny_epic", mode="cooperative")
    assert howto.pages(table)[2] == "3-cooperative"
    asked: Any = SimpleNamespace(
        client=SimpleNamespace(painter=Painter("night")), user=SimpleNamespace(id=9), locale="en-GB"
    )
    assert len(await howto.pictures(asked, table, None, 2)) == 1


async def test_a_page_that_is_no_more_gives_way_to_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """The host chose another mode while somebody read on."""
    last = len(howto.pages(lobby("risk", mode="dominion")[0])) - 1
    table, _ = lobby("risk")
    assert last >= len(howto.pages(table))
    shown: list[Any] = []

    async def show(_: Any, view: Any, *pictures: Any, fresh: bool) -> None:
        shown.append(view)

    monkeypatch.setattr(howto, "show", show)
    asked: Any = SimpleNamespace(
        client=SimpleNamespace(painter=Painter("night")), user=SimpleNamespace(id=9), locale="en-GB"
    )
    await howto.turn(asked, table, Step(howto.PAGE, 1, 0, str(last)))
    pages = len(howto.pages(table))
    assert f"Page {pages} of {pages}" in text(shown[0])


@pytest.mark.parametrize("options", [{}, {"mode": "dominion"}, {"mode": "mitchell"}])
def test_before_a_game_has_begun_its_first_page_shows_the_real_board(options: dict[str, str]) -> None:
    table, _ = lobby("risk", **options)
    view = howto.seen(table, None)
    assert view is not None
    assert any(area.side for area in table.rules.scene(view).areas)


async def test_a_game_on_two_boards_shows_each_as_wide_as_the_screen() -> None:
    table = memory_store.table("risk", SEVEN, options=RULESETS["risk"].options().model_dump_json())
    asked: Any = SimpleNamespace(
        client=SimpleNamespace(painter=Painter("night")), user=SimpleNamespace(id=9), locale="en-GB"
    )
    pictures = await howto.pictures(asked, table, None, 0)
    assert [one.name for one in pictures] == ["map1.png", "map2.png"]


def test_in_a_game_it_shows_the_board_of_that_game() -> None:
    table, _ = moments("risk")[0]
    assert howto.seen(table, None) == table.view(None)


@pytest.mark.parametrize("system", ["risk", "tiny_epic", "fief"])
def test_another_page_shows_the_part_of_the_board_it_speaks_of(system: str) -> None:
    """Battles, with the arrow of an attack; the Villages of a domain."""
    table, _ = lobby(system)
    find = hints.of(system).illustrations.get("3")
    view = howto.seen(table, None)
    assert find is not None
    assert view is not None
    places = find(view)
    areas = {area.id: area.side for area in table.rules.scene(view).areas}
    assert places
    assert areas.keys() >= {*places}
    assert areas[places[0]] is not None
    assert len(places) == 1 or areas[places[0]] != areas[places[-1]]


def test_help_in_a_lobby_says_what_host_guest_and_stranger_can_do() -> None:
    table, say = lobby("risk")
    assert {"start", "agent", "options"} <= set(pressed(helping.told(table, 0, say)))
    assert set(pressed(helping.told(table, 1, say))) == {"leave", "words", "howto"}
    assert set(pressed(helping.told(table, None, say))) == {"join", "howto"}


def test_help_in_a_game_says_whether_it_is_ones_turn_and_how_to_go_on() -> None:
    seen = set()
    for table, _ in moments("risk", 8):
        say = voice(table, "en")
        for seat in (None, *range(len(table.seats))):
            shown = helping.told(table, seat, say)
            owed = seat is not None and table.view(seat).my_prompt is not None
            over = table.outcome() is not None
            if not over:
                assert ("play" in pressed(shown)) == (seat is not None)
                assert ("It is your turn" in text(shown)) == owed
                seen.add((seat is None, owed))
    assert len(seen) == 3


def test_seats_that_nobody_has_taken_yet_have_names_on_the_picture() -> None:
    """“seat 2” stood beside a House of the sample."""
    table, say = lobby("tiny_epic")
    table.seats = table.seats[:1]
    named = howto.with_guests(table, say)
    assert named.player(0) == say.player(0)
    assert named.player(1) == "Maester Wick"
    assert named.player(3) == "Maester Orm"


@pytest.mark.parametrize("language", languages())
def test_help_calls_buttons_what_they_are_called(language: str) -> None:
    """“Undo”, it said, and the button says *Take back*."""
    told = words("help-turn", language)
    for key in ("undo-button", "dashboard-play", "dashboard-howto", "dashboard-rules"):
        assert f"**{words(key, language)}**" in told


@pytest.mark.parametrize("key", ["table-none-here", "table-none-yours", "table-other-rules", "table-which"])
async def test_help_says_how_to_begin_where_there_is_no_game_and_else_why_it_cannot_help(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a game was that the rules at hand cannot read, it was told to open one: there was no room for another."""
    shown: list[Any] = []

    async def nowhere(_: Any) -> Table:
        raise Refused(key)

    async def show(_: Any, view: Any, *, fresh: bool) -> None:
        shown.append(view)

    async def guarded(_: Any, work: Any) -> None:
        await work()

    monkeypatch.setattr(helping.moves, "table_of", nowhere)
    monkeypatch.setattr(helping, "show", show)
    monkeypatch.setattr(helping, "guarded", guarded)
    asked: Any = SimpleNamespace(locale="en")
    if key.startswith("table-none"):
        await helping.help_.callback(asked)
        assert "/game new" in text(shown[0])
    else:
        with pytest.raises(Refused, match=key):
            await helping.help_.callback(asked)
