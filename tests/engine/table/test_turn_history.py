"""A film shows the turns that count: what was taken back is in no picture; the last one is the board as it stands."""

from bot.engine.journal.command_line import parse
from bot.engine.journal.entries import Signed
from bot.engine.journal.history import live
from bot.engine.moderation.moderation import do, rewinding
from bot.engine.table.table import Table
from bot.engine.table.turn_history import chapters, turn
from bot.engine.tables import Tables
from bot.engine.transcript.reader import read
from bot.engine.transcript.replay import replay
from bot.engine.transcript.writer import write
from bot.rules.contract import Concede, Scene
from tests.engine.engine_fixture import ALYS, BRAN, CATE, begun, play

WHY = Signed(who="Cate", why="a misclick")


async def rewound(tables: Tables) -> Table:
    """A game of RISK that went back to its beginning and was played on."""
    table = await begun(tables, system="risk")
    await play(table, 120)
    await do(table, lambda: rewinding(table, 3, WHY))
    await play(table, 60, seed=2)
    return table


async def shown(table: Table) -> list[Scene]:
    told = [(entry.events, entry.draws) for entry in live(await table.entries())]
    return [chapter.scene for chapter in chapters(table.rules, told)]


async def test_what_was_taken_back_is_not_in_the_film(tables: Tables) -> None:
    table = await rewound(tables)
    scenes = await shown(table)
    counted = live(await table.entries())
    closings = sum(any(event.closes for event in entry.events) for entry in counted)
    assert len(scenes) in (closings, closings + 1)
    assert scenes[-1] == table.rules.scene(table.view(None))


async def test_the_film_of_a_transcript_is_that_of_the_table(tables: Tables) -> None:
    table = await rewound(tables)
    await table.submit(0, Concede())
    transcript = read(write(table, await table.entries(), None))
    steps = live(replay(table.rules, transcript))
    told = [(step.events, step.line.draws) for step in steps]
    assert [chapter.scene for chapter in chapters(table.rules, told)] == await shown(table)


async def test_a_chapter_holds_what_its_viewer_saw_and_no_roll_that_is_not_told(tables: Tables) -> None:
    table = await begun(tables, system="risk")
    await play(table, 60)
    told = [(entry.events, entry.draws) for entry in live(await table.entries())]
    whole = [event for events, _ in told for event in events]
    for viewer in (None, 0, 1):
        found = chapters(table.rules, told, viewer)
        seen = [event for one in whole if (event := one.seen_by(viewer)) is not None]
        assert [event for chapter in found for event in chapter.events] == seen
        assert found[-1].scene == table.rules.scene(table.view(viewer))
        known = {why for event in seen for why in event.rolls()}
        assert {draw.why for chapter in found for draw in chapter.rolls} <= known
    assert any(chapter.rolls for chapter in chapters(table.rules, told))


async def test_a_turn_is_all_since_the_one_that_closed_the_turn_before(tables: Tables) -> None:
    table = await begun(tables)
    await play(table, 5)
    closed = [entry.n for entry in await table.entries() if any(event.closes for event in entry.events)]
    assert len(closed) == 2
    assert [entry.n for entry in await turn(table, closed[0])] == list(range(closed[0] + 1))
    assert [entry.n for entry in await turn(table, closed[1])] == list(range(closed[0] + 1, closed[1] + 1))


async def test_a_long_turn_is_found_whole(tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN, CATE), system="risk")
    orders = parse(table.rules, "/risk orders defend:one")
    for _ in range(150):
        await table.submit(0, orders)
    assert len(await turn(table, 150)) == 151
