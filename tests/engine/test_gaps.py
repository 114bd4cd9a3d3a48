"""A gap in which the bot was down: nobody reads all games because of it; each learns of it when it is used."""

from typing import Any

import pytest

from bot.engine.table.pace import HOUR
from bot.engine.tables import Tables
from tests.engine.engine_fixture import awaited
from tests.engine.fake_clock import Hourglass, by, ends, posts, timed

pytestmark = pytest.mark.both


async def test_a_start_after_a_gap_reads_no_game(
    glass: Hourglass, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    for channel in (1, 2):
        await timed(tables, channel=channel)
    read = list[int]()
    load = Tables._load

    async def noted(self: Tables, game_id: int) -> Any:
        read.append(game_id)
        return await load(self, game_id)

    monkeypatch.setattr(Tables, "_load", noted)
    await glass.down(10)
    assert read == []


async def test_a_game_that_is_used_after_a_gap_shows_when_its_time_is_over_now(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables)
    (seat,) = awaited(table)
    await posts(glass.desk, "")
    tables = await glass.down(10)
    table = await tables.table(table.game.id)
    assert ends(table) == {seat: pytest.approx(34)}
    assert [clock.deadline for clock in await glass.desk.store.clocks(table.game.id)] == [
        clock.deadline for clock in table.clocks.values()
    ]
    assert len(await posts(glass.desk, "dashboard")) == 1


async def test_a_game_that_nobody_uses_after_a_gap_learns_of_it_before_its_old_deadline_counts(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables)
    (seat,) = awaited(table)
    tables = await glass.down(10)
    await posts(glass.desk, "")
    await glass.run(33.9 - glass.hours)
    assert len(await posts(glass.desk, "dashboard")) == 1, "the board shows the new deadline"
    table = await tables.table(table.game.id)
    assert ends(table) == {seat: pytest.approx(34)}
    assert await by(table) == []


async def test_a_small_shift_of_time_posts_nothing(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables)
    (seat,) = awaited(table)
    await posts(glass.desk, "")
    tables = await glass.down(60 / HOUR)
    table = await tables.table(table.game.id)
    assert ends(table) == {seat: pytest.approx(24 + 60 / HOUR)}
    assert await posts(glass.desk, "dashboard") == []


async def test_after_a_long_night_all_who_are_late_are_served_some_at_a_time(
    glass: Hourglass, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.engine.ticker.AT_ONCE", 2)
    games = [await timed(tables, "tourney", channel=n) for n in range(5)]
    await glass.desk.store.beat(glass.desk.time + 25 * HOUR, 1e9)
    glass.desk.time += 25 * HOUR
    while (due := await glass.clock.tick()) <= glass.desk.time:
        pass
    assert due > glass.desk.time
    for table in games:
        assert {who for _, who in await by(table)} == {"clock"}
