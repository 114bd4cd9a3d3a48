"""The store's own statements on a database in memory, and in the loop itself: it takes time of the loop alone."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import cache
from random import Random
from typing import TypeVar

from bot.store.migrate import migrate
from bot.store.protocol import StoreError
from bot.store.session import Work
from bot.store.sql import SqlStore
from bot.store.sqlite import within

T = TypeVar("T")

QUICK, SLOW = 0.002, 0.3
"""Seconds on either way to the database and back at the most: mostly, and one time in twenty."""


@cache
def _template() -> sqlite3.Connection:
    made = sqlite3.connect(":memory:", isolation_level=None)
    migrate(made)
    return made


def database() -> sqlite3.Connection:
    """A new one, with its tables."""
    made = sqlite3.connect(":memory:", isolation_level=None)
    _template().backup(made)
    return made


class InstantStore(SqlStore):
    """What one process has of a database: it takes random times, fails as `weather` says, and ends with the process.

    A change that was sent is made though nobody waits for it, or is not, where its process dies.
    """

    def __init__(self, db: sqlite3.Connection, lots: Random) -> None:
        self._db, self._lots = db, lots
        self.weather = 0.0
        """The share of calls that fail; a change half of those times after it was made."""
        self.dead = False
        self.calls = 0
        self.under_way = 0
        self.failed_at = 0.0
        """When a call failed last, on the loop's clock."""

    async def close(self) -> None:
        self.dead = True

    async def examine(self) -> None: ...

    async def overwrite(self) -> None: ...

    async def home(self) -> str:
        return ""

    async def read(self, work: Work[T], at_once: bool = False) -> T:
        return await self._ask(lambda: within(self._db, work))

    async def write(self, work: Work[T]) -> T:
        def change() -> T:
            self._db.execute("BEGIN")
            try:
                result = within(self._db, work)
                self._db.execute("COMMIT")
            except BaseException:
                self._db.execute("ROLLBACK")
                raise
            return result

        task = asyncio.ensure_future(self._ask(change))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _ask(self, what: Callable[[], T]) -> T:
        if self.dead:
            raise StoreError("this process is dead")
        self.calls += 1
        self.under_way += 1
        fails, late = self._lots.random() < self.weather, self._lots.random() < 0.5
        try:
            await self._way()
            if (fails and not late) or (self.dead and late):
                raise StoreError("the database cannot be reached")
            result = what()
            await self._way()
            if fails:
                raise StoreError("the connection was lost")
            return result
        except StoreError:
            self.failed_at = asyncio.get_running_loop().time()
            raise
        finally:
            self.under_way -= 1

    async def _way(self) -> None:
        longest = SLOW if self._lots.random() < 0.05 else QUICK
        await asyncio.sleep(self._lots.uniform(longest / 10, longest))
