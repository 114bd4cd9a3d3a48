"""What every backend promises of clocks, pauses, vacations and downtime: the `Store` protocol, clause by clause."""

import asyncio
from collections.abc import Awaitable, Callable, Set
from dataclasses import replace

import pytest

from bot.store.protocol import Conflict, Store
from bot.store.rows import Almanac, ClockRow, Person, Post, SeatRow, Span
from tests.store.samples import SEATS, append, dashboard, game

RUNNING = ClockRow(0, 60.0, "decision", since=10.0, used=1.5, reminded=1, deadline=99.0, next_at=50.0)
STILL = ClockRow(1, 0.0, lapsed=True)


def untold(_: Set[int]) -> list[Post]:
    """Nothing tells of a vote."""
    return []


async def at_play(store: Store, channel: int = 1, *clocks: ClockRow) -> int:
    """A game at version 1."""
    made = await store.create_game(game(channel), SEATS)
    await store.append(append(made.id, 0, clocks=clocks))
    return made.id


# ── clocks ──


async def test_clocks_are_stored_with_their_entry(store: Store) -> None:
    game_id = await at_play(store, 1, RUNNING, STILL)
    assert list(await store.clocks(game_id)) == [RUNNING, STILL]
    moved = replace(STILL, since=20.0)
    await store.append(append(game_id, 1, clocks=(moved,)))
    assert list(await store.clocks(game_id)) == [RUNNING, moved]


async def test_clocks_of_an_entry_that_is_refused_are_not_stored(store: Store) -> None:
    game_id = await at_play(store, 1, RUNNING)
    with pytest.raises(Conflict):
        await store.append(append(game_id, 7, clocks=(STILL,), seats=SEATS[:1]))
    assert list(await store.clocks(game_id)) == [RUNNING]
    assert len(await store.seats(game_id)) == 2


async def test_seats_change_with_their_entry(store: Store) -> None:
    game_id = await at_play(store)
    seats = (replace(SEATS[0], agent="random", open=True), SeatRow(1, 9, "Cate", None, "w"))
    await store.append(append(game_id, 1, seats=seats))
    assert tuple(await store.seats(game_id)) == seats


async def test_clocks_are_set_for_one_version_of_a_game_alone(store: Store) -> None:
    game_id = await at_play(store, 1, RUNNING)
    later = replace(RUNNING, deadline=200.0)
    with pytest.raises(Conflict):
        await store.set_clocks(game_id, 0, [later], [dashboard()])
    assert list(await store.clocks(game_id)) == [RUNNING]
    assert list(await store.due_posts(1e9, 10)) == []
    await store.set_clocks(game_id, 1, [later], [dashboard()])
    assert list(await store.clocks(game_id)) == [later]
    assert [row.kind for row in await store.due_posts(1e9, 10)] == ["dashboard"]


async def test_a_due_clock_is_claimed_once_until_the_claim_is_over(store: Store) -> None:
    first = await at_play(store, 1, RUNNING, replace(RUNNING, seat=1))
    second = await at_play(store, 2, replace(RUNNING, next_at=70.0))
    assert list(await store.claim_clocks(49.9, 110.0, 10)) == []
    assert await store.next_clock() == 50.0
    assert list(await store.claim_clocks(50.0, 110.0, 10)) == [first]
    assert list(await store.claim_clocks(60.0, 120.0, 10)) == []
    assert await store.next_clock() == 70.0
    assert list(await store.claim_clocks(110.0, 170.0, 10)) == [first, second]


async def test_what_could_not_be_done_is_put_off_for_one_game_alone(store: Store) -> None:
    late, other = await at_play(store, 1, RUNNING), await at_play(store, 2, RUNNING)
    await store.put_off(late, 120.0)
    assert list(await store.claim_clocks(50.0, 110.0, 10)) == [other]
    assert await store.next_clock() == 110.0
    assert list(await store.claim_clocks(120.0, 180.0, 10)) == [late, other]


async def test_so_many_due_clocks_are_claimed_at_a_time_the_longest_due_first(store: Store) -> None:
    late = [await at_play(store, n, replace(RUNNING, next_at=50.0 - n)) for n in range(1, 4)]
    assert list(await store.claim_clocks(60.0, 120.0, 2)) == late[1:]
    assert list(await store.claim_clocks(60.0, 120.0, 2)) == late[:1]


async def test_no_clock_is_due_where_there_is_none(store: Store) -> None:
    assert await store.next_clock() is None
    assert list(await store.claim_clocks(1e12, 1e12, 10)) == []


# ── when they stand still ──


async def test_a_pause_is_open_until_the_table_goes_on(store: Store) -> None:
    game_id = await at_play(store)
    await store.pause(game_id, 100.0)
    await store.pause(game_id, 120.0)
    assert (await store.game(game_id)).paused_at == 100.0  # type: ignore[union-attr]
    assert (await store.almanac(game_id, [], 0)).pauses == (Span(100.0, None),)
    await store.resume(game_id, 150.0)
    await store.resume(game_id, 160.0)
    assert (await store.game(game_id)).paused_at is None  # type: ignore[union-attr]
    assert (await store.almanac(game_id, [], 149.0)).pauses == (Span(100.0, 150.0),)
    assert (await store.almanac(game_id, [], 150.0)).pauses == ()


async def test_once_the_table_goes_on_the_clocks_that_run_are_looked_at_and_no_others(store: Store) -> None:
    game_id = await at_play(store, 1, RUNNING, STILL)
    await store.pause(game_id, 100.0)
    await store.resume(game_id, 150.0)
    assert [clock.next_at for clock in await store.clocks(game_id)] == [150.0, None]


async def test_votes_are_counted_once_a_person_and_forgotten_when_it_is_done(store: Store) -> None:
    game_id, other = await at_play(store), await at_play(store, 2)
    assert await store.vote(game_id, "pause", 9, untold) == {9}
    assert await store.vote(game_id, "pause", 7, untold) == {7, 9}
    assert await store.vote(game_id, "pause", 7, untold) == {7, 9}
    assert await store.vote(game_id, "resume", 7, untold) == {7}
    assert await store.vote(other, "pause", 7, untold) == {7}
    await store.pause(game_id, 100.0)
    assert await store.vote(game_id, "pause", 9, untold) == {9}
    assert await store.vote(other, "pause", 9, untold) == {7, 9}


async def test_of_two_who_vote_at_once_the_second_knows_of_the_first(store: Store) -> None:
    """Else each would be the only one, and nothing come of both."""
    game_id = await at_play(store)
    counted = await asyncio.gather(*(store.vote(game_id, "pause", user, untold) for user in (7, 8, 9)))
    assert sorted(map(len, counted)) == [1, 2, 3]


async def test_a_vote_is_stored_with_what_tells_of_it_unless_it_decides_the_matter(store: Store) -> None:
    game_id = await at_play(store)

    def told(voters: Set[int]) -> list[Post] | None:
        return [Post("notice", "vote", f'"{len(voters)}"')] if len(voters) < 2 else None

    for _ in range(2):
        assert await store.vote(game_id, "pause", 9, told) == {9}
    assert await store.vote(game_id, "pause", 7, told) == {7, 9}
    assert await store.vote(game_id, "pause", 8, told) == {8, 9}
    assert [row.payload for row in await store.due_posts(1e12, 9) if row.kind == "notice"] == ['"1"']


async def test_a_vote_that_was_given_is_told_of_once(store: Store) -> None:
    game_id = await at_play(store)
    found = []
    for _ in range(2):
        await store.vote(game_id, "pause", 9, lambda _: [Post("notice", "vote", "{}")])
        for row in await store.due_posts(1e12, 9):
            found.append(row.kind)
            await store.post_done(row.id)
    assert found.count("notice") == 1


async def test_votes_about_a_pause_are_forgotten_once_it_comes_or_ends_and_no_others(store: Store) -> None:
    """Who had agreed that a move is taken back had to agree again once the table had been locked for an hour."""
    game_id = await at_play(store)
    for change in (store.pause, store.resume):
        for matter in ("pause", "resume", "undo:3:4"):
            await store.vote(game_id, matter, 7, lambda _: [])
        await change(game_id, 5.0)
        for matter in ("pause", "resume"):
            assert await store.vote(game_id, matter, 9, lambda _: None) == {9}
        assert await store.vote(game_id, "undo:3:4", 9, lambda _: None) == {7, 9}


async def test_people_have_settings_or_the_usual_ones(store: Store) -> None:
    assert await store.person(7) == Person(7)
    chosen = Person(7, "Asia/Kolkata", 22, 8, "channel")
    await store.set_person(chosen)
    assert await store.person(7) == chosen
    await store.set_person(replace(chosen, reminders="none"))
    assert (await store.person(7)).reminders == "none"


async def test_vacations_end_early_and_what_is_left_of_them_is_given_back(store: Store) -> None:
    await store.add_vacation(7, 100.0, 200.0)
    await store.add_vacation(7, 300.0, 400.0)
    assert list(await store.vacations(7, 150.0)) == [Span(100.0, 200.0), Span(300.0, 400.0)]
    assert list(await store.vacations(7, 200.0)) == [Span(300.0, 400.0)]
    assert list(await store.vacations(8, 0)) == []
    await store.end_vacation(7, 150.0)
    assert list(await store.vacations(7, 0)) == [Span(100.0, 150.0)]


async def test_a_vacation_takes_the_place_of_what_would_come_after_its_beginning(store: Store) -> None:
    for since, until in ((100.0, 200.0), (300.0, 400.0), (150.0, 500.0)):
        await store.add_vacation(7, since, until)
    assert list(await store.vacations(7, 0)) == [Span(100.0, 150.0), Span(150.0, 500.0)]


@pytest.mark.parametrize(
    "change",
    [
        lambda store: store.set_person(Person(7, "Asia/Kolkata", 22, 8)),
        lambda store: store.add_vacation(7, 20.0, 30.0),
        lambda store: store.end_vacation(7, 20.0),
    ],
    ids=["hours", "away", "home"],
)
async def test_whoever_changes_their_time_has_the_clocks_of_their_games_looked_at(
    store: Store, change: Callable[[Store], Awaitable[None]]
) -> None:
    """Else the old deadline would stand, if the process died before it had computed another."""
    theirs, other, over = [await at_play(store, n, RUNNING, STILL) for n in range(3)]
    await store.append(append(other, 1, seats=(replace(SEATS[0], user_id=8),)))
    await store.append(append(over, 1, status="over"))
    await change(store)
    assert await store.claim_clocks(20.0, 30.0, 9) == [theirs]
    assert list(await store.clocks(theirs)) == [replace(RUNNING, next_at=30.0), STILL]


async def test_before_somebody_has_other_quiet_hours_what_has_run_of_their_clocks_is_counted(
    store: Store,
) -> None:
    game_id = await at_play(store, 1, RUNNING, replace(RUNNING, seat=1))
    still = await at_play(store, 2, STILL)
    asked = []

    def settled(pace: str, almanac: Almanac, clock: ClockRow, noted: float | None) -> ClockRow:
        asked.append((pace, almanac.people, clock, noted))
        return replace(clock, since=30.0, used=9.0)

    before = await store.game(game_id)
    assert before is not None
    await store.set_person(Person(7, reminders="none"), settled)  # as quiet as before
    assert asked == []
    await store.beat(31.0, 0)
    await store.set_person(Person(7, "Asia/Kolkata", 22, 8), settled)
    assert asked == [("{}", {7: Person(7, reminders="none")}, replace(RUNNING, next_at=0.0), 31.0)]
    now = replace(RUNNING, next_at=0.0)
    assert list(await store.clocks(game_id)) == [replace(now, since=30.0, used=9.0), replace(now, seat=1)]
    assert list(await store.clocks(still)) == [STILL]
    after = await store.game(game_id)
    assert after is not None
    assert after.revision == before.revision + 1  # whoever has it in memory reads it again


async def test_an_almanac_is_about_these_people_and_this_game(store: Store) -> None:
    game_id, other = await at_play(store), await at_play(store, 2)
    await store.pause(other, 100.0)
    await store.add_vacation(7, 100.0, 200.0)
    await store.add_vacation(8, 100.0, 200.0)
    await store.set_person(Person(7, "Asia/Kolkata"))
    found = await store.almanac(game_id, [7, 9], 0)
    assert found == Almanac(
        people={7: Person(7, "Asia/Kolkata"), 9: Person(9)},
        vacations={7: (Span(100.0, 200.0),), 9: ()},
        pauses=(),
        gaps=(),
    )


async def test_a_gap_in_the_heartbeat_is_kept(store: Store) -> None:
    game_id = await at_play(store)
    assert await store.beat(100.0, 0) is None
    assert await store.beat(130.0, 60.0) is None
    assert await store.beat(200.0, 60.0) == Span(130.0, 200.0)
    assert await store.beat(200.0, 0) is None
    assert await store.beat(190.0, 0) is None  # a clock that was set back
    assert (await store.almanac(game_id, [], 199.0)).gaps == (Span(130.0, 200.0),)
    assert (await store.almanac(game_id, [], 200.0)).gaps == ()


# ── seats that want a substitute ──


async def test_open_seats_of_a_server(store: Store) -> None:
    wanted = (replace(SEATS[0], open=True), SEATS[1])
    first, second = await at_play(store, 1), await at_play(store, 2)
    for game_id in (first, second):
        await store.set_seats(game_id, wanted)
    await store.append(append(second, 1, status="over"))
    await at_play(store, 3)
    elsewhere = await store.create_game(game(4, guild_id=6), wanted)
    await store.append(append(elsewhere.id, 0))
    found = await store.open_seats(5)
    assert [(each.id, row) for each, row in found] == [(first, wanted[0])]


async def test_the_pace_of_a_game(store: Store) -> None:
    game_id = await at_play(store)
    assert (await store.game(game_id)).pace == "{}"  # type: ignore[union-attr]
    await store.set_pace(game_id, '{"hours":24}')
    assert (await store.game(game_id)).pace == '{"hours":24}'  # type: ignore[union-attr]
