"""The bodies of the requests the sandbox answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from bot.sandbox import limits
from bot.sandbox.components import MessageComponent
from bot.sandbox.embeds import Embed
from bot.sandbox.shapes import Shape, Snowflake


class AttachmentPart(Shape):
    """A file of the request (`id` is its number) or one to keep (`id` is its snowflake)."""

    id: int
    filename: Annotated[str, Field(min_length=1, max_length=1_024)] | None = None
    description: Annotated[str, Field(max_length=limits.ATTACHMENT_DESCRIPTION)] | None = None
    title: Annotated[str, Field(max_length=1_024)] | None = None
    # A library that keeps an attachment sends back all it knows of it; Discord reads only the id.
    size: int | None = None
    url: str | None = None
    proxy_url: str | None = None
    width: int | None = None
    height: int | None = None
    content_type: str | None = None
    spoiler: bool | None = None


class AllowedMentions(Shape):
    parse: list[Literal["users", "roles", "everyone"]] | None = None
    users: Annotated[list[Snowflake], Field(max_length=100)] | None = None
    roles: Annotated[list[Snowflake], Field(max_length=100)] | None = None
    replied_user: bool | None = None

    @model_validator(mode="after")
    def _one_way(self) -> AllowedMentions:
        for kind, ids in (("users", self.users), ("roles", self.roles)):
            if ids and kind in (self.parse or []):
                raise ValueError(f"parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive.")
        return self


class ReferencePart(Shape):
    message_id: Snowflake
    channel_id: Snowflake | None = None
    guild_id: Snowflake | None = None
    type: Literal[0] = 0
    fail_if_not_exists: bool = True


class MessageParts(Shape):
    """What a message is made of, wherever it is written: in a channel, an answer, a follow-up or an edit."""

    content: Annotated[str, Field(max_length=limits.CONTENT)] | None = None
    embeds: Annotated[list[Embed], Field(max_length=limits.MESSAGE_EMBEDS)] | None = None
    components: Annotated[list[MessageComponent], Field(max_length=limits.V2_COMPONENTS)] | None = None
    attachments: Annotated[list[AttachmentPart], Field(max_length=limits.MESSAGE_FILES)] | None = None
    allowed_mentions: AllowedMentions | None = None
    flags: int | None = None
    tts: bool | None = None


class NewMessage(MessageParts):
    nonce: Annotated[str, Field(max_length=limits.NONCE)] | int | None = None
    enforce_nonce: bool | None = None
    message_reference: ReferencePart | None = None


class AutocompleteChoice(Shape):
    name: Annotated[str, Field(min_length=1, max_length=limits.CHOICE_NAME)]
    value: Annotated[str, Field(max_length=limits.CHOICE_VALUE)] | int | float
    name_localizations: dict[str, str] | None = None


class Choices(Shape):
    choices: Annotated[list[AutocompleteChoice], Field(max_length=limits.CHOICES)]


class Callback(Shape):
    """The answer to an interaction. What `data` may be depends on `type`."""

    type: int
    data: Any = None


class NewEmoji(Shape):
    name: Annotated[str, Field(pattern=r"^\w{2,32}$")]
    image: Annotated[
        str, Field(pattern=r"^data:image/(png|gif|jpeg|webp);base64,", max_length=limits.EMOJI_IMAGE)
    ]


class OpenDm(Shape):
    recipient_id: Snowflake


Minutes = Literal[60, 1_440, 4_320, 10_080]
ChannelName = Annotated[str, Field(min_length=1, max_length=limits.CHANNEL_NAME)]
Slowmode = Annotated[int, Field(ge=0, le=21_600)]


class ThreadOnMessage(Shape):
    name: ChannelName
    auto_archive_duration: Minutes | None = None
    rate_limit_per_user: Slowmode | None = None


class NewThread(ThreadOnMessage):
    type: Literal[10, 11, 12] = 12
    invitable: bool | None = None


class ThreadEdit(Shape):
    name: ChannelName | None = None
    archived: bool | None = None
    locked: bool | None = None
    invitable: bool | None = None
    auto_archive_duration: Minutes | None = None
    rate_limit_per_user: Slowmode | None = None


class ChannelEdit(Shape):
    name: ChannelName | None = None
    topic: Annotated[str, Field(max_length=1_024)] | None = None
    rate_limit_per_user: Slowmode | None = None
