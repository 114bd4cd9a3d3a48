"""Hosts hear, once and in private, that what belongs to their game cannot be shown where it is played."""

import discord
import structlog
from discord import ui

from bot.engine.table.table import Table
from bot.words import Voice
from cogs.interaction.answers import LOCKED, UNSENT, Client, layout
from cogs.interaction.places import missing_in, send_direct
from cogs.posts.delivery import for_good

log = structlog.get_logger()

REMEMBERED = 1000
"""Of how many games it is known that their host was told; of another one they may hear once more."""


def unposted(error: discord.HTTPException) -> str:
    """The words that tell a host why a message was refused for good, where no right is known to be missing."""
    if error.code in LOCKED:
        return "host-locked"
    if isinstance(error, discord.NotFound):
        return "host-gone"
    return "host-no-channel" if isinstance(error, discord.Forbidden) else "host-no-post"


class Hosts:
    """Which of them know already. One for the process."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._told: dict[tuple[int, bool], None] = {}
        """Games whose host knows that nothing can be posted in their channel, or (True) that they have no rooms; the
        first is who was told longest ago."""

    async def tell(self, table: Table, say: Voice, key: str, *, rooms: bool = False) -> None:
        """Tell the host, once, that something cannot be posted in the channel, or no room opened. The game goes on.

        If Discord is not there for it, the next failure is told. `key` tells it where no right is known to be missing.
        """
        if (table.game.id, rooms) in self._told:
            return
        self._told[table.game.id, rooms] = None
        if len(self._told) > REMEMBERED:
            del self._told[next(iter(self._told))]
        missing = tuple(say.key(f"may-{name}") for name in missing_in(self._bot, table.game, rooms=rooms))
        if missing:
            key = "host-no-rights-for-rooms" if rooms else "host-no-rights"
        game, channel = say.key(table.rules.id), f"<#{table.game.channel_id}>"
        text = say.key(key, game=game, channel=channel, rights=missing, number=table.game.id)
        try:
            await send_direct(self._bot, table.game.host_id, layout(ui.TextDisplay(text)))
        except UNSENT as unsent:
            if not for_good(unsent):
                self._told.pop((table.game.id, rooms), None)
            log.warning("the host could not be told", game=table.game.id, error=str(unsent))

    def works_again(self, table: Table, *, rooms: bool = False) -> None:
        """Something was posted there, or a room opened: should it fail once more, the host hears of it again."""
        self._told.pop((table.game.id, rooms), None)
