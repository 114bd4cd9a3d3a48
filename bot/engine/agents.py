"""Agents at the table: whoever is awaited and is no person is asked for a move, from their own View."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import structlog

from bot.engine.chance import SeededChance
from bot.engine.errors import Refused, Stale
from bot.engine.table import Table
from bot.rules.contract import Action, Agent, Chance, Ruleset, Seat, View
from bot.rules.menu import random_action
from bot.store.protocol import StoreError

log = structlog.get_logger()

RANDOM = "random"
"""The agent every game has."""

RETRY = 5.0
"""Seconds an agent waits after the database failed it."""


def play_random(rules: Ruleset, view: View, chance: Chance) -> Action:  # type: ignore[type-arg]
    """The agent that does anything legal."""
    return random_action(rules, view, chance)


class Driver:
    """Keeps agents moving: one task for each game in which an agent is awaited."""

    def __init__(self, act: Callable[..., Awaitable[object]], pause: float) -> None:
        """`act` submits a move (`Hall.act`); `pause` is how many seconds an agent seems to think."""
        self._act = act
        self._pause = pause
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._stopped = asyncio.Event()

    def look(self, table: Table) -> None:
        """Let the agents of this table move if one of them is awaited."""
        if self._stopped.is_set() or table.game.id in self._tasks or not _awaited(table):
            return
        task = asyncio.create_task(self._play(table), name=f"agents-{table.game.id}")
        self._tasks[table.game.id] = task
        task.add_done_callback(lambda _: self._done(table))

    async def stop(self) -> None:
        """Let the moves under way finish and begin no other."""
        self._stopped.set()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _done(self, table: Table) -> None:
        task = self._tasks.pop(table.game.id)
        if not task.cancelled() and (error := task.exception()):
            log.error("the agents of a game have stopped", game=table.game.id, exc_info=error)
        else:
            self.look(table)  # somebody may have moved between the last look and the end of the task

    async def _play(self, table: Table) -> None:
        pause = self._pause
        while _awaited(table) and not await self._stopping(pause):
            try:
                await self._move(table)
                pause = self._pause
            except Stale:
                continue  # somebody else was quicker, or its player is back
            except (Refused, StoreError) as error:
                log.warning("an agent will try again", game=table.game.id, error=str(error))
                pause = max(self._pause, RETRY)

    async def _move(self, table: Table) -> None:
        seats = _awaited(table)
        if not seats:
            return
        seat, version = seats[0], table.game.version
        try:
            await self._act(table.game.id, seat, _choose(table, seat), by="agent", version=version)
        except (Refused, StoreError):
            raise
        except Exception as error:
            if table.game.version != version or seat not in _awaited(table):
                return  # it was legal when it was chosen
            log.error("an agent's move failed, the default is played", game=table.game.id, exc_info=error)
            await self._act(table.game.id, seat, table.rules.default(table.state, seat), by="agent")

    async def _stopping(self, pause: float) -> bool:
        """Whether it is time to stop, at the latest after `pause` seconds."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stopped.wait(), pause)
        return self._stopped.is_set()


def _awaited(table: Table) -> list[Seat]:
    """Seats of agents that are awaited."""
    if not table.playing or table.held or table.game.locked:
        return []
    agents = {row.seat for row in table.seats if row.agent}
    waiting = {seat for prompt in table.rules.pending(table.state) for seat in prompt.waiting}
    return sorted(agents & waiting)


def _choose(table: Table, seat: Seat) -> Action:
    name = table.seats[seat].agent
    agent: Agent = table.rules.agents.get(name or "", play_random)
    chance = SeededChance(f"{table.game.secret}:{table.game.version}:{seat}")
    return agent(table.rules, table.view(seat), chance)
