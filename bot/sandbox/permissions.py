"""Who may do what where: roles, then the channel's overwrites, as Discord computes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import Permissions

from bot.sandbox.errors import ApiError, Refusal
from bot.sandbox.model import Channel, ChannelType

if TYPE_CHECKING:
    from bot.sandbox.world import World

EVERYONE = Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    add_reactions=True,
    read_message_history=True,
    use_application_commands=True,
)
BOT_ROLE = EVERYONE | Permissions(
    create_private_threads=True,
    manage_threads=True,
    manage_messages=True,
    pin_messages=True,
    use_external_emojis=True,
)
IN_DM = EVERYONE | Permissions(pin_messages=True)


def permissions_in(world: World, user_id: int, channel: Channel) -> Permissions:
    """The rights of a person or the bot in a channel; a thread has its parent's. None for who is not there."""
    if channel.type is ChannelType.DM:
        return IN_DM if user_id in (channel.recipient_id, world.bot.id) else Permissions.none()
    assert channel.guild_id is not None
    guild = world.guild(channel.guild_id)
    member = guild.members.get(user_id)
    if member is None:
        return Permissions.none()
    if user_id == guild.owner_id:
        return Permissions.all()
    role_ids = [guild.id, *member.role_ids]  # the role @everyone has the server's id
    rights = 0
    for role_id in role_ids:
        rights |= guild.roles[role_id].permissions
    if Permissions(rights).administrator:
        return Permissions.all()
    overwrites = (world.channel(channel.parent_id) if channel.parent_id else channel).overwrites
    for step in ([guild.id], member.role_ids, [user_id]):
        found = [overwrites[target] for target in step if target in overwrites]
        for overwrite in found:
            rights &= ~overwrite.deny
        for overwrite in found:
            rights |= overwrite.allow
    granted = Permissions(rights)
    return granted if granted.view_channel else Permissions.none()


def can_see(world: World, user_id: int, channel: Channel) -> bool:
    """Whether the channel is shown to this user. A private thread only to those in it and who manage threads."""
    granted = permissions_in(world, user_id, channel)
    if channel.type is ChannelType.PRIVATE_THREAD and not granted.manage_threads:
        assert channel.thread is not None
        return granted.view_channel and user_id in channel.thread.joined
    return granted.view_channel


def require(world: World, channel: Channel, **wanted: bool) -> None:
    """Refuses the bot (50001 if it does not see the channel, 50013 otherwise) unless it has all these rights."""
    if not can_see(world, world.bot.id, channel):
        raise ApiError(Refusal.MISSING_ACCESS)
    if not permissions_in(world, world.bot.id, channel).is_superset(Permissions(**wanted)):
        raise ApiError(Refusal.MISSING_PERMISSIONS)
