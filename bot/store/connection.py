"""A connection to SQLite that runs whole functions in a thread of its own."""

import sqlite3
from collections.abc import Callable
from typing import TypeVar

import aiosqlite
from aiosqlite.core import _STOP_RUNNING_SENTINEL

from bot.store.protocol import StoreError

T = TypeVar("T")

CLOSED = "the database is closed"


class ThreadedConnection(aiosqlite.Connection):
    """An aiosqlite connection that can run a whole function in its thread, in one hop.

    It uses private parts of aiosqlite, whose public methods make a hop to the thread and back for each statement. The
    lock files pin the version.
    """

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The result of `work`, which gets the bare connection. Raises what it raises."""
        if self._connection is None:
            raise StoreError(CLOSED)
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result

    def stop(self) -> None:
        """Have the thread end once all is done that it was given.

        It tells nobody: whoever stops it without a wait goes away, and their loop with them.
        """
        self._running = False
        self._tx.put_nowait((None, self._end))

    def _end(self) -> object:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        return _STOP_RUNNING_SENTINEL

    def hand(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Have `work` done, and do not wait for it: it tells itself what came of it, and raises nothing."""
        self._tx.put_nowait((None, lambda: work(self._conn)))
