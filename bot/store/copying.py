"""All that a database holds, taken into another one of either kind, and compared with it row by row."""

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

from bot.store.protocol import StoreError
from bot.store.session import Found, Session, insert

TABLES = {
    "games": "id",
    "seats": "game_id, seat",
    "entries": "game_id, n",
    "interactions": "id",
    "snapshots": "game_id",
    "outbox": "id",
    "clocks": "game_id, seat",
    "votes": "game_id, matter, user_id",
    "people": "user_id",
    "heartbeat": "id",
    "seatings": "game_id, n, seat",
    "masters": "game_id, kind, id",
    "plans": "id",
    "stories": "game_id, n",
    "results": "game_id",
    "rooms": "id",
    "room_people": "room_id, user_id",
}
"""The tables and their keys, those that others refer to before these. The row of `life` is not copied like others."""

LOOSE = ("pauses", "vacations", "gaps")
"""Tables without a key: short rows, and few."""

PAGE = 200
"""Rows that are read and written at once."""

Told = Callable[[str, int], None]
"""Is called with the name of a table and how many of its rows are done."""


def quiet(_table: str, _rows: int) -> None:
    """A `Told` that does nothing."""


async def empty(db: Session) -> None:
    """Delete all that is copied."""
    for table in [*LOOSE, *reversed(TABLES)]:
        await db.run(f"DELETE FROM {table}")


async def is_empty(db: Session) -> bool:
    """Whether there is nothing that would be lost."""
    for table in [*LOOSE, *TABLES]:
        if table not in ("heartbeat", "gaps") and await db.one(f"SELECT 1 FROM {table} LIMIT 1"):
            return False
    return True


async def fill(source: Session, target: Session) -> None:
    """Take all of a database into an empty one, within one transaction of each."""
    for table in TABLES:
        async for rows in pages(source, table):
            await add(target, table, rows)
    for table in LOOSE:
        await add(target, table, await loose(source, table))
    await target.skip_numbers(await source.numbers())
    (row,) = await source.all("SELECT stamp FROM life")
    await target.run("UPDATE life SET stamp = ?", row[0])


async def add(db: Session, table: str, rows: Sequence[Found]) -> None:
    """Store rows in the form in which `page` and `loose` return them: their values in the order of `names`."""
    if rows:
        await db.many(insert(table, await names(db, table)), [tuple(row) for row in rows])


async def pages(db: Session, table: str) -> AsyncIterator[Sequence[Found]]:
    """The rows of a table in the order of its key, some at a time."""
    after: tuple[Any, ...] | None = None
    while rows := await page(db, table, after):
        yield rows
        after = await key(db, table, rows[-1])


async def page(
    db: Session, table: str, after: tuple[Any, ...] | None, limit: int | None = None
) -> Sequence[Found]:
    """The next rows of a table after this key, or its first ones: so many, or a `PAGE`."""
    keys = TABLES[table]
    where = f"WHERE ({keys}) > ({', '.join('?' * len(after))})" if after else ""
    sql = f"SELECT {await names(db, table)} FROM {table} {where} ORDER BY {keys} LIMIT ?"
    return await db.all(sql, *(after or ()), PAGE if limit is None else limit)


async def loose(db: Session, table: str) -> list[tuple[Any, ...]]:
    """The rows of a table without a key, in order."""
    columns = await names(db, table)
    return [tuple(row) for row in await db.all(f"SELECT {columns} FROM {table} ORDER BY {columns}")]


async def key(db: Session, table: str, row: Found) -> tuple[Any, ...]:
    """The key of a row."""
    columns = (await names(db, table)).split(", ")
    return tuple(row[columns.index(name)] for name in TABLES[table].split(", "))


async def last(db: Session, table: str) -> tuple[Any, ...] | None:
    """The highest key of a table."""
    keys = TABLES[table]
    backwards = ", ".join(f"{name} DESC" for name in keys.split(", "))
    found = await db.one(f"SELECT {keys} FROM {table} ORDER BY {backwards} LIMIT 1")
    return tuple(found) if found else None


async def names(db: Session, table: str) -> str:
    """The columns of a table, in an order that does not depend on the backend."""
    columns = await db.columns(table)
    if not columns:
        raise StoreError(f"There is no table {table}: the database is of an older Maester.")
    return ", ".join(sorted(columns))
