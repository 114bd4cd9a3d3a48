"""An answer that is on its way to Discord for as long as a test wants."""

import asyncio
from typing import Any

PATIENCE = 0.1
"""Seconds in which somebody else could overtake the answer, if nothing kept them from it."""


class SlowAnswer:
    """Held up once it is `sent`, until it is told to `arrive`."""

    def __init__(self) -> None:
        self.sent = asyncio.Event()
        self._arrived = asyncio.Event()

    async def travel(self) -> None:
        """Be sent, and wait until it has arrived."""
        self.sent.set()
        await self._arrived.wait()

    async def arrive(self, *others: "asyncio.Task[Any]") -> None:
        """Arrive after these `others` are done, or have waited for it for `PATIENCE`."""
        if others:
            await asyncio.wait(others, timeout=PATIENCE)
        self._arrived.set()
