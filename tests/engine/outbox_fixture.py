"""What the tests of the outbox share: a shelf of posts in memory, a channel that notes what it is given, the worker."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from structlog.testing import capture_logs

from bot.engine.outbox import (
    Outbox,
)
from bot.store.protocol import StoreError
from bot.store.rows import OutboxRow
from tests.engine.virtual_time import now, run

ALYS, BRAN = 1, 2
"""Two games."""


@dataclass
class Shelf:
    """The outbox part of a store, in memory."""

    rows: dict[int, OutboxRow] = field(default_factory=dict)
    due: dict[int, float] = field(default_factory=dict)
    failing: int = 0
    """So many calls fail from now on."""
    failure: Exception = field(default_factory=lambda: StoreError("the disk is full"))
    """How they fail."""
    looking: float = 0
    """Seconds from looking to knowing."""
    asking: float = 0
    """The same of when something will be due."""

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
                n,
                game,
                "story",
                payload,
                f"maester-{n}",
                0,
                lane,
                people=people,
                overtaken=overtaken,
                interaction=n,
                channel=game,
            )
            self.due[n] = 0

    def _heads(self) -> list[OutboxRow]:
        """The oldest post of each lane, and the first one behind it that changes a message."""
        first: dict[tuple[int, str, bool], OutboxRow] = {}
        for row in self.rows.values():
            ahead = (row.game_id, row.lane, False) in first
            if not ahead or row.edits:
                first.setdefault((row.game_id, row.lane, ahead), replace(row, ahead=ahead))
        return list(first.values())

    def _call(self) -> None:
        if self.failing:
            self.failing -= 1
            raise self.failure

    async def due_posts(self, at: float, limit: int, process: int | None = None) -> list[OutboxRow]:
        self._call()
        heads = sorted(self._heads(), key=lambda row: not row.people)
        found = [row for row in heads if self.due[row.id] <= at][:limit]
        await asyncio.sleep(self.looking)
        return found

    async def next_due(self, at: float) -> float | None:
        self._call()
        due = min((self.due[row.id] for row in self._heads() if self.due[row.id] > at), default=None)
        if self.asking:
            await asyncio.sleep(self.asking)
        return due

    async def make_room(self, game_id: int, lane: str) -> None:
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
    messages: Callable[[OutboxRow], int] = lambda row: 1
    fault: Callable[[OutboxRow], Exception | None] = lambda row: None
    at_once: int = 0
    most_at_once: int = 0

    async def publish(self, row: OutboxRow) -> int:
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
        return self.messages(row)


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
