"""Plans are kept by seat, one each, and what is told of them is stored with the change it tells of."""

from dataclasses import replace

from bot.store.plans import PlanRow
from bot.store.protocol import Store
from bot.store.rows import Post
from tests.store.samples import SEATS, game

TOLD = Post("plan", "plan:0", '{"seat":0}')


def plan(game_id: int, seat: int = 0, lines: str = "[]") -> PlanRow:
    return PlanRow(0, game_id, seat, 7, lines, "ready")


async def test_a_seat_has_one_plan_and_a_new_one_has_a_new_id(store: Store) -> None:
    stored = await store.create_game(game(), SEATS)
    first = await store.put_plan(plan(stored.id))
    other = await store.put_plan(plan(stored.id, seat=1))
    second = await store.put_plan(plan(stored.id, lines="[1]"))
    assert len({first.id, other.id, second.id}) == 3
    assert list(await store.plans(stored.id)) == [second, other]
    await store.drop_plan(second)
    third = await store.put_plan(plan(stored.id))
    assert third.id > second.id


async def test_a_plan_moves_on_together_with_what_is_told(store: Store) -> None:
    stored = await store.create_game(game(), SEATS)
    moved = replace(await store.put_plan(plan(stored.id)), status="stopped", done=2, entry=5, reason="{}")
    await store.move_plan(moved, [TOLD])
    assert list(await store.plans(stored.id)) == [moved]
    assert [row.kind for row in await store.due_posts(0, 9)] == ["plan"]


async def test_that_a_plan_has_stopped_is_told_once_whoever_finds_it(store: Store) -> None:
    """Of several processes two may look at the same time."""
    stored = await store.create_game(game(), SEATS)
    stopped = replace(await store.put_plan(plan(stored.id)), status="stopped", reason="{}")
    await store.move_plan(stopped, [TOLD])
    (told,) = await store.due_posts(0, 9)
    await store.post_done(told.id)
    await store.move_plan(stopped, [TOLD])
    assert list(await store.due_posts(0, 9)) == []
    again = replace(stopped, status="begun", done=1, reason="")
    await store.move_plan(again)
    assert list(await store.plans(stored.id)) == [again]


async def test_of_a_plan_that_is_no_more_nothing_is_told(store: Store) -> None:
    stored = await store.create_game(game(), SEATS)
    old = await store.put_plan(plan(stored.id))
    new = await store.put_plan(plan(stored.id, lines="[1]"))
    await store.move_plan(replace(old, status="stopped"), [TOLD])
    await store.drop_plan(old, [TOLD])
    assert list(await store.plans(stored.id)) == [new]
    assert list(await store.due_posts(0, 9)) == []


async def test_plans_are_of_one_game(store: Store) -> None:
    one, two = [await store.create_game(game(channel=n), SEATS) for n in (1, 2)]
    await store.put_plan(plan(one.id))
    assert list(await store.plans(two.id)) == []
    assert list(await store.planned()) == [one.id]


async def test_each_moment_of_a_seat_has_a_plan_of_its_own(store: Store) -> None:
    stored = await store.create_game(game(), SEATS)
    turn = await store.put_plan(plan(stored.id))
    vote = await store.put_plan(replace(plan(stored.id), moment="vote", regardless=True))
    assert list(await store.plans(stored.id)) == [turn, vote]
    again = await store.put_plan(replace(plan(stored.id, lines="[1]"), moment="vote"))
    assert list(await store.plans(stored.id)) == [turn, again]
    await store.drop_plan(turn)
    assert list(await store.plans(stored.id)) == [again]
