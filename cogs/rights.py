"""What Maester must be allowed to do where a game is played."""

import discord

IN_CHANNELS = ("view_channel", "send_messages", "attach_files")
IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
TO_OPEN_THREADS = ("create_public_threads", *IN_THREADS)


def lacking(rights: discord.Permissions, *, thread: bool = False, opening: bool = False) -> tuple[str, ...]:
    """What is needed in a channel, in a thread, or for `opening` one, and is not among these rights."""
    needed = TO_OPEN_THREADS if opening else IN_THREADS if thread else IN_CHANNELS
    return tuple(name for name in needed if not getattr(rights, name))
