"""The public message with which somebody asks the table to take back a move."""

import discord
from discord import ui

from bot.engine.table import Table
from bot.engine.undo import Wish
from bot.rules.contract import Seat, Text
from bot.words import Voice
from cogs.answers import layout
from cogs.ids import Step

AGREE = "agree"
"""The verb of the button with which the others agree."""


def notice(table: Table, say: Voice, told: Text) -> ui.LayoutView:
    """The public message with which somebody asks the table."""
    move, stamp, votes, needed, seat = (
        int(str(told.args[name])) for name in ("move", "stamp", "votes", "needed", "seat")
    )
    return wished(table, say, Wish(move, stamp, votes, needed), seat)


def wished(table: Table, say: Voice, wish: Wish, seat: Seat) -> ui.LayoutView:
    """What somebody has asked for, how many agree, and the button to agree."""
    text = say.key("undo-wish", seat=seat, move=wish.move, votes=wish.votes, needed=wish.needed)
    step = Step(AGREE, table.game.id, wish.stamp, kind=str(seat), field=str(wish.move))
    button: ui.Button[ui.LayoutView] = ui.Button(
        label=say.key("undo-agree"), style=discord.ButtonStyle.primary, custom_id=step.encode()
    )
    return layout(ui.TextDisplay(text), ui.ActionRow(button))
