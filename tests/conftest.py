from collections.abc import Iterator

import pytest

from tests.loop_guard import loop_guard


@pytest.fixture
def free_loop() -> Iterator[None]:
    """Fails the test if the bot has blocked the event loop."""
    with loop_guard() as slow:
        yield
    assert slow == []
