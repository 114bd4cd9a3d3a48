"""Which refusals of Discord's are for good, and which may heal."""

import discord

HEALING = (
    0,  # no word of Discord's: something stands in between
    20016,  # slow mode
    20028,  # too many writes in the channel
    20029,  # too many writes in the server
    30046,  # too many edits of an old message
    40003,  # direct messages opened too fast
    40004,  # sending is switched off for a time
    40006,  # the feature is switched off for a time
    40062,  # a service is crowded
    110000,  # an index is not there yet
    130000,  # a service is crowded
)
"""Discord's codes for what goes by by itself."""

HEALING_STATUSES = (401, 408, 429)
"""The token may be put right, and the rest is a matter of time."""


def for_good(error: BaseException) -> bool:
    """Whether the same request would be refused again, whenever it were made: what was asked cannot be.

    So it is with a channel that is gone or closed to Maester, a person who takes no messages, a message that breaks
    Discord's rules; and not with a connection that broke, or with a Discord that is not well.
    """
    return (
        isinstance(error, discord.HTTPException)
        and 400 <= error.status < 500
        and error.status not in HEALING_STATUSES
        and error.code not in HEALING
    )
