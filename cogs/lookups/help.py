"""`/help`: what this person can do now, here, with the buttons for it."""

from typing import Any

import discord
from discord import app_commands, ui

from bot.engine.errors import Refused
from bot.engine.table.table import Table
from bot.words import Voice
from bot.words import words as said
from cogs.interaction.answers import Interaction, guarded, layout, show
from cogs.interaction.ids import Step
from cogs.lobby import lobby
from cogs.play import controls, moves, telling

PLAYER = ("play", "hand", "board", "howto", "rules")
WATCHER = ("board", "howto", "rules")

NO_GAME = ("table-none-here", "table-none-yours")
"""Refusals after which somebody may begin a game here."""


@app_commands.command(name="help")
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def help_(interaction: Interaction) -> None:
    """What you can do here and now."""

    async def work() -> None:
        try:
            table = await moves.table_of(interaction)
        except Refused as refused:
            if refused.text.key not in NO_GAME:
                raise
            words = said("help-none", str(interaction.locale))
            await show(interaction, layout(ui.TextDisplay(words)), fresh=True)
            return
        seat = table.seat_of(interaction.user.id)
        await show(interaction, told(table, seat, moves.voice_for(table, interaction)), fresh=True)

    await guarded(interaction, work)


def told(table: Table, seat: int | None, say: Voice) -> ui.LayoutView:
    """What whoever sits in `seat` can do now, in words and by buttons."""
    match table.game.status:
        case "lobby":
            host = lobby.host(table)
            role = (
                "host" if host is not None and seat == host.seat else "guest" if seat is not None else "new"
            )
            verbs = {
                "host": ("agent", "options", "clock", "start", "howto"),
                "guest": ("howto", "leave", "words"),
                "new": ("join", "howto"),
            }[role]
            return _page(table, say, say.key(f"help-{role}"), verbs, lobby_verbs=True)
        case "playing" if seat is not None:
            view = table.view(seat)
            owed = view.my_prompt is not None
            text = say.key("help-turn" if owed else "help-wait")
            waits = telling.awaiting(view, say, table.rules.id)
            return _page(table, say, f"{waits}\n\n{text}", PLAYER)
        case "playing":
            return _page(table, say, say.key("help-watch"), WATCHER)
    return _page(table, say, say.key("help-over"), WATCHER)


def _page(
    table: Table, say: Voice, text: str, verbs: tuple[str, ...], *, lobby_verbs: bool = False
) -> ui.LayoutView:
    group = "lobby" if lobby_verbs else "dashboard"
    buttons = [
        ui.Button[Any](
            label=say.key(f"{group}-{verb}"),
            style=discord.ButtonStyle.primary if place == 0 else discord.ButtonStyle.secondary,
            custom_id=Step(verb, table.game.id).encode(),
        )
        for place, verb in enumerate(verbs)
    ]
    return layout(ui.TextDisplay(text), *controls.rows(buttons))
