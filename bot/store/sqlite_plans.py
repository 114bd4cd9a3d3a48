"""Plans on SQLite: a part of `SqliteStore`."""

import sqlite3
from collections.abc import Sequence
from dataclasses import astuple, fields, replace
from typing import Any

from bot.store.plans import PlanRow
from bot.store.protocol import StoreError
from bot.store.rows import Post
from bot.store.sqlite_posts import post
from bot.store.writer import ThreadedConnection, Writer

COLUMNS = ", ".join(field.name for field in fields(PlanRow))


class SqlitePlans:
    """The `Plans` of a database."""

    _reading: ThreadedConnection
    _writer: Writer

    async def plans(self, game_id: int) -> Sequence[PlanRow]:
        sql = f"SELECT {COLUMNS} FROM plans WHERE game_id = ? ORDER BY seat, moment"
        return [_plan(row) for row in await self._rows(sql, game_id)]

    async def planned(self) -> Sequence[int]:
        return [row[0] for row in await self._rows("SELECT DISTINCT game_id FROM plans ORDER BY game_id")]

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        try:
            return await self._reading.run(lambda db: db.execute(sql, values).fetchall())
        except sqlite3.Error as error:
            raise StoreError(f"nothing could be read: {error}") from error

    async def put_plan(self, plan: PlanRow) -> PlanRow:
        sql = (
            f"INSERT OR REPLACE INTO plans ({COLUMNS.removeprefix('id, ')})"
            f" VALUES ({', '.join('?' * (len(fields(PlanRow)) - 1))}) RETURNING {COLUMNS}"
        )
        return await self._writer.submit(lambda db: _plan(db.execute(sql, astuple(plan)[1:]).fetchone()))

    async def move_plan(self, plan: PlanRow, posts: Sequence[Post] = ()) -> None:
        sql = "UPDATE plans SET status = ?, done = ?, entry = ?, reason = ? WHERE id = ?"
        values = (plan.status, plan.done, plan.entry, plan.reason, plan.id)
        await self._writer.submit(lambda db: _change(db, plan, posts, sql, values))

    async def drop_plan(self, plan: PlanRow, posts: Sequence[Post] = ()) -> None:
        sql = "DELETE FROM plans WHERE id = ?"
        await self._writer.submit(lambda db: _change(db, plan, posts, sql, (plan.id,)))


def _plan(row: Sequence[Any]) -> PlanRow:
    plan = PlanRow(*row)
    return replace(plan, regardless=bool(plan.regardless))


def _change(
    db: sqlite3.Connection, plan: PlanRow, posts: Sequence[Post], sql: str, values: tuple[object, ...]
) -> None:
    if db.execute(sql, values).rowcount:
        post(db, plan.game_id, posts)
