"""Routes about channels: messages, pins, reactions, threads."""

from __future__ import annotations

from urllib.parse import unquote

from bot.sandbox import limits, payloads
from bot.sandbox.errors import ApiError, Refusal, invalid
from bot.sandbox.messages import rewrite, write
from bot.sandbox.model import Channel, ChannelType, Json, Message, MessageFlag, MessageType
from bot.sandbox.permissions import can_see, permissions_in, require
from bot.sandbox.requests import ChannelEdit, MessageParts, NewMessage, NewThread, ThreadEdit, ThreadOnMessage
from bot.sandbox.rest import Call, Reply, Route


def _channel(call: Call, **rights: bool) -> Channel:
    """The channel of the path, if the bot has these rights there (50001, 50013)."""
    channel = call.world.channel(call.id("channel_id"))
    require(call.world, channel, **rights)
    return channel


def _message(call: Call, channel: Channel) -> Message:
    """The message of the path. An ephemeral one does not exist outside its interaction."""
    message = call.world.message(channel.id, call.id("message_id"))
    if message.ephemeral_to is not None:
        raise ApiError(Refusal.UNKNOWN_MESSAGE)
    return message


def get_channel(call: Call) -> Json:
    return payloads.channel(call.world, _channel(call))


def edit_channel(call: Call) -> Json:
    channel = _channel(call)
    if channel.type is ChannelType.DM:
        raise ApiError(Refusal.WRONG_CHANNEL_TYPE)
    if channel.thread is None:
        _edit_text_channel(call, channel)
    else:
        _edit_thread(call, channel)
    return payloads.channel(call.world, channel)


def _edit_text_channel(call: Call, channel: Channel) -> None:
    require(call.world, channel, manage_channels=True)
    wanted = call.read(ChannelEdit)
    channel.name = wanted.name or channel.name
    if "topic" in wanted.model_fields_set:
        channel.topic = wanted.topic
    if wanted.rate_limit_per_user is not None:
        channel.slowmode = wanted.rate_limit_per_user
    call.world.edited_channel(channel)


def _edit_thread(call: Call, thread: Channel) -> None:
    wanted = call.read(ThreadEdit)
    assert thread.thread is not None
    locked = wanted.locked not in (None, thread.thread.locked)
    if thread.thread.owner_id != call.world.bot.id or locked or thread.thread.locked:
        require(call.world, thread, manage_threads=True)
    if thread.thread.archived and wanted.archived is not False:
        raise ApiError(Refusal.ARCHIVED)
    thread.name = wanted.name or thread.name
    if wanted.rate_limit_per_user is not None:
        thread.slowmode = wanted.rate_limit_per_user
    named = {
        "archived": wanted.archived,
        "locked": wanted.locked,
        "invitable": wanted.invitable,
        "auto_archive_minutes": wanted.auto_archive_duration,
    }
    call.world.change_thread(thread, **{name: value for name, value in named.items() if value is not None})


def typing(call: Call) -> None:
    channel = _channel(call, send_messages=True)
    call.world.type_in(channel, call.world.bot.id)


def list_messages(call: Call) -> list[Json]:
    """Newest first."""
    channel = _channel(call, read_message_history=True)
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= limits.HISTORY_PAGE:
        raise invalid(
            (("limit",), "NUMBER_TYPE_MAX", f"int value should be between 1 and {limits.HISTORY_PAGE}.")
        )
    after, before = int(call.query.get("after", 0)), call.query.get("before")
    found = [
        message
        for message in channel.messages.values()
        if message.ephemeral_to is None
        and message.id > after
        and (before is None or message.id < int(before))
    ]
    page = found[:limit] if "after" in call.query else found[-limit:]
    return [call.payloads.message(message) for message in reversed(page)]


def get_message(call: Call) -> Json:
    return call.payloads.message(_message(call, _channel(call, read_message_history=True)))


def create_message(call: Call) -> Json:
    channel = call.world.channel(call.id("channel_id"))
    _may_write(call, channel)
    message = write(call.world, channel, call.body, call.uploads, author_id=call.world.bot.id)
    posted = call.world.post(message, enforce_nonce=bool(call.body.enforce_nonce and message.nonce))
    return call.payloads.message(posted)


def _may_write(call: Call, channel: Channel) -> None:
    if channel.recipient_id is not None and not call.world.user(channel.recipient_id).dms_open:
        raise ApiError(Refusal.DM_CLOSED)
    rights = {"send_messages_in_threads" if channel.thread else "send_messages": True}
    rights["attach_files"] = bool(call.uploads)
    rights["embed_links"] = bool(call.body.embeds)
    require(call.world, channel, **rights)
    locked = channel.thread is not None and channel.thread.locked
    if locked and not permissions_in(call.world, call.world.bot.id, channel).manage_threads:
        raise ApiError(Refusal.ARCHIVED if channel.thread and channel.thread.archived else Refusal.LOCKED)


def edit_message(call: Call) -> Json:
    channel = _channel(call)
    message = _message(call, channel)
    if message.author_id != call.world.bot.id:
        raise ApiError(Refusal.NOT_AUTHOR)
    if channel.thread is not None and channel.thread.archived:
        raise ApiError(Refusal.ARCHIVED)
    rewrite(call.world, message, call.body, call.uploads)
    return call.payloads.message(message)


def delete_message(call: Call) -> None:
    channel = _channel(call)
    message = _message(call, channel)
    if message.author_id != call.world.bot.id:
        require(call.world, channel, manage_messages=True)
    call.world.delete(message)


# pins


def list_pins(call: Call) -> Json:
    channel = _channel(call, read_message_history=True)
    pinned = [message for message in channel.messages.values() if message.pinned_at is not None]
    pinned.sort(key=lambda message: str(message.pinned_at), reverse=True)
    items = [
        {"pinned_at": payloads.iso(message.pinned_at), "message": call.payloads.message(message)}
        for message in pinned
    ]
    return {"items": items, "has_more": False}


def pin(call: Call) -> None:
    channel = _channel(call, pin_messages=True)
    message = _message(call, channel)
    if message.type not in (MessageType.DEFAULT, MessageType.REPLY, MessageType.COMMAND_REPLY):
        raise ApiError(Refusal.SYSTEM_MESSAGE)
    if sum(each.pinned_at is not None for each in channel.messages.values()) >= limits.PINS:
        raise ApiError(Refusal.TOO_MANY_PINS)
    call.world.pin(message)


def unpin(call: Call) -> None:
    call.world.pin(_message(call, _channel(call, pin_messages=True)), on=False)


# reactions


def add_reaction(call: Call) -> None:
    message = _message(call, _channel(call, add_reactions=True, read_message_history=True))
    emoji = unquote(call.params["emoji_name"])
    if emoji not in message.reactions and len(message.reactions) >= limits.REACTION_KINDS:
        raise ApiError(Refusal.TOO_MANY_REACTIONS)
    call.world.react(message, call.world.bot.id, emoji)


def remove_reaction(call: Call) -> None:
    message = _message(call, _channel(call))
    call.world.react(message, call.world.bot.id, unquote(call.params["emoji_name"]), add=False)


# threads


def start_thread(call: Call) -> Reply:
    wanted = call.body
    private = wanted.type == ChannelType.PRIVATE_THREAD
    channel = _channel(call, **{"create_private_threads" if private else "create_public_threads": True})
    _may_hold_threads(call, channel, ChannelType(wanted.type))
    thread = call.world.start_thread(channel, wanted.name, ChannelType(wanted.type), call.world.bot.id)
    return _started(call, thread, wanted, invitable=wanted.invitable)


def start_thread_on_message(call: Call) -> Reply:
    channel = _channel(call, create_public_threads=True)
    message = _message(call, channel)
    if MessageFlag.HAS_THREAD in message.flags:
        raise ApiError(Refusal.ALREADY_HAS_THREAD)
    kind = ChannelType.NEWS_THREAD if channel.type is ChannelType.NEWS else ChannelType.PUBLIC_THREAD
    thread = call.world.start_thread(channel, call.body.name, kind, call.world.bot.id, message)
    return _started(call, thread, call.body)


THREADS = {
    ChannelType.TEXT: {ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD},
    ChannelType.NEWS: {ChannelType.NEWS_THREAD},
}
"""Which threads a channel may have. Posts of a forum, which need a message, the bot does not open."""


def _may_hold_threads(call: Call, channel: Channel, kind: ChannelType) -> None:
    """Threads do not nest, and a server has only so many that are not archived."""
    if kind not in THREADS.get(channel.type, ()):
        raise ApiError(Refusal.WRONG_CHANNEL_TYPE)
    assert channel.guild_id is not None
    if len(call.world.active_threads(channel.guild_id)) >= limits.ACTIVE_THREADS:
        raise ApiError(Refusal.TOO_MANY_THREADS)


def active_threads(call: Call) -> Json:
    """Those that the bot sees, the newest first."""
    world, guild = call.world, call.world.guild(call.id("guild_id"))
    found = [thread for thread in world.active_threads(guild.id) if can_see(world, world.bot.id, thread)]
    found.sort(key=lambda thread: thread.id, reverse=True)
    joined = [thread for thread in found if thread.thread and world.bot.id in thread.thread.joined]
    return {
        "threads": [payloads.channel(world, thread) for thread in found],
        "members": [payloads.thread_member(thread, world.bot.id) for thread in joined],
        "has_more": False,
    }


def _started(call: Call, thread: Channel, wanted: ThreadOnMessage, *, invitable: bool | None = None) -> Reply:
    assert thread.thread is not None
    thread.thread.auto_archive_minutes = wanted.auto_archive_duration or thread.thread.auto_archive_minutes
    thread.thread.invitable = invitable is not False
    thread.slowmode = wanted.rate_limit_per_user or 0
    return Reply(201, payloads.channel(call.world, thread))


def set_thread_member(call: Call) -> None:
    thread = _thread(call, send_messages_in_threads=True)
    person = call.world.user(call.id("user_id"))
    assert thread.guild_id is not None
    assert thread.thread is not None
    if person.id not in call.world.guild(thread.guild_id).members:
        raise ApiError(Refusal.UNKNOWN_MEMBER)
    if not thread.thread.invitable:
        _own_or_manage(call, thread)
    if not permissions_in(call.world, person.id, thread).view_channel:
        raise ApiError(Refusal.MISSING_ACCESS)
    if len(thread.thread.joined) >= limits.THREAD_MEMBERS and person.id not in thread.thread.joined:
        raise ApiError(Refusal.TOO_MANY_THREAD_MEMBERS)
    call.world.set_thread_member(thread, person.id, joined=True)


def remove_thread_member(call: Call) -> None:
    thread = _thread(call)
    _own_or_manage(call, thread)
    call.world.set_thread_member(thread, call.id("user_id"), joined=False)


def _own_or_manage(call: Call, thread: Channel) -> None:
    """In a private thread its owner lets people in and out, else whoever manages threads."""
    assert thread.thread is not None
    private = thread.type is ChannelType.PRIVATE_THREAD
    if not private or thread.thread.owner_id != call.world.bot.id:
        require(call.world, thread, manage_threads=True)


def join_thread(call: Call) -> None:
    call.world.set_thread_member(_thread(call), call.world.bot.id, joined=True)


def leave_thread(call: Call) -> None:
    call.world.set_thread_member(_thread(call), call.world.bot.id, joined=False)


def _thread(call: Call, **rights: bool) -> Channel:
    """The thread of the path; nobody joins or leaves an archived one."""
    thread = _channel(call, **rights)
    if thread.thread is None:
        raise ApiError(Refusal.WRONG_CHANNEL_TYPE)
    if thread.thread.archived:
        raise ApiError(Refusal.ARCHIVED)
    return thread


CHANNEL = "/channels/{channel_id}"
MESSAGE = f"{CHANNEL}/messages/{{message_id}}"
PIN = f"{CHANNEL}/messages/pins/{{message_id}}"
REACTION = f"{MESSAGE}/reactions/{{emoji_name}}/@me"

ROUTES = [
    Route("GET", CHANNEL, get_channel),
    Route("PATCH", CHANNEL, edit_channel, raw=True),
    Route("POST", f"{CHANNEL}/typing", typing),
    Route("GET", f"{CHANNEL}/messages", list_messages, query=frozenset({"limit", "before", "after"})),
    Route("POST", f"{CHANNEL}/messages", create_message, NewMessage),
    Route("GET", f"{CHANNEL}/messages/pins", list_pins, query=frozenset({"limit", "before"})),
    Route("PUT", PIN, pin),
    Route("DELETE", PIN, unpin),
    Route("GET", MESSAGE, get_message),
    Route("PATCH", MESSAGE, edit_message, MessageParts),
    Route("DELETE", MESSAGE, delete_message),
    Route("PUT", REACTION, add_reaction),
    Route("DELETE", REACTION, remove_reaction),
    Route("POST", f"{CHANNEL}/threads", start_thread, NewThread),
    Route("POST", f"{MESSAGE}/threads", start_thread_on_message, ThreadOnMessage),
    Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
    Route("PUT", f"{CHANNEL}/thread-members/@me", join_thread),
    Route("DELETE", f"{CHANNEL}/thread-members/@me", leave_thread),
    Route("PUT", f"{CHANNEL}/thread-members/{{user_id}}", set_thread_member),
    Route("DELETE", f"{CHANNEL}/thread-members/{{user_id}}", remove_thread_member),
]
