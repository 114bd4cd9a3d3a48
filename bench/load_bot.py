"""The bot of `bench.load`, in a process of its own: as hosts run it, with tables of agents that never end beside.

It is given the addresses of Discord and the channels of those tables; what it was like stands in the file `LOAD_FILE`
once it has ended: a line of JSON for each callback that took long, and for its memory every few seconds.
"""

import asyncio
import gc
import json
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

import bot.run
from bench.resident import resident_mib
from bot.cli import app
from bot.client import Maester
from bot.engine.table.agents import usual_agent
from bot.engine.tables import Tables
from bot.rules.registry import GAMES
from bot.sandbox.pointing import point_discord_at
from bot.store.rows import SeatRow

LONG = 0.05
"""Seconds that a callback may take."""

FRAMES = 8
"""So many functions of such a one are named."""

EVERY = 5.0
"""Seconds between two looks at the memory."""

AGENTS = 4
GUILD = int(os.environ["LOAD_GUILD"])
CHANNELS = [int(channel) for channel in os.environ["LOAD_CHANNELS"].split(",")]


class Busy(Maester):
    """The bot, with a table of agents in each of the channels; when one is over, the next is opened."""

    async def setup_hook(self) -> None:
        """See discord.py."""
        await super().setup_hook()
        self.add_listener(self._begin, "on_ready")

    async def _begin(self) -> None:
        await self._registered.wait()  # people begin as soon as they see the file
        out = _file()
        watch(out)
        self._keeping = asyncio.create_task(keep(self.tables, out))


def _file() -> TextIO:
    return Path(os.environ["LOAD_FILE"]).open("w", encoding="utf-8")


async def keep(tables: Tables, out: TextIO) -> None:
    """Open tables of agents wherever there is none at play, and note now and then what there is."""
    while True:
        moves = 0
        for channel in CHANNELS:
            game = await tables.store.game_in(channel)
            if game is None or game.status != "playing":
                await begin(tables, channel)
            else:
                moves += game.version
        tally = await tables.store.tally()
        memory = await asyncio.to_thread(resident_mib)
        note(out, memory=memory, posts=tally.posts, entries=moves, at=time.time())
        await asyncio.sleep(EVERY)


async def begin(tables: Tables, channel: int) -> None:
    """A table at which nobody sits but agents."""
    agent = usual_agent(tables.rules(GAMES[0]))
    rows = [SeatRow(seat, None, f"Agent {seat + 1}", agent, "") for seat in range(AGENTS)]
    table = await tables.open(
        guild_id=GUILD, channel_id=channel, host_id=1, host_name="Nobody", system=GAMES[0], seats=rows
    )
    await tables.start(table.game.id)


def watch(out: TextIO) -> None:
    """Note every callback of the loop that takes long: what it was, and what it was about halfway."""
    handles: Any = asyncio.Handle
    run: Callable[[asyncio.Handle], None] = handles._run
    onlooker = Onlooker()

    def measured(handle: asyncio.Handle) -> None:
        wall, cpu, collected = onlooker.begin(), time.thread_time(), onlooker.collected
        run(handle)
        took = time.perf_counter() - wall
        onlooker.end()
        if took > LONG:
            note(
                out,
                callback=what(handle),
                wall=took,
                cpu=time.thread_time() - cpu,
                collected=onlooker.collected - collected,
                where=onlooker.seen,
                at=time.time(),
            )

    handles._run = measured


class Onlooker:
    """A thread that looks what a callback is about once it has taken half of what it may."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        """Functions under way, the innermost first."""
        self.collected = 0.0
        """Seconds in which garbage was collected so far."""
        self._began: float | None = None
        self._thread = threading.get_ident()
        gc.callbacks.append(self._collect)
        threading.Thread(target=self._look, daemon=True).start()

    def begin(self) -> float:
        """A callback begins now."""
        self.seen, self._began = [], time.perf_counter()
        return self._began

    def end(self) -> None:
        """It is over."""
        self._began = None

    def _look(self) -> None:
        while True:
            time.sleep(LONG / 5)
            began = self._began
            if began is not None and not self.seen and time.perf_counter() - began > LONG / 2:
                frame, seen = sys._current_frames().get(self._thread), list[str]()
                while frame is not None and len(seen) < FRAMES:
                    seen.append(f"{frame.f_code.co_qualname}:{frame.f_lineno}")
                    frame = frame.f_back
                if self._began == began:
                    self.seen = seen

    def _collect(self, phase: str, _info: dict[str, int]) -> None:
        if threading.get_ident() == self._thread:
            self.collected += time.perf_counter() * (1 if phase == "stop" else -1)


def what(handle: asyncio.Handle) -> str:
    """Whose step a callback is."""
    task: Any = getattr(getattr(handle, "_callback", None), "__self__", None)
    if isinstance(task, asyncio.Task):
        coroutine: Any = task.get_coro()
        return f"{coroutine.__qualname__} ({task.get_name().rstrip('-0123456789')})"
    return repr(getattr(handle, "_callback", handle))[:80]


def note(out: TextIO, **what: object) -> None:
    """A line of the file."""
    out.write(json.dumps(what) + "\n")
    out.flush()


if __name__ == "__main__":
    point_discord_at(sys.argv.pop(1), sys.argv.pop(1))
    bot.run.Maester = Busy  # type: ignore[attr-defined]
    app()
