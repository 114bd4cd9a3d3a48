"""One writer with group commit: changes that arrive together share one transaction and one flush.

A change is a plain function of a `sqlite3.Connection`, which may be run twice. The writer runs all that wait in one hop
to the connection's thread; one refused change does not take the others with it; a change is reported done only after
the commit of them all.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import aiosqlite
import structlog
from aiosqlite.core import _STOP_RUNNING_SENTINEL

from bot.store.place import Misplaced
from bot.store.protocol import Conflict, Duplicate, StoreError
from bot.store.record import record

log = structlog.get_logger()

T = TypeVar("T")
Change = Callable[[sqlite3.Connection], Any]
JointChange = Callable[[sqlite3.Connection, Sequence[Any]], None]
Waiting = tuple[Change, "asyncio.Future[Any]"]

CLOSED = "the database is closed"

GROUP = 64
"""How many changes share a transaction at the most."""


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


@record
class Part:
    """A change that is carried out at once with the others of its group that are part of the same `work`.

    Should `work` raise, it is begun anew for each part alone.
    """

    work: JointChange
    part: Any

    def __call__(self, db: sqlite3.Connection) -> None:
        self.work(db, (self.part,))


@record
class Result:
    """What a change returned or raised."""

    value: Any = None
    error: Exception | None = None


DONE = Result()


class Writer:
    """The only one who writes. `start` it, `submit` changes, `stop` it."""

    def __init__(
        self,
        connection: ThreadedConnection,
        in_place: Callable[[], None] = lambda: None,
        lost: Callable[[], None] = lambda: None,
        stored: Callable[[sqlite3.Connection], None] = lambda _: None,
    ) -> None:
        """`in_place` raises Misplaced once the file of the database is not where it was; then `lost` is called.

        `stored` is called in the connection's thread after each group, once its callers are told; it raises nothing.
        """
        self._connection = connection
        self._in_place = in_place
        self._lost = lost
        self._stored = stored
        self._refusal = CLOSED
        self._waiting: deque[Waiting] = deque()
        self._idle = asyncio.Event()
        self._idle.set()
        self._closed = True
        self._tidy: Change | None = None
        self._quiet = 0.0
        self._written = 0.0
        self._tidying = False

    def start(self) -> None:
        """Begin to serve."""
        self._closed = False

    async def stop(self) -> None:
        """Carry out what waits, then end. Whatever is submitted from now on is refused."""
        self._closed = True
        await self._idle.wait()
        if self._tidy is not None and self._refusal == CLOSED:
            self._begin_tidy()
            await self._idle.wait()

    async def submit(self, change: Callable[[sqlite3.Connection], T]) -> T:
        """The result of `change` once it is durable. It is carried out even if the caller goes away.

        Raises what the change raised, or StoreError if the database failed it.
        """
        if self._closed:
            raise StoreError(self._refusal)
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._waiting.append((change, future))
        self._written = loop.time()
        if self._idle.is_set():
            self._idle.clear()
            loop.call_soon(self._hand_over)  # with all that others submit until then
        elif self._tidying:
            await self._connection.interrupt()
        return await future

    # ── groups ──

    def _hand_over(self) -> None:
        """Have what waits stored, if anything does."""
        group = [self._waiting.popleft() for _ in range(min(GROUP, len(self._waiting)))]
        if not group:
            self._idle.set()
            return
        loop, changes = asyncio.get_running_loop(), [change for change, _ in group]

        def work(db: sqlite3.Connection) -> None:
            found: list[Result] | Exception
            try:
                found = self._store(db, changes)
            except Exception as error:
                found = error
            loop.call_soon_threadsafe(self._settle, group, found)
            if not isinstance(found, Exception):
                self._stored(db)

        self._connection.hand(work)

    def _store(self, db: sqlite3.Connection, changes: list[Change]) -> list[Result]:
        """Raises Misplaced, and confirms nothing, where the file was not at its place before and after."""
        self._in_place()
        results = _transact(db, changes)
        self._in_place()
        return results

    def _settle(self, group: list[Waiting], found: list[Result] | Exception) -> None:
        """Tell who waited for this group; the next one is begun before."""
        results = self._failed(found, len(group)) if isinstance(found, Exception) else found
        self._hand_over()
        for (_, future), result in zip(group, results, strict=True):
            if future.cancelled():
                continue
            if result.error:
                future.set_exception(result.error)
            else:
                future.set_result(result.value)

    def _failed(self, error: Exception, changes: int) -> list[Result]:
        """What the callers of a group get of which nothing was stored."""
        if isinstance(error, Misplaced):
            self._give_up(str(error))
        else:
            log.error("the database refused a transaction", changes=changes, exc_info=error)
        return [Result(error=_told(error)) for _ in range(changes)]

    def _give_up(self, why: str) -> None:
        """Store nothing from now on."""
        if self._refusal != why:
            self._refusal = why
            log.critical("the database is gone", error=why)
            self._closed = True
            self._lost()

    # ── quiet moments ──

    async def when_quiet(self, work: Change, seconds: float) -> None:
        """Run `work`, outside of a transaction, once nobody has written anything for so long, at the latest at the end.

        Whoever has something to write breaks it off; then it is begun anew at the next quiet moment. Returns at once.
        """
        if self._closed:
            raise StoreError(self._refusal)
        waits, self._tidy, self._quiet = self._tidy is not None, work, seconds
        if not waits:
            self._look_again()

    def _look_again(self) -> None:
        """See later whether it is quiet."""
        asyncio.get_running_loop().call_later(self._quiet, self._if_quiet)

    def _if_quiet(self) -> None:
        if self._closed or self._tidy is None:
            return  # `stop` sees to it
        if self._idle.is_set() and asyncio.get_running_loop().time() >= self._written + self._quiet:
            self._begin_tidy()
        else:
            self._look_again()

    def _begin_tidy(self) -> None:
        loop, work = asyncio.get_running_loop(), self._tidy
        assert work is not None
        self._idle.clear()
        self._tidying = True

        def do(db: sqlite3.Connection) -> None:
            failure: Exception | None = None
            try:
                work(db)
            except Exception as error:
                failure = error
            loop.call_soon_threadsafe(self._end_tidy, failure)

        self._connection.hand(do)

    def _end_tidy(self, failure: Exception | None) -> None:
        self._tidying = False
        if getattr(failure, "sqlite_errorname", "") == "SQLITE_INTERRUPT":
            self._look_again()  # somebody has something to write
        else:
            self._tidy = None
            if failure is not None:
                log.error("what waited for a quiet moment could not be done", exc_info=failure)
        self._hand_over()


def _transact(db: sqlite3.Connection, changes: list[Change]) -> list[Result]:
    """Run all changes in one transaction; a change that raises is undone alone and its error returned."""
    return _attempt(db, changes, _together) or _attempt(db, changes, _each)


def _attempt(
    db: sqlite3.Connection,
    changes: list[Change],
    carry_out: Callable[[sqlite3.Connection, list[Change]], list[Result]],
) -> list[Result]:
    """A transaction; where `carry_out` gives no results it is undone."""
    db.execute("BEGIN IMMEDIATE")
    try:
        results = carry_out(db, changes)
        db.execute("COMMIT" if results else "ROLLBACK")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _together(db: sqlite3.Connection, changes: list[Change]) -> list[Result]:
    """As mostly none raises, they need no savepoint, which copies pages. Where one does, there are no results."""
    try:
        results = [DONE if isinstance(change, Part) else Result(change(db)) for change in changes]
        for work, parts in _by_work(changes).items():
            work(db, parts)
        return results
    except Exception:
        if not db.in_transaction:
            raise  # SQLite has undone the whole transaction itself
        return []


def _by_work(changes: list[Change]) -> dict[JointChange, list[Any]]:
    found: dict[JointChange, list[Any]] = {}
    for change in changes:
        if isinstance(change, Part):
            found.setdefault(change.work, []).append(change.part)
    return found


def _each(db: sqlite3.Connection, changes: list[Change]) -> list[Result]:
    return [_alone(db, change) for change in changes]


def _alone(db: sqlite3.Connection, change: Change) -> Result:
    """One change among others, undone if it raises."""
    db.execute("SAVEPOINT change")
    try:
        result = Result(value=change(db))
    except Exception as error:
        if not db.in_transaction:
            raise
        db.execute("ROLLBACK TO change")
        result = Result(error=_told(error))
        if not isinstance(error, Conflict | Duplicate):
            log.error("a change was not stored", exc_info=error)
    db.execute("RELEASE change")
    return result


def _told(error: Exception) -> Exception:
    """The error as the caller gets it: the database's own errors as StoreError, with a sentence for the host."""
    if isinstance(error, sqlite3.Error):
        told = StoreError(f"nothing was written: {error}")
        told.__cause__ = error
        return told
    return error
