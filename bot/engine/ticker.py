"""The ticker: one task that sleeps until the next clock is due, and then does what the table chose.

No deadline lives in this task. Each is found from stored rows, and found anew before anything is done because of it, so
a restart, a late wake-up or a second process change nothing. Time in which nobody noted that the bot was up is a
gap: no clock runs in it.
"""

import asyncio
import contextlib
import math
from collections.abc import Awaitable, Callable

import structlog

from bot.engine.errors import Refused, Stale, cause
from bot.engine.table.absence import active_players, appoint_regent
from bot.engine.table.desertion import deserted, fall_asleep
from bot.engine.table.seat_clocks import secret
from bot.engine.table.table import Table
from bot.engine.table.timekeeping import elapse, overdue, passed, update_clocks
from bot.engine.tables import Tables
from bot.metrics import DEADLINE_LAG
from bot.rules.contract import Seat, held
from bot.store.protocol import StoreError

log = structlog.get_logger()

BEAT = 30.0
"""Seconds between two notes that the bot is up."""

GRACE = 120.0
"""Seconds without such a note after which it counts as having been down."""

AT_ONCE = 20
"""How many clocks are claimed at a time: after a long night thousands may be due."""

CLAIM = 10.0
"""Seconds after which a clock that somebody has begun to serve is due again: that process may have died."""

PUT_OFF = 60.0
"""Seconds after which a clock is served again that could not be, or belongs to a game that is held."""


class Ticker:
    """Serves the clocks of all games: `begin`, then `run` it until `stop`."""

    def __init__(self, tables: Tables, beat: float = BEAT, grace: float = GRACE) -> None:
        self._tables = tables
        self._store = tables.store
        self._beat = beat
        self._grace = grace
        self._noted = -math.inf
        """When this process last noted that the bot is up."""
        self._stopped = asyncio.Event()

    async def begin(self, others: bool = False) -> None:
        """Before anybody plays: all the time since the last sign of life was downtime. Raises StoreError.

        Not where `others` are at work: then only a gap in their signs was.
        """
        await self._alive(self._grace if others else 0.0)

    async def run(self) -> None:
        """Serve clocks as they come due, until `stop`."""
        while not self._stopped.is_set():
            self._tables.timed.clear()
            try:
                due = await self.tick()
            except StoreError as error:
                log.error("the clocks could not be read", error=str(error))
                due = self._tables.clock() + self._beat
            except Exception as error:  # else no clock would ever be served again
                log.error("the clocks could not be served", exc_info=error)
                due = self._tables.clock() + self._beat
            await self._sleep(due)

    async def stop(self) -> None:
        """Serve no other clock."""
        self._stopped.set()
        self._tables.timed.set()

    async def tick(self) -> float:
        """Serve what is due; when to look again. Raises StoreError."""
        now = self._tables.clock()
        if abs(now - self._noted) >= self._beat:  # also where the clock was set back
            await self._alive(self._grace)
        due = await self._store.next_clock()
        if due is not None and due <= now:
            for game_id in await self._store.claim_clocks(now, now + CLAIM, AT_ONCE):
                if not self._stopped.is_set():
                    await self._serve(game_id)
            due = await self._store.next_clock()
        beat = self._noted + self._beat
        return beat if due is None else min(due, beat)

    async def _sleep(self, until: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, until - self._tables.clock())):
                await self._tables.timed.wait()

    async def _alive(self, longest: float) -> None:
        """Note that the bot is up. After a gap every open deadline is later; games read later find it then."""
        now = self._tables.clock()
        gap = await self._store.beat(now, longest)
        self._noted = now
        if gap is None:
            return
        log.info("clocks stood still while the bot was down", since=gap.since, until=gap.until)
        for game_id in self._tables.loaded():
            await self._guarded(game_id, update_clocks)

    async def _serve(self, game_id: int) -> None:
        await self._guarded(game_id, update_clocks)
        if not await self._guarded(game_id, self._expire):
            # Its clocks are due at this very moment again, and would be without end.
            await self._store.put_off(game_id, self._tables.clock() + PUT_OFF)

    async def _guarded(self, game_id: int, work: Callable[[Table], Awaitable[None]]) -> bool:
        """Whether it was done. One game that cannot be served must not keep the others from it."""
        try:
            await work(await self._tables.table(game_id))
            return True
        except (Refused, StoreError) as error:
            log.warning("a clock will be served again", game=game_id, error=str(error))
        except Exception as error:
            log.error("a clock could not be served", game=game_id, **cause(error))
        return False

    async def _expire(self, table: Table) -> None:
        """Pass for all who wish so, and do what the table chose, for all whose time is over."""
        if table.held:  # it stays due until the host has seen to it
            await self._store.put_off(table.game.id, self._tables.clock() + PUT_OFF)
            return
        while (seat := passed(table, self._tables.clock())) is not None:
            with contextlib.suppress(Stale):
                await self._default(table, seat, table.game.version)
        while (seat := overdue(table, self._tables.clock())) is not None:
            version, over = table.game.version, held(table.pending())
            if table.pace.late == "wait" and not over:
                return
            with contextlib.suppress(Stale):  # somebody has moved in the last moment: look again
                await (elapse(table, version) if over else self._late(table, seat, version))

    async def _late(self, table: Table, seat: Seat, version: int) -> None:
        DEADLINE_LAG.observe(max(0.0, self._tables.clock() - (table.clocks[seat].deadline or math.inf)))
        regent = table.pace.late in ("regent", "substitute") and not secret(table.clocks[seat])
        alone = active_players(table) <= {table.seats[seat].user_id}
        # Agents need no time: without a person they would play the game to its end before anybody is back.
        if await deserted(table, self._tables.clock()) or (regent and alone):
            await fall_asleep(table, version)
        elif regent:
            await appoint_regent(table, seat, version, wanted=table.pace.late == "substitute")
        else:  # a regent would tell who has not answered in secret
            await self._default(table, seat, version)

    async def _default(self, table: Table, seat: Seat, version: int) -> None:
        action = table.rules.default(table.state, seat)
        await self._tables.act(table.game.id, seat, action, by="clock", version=version)
