"""Reminders at half the time, a quarter and the last hour; and when clocks stand still for one person."""

import pytest

from bot.engine.table.absence import list_seat
from bot.engine.table.pace import HOUR
from bot.engine.table.timekeeping import update_clocks
from bot.engine.tables import Tables
from bot.rules.contract import Text
from bot.store.protocol import StoreError
from bot.store.rows import Person
from tests.engine.engine_fixture import ALYS, BRAN, CATE, Desk, Unsteady, awaited, cards, lay
from tests.engine.fake_clock import Hourglass, by, ends, posts, timed


async def reminded(glass: Hourglass, hours: float) -> int:
    """How many reminders are posted in so many hours."""
    await glass.run(hours)
    return len(await posts(glass.desk, "reminder"))


async def test_reminders_come_at_half_a_quarter_and_the_last_hour(glass: Hourglass, tables: Tables) -> None:
    await timed(tables)
    steps = [(11.9, 0), (0.2, 1), (5.8, 0), (0.2, 1), (4.8, 0), (0.2, 1), (0.8, 0)]
    assert [await reminded(glass, hours) for hours, _ in steps] == [count for _, count in steps]


async def test_nobody_is_reminded_of_what_they_have_done(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, "tourney")
    await table.submit(0, lay(cards(table, 0)[0]))
    await glass.run(12.1)
    assert [payload.split(",")[0] for payload in await posts(glass.desk, "reminder")] == ['{"seat": 1']


async def test_a_restart_neither_repeats_nor_forgets_reminders(glass: Hourglass, tables: Tables) -> None:
    await timed(tables)
    assert await reminded(glass, 12.1) == 1
    await glass.down(0.01)
    assert await reminded(glass, 5) == 0
    await glass.down(0.01)
    assert await reminded(glass, 1) == 1


async def test_after_downtime_reminders_come_later_by_it(glass: Hourglass, tables: Tables) -> None:
    await timed(tables)
    await glass.run(11)
    await glass.down(48)
    assert await reminded(glass, 0.9) == 0
    assert await reminded(glass, 0.2) == 1


async def test_quiet_hours_have_neither_reminders_nor_deadlines(glass: Hourglass, tables: Tables) -> None:
    """It is 05:00 UTC at the start, 10:30 in Kolkata, where it is quiet from 20 to 6: from 9.5 to 19.5 hours on."""
    table = await timed(tables)
    (seat,) = awaited(table)
    user = table.seats[seat].user_id
    assert user is not None
    await glass.desk.store.set_person(Person(user, "Asia/Kolkata", 20, 6))
    await update_clocks(table)
    assert ends(table) == {seat: 24 + 10 + 10}
    await posts(glass.desk, "")
    assert await reminded(glass, 19) == 0
    assert await reminded(glass, 3.1) == 1, "twelve hours have run after 22"


async def test_a_vacation_moves_the_deadline_of_whoever_is_away_alone(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables)
    (seat,) = awaited(table)
    away, other = table.seats[seat].user_id, table.seats[1 - seat].user_id
    assert away is not None
    assert other is not None
    await glass.run(5)
    await glass.desk.store.add_vacation(other, glass.desk.time, glass.desk.time + 100 * HOUR)
    await update_clocks(table)
    assert ends(table) == {seat: 24}
    await glass.desk.store.add_vacation(away, glass.desk.time, glass.desk.time + 72 * HOUR)
    await update_clocks(table)
    assert ends(table) == {seat: 96}
    await glass.down(1)
    table = await glass.desk.tables.table(table.game.id)
    assert ends(table) == {seat: 96}, "downtime during a vacation costs nobody anything"
    await glass.run(89)
    assert await by(table) == []


async def test_a_secret_decision_waits_for_the_slowest_of_those_asked(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables, "tourney", (ALYS, BRAN, CATE))
    await glass.desk.store.add_vacation(BRAN, glass.desk.time, glass.desk.time + 48 * HOUR)
    await update_clocks(table)
    assert ends(table) == {0: 72, 1: 72, 2: 72}
    await table.submit(1, lay(cards(table, 1)[0]))
    await update_clocks(table)
    assert ends(table) == {0: 72, 1: 72, 2: 72}, "or it would tell that the one away has answered"


async def test_weekends_stand_still_where_the_table_wants_it(glass: Hourglass, tables: Tables) -> None:
    """It is Wednesday, 05:00 UTC."""
    table = await timed(tables, hours=72, weekend=True)
    (seat,) = awaited(table)
    assert ends(table) == {seat: 72 + 48}


async def test_a_pause_stops_the_clocks_over_restarts(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables)
    (seat,) = awaited(table)
    await glass.run(20)
    await glass.desk.store.pause(table.game.id, glass.desk.time)
    await update_clocks(table)
    assert ends(table) == {seat: None}
    await glass.run(200)
    tables = await glass.down(100)
    table = await tables.table(table.game.id)
    assert await by(table) == []
    assert ends(table) == {seat: None}
    await glass.desk.store.resume(table.game.id, glass.desk.time)
    await update_clocks(table)
    assert ends(table) == {seat: 324}


async def test_clocks_whose_storing_ended_in_doubt_are_read_anew(unsteady: tuple[Desk, Unsteady]) -> None:
    desk, store = unsteady
    table = await timed(desk.tables)
    desk.time += 12.1 * HOUR
    store.in_doubt.append("set_clocks")
    with pytest.raises(StoreError):
        await update_clocks(table)
    await table.reload_if_changed()
    assert list(table.clocks.values()) == await desk.store.clocks(table.game.id)
    assert [clock.reminded for clock in table.clocks.values()].count(1) == 1


@pytest.mark.parametrize("hurt", ["failing", "in_doubt"])
async def test_a_seat_whose_listing_failed_is_read_anew(unsteady: tuple[Desk, Unsteady], hurt: str) -> None:
    desk, store = unsteady
    table = await timed(desk.tables)
    getattr(store, hurt).append("set_seats")
    with pytest.raises(StoreError):
        await list_seat(table, 0, True, Text(key="clock-open", args={"seat": 0}))
    await table.reload_if_changed()
    assert table.seats == tuple(await desk.store.seats(table.game.id))
    assert table.seats[0].open == (hurt == "in_doubt")
