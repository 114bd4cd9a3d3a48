"""What a person may look at: hand, board, rules, status, log. Each from that person's View, shown to nobody else."""

import io
from typing import Any

import discord
from discord import ui

from bot.engine.errors import Refused
from bot.engine.table import Table
from bot.engine.transcript import write
from bot.rules.contract import Viewer
from bot.words import known
from bot.words import words as said
from cogs import dashboard, lobby, moves
from cogs.answers import ROOM, client, clip, layout, note, show, voice
from cogs.panel import awaiting
from render.describe import board_text

Interaction = discord.Interaction[Any]


def words(interaction: Interaction, key: str, **args: str | int) -> str:
    """Words in this person's language that are of no game."""
    return said(key, str(interaction.locale), **args)


def host_only(table: Table, interaction: Interaction) -> None:
    """Raises Refused unless this person opened the table."""
    if interaction.user.id != table.game.host_id:
        raise Refused("table-host-only")


def viewer_of(table: Table, interaction: Interaction) -> Viewer:
    """The seat of this person, or None for a spectator."""
    return table.seat_of(interaction.user.id)


async def hand(interaction: Interaction, table: Table) -> None:
    """The cards in one's own hand."""
    moves.begun(table)
    say = moves.voice_for(table, interaction)
    cards = table.view(moves.seat_of(table, interaction)).hand
    lines = [f"- {say(card.title)}" + (f" — {say(card.note)}" if card.note else "") for card in cards]
    text = "\n".join([f"### {say.key('hand-title')}", *(lines or [say.key("hand-empty")])])
    await show(interaction, note(text), fresh=True)


async def board(interaction: Interaction, table: Table) -> None:
    """The map, and the board in words."""
    moves.begun(table)
    say = moves.voice_for(table, interaction)
    scene = table.rules.scene(table.view(viewer_of(table, interaction)))
    picture = await client(interaction).painter.file(scene, say)
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media="attachment://map.png")
    view = layout(gallery, ui.TextDisplay(clip(board_text(scene, say), ROOM - 100)))
    await show(interaction, view, [picture], fresh=True)


async def rules(interaction: Interaction, table: Table) -> None:
    """The clauses that matter now."""
    moves.begun(table)
    say = moves.voice_for(table, interaction)
    clauses = [prompt.clause for prompt in table.view(viewer_of(table, interaction)).prompts]
    lines = []
    for clause in dict.fromkeys(clauses):
        key = f"{table.rules.id}-clause-{clause.replace('.', '-')}"
        lines.append(f"**{clause}** {say.key(key)}" if known(key) else f"**{clause}**")
    lines.append(say.key(f"{table.rules.id}-guide"))
    await show(interaction, note("\n".join(lines)), fresh=True)


async def status(interaction: Interaction, table: Table) -> None:
    """Phase, who is awaited, the standings; in the lobby, who sits."""
    say = moves.voice_for(table, interaction)
    if table.game.status == "lobby":
        lines = [lobby.chosen(table, say), *(say.key("seat", seat=row.seat) for row in table.seats)]
        await show(interaction, note("\n".join(lines)), fresh=True)
        return
    view = table.view(viewer_of(table, interaction))
    lines = [
        f"### {say.key(table.rules.id)} · {say(view.phase)}",
        awaiting(view, say, table.rules.id),
        dashboard.standings(view, say, table),
        "-# " + say.key("lobby-commitment", hash=table.commitment),
    ]
    await show(interaction, note("\n".join(lines)), fresh=True)


async def log(interaction: Interaction, table: Table, last: int) -> None:
    """The story of the last entries, as this person saw it."""
    moves.begun(table)
    say = moves.voice_for(table, interaction)
    viewer = viewer_of(table, interaction)
    entries = await table.entries(max(-1, table.game.version - 1 - last))
    lines = [
        f"`{entry.n}` {say(text)}"
        for entry in entries
        for event in entry.events
        if (seen := event.seen_by(viewer)) is not None and (text := seen.text()) is not None
    ]
    await show(interaction, note(clip("\n".join(lines) or say.key("log-empty"), ROOM - 100)), fresh=True)


async def export(interaction: Interaction, table: Table) -> None:
    """The transcript as a file: all of it once the game is over, before that what this person may know."""
    moves.begun(table)
    say = moves.voice_for(table, interaction)
    text = write(table, await table.entries(), viewer_of(table, interaction))
    file = discord.File(io.BytesIO(text.encode()), f"maester-{table.game.id}.txt")
    part: ui.File[Any] = ui.File(f"attachment://maester-{table.game.id}.txt")
    await show(interaction, layout(ui.TextDisplay(say.key("export-done")), part), [file], fresh=True)


# ── the lobby's own message ───────────────────────────────────────────────────────────────────────


async def edit_lobby(interaction: Interaction, table: Table) -> None:
    """Bring the lobby message up to date, wherever it stands."""
    if table.game.dashboard_id is not None:
        view = lobby.lobby(table, voice(table, table.game.locale))
        await _edit(interaction, table, table.game.dashboard_id, view)


async def close_lobby(interaction: Interaction, table: Table, message_id: int) -> None:
    """Take the buttons off the lobby message: the game has begun."""
    say = voice(table, table.game.locale)
    players = "\n".join(f"{row.seat + 1}. {say.key('seat', seat=row.seat)}" for row in table.seats)
    text = "\n".join(
        [
            f"## {say.key(table.rules.id)}",
            say.key("lobby-begun"),
            players,
            lobby.chosen(table, say),
            "-# " + say.key("lobby-commitment", hash=table.commitment),
        ]
    )
    await _edit(interaction, table, message_id, note(text))


async def _edit(interaction: Interaction, table: Table, message_id: int, view: ui.LayoutView) -> None:
    channel = client(interaction).get_partial_messageable(table.game.channel_id, guild_id=table.game.guild_id)
    view.stop()
    await channel.get_partial_message(message_id).edit(
        view=view, allowed_mentions=discord.AllowedMentions.none()
    )
