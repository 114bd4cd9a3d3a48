"""Which gateway event each change is for the bot, if any."""

from __future__ import annotations

from dataclasses import dataclass

from discord import Intents

from bot.sandbox import payloads
from bot.sandbox.changes import (
    Change,
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    GuildJoined,
    GuildLeft,
    InteractionStarted,
    MessageCreated,
    MessageDeleted,
    MessageUpdated,
    PinsChanged,
    ReactionChanged,
    ThreadMemberChanged,
    TypingStarted,
)
from bot.sandbox.message_payloads import MessagePayloads, emoji_object
from bot.sandbox.model import Channel, Json, Message
from bot.sandbox.world import World

GUILDS = Intents(guilds=True).value
MESSAGES = (Intents(guild_messages=True).value, Intents(dm_messages=True).value)  # (server, direct)
REACTIONS = (Intents(guild_reactions=True).value, Intents(dm_reactions=True).value)
TYPING = (Intents(guild_typing=True).value, Intents(dm_typing=True).value)
HIDDEN = {"content": "", "embeds": [], "attachments": [], "components": []}


@dataclass(frozen=True, slots=True)
class Event:
    """A dispatch. `guild_id` picks the shard (None: shard 0); `intent` is what a session must have asked for
    (0: nothing)."""

    name: str
    data: Json
    guild_id: int | None
    intent: int = 0


class Dispatcher:
    """Turns changes into events."""

    def __init__(self, world: World, messages: MessagePayloads) -> None:
        self._world = world
        self._messages = messages

    def event(self, change: Change) -> Event | None:
        """None for what the bot never hears of: answers of its own, ephemeral messages."""
        match change:
            case MessageCreated(message):
                return self._message("MESSAGE_CREATE", message)
            case MessageUpdated(message):
                return self._message("MESSAGE_UPDATE", message)
            case MessageDeleted(message):
                return self._deleted(message)
            case ReactionChanged():
                return self._reaction(change)
            case InteractionStarted(interaction):
                data = self._messages.interaction(interaction)
                return Event("INTERACTION_CREATE", data, interaction.guild_id)
            case ChannelCreated(channel) | ChannelUpdated(channel):
                return self._channel(channel, "CREATE" if isinstance(change, ChannelCreated) else "UPDATE")
            case ThreadMemberChanged():
                return self._thread_member(change)
            case ChannelDeleted(channel):
                return self._channel(channel, "DELETE")
            case GuildJoined(guild):
                return Event("GUILD_CREATE", payloads.guild_create(self._world, guild), guild.id, GUILDS)
            case GuildLeft(guild):
                return Event("GUILD_DELETE", {"id": str(guild.id)}, guild.id, GUILDS)
            case PinsChanged(channel):
                data = self._place(channel) | {"last_pin_timestamp": payloads.iso(channel.last_pin)}
                return self._in(channel, "CHANNEL_PINS_UPDATE", data, (GUILDS, MESSAGES[1]))
            case TypingStarted(channel, user_id):
                when = int(self._world.now())
                data = self._place(channel) | {"user_id": str(user_id), "timestamp": when}
                return self._in(channel, "TYPING_START", data, TYPING)
            case _:
                return None

    def _in(self, channel: Channel, name: str, data: Json, intents: tuple[int, int]) -> Event:
        return Event(name, data, channel.guild_id, intents[channel.guild_id is None])

    def _place(self, channel: Channel) -> Json:
        place = {"channel_id": str(channel.id)}
        return place | {"guild_id": str(channel.guild_id)} if channel.guild_id else place

    def _message(self, name: str, message: Message) -> Event | None:
        if message.ephemeral_to is not None:
            return None
        channel = self._world.channel(message.channel_id)
        data = self._messages.gateway_message(message)
        bot_id = self._world.bot.id
        if (
            message.author_id != bot_id
            and bot_id not in message.mentions.users
            and channel.guild_id is not None
        ):
            data |= HIDDEN  # nobody has the message content intent
        return self._in(channel, name, data, MESSAGES)

    def _deleted(self, message: Message) -> Event | None:
        if message.ephemeral_to is not None:
            return None
        channel = self._world.channel(message.channel_id)
        data = self._place(channel) | {"id": str(message.id)}
        return self._in(channel, "MESSAGE_DELETE", data, MESSAGES)

    def _reaction(self, change: ReactionChanged) -> Event:
        channel = self._world.channel(change.message.channel_id)
        data = self._place(channel) | {
            "user_id": str(change.user_id),
            "message_id": str(change.message.id),
            "emoji": emoji_object(change.emoji),
            "burst": False,
            "type": 0,
        }
        if change.added and channel.guild_id is not None:
            member = self._world.guild(channel.guild_id).members[change.user_id]
            data["member"] = payloads.member(self._world, member)
            data["message_author_id"] = str(change.message.author_id)
        return self._in(channel, f"MESSAGE_REACTION_{'ADD' if change.added else 'REMOVE'}", data, REACTIONS)

    def _channel(self, channel: Channel, what: str) -> Event:
        data = payloads.channel(self._world, channel)
        if channel.thread is not None and what == "CREATE":
            data["newly_created"] = True
        kind = "THREAD" if channel.thread else "CHANNEL"
        return self._in(channel, f"{kind}_{what}", data, (GUILDS, MESSAGES[1]))

    def _thread_member(self, change: ThreadMemberChanged) -> Event | None:
        """Of others only those hear that may know all members, and that is a privileged intent."""
        if change.user_id != self._world.bot.id:
            return None
        thread = change.channel
        assert thread.thread is not None
        data: Json = {
            "id": str(thread.id),
            "guild_id": str(thread.guild_id),
            "member_count": len(thread.thread.joined),
            "added_members": [],
            "removed_member_ids": [],
        }
        if change.joined:
            assert thread.guild_id is not None
            member = self._world.guild(thread.guild_id).members[change.user_id]
            entry = payloads.thread_member(thread, change.user_id)
            data["added_members"] = [
                entry | {"member": payloads.member(self._world, member), "presence": None}
            ]
        else:
            data["removed_member_ids"] = [str(change.user_id)]
        return Event("THREAD_MEMBERS_UPDATE", data, thread.guild_id, GUILDS)
