from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.engine.engine_fixture import Desk
from tests.loop_guard import loop_guard


@pytest.fixture
def free_loop() -> Iterator[None]:
    """Fails the test if the bot has blocked the event loop."""
    with loop_guard() as slow:
        yield
    assert slow == []


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """A tables on a fresh database."""
    made = Desk(tmp_path / "maester.db")
    await made.open()
    yield made
    await made.close()
