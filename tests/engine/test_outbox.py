"""The outbox worker: each channel is told in order, and between lanes nothing waits."""

import asyncio
from dataclasses import replace

import pytest

from bot.engine.lanes import AGENTS_A_SECOND, AT_ONCE, MOST_AT_ONCE, PACE, SLOW
from bot.engine.outbox import (
    IDLE,
    Outbox,
    Unsent,
)
from bot.store.rows import OutboxRow
from tests.engine.outbox_fixture import ALYS, BRAN, Channel, Shelf, played, working
from tests.engine.virtual_time import now, run


def test_posts_of_a_game_are_sent_in_order() -> None:
    shelf, channel = Shelf(), Channel(takes=lambda row: 5 - int(row.payload))
    shelf.put(ALYS, "1", "2", "3")
    assert played(shelf, channel, 100).shown == [(4, "1"), (7, "2"), (9, "3")]
    assert channel.most_at_once == 1
    assert not shelf.rows


def test_games_do_not_wait_for_each_other() -> None:
    shelf, channel = Shelf(), Channel(takes=lambda row: 50 if row.game_id == ALYS else 1)
    shelf.put(ALYS, "slow", "slower")
    shelf.put(BRAN, "a", "b", "c")
    assert played(shelf, channel, 1000).shown == [
        (1, "a"),
        (2, "b"),
        (3, "c"),
        (50, "slow"),
        (100, "slower"),
    ]


def test_a_private_post_that_fails_holds_back_neither_the_board_nor_another_person() -> None:
    shelf = Shelf()
    channel = Channel(fault=lambda row: Unsent() if row.payload == "hand" and now() < 100 else None)
    shelf.put(ALYS, "hand", "plan", lane="seat 0")
    shelf.put(ALYS, "story", "board")
    shelf.put(ALYS, "other hand", lane="seat 1")
    assert played(shelf, channel, 1000).shown == [
        (0, "story"),
        (0, "other hand"),
        (0, "board"),
        (127, "hand"),
        (127, "plan"),
    ]


def test_only_so_many_are_sent_at_once() -> None:
    shelf, channel = Shelf(), Channel(takes=lambda row: 1)
    for game in range(10):
        shelf.put(game, "x")
    played(shelf, channel, 100, at_once=3)
    assert channel.most_at_once == 3
    assert [at for at, _ in channel.shown] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4]


def test_posts_that_hang_do_not_delay_another_table() -> None:
    shelf, channel = Shelf(), Channel(takes=lambda row: 60 if row.payload == "hangs" else 0.5)
    for game in range(2 * AT_ONCE):
        shelf.put(game, "hangs")
    shelf.put(99, "board", "next board")
    shown = played(shelf, channel, 1000).shown
    assert shown[:2] == [(2 * SLOW + 0.5, "board"), (2 * SLOW + 1, "next board")]


def test_a_channel_that_hung_takes_nobodys_place_when_it_is_tried_again() -> None:
    """A hundred channels in which Discord hangs cost the others a moment once, not with each of their posts."""
    shelf, channel = Shelf(), Channel(takes=lambda row: 60 if row.payload == "hangs" else 0.5)
    for game in range(3 * AT_ONCE):
        shelf.put(game, *["hangs"] * 9)

    async def story() -> None:
        async with working(shelf, channel) as posted:
            await asyncio.sleep(200)
            shelf.put(99, "board", "next board")
            posted.set()
            await asyncio.sleep(10)

    run(story())
    shown = [each for each in channel.shown if "board" in each[1]]
    assert shown == [(200.5, "board"), (201, "next board")]


def test_channels_that_hang_leave_half_of_all_places_to_others() -> None:
    shelf, channel = Shelf(), Channel(takes=lambda row: 119 if row.payload == "hangs" else 0.5)
    for game in range(2 * MOST_AT_ONCE):
        shelf.put(game, *["hangs"] * 9)

    async def story() -> None:
        async with working(shelf, channel) as posted:
            await asyncio.sleep(600)
            shelf.put(999, "board")
            posted.set()
            await asyncio.sleep(1)
            assert (600.5, "board") in channel.shown

    run(story())


def test_a_channel_that_is_quick_again_is_one_like_others() -> None:
    shelf, channel = Shelf(), Channel(takes=lambda row: 5 if row.payload == "hangs" else 0.5)
    shelf.put(ALYS, "hangs", "a", "b")

    async def story() -> None:
        posted = asyncio.Event()
        outbox = Outbox(shelf, channel, posted, now)  # type: ignore[arg-type]
        task = asyncio.create_task(outbox.run())
        await asyncio.sleep(4)
        assert outbox._lanes.slow == {(ALYS, "")}
        await asyncio.sleep(6)
        assert outbox._lanes.slow == set()
        await outbox.stop()
        await task

    run(story())


def test_a_post_waits_until_whoever_moved_has_their_answer() -> None:
    shelf, channel, answered = Shelf(), Channel(), asyncio.Event()

    async def wait() -> None:
        await answered.wait()

    async def story() -> None:
        async with working(shelf, channel, answered=wait):
            await asyncio.sleep(3)
            answered.set()
            await asyncio.sleep(1)

    shelf.put(ALYS, "board")
    run(story())
    assert channel.shown == [(3, "board")]


def test_posts_that_hang_are_not_without_number_either() -> None:
    shelf, channel = Shelf(), Channel(takes=lambda row: 100)
    for game in range(2 * MOST_AT_ONCE):
        shelf.put(game, "hangs")
    played(shelf, channel, 300)
    assert channel.most_at_once == MOST_AT_ONCE
    assert not shelf.rows


def test_what_people_wait_for_is_sent_before_what_agents_have_done() -> None:
    shelf, channel = Shelf(), Channel(takes=lambda row: 1)
    for game in range(20):
        shelf.put(game, "agents", people=False)
    shelf.put(99, "board", "next board")
    shown = played(shelf, channel, 100).shown
    assert shown[0] == (1, "board")
    assert (2, "next board") in shown
    assert len(shown) == 22


def test_agents_never_have_more_than_half_of_the_places() -> None:
    shelf, channel = Shelf(), Channel(takes=lambda row: 1.9)
    for game in range(40):
        shelf.put(game, "agents", people=False)

    async def story() -> None:
        async with working(shelf, channel) as posted:
            await asyncio.sleep(10)
            assert channel.most_at_once == AT_ONCE // 2
            for game in range(100, 100 + AT_ONCE // 2):
                shelf.put(game, "board")
            posted.set()
            await asyncio.sleep(2)
            assert [payload for _, payload in channel.shown].count("board") == AT_ONCE // 2

    run(story())


def test_agents_leave_most_of_what_discord_takes_in_a_second_to_people() -> None:
    shelf, channel = Shelf(), Channel()
    for game in range(200):
        shelf.put(game, "agents", people=False)
    for game in range(200, 300):
        shelf.put(game, "board")
    shown = played(shelf, channel, 20).shown
    assert [at for at, payload in shown if payload == "board"] == [0] * 100
    times = [at for at, payload in shown if payload == "agents"]
    assert len(times) == 200
    assert times[-1] == pytest.approx(200 / AGENTS_A_SECOND, rel=0.01)


@pytest.fixture
def paced(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Discord takes them."""
    monkeypatch.setattr("bot.engine.lanes.PACE", PACE)


@pytest.mark.usefixtures("paced")
def test_a_channel_gets_two_posts_at_once_and_then_at_its_pace() -> None:
    shelf, channel = Shelf(), Channel()
    shelf.put(ALYS, "1", "2", "3", "4")
    shelf.put(BRAN, "a", "b")
    shown = played(shelf, channel, 100).shown
    mine = [(at, told) for at, told in shown if told.isdigit()]
    assert mine == [(0, "1"), (0, "2"), (PACE, "3"), (2 * PACE, "4")]
    assert [at for at, told in shown if told.isalpha()] == [0, 0]


@pytest.mark.usefixtures("paced")
def test_changes_of_the_board_are_counted_apart() -> None:
    shelf, channel = Shelf(), Channel()
    shelf.put(ALYS, "1", "2", "board", "board", "board", "3")
    for n, row in shelf.rows.items():
        if row.payload == "board":
            shelf.rows[n] = replace(row, edits=True)
    shown = played(shelf, channel, 100).shown
    assert [at for at, told in shown if told == "board"] == [0, 0, PACE]
    assert [(at, told) for at, told in shown if told != "board"] == [(0, "1"), (0, "2"), (PACE, "3")]


@pytest.mark.usefixtures("paced")
def test_what_people_did_is_seen_on_the_board_before_older_posts_are_sent() -> None:
    shelf, channel = Shelf(), Channel(takes=lambda _: 0.5)
    shelf.put(ALYS, "1", "2", "3", "board")
    shelf.rows[4] = replace(shelf.rows[4], edits=True)
    assert [told for _, told in played(shelf, channel, 100).shown] == ["board", "1", "2", "3"]


@pytest.mark.usefixtures("paced")
def test_where_agents_play_the_board_is_changed_while_a_message_waits_for_its_pace() -> None:
    shelf, channel = Shelf(), Channel(takes=lambda _: 0.5)
    shelf.put(ALYS, "1", "2", "3", "board")
    shelf.rows = {n: replace(row, people=False, edits=n == 4) for n, row in shelf.rows.items()}
    assert [told for _, told in played(shelf, channel, 100).shown] == ["1", "2", "board", "3"]


@pytest.mark.usefixtures("paced")
def test_what_takes_several_messages_counts_as_so_many() -> None:
    shelf, channel = Shelf(), Channel(messages=lambda row: 2 if row.payload == "long" else 1)
    shelf.put(ALYS, "long", "next", "last")
    assert played(shelf, channel, 100).shown == [(0, "long"), (PACE, "next"), (2 * PACE, "last")]


@pytest.mark.usefixtures("paced")
def test_two_games_of_a_channel_share_its_pace() -> None:
    shelf, channel = Shelf(), Channel()
    shelf.put(ALYS, "1", "2")
    shelf.put(BRAN, "3", "4")
    shelf.rows = {n: replace(row, channel=ALYS) for n, row in shelf.rows.items()}
    times = [at for at, _ in played(shelf, channel, 100).shown]
    assert times == [0, 0, PACE, 2 * PACE]


@pytest.mark.usefixtures("paced")
def test_what_is_done_again_and_again_is_told_in_time() -> None:
    """Discord takes five messages in five seconds. All five at once, and the next ones waited for the window's end."""
    shelf, moves, apart = Shelf(), 60, 0.25
    window = {"ends": 0.0, "left": 5}

    def takes(_: OutboxRow) -> float:
        if window["ends"] <= now():
            window.update(ends=now() + 5, left=5)
        if window["left"]:
            window["left"] -= 1
            return 0.1
        wait = window["ends"] - now()
        window.update(ends=window["ends"] + 5, left=4)
        return wait + 0.1

    channel = Channel(takes=takes)

    async def story() -> None:
        async with working(shelf, channel) as posted:
            for n in range(moves):
                shelf.put(ALYS, str(n), telling=True)
                posted.set()
                await asyncio.sleep(apart)
            await asyncio.sleep(10)

    run(story())
    late = [next(at for at, told in channel.shown if int(told) >= n) - n * apart for n in range(moves)]
    assert max(late) < 2.5


@pytest.mark.usefixtures("paced")
def test_channels_that_rest_keep_nobody_else_waiting() -> None:
    shelf, channel = Shelf(), Channel()
    for game in range(100):
        shelf.put(game, *"12345")

    async def story() -> None:
        async with working(shelf, channel) as posted:
            await asyncio.sleep(0.5)
            shelf.put(999, "board")
            posted.set()
            await asyncio.sleep(0.1)

    run(story())
    assert (0.5, "board") in channel.shown


def test_of_what_waits_behind_another_the_newest_tells_all() -> None:
    shelf, channel = Shelf(), Channel(takes=lambda row: 5)
    shelf.put(ALYS, "1")

    async def story() -> None:
        async with working(shelf, channel) as posted:
            await asyncio.sleep(1)
            for news in "234":
                shelf.put(ALYS, news, telling=True)
                posted.set()
                await asyncio.sleep(1)
            await asyncio.sleep(20)

    run(story())
    assert channel.shown == [(5, "1"), (10, "4")]
    assert not shelf.rows


def test_a_post_wakes_the_worker() -> None:
    async def story() -> None:
        async with working(shelf, channel) as posted:
            await asyncio.sleep(7)
            shelf.put(ALYS, "hello")
            posted.set()
            await asyncio.sleep(1)

    shelf, channel = Shelf(), Channel()
    run(story())
    assert channel.shown == [(7, "hello")]


def test_a_post_of_which_nobody_knows_whether_it_was_stored_is_sent_soon() -> None:
    """A reminder whose commit broke off was stored, and its table did not know: it lay until something was posted."""
    shelf, channel = Shelf(), Channel()

    async def story() -> None:
        async with working(shelf, channel):
            await asyncio.sleep(7)
            shelf.put(ALYS, "reminder")
            await asyncio.sleep(IDLE)

    run(story())
    assert [payload for _, payload in channel.shown] == ["reminder"]


def test_what_was_done_while_the_worker_looked_is_not_sent_again() -> None:
    """The look that Bran's post brings about finds Alys's still there, and is late to say so."""
    shelf, channel = Shelf(looking=1), Channel(takes=lambda row: 3 if row.game_id == ALYS else 2.5)
    shelf.put(ALYS, "a")
    shelf.put(BRAN, "b")
    assert played(shelf, channel, 100).shown == [(3.5, "b"), (4, "a")]


def test_a_pace_that_is_over_while_the_store_is_asked_holds_nothing_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody woke the outbox then: on a slow disk a post lay until something else was posted."""
    monkeypatch.setattr("bot.engine.lanes.PACE", PACE)
    shelf, channel = Shelf(asking=PACE / 2), Channel()
    shelf.put(ALYS, "1", "2", "3", "4")
    assert [payload for _, payload in played(shelf, channel, 100).shown] == ["1", "2", "3", "4"]


def test_agents_whose_turn_comes_while_the_store_is_asked_are_not_held_back() -> None:
    shelf, channel = Shelf(asking=2 / AGENTS_A_SECOND), Channel(takes=lambda row: 1)
    for game in range(AT_ONCE // 2):
        shelf.put(game, "board", people=False)
    assert [at < 2 for at, _ in played(shelf, channel, 100).shown] == [True] * (AT_ONCE // 2)


def test_a_try_that_comes_due_while_the_store_is_asked_is_made() -> None:
    shelf = Shelf(looking=2)
    channel = Channel(fault=lambda row: Unsent() if now() < 10 else None)
    shelf.put(ALYS, "board")
    assert [payload for _, payload in played(shelf, channel, 100).shown] == ["board"]


def test_what_is_claimed_while_the_worker_stops_is_not_begun() -> None:
    """It was waited for without end, and not broken off: one of several processes did not go when it was told to."""

    class Claimed(Shelf):
        async def claim_post(self, row: OutboxRow, process: int) -> bool:
            await asyncio.sleep(1)
            return True

    shelf, channel = Claimed(), Channel(takes=lambda row: 100)
    shelf.put(ALYS, "board")

    async def story() -> None:
        async with working(shelf, channel, process=1):
            await asyncio.sleep(0.5)
        assert now() < 2

    run(story())
    assert channel.tries == []


def test_a_worker_that_waits_for_an_answer_stops_when_it_is_told_to() -> None:
    """It overheard that, and nothing woke it again: the bot did not go before it was killed."""
    shelf, channel = Shelf(), Channel()

    async def answered() -> None:
        await asyncio.sleep(0.05)

    async def story() -> None:
        outbox = Outbox(shelf, channel, asyncio.Event(), now, answered=answered)  # type: ignore[arg-type]
        task = asyncio.create_task(outbox.run())
        await asyncio.sleep(0.02)
        await outbox.stop()
        _, late = await asyncio.wait([task], timeout=60)
        assert not late

    run(story())


def test_a_clock_that_is_set_back_holds_nothing_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A channel that had just been sent something was sent nothing for as long as the clock was set back."""
    monkeypatch.setattr("bot.engine.lanes.PACE", PACE)
    shelf = Shelf()
    channel = Channel(fault=lambda row: Unsent() if row.payload == "3" and now() < 10 else None)
    shelf.put(ALYS, "1", "2", "3", "4")

    async def story() -> None:
        outbox = Outbox(shelf, channel, asyncio.Event(), lambda: now() - 3600 * (now() > 2))  # type: ignore[arg-type]
        task = asyncio.create_task(outbox.run())
        await asyncio.sleep(100)
        await outbox.stop()
        await task

    run(story())
    assert [payload for _, payload in channel.shown] == ["1", "2", "3", "4"]


def test_where_the_machine_has_slept_what_came_due_meanwhile_is_sent() -> None:
    """The time of the loop stands still while the machine sleeps."""
    shelf, channel = Shelf(), Channel()
    shelf.put(ALYS, "1")
    shelf.due[1] = 1800

    async def story() -> None:
        outbox = Outbox(shelf, channel, asyncio.Event(), lambda: now() + 3600 * (now() > 2))  # type: ignore[arg-type]
        task = asyncio.create_task(outbox.run())
        await asyncio.sleep(100)
        await outbox.stop()
        await task

    run(story())
    assert [payload for _, payload in channel.shown] == ["1"]
