"""A table that nobody comes to any more falls asleep, and wakes when one of its players does something."""

from bot.engine.desertion import PATIENCE, asleep
from bot.engine.hall import Hall
from bot.engine.pace import HOUR
from bot.engine.replay import replay
from bot.engine.transcript import write
from bot.engine.transcript_reader import read
from bot.rules.contract import Concede
from tests.engine.desk import ALYS, BRAN, awaited, play
from tests.engine.hourglass import Hourglass, by, posts, timed

DAYS = PATIENCE / HOUR / 24


async def test_defaults_go_on_for_two_weeks_and_no_longer(glass: Hourglass, hall: Hall) -> None:
    table = await timed(hall)
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


async def test_a_table_of_people_who_move_never_sleeps(glass: Hourglass, hall: Hall) -> None:
    table = await timed(hall)
    for _ in range(4):
        await glass.run(24 * (DAYS - 2))
        await play(table, 1)
        assert not await asleep(table)


async def test_it_wakes_with_the_first_move_and_gives_the_whole_time_again(
    glass: Hourglass, hall: Hall
) -> None:
    table = await timed(hall)
    await glass.run(24 * (DAYS + 20))
    hall = await glass.down(5)
    table = await hall.table(table.game.id)
    assert await asleep(table)
    (seat,) = awaited(table)
    action = table.rules.default(table.state, seat)
    await hall.act(table.game.id, seat, action)
    assert not await asleep(table)
    assert table.game.paused_at is None
    assert [who for _, who in await by(table)][-2:] == ["player", "player"]
    await glass.run(1)
    assert (await by(table))[-1] == (seat, "player")


async def test_the_record_tells_of_it(glass: Hourglass, hall: Hall) -> None:
    table = await timed(hall, "risk", (ALYS, BRAN))
    await glass.run(24 * (DAYS + 3))
    await hall.act(table.game.id, 0, Concede())
    text = write(table, await table.entries(), None)
    assert "(table): /table sleep" in text
    assert "(table): /table wake" in text
    *_, last = replay(table.rules, read(text))
    assert last.state == table.state
