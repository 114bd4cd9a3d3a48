"""A small real bot, and the way to start it on a sandbox."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord.ext import commands

from bot.sandbox.server import Sandbox


async def say(interaction: discord.Interaction, words: str, secretly: bool = False) -> None:
    await interaction.response.send_message(words, ephemeral=secretly)


class _Clerk:
    """What both kinds of bot have in common. Unchanged discord.py but for two waits: it is ready at once, and it
    identifies again without the 5 s pause."""

    def __init__(self, **options: Any) -> None:
        settings = {"intents": discord.Intents.default(), "guild_ready_timeout": 0.02} | options
        super().__init__(command_prefix=commands.when_mentioned, help_command=None, **settings)  # type: ignore[call-arg]
        self.is_up = asyncio.Event()
        self.resumes = 0
        self.heard: list[discord.Message] = []
        self.tree.command(description="Says it back")(say)  # type: ignore[attr-defined]

    async def setup_hook(self) -> None:
        await self.tree.sync()  # type: ignore[attr-defined]

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        pass

    async def on_ready(self) -> None:
        self.is_up.set()

    async def on_resumed(self) -> None:
        self.resumes += 1

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)


class Clerk(_Clerk, commands.Bot):
    """The bot with one connection."""


class ManyClerks(_Clerk, commands.AutoShardedBot):
    """The bot with shards."""


@asynccontextmanager
async def running(
    bot: Clerk | ManyClerks, sandbox: Sandbox, token: str | None = None
) -> AsyncIterator[asyncio.Task[None]]:
    """Logs the bot in and waits until it is ready (or has ended); closes it afterwards."""
    sandbox.point_discord_here()
    life = asyncio.create_task(bot.start(token or sandbox.token))
    up = asyncio.create_task(bot.is_up.wait())
    await asyncio.wait([life, up], return_when=asyncio.FIRST_COMPLETED, timeout=10)
    up.cancel()
    try:
        yield life
    finally:
        await bot.close()
        await asyncio.gather(life, return_exceptions=True)
