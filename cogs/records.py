"""Commands about what was: `/game log`, `/game statistics`, `/hall`."""

from typing import Literal

from discord import app_commands

from bot.engine.records import Search
from bot.engine.table import Table
from cogs import Commands, fame, moves, names, sights, statistics
from cogs import log as logs
from cogs.answers import Interaction, guarded
from cogs.bounds import Player
from cogs.clock import at, matching
from cogs.play import Choices, completing


@completing
async def _players(interaction: Interaction, current: str) -> Choices:
    return matching(names.players(await moves.table_of(interaction)).values(), current)


@app_commands.command()
@app_commands.describe(
    turn="Only this turn, by its number",
    player="Only what is about this player",
    about="Only lines of this kind",
)
@app_commands.autocomplete(player=_players)
async def log(
    interaction: Interaction,
    turn: app_commands.Range[int, 1, 10_000] | None = None,
    player: Player | None = None,
    about: Literal["battle", "card", "table"] | None = None,
) -> None:
    """What has happened, as you saw it, with links to the stories."""

    async def work(table: Table) -> None:
        seat = None if player is None else sights.seat_named(table, player)
        await logs.log(interaction, table, Search(turn, seat, about))

    await at(interaction, work)


@app_commands.command(name="statistics")
async def show_statistics(interaction: Interaction) -> None:
    """Dice against what chance gives, battles, and how long people take."""
    await at(interaction, lambda table: statistics.show_statistics(interaction, table))


@app_commands.command()
@app_commands.guild_only()
async def hall(interaction: Interaction) -> None:
    """This server's hall of fame: games, players, champions."""
    await guarded(interaction, lambda: fame.hall(interaction))


COMMANDS: Commands = (log, show_statistics)
"""More commands of `/game`: see `cogs.groups`."""
