"""`/game film` and the page of `/game export`: the game turn by turn, as a moving picture or as a file for a browser.

Each is made in a thread, one at a time; whoever waits is told how far it is.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import discord
import structlog
from discord import ui

from bot.engine.errors import Refused
from bot.engine.journal.history import live
from bot.engine.table.table import Table
from bot.engine.table.turn_history import Chapter, chapters
from bot.rules.contract import Viewer
from bot.words import Voice
from cogs.interaction import names
from cogs.interaction.answers import (
    NOBODY,
    UNSENT,
    Attachment,
    Interaction,
    answer,
    client,
    gallery,
    layout,
    note,
    show,
)
from cogs.interaction.places import channel_of
from cogs.lookups.hand_and_board import viewer_of
from cogs.play import moves
from render.maps.film import film as draw_film
from render.maps.replay_page import replay_page

log = structlog.get_logger()

EVERY = 2.0
"""Seconds between two words of progress."""


REMEMBERED = 1000
"""Films of so many games are known to stand in their channels."""

Draw = Callable[[Sequence[Chapter], Voice, str, int, "Progress"], bytes]
"""Turns, words, theme, the most bytes, whom to tell how far it is."""


async def film(interaction: Interaction, table: Table) -> None:
    """Show this person a film of what the public saw. Raises Refused while another is made for them."""
    say = moves.voice_for(table, interaction)
    made = await _drawn(interaction, table, _film, None, say, interaction.filesize_limit)
    picture = Attachment("film.gif", made, say.key("film-alt", count=table.view(None).round))
    words = ui.TextDisplay[Any](say.key("film-done"))
    await show(interaction, layout(words, gallery(picture)), picture)


async def film_for_all(interaction: Interaction, table: Table) -> None:
    """Post a film of a game that is over in its channel, once; after that, say where it stands.

    Raises Refused as above, while the game goes on, and while somebody else has it drawn. What was posted is known
    until a restart: then it may be posted once more.
    """
    if table.game.status != "over":
        raise Refused("table-not-over")
    bot, posted, this = (
        client(interaction),
        client(interaction).painter.posted,
        (table.game.id, table.game.version),
    )
    channel = channel_of(bot, table.game)
    there = posted.get(this)
    if this in posted and there is None:
        raise Refused("film-drawn")
    if there is None or await _deleted(channel, there):
        posted[this] = None
        try:
            there = posted[this] = await _post(interaction, table, channel)
        finally:
            if posted.get(this) is None:
                posted.pop(this, None)
        while len(posted) > REMEMBERED:
            posted.popitem(last=False)
    where = channel.get_partial_message(there).jump_url
    await show(interaction, note(moves.voice_for(table, interaction).key("film-posted", where=where)))


async def _post(interaction: Interaction, table: Table, channel: discord.PartialMessageable) -> int:
    """Draw the film in the channel's words, as large as it may be there, and post it; returns as which message."""
    say, guild = names.voice(table, table.game.locale), interaction.guild
    limit = interaction.filesize_limit if guild is None else guild.filesize_limit
    made = await _drawn(interaction, table, _film, None, say, limit)
    picture = Attachment("film.gif", made, say.key("film-alt", count=table.view(None).round))
    sent = await channel.send(view=layout(gallery(picture)), file=picture.file(), allowed_mentions=NOBODY)
    return sent.id


async def _deleted(channel: discord.PartialMessageable, message: int) -> bool:
    """Whether a message is gone, as far as Maester may read the channel."""
    try:
        await channel.fetch_message(message)
    except discord.HTTPException as error:
        return isinstance(error, discord.NotFound)
    return False


async def page(interaction: Interaction, table: Table) -> None:
    """Give this person the game as a page: what they saw of it, all of it once it is over. Raises Refused as above."""
    viewer = None if table.game.status == "over" else viewer_of(table, interaction)
    say = moves.voice_for(table, interaction)
    made = await _drawn(interaction, table, _page, viewer, say, interaction.filesize_limit)
    file = Attachment(f"maester-{table.game.id}.html", made)
    words = ui.TextDisplay[Any](say.key("page-done"))
    part: ui.File[Any] = ui.File(f"attachment://{file.name}")
    await show(interaction, layout(words, part), file)


async def _drawn(
    interaction: Interaction, table: Table, draw: Draw, viewer: Viewer, said: Voice, limit: int
) -> bytes:
    """What is drawn in the words of `said`, in at most `limit` bytes; this person hears how far it is."""
    moves.begun(table)
    waiting, person = client(interaction).painter.waiting, interaction.user.id
    if person in waiting:
        raise Refused("film-waiting")
    waiting.add(person)
    try:
        await answer(interaction).defer()
        theme = client(interaction).settings.theme
        async with client(interaction).painter.filming:
            entries, progress = (
                await table.entries(),
                Progress(interaction, moves.voice_for(table, interaction)),
            )

            def make() -> bytes:
                told = [(entry.events, entry.draws) for entry in live(entries)]
                return draw(chapters(table.rules, told, viewer), said.plain, theme, limit, progress)

            return await asyncio.to_thread(make)
    finally:
        waiting.discard(person)


class Progress:
    """Tells the waiting person how many frames are drawn. Called in the thread that draws."""

    def __init__(self, interaction: Interaction, say: Voice) -> None:
        self._interaction, self._say = interaction, say
        self._loop = asyncio.get_running_loop()
        self._next = time.monotonic() + EVERY

    def __call__(self, done: int, total: int) -> None:
        """`done` of `total` frames are drawn."""
        if time.monotonic() < self._next or done == total:
            return
        self._next = time.monotonic() + EVERY
        words = self._say.key("film-progress", done=done, total=total)
        told = asyncio.run_coroutine_threadsafe(self._tell(words), self._loop)
        told.result()  # so that no word of progress comes after the film

    async def _tell(self, words: str) -> None:
        try:
            await self._interaction.edit_original_response(view=note(words))
        except UNSENT as error:
            log.info("a word of progress was not told", error=repr(error))


def _film(turns: Sequence[Chapter], say: Voice, theme: str, limit: int, progress: Progress) -> bytes:
    return draw_film([one.scene for one in turns], say, theme, limit, progress)


def _page(turns: Sequence[Chapter], say: Voice, theme: str, limit: int, progress: Progress) -> bytes:
    return replay_page(turns, say, theme, limit, progress, say.locale)
