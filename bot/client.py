"""The bot on Discord: puts the store, the tables and the cogs together and keeps them running."""

import asyncio
import time
from pathlib import Path
from typing import Any

import discord
import structlog
from discord.ext import commands

from bot.engine.outbox import Outbox, Publisher
from bot.engine.tables import Tables
from bot.engine.ticker import Ticker
from bot.hosting import lease
from bot.hosting.arrivals import Arrivals
from bot.hosting.exporter import Exporter
from bot.hosting.gate import Gate
from bot.hosting.keys import host_key
from bot.rights import INTENTS
from bot.rules.registry import RULESETS
from bot.settings import Settings
from bot.store.sqlite import open_sqlite

log = structlog.get_logger()

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # Maester has no voice

FAREWELL = 10.0
"""Seconds that what people have begun, and posts on their way, may take to their end when the bot is about to go."""


class Maester(commands.AutoShardedBot):
    """The bot. `async with` it, then `start` it with a token."""

    tables: Tables
    clock: Ticker
    gate: Gate
    publisher: Publisher
    """Set by the cogs when they are loaded."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.settings = settings
        self.lost = asyncio.Event()
        """Set if the file of the database is moved, removed or replaced: then nothing is stored any more."""
        self.arrivals = Arrivals(time.monotonic)
        self._lease: lease.Lease | None = None
        self._exporter: Exporter | None = None
        self._posting: asyncio.Task[None] | None = None
        self._ticking: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Open the database, load the cogs, register the commands, go on with what was under way.

        See discord.py. Raises HostError, StoreError or DataError, in words for the host.
        """
        database = Path(self.settings.database)
        self._lease = lease.take(database)
        if self.settings.key is not None:
            host_key(database, self.settings.key)  # a host learns at once that it is none
        if self._lease.first:
            log.info("a new database is begun", database=str(database))
        store = await open_sqlite(database, lost=self.lost.set)
        self._lease.remember()
        self.tables = Tables(store, RULESETS, time.time, agent_pause=self.settings.agent_pause)
        self.gate = Gate(self.settings.burst, self.settings.rate, self.tables.clock)
        await self.load_extension("cogs")
        await self._sync()
        if self.settings.metrics_port is not None:
            self._exporter = Exporter(store, self.settings.metrics_host, self.settings.metrics_port)
            await self._exporter.start()
        self.clock = Ticker(self.tables)
        await self.clock.begin()
        self._outbox = Outbox(store, self.publisher, self.tables.posted, time.time)
        self._posting = asyncio.create_task(self._outbox.run(), name="outbox")
        await self.tables.wake()
        self._ticking = asyncio.create_task(self.clock.run(), name="clock")

    async def _sync(self) -> None:
        guild = discord.Object(self.settings.guild) if self.settings.guild else None
        if guild:
            self.tree.copy_global_to(guild=guild)
        found = await self.tree.sync(guild=guild)
        log.info("commands registered", count=len(found))

    async def close(self) -> None:
        """Finish what is held, then go: what people have begun, the agents' moves, the posts being sent.

        See discord.py. Other posts wait in the database for the next start.
        """
        ends = asyncio.get_running_loop().time() + FAREWELL
        if hasattr(self, "gate") and not await self.gate.shut(FAREWELL):
            log.warning("somebody's answer is cut off", waited=FAREWELL)
        if self._ticking is not None:
            await self.clock.stop()
            await self._ticking
            self._ticking = None
        if hasattr(self, "tables"):
            await self.tables.close()
        if self._posting is not None:
            await self._outbox.stop(ends - asyncio.get_running_loop().time())
            await self._posting
            self._posting = None
        if self._exporter is not None:
            await self._exporter.stop()
        if hasattr(self, "tables"):
            await self.tables.store.close()
        if self._lease is not None:
            self._lease.release()
        await super().close()
