"""The outbox worker, where something fails: shown at least once, later each time, and given up in the end."""

import asyncio
from itertools import pairwise

import pytest
from structlog.testing import capture_logs

from bot.engine.outbox import (
    LONGEST_PAUSE,
    PATIENCE,
    TRIES_OF_BROKEN,
    Outbox,
    Undeliverable,
    Unsent,
)
from tests.engine.outbox_fixture import ALYS, BRAN, Channel, Shelf, played, working
from tests.engine.virtual_time import now, run


def test_a_failed_post_is_tried_again_later_each_time_with_the_same_nonce() -> None:
    shelf, channel = Shelf(), Channel(fault=lambda row: OSError("no answer") if now() < 800 else None)
    shelf.put(ALYS, "x")
    played(shelf, channel, 5000)
    times = [at for at, _ in channel.tries]
    pauses = [later - earlier for earlier, later in pairwise(times)]
    assert pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, LONGEST_PAUSE]
    assert set(channel.nonces) == {"maester-1"}
    assert [payload for _, payload in channel.shown] == ["x"]


def test_after_a_day_of_failures_a_post_is_given_up_and_the_next_one_is_sent() -> None:
    shelf, channel = Shelf(), Channel(fault=lambda row: Unsent("503") if row.payload == "1" else None)
    shelf.put(ALYS, "1", "2")
    ((at, payload),) = played(shelf, channel, 10 * 86_400).shown
    assert payload == "2"
    assert at == pytest.approx(86_400, rel=0.05)
    assert not shelf.rows


def test_what_cannot_even_be_made_is_given_up_soon_and_loudly() -> None:
    shelf, channel = Shelf(), Channel(fault=lambda row: KeyError("x") if row.payload == "1" else None)
    shelf.put(ALYS, "1", "2")

    async def story() -> None:
        async with working(shelf, channel):
            await asyncio.sleep(86_400)

    with capture_logs() as logs:
        run(story())
    ((at, payload),) = channel.shown
    assert payload == "2"
    assert at < 1000
    assert len(channel.tries) == TRIES_OF_BROKEN + 1
    (loud,) = [entry for entry in logs if entry["log_level"] == "error"]
    assert (loud["game"], loud["kind"]) == (ALYS, "story")


def test_a_failed_post_holds_back_its_own_game_alone() -> None:
    shelf = Shelf()
    channel = Channel(fault=lambda row: OSError() if row.payload == "1" and now() < 2 else None)
    shelf.put(ALYS, "1", "2")
    shelf.put(BRAN, "3")
    assert played(shelf, channel, 100).shown == [(0, "3"), (3, "1"), (3, "2")]


def test_the_worker_outlives_what_nobody_has_thought_of() -> None:
    """It ended, and nothing was posted any more, for a reason that was told at the bot's end alone."""
    shelf, channel = Shelf(failing=3, failure=RuntimeError("a driver's own mistake")), Channel()
    shelf.put(ALYS, "x")

    async def story() -> None:
        async with working(shelf, channel):
            await asyncio.sleep(10)

    with capture_logs() as logs:
        run(story())
    assert [payload for _, payload in channel.shown] == ["x"]
    assert [entry["event"] for entry in logs if entry["log_level"] == "error"] == [
        "the outbox has failed, and goes on"
    ] * 3


def test_a_post_that_cannot_be_noted_for_whatever_reason_does_not_flood_its_channel() -> None:
    shelf, channel = Shelf(), Channel(takes=lambda row: 0.1)
    shelf.put(ALYS, "x")

    async def story() -> None:
        async with working(shelf, channel):
            await asyncio.sleep(0.05)
            shelf.failing, shelf.failure = 2, RuntimeError("a driver's own mistake")
            await asyncio.sleep(10)

    with capture_logs() as logs:
        run(story())
    assert channel.shown == [(0.1, "x")]
    assert not shelf.rows
    told = [(log["event"], log["game"], log["post"], log["exc_info"]) for log in logs if "exc_info" in log]
    assert told == [("a post could not be noted", ALYS, 1, shelf.failure)] * 2


def test_a_failure_is_logged_with_its_game() -> None:
    shelf, channel = Shelf(), Channel(fault=lambda row: OSError("no answer"))
    shelf.put(BRAN, "x")

    async def story() -> None:
        async with working(shelf, channel):
            await asyncio.sleep(0.5)

    with capture_logs() as logs:
        run(story())
    assert [(entry["event"], entry["game"]) for entry in logs] == [("a post will be tried again", BRAN)]


def test_what_has_nowhere_to_go_is_given_up() -> None:
    shelf = Shelf()
    channel = Channel(fault=lambda row: Undeliverable("the DM is closed") if row.payload == "1" else None)
    shelf.put(ALYS, "1", "2")
    assert played(shelf, channel, 100).shown == [(0, "2")]
    assert [payload for _, payload in channel.tries] == ["1", "2"]
    assert not shelf.rows


def test_a_post_that_never_ends_counts_as_failed() -> None:
    shelf = Shelf()
    channel = Channel(takes=lambda row: 1e6 if now() < 1 else 0)
    shelf.put(ALYS, "x")
    assert played(shelf, channel, 1000).shown == [(PATIENCE + 1, "x")]


def test_stopping_finishes_what_is_held_and_begins_nothing() -> None:
    shelf, channel = Shelf(), Channel(takes=lambda row: 10)
    shelf.put(ALYS, "1", "2")
    shelf.put(BRAN, "3")
    assert sorted(played(shelf, channel, 1).shown) == [(10, "1"), (10, "3")]
    assert [row.payload for row in shelf.rows.values()] == ["2"]


@pytest.mark.parametrize("failing", [1, 2, 3])
def test_a_database_that_fails_is_asked_again(failing: int) -> None:
    shelf, channel = Shelf(failing=failing), Channel()
    shelf.put(ALYS, "x")
    assert [payload for _, payload in played(shelf, channel, 100).shown] == ["x"]


def test_a_post_that_could_not_be_noted_as_sent_is_noted_later_and_not_sent_again() -> None:
    """It was sent twice; and where a story came meanwhile, a board as two messages, for it was taken for untried."""
    shelf = Shelf()
    channel = Channel(takes=lambda row: 1)
    shelf.put(ALYS, "1", "2")

    async def story() -> None:
        async with working(shelf, channel):
            await asyncio.sleep(0.5)
            shelf.failing = 1  # the next call is that of the post just sent
            await asyncio.sleep(100)

    with capture_logs() as logs:
        run(story())
    assert channel.shown == [(1, "1"), (3, "2")]
    (loud,) = [entry for entry in logs if entry["log_level"] == "error"]
    assert (loud["event"], loud["game"], loud["post"]) == ("a post could not be noted", ALYS, 1)
    assert loud["error"] == "the disk is full"


def test_what_could_not_be_noted_by_the_end_is_left_for_the_next_start() -> None:
    shelf, channel = Shelf(), Channel(takes=lambda row: 1)
    shelf.put(ALYS, "1", "2")

    async def story() -> None:
        async with working(shelf, channel):
            await asyncio.sleep(0.5)
            shelf.failing = 99
            await asyncio.sleep(30)
        assert now() == 30.5
        shelf.failing = 0

    with capture_logs():
        run(story())
    assert channel.shown == [(1, "1")]
    assert [row.payload for row in shelf.rows.values()] == ["1", "2"]


def test_a_crash_between_sending_and_noting_sends_again_with_the_same_nonce() -> None:
    shelf, channel = Shelf(), Channel()
    shelf.put(ALYS, "x")

    class Crashing(Shelf):
        async def post_done(self, post_id: int) -> None:
            await asyncio.Event().wait()

    async def until_sent() -> None:
        task = asyncio.create_task(
            Outbox(Crashing(shelf.rows, shelf.due), channel, asyncio.Event(), now).run()  # type: ignore[arg-type]
        )
        await asyncio.sleep(1)
        task.cancel()

    run(until_sent())
    played(shelf, channel, 10)
    assert [payload for _, payload in channel.shown] == ["x", "x"]
    assert channel.nonces == ["maester-1", "maester-1"]
    assert not shelf.rows


def test_a_post_that_hangs_does_not_hold_up_the_end_and_is_sent_at_the_next_start() -> None:
    shelf = Shelf()
    channel = Channel(takes=lambda row: 1e6 if row.game_id == ALYS else 3)
    shelf.put(ALYS, "hangs")
    shelf.put(BRAN, "slow")

    async def story() -> float:
        outbox = Outbox(shelf, channel, asyncio.Event(), now)  # type: ignore[arg-type]
        task = asyncio.create_task(outbox.run())
        await asyncio.sleep(1)
        await outbox.stop(10)
        await task
        return now()

    assert run(story()) == 11
    assert [payload for _, payload in channel.shown] == ["slow"]
    assert [row.payload for row in shelf.rows.values()] == ["hangs"]
