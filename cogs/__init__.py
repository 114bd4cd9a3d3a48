"""Slash commands, buttons, selects, modals: from what a person does to an Action, and back to words.

A discord.py extension: `load_extension("cogs")` adds all of it to the bot.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

if TYPE_CHECKING:
    from cogs.interaction.answers import Client


async def setup(bot: "Client") -> None:
    """Add the commands of the table and of every game, and what answers their buttons. See discord.py.

    A game's group is in `cogs/games`, under the game's id; its `LOOKUPS`, if it has any, work without a table, and
    wherever somebody has installed Maester for themselves.
    """
    from cogs import press, privacy
    from cogs.gm import preview
    from cogs.interaction import answers, emblems
    from cogs.interaction.members import Members
    from cogs.interaction.painter import Painter
    from cogs.lobby import seating
    from cogs.lobby.learning import learn
    from cogs.lookups import record_commands
    from cogs.lookups.help import help_
    from cogs.play.explain import explain
    from cogs.play.plan_command import plan
    from cogs.posts.publisher import Publisher
    from cogs.translator import Spoken

    bot.painter = Painter(bot.settings.theme)
    bot.members = Members()
    bot.publisher = Publisher(bot, bot.tables, seating.redraw)
    game, gm = groups()
    bot.tree.add_command(game)
    bot.tree.add_command(record_commands.hall)
    bot.tree.add_command(privacy.group)
    bot.tree.add_command(gm)
    bot.tree.add_command(plan)
    bot.tree.add_command(help_)
    bot.tree.add_command(learn)
    bot.tree.add_command(explain)
    for system in bot.tables.systems:
        module = import_module(f"cogs.games.{system}")
        for command in (getattr(module, system), *getattr(module, "LOOKUPS", ())):
            bot.tree.add_command(command)
    await bot.tree.set_translator(Spoken())
    bot.add_listener(press.heard, "on_interaction")
    bot.add_listener(privacy.heard, "on_interaction")
    bot.add_listener(preview.heard, "on_interaction")

    async def ready() -> None:
        await emblems.register(bot, upload=bot.tables.first)

    bot.add_listener(ready, "on_ready")

    @bot.tree.error
    async def on_error(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        await answers.fail(interaction, getattr(error, "original", error))


def groups() -> tuple[app_commands.Group, app_commands.Group]:
    """`/game` and `/gm` with all their commands, which stand in several modules each."""
    from cogs.clocks import clock_commands
    from cogs.game import game
    from cogs.gm import board_edits, files, seat_changes
    from cogs.gm.group import gm
    from cogs.lookups import record_commands

    more = {game: (clock_commands, record_commands), gm: (seat_changes, board_edits, files)}
    for group, modules in more.items():
        for command in (command for module in modules for command in module.COMMANDS):
            group.add_command(command, override=True)  # the groups are one for all bots of a process
    return game, gm
