"""What Maester asks of Discord: to be told of its servers, and what it must be allowed to do where a game is played."""

import discord

INTENTS = discord.Intents(guilds=True)
"""What Maester asks Discord to be told: the servers it is in. None of this is privileged."""

IN_CHANNELS = ("view_channel", "send_messages", "attach_files")
IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
TO_OPEN_THREADS = ("create_public_threads", *IN_THREADS)

ALL = tuple(dict.fromkeys((*IN_CHANNELS, *TO_OPEN_THREADS)))
"""What to ask for when it is invited."""


def lacking(rights: discord.Permissions, *, thread: bool = False, opening: bool = False) -> tuple[str, ...]:
    """What is needed in a channel, in a thread, or for `opening` one, and is not among these rights."""
    needed = TO_OPEN_THREADS if opening else IN_THREADS if thread else IN_CHANNELS
    return tuple(name for name in needed if not getattr(rights, name))


def invitation(application_id: int) -> str:
    """The address at which a server's owner invites the bot, with all the rights it needs."""
    rights = discord.Permissions(**dict.fromkeys(ALL, True))
    return discord.utils.oauth_url(
        application_id, permissions=rights, scopes=("bot", "applications.commands")
    )
