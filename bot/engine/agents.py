"""Agents at the table: whoever is awaited and is no person is asked for a move, from their own View."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.engine.chance import SeededChance
from bot.engine.table import Table
from bot.rules.contract import Action, Chance, RuleError, Ruleset, View
from bot.rules.menu import random_action

log = structlog.get_logger()


def play_random(rules: Ruleset, view: View, chance: Chance) -> Action:  # type: ignore[type-arg]
    """The agent that does anything legal."""
    return random_action(rules, view, chance)


class Driver:
    """Keeps agents moving: one task for each game in which an agent is awaited."""

    def __init__(self, act: Callable[..., Awaitable[object]], pause: float) -> None:
        self._act = act
        self._pause = pause
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._stopped = False

    def look(self, table: Table) -> None:
        """Let the agents of this table move if one of them is awaited."""
        if self._stopped or table.game.id in self._tasks or not _awaited(table):
            return
        task = asyncio.create_task(self._play(table), name=f"agents-{table.game.id}")
        self._tasks[table.game.id] = task
        task.add_done_callback(lambda _: self._done(table))

    async def stop(self) -> None:
        """Let the moves under way finish and begin no other."""
        self._stopped = True
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _done(self, table: Table) -> None:
        task = self._tasks.pop(table.game.id)
        if not task.cancelled() and (error := task.exception()):
            log.error("an agent could not move", game=table.game.id, exc_info=error)
        else:
            self.look(table)  # somebody may have moved between the last look and the end of the task

    async def _play(self, table: Table) -> None:
        while not self._stopped and (seats := _awaited(table)):
            await asyncio.sleep(self._pause)
            seat = seats[0]
            version = table.game.version
            action = _choose(table, seat)
            if table.game.version != version:
                continue
            try:
                await self._act(table.game.id, seat, action, by="agent")
            except RuleError as error:
                log.error("an agent broke a rule", game=table.game.id, seat=seat, clause=error.clause)
                await self._act(table.game.id, seat, table.rules.default(table.state, seat), by="agent")


def _awaited(table: Table) -> list[int]:
    """Seats of agents that are awaited."""
    if not table.playing:
        return []
    agents = {row.seat for row in table.seats if row.agent}
    waiting = {seat for prompt in table.rules.pending(table.state) for seat in prompt.waiting}
    return sorted(agents & waiting)


def _choose(table: Table, seat: int) -> Action:
    name = table.seats[seat].agent
    agent = table.rules.agents.get(name or "", play_random)
    chance = SeededChance(f"{table.game.secret}:{table.game.version}:{seat}")
    return agent(table.rules, table.view(seat), chance)
