"""Who plays by private messages is still on the server of the game: whom a server has banned does not play there.

A press in the server brings its member along. Of one in private Discord does not say it, nor is Maester told who
leaves, so Discord is asked.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable

import discord
import structlog

from bot.engine.errors import Refused
from bot.engine.table.table import Table
from cogs.interaction.answers import UNSENT, Client

log = structlog.get_logger()

UNKNOWN_MEMBER = 10007
"""Discord's code for somebody who is not on a server."""

TRUSTED = 600.0
"""Seconds in which whoever was there is not asked about again: a turn by private messages is many presses."""

SOON = 1.0
"""Seconds that whoever presses waits for it: Discord takes an answer for three."""

REMEMBERED = 1000
"""People who are known to be there."""


class Members:
    """Who is known to be on which server. One for the process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._there: OrderedDict[tuple[int, int], float] = OrderedDict()

    async def need(self, bot: Client, table: Table, user_id: int) -> None:
        """Raises Refused if this person has left the server of a game that is not over.

        Where Discord does not say it they are taken for one who is there.
        """
        guild_id = table.game.guild_id
        if guild_id is None or not table.game.unfinished:
            return
        this = guild_id, user_id
        if self._clock() < self._there.get(this, 0.0):
            return
        try:
            async with asyncio.timeout(SOON):
                guild = bot.get_guild(guild_id) or await bot.fetch_guild(guild_id, with_counts=False)
                await guild.fetch_member(user_id)
        except UNSENT as error:
            if isinstance(error, discord.NotFound) and error.code == UNKNOWN_MEMBER:
                raise Refused("table-not-on-server") from error
            log.info("whether somebody is on a server is not known", game=table.game.id, error=str(error))
            return
        self._there[this] = self._clock() + TRUSTED
        self._there.move_to_end(this)
        while len(self._there) > REMEMBERED:
            self._there.popitem(last=False)
