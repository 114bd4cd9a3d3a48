"""How Maester answers a person: in time, in private, in words, and never with a traceback.

One set of helpers for every private reply: the first answer, a late one, an edit of the same panel, an error.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar, cast

import discord
import structlog
from discord import ui
from discord.ext import commands

from bot.engine.errors import Refused
from bot.engine.hall import Hall
from bot.engine.table import Table
from bot.rules.contract import RuleError
from bot.settings import Settings
from bot.store.protocol import StoreError
from bot.words import Voice
from cogs.painter import Painter

log = structlog.get_logger()

T = TypeVar("T")

IN_TIME = 2.0
"""Seconds to answer at once; what takes longer is deferred, since Discord gives up after three."""

ROOM = 4000
"""Characters in all the text of one message of components."""


class Client(commands.AutoShardedBot):
    """What the cogs ask of the bot that runs them."""

    hall: Hall
    settings: Settings
    painter: Painter
    publisher: object


def client(interaction: discord.Interaction[Any]) -> Client:
    """The bot behind an interaction."""
    return cast(Client, interaction.client)


def escaped(name: str) -> str:
    """A name given by a person, safe in any message: no markdown, no mention."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(name[:40]))


def voice(table: Table, locale: str) -> Voice:
    """The voice of one game in one language."""
    return Voice(locale, table.rules.names, {row.seat: escaped(row.name) for row in table.seats})


def clip(text: str, longest: int) -> str:
    """The text, cut at a line if it is too long."""
    if len(text) <= longest:
        return text
    cut = text[: longest - 2]
    return (cut.rsplit("\n", 1)[0] or cut) + "\n…"


def layout(*items: ui.Item[Any], colour: int | None = None) -> ui.LayoutView:
    """A message of one container. It is not kept: its buttons are found again by their custom ids."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=colour))
    return view


def note(text: str) -> ui.LayoutView:
    """A message of words alone."""
    return layout(ui.TextDisplay(clip(text, ROOM)))


async def show(
    interaction: discord.Interaction[Any],
    view: ui.LayoutView,
    files: Sequence[discord.File] = (),
    *,
    fresh: bool = False,
) -> None:
    """Show this person, and nobody else, `view`.

    A press on a private panel changes that panel (unless `fresh`); anything else gets a private message.
    """
    view.stop()  # found again by custom id, so discord.py need not remember it
    response, message = interaction.response, interaction.message
    panel = message is not None and message.flags.ephemeral and not fresh
    if response.is_done():
        await interaction.edit_original_response(view=view, attachments=list(files))
    elif panel:
        await response.edit_message(view=view, attachments=list(files))
    else:
        await response.send_message(
            view=view, files=list(files), ephemeral=True, allowed_mentions=discord.AllowedMentions.none()
        )


async def in_time(interaction: discord.Interaction[Any], work: Awaitable[T]) -> T:
    """The result of `work`; if it takes long, Discord is told that the answer is on its way."""
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=IN_TIME)
    if not done and not interaction.response.is_done():
        panel = interaction.message is not None and interaction.message.flags.ephemeral
        await (
            interaction.response.defer()
            if panel
            else interaction.response.defer(ephemeral=True, thinking=True)
        )
    return await task


async def guarded(interaction: discord.Interaction[Any], work: Callable[[], Awaitable[None]]) -> None:
    """Do `work` for an interaction; whatever goes wrong is told to the person in a sentence, and logged."""
    try:
        await work()
    except Exception as error:
        await fail(interaction, error)


async def fail(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell this person why it did not work. Never raises."""
    text = explain(interaction, error)
    try:
        await show(interaction, note(text), fresh=True)
    except discord.HTTPException as failure:
        log.warning("a refusal could not be told", interaction=interaction.id, error=str(failure))


def explain(interaction: discord.Interaction[Any], error: BaseException) -> str:
    """The sentence for an error. What is not a refusal is logged with its traceback, and said in general words."""
    say = Voice(str(interaction.locale), {}, {})
    match error:
        case RuleError():
            return refusal(say, error)
        case Refused():
            return say(error.text)
        case StoreError():
            log.error("the database failed", interaction=interaction.id, error=str(error))
            return say.key("table-not-stored")
        case discord.HTTPException() if error.status == 404:
            log.warning("answered too late", interaction=interaction.id, error=str(error))
            return say.key("table-too-late")
        case _:
            log.error("something broke", interaction=interaction.id, exc_info=error)
            return say.key("table-broken", reference=str(interaction.id))


def refusal(say: Voice, error: RuleError) -> str:
    """A refused action in words: what is wrong, the rule, what to do instead."""
    return f"{say(error.text)}\n-# {error.clause}"
