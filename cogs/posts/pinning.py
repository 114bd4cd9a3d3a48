"""The live message stays among a channel's pins, where Maester may pin.

Discord says in a line of its own that something was pinned, at every turn anew. The line is Maester's, so it takes it
away again; where it may not look for it, nothing is pinned. A message that is deleted is no pin any more.
"""

import discord
import structlog

from bot.rights import TO_PIN
from cogs.interaction.answers import UNSENT

log = structlog.get_logger()

NEAR = 5
"""Messages after a pinned one among which Discord's line is looked for."""


async def pin(message: discord.Message, rights: discord.Permissions | None) -> None:
    """Pin a message of Maester's, if these are its rights there; unknown: none. What fails is left so."""
    if rights is None or not all(getattr(rights, name) for name in TO_PIN):
        return
    try:
        await message.pin()
        async for line in message.channel.history(limit=NEAR, after=message):
            said = line.reference.message_id if line.reference else None
            if line.type is discord.MessageType.pins_add and said == message.id:
                await line.delete()
    except UNSENT as error:
        log.info("the live message is not pinned", message=message.id, error=str(error))
