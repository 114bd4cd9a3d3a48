"""One writer with group commit: changes that arrive together share one transaction and one flush.

The writer runs all that wait in one hop to the connection's thread (`group.transact`); a change is reported done only
after the commit of them all. What can wait is done in quiet moments.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

import structlog

from bot.store.connection import CLOSED, ThreadedConnection
from bot.store.group import Change, Result, as_store_error, transact
from bot.store.place import Misplaced
from bot.store.protocol import StoreError

log = structlog.get_logger()

T = TypeVar("T")
Waiting = tuple[Change, "asyncio.Future[Any]"]

GROUP = 64
"""How many changes share a transaction at the most."""


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
        self._closed = True
        self._gone = ""
        """Why the database can be written no more; empty as long as it can."""
        self._waiting: deque[Waiting] = deque()
        self._idle = asyncio.Event()
        """Set while nothing is under way in the connection's thread."""
        self._idle.set()
        self._submitted = 0.0
        """When the last change came."""
        self._tidy: Change | None = None
        """What is done at the next quiet moment."""
        self._quiet = 0.0
        """How many seconds without a change make one."""
        self._tidying = False
        """Whether it is being done."""

    def start(self) -> None:
        """Begin to serve."""
        self._closed = False

    async def stop(self) -> None:
        """Carry out what waits, then end. Whatever is submitted from now on is refused."""
        self._closed = True
        await self._idle.wait()
        if self._tidy is not None and not self._gone:
            self._begin_tidy()
            await self._idle.wait()

    async def submit(self, change: Callable[[sqlite3.Connection], T]) -> T:
        """The result of `change` once it is durable. It is carried out even if the caller goes away.

        Raises what the change raised, or StoreError if the database failed it.
        """
        if self._closed:
            raise StoreError(self._gone or CLOSED)
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._waiting.append((change, future))
        self._submitted = loop.time()
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
        results = transact(db, changes)
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
        return [Result(error=as_store_error(error)) for _ in range(changes)]

    def _give_up(self, why: str) -> None:
        """Store nothing from now on."""
        if not self._gone:
            self._gone = why
            log.critical("the database is gone", error=why)
            self._closed = True
            self._lost()

    # ── quiet moments ──

    async def when_quiet(self, work: Change, seconds: float) -> None:
        """Run `work`, outside of a transaction, once nobody has written anything for so long, at the latest at the end.

        Whoever has something to write breaks it off; then it is begun anew at the next quiet moment. Returns at once.
        """
        if self._closed:
            raise StoreError(self._gone or CLOSED)
        self._tidy, self._quiet = work, seconds
        self._look_again()

    def _look_again(self) -> None:
        """See later whether it is quiet."""
        asyncio.get_running_loop().call_later(self._quiet, self._if_quiet)

    def _if_quiet(self) -> None:
        if self._closed or self._tidy is None:
            return  # `stop` sees to it, or it is done
        if self._idle.is_set() and asyncio.get_running_loop().time() >= self._submitted + self._quiet:
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
