"""The outbox worker: what was committed is shown at least once, each lane of a game strictly in order.

A post that did not get through is tried again, each time after a longer pause, for a day at the most. Until then it
holds back the later posts of its lane (`OutboxRow`), but no other lane and no other game. Posts of games that people
play come before those of games of agents alone.

Where Discord is slow, boards that were overtaken are skipped and several stories become one message. So no more posts
of a channel are begun than Discord takes (`lanes`), since one under way can no longer be replaced by a newer one. The
live message is edited even while older messages still wait, so that everybody can see on it what was done.

A post may be sent twice (a crash between sending and noting it); its nonce is the same both times, so that Discord
drops the second.
"""

import asyncio
import contextlib
import itertools
import math
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

import structlog

from bot.engine.lanes import AT_ONCE, SLOW, Lane, Lanes, lane_of
from bot.metrics import POST_FAILURES, POST_SECONDS, PUBLISH_LAG
from bot.store.protocol import Store, StoreError
from bot.store.rows import OutboxRow

log = structlog.get_logger()

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds before the second try; each further one waits twice as long, up to the longest."""

IDLE = 60.0
"""Seconds after which it looks though nobody has said that there is anything: of a commit that broke off nobody may
know that a post was stored with it."""

PATIENCE = 120.0
"""Seconds a post may take before it counts as failed."""

TRIES = 300
"""How often what does not get through is tried: for a day, by the pauses between."""

TRIES_OF_BROKEN = 10
"""How often a post is tried that cannot even be made, which is most likely our own mistake: for some ten minutes."""


Note = Callable[[], Awaitable[None]]
"""Stores how a try went. May be called twice."""


class Undeliverable(Exception):
    """There is nowhere to send this post to any more (a deleted channel, a closed DM): it is given up."""


class Unsent(Exception):
    """The post did not get through, and another time it may."""


class Publisher(Protocol):
    """Shows a post to those it is for."""

    async def publish(self, row: OutboxRow) -> int:
        """Send one post, with its nonce; returns how many messages it has become, as Discord counts them.

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
        planned: Callable[[int], bool] = lambda _: False,
    ) -> None:
        """`posted` is set by others whenever something may be waiting; `clock` gives Unix seconds.

        `answered` returns when nobody waits for an answer, or soon: a move is answered before it is published. One of
        several processes, of number `process`, claims each post before it sends it. `planned` says whether plans of a
        game are being carried out: what became of them will show the hands, too.
        """
        self._process = process
        self._planned = planned
        self._store = store
        self._publisher = publisher
        self._posted = posted
        self._wall = clock
        self._ahead = -math.inf
        """What there is to add to the loop's time to have Unix seconds."""
        self._answered = answered
        self._lanes = Lanes(self._clock, at_once)
        self._sending: dict[Lane, asyncio.Task[None]] = {}
        self._stopped = asyncio.Event()

    def _clock(self) -> float:
        """Unix seconds, but for a clock that is set back, which would have posts wait for that long: then what has
        passed since. The loop's own time stands still while the machine sleeps."""
        passed = asyncio.get_running_loop().time()
        self._ahead = max(self._ahead, self._wall() - passed)
        return self._ahead + passed

    async def run(self) -> None:
        """Send posts as they come due, until `stop`; then finish what is being sent."""
        doubted = self._process is not None  # of several processes each takes over what died with another
        while not self._stopped.is_set():
            if self._answered is not None:
                await self._answered()
            self._posted.clear()
            if self._stopped.is_set():
                break  # while we waited, `stop` has set what was just cleared
            try:
                if not doubted:
                    await self._store.doubt_posts()
                    doubted = True
                now = self._clock()  # one for both: what comes due while the store is asked is not missed
                held, later = await self._send_due(now), await self._store.next_due(now)
                due = held if later is None else min(held, later)
            except StoreError as error:
                log.error("the outbox could not be read", error=str(error))
                due = self._clock() + FIRST_PAUSE
            except Exception as error:  # else nothing would ever be posted again
                log.error("the outbox has failed, and goes on", exc_info=error)
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

    async def _send_due(self, now: float) -> float:
        """Begin to send the oldest post of each lane that is due `now`, as many as may be sent at once.

        Returns when the first of those that were held back by their pace may be sent; infinity if none was.
        """
        first = math.inf
        # What is being sent while we look is found too, and may be done by the time the answer is here.
        busy, paced = set(self._lanes.busy), set[Lane]()
        due = await self._store.due_posts(now, self._lanes.wanted(), self._process)
        for row in sorted(due, key=_behind_what_people_did):
            lane = lane_of(row)
            if self._stopped.is_set() or lane in busy or not self._lanes.free(lane):
                continue
            if row.ahead and not (row.people or lane in paced):
                continue
            if row.kind == "hand" and self._planned(row.game_id):
                continue
            if row.overtaken:
                await self._store.make_room(*lane)
                self._posted.set()  # another is the oldest of its lane now
            elif (held := self._lanes.held_until(row)) is not None:
                first = min(first, held)
                paced.add(lane)
            elif await self._claimed(row) and not self._stopped.is_set():  # else `stop` waits for it no more
                self._lanes.begun(row)
                busy.add(lane)
                self._sending[lane] = asyncio.create_task(self._send(lane, row), name=f"post-{row.id}")
        return first

    async def _claimed(self, row: OutboxRow) -> bool:
        """Whether it is this process that sends it: of several the first to claim it does."""
        return self._process is None or await self._store.claim_post(row, self._process)

    async def _wait(self, due: float) -> None:
        """Until something is posted, a post was sent or hangs, or it is `due`, or nothing happens for long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(IDLE, max(0.0, due - self._clock()))):
                await self._posted.wait()

    def _hangs(self, lane: Lane) -> None:
        self._lanes.hangs(lane)
        self._posted.set()

    async def _send(self, lane: Lane, row: OutboxRow) -> None:
        began = self._clock()
        slow = asyncio.get_running_loop().call_later(SLOW, self._hangs, lane)
        told = {} if row.interaction is None else {"interaction": row.interaction}
        structlog.contextvars.bind_contextvars(post=row.id, **told)  # of this task alone
        messages = 1
        try:
            messages, note = await self._try(row)
            if self._clock() - began < SLOW:
                self._lanes.quick(lane)
            await self._note(row, note)
        finally:
            slow.cancel()
            self._lanes.ended(row, messages)
            del self._sending[lane]
            self._posted.set()

    async def _try(self, row: OutboxRow) -> tuple[int, Note]:
        """Send a post; returns how many messages Discord has counted, and what notes how it went."""
        messages = 1
        try:
            async with asyncio.timeout(PATIENCE):
                with POST_SECONDS.labels(row.kind).time():
                    messages = await self._publisher.publish(row)
            PUBLISH_LAG.labels(row.kind).observe(max(0.0, self._wall() - row.written_at))
            log.debug("posted", game=row.game_id, kind=row.kind)
        except Undeliverable as error:
            log.warning("a post was given up", game=row.game_id, kind=row.kind, error=str(error))
        except Exception as error:
            POST_FAILURES.labels(row.kind).inc()
            if row.attempts + 1 < _most_tries(error):
                log.warning("a post will be tried again", game=row.game_id, kind=row.kind, exc_info=error)
                later = self._clock() + _back_off(row.attempts)
                return messages, partial(
                    self._store.post_later, row.id, later, f"{type(error).__name__}: {error}"
                )
            log.error("a post was given up after many tries", game=row.game_id, kind=row.kind, exc_info=error)
        return messages, partial(self._store.post_done, row.id)

    async def _note(self, row: OutboxRow, note: Note) -> None:
        """Note how a try went, again and again where the database fails: till then its lane waits.

        Else what was sent would be sent again, or dropped or put behind others as what nobody has tried.
        """
        for tries in itertools.count():
            try:
                await note()
            except Exception as error:
                trace = None if isinstance(error, StoreError) else error
                log.error(
                    "a post could not be noted",
                    game=row.game_id,
                    post=row.id,
                    error=str(error),
                    exc_info=trace,
                )
            else:
                break
            if await self._stopping(_back_off(tries)):
                break  # at the next start it is taken for tried

    async def _stopping(self, pause: float) -> bool:
        """Whether it is time to stop, at the latest after `pause` seconds."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stopped.wait(), pause)
        return self._stopped.is_set()


def _behind_what_people_did(row: OutboxRow) -> bool:
    """Whether a change of the board that is there, where people play, goes first: else it may wait for two stories."""
    return not (row.ahead and row.people)


def _most_tries(error: Exception) -> int:
    """How often a post is tried that fails so."""
    return TRIES if isinstance(error, (Unsent, OSError, StoreError)) else TRIES_OF_BROKEN


def _back_off(attempts: int) -> float:
    return float(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(attempts, 30)))
