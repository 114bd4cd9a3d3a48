"""One writer with group commit: changes that arrive together share one transaction and one flush.

A change is a plain function of a `sqlite3.Connection`. The writer runs all that wait in one hop to the
connection's thread, each in a savepoint of its own, so that one refused change does not take the others with it;
a change is reported done only after the commit of them all.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

import aiosqlite

from bot.store.protocol import Conflict, Duplicate, StoreError

T = TypeVar("T")
Change = Callable[[sqlite3.Connection], Any]

GROUP = 64
"""How many changes share a transaction at the most."""


class ThreadedConnection(aiosqlite.Connection):
    """An aiosqlite connection that can run a whole function in its thread, in one hop."""

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The result of `work`, which gets the bare connection. Raises what it raises."""
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result


class Writer:
    """The only one who writes. `start` it, `submit` changes, `stop` it."""

    def __init__(self, connection: ThreadedConnection) -> None:
        self._connection = connection
        self._queue: asyncio.Queue[tuple[Change, asyncio.Future[Any]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to serve the queue."""
        self._task = asyncio.create_task(self._serve(), name="store-writer")

    async def stop(self) -> None:
        """Serve what waits, then end."""
        await self._queue.put(None)
        if self._task:
            await self._task

    async def submit(self, change: Callable[[sqlite3.Connection], T]) -> T:
        """The result of `change` once it is durable.

        Raises what the change raised (Conflict, Duplicate), or StoreError if the database failed.
        """
        if self._task is None or self._task.done():
            raise StoreError("the database is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        await self._queue.put((change, future))
        return await future

    async def _serve(self) -> None:
        open_ = True
        while open_:
            group: list[tuple[Change, asyncio.Future[Any]]] = []
            item = await self._queue.get()
            while item is not None:
                group.append(item)
                if len(group) == GROUP or self._queue.empty():
                    break
                item = self._queue.get_nowait()
            open_ = item is not None
            if group:
                await self._commit(group)

    async def _commit(self, group: list[tuple[Change, asyncio.Future[Any]]]) -> None:
        changes = [change for change, _ in group]
        try:
            results = await self._connection.run(lambda db: _transact(db, changes))
        except sqlite3.Error as error:
            results = [StoreError(str(error))] * len(group)
        for (_, future), result in zip(group, results, strict=True):
            if future.cancelled():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)


def _transact(db: sqlite3.Connection, changes: list[Change]) -> list[Any]:
    """Run all changes in one transaction; a change that raises is undone alone and its error returned."""
    results: list[Any] = []
    db.execute("BEGIN IMMEDIATE")
    try:
        for change in changes:
            db.execute("SAVEPOINT change")
            try:
                results.append(change(db))
            except (Conflict, Duplicate, sqlite3.IntegrityError) as refusal:
                db.execute("ROLLBACK TO change")
                results.append(refusal)
            db.execute("RELEASE change")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results
