"""Commands about what was: `/game log`, `/game statistics`, `/hall`."""

from discord import app_commands

from bot.engine.records.game_log import Search, topics
from bot.engine.spelling import nearest, plain
from bot.engine.table.table import Table
from bot.rules.contract import Topic
from cogs.commands import Commands
from cogs.interaction import forms, names
from cogs.interaction.answers import Interaction, guarded
from cogs.interaction.bounds import Name, Player
from cogs.lookups import fame, statistics
from cogs.lookups import log as logs
from cogs.play import moves
from cogs.play.autocomplete import Choices, completing, matching, seated


@completing
async def _topics(interaction: Interaction, current: str) -> Choices:
    table = await moves.table_of(interaction)
    return matching(_called(interaction, table), current)


def _called(interaction: Interaction, table: Table) -> list[tuple[str, Topic]]:
    """What the log of this game can be searched for, by name."""
    say = moves.voice_for(table, interaction).plain
    return [(logs.named(say, table.rules.id, topic), topic) for topic in topics(table.rules)]


def _topic(interaction: Interaction, table: Table, typed: str) -> Topic:
    """The topic that is meant. Raises Refused if there is none so called."""
    called = _called(interaction, table)
    found = next((topic for name, topic in called if plain(typed) in (plain(topic), plain(name))), None)
    if found is None:
        known = [name for name, _ in called]
        raise forms.unknown(typed, nearest(typed, known), known)
    return found


@app_commands.command()
@app_commands.describe(
    turn="Only this turn, by its number",
    player="Only what is about this player",
    about="Only lines of this kind",
)
@app_commands.autocomplete(player=seated, about=_topics)
async def log(
    interaction: Interaction,
    turn: app_commands.Range[int, 1, 10_000] | None = None,
    player: Player | None = None,
    about: Name | None = None,
) -> None:
    """What has happened, as you saw it, with links to the stories."""

    async def work(table: Table) -> None:
        moves.begun(table)
        seat = None if player is None else names.seat_named(table, player)
        topic = None if about is None else _topic(interaction, table, about)
        await logs.log(interaction, table, Search(turn, seat, topic))

    await moves.at_table(interaction, work)


@app_commands.command(name="statistics")
async def show_statistics(interaction: Interaction) -> None:
    """Dice against what chance gives, battles, and how long people take."""
    await moves.at_table(interaction, lambda table: statistics.show_statistics(interaction, table))


@app_commands.command()
@app_commands.guild_only()
async def hall(interaction: Interaction) -> None:
    """This server's hall of fame: games, players, champions."""
    await guarded(interaction, lambda: fame.show_hall(interaction))


COMMANDS: Commands = (log, show_statistics)
"""More commands of `/game`: see `cogs.groups`."""
