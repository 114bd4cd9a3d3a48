"""The outbox worker on each database: what fails is tried again with the same nonce, and nobody else waits for it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.engine.lanes import AT_ONCE
from bot.engine.outbox import Outbox, Unsent
from bot.store.protocol import Store
from bot.store.rows import OutboxRow, Post
from tests.engine.engine_fixture import Desk
from tests.store.samples import SEATS, game

pytestmark = pytest.mark.both


@pytest.fixture(autouse=True)
def _soon_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.engine.outbox.FIRST_PAUSE", 0.01)


class Channel:
    """Where posts are sent to. It keeps what it was asked to show, and what it has shown."""

    def __init__(self, fails: Callable[[OutboxRow], bool] = lambda _: False) -> None:
        self.tried, self.shown = list[OutboxRow](), list[str]()
        self._fails = fails

    async def publish(self, row: OutboxRow) -> int:
        self.tried.append(row)
        if self._fails(row):
            raise Unsent("503")
        self.shown.append(row.payload)
        return 1

    def nonces(self, payload: str) -> list[str]:
        return [row.nonce for row in self.tried if row.payload == payload]


async def put(store: Store, channel: int, *posts: tuple[str, str]) -> int:
    """A game at this channel of which these are to be shown: a kind and a payload each."""
    made = await store.create_game(game(channel), SEATS)
    await store.post(made.id, [Post(kind, f"{kind}:{n}", payload) for n, (kind, payload) in enumerate(posts)])
    return made.id


@asynccontextmanager
async def working(desk: Desk, channel: Any, store: Any = None, **options: Any) -> AsyncIterator[None]:
    outbox = Outbox(store or desk.store, channel, desk.tables.posted, lambda: desk.time, **options)
    task = asyncio.create_task(outbox.run())
    with capture_logs():
        yield
        await outbox.stop()
        await task


async def until(seen: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not seen():  # noqa: ASYNC110 — nothing tells
            await asyncio.sleep(0.005)


async def nothing_waits(desk: Desk) -> bool:
    return not await desk.store.due_posts(1e12, 99)


async def test_what_fails_is_tried_again_with_the_same_nonce_and_only_its_own_lane_waits(desk: Desk) -> None:
    hand, later = '{"seat": 0, "n": 1}', '{"seat": 0, "n": 2}'
    public = [("notice", "first"), ("notice", "second")]
    await put(desk.store, 1, ("hand", hand), ("reminder", later), ("hand", '{"seat": 1}'), *public)
    channel = Channel(lambda row: row.payload == hand and len(channel.shown) < 3)
    async with working(desk, channel):
        await until(lambda: len(channel.shown) == 5)
    assert sorted(channel.shown[:3]) == sorted(["first", "second", '{"seat": 1}'])
    assert channel.shown[3:] == [hand, later]
    assert channel.shown.index("first") < channel.shown.index("second")
    assert len(channel.nonces(hand)) > 1
    assert len({row.nonce for row in channel.tried}) == 5
    assert await nothing_waits(desk)


async def test_a_hand_waits_while_plans_are_carried_out_and_goes_with_what_became_of_them(desk: Desk) -> None:
    """Whose plan drew cards was told twice."""
    hand, plan = '{"seat": 0}', '{"seat": 0, "done": 1}'
    game_id, channel, busy = await put(desk.store, 1, ("notice", "first")), Channel(), [True]
    async with working(desk, channel, planned=lambda _: busy[0]):
        await until(lambda: channel.shown == ["first"])
        await desk.store.post(game_id, [Post("hand", "hand:0", hand), Post("notice", "notice", "second")])
        desk.tables.posted.set()
        await until(lambda: channel.shown == ["first", "second"])
        await desk.store.post(game_id, [Post("plan", "plan:0", plan)])
        busy[0] = False
        desk.tables.posted.set()
        await until(lambda: len(channel.shown) == 3)
    assert channel.shown == ["first", "second", plan]
    assert await nothing_waits(desk)


async def test_what_fails_for_a_day_is_given_up_and_the_next_one_is_sent(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = 12
    monkeypatch.setattr("bot.engine.outbox.TRIES", tries)
    monkeypatch.setattr("bot.engine.outbox.LONGEST_PAUSE", 0.01)
    await put(desk.store, 1, ("notice", "first"), ("notice", "second"))
    channel = Channel(lambda row: row.payload == "first")
    async with working(desk, channel):
        await until(lambda: bool(channel.shown))
    assert channel.shown == ["second"]
    assert len(channel.nonces("first")) == tries - 1  # what waits at a start may have been tried before it
    assert await nothing_waits(desk)


async def test_what_was_sent_and_not_noted_as_the_process_died_is_sent_with_the_same_nonce(
    desk: Desk,
) -> None:
    await put(desk.store, 1, ("notice", "first"), ("notice", "second"))
    channel = Channel()

    class Dying:
        def __getattr__(self, name: str) -> Any:
            return getattr(desk.store, name)

        async def post_done(self, _: int) -> None:
            await asyncio.Event().wait()

    outbox = Outbox(Dying(), channel, desk.tables.posted, lambda: desk.time)  # type: ignore[arg-type]
    task = asyncio.create_task(outbox.run())
    await until(lambda: bool(channel.shown))
    await outbox.stop(0.0)
    await task
    await desk.reopen()
    async with working(desk, channel):
        await until(lambda: "second" in channel.shown)
    assert channel.shown == ["first", "first", "second"]
    assert len({*channel.nonces("first")}) == 1
    assert await nothing_waits(desk)


async def test_posts_that_hang_do_not_delay_another_table(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.engine.outbox.SLOW", 0.02)
    over = asyncio.Event()

    class Hanging(Channel):
        async def publish(self, row: OutboxRow) -> int:
            if row.payload == "hangs":
                await over.wait()
            return await super().publish(row)

    channel = Hanging()
    for n in range(2 * AT_ONCE):
        await put(desk.store, n, ("notice", "hangs"))
    await put(desk.store, 99, ("notice", "first"), ("notice", "second"))
    async with working(desk, channel):
        await until(lambda: len(channel.shown) == 2)
        assert channel.shown == ["first", "second"]
        over.set()
        await until(lambda: len(channel.shown) == 2 + 2 * AT_ONCE)
    assert await nothing_waits(desk)


async def test_a_clock_that_is_set_back_holds_nothing_up(desk: Desk) -> None:
    await put(desk.store, 1, ("notice", "first"), ("notice", "second"))

    def fails(row: OutboxRow) -> bool:
        if desk.time == then:
            desk.time -= 3600
            return True
        return False

    then, channel = desk.time, Channel(fails)
    async with working(desk, channel):
        await until(lambda: channel.shown == ["first", "second"])
    assert len(channel.tried) == 3
    assert await nothing_waits(desk)
