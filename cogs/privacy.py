"""`/privacy`: what Maester keeps of a person, as a file for them, and how they make it forget them."""

from typing import Any

import discord
from discord import app_commands, ui

from bot.engine.moderation import privacy
from bot.words import FALLBACK
from bot.words import words as said
from cogs.interaction import names
from cogs.interaction.answers import Attachment, Interaction, bare_voice, client, guarded, layout, note, show
from cogs.posts import rooms

CONFIRM = "privacy:forget"
"""The custom id of the button that is meant."""

TOLD = ("privacy-ask", "privacy-goes", "privacy-seats", "privacy-stays", "privacy-elsewhere")

group = app_commands.Group(
    name="privacy",
    description="What Maester keeps of you: read it, or delete it.",
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
    allowed_installs=app_commands.AppInstallationType(guild=True),
)


@group.command()
async def export(interaction: Interaction) -> None:
    """All that is stored about you, as a file that you alone get."""
    await guarded(interaction, lambda: _export(interaction))


@group.command()
async def delete(interaction: Interaction) -> None:
    """Delete what is stored about you; you are asked first."""
    await guarded(interaction, lambda: _ask(interaction))


async def heard(interaction: Interaction) -> None:
    """The press that confirms; anything else is left alone."""
    data: Any = interaction.data or {}
    pressed = interaction.type is discord.InteractionType.component
    if pressed and data.get("custom_id") == CONFIRM:
        await guarded(interaction, lambda: _forget(interaction))


async def _export(interaction: Interaction) -> None:
    found = await privacy.export(client(interaction).tables, interaction.user.id)
    file = Attachment("maester-about-you.json", privacy.as_file(found))
    part: ui.File[Any] = ui.File(f"attachment://{file.name}")
    words = ui.TextDisplay[Any](bare_voice(interaction).key("privacy-export"))
    await show(interaction, layout(words, part), file, fresh=True)


async def _ask(interaction: Interaction) -> None:
    say = bare_voice(interaction)
    sure: ui.Button[Any] = ui.Button(
        label=say.key("privacy-sure"), style=discord.ButtonStyle.danger, custom_id=CONFIRM
    )
    words = ui.TextDisplay[Any]("\n\n".join(say.key(key) for key in TOLD))
    await show(interaction, layout(words, ui.ActionRow(sure)), fresh=True)


async def _forget(interaction: Interaction) -> None:
    user, tables, former = interaction.user, client(interaction).tables, said("privacy-former", FALLBACK)
    stored = await tables.store.about(user.id)
    borne = [str(row["name"]) for part in ("seats", "seatings") for row in stored.get(part, ())]
    # A seat has a name as it is, a signature as it is shown.
    known = {user.name, user.display_name, user.global_name or user.name, *borne}
    called = {written(name) for name in known for written in (names.storable, names.tidy)} - {""}
    await rooms.let_out(client(interaction), user.id)
    await privacy.forget(tables, user.id, called, former)
    await show(interaction, note(bare_voice(interaction).key("privacy-forgotten")))
