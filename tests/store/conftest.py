"""A fresh store of every backend, for the tests of the protocol."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.store.protocol import Store
from bot.store.sqlite import open_sqlite

Reopen = Callable[[], Awaitable[Store]]
"""Opens the database of a test, which is empty at first."""


@pytest.fixture(params=["sqlite", "postgres"])
async def reopen(request: pytest.FixtureRequest, tmp_path: Path) -> Reopen:
    """A new backend is a few lines here."""
    if request.param == "sqlite":
        return lambda: open_sqlite(tmp_path / "maester.db")
    server = request.getfixturevalue("postgres")
    from bot.store.postgres import open_postgres

    url = await server.database()
    return lambda: open_postgres(url)


@pytest.fixture
async def store(reopen: Reopen) -> AsyncIterator[Store]:
    opened = await reopen()
    yield opened
    await opened.close()
