"""`/game film`: the whole game, turn by turn, as one moving picture. Made in a thread, one at a time, with word of how
far it is."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import structlog
from discord import ui

from bot.engine.errors import Refused
from bot.engine.journal.entries import Entry, Rules
from bot.engine.journal.history import live
from bot.engine.table.table import Table
from bot.engine.table.turn_history import chapters
from bot.words import Voice
from cogs.interaction.answers import UNSENT, Attachment, Interaction, answer, client, layout, note, show
from cogs.play import dashboard, moves
from render.film import film as draw_film

log = structlog.get_logger()

EVERY = 2.0
"""Seconds between two words of progress."""


async def film(interaction: Interaction, table: Table) -> None:
    """Show this person a film of what the public saw. Raises Refused while another is made for them."""
    moves.begun(table)
    waiting, person = client(interaction).painter.waiting, interaction.user.id
    if person in waiting:
        raise Refused("film-waiting")
    waiting.add(person)
    try:
        await _film(interaction, table)
    finally:
        waiting.discard(person)


async def _film(interaction: Interaction, table: Table) -> None:
    await answer(interaction).defer()
    say = moves.voice_for(table, interaction)
    theme, limit = client(interaction).settings.theme, interaction.filesize_limit
    async with client(interaction).painter.filming:
        entries, progress = await table.entries(), Progress(interaction, say)
        made = await asyncio.to_thread(_make, table.rules, entries, say.plain, theme, limit, progress)
    picture = Attachment("film.gif", made, say.key("film-alt", count=table.view(None).round))
    words = ui.TextDisplay[Any](say.key("film-done"))
    await show(interaction, layout(words, dashboard.gallery(picture)), picture)


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


def _make(
    rules: Rules, entries: Sequence[Entry], say: Voice, theme: str, limit: int, progress: Progress
) -> bytes:
    scenes = chapters(rules, [entry.events for entry in live(entries)])
    return draw_film(scenes, say, theme, limit, progress)
