"""What is left of a process that is no more: its games and posts, taken over by the others.

Whoever stores a move keeps the game: they move its agents and plans on, and send its posts. A process that dies leaves
games in which nobody is about to do anything, and posts that it has claimed. The others look for such, often enough
for people to notice nothing.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection

import structlog

from bot.engine.tables import Tables
from bot.errors import HostError
from bot.store.protocol import StoreError

log = structlog.get_logger()

EVERY = 1.0
"""Seconds between two looks."""


class Succession:
    """One for each of several processes: `run` it until `stop`.

    A process has a number that none had before it, also where the same shards are run again: so what a number has left
    is never taken from somebody at work.
    """

    def __init__(
        self,
        tables: Tables,
        process: int,
        living: Callable[[], Awaitable[Collection[int]]],
        every: float = EVERY,
    ) -> None:
        """`living` says which processes there are, by their numbers. It may raise HostError."""
        self._tables = tables
        self._process = process
        self._living = living
        self._every = every
        self._known = frozenset[int]()
        """The others that were there; who is gone stays among them until all is taken over."""
        self._begun = False
        self._unsure = False
        """Whether games may have been taken over of which nobody has told: the database failed."""
        self._stopped = asyncio.Event()

    async def run(self) -> None:
        """Look again and again, until `stop`."""
        while not self._stopped.is_set():
            try:
                await self.look()
            except (StoreError, HostError) as error:
                log.warning("who is at work cannot be seen", error=str(error))
            except Exception as error:  # else what the dead have left would stay theirs
                log.error("what others have left could not be taken over", exc_info=error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), self._every)

    async def stop(self) -> None:
        """Take nothing over any more."""
        self._stopped.set()

    async def look(self) -> None:
        """Take over what others have left: at first all that is there, and then of those who are gone since."""
        living = frozenset(await self._living()) - {self._process}
        gone, self._known = self._known - living, self._known | living
        if gone:
            log.warning("another process is gone", processes=sorted(gone))
        if gone or not self._begun:
            # Who has claimed something was there when they did; who is not there any more after that is dead.
            holders = frozenset(await self._tables.store.holders())
            dead = holders - {*await self._living(), self._process}
            again, self._unsure = self._unsure, True
            games = await self._tables.store.take_over(self._process, dead, again)
            self._unsure = False
            self._tables.posted.set()
            self._tables.timed.set()
            await self._tables.go_on(games)
            # A game that somebody was about to change has been left out, and is theirs only if they moved it on.
            left = dead & frozenset(await self._tables.store.holders())
            self._known, self._begun = living | left, True
