"""Rooms in SQL: a part of `SqlStore`."""

from collections.abc import Sequence
from dataclasses import replace

from bot.store.protocol import Conflict
from bot.store.rooms import RoomRow
from bot.store.rows import Post
from bot.store.session import Base, Session, Taken
from bot.store.sql_posts import post

COLUMNS = "id, game_id, room, thread_id, status, since"


class SqlRooms(Base):
    """The `Rooms` of a database."""

    async def rooms(self, game_id: int) -> Sequence[RoomRow]:
        return await self._rooms("game_id = ? AND status != 'closed'", game_id)

    async def rooms_with(self, user_id: int) -> Sequence[RoomRow]:
        where = "status IN ('opening', 'open') AND id IN (SELECT room_id FROM room_people WHERE user_id = ?)"
        return await self._rooms(where, user_id)

    async def put_room(self, row: RoomRow, posts: Sequence[Post] = ()) -> RoomRow:
        return await self.write(lambda db: _put(db, row, posts))

    async def _rooms(self, where: str, value: int) -> list[RoomRow]:
        async def read(db: Session) -> list[RoomRow]:
            found = await db.all(f"SELECT {COLUMNS} FROM rooms WHERE {where} ORDER BY id", value)
            return [replace(RoomRow(*each), people=await _people(db, each[0])) for each in found]

        return await self.read(read)


async def _people(db: Session, room_id: int) -> tuple[int, ...]:
    sql = "SELECT user_id FROM room_people WHERE room_id = ? ORDER BY user_id"
    return tuple(found[0] for found in await db.all(sql, room_id))


async def _put(db: Session, row: RoomRow, posts: Sequence[Post]) -> RoomRow:
    await db.lock(row.game_id)
    stored = row if row.id else replace(row, id=await _insert(db, row))
    await db.run(
        "UPDATE rooms SET thread_id = ?, status = ? WHERE id = ?", row.thread_id, row.status, stored.id
    )
    await db.run("DELETE FROM room_people WHERE room_id = ?", stored.id)
    await db.many(
        "INSERT INTO room_people (room_id, user_id) VALUES (?, ?)",
        [(stored.id, user_id) for user_id in row.people],
    )
    await post(db, row.game_id, posts)
    return stored


async def _insert(db: Session, row: RoomRow) -> int:
    sql = "INSERT INTO rooms (game_id, room, status, since) VALUES (?, ?, ?, ?) RETURNING id"
    try:
        found = await db.one(sql, row.game_id, row.room, row.status, row.since)
    except Taken as error:
        raise Conflict(f"room {row.room} of game {row.game_id} is there already") from error
    assert found is not None
    return int(found[0])
