"""What stands on the desk: its tables, its time, a store that can be made to fail."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine.tables import Tables
from tests.engine.engine_fixture import Desk, Unsteady
from tests.engine.fake_clock import Hourglass


@pytest.fixture
def tables(desk: Desk) -> Tables:
    return desk.tables


@pytest.fixture
async def glass(desk: Desk) -> Hourglass:
    """The time of the desk, and a ticker on its tables."""
    made = Hourglass(desk)
    await made.start()
    return made


@pytest.fixture
async def unsteady(tmp_path: Path) -> AsyncIterator[tuple[Desk, Unsteady]]:
    """A desk whose store can be made to fail."""
    made = Desk(tmp_path / "unsteady.db")
    tables = await made.open(Unsteady)
    yield made, tables.store  # type: ignore[misc]
    await made.close()
