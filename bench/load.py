"""`make load`: people play while 50 tables of agents move without a pause: `python -m bench.load --minutes 10`.

The bot is a process of its own, as hosts run it; Discord and the people are another, with Discord's own limits: five
messages and five edits in five seconds for each channel, fifty requests in a second for all. A person's move is timed
from the press to its answer, and from the answer until all can read of it in the channel.
"""

import asyncio
import json
import os
import random
import re
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import typer

from bench.figures import quiet
from bot.sandbox.changes import Change, MessageCreated, MessageUpdated
from bot.sandbox.people import SandboxPerson
from bot.sandbox.ratelimit import Limit
from bot.sandbox.seen import seen
from bot.sandbox.server import Sandbox
from bot.sandbox.setting import furnish
from bot.sandbox.world import World

PEOPLE = ("Alys", "Brynden", "Cass", "Davin")
"""Each has a table with two agents."""

LIMITS = {
    "POST /channels/{channel_id}/messages": Limit(5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": Limit(5, 5.0),
    "*": Limit(50, 1.0),
}
"""What Discord takes."""

ANSWERED, SHOWN, GROWTH = 0.150, 3.0, 1.10
"""What is aimed at: seconds to the answer of 99 of 100 moves, seconds to the channel, to the end of any callback; and
what the memory may come to beside what it was after the first third."""

START = 300.0
"""Seconds until all tables of agents are at play."""

LONG = 0.05
"""Seconds that a callback may take, also of the processor alone: other work on the machine is not the bot's fault."""

LOST = 60.0
"""Seconds after which a move counts as never shown."""

DONE = re.compile(r"(?:sends|musters) .*? (?:to|in|at) [^.\n]+")
"""What somebody who has moved armies is told, and all others."""


@dataclass
class Load:
    """What was measured, in seconds and MiB."""

    answered: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    callbacks: list[dict[str, Any]] = field(default_factory=list)
    looks: list[dict[str, Any]] = field(default_factory=list)

    def growth(self) -> float:
        """The memory at the end beside that after a third, each the median of some looks."""
        memory: list[float] = [look["memory"] for look in self.looks]
        third = len(memory) // 3
        few = max(1, len(memory) // 6)
        return float(statistics.median(memory[-few:])) / statistics.median(memory[third : third + few])

    def held(self) -> list[tuple[str, str, bool]]:
        """Each aim, what was found, and whether it was held."""
        p99, worst = _percentile(self.answered, 99), max(self.shown, default=LOST)
        longest = max((one["wall"] for one in self.callbacks), default=0.0)
        worked = [one["cpu"] for one in self.callbacks if one["cpu"] > LONG]
        return [
            ("a person's move is answered, p99", f"{p99 * 1000:.0f} ms", p99 <= ANSWERED),
            ("and shown in the channel, at the latest", f"{worst:.2f} s", worst <= SHOWN),
            ("callbacks above 50 ms", f"{len(self.callbacks)}, longest {longest * 1000:.0f} ms", not longest),
            (
                "of the processor",
                f"{len(worked)}, longest {max(worked, default=0.0) * 1000:.0f} ms",
                not worked,
            ),
            ("memory, end beside first third", f"{self.growth():.3f} ×", self.growth() <= GROWTH),
            ("people who were not answered", str(len(self.failures)), not self.failures),
        ]


class Hasty(SandboxPerson):
    """Somebody who does not wait for a moment at which Maester has nothing to do: there is none."""

    async def _pause(self) -> None:
        await asyncio.sleep(0)


class Player:
    """A person who plays a table with two agents, a move or so a second, and begins another when it is over."""

    def __init__(self, sandbox: Sandbox, name: str, channel: int, load: Load) -> None:
        self._sandbox, self._load, self._channel = sandbox, load, channel
        self._person = Hasty(sandbox, name)
        self._person.here = channel
        self._chance = random.Random(name)
        self._waiting: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Open a table and start it."""
        await self._person.command("/game new", {"system": "risk"})
        await self._person.command("/game options", {"option": "houses", "value": "deal"})
        for _ in range(2):
            await self._person.command("/game agent")
        await self._person.command("/game start")

    async def play(self, until: float) -> None:
        """Move until a moment."""
        await self.begin()
        while time.monotonic() < until:
            await asyncio.sleep(self._chance.uniform(0.3, 1.0))
            text = (await self._person.command("/game status")).text
            if "deploy" in text:
                await self._deploy()
            elif "It is your turn" in text:
                await self._move("/risk end", {})
            elif "is over" in text or "no game" in text.lower():
                await self.begin()
        await asyncio.gather(*self._waiting)

    async def _deploy(self) -> None:
        offered = await self._person.complete("/risk deploy", focused="territory")
        if offered:
            await self._move("/risk deploy", {"territory": str(self._chance.choice(offered).value)})

    async def _move(self, command: str, options: dict[str, str]) -> None:
        began, heard = time.monotonic(), _Heard(self._sandbox, self._channel)
        outcome = await self._person.command(command, options)
        now = time.monotonic()
        if outcome.failure:
            self._load.failures.append(outcome.failure)
            return
        self._load.answered.append(now - began)
        line = DONE.search(outcome.text)
        if line and options:
            task = asyncio.create_task(self._shown(heard, line[0], now))
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)
        else:
            heard.stop()

    async def _shown(self, heard: "_Heard", line: str, answered: float) -> None:
        try:
            at = await asyncio.wait_for(heard.tells(line), LOST)
            self._load.shown.append(max(0.0, at - answered))
        except TimeoutError:
            self._load.shown.append(LOST)
        finally:
            heard.stop()


class _Heard:
    """What is written in a channel for all from now on."""

    def __init__(self, sandbox: Sandbox, channel: int) -> None:
        self._sandbox, self._channel = sandbox, channel
        self._changes: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
        self.stop = sandbox.world.listen(self._hear)

    def _hear(self, change: Change) -> None:
        if isinstance(change, MessageCreated | MessageUpdated):
            message = change.message
            if message.channel_id == self._channel and message.ephemeral_to is None:
                self._changes.put_nowait((time.monotonic(), _text(self._sandbox, message)))

    async def tells(self, line: str) -> float:
        while True:
            at, text = await self._changes.get()
            if line in text:
                return at


def _text(sandbox: Sandbox, message: Any) -> str:
    return seen(sandbox.payloads.message(message)).text


async def load(minutes: float, tables: int, folder: Path) -> Load:
    """Play for so long beside so many tables of agents."""
    world = World()
    guild = furnish(world)
    found = Load()
    own = [world.add_channel(guild, f"people-{n}").id for n in range(len(PEOPLE))]
    others = [world.add_channel(guild, f"agents-{n}").id for n in range(tables)]
    database, noted = folder / "load.db", folder / "load.jsonl"
    async with Sandbox(world, rate_limits=LIMITS) as sandbox:
        players = [Player(sandbox, name, channel, found) for name, channel in zip(PEOPLE, own, strict=True)]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.load_bot", sandbox.base_url, sandbox.gateway_url, "run"),
            env={
                **os.environ,
                "DISCORD_TOKEN": sandbox.token,
                "MAESTER_DATABASE": str(database),
                "MAESTER_AGENT_PAUSE": "0",
                "MAESTER_BURST": "0",
                "MAESTER_LOG_LEVEL": "error",
                "LOAD_FILE": str(noted),
                "LOAD_GUILD": str(guild.id),
                "LOAD_CHANNELS": ",".join(map(str, others)),
            },
        )
        try:
            await sandbox.until(lambda: noted.exists() and noted.stat().st_size, seconds=START)
            until = time.monotonic() + 60 * minutes
            await asyncio.gather(*(player.play(until) for player in players))
        finally:
            if process.returncode is None:
                process.send_signal(signal.SIGTERM)
            await process.wait()
    for line in noted.read_text(encoding="utf-8").splitlines():
        one = json.loads(line)
        (found.callbacks if "callback" in one else found.looks).append(one)
    return found


def _percentile(values: Sequence[float], percent: int) -> float:
    return sorted(values)[len(values) * percent // 100] if values else float("inf")


def main(
    minutes: Annotated[float, typer.Option(help="How long.")] = 10.0,
    tables: Annotated[int, typer.Option(help="Tables of agents.")] = 50,
) -> None:
    """Play, print what was measured, and end with 1 if something was not as it should be."""
    quiet()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(load(minutes, tables, Path(folder)))
    seconds = found.looks[-1]["at"] - found.looks[0]["at"]
    answered, shown, looks = found.answered, found.shown, found.looks[:: max(1, len(found.looks) // 20)]
    print(f"{tables} tables of agents, {minutes:g} minutes, {len(answered)} moves of {len(PEOPLE)} people")
    print(f"entries at the agents' tables now: {found.looks[-1]['entries']}, in {seconds:.0f} s")
    print(f"answered p50 {_percentile(answered, 50) * 1000:.0f} ms, longest {max(answered) * 1000:.0f} ms")
    print(f"{len(shown)} shown, p50 {_percentile(shown, 50):.2f} s, p99 {_percentile(shown, 99):.2f} s")
    print("MiB: " + " ".join(f"{look['memory']:.0f}" for look in looks))
    print("posts that wait: " + " ".join(str(look["posts"]) for look in looks))
    for one in sorted(found.callbacks, key=lambda one: -one["wall"])[:20]:
        spent = f"{one['cpu'] * 1000:.0f} of the processor, {one['collected'] * 1000:.0f} collecting garbage"
        print(f"{one['wall'] * 1000:6.0f} ms ({spent})  {one['callback']}: {' < '.join(one['where'])}")
    wrong = False
    for what, value, held in found.held():
        print(f"{'held  ' if held else 'MISSED'}  {what}: {value}")
        wrong |= not held
    raise typer.Exit(int(wrong))


if __name__ == "__main__":
    typer.run(main)
