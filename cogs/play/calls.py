"""Who is called, and how: by a mention in the channel, in private, or not at all, as each of them wishes."""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import discord
import structlog
from discord import ui

from bot.engine.table.table import Table
from bot.store.protocol import Store
from bot.words import Voice
from cogs.interaction.answers import UNSENT, Client, layout
from cogs.interaction.places import send_direct
from cogs.play.dashboard import to_panel

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Calls:
    """People by how they are called."""

    mentioned: tuple[int, ...] = ()
    private: tuple[int, ...] = ()

    @property
    def allowed(self) -> discord.AllowedMentions:
        """The mentions of a message that Discord turns into a call."""
        people = [discord.Object(user_id) for user_id in self.mentioned]
        return discord.AllowedMentions(everyone=False, roles=False, users=people)

    @property
    def words(self) -> str:
        """The mentions, for a message that names nobody else so."""
        return " ".join(f"<@{user_id}>" for user_id in self.mentioned)


async def wished(store: Store, user_ids: Iterable[int | None]) -> Calls:
    """How these people wish to be called; None is an agent, who is not."""
    people = [user_id for user_id in dict.fromkeys(user_ids) if user_id is not None]
    ways = {user_id: (await store.person(user_id)).calls for user_id in people}
    return Calls(
        tuple(user_id for user_id, way in ways.items() if way == "channel"),
        tuple(user_id for user_id, way in ways.items() if way == "dm"),
    )


def said(table: Table, say: Voice, key: str, **about: str) -> str:
    """What somebody is called for in private, with the game and its channel."""
    return say.key(key, game=say.key(table.rules.id), channel=f"<#{table.game.channel_id}>", **about)


async def privately(
    bot: Client, table: Table, say: Voice, calls: Calls, told: Callable[[int], str], nonce: str
) -> None:
    """Call those who wish it so in private: `told` is what for, and nothing for whom it no longer concerns.

    Who cannot be reached is not called.
    """
    for user_id in calls.private:
        if not (text := told(user_id)):
            continue
        more = [to_panel(say, table.game.id)] if table.playing else []
        view = layout(ui.TextDisplay(text), *more)
        try:
            await send_direct(bot, user_id, view, nonce=_nonce(nonce, user_id))
        except UNSENT as error:
            log.info("somebody could not be called in private", game=table.game.id, error=str(error))


def _nonce(of: str, user_id: int) -> str:
    """That of one call, by the nonce of the post it belongs to: Discord drops what its author has sent with the same
    one, and does not say that it means the same channel."""
    return hashlib.blake2b(f"{of}:{user_id}".encode(), digest_size=12).hexdigest()
