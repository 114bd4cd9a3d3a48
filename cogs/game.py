"""`/game`: a table's life, from the lobby to the transcript."""

import asyncio
from collections.abc import Iterable
from weakref import WeakValueDictionary

import discord
from discord import app_commands

from bot.engine.errors import Refused
from bot.engine.spelling import plain
from bot.engine.table.pace import HOUR
from bot.engine.table.table import Table
from bot.words import FALLBACK
from bot.words import words as said
from cogs import press
from cogs.interaction import names
from cogs.interaction.answers import Interaction, client, guarded, note, public_locale, show
from cogs.interaction.bounds import Name, Player
from cogs.interaction.limits import PLACE, cut
from cogs.interaction.places import lost_thread, needs_rights
from cogs.lobby import lobby, seating
from cogs.lookups import film as films
from cogs.lookups import hand_and_board, rulebook
from cogs.play import moves, undo
from cogs.play.autocomplete import Choices, completing, matching, matching_names

game = app_commands.Group(
    name="game",
    description="A table's life: open it, join it, look at it.",
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
    allowed_installs=app_commands.AppInstallationType(guild=True),
)


FOUND_AGAIN = 24 * HOUR
"""Seconds in which a thread is still taken whose game could not be stored: by then Discord archives it."""

_opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""Held while a table is opened from a channel."""


# ── the lobby ─────────────────────────────────────────────────────────────────────────────────────


@completing
async def _systems(interaction: Interaction, current: str) -> Choices:
    locale = str(interaction.locale)
    return matching(((said(id_, locale), id_) for id_ in client(interaction).tables.systems), current)


def meant(text: str, systems: Iterable[str], locale: str) -> str:
    """The id of the game that was typed by its id or its name, in `locale` or English, or the text as it is."""
    spelt = {plain(said(id_, each)): id_ for each in (locale, FALLBACK) for id_ in systems}
    spelt |= {plain(id_): id_ for id_ in systems}
    return spelt.get(plain(text), text)


@game.command()
@app_commands.describe(system="Which game to play", thread="Open a thread of its own for the game")
@app_commands.autocomplete(system=_systems)
async def new(interaction: Interaction, system: Name, thread: bool = False) -> None:
    """Open a table in this channel."""
    await guarded(interaction, lambda: _new(interaction, system, thread))


async def _new(interaction: Interaction, system: str, thread: bool) -> None:
    tables, channel = client(interaction).tables, interaction.channel
    if interaction.guild_id is None or channel is None:
        raise Refused("table-no-direct")
    rules = tables.rules(meant(system, tables.systems, str(interaction.locale)))
    locale = public_locale(interaction)
    if thread and not isinstance(channel, discord.TextChannel):
        raise Refused("table-no-thread")
    needs_rights(interaction, opening=thread)
    # While a thread has no game, whoever else opens a table would take it for one that was left.
    async with _opening.setdefault(channel.id, asyncio.Lock()):
        place = channel
        if isinstance(channel, discord.TextChannel) and thread:
            place = await _thread(interaction, channel, cut(said(rules.id, locale), PLACE))
        table = await tables.open(
            guild_id=interaction.guild_id,
            channel_id=place.id,
            host_id=interaction.user.id,
            host_name=names.storable(interaction.user.display_name),
            system=rules.id,
            locale=locale,
        )
    async with table.posting:
        if not thread and await seating.open_with(interaction, table):
            return
    words = said("lobby-opened", str(interaction.locale), channel=f"<#{place.id}>")
    await show(interaction, note(words))


async def _thread(interaction: Interaction, parent: discord.TextChannel, name: str) -> discord.Thread:
    """A thread for a game, with whoever opens it: one that was left without its game, or a new one."""
    bot, types = client(interaction), discord.ChannelType
    kind = types.news_thread if parent.is_news() else types.public_thread
    thread = await lost_thread(bot, parent, name, kind, bot.tables.clock() - FOUND_AGAIN)
    if thread is None:
        thread = await parent.create_thread(name=name, type=kind)
    await thread.add_user(interaction.user)
    return thread


@game.command()
@app_commands.describe(words="Words of your own that go into the dice")
async def join(
    interaction: Interaction, words: app_commands.Range[str, 1, lobby.WORDS] | None = None
) -> None:
    """Take a seat at this channel's table, or change your words."""
    await moves.at_table(interaction, lambda table: seating.join(interaction, table, words))


@game.command()
async def leave(interaction: Interaction) -> None:
    """Give up your seat before the game begins."""
    await moves.at_table(interaction, lambda table: seating.leave(interaction, table))


@game.command()
async def agent(interaction: Interaction) -> None:
    """Seat an agent that plays by itself (the host may)."""
    await moves.at_table(interaction, lambda table: seating.add_agent(interaction, table))


@completing
async def _others(interaction: Interaction, current: str) -> Choices:
    found = seating.others(await moves.table_of(interaction))
    return matching_names(found, current)


@game.command()
@app_commands.describe(player="Whose seat")
@app_commands.autocomplete(player=_others)
async def remove(interaction: Interaction, player: Player) -> None:
    """Free the seat of an agent or a player before the game begins (the host may)."""
    await moves.at_table(interaction, lambda table: seating.remove(interaction, table, "player", player))


@completing
async def _option_names(interaction: Interaction, current: str) -> Choices:
    table = await moves.table_of(interaction)
    say = moves.voice_for(table, interaction)
    possible = lobby.values(type(table.options()))
    return matching(((lobby.option(table, say, name), name) for name in possible), current)


@completing
async def _option_values(interaction: Interaction, current: str) -> Choices:
    table = await moves.table_of(interaction)
    say, name = moves.voice_for(table, interaction), str(getattr(interaction.namespace, "option", ""))
    possible = lobby.values(type(table.options())).get(name, ())
    return matching(((lobby.value(table, say, name, each), str(each)) for each in possible), current)


@game.command()
@app_commands.describe(option="Which option; left out, all of them as a panel", value="What to choose")
@app_commands.autocomplete(option=_option_names, value=_option_values)
async def options(interaction: Interaction, option: Name | None = None, value: Name | None = None) -> None:
    """Choose how this table plays (the host may)."""

    async def work(table: Table) -> None:
        if option is None and value is not None:
            raise Refused("lobby-value-alone")
        if option is None or value is None:
            await seating.options(interaction, table)
        else:
            await seating.choose(interaction, table, option, value)

    await moves.at_table(interaction, work)


@game.command()
async def start(interaction: Interaction) -> None:
    """Begin the game (the host may)."""
    await moves.at_table(interaction, lambda table: seating.start(interaction, table))


# ── the game ──────────────────────────────────────────────────────────────────────────────────────


@game.command()
async def play(interaction: Interaction) -> None:
    """Your private panel: what you may do now, by buttons."""
    await moves.at_table(interaction, lambda table: press.play(interaction, table))


@game.command()
async def status(interaction: Interaction) -> None:
    """Who is awaited, and how the table stands."""
    await moves.at_table(interaction, lambda table: hand_and_board.status(interaction, table))


@game.command()
async def board(interaction: Interaction) -> None:
    """The map, and the board in words."""
    await moves.at_table(interaction, lambda table: hand_and_board.board(interaction, table))


@game.command()
async def hand(interaction: Interaction) -> None:
    """Your own cards."""
    await moves.at_table(interaction, lambda table: hand_and_board.hand(interaction, table))


@game.command()
@app_commands.describe(page="As one page for a browser: every turn with its map, story and dice.")
async def export(interaction: Interaction, page: bool = False) -> None:
    """The transcript as a file: to read, to replay, to check the dice; or the game as a page for a browser."""
    give = films.page if page else hand_and_board.export
    await moves.at_table(interaction, lambda table: give(interaction, table))


@game.command()
async def film(interaction: Interaction) -> None:
    """The whole game as a film of its map, turn by turn."""
    await moves.at_table(interaction, lambda table: films.film(interaction, table))


@game.command()
@app_commands.describe(clause="A clause by its number or a word of it; left out, those that matter now")
@app_commands.autocomplete(clause=rulebook.offered)
async def rules(interaction: Interaction, clause: Name | None = None) -> None:
    """The rules: those that matter now, a clause, or all by chapters."""

    async def work(table: Table) -> None:
        if clause is None:
            await rulebook.rules(interaction, table)
        else:
            await rulebook.look_up(interaction, table, clause)

    await moves.at_table(interaction, work)


@game.command(name="undo")
async def take_back(interaction: Interaction) -> None:
    """Take back your last move, if nobody has learnt anything by it; else ask the table."""
    await moves.at_table(interaction, lambda table: undo.take_back(interaction, table))


@game.command()
@app_commands.describe(sure="Conceding cannot be taken back; left out, you are asked")
async def concede(interaction: Interaction, sure: bool = False) -> None:
    """Leave the game for good."""
    await moves.at_table(
        interaction, lambda table: (press.conceded if sure else press.concede)(interaction, table)
    )
