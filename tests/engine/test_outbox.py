"""The outbox worker: shown at least once, in order, later each time it fails; between lanes nothing waits."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.engine.lanes import AGENTS_A_SECOND, AT_ONCE, MOST_AT_ONCE, PACE, SLOW
from bot.engine.outbox import (
    LONGEST_PAUSE,
    PATIENCE,
    TRIES_OF_BROKEN,
    Outbox,
    Undeliverable,
    Unsent,
)
from bot.store.protocol import StoreError
from bot.store.rows import OutboxRow
from tests.engine.virtual_time import now, run

pytestmark = pytest.mark.both

ALYS, BRAN = 1, 2
"""Two games."""


@dataclass
class Shelf:
    """The outbox part of a store, in memory."""

    rows: dict[int, OutboxRow] = field(default_factory=dict)
    due: dict[int, float] = field(default_factory=dict)
    failing: int = 0
    """So many calls fail from now on."""
    looking: float = 0
    """Seconds from looking to knowing."""

    def put(
        self, game: int, *payloads: str, lane: str = "", people: bool = True, telling: bool = False
    ) -> None:
        """`telling`: each tells all of those before it."""
        if telling:
            self.rows = {
                n: replace(row, overtaken=True) if (row.game_id, row.lane) == (game, lane) else row
                for n, row in self.rows.items()
            }
        for payload in payloads:
            n = max(self.rows, default=0) + 1
            overtaken = telling and payload != payloads[-1]
            self.rows[n] = OutboxRow(
                n, game, "story", payload, f"maester-{n}", 0, lane, people=people, overtaken=overtaken
            )
            self.due[n] = 0

    def _heads(self) -> list[OutboxRow]:
        first: dict[tuple[int, str], OutboxRow] = {}
        for row in self.rows.values():
            first.setdefault((row.game_id, row.lane), row)
        return list(first.values())

    def _call(self) -> None:
        if self.failing:
            self.failing -= 1
            raise StoreError("the disk is full")

    async def due_posts(self, at: float, limit: int) -> list[OutboxRow]:
        self._call()
        heads = sorted(self._heads(), key=lambda row: not row.people)
        found = [row for row in heads if self.due[row.id] <= at][:limit]
        await asyncio.sleep(self.looking)
        return found

    async def next_due(self, at: float) -> float | None:
        self._call()
        return min((self.due[row.id] for row in self._heads() if self.due[row.id] > at), default=None)

    async def drop_overtaken(self, game_id: int, lane: str) -> None:
        for row in [*self.rows.values()]:
            if row.overtaken and (row.game_id, row.lane) == (game_id, lane):
                del self.rows[row.id]

    async def doubt_posts(self) -> None:
        self._call()

    async def post_done(self, post_id: int) -> None:
        self._call()
        self.rows.pop(post_id)

    async def post_later(self, post_id: int, due_at: float, error: str) -> None:
        self._call()
        row = self.rows[post_id]
        self.rows[post_id] = replace(row, attempts=row.attempts + 1)
        self.due[post_id] = due_at


@dataclass
class Channel:
    """A publisher that notes what it was given, and when."""

    shown: list[tuple[float, str]] = field(default_factory=list)
    tries: list[tuple[float, str]] = field(default_factory=list)
    nonces: list[str] = field(default_factory=list)
    takes: Callable[[OutboxRow], float] = lambda row: 0.0
    fault: Callable[[OutboxRow], Exception | None] = lambda row: None
    at_once: int = 0
    most_at_once: int = 0

    async def publish(self, row: OutboxRow) -> None:
        self.tries.append((now(), row.payload))
        self.nonces.append(row.nonce)
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        try:
            await asyncio.sleep(self.takes(row))
        finally:
            self.at_once -= 1
        if error := self.fault(row):
            raise error
        self.shown.append((now(), row.payload))


@asynccontextmanager
async def working(shelf: Shelf, channel: Channel, **options: Any) -> AsyncIterator[asyncio.Event]:
    """The worker at work; ends as the bot ends it."""
    posted = asyncio.Event()
    outbox = Outbox(shelf, channel, posted, now, **options)  # type: ignore[arg-type]
    task = asyncio.create_task(outbox.run())
    yield posted
    await outbox.stop()
    await task


def played(shelf: Shelf, channel: Channel, seconds: float, **options: Any) -> Channel:
    """What the channel saw in so many seconds."""

    async def story() -> None:
        async with working(shelf, channel, **options):
            await asyncio.sleep(seconds)

    with capture_logs():
        run(story())
    return channel


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
    for game in range(1000):
        shelf.put(game, "agents", people=False)
    for game in range(1000, 1100):
        shelf.put(game, "board")
    shown = played(shelf, channel, 100).shown
    assert [at for at, payload in shown if payload == "board"] == [0] * 100
    times = [at for at, payload in shown if payload == "agents"]
    assert len(times) == 1000
    assert times[-1] == pytest.approx(1000 / AGENTS_A_SECOND, rel=0.01)


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
            shelf.rows[n] = replace(row, kind="dashboard")
    assert played(shelf, channel, 100).shown == [
        (0, "1"),
        (0, "2"),
        (0, "board"),
        (0, "board"),
        (PACE, "board"),
        (PACE, "3"),
    ]


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


def test_what_was_done_while_the_worker_looked_is_not_sent_again() -> None:
    """The look that Bran's post brings about finds Alys's still there, and is late to say so."""
    shelf, channel = Shelf(looking=1), Channel(takes=lambda row: 3 if row.game_id == ALYS else 2.5)
    shelf.put(ALYS, "a")
    shelf.put(BRAN, "b")
    assert played(shelf, channel, 100).shown == [(3.5, "b"), (4, "a")]


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


def test_a_post_that_could_not_be_noted_as_sent_is_sent_again_with_the_same_nonce() -> None:
    shelf = Shelf()
    channel = Channel(takes=lambda row: 1)
    shelf.put(ALYS, "1", "2")

    async def story() -> None:
        async with working(shelf, channel):
            await asyncio.sleep(0.5)
            shelf.failing = 1  # the next call is that of the post just sent
            await asyncio.sleep(100)

    with capture_logs():
        run(story())
    assert channel.shown == [(1, "1"), (3, "1"), (4, "2")]
    assert channel.nonces == ["maester-1", "maester-1", "maester-2"]


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
