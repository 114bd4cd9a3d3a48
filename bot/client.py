"""The bot on Discord: puts the store, the hall and the cogs together and keeps them running."""

import asyncio
import time
from pathlib import Path
from typing import Any

import discord
import structlog
from discord.ext import commands

from bot.engine.clock import Clock
from bot.engine.hall import Hall
from bot.engine.outbox import Outbox, Publisher
from bot.rules.registry import RULESETS
from bot.settings import Settings
from bot.store.sqlite import open_sqlite

log = structlog.get_logger()


class Maester(commands.AutoShardedBot):
    """The bot. `async with` it, then `start` it with a token."""

    hall: Hall
    clock: Clock
    publisher: Publisher
    """Set by the cogs when they are loaded."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.settings = settings
        self._posting: asyncio.Task[None] | None = None
        self._ticking: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Open the database, load the cogs, register the commands, go on with what was under way.

        See discord.py. Raises StoreError or DataError, in words for the host.
        """
        store = await open_sqlite(Path(self.settings.database))
        self.hall = Hall(store, RULESETS, time.time, agent_pause=self.settings.agent_pause)
        await self.load_extension("cogs")
        await self._sync()
        self.clock = Clock(self.hall)
        await self.clock.begin()
        self._outbox = Outbox(store, self.publisher, self.hall.posted, time.time)
        self._posting = asyncio.create_task(self._outbox.run(), name="outbox")
        await self.hall.wake()
        self._ticking = asyncio.create_task(self.clock.run(), name="clock")

    async def _sync(self) -> None:
        guild = discord.Object(self.settings.guild) if self.settings.guild else None
        if guild:
            self.tree.copy_global_to(guild=guild)
        found = await self.tree.sync(guild=guild)
        log.info("commands registered", count=len(found))

    async def close(self) -> None:
        """Finish what is held, then go. See discord.py."""
        if self._ticking is not None:
            await self.clock.stop()
            await self._ticking
            self._ticking = None
        if self._posting is not None:
            await self.hall.close()
            await self._outbox.stop()
            await self._posting
            self._posting = None
        if hasattr(self, "hall"):
            await self.hall.store.close()
        await super().close()
