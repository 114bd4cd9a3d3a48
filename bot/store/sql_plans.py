"""Plans in SQL: a part of `SqlStore`."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.store.plans import PlanRow
from bot.store.rows import Post
from bot.store.session import Base, Session, cells, columns, insert
from bot.store.sql_posts import post

COLUMNS = columns(PlanRow)


class SqlPlans(Base):
    """The `Plans` of a database."""

    async def plans(self, game_id: int) -> Sequence[PlanRow]:
        return await self._all(
            _plan, f"SELECT {COLUMNS} FROM plans WHERE game_id = ? ORDER BY seat, moment", game_id
        )

    async def planned(self) -> Sequence[int]:
        return await self._ids("SELECT DISTINCT game_id FROM plans ORDER BY game_id")

    async def carried(self, game_id: int, after: int) -> Sequence[int]:
        sql = "SELECT n FROM interactions WHERE game_id = ? AND n > ? AND id < 0 ORDER BY n"
        return await self._ids(sql, game_id, after)

    async def put_plan(self, plan: PlanRow) -> PlanRow:
        sql = f"{insert('plans', COLUMNS.removeprefix('id, '))} RETURNING {COLUMNS}"

        async def change(db: Session) -> PlanRow:
            await db.lock(plan.game_id)
            await db.run(
                "DELETE FROM plans WHERE game_id = ? AND seat = ? AND moment = ?",
                plan.game_id,
                plan.seat,
                plan.moment,
            )
            found = await db.one(sql, *cells(plan)[1:])
            assert found is not None
            return _plan(*found)

        return await self.write(change)

    async def move_plan(self, plan: PlanRow, posts: Sequence[Post] = ()) -> None:
        sql = (
            "UPDATE plans SET status = ?, done = ?, entry = ?, reason = ?"
            " WHERE id = ? AND (status <> ? OR done <> ? OR reason <> ?)"
        )
        stands = plan.status, plan.done, plan.reason
        await self._change(plan, posts, sql, *stands[:2], plan.entry, plan.reason, plan.id, *stands)

    async def drop_plan(self, plan: PlanRow, posts: Sequence[Post] = ()) -> None:
        await self._change(plan, posts, "DELETE FROM plans WHERE id = ?", plan.id)

    async def _change(self, plan: PlanRow, posts: Sequence[Post], sql: str, *values: object) -> None:
        async def change(db: Session) -> None:
            await db.lock(plan.game_id)
            if await db.run(sql, *values):
                await post(db, plan.game_id, posts)

        await self.write(change)


def _plan(*values: Any) -> PlanRow:
    plan = PlanRow(*values)
    return replace(plan, regardless=bool(plan.regardless))
