"""Clocks at the table: whose time runs, what happens when it is over, and that no restart or downtime matters."""

import asyncio
import time

import pytest
from structlog.testing import capture_logs

from bot.engine.errors import Refused
from bot.engine.table.pace import HOUR, Pace
from bot.engine.table.timekeeping import deadlines, update_clocks
from bot.engine.tables import Tables
from bot.engine.ticker import PUT_OFF, Ticker
from bot.store.protocol import StoreError
from tests.engine.engine_fixture import ALYS, BRAN, CATE, SYSTEMS, awaited, cards, lay, play
from tests.engine.fake_clock import BEAT, GRACE, START, Hourglass, by, ends, posts, timed

pytestmark = pytest.mark.both

# ── whose time runs ──


async def test_without_a_pace_no_clock_is_kept(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, hours=None)
    await glass.run(200)
    assert await by(table) == []
    assert list(await glass.desk.store.clocks(table.game.id)) == []


async def test_only_the_awaited_seats_time_runs(glass: Hourglass, tables: Tables) -> None:
    """RISK-26.1."""
    table = await timed(tables)
    (first,) = awaited(table)
    assert ends(table) == {first: 24}
    await glass.run(5)
    while awaited(table) == (first,):
        await table.submit(first, table.rules.default(table.state, first))
    (second,) = awaited(table)
    assert ends(table) == {second: 29}


async def test_every_decision_has_the_whole_time(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables)
    (seat,) = awaited(table)
    await glass.run(20)
    await table.submit(seat, table.rules.default(table.state, seat))
    assert awaited(table) == (seat,)
    assert ends(table) == {seat: 44}


async def test_the_deadline_is_stored_with_the_move(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables)
    assert list(await glass.desk.store.clocks(table.game.id)) == [table.clocks[seat] for seat in (0, 1)]
    await play(table, 7)
    assert list(await glass.desk.store.clocks(table.game.id)) == [table.clocks[seat] for seat in (0, 1)]


async def test_the_pace_is_chosen_in_the_lobby_alone(tables: Tables) -> None:
    table = await timed(tables)
    with pytest.raises(Refused, match="table-begun"):
        await tables.set_pace(table.game.id, lambda _: Pace(hours=1))


async def test_no_clock_runs_after_the_end(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, "tourney")
    await play(table, 100)
    assert table.game.status == "over"
    entries = len(await by(table))
    await glass.run(100)
    assert len(await by(table)) == entries
    assert await glass.desk.store.next_clock() is None


# ── when time is over: the default ──


async def test_the_default_is_done_when_time_is_over_and_not_before(glass: Hourglass, tables: Tables) -> None:
    """RISK-26.1: shown as such, in the journal and in the channel."""
    table = await timed(tables)
    (seat,) = awaited(table)
    default = table.rules.default(table.state, seat)
    await glass.run(23.9)
    assert await by(table) == []
    await posts(glass.desk, "")
    await glass.run(0.2)
    first = (await table.entries(0))[0]
    assert (first.seat, first.by, first.action, first.at) == (seat, "clock", default, START + 24 * HOUR)
    assert len(await posts(glass.desk, "notice")) == 1


async def test_the_rest_of_a_turn_nobody_plays_is_not_waited_for(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables)
    (first,) = awaited(table)
    await glass.run(24.1)
    (second,) = awaited(table)
    assert second != first
    assert set(await by(table)) == {(first, "clock")}
    assert ends(table) == {second: 48}
    await glass.run(24)
    assert awaited(table) == (first,)
    assert ends(table) == {first: 72}, "a new turn has the whole time again"


async def test_a_move_in_time_is_no_default(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables)
    (seat,) = awaited(table)
    for _ in range(3):
        await glass.run(23)
        await table.submit(seat, table.rules.default(table.state, seat))
        if awaited(table) != (seat,):
            break
    assert {who for _, who in await by(table)} == {"player"}


async def test_waiting_tables_only_wait(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, late="wait")
    await glass.run(24 * 30)
    assert await by(table) == []
    assert len(await posts(glass.desk, "reminder")) == 1
    assert table.playing


async def test_a_waiting_table_reminds_once_a_day_for_a_week_after_the_time_is_over(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables, late="wait")
    (seat,) = awaited(table)
    counted = []
    for _ in range(12):
        await glass.run(24)
        counted.append(table.clocks[seat].reminded)
    assert counted == [4, *range(5, 12), *[11] * 4], "three before the end, one then, seven more"


async def test_a_game_nobody_plays_comes_to_its_end(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, "tourney", hours=1)
    await glass.run(24)
    assert table.game.status == "over"
    assert {who for _, who in await by(table)} == {"clock"}


# ── the bank ──


async def test_the_bank_is_used_when_the_decisions_time_is_over(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, hours=6, bank=12)
    (seat,) = awaited(table)
    assert ends(table) == {seat: 18}
    await glass.run(10)
    await table.submit(seat, table.rules.default(table.state, seat))
    assert table.clocks[seat].bank == 8 * HOUR
    assert ends(table) == {seat: 24}
    await glass.run(5)
    await table.submit(seat, table.rules.default(table.state, seat))
    assert table.clocks[seat].bank == 8 * HOUR
    assert (await glass.desk.store.clocks(table.game.id))[seat].bank == 8 * HOUR


# ── secret decisions ──


async def test_a_secret_decision_has_one_deadline_and_nothing_tells_who_has_answered(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables, "tourney", (ALYS, BRAN, CATE), bank=48)
    (prompt,) = table.pending()
    before = deadlines(table, prompt)
    assert before == dict.fromkeys(range(3), START + 24 * HOUR)
    await glass.run(3)
    await table.submit(0, lay(cards(table, 0)[0]))
    (prompt,) = table.pending()
    assert deadlines(table, prompt) == before


async def test_whoever_has_not_answered_in_secret_is_answered_for_unnamed(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables, "tourney", (ALYS, BRAN, CATE))
    await table.submit(1, lay(cards(table, 1)[0]))
    await posts(glass.desk, "")
    await glass.run(24)
    assert await by(table) == [(1, "player"), (0, "clock"), (2, "clock")]
    assert await posts(glass.desk, "notice") == []
    assert deadlines(table, table.pending()[0]) == dict.fromkeys(range(3), START + 48 * HOUR)


async def test_the_same_secret_question_asked_again_has_its_own_time(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables, "tourney")
    await glass.run(10)
    for seat in (0, 1):
        await table.submit(seat, lay(cards(table, seat)[0]))
    assert ends(table) == {0: 34, 1: 34}


# ── restarts, downtime, several processes ──


async def test_a_restart_changes_no_deadline_but_by_its_own_length(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables)
    (seat,) = awaited(table)
    await glass.run(23)
    tables = await glass.down(0.01)
    table = await tables.table(table.game.id)
    assert ends(table)[seat] == pytest.approx(24.01)
    await glass.run(0.99)
    assert await by(table) == []
    await glass.run(0.02)
    assert (await by(table))[0] == (seat, "clock")


async def test_nobody_is_timed_out_for_time_the_bot_was_down(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables)
    (seat,) = awaited(table)
    await glass.run(23)
    tables = await glass.down(72)
    table = await tables.table(table.game.id)
    assert ends(table)[seat] == pytest.approx(24 + 72)
    await glass.run(0.9)
    assert await by(table) == []
    await glass.run(0.2)
    assert (await by(table))[0] == (seat, "clock")


async def test_a_machine_that_slept_is_no_other_than_a_bot_that_was_down(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables)
    (seat,) = awaited(table)
    await glass.run(23)
    glass.desk.time += 50 * HOUR
    await glass.clock.tick()
    assert await by(table) == []
    assert ends(table) == {seat: 74}


async def test_a_clock_that_was_set_back_does_not_hide_that_the_bot_was_down(
    glass: Hourglass, tables: Tables
) -> None:
    """Nothing was noted until the clock was where it had been, and for that time nobody knew of a gap."""
    table = await timed(tables)
    (seat,) = awaited(table)
    await glass.run(20)
    glass.desk.time -= 10 * HOUR
    await glass.run(1)
    tables = await glass.down(5)
    assert ends(await tables.table(table.game.id))[seat] == pytest.approx(24 + 5)


async def test_downtime_is_not_taken_from_the_bank(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, hours=6, bank=12)
    (seat,) = awaited(table)
    await glass.run(7)
    tables = await glass.down(10)
    table = await tables.table(table.game.id)
    await table.submit(seat, table.rules.default(table.state, seat))
    assert table.clocks[seat].bank == pytest.approx(11 * HOUR)


async def test_of_two_tickers_one_acts(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, "tourney")
    other = Tables(glass.desk.store, SYSTEMS, tables.clock)
    second = Ticker(other, BEAT, GRACE)
    await second.begin()
    await glass.run(24, second)
    await tables.table(table.game.id)
    await update_clocks(table)
    assert await by(table) == [(0, "clock"), (1, "clock")]
    assert await by(await other.table(table.game.id)) == await by(table)
    await other.close()


async def test_a_ticker_that_died_after_claiming_is_replaced(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, "tourney")
    await glass.run(23.9)
    now = glass.desk.time + 0.2 * HOUR
    assert await glass.desk.store.claim_clocks(now, now + 60, 9) == [table.game.id]
    await glass.run(0.25)
    assert {who for _, who in await by(table)} == {"clock"}


async def test_a_player_who_moves_in_the_last_moment_is_not_overruled(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables)
    (seat,) = awaited(table)
    glass.desk.time += 24 * HOUR
    version = table.game.version
    await table.submit(seat, table.rules.default(table.state, seat))
    with pytest.raises(Refused, match="table-stale"):
        await table.submit(seat, table.rules.default(table.state, seat), by="clock", version=version)


async def test_one_broken_game_does_not_stop_the_clocks_of_others(glass: Hourglass, tables: Tables) -> None:
    broken = await timed(tables, "tourney", hours=1)
    await glass.desk.store._run("UPDATE entries SET events = '[{]' WHERE game_id = ?", broken.game.id)
    tables = await glass.down(0)
    sound = await timed(tables, "tourney", hours=1, channel=2)
    await glass.run(2)
    assert {who for _, who in await by(sound)} == {"clock"}


@pytest.mark.parametrize(
    ("failure", "said"),
    [
        (RuntimeError("a driver's own mistake"), "the clocks could not be served"),
        (StoreError("the disk is full"), "the clocks could not be read"),
    ],
    ids=["unforeseen", "database"],
)
async def test_the_ticker_outlives_what_nobody_has_thought_of_and_a_database_that_fails(
    glass: Hourglass, tables: Tables, monkeypatch: pytest.MonkeyPatch, failure: Exception, said: str
) -> None:
    """It ended, and no clock was served any more, for a reason that was told at the bot's end alone."""
    table = await timed(tables)
    looks = iter([failure, None])
    looked = asyncio.Event()

    async def next_clock() -> None:
        if error := next(looks, None):
            raise error
        looked.set()

    monkeypatch.setattr(table.store, "next_clock", next_clock)
    clock = Ticker(tables, beat=0.01)
    monkeypatch.setattr(tables, "clock", time.time)
    running = asyncio.create_task(clock.run())
    with capture_logs() as logs:
        await asyncio.wait_for(looked.wait(), 5)
    await clock.stop()
    await running
    assert said in [entry["event"] for entry in logs]


async def test_what_cannot_be_served_is_tried_again_once_a_minute(
    glass: Hourglass, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await timed(tables, "tourney")
    tries = 0

    def broken(_: object, state: object, seat: int) -> None:
        nonlocal tries
        tries += 1
        raise ValueError("the rules do not know what to do")

    monkeypatch.setattr(type(table.rules), "default", broken)
    await glass.run(24.001)
    assert tries == 1
    due = await glass.clock.tick()
    assert (due, tries) == (START + 24 * HOUR + PUT_OFF, 1)
    monkeypatch.undo()
    await glass.run(PUT_OFF / HOUR)
    assert {who for _, who in await by(table)} == {"clock"}


async def test_a_locked_table_does_not_keep_the_ticker_busy(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, "tourney")
    await glass.desk.store._run("UPDATE games SET locked = 1")
    await table.reload()
    await glass.run(24)
    assert await glass.clock.tick() == START + 24 * HOUR + PUT_OFF
    assert await by(table) == []


async def test_a_table_under_other_rules_does_not_keep_the_ticker_busy(
    glass: Hourglass, tables: Tables
) -> None:
    """Its clocks stay due until the host has seen to it: every ten seconds it was claimed again."""
    table = await timed(tables, "tourney")
    await glass.desk.store._run("UPDATE games SET rules_version = 'older'")
    await table.reload()
    await glass.run(24)
    assert await glass.clock.tick() == START + 24 * HOUR + PUT_OFF
    assert await by(table) == []
