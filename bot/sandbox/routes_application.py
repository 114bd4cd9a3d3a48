"""Routes about the bot itself: who it is, its commands, its gateway, the servers and people it can look up."""

from __future__ import annotations

import base64

from bot.sandbox import limits, payloads
from bot.sandbox.commands import checked
from bot.sandbox.errors import ApiError, Refusal
from bot.sandbox.model import AppEmoji, Json
from bot.sandbox.requests import NewEmoji, OpenDm
from bot.sandbox.rest import Call, Reply, Route


def application(call: Call) -> Json:
    world = call.world
    owner = next((user for user in world.users.values() if not user.bot), world.bot)
    return {
        "id": str(world.application_id),
        "name": world.bot.global_name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": payloads.user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": payloads.user(owner),
        "team": None,
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "rpc_origins": [],
    }


def me(call: Call) -> Json:
    return payloads.own_user(call.world.bot)


def user(call: Call) -> Json:
    return payloads.user(call.world.user(call.id("user_id")))


def guild(call: Call) -> Json:
    return payloads.guild(call.world.guild(call.id("guild_id")))


def member(call: Call) -> Json:
    members = call.world.guild(call.id("guild_id")).members
    if call.id("user_id") not in members:
        raise ApiError(Refusal.UNKNOWN_MEMBER)
    return payloads.member(call.world, members[call.id("user_id")])


def open_dm(call: Call) -> Json:
    person = call.world.user(call.body.recipient_id)
    return payloads.channel(call.world, call.world.open_dm(person))


def _scope(call: Call) -> int | None:
    """The server whose commands are meant, or None for the global ones."""
    if call.id("application_id") != call.world.application_id:
        raise ApiError(Refusal.MISSING_ACCESS)
    return call.world.guild(call.id("guild_id")).id if "guild_id" in call.params else None


def list_commands(call: Call) -> list[Json]:
    return list(call.world.commands.get(_scope(call), {}).values())


def set_commands(call: Call) -> list[Json]:
    return call.world.set_commands(_scope(call), checked(call.body))


def _emoji(call: Call, one: AppEmoji) -> Json:
    about = {"roles": [], "require_colons": True, "managed": False, "animated": False, "available": True}
    return {"id": str(one.id), "name": one.name, "user": payloads.user(call.world.bot), **about}


def list_emojis(call: Call) -> Json:
    _scope(call)
    return {"items": [_emoji(call, one) for one in call.world.emojis.values()]}


def add_emoji(call: Call) -> Reply:
    """As Discord has it: names are unique among the application's, images small."""
    _scope(call)
    emojis, content = call.world.emojis, base64.b64decode(call.body.image.partition(",")[2])
    if len(emojis) >= limits.EMOJIS:
        raise ApiError(Refusal.TOO_MANY_EMOJIS)
    if len(content) > limits.EMOJI_BYTES or call.body.name in {one.name for one in emojis.values()}:
        raise ApiError(Refusal.INVALID_FORM)
    made = AppEmoji(call.world.new_id(), call.body.name, content)
    emojis[made.id] = made
    return Reply(201, _emoji(call, made))


def routes(gateway_url: str, shards: int) -> list[Route]:
    """`shards` is what `/gateway/bot` recommends."""

    def gateway(_call: Call) -> Json:
        return {"url": gateway_url}

    def gateway_bot(_call: Call) -> Json:
        start = {"total": 1_000, "remaining": 1_000, "reset_after": 0, "max_concurrency": 1}
        return {"url": gateway_url, "shards": shards, "session_start_limit": start}

    own = "/applications/{application_id}/commands"
    servers = "/applications/{application_id}/guilds/{guild_id}/commands"
    emojis = "/applications/{application_id}/emojis"
    translated = frozenset({"with_localizations"})
    return [
        Route("GET", "/users/@me", me),
        Route("GET", "/users/{user_id}", user),
        Route("POST", "/users/@me/channels", open_dm, OpenDm),
        Route("GET", "/oauth2/applications/@me", application),
        Route("GET", "/gateway", gateway, bot_only=False),
        Route("GET", "/gateway/bot", gateway_bot),
        Route("GET", "/guilds/{guild_id}", guild, query=frozenset({"with_counts"})),
        Route("GET", "/guilds/{guild_id}/members/{user_id}", member),
        Route("GET", own, list_commands, query=translated),
        Route("PUT", own, set_commands, raw=True),
        Route("GET", emojis, list_emojis),
        Route("POST", emojis, add_emoji, NewEmoji),
        Route("GET", servers, list_commands, query=translated),
        Route("PUT", servers, set_commands, raw=True),
    ]
