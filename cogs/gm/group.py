"""`/gm`: what a game master may do about the table itself: stop it, let it go on, write into its record.

Everything is shown beforehand, asks for a reason, and is told to all.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Literal

import discord
from discord import app_commands

from bot.engine.errors import Refused
from bot.engine.journal.entries import Remark, Signed
from bot.engine.moderation import moderation
from bot.engine.moderation.moderation import Stop
from bot.engine.table.table import Table
from bot.store.rows import Master
from bot.words import words
from cogs.gm.preview import in_their_words, legible, master_only, propose_act, signed
from cogs.interaction import names
from cogs.interaction.answers import Interaction, client, guarded
from cogs.interaction.bounds import WHOLE
from cogs.interaction.limits import OPTIONS
from cogs.interaction.places import gone
from cogs.lookups import rulebook
from cogs.play import moves
from cogs.play.autocomplete import Choices, completing

gm = app_commands.Group(
    name="gm",
    description="For game masters: the host, and whoever was appointed.",
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False),
    allowed_installs=app_commands.AppInstallationType(guild=True),
    default_permissions=discord.Permissions(send_messages=True),
)
"""A server may offer it to fewer. Any host has to find it, so no more is asked: the bot judges who may."""

Reason = app_commands.Range[str, 1, 200]
Spoken = app_commands.Range[str, 1, 400]

WHY = "Why; all will read it"

Work = Callable[[Table, Signed], Awaitable[None]]


Number = app_commands.Range[int, 1, WHOLE]


async def numbered(interaction: Interaction, game: int) -> Table:
    """The game of this number, wherever in this server it is played. Raises Refused if there is none."""
    table = await client(interaction).tables.table(game)
    if table.game.guild_id != interaction.guild_id:
        raise Refused("table-gone")
    return table


@completing
async def of_mine(interaction: Interaction, current: str) -> Choices:
    """The games in this server that somebody has a seat in, by number: their channel may be gone."""
    found = await client(interaction).tables.store.games_of(interaction.user.id)
    mine = [
        (f"{one.id} · {words(one.system)}", one.id) for one in found if one.guild_id == interaction.guild_id
    ]
    return [
        app_commands.Choice(name=name, value=number) for name, number in mine if name.startswith(current)
    ][:OPTIONS]


async def at(interaction: Interaction, reason: str, work: Work, game: int | None = None) -> None:
    """Do `work` with the table of this channel, or the game of a number, if this person is a game master of it."""

    async def go() -> None:
        table = await (moves.table_of(interaction) if game is None else numbered(interaction, game))
        await master_only(table, interaction)
        with in_their_words():
            await work(table, signed(table.seats, interaction, reason))

    await guarded(interaction, go)


# ── who may moderate ──


async def _charge(
    interaction: Interaction,
    reason: str,
    person: discord.Member | discord.User | None,
    role: discord.Role | None,
    *,
    may: bool,
) -> None:
    async def go() -> None:
        table = await moves.table_of(interaction)
        await _names_masters(table, interaction)
        if (person is None) == (role is None):
            raise Refused("gm-whom")
        if person is not None:
            master, name = Master("user", person.id), names.tidy(person.display_name)
        else:
            assert role is not None
            master, name = Master("role", role.id), f"@{names.tidy(role.name)}"
        sign = signed(table.seats, interaction, reason)
        decision = partial(moderation.charging, table, master, name, may, sign)
        await propose_act(interaction, table, decision, may=_names_masters)

    await guarded(interaction, go)


async def _names_masters(table: Table, interaction: Interaction) -> None:
    """Raises Refused unless this person may say who moderates the table."""
    if interaction.user.id != table.game.host_id and not interaction.permissions.manage_guild:
        raise Refused("gm-not-yours-to-name")


@gm.command()
@app_commands.describe(reason=WHY, person="Who may moderate this table", role="All who have this role may")
async def appoint(
    interaction: Interaction,
    reason: Reason,
    person: discord.Member | None = None,
    role: discord.Role | None = None,
) -> None:
    """Name a game master (the host and whoever manages the server may)."""
    await _charge(interaction, reason, person, role, may=True)


@gm.command()
@app_commands.describe(reason=WHY, person="Who may moderate no longer", role="All who have this role")
async def dismiss(
    interaction: Interaction,
    reason: Reason,
    person: discord.User | None = None,
    role: discord.Role | None = None,
) -> None:
    """Dismiss a game master (the host and whoever manages the server may)."""
    await _charge(interaction, reason, person, role, may=False)


# ── stopping and going on ──


async def _stop(interaction: Interaction, reason: str, kind: Stop, game: int | None = None) -> None:
    async def work(table: Table, sign: Signed) -> None:
        await propose_act(interaction, table, partial(moderation.halting, table, kind, sign))

    await at(interaction, reason, work, game)


@gm.command()
@app_commands.describe(reason=WHY)
async def pause(interaction: Interaction, reason: Reason) -> None:
    """Stop this table's clocks."""
    await _stop(interaction, reason, "pause")


@gm.command()
@app_commands.describe(reason=WHY)
async def resume(interaction: Interaction, reason: Reason) -> None:
    """Let this table's clocks run again."""
    await _stop(interaction, reason, "resume")


@gm.command()
@app_commands.describe(reason=WHY)
async def lock(interaction: Interaction, reason: Reason) -> None:
    """Let nobody move until the table is unlocked."""
    await _stop(interaction, reason, "lock")


@gm.command()
@app_commands.describe(reason=WHY)
async def unlock(interaction: Interaction, reason: Reason) -> None:
    """Let all move again."""
    await _stop(interaction, reason, "unlock")


@gm.command()
@app_commands.describe(reason=WHY, game="Its number; left out, the game of this channel")
@app_commands.autocomplete(game=of_mine)
async def archive(interaction: Interaction, reason: Reason, game: Number | None = None) -> None:
    """Put the game away and free the channel; it can be restored."""
    await _stop(interaction, reason, "archive", game)


@gm.command()
@app_commands.describe(reason=WHY, game="Its number; left out, the last game of this channel")
async def restore(interaction: Interaction, reason: Reason, game: Number | None = None) -> None:
    """Bring a game back from the archive."""

    async def go() -> None:
        tables = client(interaction).tables
        at_hand = (
            tables.table_in(interaction.channel_id or 0) if game is None else numbered(interaction, game)
        )
        table = await at_hand
        await master_only(table, interaction)
        if await gone(interaction, table.game):  # it would be brought back where nobody finds it
            raise Refused("gm-channel-gone", game=table.game.id)
        sign = signed(table.seats, interaction, reason)
        await propose_act(interaction, table, partial(moderation.halting, table, "restore", sign))

    await guarded(interaction, go)


# ── the record ──


async def _record(
    interaction: Interaction,
    reason: str,
    kind: Literal["note", "announce", "ruling"],
    words: str,
    clause: str = "",
) -> None:
    async def work(table: Table, sign: Signed) -> None:
        remark = Remark(kind=kind, words=legible(words), clause=names.tidy(clause))
        await propose_act(interaction, table, partial(moderation.recording, table, remark, sign))

    await at(interaction, reason, work)


@gm.command()
@app_commands.describe(words="What to note", reason=WHY)
async def note(interaction: Interaction, words: Spoken, reason: Reason) -> None:
    """Write a note into the record."""
    await _record(interaction, reason, "note", words)


@gm.command()
@app_commands.describe(words="What to say", reason=WHY)
async def announce(interaction: Interaction, words: Spoken, reason: Reason) -> None:
    """Say something to the whole table."""
    await _record(interaction, reason, "announce", words)


@gm.command()
@app_commands.describe(words="How it is to be", reason=WHY, clause="The clause it is about")
@app_commands.autocomplete(clause=rulebook.offered)
async def ruling(
    interaction: Interaction,
    words: Spoken,
    reason: Reason,
    clause: app_commands.Range[str, 1, 40] | None = None,
) -> None:
    """Settle a dispute; the ruling stands in the record."""
    await _record(interaction, reason, "ruling", words, clause or "")
