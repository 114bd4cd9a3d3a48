"""What tests know of the agents of a process: when they have nothing to do, and how long they think."""

import asyncio

from bot.engine.tables import Tables


async def agents_done(tables: Tables) -> None:
    """Until no agent has anything to do."""
    while tables._driver._tasks:
        await asyncio.wait(tables._driver._tasks.values())
        await asyncio.sleep(0)


def agents_think(tables: Tables, seconds: float) -> None:
    """From now on each agent seems to think for so long before it moves."""
    tables._driver._pause = seconds
