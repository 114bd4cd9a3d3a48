"""A database taken into another one of either kind, so that it can be stopped at any moment and gone on with.

The other one is shut while rows arrive: nobody may begin on half a database. They arrive in the order of their keys, so
that what is there already is the beginning of what has to be there; where it is not, all of it is taken anew. When all
has been compared, the old one is shut for good, and only then the new one opened.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.store import copying
from bot.store.life import life, set_life
from bot.store.protocol import StoreError
from bot.store.session import Base, Found, Session

ARRIVING = "Its games are on their way here: go on with `maester move-to`."
"""Why nobody may begin on a database into which another one is being moved."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two databases, and its name for people."""

    store: Base
    name: str


async def move(source: Side, target: Side, told: copying.Told = copying.quiet) -> None:
    """Move all rows from `source` to `target`. No bot may be at work on either.

    Raises StoreError; then nothing is lost, and the same call goes on from there.
    """
    away = f"Its games were moved to {target.name}."
    await _may(source, target, away)
    await _shut(target.store, ARRIVING)
    for table in copying.TABLES:
        if not await _same_so_far(source.store, target.store, table):
            await target.store.write(copying.empty)
    for table in copying.TABLES:
        await _rest(source.store, target.store, table, told)
    for table in copying.LOOSE:
        told(table, await _replace(source.store, target.store, table))
    await _compare(source, target)
    numbers = await source.store.read(lambda db: db.numbers())
    await target.store.write(lambda db: db.skip_numbers(numbers))
    await _shut(source.store, away)
    stamp = (await source.store.read(life)).stamp
    await _open(target.store, stamp)


async def _may(source: Side, target: Side, away: str) -> None:
    """Raises StoreError unless a move may begin, or go on; `away` is why the source is shut once it is moved."""
    ours, theirs = await source.store.read(life), await target.store.read(life)
    if ours.shut not in ("", away):
        raise StoreError(f"{source.name} cannot be moved. {ours.shut}")
    if ours.shut and theirs.shut != ARRIVING:
        raise StoreError(f"{source.name} was moved already. {ours.shut}")
    if theirs.shut != ARRIVING and not await target.store.read(copying.is_empty):
        raise StoreError(f"{target.name} holds games already; name an empty database.")


async def _same_so_far(source: Base, target: Base, table: str) -> bool:
    """Whether what has arrived of a table is the beginning of it."""
    after = None
    while rows := await _page(target, table, after):
        if list(map(tuple, rows)) != list(map(tuple, await _page(source, table, after, len(rows)))):
            return False
        after = await _key(target, table, rows[-1])
    return True


async def _rest(source: Base, target: Base, table: str, told: copying.Told) -> None:
    after = await target.read(lambda db: copying.last(db, table))
    (done,) = await target.read(lambda db: db.all(f"SELECT count(*) FROM {table}"))
    count = int(done[0])
    while rows := await _page(source, table, after):
        await _add(target, table, rows)
        count += len(rows)
        told(table, count)
        after = await _key(source, table, rows[-1])


async def _add(store: Base, table: str, rows: Sequence[Found]) -> None:
    await store.write(lambda db: copying.add(db, table, rows))


async def _replace(source: Base, target: Base, table: str) -> int:
    rows = await _loose(source, table)

    async def change(db: Session) -> None:
        await db.run(f"DELETE FROM {table}")
        await copying.add(db, table, rows)

    await target.write(change)
    return len(rows)


async def _loose(store: Base, table: str) -> list[tuple[Any, ...]]:
    return sorted(await store.read(lambda db: copying.loose(db, table)))


async def _compare(source: Side, target: Side) -> None:
    """Row by row. Raises StoreError where they differ."""
    for table in copying.TABLES:
        after = None
        while True:
            ours, theirs = await _page(source.store, table, after), await _page(target.store, table, after)
            if list(map(tuple, ours)) != list(map(tuple, theirs)):
                raise _differs(table, target)
            if not ours:
                break
            after = await _key(source.store, table, ours[-1])
    for table in copying.LOOSE:
        if await _loose(source.store, table) != await _loose(target.store, table):
            raise _differs(table, target)


def _differs(table: str, target: Side) -> StoreError:
    return StoreError(
        f"What arrived in {target.name} is not the same (table {table}); nothing else has changed."
    )


async def _page(
    store: Base, table: str, after: tuple[object, ...] | None, limit: int | None = None
) -> Sequence[Found]:
    return await store.read(lambda db: copying.page(db, table, after, limit))


async def _key(store: Base, table: str, row: Found) -> tuple[object, ...]:
    return await store.read(lambda db: copying.key(db, table, row))


async def _shut(store: Base, why: str) -> None:
    async def change(db: Session) -> None:
        await set_life(db, replace(await life(db), shut=why))

    await store.write(change)


async def _open(store: Base, stamp: str) -> None:
    home = await store.home()

    async def change(db: Session) -> None:
        await set_life(db, replace(await life(db), stamp=stamp, home=home, shut=""))

    await store.write(change)
