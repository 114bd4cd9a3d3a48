"""What Maester asks of Discord: to be told of its servers, and what it must be allowed to do where a game is played."""

import discord

INTENTS = discord.Intents(guilds=True)
"""What Maester asks Discord to be told: the servers it is in. None of this is privileged."""

IN_CHANNELS = ("view_channel", "send_messages", "attach_files")
IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
TO_OPEN_THREADS = ("create_public_threads", *IN_THREADS)
FOR_ROOMS = ("create_private_threads", "manage_threads", "send_messages_in_threads")
"""For the private talks of a game, wanted only by games that have them. Such a game goes on without, too."""

TO_PIN = ("pin_messages", "read_message_history")
"""To keep the live message among a channel's pins. Asked of nobody: a server that wants it allows it."""

ALL = tuple(dict.fromkeys((*IN_CHANNELS, *TO_OPEN_THREADS)))
"""What to ask for when it is invited."""


def lacking(
    rights: discord.Permissions, *, thread: bool = False, opening: bool = False, rooms: bool = False
) -> tuple[str, ...]:
    """What is needed in a channel, in a thread, for `opening` one, or for `rooms`, and is not among these rights."""
    needed = FOR_ROOMS if rooms else TO_OPEN_THREADS if opening else IN_THREADS if thread else IN_CHANNELS
    return tuple(name for name in needed if not getattr(rights, name))


def invitation(application_id: int, *, rooms: bool = False) -> str:
    """The address at which a server's owner invites the bot, with all the rights it needs; for `rooms`, too."""
    rights = discord.Permissions(**dict.fromkeys((*ALL, *FOR_ROOMS) if rooms else ALL, True))
    return discord.utils.oauth_url(
        application_id, permissions=rights, scopes=("bot", "applications.commands")
    )
