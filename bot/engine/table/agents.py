"""Agents at the table: whoever is awaited or invited and is no person is asked for a move, from their own View."""

import asyncio
import contextlib
import functools
import time
from collections.abc import Awaitable, Callable
from weakref import WeakKeyDictionary

import structlog

from bot.engine.errors import Refused, Stale, cause
from bot.engine.journal.chance import SeededChance
from bot.engine.journal.entries import Rules
from bot.engine.table.table import Table
from bot.engine.table.timekeeping import elapse, held_without_clock
from bot.rules.contract import (
    Action,
    Agent,
    Prompt,
    RuleError,
    Seat,
    awaited,
    deliberates,
)
from bot.rules.menu import random_action
from bot.store.protocol import StoreError

log = structlog.get_logger()

RANDOM = "random"
"""The agent that every game has: it does anything legal."""

RETRY = 5.0
"""Seconds an agent waits after the database failed it."""

AT_ONCE = 4
"""How many agents move at the same time, at tables with people and at those of agents alone: whoever presses a button
waits for these at the most, not for those of all tables."""

SLOW = 0.02
"""Seconds of processor time for one decision. Once an agent took longer, all agents of its game decide in threads, so
that the event loop goes on meanwhile; those of a game that `deliberates` do so from the first. Quick agents are faster
without a thread."""

LOOKS = 6
"""How often an agent is asked about invitations between two moves of the game. Without a limit, agents that make each
other offers would never come to an end."""

Looked = tuple[int, int, tuple[Prompt, ...]]
"""When an agent was last asked about its invitations: the stamp of the game, how often at it, and the invitations."""

NEVER: Looked = (-1, 0, ())


def usual_agent(rules: Rules) -> str:
    """The name of the agent that is seated where nobody chooses one: the first of the game's own."""
    return next(iter(rules.agents), RANDOM)


class Driver:
    """Keeps agents moving: one task for each game in which an agent is awaited, or invited to something new."""

    def __init__(
        self,
        act: Callable[..., Awaitable[object]],
        pause: float,
        process: int | None = None,
        answered: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`act` submits a move (`Tables.act`); `pause` is how many seconds an agent seems to think.

        `answered` returns when nobody waits for an answer, or soon: people come before agents.
        Of several processes this one, of that number, moves the agents of the games it keeps: those it moved on last.
        """
        self._process = process
        self._act = act
        self._pause = pause
        self._answered = answered
        self._beside_people, self._alone = asyncio.Semaphore(AT_ONCE), asyncio.Semaphore(AT_ONCE)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._looked: WeakKeyDictionary[Table, dict[Seat, Looked]] = WeakKeyDictionary()
        self._slow: set[str] = set()
        """Games whose agents think in threads."""
        self._stopped = asyncio.Event()

    def on_change(self, table: Table) -> None:
        """Let the agents of this table move if one of them is awaited or invited."""
        if self._stopped.is_set() or table.game.id in self._tasks:
            return
        if not (self._with_something_to_do(table) or held_without_clock(table)):
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
            self.on_change(table)  # somebody may have moved between the last look and the end of the task

    async def _play(self, table: Table) -> None:
        pause = self._pause
        while (held_without_clock(table) or self._with_something_to_do(table)) and not await self._stopping(
            pause
        ):
            try:
                async with self._beside_people if _has_people(table) else self._alone:
                    if self._answered is not None:
                        await self._answered()
                    await self._move(table)
                pause = self._pause
            except Stale:
                continue  # somebody else was quicker, or its player is back
            except (Refused, StoreError) as error:
                log.warning("an agent will try again", game=table.game.id, error=str(error))
                pause = max(self._pause, RETRY)

    def _with_something_to_do(self, table: Table) -> list[Seat]:
        """Seats of agents that have something to do. Those invited come first, as an awaited one moves the game on."""
        agents = _seats_of_agents(table)
        if not agents or not table.playing or table.held or table.game.locked:
            return []
        if self._process not in (None, table.game.keeper):
            return []
        prompts = table.pending()
        owing = awaited(prompts)
        asked = {seat for one in prompts if not one.waits for seat in one.waiting}
        fresh = [seat for seat in sorted((asked & agents).difference(owing)) if self._is_new(table, seat)]
        return [*fresh, *(seat for seat in owing if seat in agents)]

    def _is_new(self, table: Table, seat: Seat) -> bool:
        """Whether a seat has invitations that its agent was not asked about last, and it was not asked too often."""
        invited = _invited(table, seat)
        stamp, times, before = self._looked.get(table, {}).get(seat, NEVER)
        return bool(invited) and invited != before and (stamp != table.game.stamp or times < LOOKS)

    async def _consider(self, table: Table, seat: Seat) -> None:
        """Let an agent answer its invitations, or leave them: it is not asked about the same ones again."""
        looked = self._looked.setdefault(table, {})
        stamp, times, _ = looked.get(seat, NEVER)
        times = times if stamp == table.game.stamp else 0
        looked[seat] = (table.game.stamp, times + 1, _invited(table, seat))
        try:
            version = table.game.version
            action = await self._think(table, seat)
            await self._act(table.game.id, seat, action, by="agent", version=version)
        except (Refused, StoreError):
            del looked[seat]
            raise
        except (RuleError, LookupError) as error:
            log.info("an agent leaves an invitation", game=table.game.id, **cause(error))
        except Exception as error:
            log.error("an agent failed at an invitation", game=table.game.id, exc_info=error)

    async def _move(self, table: Table) -> None:
        if held_without_clock(table):
            await elapse(table, table.game.version)
            return
        seats = self._with_something_to_do(table)
        if not seats:
            return
        seat, version = seats[0], table.game.version
        if not _is_awaited(table, seat):
            await self._consider(table, seat)
            return
        try:
            action = await self._think(table, seat)
            await self._act(table.game.id, seat, action, by="agent", version=version)
        except (Refused, StoreError):
            raise
        except Exception as error:
            if table.game.version != version or not _is_awaited(table, seat):
                return  # it was legal when it was chosen
            log.error("an agent's move failed, the default is played", game=table.game.id, **cause(error))
            default = table.rules.default(table.state, seat)
            await self._act(table.game.id, seat, default, by="agent", version=version)

    async def _think(self, table: Table, seat: Seat) -> Action:
        """The action that an agent chooses, from the View of its seat as it is now."""
        choose = _chooser(table, seat)
        if deliberates(table.rules) or table.rules.id in self._slow:
            return await asyncio.to_thread(choose)
        began = time.thread_time()
        action = choose()
        if time.thread_time() - began > SLOW:
            self._slow.add(table.rules.id)
        return action

    async def _stopping(self, pause: float) -> bool:
        """Whether it is time to stop, at the latest after `pause` seconds."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stopped.wait(), pause)
        return self._stopped.is_set()


def _has_people(table: Table) -> bool:
    """Whether anybody sits at a table but agents."""
    return any(row.present for row in table.seats)


def _seats_of_agents(table: Table) -> set[Seat]:
    """The seats that agents play, those of absent players among them."""
    return {row.seat for row in table.seats if row.agent}


def _is_awaited(table: Table, seat: Seat) -> bool:
    """Whether an agent plays this seat, and the game waits for it."""
    return seat in awaited(table.pending()) and seat in _seats_of_agents(table)


def _invited(table: Table, seat: Seat) -> tuple[Prompt, ...]:
    """What a seat may answer and nobody waits for."""
    return tuple(prompt for prompt in table.pending() if not prompt.waits and seat in prompt.waiting)


def _chooser(table: Table, seat: Seat) -> Callable[[], Action]:
    """A function, good for a thread too, that lets the agent of a seat decide from what the seat may know now."""
    name = table.seats[seat].agent
    agent: Agent = table.rules.agents.get(name or "", random_action)
    chance = SeededChance(f"{table.game.secret}:{table.game.version}:{seat}")
    return functools.partial(agent, table.rules, table.view(seat), chance)
