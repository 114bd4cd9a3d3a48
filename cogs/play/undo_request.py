"""The public message with which somebody asks the table to take back a move."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from bot.engine.table.table import Table
from bot.engine.table.undo import UndoRequest
from bot.rules.contract import Seat
from bot.words import Voice
from cogs.interaction.answers import Client, layout
from cogs.interaction.ids import Step
from cogs.interaction.names import voice
from cogs.interaction.places import channel_of
from cogs.play.calls import Calls

AGREE = "agree"
"""The verb of the button with which the others agree."""


async def tell(bot: Client, table: Table, nonce: str, wish: Mapping[str, Any], called: Calls) -> None:
    """Ask the table, before all: a wish, and the seat that has it; those who must agree are called."""
    view = wished(table, voice(table, table.game.locale), UndoRequest(**wish["wish"]), wish["seat"])
    if called.words:
        view.add_item(ui.TextDisplay(f"-# {called.words}"))
    channel = channel_of(bot, table.game)
    await channel.send(view=view, nonce=nonce, allowed_mentions=called.allowed)


def wished(table: Table, say: Voice, wish: UndoRequest, seat: Seat) -> ui.LayoutView:
    """What somebody has asked for, how many agree, and the button to agree."""
    text = say.key("undo-wish", seat=seat, move=wish.move, votes=wish.votes, needed=wish.needed)
    step = Step(AGREE, table.game.id, wish.stamp, kind=str(seat), field=str(wish.move))
    button: ui.Button[ui.LayoutView] = ui.Button(
        label=say.key("undo-agree"), style=discord.ButtonStyle.primary, custom_id=step.encode()
    )
    return layout(ui.TextDisplay(text), ui.ActionRow(button))
