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

Commands = tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...]
"""Commands that a module has for a group of another."""


async def setup(bot: "Client") -> None:
    """Add the commands of the table and of every game, and what answers their buttons. See discord.py.

    A game's group is in `cogs/<id>.py`, under the game's id. Raises DataError if a picture could not be drawn.
    """
    from cogs import answers, gm_preview, press, privacy, records
    from cogs.filing import plan
    from cogs.painter import Painter
    from cogs.publisher import Publisher

    render.check()
    bot.painter = Painter(bot.settings.theme)
    bot.publisher = Publisher(bot, bot.hall)
    game, gm = groups()
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


def groups() -> tuple[app_commands.Group, app_commands.Group]:
    """`/game` and `/gm` with all their commands, which stand in several modules each."""
    from cogs import clock, gm_board, gm_files, gm_seats, records
    from cogs.game import game
    from cogs.gm import gm

    more = {game: (clock, records), gm: (gm_seats, gm_board, gm_files)}
    for group, modules in more.items():
        for command in (command for module in modules for command in module.COMMANDS):
            group.add_command(command, override=True)  # the groups are one for all bots of a process
    return game, gm
