"""The lease of a database on a server: locks of a session there, which PostgreSQL gives back when the session ends.

One Maester alone has the whole database. Several share it, and each has the shards it runs: so no shard is run twice,
and from the locks all see who is there. A process that is killed is gone at once, a machine that is cut off soon.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection
from typing import Any

import asyncpg
import structlog

from bot.address import Url
from bot.errors import HostError, Unreachable
from bot.shards import Shards
from bot.store.postgres import CONNECT, FAILURES, GONE_SOON, PROCESS, show_presence, unusable

log = structlog.get_logger()

LOCK = 0x6D616573_74657202
"""Of the Maester at work on a database; PostgreSQL keeps it apart for each database."""

SHARD, COUNT = 0x6D616501, 0x6D616502
"""With a number: of the process that runs this shard, and of those for whom there are so many shards."""

LEFT = 3.0
"""Seconds in which the server has noticed that a session before ours has ended."""
AGAIN = 0.25
"""Seconds between two tries."""

HELD = (
    "SELECT DISTINCT objid::bigint FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database"
    " WHERE locktype = 'advisory' AND datname = current_database() AND granted AND objsubid = 2"
    " AND classid::bigint = $1"
)
"""Which numbers of this kind somebody has."""


class Held(HostError):
    """Somebody else has it."""


class ServerLease:
    """The right to work on a database of a server. Give it back with `release`."""

    first = False
    """Its tables are made by the first start, but somebody has made the database."""

    def __init__(
        self,
        url: Url,
        connection: Any,
        lost: Callable[[], None],
        shards: Shards | None,
        process: int | None,
    ) -> None:
        self.process = process
        self._url = url
        self._shards = shards
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

    async def processes(self) -> Collection[int]:
        """The numbers of those there are, and of those that are gone but for a last change. Raises HostError."""
        connection = self._connection
        try:
            return {row[0] for row in await connection.fetch(HELD, PROCESS)}
        except FAILURES as error:
            if isinstance(error, asyncpg.InternalClientError):
                connection.terminate()  # it was cut while it was used, and would never say so by itself
            raise HostError(unusable(self._url, error)) from error

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
                connection = await _connect(self._url)
                await _take_locks(self._url, connection, self._shards, self.process)
            except Held:
                log.critical("another Maester has taken the database", database=str(self._url))
                self._lost()
                return
            except HostError:
                await asyncio.sleep(AGAIN)
                continue
            self._watch(connection)
            log.info("the lease of the database is taken again", database=str(self._url))
            return


async def take(
    url: Url, lost: Callable[[], None] = lambda: None, shards: Shards | None = None
) -> ServerLease:
    """The lease of this database, or of these shards in it.

    `lost` is called if another Maester took it while the server could not be reached. Raises HostError if somebody has
    it, or the server cannot be reached.
    """
    connection = await _connect(url)
    process = None if shards is None else secrets.randbits(31)
    await _take_locks(url, connection, shards, process)
    return ServerLease(url, connection, lost, shards, process)


async def taken(url: Url) -> bool:
    """Whether somebody has the lease of this database. Raises HostError if the server cannot be reached."""
    connection = await _connect(url)
    try:
        sql = (
            "SELECT EXISTS (SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database"
            " WHERE locktype = 'advisory' AND datname = current_database() AND granted"
            " AND objsubid = 1 AND (classid::bigint << 32) + objid::bigint = $1)"
        )
        return bool(await connection.fetchval(sql, LOCK))
    finally:
        connection.terminate()


async def _take_locks(url: Url, connection: Any, shards: Shards | None, process: int | None) -> None:
    """Take all the locks of a lease. Raises Held if somebody has one, and keeps it; the connection is closed then."""
    try:
        if shards is None or process is None:
            await _take_lock(
                connection, "pg_try_advisory_lock($1)", LOCK, told=f"Another Maester is at work on {url}"
            )
            return
        told = f"A Maester is at work on all shards of {url}"
        await _take_lock(connection, "pg_try_advisory_lock_shared($1)", LOCK, told=told)
        for shard in shards.ids:
            told = f"Another Maester is at work on shard {shard} of {url}"
            await _take_lock(connection, "pg_try_advisory_lock($1::int, $2::int)", SHARD, shard, told=told)
        await connection.execute("SELECT pg_advisory_lock_shared($1::int, $2::int)", COUNT, shards.count)
        counts = {row[0] for row in await connection.fetch(HELD, COUNT)}
        if counts != {shards.count}:
            raise Held(
                f"Others at work on {url} have another number of shards ({sorted(counts)}): stop them first."
            )
        await show_presence(connection, process)
    except BaseException as error:
        connection.terminate()
        if isinstance(error, FAILURES):
            raise HostError(unusable(url, error)) from error
        raise


async def _take_lock(connection: Any, lock: str, *numbers: int, told: str) -> None:
    """Take one lock. If it is held, try again for a few seconds: whoever holds it may just have gone."""
    ends = asyncio.get_running_loop().time() + LEFT
    while not await connection.fetchval(f"SELECT {lock}", *numbers):
        if asyncio.get_running_loop().time() > ends:
            raise Held(f"{told}; stop it first, or name another database in MAESTER_DATABASE.")
        await asyncio.sleep(AGAIN)


async def _connect(url: Url) -> Any:
    try:
        return await asyncpg.connect(
            url.whole,
            timeout=CONNECT,
            command_timeout=CONNECT,
            server_settings={"application_name": "maester lease", **GONE_SOON},
        )
    except (OSError, TimeoutError, asyncpg.CannotConnectNowError) as error:
        raise Unreachable(unusable(url, error)) from error
    except (*FAILURES, ValueError) as error:
        raise HostError(unusable(url, error)) from error
