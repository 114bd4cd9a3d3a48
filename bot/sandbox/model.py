"""What the sandbox remembers: people, servers, channels, messages, interactions. Plain records."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum, IntFlag
from typing import Any

Json = dict[str, Any]


class ChannelType(IntEnum):
    TEXT = 0
    DM = 1
    NEWS = 5
    NEWS_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


class MessageType(IntEnum):
    DEFAULT = 0
    PIN_NOTICE = 6
    THREAD_NOTICE = 18
    REPLY = 19
    COMMAND_REPLY = 20


class MessageFlag(IntFlag):
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


NO_FLAGS = MessageFlag(0)


class InteractionType(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class CallbackType(IntEnum):
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(slots=True)
class User:
    id: int
    username: str
    global_name: str
    bot: bool = False
    colour: str = "#8a8a8a"
    locale: str = "en-US"
    dms_open: bool = True


@dataclass(slots=True)
class Role:
    id: int
    name: str
    permissions: int
    position: int
    managed: bool = False


@dataclass(slots=True)
class Member:
    user_id: int
    joined_at: datetime
    role_ids: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Guild:
    id: int
    name: str
    owner_id: int
    roles: dict[int, Role]
    members: dict[int, Member]
    locale: str = "en-US"


@dataclass(slots=True)
class Overwrite:
    """Rights added to (`allow`) and taken from (`deny`) one role (`kind` 0) or member (`kind` 1) in a channel."""

    id: int
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class ThreadState:
    owner_id: int
    created: datetime
    archive_changed: datetime
    auto_archive_minutes: int = 4320
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    joined: dict[int, datetime] = field(default_factory=dict)  # member id -> when


@dataclass(slots=True)
class Channel:
    id: int
    type: ChannelType
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    topic: str | None = None
    slowmode: int = 0
    recipient_id: int | None = None  # of a DM
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    thread: ThreadState | None = None
    messages: dict[int, Message] = field(default_factory=dict)  # oldest first
    last_pin: datetime | None = None


@dataclass(slots=True)
class Attachment:
    id: int
    channel_id: int
    filename: str
    content: bytes
    content_type: str
    width: int | None = None
    height: int | None = None
    description: str | None = None


@dataclass
class AppEmoji:
    """An emoji of the application's own."""

    id: int
    name: str
    content: bytes


@dataclass(slots=True)
class Mentions:
    """Whom a message really notifies, after `allowed_mentions`."""

    users: list[int] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)
    everyone: bool = False


@dataclass(frozen=True, slots=True)
class Reference:
    """What a message points at: the message it answers, the one that was pinned, the thread that was started."""

    channel_id: int
    message_id: int | None = None


@dataclass(slots=True)
class Message:
    id: int
    channel_id: int
    author_id: int
    created: datetime
    type: MessageType = MessageType.DEFAULT
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: MessageFlag = NO_FLAGS
    mentions: Mentions = field(default_factory=Mentions)
    edited: datetime | None = None
    pinned_at: datetime | None = None
    nonce: str | None = None
    reference: Reference | None = None
    interaction_id: int | None = None
    ephemeral_to: int | None = None
    thread_id: int | None = None
    reactions: dict[str, list[int]] = field(default_factory=dict)  # emoji -> who, in order

    @property
    def loading(self) -> bool:
        """Whether this is the "thinking…" of a deferred answer."""
        return MessageFlag.LOADING in self.flags


@dataclass(slots=True)
class Modal:
    """A form the bot opened for one person; sent once, and again only if that failed."""

    id: int
    interaction_id: int
    user_id: int
    channel_id: int
    custom_id: str
    title: str
    components: list[Json]
    message_id: int | None = None  # of the component that opened it
    submitted: Interaction | None = None


@dataclass(slots=True)
class Interaction:
    """One thing a person did that asks the bot for an answer, and the answer so far."""

    id: int
    type: InteractionType
    token: str
    created: float  # world time, seconds
    user_id: int
    channel_id: int
    guild_id: int | None
    data: Json
    message_id: int | None = None  # the message a component or its modal belongs to
    opened_by: int | None = None  # the interaction that opened the modal this one submits
    answer: CallbackType | None = None
    failure: str | None = None
    ephemeral: bool = False
    response_id: int | None = None  # the message the answer made or changed
    followed: bool = False  # whether its token was used since it was answered
    followup_ids: list[int] = field(default_factory=list)
    modal: Modal | None = None
    choices: list[Json] = field(default_factory=list)

    @property
    def command_name(self) -> str:
        """`risk attack`, for a slash command; empty for anything else."""
        if self.type is not InteractionType.COMMAND:
            return ""
        names, level = [self.data["name"]], self.data
        while level.get("options") and level["options"][0]["type"] in (1, 2):
            level = level["options"][0]
            names.append(level["name"])
        return " ".join(names)
