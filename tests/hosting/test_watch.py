"""What holds up the event loop is named in the log, and how late it was is a figure."""

import asyncio
import time

import pytest
from structlog.testing import capture_logs
from structlog.typing import EventDict

from bot.hosting.watch import EVERY, Watch
from bot.metrics import LOOP_LAG


def dawdle(secret: str) -> str:
    """Holds up the loop."""
    time.sleep(8 * EVERY)
    return secret


@pytest.fixture
async def told() -> list[EventDict]:
    """What is logged while a step of a task takes long, and a while after it."""
    watch = Watch(long=2 * EVERY)
    with capture_logs() as logs:
        watch.start()
        await asyncio.sleep(4 * EVERY)

        async def post() -> None:
            dawdle("a hand")

        await asyncio.create_task(post(), name="post-7")
        await asyncio.sleep(4 * EVERY)
        watch.stop()
    return logs


async def test_the_step_that_holds_up_the_loop_is_named_once_without_a_value(told: list[EventDict]) -> None:
    mine = [one for one in told if one["task"] == "post-7"]
    assert len(mine) == 1
    assert mine[0]["event"] == "the loop is held up"
    assert mine[0]["at"][0].endswith(" dawdle")
    assert "a hand" not in str(mine)


async def test_how_late_it_was_is_a_figure() -> None:
    def late() -> float:
        samples = (sample for figure in LOOP_LAG.collect() for sample in figure.samples)
        return sum(sample.value for sample in samples if sample.name.endswith("_sum"))

    before, watch = late(), Watch()
    watch.start()
    await asyncio.sleep(EVERY / 2)
    dawdle("")
    await asyncio.sleep(EVERY / 2)
    watch.stop()
    assert late() - before > 6 * EVERY
