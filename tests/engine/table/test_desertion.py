"""A table that nobody comes to any more falls asleep, and wakes when one of its players does something."""

import asyncio
from dataclasses import replace

import pytest

from bot.engine.calendar import vote
from bot.engine.errors import Refused
from bot.engine.journal.entries import Halt, Remark
from bot.engine.table.desertion import PATIENCE, asleep
from bot.engine.table.pace import HOUR
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.engine.transcript.reader import read
from bot.engine.transcript.replay import replay
from bot.engine.transcript.writer import write
from bot.rules.contract import Concede, EndGame
from bot.rules.risk.model.actions import Orders
from tests.engine.engine_fixture import ALYS, BRAN, awaited, cards, lay, play
from tests.engine.fake_clock import Hourglass, by, ends, posts, timed
from tests.engine.masters import edit, halt, remark

DAYS = PATIENCE / HOUR / 24


async def test_defaults_go_on_for_two_weeks_and_no_longer(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables)
    await posts(glass.desk, "")
    await glass.run(24 * (DAYS - 1))
    assert not await asleep(table)
    moved = table.game.version
    assert moved > 10
    await glass.run(24 * 3)
    assert await asleep(table)
    assert len([each for each in await posts(glass.desk, "notice") if "act-sleep" in each]) == 1
    still = table.game.version
    await glass.run(24 * 30)
    assert table.game.version == still


@pytest.mark.parametrize("answers", [True, False])
async def test_a_secret_answer_does_not_keep_a_table_awake(
    glass: Hourglass, tables: Tables, answers: bool
) -> None:
    """Else all would see that somebody has answered."""
    table = await timed(tables, "tourney", hours=72)
    table.clocks = {seat: replace(clock, used=-24 * 15 * HOUR) for seat, clock in table.clocks.items()}
    await glass.desk.store.set_clocks(table.game.id, table.game.version, list(table.clocks.values()), [])
    await glass.run(24 * 10)
    if answers:
        await table.submit(0, lay(cards(table, 0)[0]))
    await glass.run(24 * 8 + 1)
    assert await asleep(table)


async def test_a_table_of_people_who_move_never_sleeps(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables)
    for _ in range(4):
        await glass.run(24 * (DAYS - 2))
        await play(table, 1)
        assert not await asleep(table)


async def test_it_wakes_with_the_first_move_and_gives_the_whole_time_again(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables)
    await glass.run(24 * (DAYS + 20))
    tables = await glass.down(5)
    table = await tables.table(table.game.id)
    assert await asleep(table)
    (seat,) = awaited(table)
    action = table.rules.default(table.state, seat)
    await tables.act(table.game.id, seat, action)
    assert not await asleep(table)
    assert table.game.paused_at is None
    assert [who for _, who in await by(table)][-2:] == ["player", "player"]
    await glass.run(1)
    assert (await by(table))[-1] == (seat, "player")


async def test_the_record_tells_of_it(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, "risk", (ALYS, BRAN))
    await glass.run(24 * (DAYS + 3))
    await tables.act(table.game.id, 0, Concede())
    text = write(table, await table.entries(), None)
    assert "(table): /table sleep" in text
    assert "(table): /table wake" in text
    *_, last = replay(table.rules, read(text))
    assert last.state == table.state


async def slept(glass: Hourglass, tables: Tables) -> Table:
    """A table that has fallen asleep."""
    table = await timed(tables)
    await glass.run(24 * (DAYS + 2))
    assert await asleep(table)
    return table


async def halts(table: Table) -> list[str]:
    """How the table stopped and went on."""
    return [entry.act.kind for entry in await table.entries() if isinstance(entry.act, Halt)]


async def test_what_is_noted_meanwhile_does_not_keep_it_from_waking(glass: Hourglass, tables: Tables) -> None:
    table = await slept(glass, tables)
    await remark(table, Remark(kind="note", words="is anybody there?"))
    assert await asleep(table)
    (seat,) = awaited(table)
    await tables.act(table.game.id, seat, table.rules.default(table.state, seat))
    assert table.game.paused_at is None
    assert await halts(table) == ["sleep", "wake"]


async def test_one_player_who_wants_to_go_on_wakes_it(glass: Hourglass, tables: Tables) -> None:
    table = await slept(glass, tables)
    now = glass.hours
    assert await vote(table, ALYS, "resume") == (1, 1)
    await glass.run(23)
    assert await halts(table) == ["sleep", "wake"]
    assert ends(table) == {awaited(table)[0]: now + 24}


async def test_a_game_master_wakes_it_with_the_whole_time_for_everybody(
    glass: Hourglass, tables: Tables
) -> None:
    table = await slept(glass, tables)
    now = glass.hours
    await halt(table, "resume")
    version = table.game.version
    await glass.run(23)
    assert table.game.version == version
    assert ends(table) == {awaited(table)[0]: now + 24}


async def test_of_two_who_come_back_at_once_one_wakes_it(glass: Hourglass, tables: Tables) -> None:
    table = await slept(glass, tables)
    await asyncio.gather(*(tables.act(table.game.id, seat, Orders(defend="one")) for seat in (0, 1)))
    assert await halts(table) == ["sleep", "wake"]


async def test_a_table_that_was_paused_stays_so_when_somebody_moves(glass: Hourglass, tables: Tables) -> None:
    table = await slept(glass, tables)
    await vote(table, ALYS, "resume")
    await halt(table, "pause")
    await asyncio.gather(*(tables.act(table.game.id, seat, Orders(defend="one")) for seat in (0, 1)))
    assert table.game.paused_at is not None
    assert not await asleep(table)


async def test_a_game_that_ended_in_its_sleep_is_not_woken(glass: Hourglass, tables: Tables) -> None:
    table = await slept(glass, tables)
    await edit(table, EndGame())
    with pytest.raises(Refused, match="table-over"):
        await tables.act(table.game.id, 0, Concede())
    assert await halts(table) == ["sleep"]
