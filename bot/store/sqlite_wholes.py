"""Whole games on SQLite: a part of `SqliteStore`."""

import sqlite3
from collections.abc import Sequence
from dataclasses import astuple, fields
from typing import Any

from bot.store.protocol import Conflict, StoreError
from bot.store.rows import EntryRow, Game, Master, SeatRow
from bot.store.wholes import Whole
from bot.store.writer import ThreadedConnection, Writer


def _columns(row: type[Any]) -> str:
    return ", ".join(field.name for field in fields(row))


GAME, SEAT, ENTRY, MASTER = map(_columns, (Game, SeatRow, EntryRow, Master))

COPIED = (("seats", SEAT), ("entries", ENTRY), ("seatings", f"n, {SEAT}"), ("masters", MASTER))
"""The tables that make up a game, and their columns."""


class SqliteWholes:
    """The `Wholes` of a database."""

    _reading: ThreadedConnection
    _writer: Writer

    async def whole(self, game_id: int) -> Whole | None:
        def read(db: sqlite3.Connection) -> Whole | None:
            db.execute("BEGIN")  # so that all of it is of one moment
            try:
                return _whole(db, game_id)
            finally:
                db.execute("ROLLBACK")

        try:
            return await self._reading.run(read)
        except sqlite3.Error as error:
            raise StoreError(f"nothing could be read: {error}") from error

    async def put_whole(self, whole: Whole) -> Game:
        def change(db: sqlite3.Connection) -> Game:
            stored = insert(db, whole.game)
            rows = (
                [astuple(seat) for seat in whole.seats],
                [astuple(entry) for entry in whole.entries],
                [(n, *astuple(seat)) for n, seat in whole.seatings],
                [astuple(master) for master in whole.masters],
            )
            for (table, columns), values in zip(COPIED, rows, strict=True):
                marks = ", ".join("?" * len(columns.split(", ")))
                sql = f"INSERT INTO {table} (game_id, {columns}) VALUES ({stored.id}, {marks})"
                db.executemany(sql, values)
            return stored

        return await self._writer.submit(change)

    async def twins(self, game: Game, first: EntryRow) -> Sequence[Game]:
        sql = (
            f"SELECT {GAME} FROM games WHERE id <> ? AND system = ? AND created_at = ?"
            " AND id IN (SELECT game_id FROM entries WHERE game_id = games.id AND n = 0 AND at = ? AND draws = ?)"
            " ORDER BY id"
        )
        values = (game.id, game.system, game.created_at, first.at, first.draws)
        try:
            return await self._reading.run(lambda db: [Game(*row) for row in db.execute(sql, values)])
        except sqlite3.Error as error:
            raise StoreError(f"nothing could be read: {error}") from error


def insert(db: sqlite3.Connection, game: Game) -> Game:
    """Store a game's row under a new id. Raises Conflict if its channel has a game in the lobby or in play."""
    columns = GAME.removeprefix("id, ")
    marks = ", ".join("?" * len(columns.split(", ")))
    sql = f"INSERT INTO games ({columns}) VALUES ({marks}) RETURNING {GAME}"
    try:
        return Game(*db.execute(sql, astuple(game)[1:]).fetchone())
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorname != "SQLITE_CONSTRAINT_UNIQUE":
            raise
        raise Conflict("this channel has a game already") from error


def _whole(db: sqlite3.Connection, game_id: int) -> Whole | None:
    row = db.execute(f"SELECT {GAME} FROM games WHERE id = ?", (game_id,)).fetchone()
    if row is None:
        return None
    seats, entries, seatings, masters = (
        db.execute(f"SELECT {columns} FROM {table} WHERE game_id = ? ORDER BY 1, 2", (game_id,)).fetchall()
        for table, columns in COPIED
    )
    return Whole(
        game=Game(*row),
        seats=tuple(SeatRow(*each) for each in seats),
        entries=tuple(EntryRow(*each) for each in entries),
        seatings=tuple((each[0], SeatRow(*each[1:])) for each in seatings),
        masters=tuple(Master(*each) for each in masters),
    )
