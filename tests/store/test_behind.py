"""The outbox where Discord is behind: people before agents, and of stories and boards the newest, which tells all."""

import asyncio
from dataclasses import replace

import pytest

from bot.store.protocol import Store
from bot.store.records import StoryRow
from bot.store.rows import BEGINNING, Game, OutboxRow, Post, SeatRow
from tests.store.samples import SEATS, game, story

AGENTS = (SeatRow(0, None, "Squire", "sensible", ""), SeatRow(1, 11, "Alys", "sensible", ""))
"""An agent, and a regent for somebody."""


def turn(n: int) -> Post:
    return Post("turn", f"turn:{n}", str(n))


async def waiting(store: Store) -> list[str]:
    """Everything that would be sent from now on, in its order."""
    shown = []
    while due := await store.due_posts(1e9, 1):
        if due[0].overtaken:
            await store.make_room(due[0].game_id, due[0].lane)
        else:
            shown.append(f"{due[0].kind} {due[0].payload}")
            await store.post_done(due[0].id)
    return shown


async def head(store: Store) -> OutboxRow:
    (row,) = await store.due_posts(1e9, 9)
    return row


@pytest.fixture
async def made(store: Store) -> Game:
    """A game of which a story was told."""
    stored = await store.create_game(game(), SEATS)
    await store.note_story(stored.id, StoryRow(0, 1, 1000))
    return stored


async def test_games_that_people_play_come_before_those_of_agents(store: Store, made: Game) -> None:
    other = await store.create_game(replace(game(), channel_id=2), AGENTS)
    await store.post(other.id, [story(1)])
    await store.post(made.id, [story(2)])
    assert [(row.game_id, row.people) for row in await store.due_posts(0, 9)] == [
        (made.id, True),
        (other.id, False),
    ]


async def test_the_newest_story_and_the_newest_board_are_sent(store: Store, made: Game) -> None:
    notice = Post("notice", "notice:1", "told")
    await store.post(made.id, [story(1), turn(1), notice, story(2), turn(2), story(3), turn(3)])
    assert await waiting(store) == ["notice told", "story 3", "turn 3"]


async def test_a_new_board_lets_the_story_behind_it_go_first(store: Store, made: Game) -> None:
    """Else there is always another board before the story, and that is always overtaken by the next."""
    notice = Post("notice", "notice:1", "told")
    await store.post(made.id, [turn(1), notice, story(1)])
    assert await waiting(store) == ["notice told", "story 1", "turn 1"]
    for n in range(2, 9):
        await store.post(made.id, [turn(n), story(n)])
        if (row := await head(store)).overtaken:
            await store.make_room(made.id, row.lane)
            row = await head(store)
        assert f"{row.kind} {row.payload}" == f"story {n}"
        await store.post_done(row.id)
    assert await waiting(store) == ["turn 8"]


async def test_a_board_that_was_tried_keeps_its_place(store: Store, made: Game) -> None:
    await store.post(made.id, [turn(1)])
    await store.post_later((await head(store)).id, 0, "cut off")
    await store.post(made.id, [story(1)])
    assert await waiting(store) == ["turn 1", "story 1"]


async def test_a_board_that_a_process_has_claimed_keeps_its_place(store: Store, made: Game) -> None:
    """It is about to be shown: put behind the story it would be shown twice."""
    await store.post(made.id, [turn(1)])
    claimed = await head(store)
    assert await store.claim_post(claimed, 7)
    await store.post(made.id, [story(1)])
    await store.make_room(made.id, claimed.lane)
    assert (await head(store)).id == claimed.id


async def test_a_change_of_the_board_that_waits_gives_way_to_a_new_board(store: Store, made: Game) -> None:
    """It would hold back the story, and be over as soon as the new board is there."""
    change = Post("dashboard", "dashboard", "old")
    await store.post(made.id, [change, story(1), turn(1)])
    assert await waiting(store) == ["story 1", "turn 1"]
    await store.post(made.id, [turn(2), change])
    assert await waiting(store) == ["turn 2", "dashboard old"]


async def test_the_first_story_of_a_game_goes_back_to_its_beginning(store: Store) -> None:
    fresh = await store.create_game(replace(game(), version=BEGINNING), SEATS)
    await store.post(fresh.id, [story(1), turn(1), story(2), turn(2)])
    assert await waiting(store) == ["story 2", "turn 2"]


async def test_the_first_story_of_a_game_long_begun_is_told_by_itself(store: Store) -> None:
    """One that came from a file, say: the next would not know how far to go back."""
    fresh = await store.create_game(replace(game(), version=BEGINNING + 1), SEATS)
    await store.post(fresh.id, [story(1), turn(1), story(2), turn(2)])
    assert await waiting(store) == ["story 1", "story 2", "turn 2"]


async def test_stories_of_other_games_stay(store: Store, made: Game) -> None:
    other = await store.create_game(replace(game(), channel_id=2), SEATS)
    await store.post(made.id, [story(1)])
    await store.post(other.id, [story(2)])
    assert await waiting(store) == ["story 1", "story 2"]


async def test_a_story_that_was_tried_is_told_by_itself(store: Store, made: Game) -> None:
    """It may be there already: another one that tells it again would be a repeat."""
    await store.post(made.id, [story(1)])
    await store.post_later((await head(store)).id, 0, "cut off")
    await store.post(made.id, [story(2), story(3)])
    assert await waiting(store) == ["story 1", "story 3"]


async def test_after_a_start_whatever_waits_may_be_there_already(store: Store, made: Game) -> None:
    await store.post(made.id, [story(1), story(2)])
    await store.doubt_posts()
    await store.post(made.id, [story(3), story(4)])
    assert await waiting(store) == ["story 1", "story 2", "story 4"]


async def test_a_story_that_a_process_has_claimed_stays_also_when_it_is_dead(
    store: Store, made: Game
) -> None:
    await store.post(made.id, [story(1)])
    assert await store.claim_post((await head(store)), 7)
    await store.post(made.id, [story(2), story(3)])
    await store.make_room(made.id, "")
    await store.take_over(0, {7})
    assert await waiting(store) == ["story 1", "story 3"]


async def test_a_change_of_the_board_may_go_ahead_of_a_story(store: Store, made: Game) -> None:
    await store.set_status(made.id, "playing", None)
    change = Post("dashboard", "dashboard", "new")
    await store.post(made.id, [story(1), change])
    assert [row.kind for row in await store.due_posts(0, 9)] == ["story"], "there is no board to change"
    await store.set_dashboard(made.id, 77)
    told, board = await store.due_posts(0, 9)
    assert (told.kind, told.ahead, told.edits) == ("story", False, False)
    assert (board.kind, board.ahead, board.edits) == ("dashboard", True, True)
    assert told.channel == board.channel == made.channel_id


async def test_a_board_is_not_taken_down_before_the_end_was_told(store: Store, made: Game) -> None:
    await store.set_dashboard(made.id, 77)
    await store.set_status(made.id, "over", 0.0)
    await store.post(made.id, [story(1), Post("dashboard", "dashboard", "none")])
    assert [row.kind for row in await store.due_posts(0, 9)] == ["story"]


async def test_nothing_goes_ahead_of_what_was_tried(store: Store, made: Game) -> None:
    """It may be under way, or there already; then the order counts."""
    await store.set_status(made.id, "playing", None)
    await store.set_dashboard(made.id, 77)
    await store.post(made.id, [story(1), Post("dashboard", "dashboard", "new")])
    await store.post_later((await store.due_posts(0, 1))[0].id, 0, "cut off")
    assert [row.kind for row in await store.due_posts(0, 9)] == ["story"]


async def behind(store: Store, made: Game, process: int) -> tuple[OutboxRow, OutboxRow]:
    """A story that waits, and a change of the board that `process` may send ahead of it."""
    await store.set_status(made.id, "playing", None)
    await store.set_dashboard(made.id, 77)
    await store.post(made.id, [story(1), Post("dashboard", "dashboard", "new")])
    told, board = await store.due_posts(0, 9, process)
    assert (told.ahead, board.ahead) == (False, True)
    return told, board


async def test_whoever_sends_ahead_has_the_lane_to_itself_until_that_is_done(
    store: Store, made: Game
) -> None:
    """Else another process could send a new board meanwhile, and a board changed after a newer one would stand."""
    told, board = await behind(store, made, 7)
    assert await store.claim_post(board, 7)
    assert not await store.claim_post(told, 8)
    assert await store.claim_post(told, 7)
    await store.post_later(told.id, 0, "not now")
    await store.post_done(board.id)
    assert await store.claim_post(told, 8)


async def test_nobody_sends_ahead_of_what_another_has_begun_to_send(store: Store, made: Game) -> None:
    told, board = await behind(store, made, 7)
    assert await store.claim_post(told, 8)
    assert not await store.claim_post(board, 7)
    await store.take_over(7, {8})
    assert not await store.claim_post(board, 7), "the story was tried"
    assert await store.claim_post(told, 7)


async def test_who_died_while_it_sent_ahead_leaves_the_lane_free(store: Store, made: Game) -> None:
    told, board = await behind(store, made, 7)
    assert await store.claim_post(board, 7)
    await store.take_over(8, {7})
    assert await store.claim_post(told, 8)
    assert not await store.claim_post(board, 9)


async def test_of_two_who_want_a_lane_at_once_one_has_it(store: Store, made: Game) -> None:
    for _ in range(20):
        told, board = await behind(store, made, 7)
        claims = await asyncio.gather(store.claim_post(told, 8), store.claim_post(board, 7))
        assert sorted(claims) == [False, True]
        for row in (told, board):
            await store.post_done(row.id)


async def test_a_board_that_is_taken_down_is_no_message(store: Store, made: Game) -> None:
    await store.set_status(made.id, "playing", None)
    await store.post(made.id, [turn(1)])
    assert not (await head(store)).edits
    await store.set_status(made.id, "over", 0.0)
    assert (await head(store)).edits
