"""From the parts in a request to a message: lengths, files, mentions and flags, for new messages and for edits."""

from __future__ import annotations

import mimetypes
import re
from dataclasses import dataclass
from io import BytesIO

from PIL import Image, UnidentifiedImageError

from bot.sandbox import components, embeds, limits
from bot.sandbox.errors import ApiError, Refusal, invalid
from bot.sandbox.message_payloads import SCHEME
from bot.sandbox.model import Attachment, Channel, Mentions, Message, MessageFlag, MessageType, Reference
from bot.sandbox.permissions import permissions_in
from bot.sandbox.requests import AllowedMentions, AttachmentPart, MessageParts, NewMessage, ReferencePart
from bot.sandbox.world import World

SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SILENT | MessageFlag.COMPONENTS_V2
USER_MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")


@dataclass(frozen=True, slots=True)
class Upload:
    """One file of a multipart request; `index` is the n of its `files[n]`."""

    index: int
    filename: str
    content: bytes


def write(
    world: World,
    channel: Channel,
    parts: MessageParts,
    uploads: list[Upload],
    *,
    author_id: int,
    settable: MessageFlag = SETTABLE,
) -> Message:
    """A new message, checked but not yet posted. Raises `ApiError`."""
    message = Message(world.new_id(), channel.id, author_id, world.date())
    message.flags = MessageFlag(parts.flags or 0)
    if strange := message.flags & ~settable:
        raise invalid(
            (("flags",), "MESSAGE_FLAGS_INVALID", f"These flags cannot be set here: {int(strange)}")
        )
    _fill(world, message, parts, uploads)
    _require_something(message)
    if isinstance(parts, NewMessage):
        message.nonce = None if parts.nonce is None else str(parts.nonce)
        _answer_to(channel, message, parts.message_reference)
    message.mentions = _mentions(world, message, parts.allowed_mentions)
    return message


def _answer_to(channel: Channel, message: Message, reference: ReferencePart | None) -> None:
    if reference is None:
        return
    if reference.message_id in channel.messages:
        message.reference = Reference(channel.id, reference.message_id)
        message.type = MessageType.REPLY
    elif reference.fail_if_not_exists:
        raise invalid((("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message"))


def rewrite(world: World, message: Message, parts: MessageParts, uploads: list[Upload]) -> None:
    """Changes the parts of a message that the request names, and says so. Raises `ApiError` and changes nothing."""
    draft = Message(message.id, message.channel_id, message.author_id, message.created)
    draft.content, draft.embeds, draft.components = message.content, message.embeds, message.components
    draft.attachments, draft.flags = list(message.attachments), message.flags
    if "flags" in parts.model_fields_set:
        wanted = MessageFlag(parts.flags or 0)
        if MessageFlag.COMPONENTS_V2 in message.flags and MessageFlag.COMPONENTS_V2 not in wanted:
            wanted |= MessageFlag.COMPONENTS_V2  # once set it stays
        draft.flags = (message.flags & ~SETTABLE) | (wanted & SETTABLE)
    _fill(world, draft, parts, uploads)
    _require_something(draft)
    for gone in message.attachments:
        if gone not in draft.attachments:
            world.attachments.pop(gone.id, None)
    message.content, message.embeds, message.components = draft.content, draft.embeds, draft.components
    message.attachments, message.flags = draft.attachments, draft.flags
    message.mentions = _mentions(world, message, parts.allowed_mentions)
    world.edited(message)


def _fill(world: World, message: Message, parts: MessageParts, uploads: list[Upload]) -> None:
    """Puts the named parts into `message`. Every check comes before the first file is stored."""
    named = parts.model_fields_set
    v2 = MessageFlag.COMPONENTS_V2 in message.flags
    if "content" in named:
        message.content = (parts.content or "").strip()
    if "embeds" in named:
        message.embeds = embeds.laid_out(parts.embeds or [])
    if "components" in named:
        message.components = components.laid_out(parts.components or [], v2=v2)
    if v2 and (message.content or message.embeds):
        field = "content" if message.content else "embeds"
        words = f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
        raise invalid(((field,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", words))
    message.attachments = _attachments(world, message, parts, uploads)
    names = {attachment.filename for attachment in message.attachments}
    for holder, key in components.media_holders(message.components):
        url = holder[key]["url"]
        if url.startswith(SCHEME) and url.removeprefix(SCHEME) not in names:
            words = f"The referenced attachment was not found: {url}"
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            raise invalid((("components",), code, words))
    for attachment in message.attachments:
        world.attachments[attachment.id] = attachment


def _require_something(message: Message) -> None:
    if not (message.content or message.embeds or message.components or message.attachments):
        raise ApiError(Refusal.EMPTY_MESSAGE)


def _attachments(
    world: World, message: Message, parts: MessageParts, uploads: list[Upload]
) -> list[Attachment]:
    """The files kept and the files new. Without an `attachments` field all are kept and all uploads added."""
    if any(len(upload.content) > limits.FILE_BYTES for upload in uploads):
        raise ApiError(Refusal.FILE_TOO_LARGE)
    by_index = {upload.index: upload for upload in uploads}
    if parts.attachments is None:
        files = [] if "attachments" in parts.model_fields_set else list(message.attachments)
        files += [_store(world, message.channel_id, upload, None) for upload in uploads]
    else:
        kept = {attachment.id: attachment for attachment in message.attachments}
        files = []
        for position, part in enumerate(parts.attachments):
            if part.id in kept:
                files.append(kept[part.id])
            elif part.id in by_index:
                files.append(_store(world, message.channel_id, by_index[part.id], part))
            else:
                words = f"The file with id {part.id} was not sent and is not in the message"
                raise invalid((("attachments", position), "ATTACHMENT_NOT_FOUND", words))
    if len(files) > limits.MESSAGE_FILES:
        words = f"Must be {limits.MESSAGE_FILES} or fewer in length."
        raise invalid((("attachments",), "BASE_TYPE_MAX_LENGTH", words))
    return files


def _store(world: World, channel_id: int, upload: Upload, part: AttachmentPart | None) -> Attachment:
    name = part.filename if part and part.filename else upload.filename
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    stored = Attachment(world.new_id(), channel_id, name, upload.content, kind)
    stored.description = part.description if part else None
    if kind.startswith("image/"):
        try:
            with Image.open(BytesIO(upload.content)) as picture:
                stored.width, stored.height = picture.size
        except UnidentifiedImageError:
            pass  # named like an image but none: Discord shows it as a plain file
    return stored


def _mentions(world: World, message: Message, allowed: AllowedMentions | None) -> Mentions:
    """Whom the text names and `allowed_mentions` lets it notify. Text displays count as text."""
    text = "\n".join(
        [message.content]
        + [
            part["content"]
            for part in components.walk(message.components)
            if part["type"] == components.TEXT_DISPLAY
        ]
    )
    users = [int(found) for found in USER_MENTION.findall(text) if int(found) in world.users]
    roles = [int(found) for found in ROLE_MENTION.findall(text)]
    channel = world.channel(message.channel_id)
    everyone = bool(re.search(r"@(everyone|here)\b", text))
    everyone = everyone and permissions_in(world, message.author_id, channel).mention_everyone
    if allowed is not None:
        parse = allowed.parse or []
        users = [user for user in users if "users" in parse or user in (allowed.users or [])]
        roles = [role for role in roles if "roles" in parse or role in (allowed.roles or [])]
        everyone = everyone and "everyone" in parse
    if message.reference is not None and (allowed is None or allowed.replied_user):
        replied = channel.messages.get(message.reference.message_id or 0)
        users += [replied.author_id] if replied else []
    return Mentions(list(dict.fromkeys(users)), list(dict.fromkeys(roles)), everyone)
