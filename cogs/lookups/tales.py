"""Every roll of the turns that a message of the channel tells, to whoever asks."""

from typing import Any

from discord import ui

from bot.engine.table.table import Table
from bot.engine.table.turn_history import told
from cogs.interaction import hints
from cogs.interaction.answers import Interaction, layout, show
from cogs.interaction.ids import Step
from cogs.interaction.limits import ROOM
from cogs.play import dashboard, explain, moves


async def whole(interaction: Interaction, table: Table, step: Step) -> None:
    """The story up to the entry that the button names, with nothing left out, to this person alone."""
    moves.begun(table)
    say = moves.voice_for(table, interaction)
    words = dashboard.tale(say, await told(table, step.stamp or 0), ROOM, whole=True)
    asks = ui.Button[Any](
        label=say.key("explain-why"), custom_id=Step(explain.VERB, table.game.id, step.stamp).encode()
    )
    text = ui.TextDisplay[Any](words or say.key("log-empty"))
    explains = hints.of(table.rules.id).why is not None
    await show(interaction, layout(text, *([ui.ActionRow(asks)] if explains else [])))
