"""Vacations with a yearly allowance, pauses by vote, quiet hours: what people decide about their time."""

import json

import pytest

from bot.engine.calendar import (
    ALLOWANCE,
    Matter,
    days_left,
    end_vacation,
    save_settings,
    start_vacation,
    vote,
)
from bot.engine.errors import Refused
from bot.engine.table.absence import appoint_regent
from bot.engine.table.pace import HOUR
from bot.engine.tables import Tables
from bot.store.rows import Person
from tests.engine.agents_at_work import agents_think
from tests.engine.engine_fixture import ALYS, BRAN, CATE, SYSTEMS, Desk, Unsteady, awaited, lives, lobby, play
from tests.engine.fake_clock import START, Hourglass, by, ends, posts, timed

# ── vacations ──


async def test_a_vacation_stops_ones_clocks_in_all_games(glass: Hourglass, tables: Tables) -> None:
    several = [await timed(tables, "tourney", channel=n) for n in (1, 2)]
    until = await start_vacation(tables, ALYS, 7)
    assert until == START + 7 * 24 * HOUR
    for table in several:
        assert ends(table) == {0: 8 * 24, 1: 8 * 24}
    await glass.run(7 * 24)
    assert [await by(table) for table in several] == [[], []]


async def test_the_days_of_a_year_are_counted_and_what_is_not_used_is_given_back(
    glass: Hourglass, tables: Tables
) -> None:
    assert await days_left(tables, ALYS) == ALLOWANCE
    await start_vacation(tables, ALYS, 20)
    await glass.run(5 * 24)
    await end_vacation(tables, ALYS)
    assert await days_left(tables, ALYS) == ALLOWANCE - 5
    with pytest.raises(Refused, match="clock-no-days"):
        await start_vacation(tables, ALYS, ALLOWANCE - 4)
    await start_vacation(tables, ALYS, ALLOWANCE - 5)
    glass.desk.time += (ALLOWANCE - 5) * 24 * HOUR
    assert await days_left(tables, ALYS) == 0
    assert await days_left(tables, BRAN) == ALLOWANCE
    glass.desk.time += 366 * 24 * HOUR
    assert await days_left(tables, ALYS) == ALLOWANCE


async def test_coming_home_early_starts_the_clock_again(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables)
    (seat,) = awaited(table)
    user = table.seats[seat].user_id
    assert user is not None
    await glass.run(10)
    await start_vacation(tables, user, 5)
    await glass.run(24)
    await end_vacation(tables, user)
    assert ends(table) == {seat: 48}


async def test_a_vacation_outlives_a_restart(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, "tourney")
    await start_vacation(tables, ALYS, 7)
    tables = await glass.down(24)
    await glass.run(6 * 24)
    table = await tables.table(table.game.id)
    assert await by(table) == []
    assert await days_left(tables, ALYS) == ALLOWANCE - 7


async def test_a_deadline_is_found_though_the_process_died_as_somebody_came_home(
    glass: Hourglass, tables: Tables
) -> None:
    """The deadline that was stored was later: until then nobody would have looked at the game."""
    table = await timed(tables)
    (seat,) = awaited(table)
    user = table.seats[seat].user_id
    assert user is not None
    await start_vacation(tables, user, 5)
    game_id = table.game.id
    await glass.desk.store.end_vacation(user, glass.desk.time)
    await glass.down(0)
    store = glass.desk.store
    await glass.run(23.9)
    assert await store.entries(game_id, 0) == []
    await glass.run(0.2)
    first, *_ = await store.entries(game_id, 0)
    assert (first.seat, first.by) == (seat, "clock")


async def test_a_vacation_that_another_replaces_is_changed_for_it_or_stays(
    glass: Hourglass, desk: Desk
) -> None:
    await start_vacation(desk.tables, ALYS, 5)
    until = []

    async def longer(tables: Tables) -> None:
        await start_vacation(tables, ALYS, 7)

    async for _ in lives(desk, longer):
        (span,) = await desk.store.vacations(ALYS, desk.time)
        until.append((span.until or 0.0) - START)
    assert until == [5 * 24 * HOUR, 7 * 24 * HOUR]


# ── pauses ──


async def test_a_table_pauses_by_more_than_half_of_its_people(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, "tourney", (ALYS, BRAN, CATE))
    await glass.run(20)
    await posts(glass.desk, "")
    assert await vote(table, ALYS, "pause") == (1, 2)
    assert await vote(table, ALYS, "pause") == (1, 2)
    assert table.game.paused_at is None
    assert len(await posts(glass.desk, "notice")) == 1
    assert await vote(table, CATE, "pause") == (2, 2)
    assert table.game.paused_at == glass.desk.time
    await glass.run(100)
    assert await by(table) == []
    with pytest.raises(Refused, match="clock-no-pause"):
        await vote(table, BRAN, "pause")


async def test_it_goes_on_by_a_vote_too_with_the_time_that_was_left(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, "tourney", (ALYS, BRAN, CATE))
    await glass.run(20)
    for user in (ALYS, BRAN):
        await vote(table, user, "pause")
    await glass.run(100)
    tables = await glass.down(30)
    table = await tables.table(table.game.id)
    assert await vote(table, BRAN, "resume") == (1, 2)
    assert await vote(table, CATE, "resume") == (2, 2)
    assert ends(table) == {0: 154, 1: 154, 2: 154}
    with pytest.raises(Refused, match="clock-no-resume"):
        await vote(table, BRAN, "resume")


async def test_clocks_run_again_though_whoever_let_them_died_at_once(
    glass: Hourglass, tables: Tables
) -> None:
    """No deadline was stored: the game would have stood still until somebody looked at it."""
    table = await timed(tables)
    (seat,) = awaited(table)
    await glass.run(20)
    for user in (ALYS, BRAN):
        await vote(table, user, "pause")
    await glass.run(100)
    await glass.desk.store.resume(table.game.id, glass.desk.time)
    await glass.down(0)
    store = glass.desk.store
    await glass.run(3.9)
    assert await store.entries(table.game.id, 0) == []
    await glass.run(0.2)
    first, *_ = await store.entries(table.game.id, 0)
    assert (first.seat, first.by) == (seat, "clock")


@pytest.mark.both
@pytest.mark.parametrize("matter", ["pause", "resume"])
async def test_whenever_a_process_dies_the_last_vote_is_not_given_or_what_it_decides_is_done(
    glass: Hourglass, desk: Desk, matter: Matter
) -> None:
    """It counted, and nothing came of it until somebody voted once more."""
    table = await timed(desk.tables)
    if matter == "resume":
        await desk.store.pause(table.game.id, desk.time)
        await desk.tables.refresh(table.game.id)
    await vote(table, ALYS, matter)
    await posts(desk, "")
    done, told = [], []

    async def last(tables: Tables) -> None:
        if not (done and done[-1]):
            await vote(await tables.table(table.game.id), BRAN, matter)

    async for tables in lives(desk, last):
        game = (await tables.table(table.game.id)).game
        done.append((game.paused_at is not None) == (matter == "pause"))
        assert not (await desk.store.about(BRAN))["votes"]
        told += [json.loads(each)["key"] for each in await posts(desk, "notice")]
        assert told == [f"clock-{matter}"] * done[-1]
    assert set(done) == {False, True}


@pytest.mark.both
async def test_whenever_a_process_dies_a_vote_is_told_of_or_not_given(glass: Hourglass, desk: Desk) -> None:
    table = await timed(desk.tables)
    given, told = [], 0

    async def first(tables: Tables) -> None:
        await vote(await tables.table(table.game.id), ALYS, "pause")

    async for _ in lives(desk, first):
        given.append(bool((await desk.store.about(ALYS))["votes"]))
        told += len(await posts(desk, "notice"))
        assert told == given[-1]
    assert set(given) == {False, True}


async def test_what_a_vote_decides_is_told_with_it_or_not_done(unsteady: tuple[Desk, Unsteady]) -> None:
    desk, store = unsteady
    table = await timed(desk.tables)
    await vote(table, ALYS, "pause")
    await posts(desk, "")
    store.failing.append("post")
    await vote(table, BRAN, "pause")
    assert [json.loads(told)["key"] for told in await posts(desk, "notice")] == ["clock-pause"]


async def test_moves_are_possible_in_a_pause_and_start_no_clock(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables)
    for user in (ALYS, BRAN):
        await vote(table, user, "pause")
    (seat,) = awaited(table)
    await table.submit(seat, table.rules.default(table.state, seat))
    assert set(ends(table).values()) == {None}


async def test_who_does_not_play_has_no_vote_and_whoever_is_away_none_to_wait_for(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables, "tourney", (ALYS, BRAN, CATE))
    agents_think(tables, 60)
    await appoint_regent(table, 0, table.game.version)
    for user, why in ((99, "table-not-yours"), (ALYS, "clock-no-vote-away")):
        with pytest.raises(Refused, match=why):
            await vote(table, user, "pause")
    await vote(table, BRAN, "pause")
    assert await vote(table, CATE, "pause") == (2, 2)


async def test_a_table_without_a_clock_has_nothing_to_pause(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, hours=None)
    with pytest.raises(Refused, match="clock-none"):
        await vote(table, ALYS, "pause")


async def test_a_table_that_is_not_at_play_says_so_and_not_that_it_has_no_clock(
    glass: Hourglass, tables: Tables
) -> None:
    opened = await lobby(tables, system="tourney", channel=2)
    with pytest.raises(Refused, match="table-not-begun"):
        await vote(opened, ALYS, "pause")
    table = await timed(tables, "tourney")
    await play(table, 100)
    with pytest.raises(Refused, match="table-over"):
        await vote(table, ALYS, "resume")


# ── quiet hours ──


async def test_quiet_hours_are_at_most_ten_in_a_zone_there_is(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, "tourney")
    await save_settings(tables, Person(ALYS, "Asia/Kolkata", 20, 6))
    assert ends(table) == {0: 44, 1: 44}
    for person, why in (
        (Person(ALYS, "UTC", 20, 7), "clock-too-quiet"),
        (Person(ALYS, "Westeros/Winterfell"), "clock-no-zone"),
        (Person(ALYS, "localtime"), "clock-no-zone"),
        (Person(ALYS, "Factory"), "clock-no-zone"),
        (Person(ALYS, "Etc/GMT+5"), "clock-no-zone"),
    ):
        with pytest.raises(Refused, match=why):
            await save_settings(tables, person)
    assert await glass.desk.store.person(ALYS) == Person(ALYS, "Asia/Kolkata", 20, 6)


async def test_whoever_has_a_zone_that_is_no_longer_offered_keeps_it(
    glass: Hourglass, tables: Tables
) -> None:
    await tables.store.set_person(Person(ALYS, "CET"))
    await save_settings(tables, Person(ALYS, "CET", reminders="none"))
    assert (await tables.store.person(ALYS)).reminders == "none"


@pytest.mark.parametrize(
    ("before", "hours", "after", "end"),
    [
        # 14 hours on Wednesday and 5 on Thursday have run
        (Person(ALYS, "UTC", 20, 6), 30, Person(ALYS), 35),
        # 20 hours have run, the last of them at night
        (Person(ALYS), 20, Person(ALYS, "UTC", 20, 6), 29),
        # the night was from 20 to 06 UTC, and comes from 04 to 14 now
        (Person(ALYS, "UTC", 20, 6), 26, Person(ALYS, "America/Los_Angeles", 20, 6), 42),
        (Person(ALYS, "UTC", 20, 6), 30, Person(ALYS, "UTC", 20, 6, patience=5), 35),
    ],
    ids=["none any more", "first ones", "another zone", "the same"],
)
async def test_other_quiet_hours_are_for_the_time_to_come(
    glass: Hourglass, tables: Tables, before: Person, hours: int, after: Person, end: float
) -> None:
    """Whoever ended them had all nights since the turn began counted, and their time was over at once."""
    table = await timed(tables, "tourney")
    await save_settings(tables, before)
    await glass.run(hours)
    await save_settings(tables, after)
    assert ends(table) == {0: end, 1: end}
    tables = await glass.down(0)
    assert ends(await tables.table(table.game.id)) == {0: end, 1: end}


@pytest.mark.both
async def test_whenever_a_process_dies_quiet_hours_are_others_with_the_clocks_settled_or_as_they_were(
    glass: Hourglass, desk: Desk
) -> None:
    table = await timed(desk.tables, "tourney")
    await save_settings(desk.tables, Person(ALYS, "UTC", 20, 6))
    await glass.run(30)
    found = []

    async def none(tables: Tables) -> None:
        await save_settings(tables, Person(ALYS))

    async for tables in lives(desk, none):
        person = await desk.store.person(ALYS)
        (clock,) = [row for row in await desk.store.clocks(table.game.id) if row.seat == 0]
        found.append((person.quiet_from, clock.used / HOUR))
        await tables.table(table.game.id)
    assert set(found) == {(20, 0.0), (0, 19.0)}


async def test_time_that_was_over_stays_over_though_quiet_hours_change_and_a_vacation_begins(
    glass: Hourglass, tables: Tables
) -> None:
    """Of a secret decision that is open for somebody else: it would have waited for both."""
    table = await timed(tables, "tourney")
    await save_settings(tables, Person(BRAN, "UTC", 8, 18))
    await glass.run(26)
    await save_settings(tables, Person(ALYS, "UTC", 6, 16))
    await start_vacation(tables, ALYS, 7)
    assert ends(table) == {0: 44, 1: 44}


async def test_a_move_made_as_quiet_hours_change_is_judged_by_the_settled_clock(
    glass: Hourglass, tables: Tables
) -> None:
    """Another process may have changed them: what this one has in memory is the clock of before."""
    table = await timed(tables, "tourney", bank=24)
    await save_settings(tables, Person(ALYS, "UTC", 20, 6))
    await glass.run(30)
    others = Tables(glass.desk.store, SYSTEMS, lambda: glass.desk.time)
    await save_settings(others, Person(ALYS))
    await table.submit(1, table.rules.default(table.state, 1))
    assert ends(table) == {0: 35, 1: 35}


async def test_time_in_which_the_bot_was_away_is_nobodys_though_quiet_hours_change_before_it_is_noted(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables, "tourney")
    await glass.run(10)
    glass.desk.time += 8 * HOUR  # the machine slept
    await save_settings(tables, Person(ALYS, "Asia/Kolkata"))
    await glass.run(0)
    assert ends(table) == {0: 32, 1: 32}
