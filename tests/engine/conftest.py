"""What stands on the desk: its hall, its time, a store that can be made to fail."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine.tables import Hall
from tests.engine.engine_fixture import Desk, Unsteady
from tests.engine.fake_clock import Hourglass


@pytest.fixture
def hall(desk: Desk) -> Hall:
    return desk.hall


@pytest.fixture
async def glass(desk: Desk) -> Hourglass:
    """The time of the desk, and a ticker on its hall."""
    made = Hourglass(desk)
    await made.start()
    return made


@pytest.fixture
async def unsteady(tmp_path: Path) -> AsyncIterator[tuple[Desk, Unsteady]]:
    """A desk whose store can be made to fail."""
    made = Desk(tmp_path / "unsteady.db")
    hall = await made.open(Unsteady)
    yield made, hall.store  # type: ignore[misc]
    await made.close()
