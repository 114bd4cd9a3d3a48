"""A simulated Discord with its people in a process of its own, which times what they do: `python -m bench.apart`.

It prints one line of JSON with its addresses; then, for each line `[who, command, options]` it reads, how many
milliseconds passed until the bot's answer was there, or what failed.
"""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Protocol

from bench.figures import quiet, taken_by
from bot.collector import look_less
from bot.sandbox.people import SandboxPerson
from bot.sandbox.pointing import point_discord_at
from bot.sandbox.server import Sandbox

Options = Mapping[str, str | int | bool]


class Discord(Protocol):
    """A Discord with one channel, which clients of this process talk to."""

    token: str
    channel: int

    async def command(self, who: str, command: str, options: Options) -> float:
        """Milliseconds until somebody's command was answered. Raises RuntimeError if it failed."""
        ...


class Here:
    """A sandbox in this very process, on its loop."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.token, self.channel = sandbox.token, next(iter(sandbox.world.channels))
        self._sandbox = sandbox
        self._people: dict[str, SandboxPerson] = {}

    async def command(self, who: str, command: str, options: Options) -> float:
        """See `Discord`."""
        if who not in self._people:
            self._people[who] = SandboxPerson(self._sandbox, who, reaction=0)
        ms, outcome = await taken_by(self._people[who].command(command, options))
        if outcome.failure:
            raise RuntimeError(outcome.failure)
        return ms


class Apart:
    """The same in a child process."""

    def __init__(self, process: asyncio.subprocess.Process, addresses: Mapping[str, Any]) -> None:
        self.token, self.channel = str(addresses["token"]), int(addresses["channel"])
        self._process = process

    async def command(self, who: str, command: str, options: Options) -> float:
        """See `Discord`."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([who, command, dict(options)]).encode() + b"\n")
        answer = json.loads(await self._process.stdout.readline())
        if isinstance(answer, str):
            raise RuntimeError(answer)
        return float(answer)


@asynccontextmanager
async def here() -> AsyncIterator[Discord]:
    """A Discord in this process."""
    async with Sandbox() as sandbox:
        sandbox.point_discord_here()
        yield Here(sandbox)


@asynccontextmanager
async def apart() -> AsyncIterator[Discord]:
    """A Discord in a process of its own, to which this process is turned meanwhile."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.apart", stdin=pipe, stdout=pipe
    )
    assert process.stdin is not None
    assert process.stdout is not None
    addresses = json.loads(await process.stdout.readline())
    back = point_discord_at(addresses["base_url"], addresses["gateway_url"])
    try:
        yield Apart(process, addresses)
    finally:
        back()
        process.stdin.close()
        await process.wait()


async def _serve() -> None:
    async with Sandbox() as sandbox:
        discord = Here(sandbox)
        look_less()  # it is the bot that is measured
        print(json.dumps({**sandbox.addresses(), "channel": discord.channel}), flush=True)
        while line := await asyncio.to_thread(sys.stdin.readline):
            who, command, options = json.loads(line)
            try:
                answer: object = await discord.command(who, command, options)
            except RuntimeError as error:
                answer = str(error)
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    quiet()
    asyncio.run(_serve())
