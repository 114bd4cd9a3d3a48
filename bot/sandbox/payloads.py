"""People, servers and channels as the JSON Discord sends."""

from __future__ import annotations

from copy import deepcopy
from datetime import datetime

from bot.sandbox.model import Channel, ChannelType, Guild, Json, Member, Role, User
from bot.sandbox.permissions import can_see
from bot.sandbox.world import World


def iso(moment: datetime | None) -> str | None:
    return moment.isoformat() if moment else None


def user(person: User) -> Json:
    answer: Json = {
        "id": str(person.id),
        "username": person.username,
        "global_name": person.global_name,
        "discriminator": "0",
        "avatar": None,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "public_flags": 0,
        "flags": 0,
    }
    return answer | {"bot": True} if person.bot else answer


def own_user(person: User) -> Json:
    """The bot as it sees itself (`/users/@me`)."""
    return user(person) | {"mfa_enabled": True, "locale": person.locale, "verified": True, "email": None}


def role(one: Role) -> Json:
    answer: Json = {
        "id": str(one.id),
        "name": one.name,
        "permissions": str(one.permissions),
        "position": one.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": one.managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    return answer


def member(world: World, one: Member, *, with_user: bool = True) -> Json:
    answer: Json = {
        "roles": [str(role_id) for role_id in one.role_ids],
        "joined_at": iso(one.joined_at),
        "nick": None,
        "avatar": None,
        "banner": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "communication_disabled_until": None,
        "premium_since": None,
        "pending": False,
        "mute": False,
        "deaf": False,
        "flags": 0,
    }
    return answer | {"user": user(world.user(one.user_id))} if with_user else answer


# A plain server: none of what these name. Strict clients want every documented key to be there.
GUILD_DEFAULTS: Json = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "banner": None,
    "features": [],
    "application_id": None,
    "region": "deprecated",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 1,
    "default_message_notifications": 1,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_presences": None,
    "max_members": 500_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "vanity_url_code": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "premium_progress_bar_enabled": False,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
    "incidents_data": None,
}


def guild(one: Guild) -> Json:
    return {
        "id": str(one.id),
        "name": one.name,
        "owner_id": str(one.owner_id),
        "roles": [role(each) for each in one.roles.values()],
        "preferred_locale": one.locale,
        **deepcopy(GUILD_DEFAULTS),
    }


def guild_create(world: World, one: Guild) -> Json:
    """A server as the gateway introduces it: with its channels and threads, and of its members the bot alone."""
    bot = one.members[world.bot.id]
    channels = [each for each in world.channels.values() if each.guild_id == one.id]
    return guild(one) | {
        "joined_at": iso(bot.joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(one.members),
        "members": [member(world, bot)],
        "channels": [channel(world, each) for each in channels if each.thread is None],
        "threads": [
            channel(world, each)
            for each in world.active_threads(one.id)
            if can_see(world, world.bot.id, each)
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel(world: World, one: Channel) -> Json:
    answer: Json = {
        "id": str(one.id),
        "type": int(one.type),
        "flags": 0,
        "last_message_id": str(max(one.messages)) if one.messages else None,
        "last_pin_timestamp": iso(one.last_pin),
    }
    if one.recipient_id is not None:
        return answer | {"recipients": [user(world.user(one.recipient_id))]}
    answer |= {
        "guild_id": str(one.guild_id),
        "name": one.name,
        "parent_id": str(one.parent_id) if one.parent_id else None,
        "rate_limit_per_user": one.slowmode,
    }
    return answer | (_thread_part(world, one) if one.thread else _text_part(one) | _forum_part(one))


def _text_part(one: Channel) -> Json:
    overwrites = [
        {"id": str(each.id), "type": each.kind, "allow": str(each.allow), "deny": str(each.deny)}
        for each in one.overwrites.values()
    ]
    return {"position": one.position, "topic": one.topic, "nsfw": False, "permission_overwrites": overwrites}


TAG = {"id": "1", "name": "Games", "moderated": False, "emoji_id": None, "emoji_name": None}
"""The one tag of every forum, which all its posts bear."""


def _forum_part(one: Channel) -> Json:
    if one.type is not ChannelType.FORUM:
        return {}
    return {
        "available_tags": [TAG],
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
        "default_thread_rate_limit_per_user": 0,
    }


def _thread_part(world: World, one: Channel) -> Json:
    state = one.thread
    assert state is not None
    metadata: Json = {
        "archived": state.archived,
        "auto_archive_duration": state.auto_archive_minutes,
        "archive_timestamp": iso(state.archive_changed),
        "create_timestamp": iso(state.created),
        "locked": state.locked,
    }
    if one.type is ChannelType.PRIVATE_THREAD:
        metadata["invitable"] = state.invitable
    answer: Json = {
        "owner_id": str(state.owner_id),
        "message_count": len(one.messages),
        "total_message_sent": len(one.messages),
        "member_count": len(state.joined),
        "thread_metadata": metadata,
    }
    if one.parent_id and world.channel(one.parent_id).type is ChannelType.FORUM:
        answer["applied_tags"] = [TAG["id"]]
    if world.bot.id in state.joined:
        answer["member"] = thread_member(one, world.bot.id)
    return answer


def thread_member(thread: Channel, user_id: int) -> Json:
    assert thread.thread is not None
    joined = iso(thread.thread.joined[user_id])
    return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}
