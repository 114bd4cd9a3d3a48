"""Why the moves of a turn may have been made: from the story in the channel, by a button or a message's menu.

Everything comes from what all could see before each move; it is told to whoever asks, alone.
"""

from typing import Any

import discord
from discord import app_commands, ui

from bot.engine.errors import Refused
from bot.engine.table.table import Table
from bot.engine.table.turn_history import public_moves
from cogs.interaction import hints
from cogs.interaction.answers import Interaction, about, guarded, layout, show
from cogs.interaction.ids import Step
from cogs.interaction.limits import ROOM, clip
from cogs.play import moves

VERB = "why"


@app_commands.context_menu(name="Explain this move")
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def explain(interaction: Interaction, message: discord.Message) -> None:
    """A message's menu: explain the turn that it tells."""

    async def work() -> None:
        table = await moves.table_of(interaction)
        stories = await table.store.stories(table.game.id)
        upto = next((story.n for story in stories if story.message_id == message.id), None)
        if upto is None:
            raise Refused("explain-no-story")
        await tell(interaction, table, upto)

    await guarded(interaction, work)


async def button(interaction: Interaction, table: Table, step: Step) -> None:
    """The button below all rolls of a story."""
    await tell(interaction, table, step.stamp or 0)


async def tell(interaction: Interaction, table: Table, upto: int) -> None:
    """The moves up to an entry, with a reason for each that has one."""
    about(interaction, table)
    moves.begun(table)
    say, why = moves.voice_for(table, interaction), hints.of(table.rules.id).why
    lines = []
    for move in await public_moves(table, upto):
        words = why(move.view, say, move.seat, move.action) if why else ""
        if words:
            lines.append(f"- **{say.party(move.seat)}** · {words}")
    title = f"### {say.key('explain-title')}"
    words = clip("\n".join([title, *(lines or [say.key("explain-nothing")])]), ROOM)
    await show(interaction, layout(ui.TextDisplay[Any](words)), fresh=True)
