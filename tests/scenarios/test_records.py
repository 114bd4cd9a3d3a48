"""The log, the numbers of a game and the hall of fame, as people read them."""

import re

from bot.engine.journal.entries import Signed
from bot.sandbox.seen import Seen
from tests.engine.masters import rewind
from tests.scenarios.players import ByButtons, awaited, begin
from tests.scenarios.stage import Player, Stage


async def shown(person: Player, command: str, **options: object) -> Seen:
    """What a person is shown, which nobody else sees."""
    reply = (await person.command(command, **options)).reply
    assert reply is not None
    assert reply.ephemeral
    return reply


async def some_turns(people: list[Player], number: int) -> None:
    before: Player | None = None
    for _ in range(number):
        before = await awaited(people, but=before)
        assert before is not None
        await ByButtons().take_turn(before)
    await people[0].settle()


async def test_the_log_is_read_page_by_page_and_by_kind(either: Stage) -> None:
    people = await begin(either, "Alys", "Brynden")
    await some_turns(people, 4)
    last = await shown(either.alys, "/game log")
    assert "**Turn 5, <t:" in last.text or "**Turn 4, <t:" in last.text
    pages = re.search(r"Page (\d+) of (\d+)", last.text)
    assert pages is not None
    assert pages[1] == pages[2] != "1"
    assert [button.label for button in last.buttons] == ["Older", "All", "Battles", "Cards", "The table"]
    older = (await either.alys.click(last, label="Older")).reply
    assert older is not None
    assert f"Page {int(pages[1]) - 1} of {pages[2]}" in older.text
    assert older.text != last.text
    battles = (await either.alys.click(older, label="Battles")).reply
    assert battles is not None
    assert "in 2 battles" in battles.text
    assert "cards are shuffled" not in battles.text
    first = await shown(either.brynden, "/game log", turn=1)
    assert "**Turn 1, <t:" in first.text
    assert "Turn 2" not in first.text
    nothing = await shown(either.brynden, "/game log", about="table")
    assert "Nothing has happened" in nothing.text


async def test_the_log_points_to_the_stories_in_the_channel(either: Stage) -> None:
    people = await begin(either, "Alys", "Brynden")
    await some_turns(people, 2)
    page = await shown(either.alys, "/game log", turn=1)
    link = re.search(r"\[the story\]\((\S+)/(\d+)/(\d+)/(\d+)\)", page.text)
    assert link is not None
    story = next(seen for seen in either.brynden.sees() if seen.id == int(link[4]))
    assert story.channel_id == int(link[3])
    assert not story.ephemeral
    told = [line for line in page.text.splitlines() if line.endswith("goes first.")]
    assert told
    assert told[0] in story.text


async def test_the_log_of_one_player(either: Stage) -> None:
    people = await begin(either, "Alys", "Brynden")
    await some_turns(people, 2)
    page = await shown(either.alys, "/game log", player="Brynden")
    lines = [line for line in page.text.splitlines() if not line.startswith(("**Turn", "-#"))]
    assert lines
    other = await shown(either.alys, "/game log", player="Alys")
    assert page.text != other.text
    assert "Nobody of that name" in (await either.alys.command("/game log", player="Cass")).text


async def test_what_was_taken_back_is_marked(either: Stage) -> None:
    people = await begin(either, "Alys", "Brynden")
    await some_turns(people, 1)
    table = await either.table(people[0])
    signed = Signed(who="Cass", why="a slip")
    await rewind(table, table.game.version - 1, signed, version=table.game.version)
    await people[0].settle()
    page = await shown(either.alys, "/game log")
    assert "~~ (undone)" in page.text
    assert "is undone. The reason" in (await shown(either.alys, "/game log", about="table")).text


async def test_the_numbers_of_a_game_come_with_a_chart(either: Stage) -> None:
    people = await begin(either, "Alys", "Brynden")
    await some_turns(people, 4)
    page = await shown(either.alys, "/game statistics")
    assert re.search(r"6: \*\*\d+\*\* times \(fair dice: \d+ to \d+\)", page.text)
    assert re.search(r"Alys: \d+ dice of 6 sides, \d\.\d\d on average; chance gives", page.text)
    assert "attacks won" in page.text
    assert re.search(r"(Alys|Brynden): mostly .+, .+ at most", page.text)
    (chart,) = page.pictures
    assert chart.alt.startswith("How often each face fell: ")


async def test_the_hall_of_fame_knows_the_games_of_its_server(either: Stage) -> None:
    empty = await shown(either.alys, "/hall")
    assert "No game has come to its end" in empty.text
    await begin(either, "Alys", "Brynden")
    await either.brynden.command("/game concede", sure=True)
    await either.alys.settle()
    fame = await shown(either.cass, "/hall")
    assert re.search(r"1\. Alys · \d+\.\d ± \d+\.\d · 1 of 1 won", fame.text)
    assert re.search(r"2\. Brynden · \d+\.\d ± \d+\.\d · 0 of 1 won", fame.text)
    assert re.search(r"- <t:\d+:R>: Alys \(", fame.text)
    assert "Less than a day" in fame.text
