"""One more game: the same people and agents in the same seats, the same options and pace, in the same channel."""

from dataclasses import replace

from bot.engine.errors import Refused
from bot.engine.table.table import Table
from bot.words import words as said
from cogs.interaction import names
from cogs.interaction.answers import Interaction, client, note, show
from cogs.lobby import seating


async def rematch(interaction: Interaction, table: Table) -> None:
    """Open a lobby like that of a game that is over; whoever calls for it hosts it, and the others may leave.

    Raises Refused for somebody who did not play, and where another game is on.
    """
    caller = interaction.user.id
    if table.game.status != "over" or all(row.user_id != caller for row in table.seats):
        raise Refused("rematch-only")
    again = await client(interaction).tables.open(
        guild_id=table.game.guild_id,
        channel_id=table.game.channel_id,
        host_id=caller,
        host_name=names.own(interaction.user.display_name),
        system=table.rules.id,
        locale=table.game.locale,
    )
    people = [row for row in table.seats if row.user_id is not None or row.agent is not None]
    rows = [
        replace(row, seat=seat, words="", agent=None if row.user_id is not None else row.agent)
        for seat, row in enumerate(people)
    ]
    again = await client(interaction).tables.prepare(again.game.id, rows, table.options(), table.pace)
    async with again.posting:
        if again.game.dashboard_id is None:
            await seating.post(client(interaction), again, str(interaction.id))
    locale = str(interaction.locale)
    await show(
        interaction, note(said("lobby-opened", locale, channel=f"<#{again.game.channel_id}>")), fresh=True
    )
