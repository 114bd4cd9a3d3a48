"""One writer with group commit: changes that arrive together share one transaction and one flush.

A change is a plain function of a `sqlite3.Connection`. The writer runs all that wait in one hop to the
connection's thread, each in a savepoint of its own, so that one refused change does not take the others with it;
a change is reported done only after the commit of them all.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import aiosqlite
import structlog

from bot.store.place import Misplaced
from bot.store.protocol import Conflict, Duplicate, StoreError

log = structlog.get_logger()

T = TypeVar("T")
Change = Callable[[sqlite3.Connection], Any]

CLOSED = "the database is closed"

GROUP = 64
"""How many changes share a transaction at the most."""


class ThreadedConnection(aiosqlite.Connection):
    """An aiosqlite connection that can run a whole function in its thread, in one hop."""

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The result of `work`, which gets the bare connection. Raises what it raises."""
        if self._connection is None:
            raise StoreError(CLOSED)
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result


@dataclass(frozen=True, slots=True)
class Result:
    """What a change returned or raised."""

    value: Any = None
    error: Exception | None = None


class Writer:
    """The only one who writes. `start` it, `submit` changes, `stop` it."""

    def __init__(
        self,
        connection: ThreadedConnection,
        in_place: Callable[[], None] = lambda: None,
        lost: Callable[[], None] = lambda: None,
    ) -> None:
        """`in_place` raises Misplaced once the file of the database is not where it was; then `lost` is called."""
        self._connection = connection
        self._in_place = in_place
        self._lost = lost
        self._refusal = CLOSED
        self._queue: asyncio.Queue[tuple[Change, asyncio.Future[Any]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._closed = True
        self._tidy: Change | None = None
        self._quiet = 0.0
        self._tidying = False

    def start(self) -> None:
        """Begin to serve the queue."""
        self._closed = False
        self._task = asyncio.create_task(self._serve(), name="store-writer")

    async def stop(self) -> None:
        """Carry out what waits, then end. Whatever is submitted from now on is refused."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
        if self._task:
            await self._task

    async def submit(self, change: Callable[[sqlite3.Connection], T]) -> T:
        """The result of `change` once it is durable. It is carried out even if the caller goes away.

        Raises what the change raised, or StoreError if the database failed it.
        """
        if self._closed:
            raise StoreError(self._refusal)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((change, future))
        if self._tidying:
            await self._connection.interrupt()
        return await future

    async def when_quiet(self, work: Change, seconds: float) -> None:
        """Run `work`, outside of a transaction, once nobody has written anything for so long, at the latest at the end.

        Whoever has something to write breaks it off; then it is begun anew at the next quiet moment. Returns at once.
        """
        self._tidy, self._quiet = work, seconds
        await self.submit(lambda _: None)  # it wakes whoever waits without an end

    async def _next(self) -> tuple[Change, asyncio.Future[Any]] | None:
        """What is to be done next; what waits for a quiet moment is done before."""
        while self._tidy is not None:
            try:
                async with asyncio.timeout(self._quiet):
                    return await self._queue.get()
            except TimeoutError:
                await self._run_tidy()
        return await self._queue.get()

    async def _run_tidy(self) -> None:
        work, self._tidying = self._tidy, True
        assert work is not None
        try:
            await self._connection.run(work)
            self._tidy = None
        except Exception as error:
            if getattr(error, "sqlite_errorname", "") == "SQLITE_INTERRUPT":
                return  # somebody has something to write
            self._tidy = None
            log.error("what waited for a quiet moment could not be done", exc_info=error)
        finally:
            self._tidying = False

    async def _serve(self) -> None:
        open_ = True
        while open_:
            group: list[tuple[Change, asyncio.Future[Any]]] = []
            item = await self._next()
            while item is not None:
                group.append(item)
                if len(group) == GROUP or self._queue.empty():
                    break
                item = self._queue.get_nowait()
            open_ = item is not None
            if group:
                await self._commit(group)
        if self._tidy is not None and self._refusal == CLOSED:
            await self._run_tidy()

    async def _commit(self, group: list[tuple[Change, asyncio.Future[Any]]]) -> None:
        changes = [change for change, _ in group]
        try:
            results = await self._connection.run(lambda db: self._store(db, changes))
        except Misplaced as error:
            results = [Result(error=error) for _ in group]
            self._give_up(str(error))
        except Exception as error:
            log.error("the database refused a transaction", changes=len(group), exc_info=error)
            results = [Result(error=_told(error)) for _ in group]
        for (_, future), result in zip(group, results, strict=True):
            if future.cancelled():
                continue
            if result.error:
                future.set_exception(result.error)
            else:
                future.set_result(result.value)

    def _store(self, db: sqlite3.Connection, changes: list[Change]) -> list[Result]:
        """Raises Misplaced, and confirms nothing, where the file was not at its place before and after."""
        self._in_place()
        results = _transact(db, changes)
        self._in_place()
        return results

    def _give_up(self, why: str) -> None:
        """Store nothing from now on."""
        if self._refusal != why:
            self._refusal = why
            log.critical("the database is gone", error=why)
            self._closed = True
            self._queue.put_nowait(None)
            self._lost()


def _transact(db: sqlite3.Connection, changes: list[Change]) -> list[Result]:
    """Run all changes in one transaction; a change that raises is undone alone and its error returned."""
    results: list[Result] = []
    db.execute("BEGIN IMMEDIATE")
    try:
        for change in changes:
            db.execute("SAVEPOINT change")
            try:
                results.append(Result(value=change(db)))
            except Exception as error:
                if not db.in_transaction:
                    raise  # SQLite has undone the whole transaction itself
                db.execute("ROLLBACK TO change")
                results.append(Result(error=_told(error)))
                if not isinstance(error, Conflict | Duplicate):
                    log.error("a change was not stored", exc_info=error)
            db.execute("RELEASE change")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _told(error: Exception) -> Exception:
    """The error as the caller gets it: the database's own errors as StoreError, with a sentence for the host."""
    if isinstance(error, sqlite3.Error):
        told = StoreError(f"nothing was written: {error}")
        told.__cause__ = error
        return told
    return error
