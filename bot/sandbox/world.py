"""The state of the sandbox: one application, its bot, people, servers, and all that was said. No input, no output.

Everything that changes the state goes through a method here and is announced to the listeners as a `Change`.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TypeVar

from discord import Permissions

from bot.sandbox import limits
from bot.sandbox.changes import (
    Change,
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    CommandsSet,
    GuildJoined,
    GuildLeft,
    MessageCreated,
    MessageDeleted,
    MessageUpdated,
    PinsChanged,
    ReactionChanged,
    ThreadMemberChanged,
    TypingStarted,
)
from bot.sandbox.commands import registered
from bot.sandbox.errors import ApiError, Refusal
from bot.sandbox.model import (
    AppEmoji,
    Attachment,
    Channel,
    ChannelType,
    Guild,
    Interaction,
    Json,
    Member,
    Message,
    MessageFlag,
    MessageType,
    Modal,
    Overwrite,
    Reference,
    Role,
    ThreadState,
    User,
)
from bot.sandbox.permissions import BOT_ROLE, EVERYONE, can_see, permissions_in

EPOCH = 1_420_070_400.0  # seconds; ids count from here


@dataclass(frozen=True, slots=True)
class Violation:
    """Something the bot did that the sandbox does not emulate, so that no test can pass by a guess."""

    where: str
    what: str


class World:
    """`advance` moves the sandbox's own time (links, tokens), not the machine's."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._last_id = 0
        self._listeners: list[Callable[[Change], None]] = []
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.attachments: dict[int, Attachment] = {}
        self.emojis: dict[int, AppEmoji] = {}
        self.interactions: dict[int, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.modals: dict[int, Modal] = {}
        self.commands: dict[int | None, dict[int, Json]] = {None: {}}  # by server; None: everywhere
        self.violations: list[Violation] = []
        self.bot = self.add_user("Maester", bot=True, colour="#b8a06a")
        self.application_id = self.bot.id

    # time, ids, news

    def now(self) -> float:
        return time.time() + self._ahead

    def date(self) -> datetime:
        return datetime.fromtimestamp(self.now(), UTC)

    def advance(self, seconds: float) -> None:
        self._ahead += seconds

    def new_id(self) -> int:
        """A snowflake above all before it."""
        self._last_id = max(self._last_id + 1, int((self.now() - EPOCH) * 1000) << 22)
        return self._last_id

    def listen(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Calls `listener` with every change from now on; returns the way to stop it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def announce(self, change: Change) -> None:
        for listener in tuple(self._listeners):
            listener(change)

    def violate(self, where: str, what: str) -> None:
        self.violations.append(Violation(where, what))

    # setting the scene

    def add_user(self, name: str, *, bot: bool = False, colour: str = "#8a8a8a") -> User:
        user = User(self.new_id(), name.lower(), name, bot=bot, colour=colour)
        self.users[user.id] = user
        return user

    def speak(self, locale: str) -> None:
        """From now on every person and every server has this language."""
        for user in self.users.values():
            user.locale = locale
        for guild in self.guilds.values():
            guild.locale = locale

    def add_guild(self, name: str, owner: User, *, shard: tuple[int, int] | None = None) -> Guild:
        """A server with the bot in it. `shard` = (k, n): its id falls to shard k of n."""
        guild_id = self.new_id()
        while shard is not None and (guild_id >> 22) % shard[1] != shard[0]:
            self._last_id = ((guild_id >> 22) + 1) << 22
            guild_id = self._last_id
        everyone = Role(guild_id, "@everyone", EVERYONE.value, 0)
        bot_role = Role(self.new_id(), self.bot.global_name, BOT_ROLE.value, 1, managed=True)
        guild = Guild(guild_id, name, owner.id, {guild_id: everyone, bot_role.id: bot_role}, {})
        self.guilds[guild_id] = guild
        self.add_member(guild, owner)
        self.invite(guild)
        return guild

    def invite(self, guild: Guild) -> None:
        """Lets the bot into a server, with its role."""
        role = next(role for role in guild.roles.values() if role.managed)
        self.add_member(guild, self.bot).role_ids.append(role.id)
        self.announce(GuildJoined(guild))

    def kick(self, guild: Guild) -> None:
        """Shows the bot out of a server."""
        del guild.members[self.bot.id]
        self.announce(GuildLeft(guild))

    def add_member(self, guild: Guild, user: User) -> Member:
        member = guild.members[user.id] = Member(user.id, self.date())
        return member

    def add_channel(
        self, guild: Guild, name: str, topic: str | None = None, kind: ChannelType = ChannelType.TEXT
    ) -> Channel:
        position = sum(channel.guild_id == guild.id for channel in self.channels.values())
        channel = Channel(self.new_id(), kind, name, guild.id, topic=topic, position=position)
        self.channels[channel.id] = channel
        self.announce(ChannelCreated(channel))
        return channel

    def allow(self, channel: Channel, target: User | Role, **rights: bool) -> None:
        """Sets overwrites: `allow(channel, world.bot, send_messages=False)` takes the right away there."""
        mine = channel.overwrites.setdefault(target.id, Overwrite(target.id, int(isinstance(target, User))))
        granted = Permissions(**{name: True for name, value in rights.items() if value}).value
        denied = Permissions(**{name: True for name, value in rights.items() if not value}).value
        mine.allow = (mine.allow | granted) & ~denied
        mine.deny = (mine.deny | denied) & ~granted
        self.announce(ChannelUpdated(channel))

    # finding things

    def user(self, user_id: int) -> User:
        return _found(self.users.get(user_id), Refusal.UNKNOWN_USER)

    def guild(self, guild_id: int) -> Guild:
        return _found(self.guilds.get(guild_id), Refusal.UNKNOWN_GUILD)

    def channel(self, channel_id: int) -> Channel:
        return _found(self.channels.get(channel_id), Refusal.UNKNOWN_CHANNEL)

    def message(self, channel_id: int, message_id: int) -> Message:
        return _found(self.channel(channel_id).messages.get(message_id), Refusal.UNKNOWN_MESSAGE)

    def find_message(self, message_id: int) -> Message:
        """A message wherever it is."""
        places = (channel.messages.get(message_id) for channel in self.channels.values())
        return _found(next((message for message in places if message), None), Refusal.UNKNOWN_MESSAGE)

    def active_threads(self, guild_id: int) -> list[Channel]:
        """The threads of a server that are not archived."""
        mine = (channel for channel in self.channels.values() if channel.guild_id == guild_id)
        return [channel for channel in mine if channel.thread and not channel.thread.archived]

    def audience(self, channel: Channel) -> list[int]:
        """The people (not the bot) to whom the channel is shown."""
        people = (user.id for user in self.users.values() if not user.bot)
        return [user_id for user_id in people if can_see(self, user_id, channel)]

    def offered_commands(self, user_id: int, channel: Channel) -> list[Json]:
        """The commands whose rights this person has here; a server's own command hides a global namesake."""
        offered = {(command["type"], command["name"]): command for command in self.commands[None].values()}
        for command in self.commands.get(channel.guild_id, {}).values() if channel.guild_id else ():
            offered[command["type"], command["name"]] = command
        rights = permissions_in(self, user_id, channel)
        return [
            command
            for command in offered.values()
            if rights.is_superset(Permissions(int(command["default_member_permissions"] or 0)))
        ]

    # messages

    def post(self, message: Message, *, enforce_nonce: bool = False) -> Message:
        """Adds a message to its channel, and returns it; with `enforce_nonce`, if the author used its nonce there
        in the last minutes, adds nothing and returns that earlier message."""
        channel = self.channel(message.channel_id)
        if enforce_nonce and (earlier := self._with_nonce(channel, message)):
            return earlier
        if channel.thread is not None and channel.thread.archived:
            self.change_thread(channel, archived=False)
        channel.messages[message.id] = message
        self.announce(MessageCreated(message))
        if channel.thread is not None and message.ephemeral_to is None:
            # Whoever writes in a thread, or is mentioned there, becomes a member of it.
            for user_id in (message.author_id, *message.mentions.users):
                self.set_thread_member(channel, user_id, joined=True)
        return message

    def _with_nonce(self, channel: Channel, message: Message) -> Message | None:
        for earlier in reversed(channel.messages.values()):
            if (message.created - earlier.created).total_seconds() > limits.NONCE_SECONDS:
                return None
            if (earlier.nonce, earlier.author_id) == (message.nonce, message.author_id):
                return earlier
        return None

    def _notice(
        self, kind: MessageType, channel: Channel, author_id: int, about: Reference, content: str
    ) -> None:
        notice = Message(self.new_id(), channel.id, author_id, self.date(), kind, content, reference=about)
        self.post(notice)

    def edited(self, message: Message) -> None:
        """Says that a message was changed. The first edit of a "thinking…" is its arrival."""
        revealed = message.loading
        if revealed:
            message.flags &= ~MessageFlag.LOADING
        else:
            message.edited = self.date()
        self.announce(MessageUpdated(message, revealed))

    def delete(self, message: Message) -> None:
        del self.channel(message.channel_id).messages[message.id]
        for attachment in message.attachments:
            self.attachments.pop(attachment.id, None)
        self.announce(MessageDeleted(message))

    def react(self, message: Message, user_id: int, emoji: str, *, add: bool = True) -> None:
        who = message.reactions.setdefault(emoji, [])
        if add != (user_id in who):
            (who.append if add else who.remove)(user_id)
            self.announce(ReactionChanged(message, user_id, emoji, add))
        if not who:
            del message.reactions[emoji]

    def pin(self, message: Message, *, on: bool = True) -> None:
        if on == (message.pinned_at is not None):
            return
        channel = self.channel(message.channel_id)
        message.pinned_at = self.date() if on else None
        channel.last_pin = self.date()
        self.announce(PinsChanged(channel))
        self.announce(MessageUpdated(message))
        if on:
            about = Reference(channel.id, message.id)
            self._notice(MessageType.PIN_NOTICE, channel, self.bot.id, about, "")

    # channels

    def open_dm(self, user: User) -> Channel:
        """The direct channel of a person with the bot."""
        for channel in self.channels.values():
            if channel.recipient_id == user.id:
                return channel
        channel = Channel(self.new_id(), ChannelType.DM, recipient_id=user.id)
        self.channels[channel.id] = channel
        self.announce(ChannelCreated(channel))
        return channel

    def start_thread(
        self, parent: Channel, name: str, kind: ChannelType, owner_id: int, message: Message | None = None
    ) -> Channel:
        """A thread, with its owner in it. A thread on a message takes the message's id."""
        thread_id = message.id if message else self.new_id()
        state = ThreadState(owner_id, self.date(), self.date(), joined={owner_id: self.date()})
        thread = Channel(thread_id, kind, name, parent.guild_id, parent.id, thread=state)
        self.channels[thread.id] = thread
        self.announce(ChannelCreated(thread))
        if message is not None:
            message.thread_id = thread.id
            message.flags |= MessageFlag.HAS_THREAD
            self.announce(MessageUpdated(message))
        elif kind is not ChannelType.PRIVATE_THREAD and parent.type is not ChannelType.FORUM:
            self._notice(MessageType.THREAD_NOTICE, parent, owner_id, Reference(thread.id), name)
        return thread

    def change_thread(self, thread: Channel, **changes: object) -> None:
        """Sets fields of a thread's state (`archived`, `locked`, `auto_archive_minutes`, `invitable`)."""
        assert thread.thread is not None
        for name, value in changes.items():
            setattr(thread.thread, name, value)
        if "archived" in changes:
            thread.thread.archive_changed = self.date()
        self.announce(ChannelUpdated(thread))

    def delete_channel(self, channel: Channel) -> None:
        """A channel with all its threads, or one thread, as a person who may does."""
        for thread in [each for each in self.channels.values() if each.parent_id == channel.id]:
            del self.channels[thread.id]
        del self.channels[channel.id]
        self.announce(ChannelDeleted(channel))

    def set_thread_member(self, thread: Channel, user_id: int, *, joined: bool) -> None:
        assert thread.thread is not None
        if joined != (user_id in thread.thread.joined):
            if joined:
                thread.thread.joined[user_id] = self.date()
            else:
                del thread.thread.joined[user_id]
            self.announce(ThreadMemberChanged(thread, user_id, joined))

    def edited_channel(self, channel: Channel) -> None:
        self.announce(ChannelUpdated(channel))

    def type_in(self, channel: Channel, user_id: int) -> None:
        self.announce(TypingStarted(channel, user_id))

    # commands and interactions

    def set_commands(self, guild_id: int | None, checked: list[Json]) -> list[Json]:
        """Replaces all commands of a scope; a command keeps its id while it keeps its name."""
        known = {
            (old["type"], old["name"]): int(old["id"]) for old in self.commands.get(guild_id, {}).values()
        }
        version = self.new_id()
        answers = {}
        for command in checked:
            command_id = known.get((command["type"], command["name"])) or self.new_id()
            answers[command_id] = registered(command, command_id, version, self.application_id, guild_id)
        self.commands[guild_id] = answers
        self.announce(CommandsSet(guild_id))
        return list(answers.values())

    def command(self, command_id: int) -> Json:
        for scope in self.commands.values():
            if command_id in scope:
                return scope[command_id]
        raise ApiError(Refusal.UNKNOWN_COMMAND)

    def new_token(self) -> str:
        """An interaction's token: long, random, and only good with its interaction."""
        return secrets.token_urlsafe(96)


T = TypeVar("T")


def _found(thing: T | None, refusal: Refusal) -> T:
    if thing is None:
        raise ApiError(refusal)
    return thing
