"""What several processes need of a database: to see what another has changed, and to be the only one to send a post."""

import asyncio
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.store.plans import PlanRow
from bot.store.protocol import Conflict, Store
from bot.store.rows import Append, Game
from bot.store.wholes import Whole
from tests.store.samples import SEATS, append, dashboard, entry, game, story


async def revision(store: Store, made: Game) -> int:
    found = await store.game(made.id)
    assert found is not None
    return found.revision


async def test_every_change_of_what_a_process_may_have_in_memory_is_seen_by_the_revision(
    store: Store,
) -> None:
    made = await store.create_game(game(), SEATS)
    changes = [
        lambda: store.set_options(made.id, "{}"),
        lambda: store.set_rules(made.id, "2", "{}"),
        lambda: store.set_pace(made.id, "{}"),
        lambda: store.set_seats(made.id, SEATS),
        lambda: store.set_status(made.id, "playing", None),
        lambda: store.append(append(made.id, 0)),
        lambda: store.set_clocks(made.id, 1, [], []),
        lambda: store.pause(made.id, 5.0),
        lambda: store.resume(made.id, 6.0),
        lambda: store.erase(7, [], "former", "random"),
    ]
    for n, change in enumerate(changes, 1):
        await change()
        assert await revision(store, made) == n


async def test_a_change_meant_for_another_revision_is_refused_and_changes_nothing(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    await store.set_options(made.id, '{"first":1}', 0)
    for late in (
        store.set_options(made.id, "{}", 0),
        store.set_pace(made.id, '{"hours":1}', 0),
        store.set_seats(made.id, SEATS[:1], 12, 0),
        store.set_status(made.id, "archived", 1.0, 0),
        store.set_clocks(made.id, 0, [], [dashboard()], 0),
        store.append(replace(append(made.id, 0), revision=0)),
    ):
        with pytest.raises(Conflict):
            await late
    found = await store.game(made.id)
    assert found == replace(made, options='{"first":1}')
    assert await revision(store, made) == 1
    assert [*await store.seats(made.id)] == [*SEATS]
    assert [*await store.entries(made.id)] == []
    assert [*await store.due_posts(1e9, 9)] == []


async def test_one_process_claims_a_post_and_the_others_are_not_told_of_its_lane(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    await store.post(made.id, [story(1), story(2)])
    (first,) = await store.due_posts(0, 9, 0)
    assert await store.claim_post(first, 0)
    assert not await store.claim_post(first, 1)
    assert [*await store.due_posts(0, 9, 1)] == []
    assert [*await store.due_posts(0, 9, 0)] == [first]  # to whoever has it, it is due until it is done
    assert [*await store.due_posts(0, 9)] == [first]  # one that is alone asks nobody
    await store.post_later(first.id, 5.0, "not now")
    (again,) = await store.due_posts(5.0, 9, 1)
    assert again.id == first.id
    await store.post_done(first.id)
    assert not await store.claim_post(first, 1)


async def test_a_post_that_is_being_sent_is_not_replaced_under_the_hands_of_who_sends_it(
    store: Store,
) -> None:
    made = await store.create_game(game(), SEATS)
    await store.post(made.id, [dashboard("old")])
    (old,) = await store.due_posts(0, 9, 0)
    assert await store.claim_post(old, 0)
    await store.post(made.id, [dashboard("new")])
    await store.post(made.id, [dashboard("newest")])
    assert [*await store.due_posts(0, 9, 1)] == []
    await store.post_done(old.id)
    assert [row.payload for row in await store.due_posts(0, 9, 1)] == ["newest"]


async def test_what_a_new_table_has_to_show_is_shown_by_who_opened_it_unless_they_die(store: Store) -> None:
    """Whoever opens it answers with the very message that another would post."""
    made = await store.create_game(game(), SEATS, (dashboard(),), 0)
    assert [row.game_id for row in await store.due_posts(0, 9, 0)] == [made.id]
    assert [*await store.due_posts(0, 9, 1)] == []
    await store.take_over(1, {0})
    (row,) = await store.due_posts(0, 9, 1)
    assert await store.claim_post(row, 1)


async def test_where_one_is_being_sent_the_posts_of_a_move_keep_their_order(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    await store.post(made.id, [dashboard("old")])
    (old,) = await store.due_posts(0, 9, 0)
    assert await store.claim_post(old, 0)
    await store.append(append(made.id, 0, posts=(dashboard("new"), story(0))))
    await store.post_done(old.id)
    (first,) = await store.due_posts(0, 9, 1)
    await store.post_done(first.id)
    (second,) = await store.due_posts(0, 9, 1)
    assert [first.payload, second.payload] == ["new", "0"]


async def test_what_a_dead_process_has_claimed_and_kept_is_taken_over_once(store: Store) -> None:
    kept, planned, resting, living = [
        await store.create_game(replace(game(), channel_id=n), SEATS) for n in range(1, 5)
    ]
    for made, keeper, astir in ((kept, 7, True), (planned, 7, False), (resting, 7, False), (living, 1, True)):
        await store.append(replace(append(made.id, 0), keeper=keeper, astir=astir, posts=(story(1),)))
    await store.put_plan(PlanRow(0, planned.id, 0, 11, "[]", "ready"))
    for row in await store.due_posts(0, 9, 7):
        assert await store.claim_post(row, 1 if row.game_id == living.id else 7)
    assert {*await store.holders()} == {1, 7}
    assert [*await store.take_over(0, {7})] == [kept.id, planned.id]
    assert [*await store.take_over(1, {7})] == []
    assert {*await store.holders()} == {0, 1}
    assert [row.game_id for row in await store.due_posts(0, 9, 0)] == [kept.id, planned.id, resting.id]
    found = await store.game(kept.id)
    assert found is not None
    assert found.keeper == 0


async def test_what_one_that_was_alone_has_left_is_taken_over(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    await store.append(append(made.id, 0, astir=True))
    assert [*await store.take_over(3, ())] == [made.id]
    assert {*await store.holders()} == {3}


async def test_a_game_from_a_file_is_taken_up_once(store: Store) -> None:
    def whole(channel: int) -> Whole:
        return Whole(
            replace(game("playing"), channel_id=channel, version=1), tuple(SEATS), (entry(0),), (), ()
        )

    first = await store.put_whole(whole(1), [])
    with pytest.raises(Conflict):
        await store.put_whole(whole(2), [])
    await store.put_whole(whole(2), [first.id])


def test_an_append_is_for_any_revision_unless_it_says_so() -> None:
    assert Append.__dataclass_fields__["revision"].default is None


async def test_the_requests_that_all_may_make_are_given_away_one_after_the_other(store: Store) -> None:
    assert await store.take_requests(5, 10.0, 0.5) == 0.0
    assert await store.take_requests(5, 10.0, 0.5) == pytest.approx(0.5, abs=0.4)
    waits = await asyncio.gather(*(store.take_requests(5, 1.0, 0.5) for _ in range(4)))
    assert [round(later - earlier) for earlier, later in pairwise(sorted(waits))] == [5, 5, 5]


async def test_while_they_are_held_nobody_makes_any(store: Store) -> None:
    await store.hold_requests(60.0)
    await store.hold_requests(1.0)
    assert await store.take_requests(1, 10.0, 0.5) == pytest.approx(59.6, abs=0.4)
