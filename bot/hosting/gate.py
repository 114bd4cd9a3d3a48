"""Everything that people do passes the gate: it limits how much one person does, and lets nobody in during a stop.

Each person has a bucket of tokens. What they do takes some out, and time puts them back; who is out of tokens is told
to wait, and nobody else notices. Agents and clocks do not come this way.
"""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.engine.errors import Refused

SUGGESTING = 0.25
"""What one autocomplete costs: there is one for every few letters typed. A command or a press costs 1."""

MOMENT = 0.05
"""Seconds for which other work lets answers go first."""

REMEMBERED = 1000
"""Buckets kept before the full ones are thrown away."""


@dataclass(slots=True)
class Bucket:
    """What a person had at a moment."""

    tokens: float
    at: float


class Gate:
    """One for the process. `burst` is how much a person may do at once, `rate` how much a second after that."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float]) -> None:
        """With a `burst` of 0 there is no limit. `clock` gives seconds."""
        self._burst, self._rate, self._clock = burst, rate, clock
        self._buckets: dict[int, Bucket] = {}
        self._inside = 0
        self._empty = asyncio.Event()
        self._empty.set()
        self._shut = False

    def admit(self, user_id: int, cost: float = 1.0) -> None:
        """Let somebody do something. Raises Refused if they have to wait, or if Maester is about to go."""
        if self._shut:
            raise Refused("table-closing")
        if self._burst and not self._pay(user_id, cost):
            raise Refused("table-too-fast")

    @contextmanager
    def inside(self) -> Iterator[None]:
        """Around all that is done for one interaction, its answer included."""
        self._inside += 1
        self._empty.clear()
        try:
            yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    async def answered(self) -> None:
        """Return once nobody waits for an answer, but after a `MOMENT` at the latest: some answers take long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(MOMENT):
                await self._empty.wait()

    async def shut(self, patience: float) -> bool:
        """Let nobody in any more, and wait for those inside. False if some are not done after `patience` seconds."""
        self._shut = True
        try:
            async with asyncio.timeout(patience):
                await self._empty.wait()
        except TimeoutError:
            return False
        return True

    def _pay(self, user_id: int, cost: float) -> bool:
        now = self._clock()
        tokens = self._tokens(self._buckets.get(user_id), now)
        paid = tokens >= cost
        self._buckets[user_id] = Bucket(tokens - cost if paid else tokens, now)
        if len(self._buckets) > REMEMBERED:
            self._forget(now)
        return paid

    def _tokens(self, bucket: Bucket | None, now: float) -> float:
        if bucket is None:
            return self._burst
        return min(self._burst, bucket.tokens + max(0.0, now - bucket.at) * self._rate)

    def _forget(self, now: float) -> None:
        """A full bucket is as good as none."""
        self._buckets = {
            user: bucket for user, bucket in self._buckets.items() if self._tokens(bucket, now) < self._burst
        }
