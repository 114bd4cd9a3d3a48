"""A database file and a database server behind the same functions: to take its lease, to open it, to look at it."""

from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from bot.address import Address, Url
from bot.errors import HostError
from bot.hosting import lease
from bot.shards import Shards
from bot.store.backup import opened, recognised
from bot.store.protocol import StoreError
from bot.store.session import Session
from bot.store.sqlite import SqliteSession, SqliteStore, open_sqlite

if TYPE_CHECKING:
    from bot.store.postgres import PostgresStore


class Lease(Protocol):
    """The right to work on a database. Give it back with `release`."""

    first: bool
    """Whether there is no database yet."""

    process: int | None
    """The number of this one of several processes, which no other has had; None if it is alone."""

    def remember(self) -> None:
        """Let the next one know that there is a database."""
        ...

    async def processes(self) -> Collection[int]:
        """The numbers of the processes that share the database, others may be among them. Raises HostError."""
        ...

    def release(self) -> None:
        """Let somebody else have it. May be called again."""
        ...


async def take(
    database: Address, lost: Callable[[], None] = lambda: None, shards: Shards | None = None
) -> Lease:
    """The lease of this database, or of these shards in one of a server.

    `lost` is called if somebody else has it later. Raises HostError if somebody has it, or it cannot be had.
    """
    if isinstance(database, Url):
        needs_driver()
        from bot.hosting import server_lease

        return await server_lease.take(database, lost, shards)
    return lease.take(database)


async def open_store(
    database: Address, lost: Callable[[], None] = lambda: None, process: int | None = None
) -> "SqliteStore | PostgresStore":
    """Open it, check it and bring it up to date, for the `process` of this number if there are several.

    `lost` is called once if it is there no more.

    Raises StoreError, or HostError, in words for the host.
    """
    if isinstance(database, Url):
        needs_driver()
        from bot.store.postgres import open_postgres

        return await open_postgres(database, process=process)
    return await open_sqlite(Path(database), lost=lost)


@asynccontextmanager
async def opened_to_read(database: Address) -> AsyncIterator[Session]:
    """The database for reading alone, as it is at one moment, while others write. Raises StoreError or HostError."""
    if isinstance(database, Url):
        needs_driver()
        from bot.store.postgres import session

        async with session(database) as db:
            yield db
    else:
        with opened(Path(database)) as connection:
            connection.execute("BEGIN")
            yield SqliteSession(connection)


async def needs_games(database: Address) -> None:
    """Raises StoreError, or HostError, unless this is a database of Maester's."""
    if isinstance(database, Path):
        recognised(database)
        return
    async with opened_to_read(database) as db:
        if not await db.columns("schema_version"):
            raise StoreError(none_in(database))


def none_in(database: Url) -> str:
    """What is said of a database in which Maester never began."""
    return f"There are no games in {database} yet; the first start makes its tables."


def needs_driver() -> None:
    """Raises HostError where what speaks to PostgreSQL is not installed."""
    try:
        import asyncpg  # noqa: F401
    except ImportError as error:
        raise HostError(
            "MAESTER_DATABASE is the address of a PostgreSQL server, and asyncpg is not installed: install"
            " requirements-postgres.lock in place of requirements.lock."
        ) from error
