"""Rooms on SQLite: a part of `SqliteStore`."""

import sqlite3
from collections.abc import Sequence
from dataclasses import replace

from bot.store.protocol import Conflict, StoreError
from bot.store.rooms import RoomRow
from bot.store.rows import Post
from bot.store.sqlite_posts import post
from bot.store.writer import ThreadedConnection, Writer

COLUMNS = "id, game_id, room, thread_id, status, since"


class SqliteRooms:
    """The `Rooms` of a database."""

    _reading: ThreadedConnection
    _writer: Writer

    async def rooms(self, game_id: int) -> Sequence[RoomRow]:
        return await self._rooms("game_id = ? AND status != 'closed'", game_id)

    async def rooms_with(self, user_id: int) -> Sequence[RoomRow]:
        where = "status IN ('opening', 'open') AND id IN (SELECT room_id FROM room_people WHERE user_id = ?)"
        return await self._rooms(where, user_id)

    async def put_room(self, row: RoomRow, posts: Sequence[Post] = ()) -> RoomRow:
        return await self._writer.submit(lambda db: _put(db, row, posts))

    async def _rooms(self, where: str, value: int) -> list[RoomRow]:
        sql = f"SELECT {COLUMNS} FROM rooms WHERE {where} ORDER BY id"

        def read(db: sqlite3.Connection) -> list[RoomRow]:
            rows = [RoomRow(*found) for found in db.execute(sql, (value,))]
            return [replace(row, people=_people(db, row.id)) for row in rows]

        try:
            return await self._reading.run(read)
        except sqlite3.Error as error:
            raise StoreError(f"nothing could be read: {error}") from error


def _people(db: sqlite3.Connection, room_id: int) -> tuple[int, ...]:
    sql = "SELECT user_id FROM room_people WHERE room_id = ? ORDER BY user_id"
    return tuple(found[0] for found in db.execute(sql, (room_id,)))


def _put(db: sqlite3.Connection, row: RoomRow, posts: Sequence[Post]) -> RoomRow:
    stored = row if row.id else replace(row, id=_insert(db, row))
    db.execute(
        "UPDATE rooms SET thread_id = ?, status = ? WHERE id = ?", (row.thread_id, row.status, stored.id)
    )
    db.execute("DELETE FROM room_people WHERE room_id = ?", (stored.id,))
    db.executemany(
        "INSERT INTO room_people (room_id, user_id) VALUES (?, ?)",
        [(stored.id, user_id) for user_id in row.people],
    )
    post(db, row.game_id, posts)
    return stored


def _insert(db: sqlite3.Connection, row: RoomRow) -> int:
    sql = "INSERT INTO rooms (game_id, room, status, since) VALUES (?, ?, ?, ?) RETURNING id"
    try:
        found: int = db.execute(sql, (row.game_id, row.room, row.status, row.since)).fetchone()[0]
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorname != "SQLITE_CONSTRAINT_UNIQUE":
            raise
        raise Conflict(f"room {row.room} of game {row.game_id} is there already") from error
    return found
