"""One more game: the same people and agents in the same seats, the same options and pace, in the same channel."""

from dataclasses import replace

from bot.engine.errors import Refused
from bot.engine.table.table import Table
from bot.words import words as said
from cogs.interaction import names
from cogs.interaction.answers import Interaction, client, note, show


async def rematch(interaction: Interaction, table: Table) -> None:
    """Open a lobby like that of a game that is over; whoever calls for it hosts it, and the others may leave.

    Raises Refused for somebody who did not play, and where another game is on.
    """
    caller = interaction.user.id
    if table.game.status != "over" or all(row.user_id != caller for row in table.seats):
        raise Refused("rematch-only")
    people = [row for row in table.seats if row.user_id is not None or row.agent is not None]
    again = await client(interaction).tables.open(
        guild_id=table.game.guild_id,
        channel_id=table.game.channel_id,
        host_id=caller,
        host_name=names.storable(interaction.user.display_name),
        system=table.rules.id,
        locale=table.game.locale,
        seats=[
            replace(row, words="", open=False, agent=None if row.user_id is not None else row.agent)
            for row in people
        ],
        options=table.options(),
        pace=table.pace,
    )
    locale = str(interaction.locale)
    await show(
        interaction, note(said("lobby-opened", locale, channel=f"<#{again.game.channel_id}>")), fresh=True
    )
