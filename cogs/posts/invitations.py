"""Invitations, told once in private to whoever may answer: the game goes on without them."""

import json

from discord import ui

from bot.engine.table.seat_clocks import decision
from bot.engine.table.table import Table
from cogs.interaction.answers import Client, layout
from cogs.interaction.names import voice
from cogs.interaction.places import send_direct
from cogs.play.dashboard import to_panel
from cogs.play.telling import asked


async def tell(bot: Client, table: Table, nonce: str, payload: str) -> None:
    """Tell a player what they may answer, if they still may, as their own View has it."""
    told = json.loads(payload)
    user_id = table.seats[told["seat"]].user_id
    if user_id is None or not table.playing:
        return
    standing = table.view(told["seat"]).invitations
    prompt = next((one for one in standing if decision(one) == told["decision"]), None)
    if prompt is None:
        return
    say = voice(table, table.game.locale)
    title = say.key("invitation-told", game=say.key(table.rules.id), channel=f"<#{table.game.channel_id}>")
    what = asked(say, table.rules.id, prompt)
    text = f"### {title}\n{say.key('panel-invited', what=what)}"
    view = layout(ui.TextDisplay(text), to_panel(say, table.game.id))
    await send_direct(bot, user_id, view, nonce=nonce)
