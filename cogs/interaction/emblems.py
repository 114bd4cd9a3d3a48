"""Emblems: Maester's own emoji, uploaded once, on buttons and in lines; without them the words stand alone."""

import asyncio
import hashlib

import discord
import structlog

from cogs.interaction.answers import UNSENT, Client
from render.papers import emblem

log = structlog.get_logger()

EMBLEMS: dict[str, discord.PartialEmoji] = {}
"""Those that Discord has, by name."""
NAME = 23
"""Characters of an emblem's name; with its mark it has to fit into the 32 of an emoji's."""


def on_button(name: str) -> discord.PartialEmoji | None:
    """The emblem for a button; None where there is none."""
    return EMBLEMS.get(name)


def before(name: str | None) -> str:
    """The emblem with a space, to stand before words; empty where there is none."""
    found = EMBLEMS.get(name or "")
    return f"{found} " if found else ""


async def register(bot: Client, *, upload: bool) -> None:
    """Find the emblems that Discord has, and `upload` those it lacks. What it does not take is left to words.

    A name carries a mark of its picture: one that is drawn anew is uploaded anew.
    """
    try:
        known = {one.name: one for one in await bot.fetch_application_emojis()}
        for name, draw in emblem.emblems().items():
            png = await asyncio.to_thread(draw)
            marked = f"{name[:NAME]}_{hashlib.sha256(png).hexdigest()[:8]}"
            if marked not in known and upload:
                known[marked] = await bot.create_application_emoji(name=marked, image=png)
            if marked in known:
                EMBLEMS[name] = discord.PartialEmoji(name=name, id=known[marked].id)
    except UNSENT as error:
        log.warning("emblems are left out", error=str(error))
    except RuntimeError:
        if not bot.is_closed():
            raise
        return  # its session was closed while it asked: the bot ends
    log.info("emblems", count=len(EMBLEMS))
