"""The store on PostgreSQL: a pool of connections; each change is a transaction, flushed before it is confirmed."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache, partial
from itertools import count
from typing import Any, TypeVar

import asyncpg
import structlog

from bot.address import Url
from bot.store.postgres_migrate import migrate
from bot.store.protocol import Conflict, Duplicate, StoreError
from bot.store.records import Row
from bot.store.session import Found, Session, Taken, Work
from bot.store.sql import SqlStore

log = structlog.get_logger()

T = TypeVar("T")

BUSY = 5.0
"""Seconds a statement waits for a lock that somebody else has."""
PATIENCE = 30.0
"""Seconds after which a server that says nothing has failed."""
CONNECT = 10.0
"""Seconds to reach the server in."""
CONNECTIONS = 8
"""At the most, for one Maester."""
TRIES = 5
"""How often a change is begun that PostgreSQL gives up because of another."""

ONLY_ONE = 0x6D616573_74657203
"""The lock of the one who does what only one may do at a time."""

PROCESS = 0x6D616503
"""With a number: of one of several processes. All its sessions share it, so it is there until the last has ended."""

NUMBERED = ("games", "outbox", "plans", "rooms")
"""Tables whose rows get numbers that are never given again."""

OLDEST_SERVER = 130000
"""The first version this is known to work with: 13."""

GONE_SOON = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "25000",
}
"""Of a session: after how many seconds without a sign (of an answer: milliseconds) the server gives back what it holds.

By default a machine that lost its power or its network would keep its lease and its posts for two hours, and what lies
between could forget a connection on which nothing is said.
"""

FAILURES = (
    *(asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError),
    asyncpg.InternalClientError,  # what a connection says that is cut while it is used
)


async def open_postgres(url: Url, busy: float = BUSY, process: int | None = None) -> "PostgresStore":
    """Connect to the database at `url`, check it and bring it up to date.

    `busy` is how many seconds a statement waits for a lock, `process` the number of this one of several. Raises
    StoreError, in words for the host, if that cannot be done. There is no fallback.
    """
    try:
        pool = await asyncpg.create_pool(
            url.whole,
            min_size=1,
            max_size=CONNECTIONS,
            init=partial(_prepare, process=process),
            reset=_no_reset,
            timeout=CONNECT,
            command_timeout=PATIENCE,
            server_settings=_settings(busy),
        )
    except (*FAILURES, ValueError) as error:
        raise StoreError(unusable(url, error)) from error
    try:
        async with pool.acquire() as connection:
            await _check(connection)
            await migrate(connection)
    except (*FAILURES, StoreError) as error:
        await pool.close()
        raise StoreError(unusable(url, error)) from error
    except BaseException:
        pool.terminate()
        raise
    return PostgresStore(pool)


def _settings(busy: float) -> dict[str, str]:
    return {
        "application_name": "maester",
        "synchronous_commit": "on",  # else a move could be confirmed and be gone
        "lock_timeout": f"{max(1, round(busy * 1000))}ms",
        "idle_in_transaction_session_timeout": f"{round(PATIENCE * 1000)}ms",  # of a process that hangs
        "jit": "off",  # no statement here is worth its time
        **GONE_SOON,
    }


async def _prepare(connection: Any, process: int | None = None) -> None:
    if process is not None:  # a killed process may have sent a change that is made only now
        await show_presence(connection, process)
    await connection.set_type_codec(
        "text", schema="pg_catalog", encoder=_escaped, decoder=_unescaped, format="text"
    )


async def show_presence(connection: Any, process: int) -> None:
    """Let the others see that this process is there, as long as this session has not ended."""
    await connection.execute("SELECT pg_advisory_lock_shared($1::int, $2::int)", PROCESS, process)


def _escaped(text: str) -> str:
    """PostgreSQL takes every character but the NUL, which SQLite keeps."""
    if "\0" in text or "\x1a" in text:
        return text.replace("\x1a", "\x1a1").replace("\0", "\x1a0")
    return text


def _unescaped(text: str) -> str:
    return text.replace("\x1a0", "\0").replace("\x1a1", "\x1a") if "\x1a" in text else text


async def _no_reset(connection: Any) -> None:
    """What the pool does to a connection that is given back: nothing, since no session changes its settings."""


async def _check(connection: Any) -> None:
    version, encoding, standby, read_only = await connection.fetchrow(
        "SELECT current_setting('server_version_num')::int, current_setting('server_encoding'),"
        " pg_is_in_recovery(), current_setting('default_transaction_read_only') = 'on'"
    )
    if version < OLDEST_SERVER:
        raise StoreError(
            f"the server is PostgreSQL {version // 10000}; Maester needs {OLDEST_SERVER // 10000}"
        )
    if encoding != "UTF8":
        raise StoreError(f"its encoding is {encoding}; make it with ENCODING 'UTF8'")
    if standby or read_only:
        raise StoreError("it can only be read; name the server that may be written to")


def one_line(error: Exception) -> str:
    """An error of PostgreSQL, or of the connection to it, in one line."""
    if isinstance(error, TimeoutError) and not str(error):
        return "the server does not answer"
    return " ".join(str(error).split()) or type(error).__name__


def unusable(url: Url, error: Exception, done: str = "used") -> str:
    """Why the database at `url` cannot be `done`, in a sentence that has no password in it."""
    why = one_line(error)
    if isinstance(error, ValueError):
        # It quotes what it cannot parse, and that may be a part of the password.
        why = "its address is not well-formed; in a user's name or password write %3A for :, %2F for /, %3F for ?"
    return f"The database {url} cannot be {done}: {why}"


class PostgresStore(SqlStore):
    """The `Store` on PostgreSQL. Made by `open_postgres`."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool
        self._closed = False
        self._writing: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        self._closed = True
        if self._writing:
            await asyncio.wait(self._writing)
        try:
            await asyncio.wait_for(self._pool.close(), CONNECT)
        except (TimeoutError, *FAILURES):
            self._pool.terminate()

    async def examine(self) -> None:
        """Nothing: PostgreSQL looks at each page that it reads, where its checksums are on."""

    async def home(self) -> str:
        """The system, the timeline, and the oid of a table: PostgreSQL's own tools change one of them by a restore."""
        return await self.read(_home)

    async def overwrite(self) -> None:
        """Nothing: PostgreSQL writes over what was deleted when it cleans up (autovacuum)."""

    async def read(self, work: Work[T], at_once: bool = False) -> T:
        if self._closed:
            raise StoreError("the database is closed")
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                if not at_once:
                    return await work(PostgresSession(connection))
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    return await work(PostgresSession(connection))
        except FAILURES as error:
            raise StoreError(f"nothing could be read: {one_line(error)}") from error

    async def write(self, work: Work[T]) -> T:
        if self._closed:
            raise StoreError("the database is closed")
        writing = asyncio.create_task(self._transact(work), name="store-change")
        self._writing.add(writing)
        writing.add_done_callback(self._done)
        return await asyncio.shield(writing)

    def _done(self, writing: "asyncio.Task[Any]") -> None:
        self._writing.discard(writing)
        error = None if writing.cancelled() else writing.exception()
        if error is not None and not isinstance(error, Conflict | Duplicate):
            log.error("a change was not stored", exc_info=error)

    async def _transact(self, work: Work[T]) -> T:
        for attempt in count(1):
            try:
                async with self._pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                    return await work(PostgresSession(connection))
            except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError) as error:
                if attempt == TRIES:
                    raise StoreError(f"nothing was written: {one_line(error)}") from error
            except FAILURES as error:
                raise StoreError(f"nothing was confirmed: {one_line(error)}") from error
        raise AssertionError("unreachable")


async def _home(db: Session) -> str:
    found = await db.one(
        "SELECT (SELECT system_identifier FROM pg_control_system())::text"
        " || '/' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) || '/' || 'life'::regclass::oid::text"
    )
    assert found is not None
    return str(found[0])


@asynccontextmanager
async def session(url: Url) -> AsyncIterator["PostgresSession"]:
    """The database for reading alone, as it is at one moment and whatever its version. Raises StoreError."""
    try:
        connection = await asyncpg.connect(
            url.whole, timeout=CONNECT, command_timeout=PATIENCE, server_settings=_settings(BUSY)
        )
        try:
            # Games are judged while it is open, which may take long.
            await connection.execute("SET idle_in_transaction_session_timeout = 0")
            await _prepare(connection)
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                yield PostgresSession(connection)
        finally:
            await connection.close()
    except (*FAILURES, ValueError) as error:
        raise StoreError(unusable(url, error, "read")) from error


class PostgresSession:
    """The `Session` on a connection to PostgreSQL."""

    skip_locked = "FOR UPDATE SKIP LOCKED"
    now = "extract(epoch FROM clock_timestamp())::float8"
    signer = "(CASE WHEN signed <> '' THEN signed::json ->> 'who' END)"

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def indexed_by(self, index: str) -> str:
        return ""

    async def all(self, sql: str, *values: object) -> Sequence[Found]:
        found: Sequence[Found] = await _unless_taken(self._connection.fetch(numbered(sql), *values))
        return found

    async def one(self, sql: str, *values: object) -> Found | None:
        found: Found | None = await _unless_taken(self._connection.fetchrow(numbered(sql), *values))
        return found

    async def named(self, sql: str, *values: object) -> list[Row]:
        return [dict(row) for row in await self._connection.fetch(numbered(sql), *values)]

    async def run(self, sql: str, *values: object) -> int:
        status: str = await _unless_taken(self._connection.execute(numbered(sql), *values))
        last = status.rpartition(" ")[2]
        return int(last) if last.isdigit() else 0

    async def many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        if rows := list(rows):
            await _unless_taken(self._connection.executemany(numbered(sql), rows))

    async def each(self, sql: str, rows: Sequence[Sequence[object]]) -> int:
        return sum([await self.run(sql, *row) for row in rows])

    async def lock(self, game_id: int) -> None:
        await self._connection.execute("SELECT 1 FROM games WHERE id = $1 FOR UPDATE", game_id)

    async def only_one(self) -> None:
        await self._connection.execute("SELECT pg_advisory_xact_lock($1)", ONLY_ONE)

    async def personal_tables(self) -> list[str]:
        sql = (
            "SELECT table_name::text FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND column_name = 'user_id' ORDER BY 1"
        )
        return [row[0] for row in await self._connection.fetch(sql)]

    async def columns(self, table: str) -> list[str]:
        sql = (
            "SELECT column_name::text FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name = $1"
        )
        return [row[0] for row in await self._connection.fetch(sql, table)]

    async def numbers(self) -> dict[str, int]:
        found = {}
        for table in NUMBERED:
            last, called = await self._connection.fetchrow(
                f"SELECT last_value, is_called FROM {table}_id_seq"
            )
            if called:
                found[table] = last
        return found

    async def skip_numbers(self, numbers: Mapping[str, int]) -> None:
        have = await self.numbers()
        for table in NUMBERED:
            if numbers.get(table, 0) > have.get(table, 0):
                sql = "SELECT setval($1::text::regclass, $2)"
                await self._connection.execute(sql, f"{table}_id_seq", numbers[table])


async def _unless_taken(statement: Coroutine[Any, Any, Any]) -> Any:
    try:
        return await statement
    except asyncpg.UniqueViolationError as error:
        raise Taken(f"nothing was written: {one_line(error)}") from error


@lru_cache(maxsize=1000)
def numbered(sql: str) -> str:
    """The statement with `$1`, `$2` and so on in place of each `?`. It must have no `?` but for values."""
    first, *others = sql.split("?")
    return first + "".join(f"${n}{rest}" for n, rest in enumerate(others, 1))
