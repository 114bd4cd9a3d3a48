"""Where messages go: into the channel of a game, or to a person in private; and whether Maester may write there."""

from typing import Any

import discord
from discord import ui

from bot.engine.errors import Refused
from bot.rights import lacking
from bot.store.rows import Game
from bot.words import words
from cogs.interaction.answers import NOBODY, Client, Interaction, client, public_locale

SKEW = 60.0
"""Seconds that Discord's clock may be behind ours."""


def channel_of(bot: Client, game: Game) -> discord.PartialMessageable:
    """The channel of a game. Nothing is asked of Discord for it, so it may be gone."""
    return bot.get_partial_messageable(game.channel_id, guild_id=game.guild_id)


def place_of(bot: Client, game: Game) -> discord.abc.GuildChannel | discord.Thread | None:
    """The channel of a game with what Maester knows of it, if it knows it."""
    guild = bot.get_guild(game.guild_id or 0)
    return guild.get_channel_or_thread(game.channel_id) if guild else None


def rights_in(bot: Client, game: Game) -> discord.Permissions | None:
    """What Maester may do there; None if it does not know the channel."""
    channel = place_of(bot, game)
    return None if channel is None else channel.permissions_for(channel.guild.me)


def missing_in(bot: Client, game: Game, *, rooms: bool = False) -> tuple[str, ...]:
    """What Maester is not allowed to do there, as far as it knows the channel: to write, or what `rooms` take."""
    rights = rights_in(bot, game)
    if rights is None:
        return ()
    return lacking(rights, thread=isinstance(place_of(bot, game), discord.Thread), rooms=rooms)


async def gone(interaction: Interaction, game: Game) -> bool:
    """Whether the channel of a game is gone; that of the interaction is there."""
    if game.channel_id == interaction.channel_id:
        return False
    try:
        await client(interaction).fetch_channel(game.channel_id)
    except discord.HTTPException as error:  # any other: it is closed to Maester, or Discord does not answer
        return isinstance(error, discord.NotFound)
    return False


async def lost_thread(
    bot: Client, parent: discord.TextChannel, name: str, kind: discord.ChannelType, since: float
) -> discord.Thread | None:
    """A thread that was opened for a game and could not be noted: Maester's own, in that place, of that name and kind,
    opened `since` (seconds of Unix time), and no game's."""
    for thread in await parent.guild.active_threads():
        own = bot.user is not None and thread.owner_id == bot.user.id and thread.parent_id == parent.id
        new = discord.utils.snowflake_time(thread.id).timestamp() + SKEW >= since
        fits = own and new and thread.type is kind and thread.name == name
        if fits and await bot.tables.store.game_in(thread.id) is None:
            return thread
    return None


async def send_direct(
    bot: Client, user_id: int, view: ui.LayoutView, *, nonce: str | None = None, silent: bool = False
) -> None:
    """Send a person a private message; a `silent` one makes no sound. Raises what discord.py raises."""
    direct = await bot.create_dm(discord.Object(user_id))
    options: dict[str, Any] = {} if nonce is None else {"nonce": nonce}
    await direct.send(view=view, silent=silent, allowed_mentions=NOBODY, **options)


def needs_rights(interaction: Interaction, *, opening: bool = False) -> None:
    """Raises Refused, with what is missing, unless Maester may write here, or is `opening` a thread and may do that."""
    thread = isinstance(interaction.channel, discord.Thread)
    missing = lacking(interaction.app_permissions, thread=thread, opening=opening)
    if missing:
        locale = public_locale(interaction)
        raise Refused("table-no-rights", rights=tuple(words(f"may-{name}", locale) for name in missing))
