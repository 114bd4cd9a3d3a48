"""Several processes of the bot on one database and one simulated Discord, of which any may be killed at any moment."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.address import Url
from bot.health import sign
from bot.sandbox.model import Channel
from bot.sandbox.server import Sandbox
from bot.sandbox.setting import furnish
from bot.sandbox.world import World

BOT = """
import io, sys
from bot.sandbox.pointing import point_discord_at
point_discord_at(sys.argv.pop(1), sys.argv.pop(1))
import render.maps.picture
from PIL import Image
from bot.engine import lanes
from bot.engine.table import pace
picture = io.BytesIO()
Image.new("RGB", (40, 30), "navy").save(picture, "PNG")
render.maps.picture.draw = lambda *_: picture.getvalue()  # what is tested here are not the pictures
lanes.PACE = 0.0  # and as many posts as can be
pace.HOUR = 5.0  # an hour for a decision is five seconds
from bot.__main__ import main
main()
"""
"""`maester`, with Discord elsewhere, small pictures and quick clocks."""

KEY = "MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY="

PATIENCE = 120.0
"""Seconds a process may take to be there."""


def servers(count: int) -> tuple[World, list[Channel]]:
    """A world with a server for each shard, all people in all of them; three channels of each."""
    world = World()
    furnish(world)
    people = [user for user in world.users.values() if not user.bot]
    channels = []
    for shard in range(count):
        guild = world.add_guild(f"Shard {shard}", people[0], shard=(shard, count))
        for person in people[1:]:
            world.add_member(guild, person)
        channels += [world.add_channel(guild, f"hall-{shard}-{n}") for n in range(3)]
    return world, channels


class Company:
    """The processes, by their shard."""

    def __init__(self, sandbox: Sandbox, url: Url, folder: Path, count: int) -> None:
        self._sandbox, self._url, self._folder, self.count = sandbox, url, folder, count
        self._running: dict[int, asyncio.subprocess.Process] = {}
        self.kills = 0

    def log(self, shard: int) -> Path:
        return self._folder / str(shard) / "maester.log"

    async def start(self, shard: int) -> None:
        """Begin a process, and wait until it is there."""
        folder = self._folder / str(shard)
        folder.mkdir(exist_ok=True)
        alive = sign(folder / "maester.db")
        alive.unlink(missing_ok=True)
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self._sandbox.token,
            "MAESTER_DATABASE": self._url.whole,
            "MAESTER_FOLDER": str(folder),
            "MAESTER_LOG_FILE": str(self.log(shard)),
            "MAESTER_KEY": KEY,
            "MAESTER_SHARDS": str(self.count),
            "MAESTER_SHARD_IDS": str(shard),
            "MAESTER_AGENT_PAUSE": "0.05",
            "MAESTER_BURST": "0",
        }
        self._running[shard] = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", BOT, self._sandbox.base_url, self._sandbox.gateway_url, "run"),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            env=environment,
        )
        await self._sandbox.until(alive.exists, seconds=PATIENCE)

    async def kill(self, shard: int) -> None:
        """As `kill -9` does, at once and with no farewell."""
        self.kills += 1
        await self._end(self._running.pop(shard))

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        process.kill()
        await process.wait()

    async def stop(self) -> None:
        """All end, at the moment at which nothing matters any more."""
        await asyncio.gather(*map(self._end, self._running.values()))


@asynccontextmanager
async def company(sandbox: Sandbox, url: Url, folder: Path, count: int) -> AsyncIterator[Company]:
    """So many processes; the first one is there before the others, as it registers the commands."""
    made = Company(sandbox, url, folder, count)
    try:
        await made.start(0)
        await asyncio.gather(*(made.start(shard) for shard in range(1, count)))
        yield made
    finally:
        await made.stop()
