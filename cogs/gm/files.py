"""`/gm`, files: a game sealed with a key of the bot's own, to be kept or taken elsewhere, and back into a channel."""

import asyncio
from functools import partial
from typing import Any

import discord
from discord import app_commands, ui

from bot.engine.errors import Refused
from bot.engine.journal.entries import Copy, Signed
from bot.engine.moderation import game_export, moderation
from bot.engine.table.table import Table
from bot.hosting.keys import host_key
from cogs.commands import Commands
from cogs.gm.group import WHY, Number, Reason, at, of_mine
from cogs.gm.preview import Shown, propose_act, signed
from cogs.interaction.answers import (
    Attachment,
    Interaction,
    about,
    client,
    guarded,
    layout,
    note,
    show,
)
from cogs.interaction.places import needs_rights
from cogs.play import moves


async def _key(interaction: Interaction) -> bytes:
    settings = client(interaction).settings
    return await asyncio.to_thread(host_key, settings.beside, settings.key)


# ── out ──


async def _file(interaction: Interaction, table: Table) -> Attachment:
    """The sealed game. Raises Refused if Discord does not take so large a file here."""
    content = await game_export.export(table, await _key(interaction))
    if len(content) > interaction.filesize_limit:
        raise Refused("gm-file-large")
    return Attachment(f"maester-{table.game.id}.sealed", content)


@app_commands.command()
@app_commands.describe(reason=WHY, game="Its number; left out, the game of this channel")
@app_commands.autocomplete(game=of_mine)
async def export(interaction: Interaction, reason: Reason, game: Number | None = None) -> None:
    """Get the whole game as a sealed file, which nobody can read."""

    async def work(table: Table, sign: Signed) -> None:
        moves.begun(table)
        await _file(interaction, table)  # so that nobody is told of a file that cannot be given
        decision = partial(moderation.recording, table, Copy(kind="export"), sign)

        async def doing(press: Interaction) -> Shown:
            await moderation.do(table, decision, interaction=interaction.id)
            file = await _file(press, table)
            text = ui.TextDisplay[Any](moves.voice_for(table, press).key("gm-exported"))
            return layout(text, ui.File[Any](f"attachment://{file.name}")), (file,)

        await propose_act(interaction, table, decision, doing=doing)

    await at(interaction, reason, work, game)


# ── in ──


@app_commands.command(name="import")
@app_commands.describe(file="A file that /gm export gave", reason=WHY)
async def import_(interaction: Interaction, file: discord.Attachment, reason: Reason) -> None:
    """Take up a sealed game in this channel (its host and whoever manages the server may)."""
    await guarded(interaction, lambda: _import(interaction, file, reason))


async def _import(interaction: Interaction, file: discord.Attachment, reason: str) -> None:
    tables = client(interaction).tables
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("table-only-server")
    needs_rights(interaction)
    if file.size > game_export.LARGEST:
        raise Refused("gm-file-damaged")
    content = await asyncio.to_thread(game_export.unseal, await file.read(), await _key(interaction))
    if interaction.user.id != content.whole.game.host_id and not interaction.permissions.manage_guild:
        raise Refused("gm-not-yours-to-import")
    sign = signed(content.whole.seats, interaction, reason)
    table = await game_export.load(
        tables, content, guild_id=interaction.guild_id, channel_id=interaction.channel_id, signed=sign
    )
    about(interaction, table)
    await show(interaction, note(moves.voice_for(table, interaction).key("gm-done", game=table.game.id)))


COMMANDS: Commands = (export, import_)
"""More commands of `/gm`: see `cogs.groups`."""
