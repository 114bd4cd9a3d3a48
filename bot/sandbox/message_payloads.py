"""Messages and interactions as the JSON Discord sends."""

from __future__ import annotations

from bot.sandbox import limits, payloads
from bot.sandbox.cdn import Cdn, linked_id
from bot.sandbox.components import copied, resolved
from bot.sandbox.model import (
    Attachment,
    ChannelType,
    Interaction,
    InteractionType,
    Json,
    Message,
    MessageType,
    Reference,
)
from bot.sandbox.permissions import permissions_in
from bot.sandbox.world import World

SCHEME = "attachment://"


class MessagePayloads:
    """Signs the links of attachments anew at every call, as Discord does."""

    def __init__(self, world: World, cdn: Cdn) -> None:
        self._world = world
        self._cdn = cdn

    def message(self, one: Message) -> Json:
        """A message as REST answers with it."""
        world = self._world
        answer: Json = {
            "id": str(one.id),
            "channel_id": str(one.channel_id),
            "type": int(one.type),
            "author": payloads.user(world.user(one.author_id)),
            "content": one.content,
            "timestamp": payloads.iso(one.created),
            "edited_timestamp": payloads.iso(one.edited),
            "tts": False,
            "flags": int(one.flags),
            "mention_everyone": one.mentions.everyone,
            "mentions": [payloads.user(world.user(user_id)) for user_id in one.mentions.users],
            "mention_roles": [str(role_id) for role_id in one.mentions.roles],
            "attachments": [self.attachment(each) for each in one.attachments],
            "embeds": [self._embed(one, embed) for embed in one.embeds],
            "components": resolved(one.components, lambda url: self._media(one, url)),
            "pinned": one.pinned_at is not None,
        }
        if one.nonce is not None:
            answer["nonce"] = one.nonce
        if one.reactions:
            answer["reactions"] = [self._reaction(emoji, who) for emoji, who in one.reactions.items()]
        if one.reference is not None:
            answer |= self._reference(one, one.reference)
        if one.interaction_id is not None:
            answer |= self._origin(one, world.interactions[one.interaction_id])
        if one.thread_id is not None:
            answer["thread"] = payloads.channel(world, world.channel(one.thread_id))
        return answer

    def gateway_message(self, one: Message) -> Json:
        """A message as the gateway tells it: with the server and the author's membership."""
        answer = self.message(one)
        guild_id = self._world.channel(one.channel_id).guild_id
        if guild_id is None:
            return answer | {"channel_type": int(ChannelType.DM)}
        member = self._world.guild(guild_id).members.get(one.author_id)
        answer |= {"guild_id": str(guild_id)}
        return (
            answer | {"member": payloads.member(self._world, member, with_user=False)} if member else answer
        )

    def attachment(self, one: Attachment) -> Json:
        url = self._cdn.url(one)
        answer: Json = {
            "id": str(one.id),
            "filename": one.filename,
            "size": len(one.content),
            "content_type": one.content_type,
            "url": url,
            "proxy_url": url,
        }
        if one.width is not None:
            answer |= {"width": one.width, "height": one.height}
        return answer | {"description": one.description} if one.description else answer

    def _attached(self, one: Message, url: str) -> Attachment | None:
        """The file of this message a url means: by `attachment://name`, or by a link given out earlier."""
        if url.startswith(SCHEME):
            name = url.removeprefix(SCHEME)
            return next((each for each in one.attachments if each.filename == name), None)
        return next((each for each in one.attachments if each.id == linked_id(url)), None)

    def _media(self, one: Message, url: str) -> tuple[Json, Json]:
        found = self._attached(one, url)
        if found is None:
            unknown = {"width": None, "height": None, "content_type": None}
            return {"id": "0", "url": url, "proxy_url": url, **unknown}, {"name": None, "size": None}
        link = self._cdn.url(found)
        media: Json = {
            "id": str(found.id),
            "attachment_id": str(found.id),
            "url": link,
            "proxy_url": link,
            "width": found.width,
            "height": found.height,
            "content_type": found.content_type,
        }
        return media, {"name": found.filename, "size": len(found.content)}

    def _embed(self, one: Message, embed: Json) -> Json:
        shown: Json = copied(embed)
        for part, key in (
            ("image", "url"),
            ("thumbnail", "url"),
            ("author", "icon_url"),
            ("footer", "icon_url"),
        ):
            found = self._attached(one, shown.get(part, {}).get(key, ""))
            if found is not None:
                shown[part][key] = shown[part][f"proxy_{key}"] = self._cdn.url(found)
                if key == "url" and found.width is not None:
                    shown[part] |= {"width": found.width, "height": found.height}
        return shown

    def _reaction(self, emoji: str, who: list[int]) -> Json:
        return {
            "emoji": emoji_object(emoji),
            "count": len(who),
            "count_details": {"normal": len(who), "burst": 0},
            "burst_colors": [],
            "me_burst": False,
            "me": self._world.bot.id in who,
        }

    def _reference(self, one: Message, to: Reference) -> Json:
        channel = self._world.channel(to.channel_id)
        pointer: Json = {"type": 0, "channel_id": str(channel.id)}
        if channel.guild_id is not None:
            pointer["guild_id"] = str(channel.guild_id)
        answer: Json = {"message_reference": pointer}
        if to.message_id is not None:
            pointer["message_id"] = str(to.message_id)
        if one.type is MessageType.REPLY:
            earlier = channel.messages.get(to.message_id or 0)
            nested = earlier is None or earlier.type is MessageType.REPLY
            answer["referenced_message"] = None if nested or earlier is None else self.message(earlier)
        return answer

    # interactions

    def _origin(self, one: Message, cause: Interaction) -> Json:
        """What a message says of the interaction it answers."""
        metadata = self._metadata(cause)
        if cause.response_id not in (None, one.id):
            metadata["original_response_message_id"] = str(cause.response_id)
        answer: Json = {
            "application_id": str(self._world.application_id),
            "webhook_id": str(self._world.application_id),
            "interaction_metadata": metadata,
        }
        if cause.type is InteractionType.COMMAND:
            person = payloads.user(self._world.user(cause.user_id))
            answer["interaction"] = {
                "id": str(cause.id),
                "type": 2,
                "name": cause.command_name,
                "user": person,
            }
        return answer

    def _metadata(self, cause: Interaction) -> Json:
        answer: Json = {
            "id": str(cause.id),
            "type": int(cause.type),
            "user": payloads.user(self._world.user(cause.user_id)),
            "authorizing_integration_owners": self._owners(cause),
        }
        if cause.type is InteractionType.COMPONENT:
            answer["interacted_message_id"] = str(cause.message_id)
        if cause.type is InteractionType.MODAL_SUBMIT and cause.opened_by is not None:
            answer["triggering_interaction_metadata"] = self._metadata(
                self._world.interactions[cause.opened_by]
            )
        return answer

    def _owners(self, cause: Interaction) -> Json:
        return {"0": str(cause.guild_id or 0)}

    def interaction(self, one: Interaction) -> Json:
        """An interaction as the gateway delivers it."""
        world = self._world
        channel = world.channel(one.channel_id)
        person = world.user(one.user_id)
        rights = str(permissions_in(world, one.user_id, channel).value)
        answer: Json = {
            "id": str(one.id),
            "application_id": str(world.application_id),
            "type": int(one.type),
            "token": one.token,
            "version": 1,
            "data": self._with_links(one.data, channel.id),
            "channel_id": str(channel.id),
            "channel": payloads.channel(world, channel) | {"permissions": rights},
            "locale": person.locale,
            "app_permissions": str(permissions_in(world, world.bot.id, channel).value),
            "entitlements": [],
            "authorizing_integration_owners": self._owners(one),
            "context": 0 if one.guild_id else 1,
            "attachment_size_limit": limits.FILE_BYTES,
        }
        if one.guild_id:
            guild = world.guild(one.guild_id)
            member = payloads.member(world, guild.members[person.id]) | {"permissions": rights}
            answer |= {"guild_id": str(guild.id), "guild_locale": guild.locale, "member": member}
            answer["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        else:
            answer["user"] = payloads.user(person)
        if one.message_id is not None:
            answer["message"] = self.message(world.message(one.channel_id, one.message_id))
        return answer

    def _with_links(self, data: Json, channel_id: int) -> Json:
        """What was sent, with a link to every file in it, and the message that a menu belongs to."""
        resolved = data.get("resolved", {})
        if "messages" in resolved:
            told = {
                key: self.message(self._world.message(channel_id, int(key))) for key in resolved["messages"]
            }
            return data | {"resolved": resolved | {"messages": told}}
        if "attachments" not in resolved:
            return data
        files = {key: self.attachment(self._world.attachments[int(key)]) for key in resolved["attachments"]}
        return data | {"resolved": resolved | {"attachments": files}}


def emoji_object(emoji: str) -> Json:
    """`🔥`, or `name:id` of a custom emoji, as Discord's partial emoji."""
    name, _, emoji_id = emoji.partition(":")
    return {"id": emoji_id or None, "name": name}
