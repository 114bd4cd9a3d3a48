"""The store on SQLite: WAL, every commit flushed, one writer, reads on a connection of their own."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import astuple, fields
from pathlib import Path
from typing import TypeVar

from bot.store.migrate import migrate, version
from bot.store.place import Place
from bot.store.protocol import Conflict, Duplicate, StoreError
from bot.store.rows import (
    Almanac,
    Append,
    ClockRow,
    EntryRow,
    Game,
    Master,
    OutboxRow,
    Person,
    Post,
    SeatRow,
    Span,
    Tally,
)
from bot.store.sqlite_plans import SqlitePlans
from bot.store.sqlite_posts import NONCE, OLDEST, post
from bot.store.sqlite_records import SqliteRecords
from bot.store.sqlite_rooms import SqliteRooms
from bot.store.sqlite_wholes import SqliteWholes, insert
from bot.store.writer import ThreadedConnection, Writer

T = TypeVar("T")
R = TypeVar("R", Game, SeatRow, EntryRow, OutboxRow, ClockRow, Person, Span, Master)


def _columns(row: type[R]) -> str:
    return ", ".join(field.name for field in fields(row))


GAME, SEAT, ENTRY = _columns(Game), _columns(SeatRow), _columns(EntryRow)
CLOCK, PERSON = _columns(ClockRow), _columns(Person)

BUSY = 5.0
"""Seconds a write waits for another process's lock."""


async def open_sqlite(
    path: Path, busy: float = BUSY, lost: Callable[[], None] = lambda: None
) -> "SqliteStore":
    """Open (or make) the database at `path`, check it and bring it up to date.

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
    return SqliteStore(writing, reading, Writer(writing, Place(path).check, lost))


def _prepare(path: Path, busy: float) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)  # it holds hands and secrets
    with closing(_connect(path, busy)) as db:
        _check(db)
        migrate(db)


def _connect(path: Path, busy: float, query_only: bool = False) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=busy)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    if query_only:
        db.execute("PRAGMA query_only = ON")
    return db


def _check(db: sqlite3.Connection) -> None:
    found = [row[0] for row in db.execute("PRAGMA quick_check(3)")]
    if found != ["ok"]:
        raise StoreError("it is damaged (" + "; ".join(found) + "); put back a backup")
    db.execute("BEGIN IMMEDIATE")
    db.execute(f"PRAGMA user_version = {version(db)}")  # raises if it cannot be written
    db.execute("ROLLBACK")


class SqliteStore(SqlitePlans, SqliteRecords, SqliteRooms, SqliteWholes):
    """The `Store` on SQLite. Made by `open_sqlite`."""

    def __init__(self, writing: ThreadedConnection, reading: ThreadedConnection, writer: Writer) -> None:
        self._writing = writing
        self._reading = reading
        self._writer = writer
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._reading.close()
        await self._writing.close()

    # ── games ──

    async def create_game(self, game: Game, seats: Sequence[SeatRow]) -> Game:
        def change(db: sqlite3.Connection) -> Game:
            stored = insert(db, game)
            _seat(db, stored.id, seats)
            return stored

        return await self._writer.submit(change)

    async def game(self, game_id: int) -> Game | None:
        return await self._one(Game, f"SELECT {GAME} FROM games WHERE id = ?", game_id)

    async def game_in(self, channel_id: int) -> Game | None:
        sql = (
            f"SELECT {GAME} FROM games WHERE channel_id = ?"
            " OR id = (SELECT game_id FROM rooms WHERE thread_id = ?)"
            " ORDER BY status IN ('lobby', 'playing') DESC, id DESC LIMIT 1"
        )
        return await self._one(Game, sql, channel_id, channel_id)

    async def games_of(self, user_id: int) -> Sequence[Game]:
        sql = (
            f"SELECT {GAME} FROM games WHERE status = 'playing'"
            " AND id IN (SELECT game_id FROM seats WHERE user_id = ?) ORDER BY id DESC"
        )
        return await self._all(Game, sql, user_id)

    async def tally(self) -> Tally:
        def read(db: sqlite3.Connection) -> Tally:
            games = dict(db.execute("SELECT status, count(*) FROM games GROUP BY status").fetchall())
            return Tally(games, db.execute("SELECT count(*) FROM outbox").fetchone()[0])

        return await self._read(read)

    async def running(self) -> Sequence[int]:
        def read(db: sqlite3.Connection) -> list[int]:
            return [row[0] for row in db.execute("SELECT id FROM games WHERE status = 'playing' ORDER BY id")]

        return await self._read(read)

    async def set_options(self, game_id: int, options: str) -> None:
        await self._write("UPDATE games SET options = ? WHERE id = ?", options, game_id)

    async def set_rules(self, game_id: int, rules_version: str, options: str) -> None:
        def change(db: sqlite3.Connection) -> None:
            sql = "UPDATE games SET rules_version = ?, options = ? WHERE id = ?"
            db.execute(sql, (rules_version, options, game_id))
            db.execute("DELETE FROM snapshots WHERE game_id = ?", (game_id,))

        await self._writer.submit(change)

    async def set_pace(self, game_id: int, pace: str) -> None:
        await self._write("UPDATE games SET pace = ? WHERE id = ?", pace, game_id)

    async def set_dashboard(self, game_id: int, message_id: int | None) -> None:
        await self._write("UPDATE games SET dashboard_id = ? WHERE id = ?", message_id, game_id)

    async def set_status(self, game_id: int, status: str, ended_at: float | None) -> None:
        await self._write("UPDATE games SET status = ?, ended_at = ? WHERE id = ?", status, ended_at, game_id)

    # ── seats ──

    async def seats(self, game_id: int) -> Sequence[SeatRow]:
        sql = f"SELECT {SEAT} FROM seats WHERE game_id = ? ORDER BY seat"
        return await self._all(SeatRow, sql, game_id)

    async def set_seats(self, game_id: int, seats: Sequence[SeatRow], host_id: int | None = None) -> None:
        def change(db: sqlite3.Connection) -> None:
            _seat(db, game_id, seats)
            if host_id is not None:
                db.execute("UPDATE games SET host_id = ? WHERE id = ?", (host_id, game_id))

        await self._writer.submit(change)

    async def seating(self, game_id: int, version: int) -> Sequence[SeatRow]:
        sql = (
            f"SELECT {SEAT} FROM seatings WHERE game_id = ?"
            " AND n = (SELECT max(n) FROM seatings WHERE game_id = ? AND n < ?) ORDER BY seat"
        )
        return await self._all(SeatRow, sql, game_id, game_id, version)

    async def open_seats(self, guild_id: int) -> Sequence[tuple[Game, SeatRow]]:
        games = await self._all(
            Game,
            f"SELECT {GAME} FROM games WHERE status = 'playing' AND guild_id = ?"
            " AND id IN (SELECT game_id FROM seats WHERE open) ORDER BY id",
            guild_id,
        )
        return [(game, row) for game in games for row in await self.seats(game.id) if row.open]

    # ── game masters ──

    async def masters(self, game_id: int) -> Sequence[Master]:
        return await self._all(Master, "SELECT kind, id FROM masters WHERE game_id = ?", game_id)

    async def set_master(self, game_id: int, master: Master, may: bool) -> None:
        sql = (
            "INSERT OR IGNORE INTO masters (game_id, kind, id) VALUES (?, ?, ?)"
            if may
            else "DELETE FROM masters WHERE game_id = ? AND kind = ? AND id = ?"
        )
        await self._write(sql, game_id, *astuple(master))

    # ── the journal ──

    async def append(self, change: Append) -> None:
        await self._writer.submit(lambda db: append(db, change))

    async def entries(self, game_id: int, after: int = -1) -> Sequence[EntryRow]:
        sql = f"SELECT {ENTRY} FROM entries WHERE game_id = ? AND n > ? ORDER BY n"
        return await self._all(EntryRow, sql, game_id, after)

    async def last_moved(self, game_id: int, until: float) -> float:
        sql = (
            "SELECT max(at) FROM entries WHERE game_id = ? AND (by IN ('player', 'gm') AND at <= ? OR n = 0)"
        )

        def read(db: sqlite3.Connection) -> float:
            at: float | None = db.execute(sql, (game_id, until)).fetchone()[0]
            return at or 0.0

        return await self._read(read)

    async def entry_of(self, interaction_id: int) -> int | None:
        def read(db: sqlite3.Connection) -> int | None:
            row = db.execute("SELECT n FROM interactions WHERE id = ?", (interaction_id,)).fetchone()
            return row[0] if row else None

        return await self._read(read)

    async def snapshot(self, game_id: int) -> tuple[int, str] | None:
        def read(db: sqlite3.Connection) -> tuple[int, str] | None:
            sql = "SELECT version, state FROM snapshots WHERE game_id = ?"
            found: tuple[int, str] | None = db.execute(sql, (game_id,)).fetchone()
            return found

        return await self._read(read)

    # ── the outbox ──

    async def post(self, game_id: int, posts: Sequence[Post]) -> None:
        await self._writer.submit(lambda db: post(db, game_id, posts))

    async def due_posts(self, now: float, limit: int) -> Sequence[OutboxRow]:
        sql = (
            f"SELECT id, game_id, kind, payload, {NONCE}, attempts, lane FROM ({OLDEST})"
            " WHERE due_at <= ? ORDER BY id LIMIT ?"
        )
        return await self._all(OutboxRow, sql, now, limit)

    async def next_due(self, now: float) -> float | None:
        def read(db: sqlite3.Connection) -> float | None:
            sql = f"SELECT min(due_at) FROM ({OLDEST}) WHERE due_at > ?"
            due: float | None = db.execute(sql, (now,)).fetchone()[0]
            return due

        return await self._read(read)

    async def post_done(self, post_id: int) -> None:
        await self._write("DELETE FROM outbox WHERE id = ?", post_id)

    async def post_later(self, post_id: int, due_at: float, error: str) -> None:
        sql = "UPDATE outbox SET due_at = ?, error = ?, attempts = attempts + 1 WHERE id = ?"
        await self._write(sql, due_at, error, post_id)

    # ── time ──

    async def clocks(self, game_id: int) -> Sequence[ClockRow]:
        return await self._all(
            ClockRow, f"SELECT {CLOCK} FROM clocks WHERE game_id = ? ORDER BY seat", game_id
        )

    async def set_clocks(
        self, game_id: int, version: int, clocks: Sequence[ClockRow], posts: Sequence[Post]
    ) -> None:
        def change(db: sqlite3.Connection) -> None:
            found = db.execute(
                "SELECT 1 FROM games WHERE id = ? AND version = ?", (game_id, version)
            ).fetchone()
            if not found:
                raise Conflict(f"game {game_id} is not at version {version}")
            _set_clocks(db, game_id, clocks)
            post(db, game_id, posts)

        await self._writer.submit(change)

    async def claim_clocks(self, now: float, again: float) -> Sequence[int]:
        sql = "UPDATE clocks SET next_at = ? WHERE next_at <= ? RETURNING game_id"

        def change(db: sqlite3.Connection) -> list[int]:
            return sorted({row[0] for row in db.execute(sql, (again, now)).fetchall()})

        return await self._writer.submit(change)

    async def put_off(self, game_id: int, until: float) -> None:
        sql = "UPDATE clocks SET next_at = ? WHERE game_id = ? AND next_at < ?"
        await self._write(sql, until, game_id, until)

    async def next_clock(self) -> float | None:
        def read(db: sqlite3.Connection) -> float | None:
            due: float | None = db.execute("SELECT min(next_at) FROM clocks").fetchone()[0]
            return due

        return await self._read(read)

    async def timed(self) -> Sequence[int]:
        sql = (
            "SELECT id FROM games WHERE status = 'playing'"
            " AND id IN (SELECT game_id FROM clocks WHERE since IS NOT NULL) ORDER BY id"
        )
        return await self._read(lambda db: [row[0] for row in db.execute(sql)])

    async def almanac(self, game_id: int, users: Sequence[int], since: float) -> Almanac:
        def read(db: sqlite3.Connection) -> Almanac:
            paused = db.execute(
                "SELECT paused_at, NULL FROM games WHERE id = ? AND paused_at IS NOT NULL", (game_id,)
            )
            pauses = [Span(*row) for row in paused]
            sql = "SELECT since, until FROM pauses WHERE game_id = ? AND until > ?"
            pauses += [Span(*row) for row in db.execute(sql, (game_id, since))]
            gaps = [
                Span(*row) for row in db.execute("SELECT since, until FROM gaps WHERE until > ?", (since,))
            ]
            return Almanac(
                people={user: _person(db, user) for user in users},
                vacations={user: _vacations(db, user, since) for user in users},
                pauses=tuple(pauses),
                gaps=tuple(gaps),
            )

        return await self._read(read)

    async def person(self, user_id: int) -> Person:
        return await self._read(lambda db: _person(db, user_id))

    async def set_person(self, person: Person) -> None:
        await self._write(
            f"INSERT OR REPLACE INTO people ({PERSON}) VALUES (?, ?, ?, ?, ?)", *astuple(person)
        )

    async def vacations(self, user_id: int, since: float) -> Sequence[Span]:
        return await self._read(lambda db: _vacations(db, user_id, since))

    async def add_vacation(self, user_id: int, since: float, until: float) -> None:
        await self._write(
            "INSERT INTO vacations (user_id, since, until) VALUES (?, ?, ?)", user_id, since, until
        )

    async def end_vacation(self, user_id: int, at: float) -> None:
        def change(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM vacations WHERE user_id = ? AND since >= ?", (user_id, at))
            db.execute("UPDATE vacations SET until = ? WHERE user_id = ? AND until > ?", (at, user_id, at))

        await self._writer.submit(change)

    async def vote(self, game_id: int, matter: str, user_id: int) -> Sequence[int]:
        def change(db: sqlite3.Connection) -> list[int]:
            row = (game_id, matter, user_id)
            db.execute("INSERT OR IGNORE INTO votes (game_id, matter, user_id) VALUES (?, ?, ?)", row)
            sql = "SELECT user_id FROM votes WHERE game_id = ? AND matter = ? ORDER BY user_id"
            return [found[0] for found in db.execute(sql, (game_id, matter)).fetchall()]

        return await self._writer.submit(change)

    async def pause(self, game_id: int, at: float) -> None:
        await self._writer.submit(lambda db: _pause(db, game_id, at))

    async def resume(self, game_id: int, at: float) -> None:
        await self._writer.submit(lambda db: _resume(db, game_id, at))

    async def beat(self, now: float, longest: float) -> Span | None:
        def change(db: sqlite3.Connection) -> Span | None:
            last = db.execute("SELECT at FROM heartbeat").fetchone()
            db.execute("INSERT OR REPLACE INTO heartbeat (id, at) VALUES (1, ?)", (now,))
            if last is None or now - last[0] <= longest:
                return None
            db.execute("INSERT INTO gaps (since, until) VALUES (?, ?)", (last[0], now))
            return Span(last[0], now)

        return await self._writer.submit(change)

    # ── helpers ──

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self._reading.run(work)
        except sqlite3.Error as error:
            raise StoreError(f"nothing could be read: {error}") from error

    async def _one(self, row: type[R], sql: str, *values: object) -> R | None:
        found = await self._all(row, sql, *values)
        return found[0] if found else None

    async def _all(self, row: type[R], sql: str, *values: object) -> list[R]:
        rows: list[R] = await self._read(lambda db: [row(*found) for found in db.execute(sql, values)])
        return rows

    async def _write(self, sql: str, *values: object) -> None:
        await self._writer.submit(lambda db: db.execute(sql, values))


def _seat(db: sqlite3.Connection, game_id: int, seats: Sequence[SeatRow]) -> None:
    db.execute("DELETE FROM seats WHERE game_id = ?", (game_id,))
    db.executemany(
        f"INSERT INTO seats (game_id, {SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(game_id, *astuple(seat)) for seat in seats],
    )


def append(db: sqlite3.Connection, change: Append) -> None:
    """Store an entry with all that it entails, within a transaction. Raises as `Store.append` does."""
    entry = change.entry
    if change.interaction_id is not None:
        known = db.execute("SELECT n FROM interactions WHERE id = ?", (change.interaction_id,)).fetchone()
        if known:
            raise Duplicate(known[0])
    moved = db.execute(
        "UPDATE games SET version = version + 1, stamp = stamp + ?, rolls = ?, status = ?,"
        " ended_at = iif(? = 'over', coalesce(ended_at, ?), NULL)"
        " WHERE id = ? AND version = ?",
        (
            change.public,
            change.rolls,
            change.status,
            change.status,
            entry.at,
            change.game_id,
            entry.n,
        ),
    )
    if moved.rowcount != 1:
        raise Conflict(f"game {change.game_id} is not at version {entry.n}")
    db.execute(
        f"INSERT INTO entries (game_id, {ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (change.game_id, *astuple(entry)),
    )
    if change.interaction_id is not None:
        db.execute(
            "INSERT INTO interactions (id, game_id, n) VALUES (?, ?, ?)",
            (change.interaction_id, change.game_id, entry.n),
        )
    if change.snapshot is not None:
        db.execute(
            "INSERT OR REPLACE INTO snapshots (game_id, version, state) VALUES (?, ?, ?)",
            (change.game_id, entry.n + 1, change.snapshot),
        )
    if change.seats is not None:
        _seat(db, change.game_id, change.seats)
        db.executemany(
            f"INSERT INTO seatings (game_id, n, {SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [(change.game_id, entry.n, *astuple(seat)) for seat in change.seats],
        )
    if change.paused is not None:
        _pause(db, change.game_id, entry.at) if change.paused else _resume(db, change.game_id, entry.at)
    if change.locked is not None:
        db.execute("UPDATE games SET locked = ? WHERE id = ?", (change.locked, change.game_id))
    if change.secret is not None:
        db.execute("UPDATE games SET secret = ? WHERE id = ?", (change.secret, change.game_id))
    _set_clocks(db, change.game_id, change.clocks)
    post(db, change.game_id, change.posts)


def _pause(db: sqlite3.Connection, game_id: int, at: float) -> None:
    db.execute("UPDATE games SET paused_at = ? WHERE id = ? AND paused_at IS NULL", (at, game_id))
    db.execute("DELETE FROM votes WHERE game_id = ?", (game_id,))


def _resume(db: sqlite3.Connection, game_id: int, at: float) -> None:
    db.execute(
        "INSERT INTO pauses (game_id, since, until)"
        " SELECT id, paused_at, ? FROM games WHERE id = ? AND paused_at IS NOT NULL",
        (at, game_id),
    )
    db.execute("UPDATE games SET paused_at = NULL WHERE id = ?", (game_id,))
    db.execute("DELETE FROM votes WHERE game_id = ?", (game_id,))


def _set_clocks(db: sqlite3.Connection, game_id: int, clocks: Sequence[ClockRow]) -> None:
    db.executemany(
        f"INSERT OR REPLACE INTO clocks (game_id, {CLOCK}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(game_id, *astuple(clock)) for clock in clocks],
    )


def _person(db: sqlite3.Connection, user_id: int) -> Person:
    row = db.execute(f"SELECT {PERSON} FROM people WHERE user_id = ?", (user_id,)).fetchone()
    return Person(*row) if row else Person(user_id)


def _vacations(db: sqlite3.Connection, user_id: int, since: float) -> tuple[Span, ...]:
    sql = "SELECT since, until FROM vacations WHERE user_id = ? AND until > ? ORDER BY since"
    return tuple(Span(*row) for row in db.execute(sql, (user_id, since)))
