"""The outbox worker: what was committed is shown at least once, each lane of a game strictly in order.

A post that did not get through is tried again, later each time and for a day at the most, and holds back the later
ones of its lane (`OutboxRow`); other lanes and other games do not wait. Games that people play come before those of
agents alone. Where Discord is behind, the newest board is shown and stories are told in one. In no channel are more
begun than Discord takes: one that is under way could no longer be replaced by a newer one.

A post may be sent twice (a crash between sending and noting it); its nonce is the same both times, so that Discord
drops the second.
"""

import asyncio
import contextlib
import math
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import structlog

from bot.metrics import POST_FAILURES, POST_SECONDS, PUBLISH_LAG
from bot.store.protocol import Store, StoreError
from bot.store.rows import OutboxRow

log = structlog.get_logger()

AT_ONCE = 8
"""How many posts are made and sent at the same time, but for those that hang."""

SLOW = 2.0
"""Seconds after which a post that is being sent counts as hanging: it only waits, and takes up no place."""

AGENTS_A_SECOND = 15.0
"""How many posts of games that agents alone play are sent in a second. Discord takes 50 requests of a bot in a second,
and a post is one or two; what comes of people is to find room at any time."""

PACE, AHEAD = 1.25, 2
"""Seconds between two posts of a lane, and how many may be sent at once after a rest. Discord takes five messages and
five edits in five seconds for a channel. To send five at once would be no faster: the sixth would be drawn, and then
wait while newer boards and what people do pile up behind it."""

EDITS = frozenset({"dashboard"})
"""Kinds of posts that change a message, which Discord counts apart from new ones."""

MOMENT = 0.001
"""Seconds that are as good as now."""

MOST_AT_ONCE = 128
"""How many posts are on their way at the most, those that hang among them."""

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds before the second try; each further one waits twice as long, up to the longest."""

PATIENCE = 120.0
"""Seconds a post may take before it counts as failed."""

TRIES = 300
"""How often what does not get through is tried: for a day, by the pauses between."""

TRIES_OF_BROKEN = 10
"""How often a post is tried that cannot even be made, which is most likely our own mistake: for some ten minutes."""

Lane = tuple[int, str]
"""A game, and which of its posts."""


class Undeliverable(Exception):
    """There is nowhere to send this post to any more (a deleted channel, a closed DM): it is given up."""


class Unsent(Exception):
    """The post did not get through, and another time it may."""


class Publisher(Protocol):
    """Shows a post to those it is for."""

    async def publish(self, row: OutboxRow) -> None:
        """Send one post, with its nonce.

        Raises Undeliverable to give it up and Unsent to try again; anything else is tried again for a short time only.
        """
        ...


class Outbox:
    """Sends what waits: `run` it until `stop`."""

    def __init__(
        self,
        store: Store,
        publisher: Publisher,
        posted: asyncio.Event,
        clock: Callable[[], float],
        at_once: int = AT_ONCE,
        answered: Callable[[], Awaitable[None]] | None = None,
        process: int | None = None,
    ) -> None:
        """`posted` is set by others whenever something may be waiting; `clock` gives Unix seconds.

        `answered` returns when nobody waits for an answer, or soon: a move is answered before it is published. One of
        several processes, of number `process`, claims each post before it sends it.
        """
        self._process = process
        self._store = store
        self._publisher = publisher
        self._posted = posted
        self._clock = clock
        self._at_once = at_once
        self._answered = answered
        self._sending: dict[Lane, asyncio.Task[None]] = {}
        self._hanging: set[Lane] = set()
        self._slow: set[Lane] = set()
        """Lanes whose last post hung: the next one is taken to hang from its beginning, and takes nobody's place."""
        self._of_agents: set[Lane] = set()
        """Lanes whose post being sent is of a game that agents alone play."""
        self._agents_next = 0.0
        """When the next such post may be sent."""
        self._spent: dict[tuple[Lane, bool], float] = {}
        """Until when a lane has sent in advance, new messages and edits each."""
        self._stopped = asyncio.Event()

    async def run(self) -> None:
        """Send posts as they come due, until `stop`; then finish what is being sent."""
        doubted = self._process is not None  # of several processes each takes over what died with another
        while not self._stopped.is_set():
            if self._answered is not None:
                await self._answered()
            self._posted.clear()
            try:
                if not doubted:
                    await self._store.doubt_posts()
                    doubted = True
                held = await self._send_due()
                due = await self._store.next_due(self._clock())
                if self._clock() + MOMENT < held < math.inf:  # else it waits for a place, and hears of it
                    due = min(due or held, held)
            except StoreError as error:
                log.error("the outbox could not be read", error=str(error))
                due = self._clock() + FIRST_PAUSE
            await self._wait(due)
        await asyncio.gather(*self._sending.values(), return_exceptions=True)

    async def stop(self, patience: float | None = None) -> None:
        """Begin no other post, and wait for those that are being sent.

        What takes longer than `patience` seconds is broken off, and sent at the next start.
        """
        self._stopped.set()
        self._posted.set()
        sending = list(self._sending.values())
        if sending:
            _, late = await asyncio.wait(sending, timeout=patience)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _send_due(self) -> float:
        """Begin to send the oldest post of each lane, as many as may be sent at once.

        Returns when the first of those that were held back by their pace may be sent; infinity if none was.
        """
        held, now = math.inf, self._clock()
        self._spent = {which: until for which, until in self._spent.items() if until > now}
        # What is being sent while we look is found too, and may be done by the time the answer is here.
        busy = set(self._sending)
        wanted = self._at_once + len(busy) + len(self._slow) + len(self._spent)
        for row in await self._due(wanted):
            lane = (row.game_id, row.lane)
            if lane in busy or not self._free(lane):
                continue
            if row.overtaken:
                await self._store.drop_overtaken(*lane)
                self._posted.set()  # another is the oldest of its lane now
            elif (at := self._paced(lane, row)) > self._clock() + MOMENT:
                held = min(held, at)
            elif not row.people and not self._room_for_agents():
                held = min(held, self._agents_next)
            elif await self._mine(row):
                self._begin(lane, row)
        return held

    def _paced(self, lane: Lane, row: OutboxRow) -> float:
        """When a post may be begun by the pace of its lane."""
        return self._spent.get((lane, row.kind in EDITS), 0.0) - (AHEAD - 1) * PACE

    def _begin(self, lane: Lane, row: OutboxRow) -> None:
        if lane in self._slow:
            self._hanging.add(lane)
        if not row.people:
            self._of_agents.add(lane)
            self._agents_next = max(self._agents_next, self._clock()) + 1 / AGENTS_A_SECOND
        self._sending[lane] = asyncio.create_task(self._send(lane, row), name=f"post-{row.id}")

    def _room_for_agents(self) -> bool:
        """Whether a post of agents alone may be begun: they never have more than half of the places."""
        theirs = len(self._of_agents - self._hanging)
        return theirs < max(1, self._at_once // 2) and self._clock() >= self._agents_next - MOMENT

    async def _due(self, limit: int) -> Sequence[OutboxRow]:
        if self._process is None:
            return await self._store.due_posts(self._clock(), limit)
        return await self._store.due_posts(self._clock(), limit, self._process)

    async def _mine(self, row: OutboxRow) -> bool:
        """Whether no other process sends it."""
        return self._process is None or await self._store.claim_post(row.id, self._process)

    def _free(self, lane: Lane) -> bool:
        """Whether another post of this lane may be begun. Lanes that hung lately share half of all places."""
        if self._stopped.is_set() or len(self._sending) >= MOST_AT_ONCE:
            return False
        if lane in self._slow:
            return len(self._hanging) < MOST_AT_ONCE // 2
        return len(self._sending) - len(self._hanging) < self._at_once

    async def _wait(self, due: float | None) -> None:
        """Until something is posted, a post was sent or hangs, or it is `due`."""
        timeout = None if due is None else max(0.0, due - self._clock())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._posted.wait(), timeout)

    def _hangs(self, lane: Lane) -> None:
        self._hanging.add(lane)
        self._slow.add(lane)
        self._posted.set()

    async def _send(self, lane: Lane, row: OutboxRow) -> None:
        began = self._clock()
        slow = asyncio.get_running_loop().call_later(SLOW, self._hangs, lane)
        told = {} if row.interaction is None else {"interaction": row.interaction}
        structlog.contextvars.bind_contextvars(post=row.id, **told)  # of this task alone
        try:
            await self._try(row)
            if self._clock() - began < SLOW:
                self._slow.discard(lane)
        except StoreError as error:
            # It may have been sent, and will be sent again: not at once, or a full disk would flood the channel.
            log.error("a post could not be noted", game=row.game_id, post=row.id, error=str(error))
            await self._pause(row)
        finally:
            slow.cancel()
            # The pause counts from the end: Discord may have held the post, and pictures take long.
            which = (lane, row.kind in EDITS)
            self._spent[which] = max(self._spent.get(which, 0.0), self._clock()) + PACE
            self._hanging.discard(lane)
            self._of_agents.discard(lane)
            del self._sending[lane]
            self._posted.set()

    async def _try(self, row: OutboxRow) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                with POST_SECONDS.labels(row.kind).time():
                    await self._publisher.publish(row)
            PUBLISH_LAG.labels(row.kind).observe(max(0.0, self._clock() - row.written_at))
            log.debug("posted", game=row.game_id, kind=row.kind)
        except Undeliverable as error:
            log.warning("a post was given up", game=row.game_id, kind=row.kind, error=str(error))
        except Exception as error:
            POST_FAILURES.labels(row.kind).inc()
            if row.attempts + 1 < _tries(error):
                log.warning("a post will be tried again", game=row.game_id, kind=row.kind, exc_info=error)
                later = self._clock() + _back_off(row.attempts)
                await self._store.post_later(row.id, later, f"{type(error).__name__}: {error}")
                return
            log.error("a post was given up after many tries", game=row.game_id, kind=row.kind, exc_info=error)
        await self._store.post_done(row.id)

    async def _pause(self, row: OutboxRow) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stopped.wait(), _back_off(row.attempts))


def _tries(error: Exception) -> int:
    """How often a post is tried that fails so."""
    return TRIES if isinstance(error, (Unsent, OSError, StoreError)) else TRIES_OF_BROKEN


def _back_off(attempts: int) -> float:
    return float(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(attempts, 30)))
