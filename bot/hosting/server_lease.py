"""The lease of a database on a server: a lock of a session there, which PostgreSQL gives back when the session ends."""

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg
import structlog

from bot.address import Url
from bot.errors import HostError
from bot.store.postgres import FAILURES, words

log = structlog.get_logger()

LOCK = 0x6D616573_74657202
"""Of the Maester at work on a database; PostgreSQL keeps it apart for each database."""

LEFT = 3.0
"""Seconds in which the server has noticed that a session before ours has ended."""
AGAIN = 0.25
"""Seconds between two tries."""
CONNECT = 10.0
"""Seconds to reach the server in."""


class ServerLease:
    """The right to work on a database of a server. Give it back with `release`."""

    first = False
    """Its tables are made by the first start, but somebody has made the database."""

    def __init__(self, url: Url, connection: Any, lost: Callable[[], None]) -> None:
        self._url = url
        self._lost = lost
        self._released = False
        self._again: asyncio.Task[None] | None = None
        self._watch(connection)

    def remember(self) -> None:
        """There is nothing to remember: a server does not make a database by itself."""

    def release(self) -> None:
        """Let somebody else have it. May be called again."""
        self._released = True
        if self._again is not None:
            self._again.cancel()
        self._connection.terminate()

    def _watch(self, connection: Any) -> None:
        self._connection = connection
        connection.add_termination_listener(self._gone)

    def _gone(self, _connection: object) -> None:
        if not self._released:
            log.warning("the lease of the database is lost", database=str(self._url))
            self._again = asyncio.create_task(self._retake(), name="lease")

    async def _retake(self) -> None:
        """Once the server can be reached again. If another Maester is at work then, this one is told to end."""
        while True:
            try:
                connection = await _locked(self._url)
            except HostError:
                await asyncio.sleep(AGAIN)
                continue
            if connection is None:
                log.critical("another Maester has taken the database", database=str(self._url))
                self._lost()
                return
            self._watch(connection)
            log.info("the lease of the database is taken again", database=str(self._url))
            return


async def take(url: Url, lost: Callable[[], None] = lambda: None) -> ServerLease:
    """The lease of this database. `lost` is called if another Maester took it while the server could not be reached.

    Raises HostError if somebody has it, or the server cannot be reached.
    """
    connection = await _locked(url)
    if connection is None:
        raise HostError(
            f"Another Maester is at work on {url}; stop it first, or name another database in MAESTER_DATABASE."
        )
    return ServerLease(url, connection, lost)


async def taken(url: Url) -> bool:
    """Whether somebody has the lease of this database. Raises HostError if the server cannot be reached."""
    connection = await _connect(url)
    try:
        sql = (
            "SELECT EXISTS (SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database"
            " WHERE locktype = 'advisory' AND datname = current_database() AND granted"
            " AND (classid::bigint << 32) + objid::bigint = $1)"
        )
        return bool(await connection.fetchval(sql, LOCK))
    finally:
        connection.terminate()


async def _locked(url: Url) -> Any:
    """A session with the lock; None: somebody else has it, and keeps it."""
    connection = await _connect(url)
    ends = asyncio.get_running_loop().time() + LEFT
    try:
        while not await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
            if asyncio.get_running_loop().time() > ends:
                connection.terminate()
                return None
            await asyncio.sleep(AGAIN)
    except BaseException as error:
        connection.terminate()
        if isinstance(error, FAILURES):
            raise HostError(f"The database {url} cannot be used: {words(error)}") from error
        raise
    return connection


async def _connect(url: Url) -> Any:
    try:
        return await asyncpg.connect(
            url.whole,
            timeout=CONNECT,
            command_timeout=CONNECT,
            server_settings={"application_name": "maester lease"},
        )
    except (*FAILURES, ValueError) as error:
        raise HostError(f"The database {url} cannot be used: {words(error)}") from error
