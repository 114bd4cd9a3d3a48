"""`/game film` and the page of `/game export`: the game turn by turn, as a moving picture or as a file for a browser.

Each is made in a thread, one at a time; whoever waits is told how far it is.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

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


Draw = Callable[[Sequence[Chapter], Voice, str, int, "Progress"], bytes]
"""Turns, words, theme, the most bytes, whom to tell how far it is."""


async def film(interaction: Interaction, table: Table) -> None:
    """Show this person a film of what the public saw. Raises Refused while another is made for them."""
    say = moves.voice_for(table, interaction)
    made = await _drawn(interaction, table, _film, None)
    picture = Attachment("film.gif", made, say.key("film-alt", count=table.view(None).round))
    words = ui.TextDisplay[Any](say.key("film-done"))
    await show(interaction, layout(words, gallery(picture)), picture)


async def film_for_all(interaction: Interaction, table: Table) -> None:
    """Post a film of a game that is over in its channel. Raises Refused as above, and while the game goes on."""
    if table.game.status != "over":
        raise Refused("table-not-over")
    say = names.voice(table, table.game.locale)
    made = await _drawn(interaction, table, _film, None)
    picture = Attachment("film.gif", made, say.key("film-alt", count=table.view(None).round))
    channel = channel_of(client(interaction), table.game)
    await channel.send(view=layout(gallery(picture)), file=picture.file(), allowed_mentions=NOBODY)
    await show(interaction, note(moves.voice_for(table, interaction).key("film-posted")))


async def page(interaction: Interaction, table: Table) -> None:
    """Give this person the game as a page: what they saw of it, all of it once it is over. Raises Refused as above."""
    viewer = None if table.game.status == "over" else viewer_of(table, interaction)
    made = await _drawn(interaction, table, _page, viewer)
    file = Attachment(f"maester-{table.game.id}.html", made)
    words = ui.TextDisplay[Any](moves.voice_for(table, interaction).key("page-done"))
    part: ui.File[Any] = ui.File(f"attachment://{file.name}")
    await show(interaction, layout(words, part), file)


async def _drawn(interaction: Interaction, table: Table, draw: Draw, viewer: Viewer) -> bytes:
    moves.begun(table)
    waiting, person = client(interaction).painter.waiting, interaction.user.id
    if person in waiting:
        raise Refused("film-waiting")
    waiting.add(person)
    try:
        await answer(interaction).defer()
        say = moves.voice_for(table, interaction)
        theme, limit = client(interaction).settings.theme, interaction.filesize_limit
        async with client(interaction).painter.filming:
            entries, progress = await table.entries(), Progress(interaction, say)

            def make() -> bytes:
                told = [(entry.events, entry.draws) for entry in live(entries)]
                return draw(chapters(table.rules, told, viewer), say.plain, theme, limit, progress)

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
