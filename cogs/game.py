"""`/game`: a table's life, from the lobby to the transcript."""

from typing import Any

import discord
from discord import app_commands

from bot.engine.errors import Refused
from bot.engine.table import Table
from bot.rules.contract import Concede
from cogs import lobby, moves, press, sights
from cogs.answers import client, guarded, note, show, voice

Interaction = discord.Interaction[Any]

game = app_commands.Group(
    name="game", description="A table's life: open it, join it, look at it.", guild_only=True
)


async def _systems(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    systems = client(interaction).hall.systems
    names = {id_: sights.words(interaction, id_) for id_ in systems}
    return [
        app_commands.Choice(name=name[:100], value=id_)
        for id_, name in names.items()
        if current.casefold() in name.casefold()
    ][:25]


@game.command()
@app_commands.describe(system="Which game to play", thread="Open a thread of its own for the game")
@app_commands.autocomplete(system=_systems)
async def new(interaction: Interaction, system: str, thread: bool = False) -> None:
    """Open a table in this channel."""
    await guarded(interaction, lambda: _new(interaction, system, thread))


async def _new(interaction: Interaction, system: str, thread: bool) -> None:
    hall = client(interaction).hall
    channel_id = interaction.channel_id
    if channel_id is None:
        raise Refused("table-none-here")
    rules = hall.rules(system)
    if thread:
        if not isinstance(interaction.channel, discord.TextChannel):
            raise Refused("table-no-thread")
        title = sights.words(interaction, rules.id)
        made = await interaction.channel.create_thread(
            name=title[:100], type=discord.ChannelType.public_thread
        )
        channel_id = made.id
    table = await hall.open(
        guild_id=interaction.guild_id,
        channel_id=channel_id,
        host_id=interaction.user.id,
        host_name=interaction.user.display_name,
        system=rules.id,
        locale=str(interaction.guild_locale or interaction.locale),
    )
    view = lobby.lobby(table, voice(table, table.game.locale))
    view.stop()
    none = discord.AllowedMentions.none()
    if thread:
        message = (
            await client(interaction)
            .get_partial_messageable(channel_id)
            .send(view=view, allowed_mentions=none)
        )
        await show(interaction, note(sights.words(interaction, "lobby-opened", channel=f"<#{channel_id}>")))
        await hall.remember(table, message.id)
    else:
        reply = await interaction.response.send_message(view=view, allowed_mentions=none)
        await hall.remember(table, reply.message_id)


@game.command()
@app_commands.describe(words="Words of your own that go into the dice")
async def join(interaction: Interaction, words: app_commands.Range[str, 0, 100] = "") -> None:
    """Take a seat at this channel's table."""
    await _at(interaction, lambda table: press.join(interaction, table, words))


@game.command()
async def leave(interaction: Interaction) -> None:
    """Give up your seat before the game begins."""
    await _at(interaction, lambda table: press.leave(interaction, table))


@game.command()
async def agent(interaction: Interaction) -> None:
    """Seat an agent that plays by itself (the host may)."""
    await _at(interaction, lambda table: press.add_agent(interaction, table))


async def _option_names(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    try:
        table = await moves.table_of(interaction)
    except Refused:
        return []
    names = lobby.values(type(table.options()))
    return [app_commands.Choice(name=name, value=name) for name in names if current.casefold() in name][:25]


async def _option_values(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    try:
        table = await moves.table_of(interaction)
    except Refused:
        return []
    possible = lobby.values(type(table.options())).get(getattr(interaction.namespace, "option", ""), ())
    return [app_commands.Choice(name=str(one), value=str(one)) for one in possible if current in str(one)][
        :25
    ]


@game.command()
@app_commands.describe(option="Which option; left out, all of them as a panel", value="What to choose")
@app_commands.autocomplete(option=_option_names, value=_option_values)
async def options(interaction: Interaction, option: str | None = None, value: str | None = None) -> None:
    """Choose how this table plays (the host may)."""

    async def work(table: Table) -> None:
        if option is None or value is None:
            await press.options(interaction, table)
        else:
            await press.choose_option(interaction, table, option, value)

    await _at(interaction, work)


@game.command()
async def start(interaction: Interaction) -> None:
    """Begin the game (the host may)."""
    await _at(interaction, lambda table: press.start(interaction, table))


@game.command()
async def play(interaction: Interaction) -> None:
    """Your private panel: what you may do now, by buttons."""
    await _at(interaction, lambda table: press.play(interaction, table))


@game.command()
async def status(interaction: Interaction) -> None:
    """Who is awaited, and how the table stands."""
    await _at(interaction, lambda table: sights.status(interaction, table))


@game.command()
async def board(interaction: Interaction) -> None:
    """The map, and the board in words."""
    await _at(interaction, lambda table: sights.board(interaction, table))


@game.command()
async def hand(interaction: Interaction) -> None:
    """Your own cards."""
    await _at(interaction, lambda table: sights.hand(interaction, table))


@game.command()
@app_commands.describe(last="How many entries back")
async def log(interaction: Interaction, last: app_commands.Range[int, 1, 500] = 30) -> None:
    """What has happened, as you saw it."""
    await _at(interaction, lambda table: sights.log(interaction, table, last))


@game.command()
async def export(interaction: Interaction) -> None:
    """The transcript as a file: to read, to replay, to check the dice."""
    await _at(interaction, lambda table: sights.export(interaction, table))


@game.command()
async def rules(interaction: Interaction) -> None:
    """The rule that matters now."""
    await _at(interaction, lambda table: sights.rules(interaction, table))


@game.command()
@app_commands.describe(sure="Conceding cannot be taken back")
async def concede(interaction: Interaction, sure: bool) -> None:
    """Leave the game for good."""

    async def work(table: Table) -> None:
        if table.game.status == "lobby":
            await press.leave(interaction, table)
            return
        moves.seat_of(table, interaction)
        if not sure:
            raise Refused("table-not-sure")
        await moves.move(interaction, table, Concede())

    await _at(interaction, work)


async def _at(interaction: Interaction, work: Any) -> None:
    """Do `work` with the table of this channel."""

    async def go() -> None:
        await work(await moves.table_of(interaction))

    await guarded(interaction, go)
