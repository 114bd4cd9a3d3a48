"""The store on SQLite: WAL, every commit flushed, one writer, reads on a connection of their own."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from bot.store.connection import ThreadedConnection
from bot.store.group import JointChange, Part
from bot.store.log_file import CHECKPOINT, LogFile
from bot.store.migrate import migrate, recognise, version
from bot.store.place import Place
from bot.store.protocol import Damaged, StoreError
from bot.store.records import Row
from bot.store.session import Found, Joint, Taken, Work
from bot.store.sql import SqlStore
from bot.store.writer import Writer

T = TypeVar("T")

BUSY = 5.0
"""Seconds a write waits for another process's lock."""

AT_ONCE = 64 * 2**20
"""Bytes of a database that is looked through before it is used; a larger one is while it is (`examine`).

It is also what may be written anew in a quiet moment: for a larger one the host does that (`maester tidy`).
"""

QUIET = 10.0
"""Seconds without a write after which a moment counts as quiet."""


async def open_sqlite(
    path: Path, busy: float = BUSY, lost: Callable[[], None] = lambda: None
) -> "SqliteStore":
    """Open (or make) the database at `path`, check it and bring it up to date. A large one is checked by `examine`.

    `busy` is how many seconds a write waits for a lock; `lost` is called once if the file is moved, removed or replaced
    under it, and then nothing is stored any more. Raises StoreError, in words for the host, if the database does not
    open or is damaged. There is no fallback.
    """
    writing = ThreadedConnection(lambda: _connect(path, busy), 64)
    reading = ThreadedConnection(lambda: _connect(path, busy, query_only=True), 64)
    try:
        await asyncio.to_thread(_prepare, path, busy)
        await writing
        await reading
    except (sqlite3.Error, OSError, StoreError) as error:
        await writing.close()
        raise StoreError(f"The database {path} cannot be used: {error}") from error
    except asyncio.CancelledError:
        writing.stop()  # their threads would keep the process from ending
        reading.stop()
        raise
    log_file = LogFile()
    writer = Writer(writing, Place(path).check, lost, log_file.written)
    return SqliteStore(path, writing, reading, writer, log_file)


def _prepare(path: Path, busy: float) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)  # it holds hands and secrets
    with closing(sqlite3.connect(path, timeout=busy)) as db:
        recognise(db)  # before it is made ours
    with closing(_connect(path, busy)) as db:
        if path.stat().st_size <= AT_ONCE:
            _check(db)
        db.execute("BEGIN IMMEDIATE")
        db.execute(f"PRAGMA user_version = {version(db)}")  # raises if it cannot be written
        db.execute("ROLLBACK")
        migrate(db)


def _connect(path: Path, busy: float, query_only: bool = False) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=busy)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA secure_delete = ON")  # who is forgotten is overwritten at once
    db.execute("PRAGMA temp_store = MEMORY")  # a container's folder for temporary files is small
    if query_only:
        db.execute("PRAGMA query_only = ON")
    return db


def _check(db: sqlite3.Connection) -> None:
    found = [row[0] for row in db.execute("PRAGMA quick_check(3)")]
    if found != ["ok"]:
        raise Damaged(f"it is damaged ({in_a_line(found)}); put back a backup")


def in_a_line(found: Iterable[str]) -> str:
    """What SQLite found wrong with a database, which it says in several."""
    return "; ".join(line for told in found for line in told.splitlines() if not line.startswith("***"))


class SqliteStore(SqlStore):
    """The `Store` on SQLite. Made by `open_sqlite`."""

    def __init__(
        self,
        path: Path,
        writing: ThreadedConnection,
        reading: ThreadedConnection,
        writer: Writer,
        log_file: LogFile,
    ) -> None:
        self._path = path
        self._writing = writing
        self._reading = reading
        self._writer = writer
        self._log_file = log_file
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._reading.close()
        await self._writing.close()

    async def examine(self) -> None:
        if (await asyncio.to_thread(self._path.stat)).st_size <= AT_ONCE:
            return  # it was when it was opened
        looking = ThreadedConnection(lambda: _connect(self._path, BUSY, query_only=True), 64)
        try:
            await looking
            await looking.run(_check)
        except asyncio.CancelledError:
            await looking.interrupt()
            raise
        except Damaged as error:
            raise Damaged(f"The database {self._path} cannot be used: {error}") from None
        except sqlite3.Error as error:
            raise StoreError(f"{self._path} could not be looked through: {error}") from error
        finally:
            await looking.close()

    async def home(self) -> str:
        return ""  # a file may be moved

    async def overwrite(self) -> None:
        try:
            # In the file it was overwritten when it was deleted (`secure_delete`).
            await self._writing.run(self._log_file.empty)
            if (await asyncio.to_thread(self._path.stat)).st_size <= AT_ONCE:
                await self._writer.when_quiet(self._rewrite, QUIET)
        except sqlite3.Error as error:
            raise StoreError(f"what was deleted could not be overwritten: {error}") from error

    def _rewrite(self, db: sqlite3.Connection) -> None:
        """Write the file anew: where pages were divided, copies of rows may stand in what is free of them."""
        db.execute("VACUUM")
        self._log_file.empty(db)

    async def read(self, work: Work[T], at_once: bool = False) -> T:
        try:
            return await self._reading.run(lambda db: _look(db, work, at_once))
        except sqlite3.Error as error:
            raise StoreError(f"nothing could be read: {error}") from error

    async def write(self, work: Work[T]) -> T:
        return await self._writer.submit(lambda db: within(db, work))

    async def join(self, work: Joint[T], part: T) -> None:
        await self._writer.submit(Part(_together(work), part))


class SqliteSession:
    """The `Session` on a connection to SQLite. It never waits, so `within` can run work in the connection's thread."""

    skip_locked = ""  # there is one writer
    now = "(julianday('now') - 2440587.5) * 86400.0"
    signer = "json_extract(signed, '$.who')"

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def indexed_by(self, index: str) -> str:
        return f"INDEXED BY {index}"

    async def all(self, sql: str, *values: object) -> Sequence[Found]:
        return self._execute(sql, values).fetchall()

    async def one(self, sql: str, *values: object) -> Found | None:
        found: Found | None = self._execute(sql, values).fetchone()
        return found

    async def named(self, sql: str, *values: object) -> list[Row]:
        cursor = self._execute(sql, values)
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor]

    async def run(self, sql: str, *values: object) -> int:
        return self._execute(sql, values).rowcount

    async def many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        self._execute_each(sql, rows)

    async def each(self, sql: str, rows: Sequence[Sequence[object]]) -> int:
        return self._execute_each(sql, rows).rowcount

    async def lock(self, game_id: int) -> None:
        """There is one writer."""

    async def only_one(self) -> None:
        """There is one writer."""

    async def personal_tables(self) -> list[str]:
        sql = (
            "SELECT t.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c"
            " WHERE t.type = 'table' AND c.name = 'user_id' ORDER BY t.name"
        )
        return [row[0] for row in self._db.execute(sql)]

    def _execute(self, sql: str, values: Sequence[Any]) -> sqlite3.Cursor:
        try:
            return self._db.execute(sql, values)
        except sqlite3.IntegrityError as error:
            _refuse_taken(error)
            raise

    def _execute_each(self, sql: str, rows: Iterable[Sequence[Any]]) -> sqlite3.Cursor:
        try:
            return self._db.executemany(sql, rows)
        except sqlite3.IntegrityError as error:
            _refuse_taken(error)
            raise

    async def columns(self, table: str) -> list[str]:
        return [row[0] for row in self._db.execute("SELECT name FROM pragma_table_info(?)", (table,))]

    async def numbers(self) -> dict[str, int]:
        return dict(self._db.execute("SELECT name, seq FROM sqlite_sequence"))

    async def skip_numbers(self, numbers: Mapping[str, int]) -> None:
        for table, number in numbers.items():
            self._db.execute("DELETE FROM sqlite_sequence WHERE name = ? AND seq < ?", (table, number))
            sql = (
                "INSERT INTO sqlite_sequence (name, seq) SELECT :table, :number"
                " WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = :table)"
            )
            self._db.execute(sql, {"table": table, "number": number})


def _refuse_taken(error: sqlite3.IntegrityError) -> None:
    """Raises Taken if a unique index has refused a row."""
    if error.sqlite_errorname in ("SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"):
        raise Taken(f"nothing was written: {error}") from error


def within(db: sqlite3.Connection, work: Work[T]) -> T:
    """The result of `work` on this connection, at once."""
    return _result(work(SqliteSession(db)))


@cache
def _together(work: Joint[Any]) -> JointChange:
    return lambda db, parts: within(db, lambda session: work(session, parts))


def _result(work: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine that never suspends: all methods of `SqliteSession` return at once.

    So the same `Work` that awaits PostgreSQL runs here as a plain function, in the thread of the connection.
    """
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    work.close()
    raise RuntimeError("work in a session may wait for nothing but the session")


def _look(db: sqlite3.Connection, work: Work[T], at_once: bool) -> T:
    if not at_once:
        return within(db, work)
    db.execute("BEGIN")
    try:
        return within(db, work)
    finally:
        db.execute("ROLLBACK")
