"""`/learn`: a first game against an agent, with a coach; it begins at once. (`/game` has all the commands it may.)"""

from discord import app_commands

from bot.engine.errors import Refused
from bot.engine.table.agents import usual_agent
from bot.engine.table.table import Table
from bot.store.rows import SeatRow
from bot.words import words as said
from cogs.interaction import names
from cogs.interaction.answers import Interaction, client, guarded, public_locale, show
from cogs.interaction.places import needs_rights
from cogs.play import moves, panel

TAKEN = ("table-taken", "table-taken-lobby")
"""What is said where a channel has a game: it leads to `/game new`."""


@app_commands.command()
@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
async def learn(interaction: Interaction) -> None:
    """A first game against an agent, with somebody who tells you what to do: about ten minutes."""
    await guarded(interaction, lambda: begin(interaction))


async def begin(interaction: Interaction) -> None:
    """Open the table, seat an agent, begin, and show what is asked first.

    Raises Refused where a game is played, and where Maester may not write.
    """
    tables = client(interaction).tables
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("table-no-direct")
    rules = next((one for one in tables.systems.values() if one.options.lesson), None)
    if rules is None:
        raise Refused("table-no-lesson")
    needs_rights(interaction)
    user, locale = interaction.user, public_locale(interaction)
    mine, agents = names.storable(user.display_name), said("agent-names", locale).split(", ")
    try:
        table: Table = await tables.open(
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id,
            host_id=user.id,
            host_name=mine,
            system=rules.id,
            locale=locale,
            seats=[SeatRow(0, user.id, mine, None, ""), SeatRow(1, None, agents[0], usual_agent(rules), "")],
            options=rules.options.model_validate(rules.options.lesson),
        )
    except Refused as refused:
        if refused.text.key not in TAKEN:
            raise
        raise Refused("coach-taken") from refused
    async with table.posting:  # as with every start: else the lobby's message could be taken for the board
        await tables.start(table.game.id)
    say = moves.voice_for(table, interaction)
    seat = moves.seat_of(table, interaction)
    await show(interaction, panel.menu(table, table.view(seat), say, say.key("coach-welcome")))
