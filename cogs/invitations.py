"""Invitations, told once in private to whoever may answer: the game goes on without them."""

import json

import discord
from discord import ui

from bot.engine.table import Table
from bot.engine.waits import decision
from cogs.answers import Client, layout
from cogs.dashboard import button
from cogs.names import voice


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
    what = say.key(f"{table.rules.id}-prompt-{prompt.kind}", **dict(prompt.about))
    text = f"### {title}\n{say.key('panel-invited', what=what)}"
    row = ui.ActionRow["ui.LayoutView"](button(say, "play", table.game.id))
    direct = await bot.create_dm(discord.Object(user_id))
    await direct.send(view=layout(ui.TextDisplay(text), row), nonce=nonce)
