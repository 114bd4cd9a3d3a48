"""Slash commands, buttons, selects, modals: from what a person does to an Action, and back to words.

A discord.py extension: `load_extension("cogs")` adds all of it to the bot.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

import render

if TYPE_CHECKING:
    from cogs.answers import Client


async def setup(bot: "Client") -> None:
    """Add the commands of the table and of every game, and what answers their buttons. See discord.py.

    A game's group is in `cogs/<id>.py`, under the game's id. Raises DataError if a picture could not be drawn.
    """
    from cogs import answers, gm_preview, press, privacy
    from cogs.game import game
    from cogs.gm import gm
    from cogs.painter import Painter
    from cogs.plans import plan
    from cogs.publisher import Publisher

    render.check()
    bot.painter = Painter(bot.settings.theme)
    bot.publisher = Publisher(bot, bot.hall)
    import_module("cogs.clock")  # more commands of the same group
    records = import_module("cogs.records")
    import_module("cogs.gm_seats")
    import_module("cogs.gm_board")
    import_module("cogs.gm_files")
    bot.tree.add_command(game)
    bot.tree.add_command(records.hall)
    bot.tree.add_command(privacy.group)
    bot.tree.add_command(gm)
    bot.tree.add_command(plan)
    for system in bot.hall.systems:
        group: app_commands.Group = getattr(import_module(f"cogs.{system}"), system)
        bot.tree.add_command(group)
    bot.add_listener(press.heard, "on_interaction")
    bot.add_listener(privacy.heard, "on_interaction")
    bot.add_listener(gm_preview.heard, "on_interaction")

    @bot.tree.error
    async def on_error(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        await answers.fail(interaction, getattr(error, "original", error))
