"""The bot on Discord: puts the hall, the outbox and the cogs together and keeps them running."""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import discord
import structlog
from discord import app_commands

import render
from bot.engine.hall import Hall
from bot.engine.outbox import Outbox
from bot.rules.registry import RULESETS
from bot.settings import Settings
from bot.store.sqlite import open_sqlite
from cogs import answers, press
from cogs.game import game
from cogs.painter import Painter
from cogs.publisher import Publisher
from cogs.systems import groups

log = structlog.get_logger()


class Tree(app_commands.CommandTree["Maester"]):
    """The slash commands; whatever goes wrong in one is told in a sentence."""

    async def on_error(
        self, interaction: discord.Interaction["Maester"], error: app_commands.AppCommandError
    ) -> None:
        """See discord.py."""
        await answers.fail(interaction, getattr(error, "original", error))


class Maester(answers.Client):
    """The bot. `async with` it, then `start` it with a token."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none(), **options
        )
        self.settings = settings
        self.locale = settings.locale
        self.tree = Tree(self)
        self.tree.add_command(game)
        for group in groups(RULESETS):
            self.tree.add_command(group)
        self.add_dynamic_items(press.Press, press.Chosen)
        self.painter = Painter(settings.theme)

    async def setup_hook(self) -> None:
        """Open the database, register the commands, go on with what was under way. See discord.py."""
        render.check()
        store = await open_sqlite(Path(self.settings.database))
        self.hall = Hall(store, RULESETS, time.time, agent_pause=self.settings.agent_pause)
        self._outbox = Outbox(store, Publisher(self, self.hall), self.hall.posted, time.time)
        await self._sync()
        self._posting = asyncio.create_task(self._outbox.run(), name="outbox")
        await self.hall.wake()

    async def _sync(self) -> None:
        guild = discord.Object(self.settings.guild) if self.settings.guild else None
        if guild:
            self.tree.copy_global_to(guild=guild)
        found: Sequence[app_commands.AppCommand] = await self.tree.sync(guild=guild)
        log.info("commands registered", count=len(found))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Modals are found by their custom id, so that they work after a restart. See discord.py."""
        await press.submitted(interaction)

    async def close(self) -> None:
        """Finish what is held, then go. See discord.py."""
        if hasattr(self, "hall"):
            await self.hall.close()
            await self._outbox.stop()
            await self._posting
            await self.hall.store.close()
            del self.hall
        await super().close()
