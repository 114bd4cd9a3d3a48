"""Numbered migrations of PostgreSQL: `migrations/postgres/0009_name.sql` and on.

The numbers are those of SQLite: the first one makes all that SQLite's first nine have made. Each is applied once, in
order, in a transaction.
"""

from pathlib import Path
from typing import Any

from bot.store.migrate import steps
from bot.store.protocol import StoreError

FOLDER = Path(__file__).parent / "migrations" / "postgres"

LOCK = 0x6D616573_74657201
"""Of the one who migrates."""


async def migrate(connection: Any, known: dict[int, str] | None = None) -> None:
    """Bring the database up to the newest version.

    Raises StoreError if it was written by a newer Maester. A step that fails leaves the version before it.
    """
    known = steps(FOLDER) if known is None else known
    have = await version(connection)
    if have > max(known):
        raise StoreError(f"it is of version {have}, this Maester knows {max(known)}; upgrade Maester")
    for number, sql in known.items():
        if number > have:
            await _apply(connection, number, sql)


async def version(connection: Any) -> int:
    """The number of the last migration applied; 0 for an empty database."""
    if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
        return 0
    return int(await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version"))


async def _apply(connection: Any, number: int, sql: str) -> None:
    async with connection.transaction():
        await connection.execute("SET LOCAL lock_timeout = 0")  # whoever is at it may need long
        await connection.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
        if await version(connection) < number:  # else another process was quicker
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
            await connection.execute(sql)
            await connection.execute("DELETE FROM schema_version")
            await connection.execute("INSERT INTO schema_version VALUES ($1)", number)
