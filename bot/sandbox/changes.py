"""What can happen in the sandbox, said once; the gateway tells the bot and the page tells the people."""

from __future__ import annotations

from dataclasses import dataclass

from bot.sandbox.model import Channel, Guild, Interaction, Message


@dataclass(frozen=True, slots=True)
class MessageCreated:
    message: Message


@dataclass(frozen=True, slots=True)
class MessageUpdated:
    """`revealed`: until now people saw only "thinking…" in its place."""

    message: Message
    revealed: bool = False


@dataclass(frozen=True, slots=True)
class MessageDeleted:
    message: Message


@dataclass(frozen=True, slots=True)
class ReactionChanged:
    message: Message
    user_id: int
    emoji: str
    added: bool


@dataclass(frozen=True, slots=True)
class ChannelCreated:
    """A channel, thread or DM now exists."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class ChannelUpdated:
    channel: Channel


@dataclass(frozen=True, slots=True)
class ThreadMemberChanged:
    channel: Channel
    user_id: int
    joined: bool


@dataclass(frozen=True, slots=True)
class ChannelDeleted:
    """A channel or thread is gone. Of the threads of a channel that goes with them nothing is said."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class GuildJoined:
    """The bot was invited."""

    guild: Guild


@dataclass(frozen=True, slots=True)
class GuildLeft:
    """The bot was shown out."""

    guild: Guild


@dataclass(frozen=True, slots=True)
class PinsChanged:
    channel: Channel


@dataclass(frozen=True, slots=True)
class TypingStarted:
    channel: Channel
    user_id: int


@dataclass(frozen=True, slots=True)
class CommandsSet:
    guild_id: int | None


@dataclass(frozen=True, slots=True)
class InteractionStarted:
    interaction: Interaction


@dataclass(frozen=True, slots=True)
class InteractionAnswered:
    interaction: Interaction


@dataclass(frozen=True, slots=True)
class InteractionFailed:
    interaction: Interaction


Change = (
    MessageCreated
    | MessageUpdated
    | MessageDeleted
    | ReactionChanged
    | ChannelCreated
    | ChannelUpdated
    | ChannelDeleted
    | GuildJoined
    | GuildLeft
    | ThreadMemberChanged
    | PinsChanged
    | TypingStarted
    | CommandsSet
    | InteractionStarted
    | InteractionAnswered
    | InteractionFailed
)
