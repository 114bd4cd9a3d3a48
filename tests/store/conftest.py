"""A fresh store of every backend, for the tests of the protocol."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.protocol import Store
from bot.store.sqlite import open_sqlite

BACKENDS = {
    "sqlite": lambda folder: open_sqlite(folder / "maester.db"),
}
"""How to open an empty store of each backend. A new backend is one line here."""


@pytest.fixture(params=BACKENDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened = await BACKENDS[request.param](tmp_path)
    yield opened
    await opened.close()
