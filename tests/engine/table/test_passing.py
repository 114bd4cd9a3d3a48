"""Passes that the clock gives: for whoever wishes so, whatever the hand, after a time that was drawn beforehand."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from bot.engine import calendar
from bot.engine.table import passing, seat_clocks
from bot.engine.table.pace import HOUR, MINUTE, Pace
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.rules.contract import Action, Prompt, Seat
from bot.rules.risk import RULESET
from bot.rules.risk.model.actions import Pass
from bot.rules.risk.model.options import RiskOptions
from bot.store.rows import Almanac, Person
from tests.engine import observed
from tests.engine.engine_fixture import ALYS, BRAN, CATE, Desk, awaited, lobby
from tests.engine.fake_clock import START, Hourglass, by, posts, timed
from tests.moot.actions import Rest
from tests.rules.risk.frames.test_windows import STORM, war
from tests.rules.risk.position import Position

USERS = {0: ALYS, 1: BRAN, 2: CATE}
SOON = 15
"""Minutes of patience."""


async def windowed(tables: Tables) -> tuple[Table, tuple[Seat, ...]]:
    """A table at which all are asked in secret whether they want more than what is usual; who they are."""
    table = await timed(tables, "moot", (ALYS, BRAN, CATE))
    for seat in (0, 1, 2):
        await table.submit(seat, Rest())
    assert awaited(table) == (0, 1, 2)
    return table, awaited(table)


async def wish(tables: Tables, seat: Seat, minutes: int = SOON) -> None:
    await calendar.save_settings(tables, Person(USERS[seat], patience=minutes))


def usual(table: Table, seat: Seat) -> Action:
    return table.rules.default(table.state, seat)


# ── what it does ──


@pytest.mark.both
async def test_who_wishes_it_is_passed_for_and_nobody_else(glass: Hourglass, tables: Tables) -> None:
    table, (first, *others) = await windowed(tables)
    wanted = usual(table, first)
    for seat in others:
        await table.submit(seat, usual(table, seat))
    entries = table.game.version
    await wish(tables, first)
    await glass.run(SOON / 60 - 0.01)
    assert awaited(table) == (first,)
    await posts(glass.desk, "")
    await glass.run(SOON / 60 + 0.01)
    entry = (await table.entries(entries - 1))[0]
    assert (entry.seat, entry.by, entry.action) == (first, "clock", wanted)
    assert await posts(glass.desk, "notice") == [], "nobody is told for whom it was passed"


@pytest.mark.both
async def test_without_a_wish_the_whole_time_is_waited_for(glass: Hourglass, tables: Tables) -> None:
    table, asked = await windowed(tables)
    await glass.run(23)
    assert awaited(table) == asked


@pytest.mark.both
async def test_the_time_is_the_same_after_a_restart(glass: Hourglass, tables: Tables) -> None:
    table, (first, *_) = await windowed(tables)
    await wish(tables, first)
    before = table.clocks[first].passes_at
    tables = await glass.desk.reopen()
    assert before is not None
    assert (await tables.table(table.game.id)).clocks[first].passes_at == before


async def test_quiet_hours_and_pauses_hold_it_up(glass: Hourglass, tables: Tables) -> None:
    table, (first, *_) = await windowed(tables)
    hour = int(glass.desk.time // HOUR) % 24
    await calendar.save_settings(
        tables, Person(USERS[first], quiet_from=hour, quiet_to=(hour + 6) % 24, patience=SOON)
    )
    passes = table.clocks[first].passes_at
    assert passes is not None
    assert passes > glass.desk.time + 5 * HOUR
    for user in (ALYS, BRAN):
        await calendar.vote(table, user, "pause")
    assert table.clocks[first].passes_at is None
    await glass.run(10)
    assert first in awaited(table)


async def test_clocks_of_minutes_are_read_again_after_a_restart(glass: Hourglass, tables: Tables) -> None:
    """A live game went on without its clocks."""
    table = await lobby(tables, (ALYS, BRAN), system="risk")
    await tables.set_pace(table.game.id, lambda _: Pace(minutes=5))
    await tables.start(table.game.id)
    before = dict(table.clocks)
    tables = await glass.desk.reopen()
    assert (await tables.table(table.game.id)).clocks == before
    assert before


# ── that it tells nothing ──


def storming(*hand: str) -> Position:
    """Seat 1 is asked what it does against an attack; it holds these cards of as many as everybody sees."""
    at = war(("valyrian_steel",), hand, harrenhal=12, kings_landing=9)
    at.do(0, STORM)
    while at.awaits()[0] != 1:
        at.do(at.awaits()[0], Pass())
    return at


def clocks(at: Position) -> dict[Seat, Any]:
    """The clocks once the window is open, everybody wishing to be passed for."""
    table = observed.table(RULESET, RiskOptions(mode="dominion"), len(at.state.houses), at.state)
    people = {observed.HOST + seat: Person(observed.HOST + seat, patience=SOON) for seat in table.clocks}
    sitting = seat_clocks.Sitting(table.pace, table.seats, Almanac(people, {}, (), ()), table.game.secret)
    began = seat_clocks.Move(START, None, "table", public=True, closes=False)
    return seat_clocks.advance(sitting, {}, (), table.pending(), began)


def test_a_hand_that_can_answer_and_one_that_cannot_are_passed_for_at_the_same_moment() -> None:
    able, empty = storming("castle_walls"), storming("spiders_sabotage")
    assert able.offers(1, "play", "card") != empty.offers(1, "play", "card")
    mine, other = clocks(able), clocks(empty)
    assert mine == other
    assert mine[1].passes_at is not None


def test_who_has_answered_is_passed_for_no_sooner_and_no_later() -> None:
    """The times of the others do not move when one of them answers."""

    async def go() -> None:
        prompt = Prompt(kind="w", clause="X-1", asked=(0, 1), waiting=(0, 1), secret=True, passable=True)
        people = {10 + seat: Person(10 + seat, patience=SOON) for seat in (0, 1)}
        rows = observed.table(RULESET, RiskOptions(mode="dominion"), 2, storming("castle_walls").state).seats
        seats = [type(row)(row.seat, 10 + row.seat, row.name, None, "") for row in rows]
        sitting = seat_clocks.Sitting(Pace(hours=24), seats, Almanac(people, {}, (), ()), "ab" * 32)
        began = seat_clocks.Move(START, None, "table", public=True, closes=False)
        asked = seat_clocks.advance(sitting, {}, (), (prompt,), began)
        answered = seat_clocks.Move(START + 60, 0, "player", public=False, closes=False)
        left = prompt.model_copy(update={"waiting": (1,)})
        then = seat_clocks.advance(sitting, asked, (prompt,), (left,), answered)
        assert [then[seat].passes_at for seat in (0, 1)] == [asked[seat].passes_at for seat in (0, 1)]

    asyncio.run(go())


def test_the_time_is_drawn_anew_for_each_seat_and_decision_and_lies_between_once_and_twice() -> None:
    calendars = observed.table(RULESET, RiskOptions(mode="dominion"), 2, storming("castle_walls").state)
    sitting = seat_clocks.Sitting(
        calendars.pace,
        calendars.seats,
        Almanac({observed.HOST: Person(observed.HOST, patience=SOON)}, {}, (), ()),
    )
    spread: Counter[int] = Counter()
    for n in range(400):
        clock = seat_clocks.ClockRow(0, 0.0, f"decision {n}", since=START)
        at = passing.passes_at("ab" * 32, clock, sitting.calendar(0))
        assert at is not None
        minutes = (at - START) / MINUTE
        assert SOON <= minutes < 2 * SOON
        spread[int(minutes - SOON) // 5] += 1
    assert min(spread[third] for third in range(3)) > 100


@pytest.mark.both
async def test_a_table_nobody_comes_to_still_falls_asleep(desk: Desk) -> None:
    """A pass of the clock is no sign of life."""
    tables = desk.tables
    table, (first, *_) = await windowed(tables)
    await wish(tables, first)
    before = await table.store.last_moved(table.game.id, 1e12)
    desk.time += HOUR
    await tables.act(table.game.id, first, usual(table, first), by="clock")
    assert await table.store.last_moved(table.game.id, 1e12) == before
    assert (await by(table))[-1] == (first, "clock")
