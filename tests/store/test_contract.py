"""What every backend promises the engine: the `Store` protocol, clause by clause."""

import asyncio
from dataclasses import replace

import pytest

from bot.store.plans import PlanRow
from bot.store.protocol import Conflict, Duplicate, Store, StoreError
from bot.store.rows import PRIVATE, Post, SeatRow, Tally
from bot.store.sql import SqlStore
from tests.store.conftest import Reopen
from tests.store.samples import SEATS, append, dashboard, entry, game, snapshot, story

# ── games and seats ──


async def test_a_game_is_stored_with_its_seats_and_gets_an_id(store: Store) -> None:
    stored = await store.create_game(game(id=99), SEATS)
    assert stored == game(id=stored.id)
    assert stored.id != 99
    assert await store.game(stored.id) == stored
    assert tuple(await store.seats(stored.id)) == SEATS


async def test_there_is_no_game_of_an_unknown_id(store: Store) -> None:
    assert await store.game(1) is None
    assert await store.game_in(1) is None
    assert list(await store.seats(1)) == []
    assert list(await store.entries(1)) == []


@pytest.mark.parametrize("status", ["lobby", "playing"])
async def test_a_channel_holds_one_live_game(store: Store, status: str) -> None:
    first = await store.create_game(game(), SEATS)
    await store.set_status(first.id, status, None)
    with pytest.raises(Conflict):
        await store.create_game(game(), SEATS)
    assert await store.create_game(game(channel=2), SEATS)


@pytest.mark.parametrize("status", ["over", "archived"])
async def test_a_channel_is_free_again_after_the_end(store: Store, status: str) -> None:
    first = await store.create_game(game(), SEATS)
    await store.set_status(first.id, status, 300.0)
    second = await store.create_game(game(), SEATS)
    assert (await store.game_in(1)) == second
    await store.set_status(second.id, "over", 400.0)
    assert (await store.game_in(1)).id == second.id  # type: ignore[union-attr]


async def test_the_live_game_of_a_channel_comes_before_a_later_one_that_is_over(store: Store) -> None:
    first = await store.create_game(game(), SEATS)
    await store.set_status(first.id, "over", 300.0)
    second = await store.create_game(game(), SEATS)
    await store.set_status(second.id, "over", 400.0)
    await store.set_status(first.id, "playing", None)
    assert (await store.game_in(1)).id == first.id  # type: ignore[union-attr]


async def test_a_lobby_that_all_have_left_does_not_hide_the_game_before_it(store: Store) -> None:
    first = await store.create_game(game(), SEATS)
    await store.append(append(first.id, 0))
    await store.append(append(first.id, 1, status="over"))
    cleared = await store.create_game(game(), SEATS)
    await store.set_status(cleared.id, "archived", 400.0)
    assert (await store.game_in(1)).id == first.id  # type: ignore[union-attr]


async def test_the_games_of_a_person_are_those_at_play_newest_first(store: Store) -> None:
    games = [await store.create_game(game(channel=n), SEATS) for n in range(4)]
    for each in games[:3]:
        await store.append(append(each.id, 0))
    await store.append(append(games[1].id, 1, status="over"))
    assert [each.id for each in await store.games_of(7)] == [games[2].id, games[0].id]
    assert list(await store.games_of(8)) == []


async def test_games_in_play_that_go_on_by_themselves(store: Store) -> None:
    """An agent may have something to do, or a plan; nobody else is woken at a start."""
    made = [await store.create_game(game(channel=n), SEATS) for n in range(6)]
    still, agents, over, lobby, planned, begun = made
    for each in (still, agents, over, planned, begun):
        await store.append(append(each.id, 0, astir=each in (agents, over)))
    await store.append(append(over.id, 1, status="over"))
    await store.put_plan(PlanRow(0, planned.id, 0, 7, "[]", "ready"))
    await store.put_plan(PlanRow(0, begun.id, 0, 7, "[]", "begun", done=1))
    await store.put_plan(PlanRow(0, still.id, 0, 7, "[]", "draft"))
    assert lobby.status == "lobby"
    assert list(await store.astir()) == [agents.id, planned.id, begun.id]
    await store.append(append(agents.id, 1))
    assert list(await store.astir()) == [planned.id, begun.id]


async def test_games_in_play_under_other_rules(store: Store) -> None:
    made = [
        await store.create_game(game(channel=n, rules_version=version, system=system), SEATS)
        for n, (version, system) in enumerate(
            [("1", "tourney"), ("2", "tourney"), ("3", "tourney"), ("1", "other"), ("1", "tourney")]
        )
    ]
    for each in made[:4]:
        await store.append(append(each.id, 0))
    found = await store.foreign("tourney", "2", 0, 10)
    assert [(each.id, each.rules_version) for each in found] == [(made[0].id, "1"), (made[2].id, "3")]
    assert [each.id for each in await store.foreign("tourney", "2", 0, 1)] == [made[0].id]
    assert [each.id for each in await store.foreign("tourney", "2", made[0].id, 1)] == [made[2].id]
    assert list(await store.foreign("tourney", "2", made[2].id, 1)) == []


async def test_settings_of_a_game(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    await store.set_options(made.id, '{"deals":2}')
    await store.set_dashboard(made.id, 1234567890123456789)
    await store.set_status(made.id, "archived", 300.0)
    found = await store.game(made.id)
    assert found
    assert (found.options, found.status, found.ended_at) == ('{"deals":2}', "archived", 300.0)
    assert found.dashboard_id == 1234567890123456789
    await store.set_dashboard(made.id, None)
    assert (await store.game(made.id)).dashboard_id is None  # type: ignore[union-attr]
    await store.set_status(made.id, "archived", 300.0, seats=SEATS[:1])
    assert tuple(await store.seats(made.id)) == SEATS[:1]


async def test_set_seats_replaces_the_whole_table(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    rows = (SeatRow(0, 9, "Ser ‘Odd’; DROP TABLE", None, "\x00\u202e"),)
    await store.set_seats(made.id, rows)
    assert tuple(await store.seats(made.id)) == rows
    assert await store.game(made.id) == made


async def test_set_seats_makes_another_host(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    await store.set_seats(made.id, SEATS[1:], 9)
    assert tuple(await store.seats(made.id)) == tuple(SEATS[1:])
    assert await store.game(made.id) == replace(made, host_id=9)


# ── the journal ──


async def test_an_entry_moves_its_game_on(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    await store.append(append(made.id, 0, rolls=3))
    await store.append(append(made.id, 1, rolls=3, public=False))
    found = await store.game(made.id)
    assert found
    assert (found.version, found.stamp, found.rolls, found.status) == (2, 1, 3, "playing")
    assert list(await store.entries(made.id)) == [entry(0), entry(1)]
    assert list(await store.entries(made.id, 0)) == [entry(1)]


async def test_the_last_entry_says_when_the_game_ended(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    await store.append(append(made.id, 0))
    assert (await store.game(made.id)).ended_at is None  # type: ignore[union-attr]
    await store.append(append(made.id, 1, status="over"))
    found = await store.game(made.id)
    assert found
    assert (found.status, found.ended_at) == ("over", entry(1).at)
    await store.append(append(made.id, 2, status="over", entry=replace(entry(2), at=entry(1).at + 60)))
    assert (await store.game(made.id)).ended_at == entry(1).at  # type: ignore[union-attr]
    await store.append(append(made.id, 3))
    assert (await store.game(made.id)).ended_at is None  # type: ignore[union-attr]


async def test_the_message_of_a_lobby_is_not_the_board_of_its_game(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    for n, board in ((0, None), (1, 5)):
        await store.set_dashboard(made.id, 5)
        await store.append(append(made.id, n))
        assert (await store.game(made.id)).dashboard_id == board  # type: ignore[union-attr]


@pytest.mark.parametrize("n", [0, 2])
async def test_an_entry_at_another_version_is_a_conflict_and_writes_nothing(store: Store, n: int) -> None:
    made = await store.create_game(game(), SEATS)
    await store.append(append(made.id, 0))
    before = await store.game(made.id)
    with pytest.raises(Conflict):
        await store.append(append(made.id, n, interaction_id=1, posts=(story(n),), snapshot="{}"))
    assert await store.game(made.id) == before
    assert list(await store.entries(made.id)) == [entry(0)]
    assert await store.entry_of(1) is None
    assert await snapshot(store, made.id) is None
    assert list(await store.due_posts(1e9, 10)) == []


async def test_an_interaction_is_stored_once(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    await store.append(append(made.id, 0, interaction_id=42))
    with pytest.raises(Duplicate) as known:
        await store.append(append(made.id, 1, interaction_id=42, posts=(story(1),)))
    assert known.value.n == 0
    assert await store.entry_of(42) == 0
    assert await store.entry_of(43) is None
    assert (await store.game(made.id)).version == 1  # type: ignore[union-attr]
    assert list(await store.due_posts(1e9, 10)) == []


async def test_a_repeat_is_known_even_where_the_version_is_stale(store: Store) -> None:
    """The second of two equal presses was judged against the state before the first."""
    made = await store.create_game(game(), SEATS)
    await store.append(append(made.id, 0, interaction_id=42))
    with pytest.raises(Duplicate):
        await store.append(append(made.id, 0, interaction_id=42))


async def test_the_latest_snapshot_is_kept(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    assert await snapshot(store, made.id) is None
    await store.append(append(made.id, 0, snapshot="a"))
    await store.append(append(made.id, 1))
    assert await snapshot(store, made.id) == (1, "a")
    await store.append(append(made.id, 2, snapshot="b"))
    assert await snapshot(store, made.id) == (3, "b")


async def test_under_other_rules_no_snapshot_counts(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    await store.append(append(made.id, 0, snapshot="{}"))
    await store.set_rules(made.id, "2", "{}")
    assert await snapshot(store, made.id) is None


async def test_of_entries_that_race_one_wins(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    tries = [store.append(append(made.id, 0, interaction_id=n)) for n in range(5)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 4
    assert len(await store.entries(made.id)) == 1


async def test_moves_of_several_games_at_once_are_each_stored_whole(store: Store) -> None:
    games = [await store.create_game(game(channel=n), SEATS) for n in range(3)]
    changes = [
        append(
            each.id, 0, interaction_id=40 + n, posts=(story(n), dashboard(str(n))), snapshot=str(n), rolls=n
        )
        for n, each in enumerate(games)
    ]
    await asyncio.gather(*map(store.append, changes))
    for n, each in enumerate(games):
        found = await store.game(each.id)
        assert found
        assert (found.version, found.rolls) == (1, n)
        assert list(await store.entries(each.id)) == [entry(0)]
        assert await store.entry_of(40 + n) == 0
        assert await snapshot(store, each.id) == (1, str(n))
    due = await store.due_posts(0, 9)
    assert sorted((row.game_id, row.payload) for row in due) == [
        (each.id, str(n)) for n, each in enumerate(games)
    ]
    for row in due:
        await store.post_done(row.id)
    assert [row.kind for row in await store.due_posts(0, 9)] == ["dashboard"] * 3


async def test_a_repeat_among_several_moves_is_known_and_the_others_are_stored(store: Store) -> None:
    games = [await store.create_game(game(channel=n), SEATS) for n in range(3)]
    await store.append(append(games[1].id, 0, interaction_id=42))
    changes = [append(each.id, n % 2, interaction_id=41 + n) for n, each in enumerate(games)]
    results = await asyncio.gather(*map(store.append, changes), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Duplicate, type(None)]
    assert isinstance(results[1], Duplicate)
    assert results[1].n == 0
    assert [len(await store.entries(each.id)) for each in games] == [1, 1, 1]


async def test_two_presses_of_one_button_at_once_are_one_move(store: Store) -> None:
    games = [await store.create_game(game(channel=n), SEATS) for n in range(2)]
    tries = [store.append(append(each.id, 0, interaction_id=42)) for each in games]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Duplicate", "NoneType"]
    assert sorted([len(await store.entries(each.id)) for each in games]) == [0, 1]


async def test_a_refused_change_does_not_take_others_with_it(store: Store) -> None:
    games = [await store.create_game(game(channel=n), SEATS) for n in range(3)]
    changes = [append(games[0].id, 0), append(games[1].id, 7), append(games[2].id, 0)]
    results = await asyncio.gather(*map(store.append, changes), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert [len(await store.entries(each.id)) for each in games] == [1, 0, 1]


async def test_entries_that_follow_one_another_are_stored_together_or_not_at_all(store: Store) -> None:
    games = [await store.create_game(game(channel=n), SEATS) for n in range(3)]
    right, wrong, other = [[append(made.id, n, posts=(story(n),)) for n in (0, 1)] for made in games]
    wrong[1] = append(wrong[1].game_id, 7)
    results = await asyncio.gather(
        *(store.append(*each) for each in (right, wrong, other)), return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert [len(await store.entries(made.id)) for made in games] == [2, 0, 2]
    found = await store.game(games[0].id)
    assert found is not None
    assert (found.version, found.stamp, found.revision) == (2, 2, 2)
    rows = await store.due_posts(0, 10)
    assert {(row.game_id, row.payload) for row in rows} == {(games[0].id, "0"), (games[2].id, "0")}


async def test_a_repeat_of_what_was_stored_together_is_known_by_its_first_entry(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    several = append(made.id, 0, interaction_id=42), append(made.id, 1)
    await store.append(*several)
    with pytest.raises(Duplicate) as known:
        await store.append(*several)
    assert known.value.n == 0


# ── the outbox ──


async def test_posts_of_a_game_come_one_by_one_in_order(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    await store.append(append(made.id, 0, posts=(story(0), dashboard())))
    (first,) = await store.due_posts(0, 10)
    assert (first.game_id, first.kind, first.payload, first.attempts) == (made.id, "story", "0", 0)
    await store.post_done(first.id)
    (second,) = await store.due_posts(0, 10)
    assert second.kind == "dashboard"
    await store.post_done(second.id)
    assert list(await store.due_posts(0, 10)) == []
    assert await store.next_due(0) is None


async def test_posts_of_several_games_come_oldest_first(store: Store) -> None:
    games = [await store.create_game(game(channel=n), SEATS) for n in range(3)]
    for each in reversed(games):
        await store.post(each.id, [story(1), story(2)])
    wanted = [each.id for each in reversed(games)]
    assert [row.game_id for row in await store.due_posts(0, 10)] == wanted
    assert [row.game_id for row in await store.due_posts(0, 2)] == wanted[:2]


async def test_the_oldest_post_says_since_when_posts_wait(store: SqlStore) -> None:
    made = await store.create_game(game(), SEATS)
    assert (await store.tally()).waiting is None
    await store.post(made.id, [story(1), story(2), story(3)])
    await store.write(lambda db: db.run("UPDATE outbox SET written_at = 100 * id"))
    first = (await store.due_posts(0, 9))[0]
    assert await store.tally() == Tally({"lobby": 1}, 3, 100.0 * first.id)


async def test_a_post_put_off_holds_back_the_later_ones_of_its_game_alone(store: Store) -> None:
    late, other = [await store.create_game(game(channel=n), SEATS) for n in range(2)]
    await store.post(late.id, [story(1), story(2)])
    await store.post(other.id, [story(3)])
    first = (await store.due_posts(0, 1))[0]
    await store.post_later(first.id, 50.0, "no answer")
    assert [row.payload for row in await store.due_posts(49.9, 10)] == ["3"]
    assert await store.next_due(49.9) == 50.0
    assert await store.next_due(50.0) is None
    again = (await store.due_posts(50.0, 10))[0]
    assert (again.id, again.nonce, again.attempts) == (first.id, first.nonce, 1)


async def test_private_posts_hold_back_neither_public_ones_nor_those_of_other_seats(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    private = [Post(kind, f"{kind}:{seat}", f'{{"seat":{seat}}}') for seat in (0, 1) for kind in PRIVATE]
    await store.post(made.id, [*private, story(1), dashboard()])
    first = await store.due_posts(0, 10)
    assert [(row.kind, row.lane) for row in first] == [
        ("hand", "seat 0"),
        ("hand", "seat 1"),
        ("story", ""),
    ]
    await store.post_later(first[0].id, 50.0, "no answer")
    await store.post_done(first[1].id)
    await store.post_done(first[2].id)
    second = await store.due_posts(0, 10)
    assert [(row.kind, row.lane) for row in second] == [("plan", "seat 1"), ("dashboard", "")]
    assert await store.next_due(0) == 50.0


async def test_of_two_posts_of_a_move_with_one_key_the_later_is_shown_in_its_place(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    await store.append(append(made.id, 0, posts=(dashboard("old"), story(0), dashboard("new"))))
    shown = []
    while due := await store.due_posts(0, 9):
        shown.append(due[0].payload)
        await store.post_done(due[0].id)
    assert shown == ["0", "new"]


async def test_a_later_post_of_the_same_key_replaces_the_waiting_one_and_is_another(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    await store.append(append(made.id, 0, posts=(dashboard("old"),)))
    (old,) = await store.due_posts(0, 10)
    await store.append(append(made.id, 1, posts=(dashboard("new"),)))
    (new,) = await store.due_posts(0, 10)
    assert new.payload == "new"
    assert new.nonce != old.nonce
    await store.post_done(old.id)  # whoever held the old one has shown it meanwhile
    await store.post_later(old.id, 50.0, "")
    assert list(await store.due_posts(0, 10)) == [new]


async def test_a_nonce_is_never_used_twice(store: Store) -> None:
    """Not even where the table of posts has been empty in between."""
    made = await store.create_game(game(), SEATS)
    seen = set()
    for _ in range(3):
        await store.post(made.id, [dashboard()])
        (row,) = await store.due_posts(0, 10)
        assert len(row.nonce) <= 25  # what Discord takes
        seen.add(row.nonce)
        await store.post_done(row.id)
    assert len(seen) == 3


# ── closing ──


async def test_what_was_handed_in_before_the_close_is_stored(reopen: Reopen) -> None:
    store = await reopen()
    made = await store.create_game(game(), SEATS)
    waiting = [asyncio.create_task(store.post(made.id, [story(n)])) for n in range(3)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    again = await reopen()
    found = set()
    for _ in range(3):
        (row,) = await again.due_posts(0, 10)
        found.add(row.payload)
        await again.post_done(row.id)
    assert found == {"0", "1", "2"}
    await again.close()


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.create_game(game(), SEATS)
    with pytest.raises(StoreError, match="closed"):
        await store.game(1)
