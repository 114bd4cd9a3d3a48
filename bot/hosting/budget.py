"""What several processes may ask of Discord in a second, taken from one budget in their database.

Discord takes fifty requests a second of a bot, whichever process they come from; answers to interactions are not
counted. No header says how many are left of them, only a 429 that all were too many, and for how long: whoever meets it
holds all. The limits of single channels are in the headers of every answer, and discord.py keeps them.

One process alone needs none of this: it meets its own 429.
"""

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import aiohttp
import structlog

from bot.store.protocol import StoreError

log = structlog.get_logger()

RATE = 40.0
"""Requests a second for all processes together."""

BURST = 0.2
"""Seconds' worth of requests that may go at once: in no second are there more than fifty."""

BLOCK = 5
"""Requests that a process takes at a time: so few, and it has to ask only so often."""

FRESH = 0.5
"""Seconds after which what is left of a block counts no more."""

FREE = ("interactions", "webhooks")
"""Routes that Discord does not count."""

Take = Callable[[int, float, float], Awaitable[float]]
"""Takes so many requests at a rate, with a burst, and says how many seconds to wait (`Store.take_requests`)."""

Hold = Callable[[float], Awaitable[None]]
"""Lets nobody ask anything for so many seconds (`Store.hold_requests`)."""


class Budget:
    """One for a process: give `trace()` to its client of Discord."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` gives seconds. Until `share` is called there is no limit."""
        self._clock = clock
        self._take: Take | None = None
        self._hold: Hold | None = None
        self._asking = asyncio.Lock()
        self._left, self._ends = 0, 0.0

    def share(self, take: Take, hold: Hold) -> None:
        """From now on requests are taken from the budget that all processes share."""
        self._take, self._hold = take, hold

    def trace(self) -> aiohttp.TraceConfig:
        """What makes every request of a client wait for its turn."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._before)
        config.on_request_end.append(self._after)
        return config

    async def wait(self) -> None:
        """Wait until one request may be made. If the database fails, only Discord's own limit counts."""
        if self._take is None:
            return
        async with self._asking:
            if not self._left or self._clock() > self._ends:
                try:
                    pause = await self._take(BLOCK, RATE, BURST)
                except StoreError as error:
                    log.warning("the budget of requests cannot be read", error=str(error))
                    return
                await asyncio.sleep(pause)
                self._left, self._ends = BLOCK, self._clock() + FRESH
            self._left -= 1

    async def refused(self, seconds: float) -> None:
        """Discord has taken too many, of all processes together."""
        self._left = 0
        if self._hold is not None:
            try:
                await self._hold(seconds)
            except StoreError as error:
                log.warning("the others cannot be told that Discord takes no requests", error=str(error))

    async def _before(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        told: aiohttp.TraceRequestStartParams,
    ) -> None:
        if counts(told.url.path):
            await self.wait()

    async def _after(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        headers = told.response.headers
        if told.response.status == 429 and "X-RateLimit-Global" in headers:
            await self.refused(float(headers.get("Retry-After", 1.0)))


def counts(path: str) -> bool:
    """Whether Discord counts a request to this path: `/api/v10/channels/…`, but no answer to an interaction."""
    parts = [part for part in path.split("/") if part]
    return parts[:1] == ["api"] and len(parts) > 2 and parts[2] not in FREE
