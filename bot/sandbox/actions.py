"""What a person can do. The page and the test driver both act through these; each raises `Impossible` rather than
send the bot what no person could have sent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.sandbox import commands, components, limits
from bot.sandbox.interactions import begin
from bot.sandbox.messages import write
from bot.sandbox.model import Channel, Interaction, InteractionType, Json, Message, Modal, User
from bot.sandbox.permissions import can_see, permissions_in
from bot.sandbox.requests import NewMessage, ReferencePart
from bot.sandbox.values import Impossible, Resolved, answered, check_options, chosen, leaf
from bot.sandbox.world import World


def visible(user: User, message: Message) -> bool:
    """Whether this message is shown to the person (who sees the channel): not loading, and not another's ephemeral."""
    return not message.loading and message.ephemeral_to in (None, user.id)


def say(world: World, user: User, channel: Channel, content: str, reply_to: Message | None = None) -> Message:
    """An ordinary message."""
    _see(world, user, channel)
    rights = permissions_in(world, user.id, channel)
    if not (rights.send_messages_in_threads if channel.thread else rights.send_messages):
        raise Impossible(f"{user.global_name} may not write in {channel.name}.")
    _unlocked(world, user, channel)
    if not 1 <= len(content) <= limits.CONTENT:
        raise Impossible(f"A message has 1 to {limits.CONTENT} characters, not {len(content)}.")
    reference = ReferencePart(message_id=reply_to.id) if reply_to else None
    parts = NewMessage(content=content, message_reference=reference)
    return world.post(write(world, channel, parts, [], author_id=user.id))


def invoke(
    world: World, user: User, channel: Channel, command_id: int, options: Sequence[Json]
) -> Interaction:
    """A slash command, with options in Discord's nested shape `[{name, options | value}]`."""
    data = _command_data(world, user, channel, command_id, options, partial=False)
    return begin(world, InteractionType.COMMAND, user, channel, data)


def complete(
    world: World, user: User, channel: Channel, command_id: int, options: Sequence[Json]
) -> Interaction:
    """Typing into one option (`"focused": True`), to be shown choices."""
    data = _command_data(world, user, channel, command_id, options, partial=True)
    return begin(world, InteractionType.AUTOCOMPLETE, user, channel, data)


def _command_data(
    world: World, user: User, channel: Channel, command_id: int, options: Sequence[Json], *, partial: bool
) -> Json:
    _see(world, user, channel)
    _unlocked(world, user, channel)
    command = next((one for one in offered(world, user, channel) if int(one["id"]) == command_id), None)
    if command is None:
        raise Impossible(f"{user.global_name} is not offered this command here.")
    nested: list[Json] = components.copied(list(options))
    resolved = Resolved(world, channel)
    name, specs, given = leaf(command, nested)
    check_options(name, specs, given, resolved, partial=partial)
    _type_subcommands(command, nested)
    data: Json = {"id": command["id"], "name": command["name"], "type": commands.SLASH, "options": nested}
    if resolved.data:
        data["resolved"] = resolved.data
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def _type_subcommands(level: Json, options: list[Json]) -> None:
    for option in options:
        spec = next(spec for spec in level["options"] if spec["name"] == option["name"])
        option["type"] = spec["type"]
        _type_subcommands(spec, option.get("options", []))


def use_menu(world: World, user: User, channel: Channel, name: str, message: Message) -> Interaction:
    """A command of a message's menu (*Apps*), by its English name."""
    _see(world, user, channel)
    found = world.offered_commands(user.id, channel)
    command = next(
        (one for one in found if (one["type"], one["name"]) == (commands.MESSAGE_MENU, name)), None
    )
    if command is None or not commands.usable_in(command, dm=channel.guild_id is None):
        raise Impossible(f"{user.global_name} finds no “{name}” in the menu of this message.")
    data: Json = {
        "id": command["id"],
        "name": name,
        "type": commands.MESSAGE_MENU,
        "target_id": str(message.id),
    }
    data["resolved"] = {"messages": {str(message.id): {}}}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return begin(world, InteractionType.COMMAND, user, channel, data)


def offered(world: World, user: User, channel: Channel) -> list[Json]:
    """The slash commands this person finds in this channel."""
    if not permissions_in(world, user.id, channel).use_application_commands:
        return []
    dm = channel.guild_id is None
    found = world.offered_commands(user.id, channel)
    return [one for one in found if one["type"] == commands.SLASH and commands.usable_in(one, dm=dm)]


def press(
    world: World, user: User, message: Message, custom_id: str, values: Sequence[str] | None = None
) -> Interaction:
    """A click on a button, or (`values`) a choice in a select: by value or label; ids for people, roles, channels."""
    channel = world.channel(message.channel_id)
    _see(world, user, channel)
    if not visible(user, message):
        raise Impossible(f"This message is not shown to {user.global_name}.")
    part = next(
        (one for one in components.walk(message.components) if one.get("custom_id") == custom_id), None
    )
    if part is None:
        raise Impossible(f"The message has no button or menu {custom_id!r}.")
    if part.get("disabled"):
        raise Impossible(f"“{part.get('label') or part.get('placeholder') or custom_id}” is disabled.")
    data: Json = {"custom_id": custom_id, "component_type": part["type"], "id": part["id"]}
    if part["type"] in components.SELECTS:
        resolved = Resolved(world, channel)
        data["values"] = chosen(part, values or [], resolved)
        if resolved.data:
            data["resolved"] = resolved.data
    elif values:
        raise Impossible("A button takes no values.")
    return begin(world, InteractionType.COMPONENT, user, channel, data, message=message)


def submit(world: World, user: User, modal_id: int, values: Mapping[str, Any]) -> Interaction:
    """Sends a form that was opened for this person: `{custom_id: text, choice, list of choices or bool}`."""
    modal = world.modals.get(modal_id)
    if modal is None or modal.user_id != user.id:
        raise Impossible(f"No such form is open for {user.global_name}.")
    if modal.submitted is not None and modal.submitted.failure is None:
        raise Impossible(f"The form “{modal.title}” has been sent.")
    fields = [part["custom_id"] for part in components.walk(modal.components) if "custom_id" in part]
    if strange := set(values) - set(fields):
        raise Impossible(
            f"The form “{modal.title}” has no field {', '.join(sorted(strange))}; it has {fields}."
        )
    channel = world.channel(modal.channel_id)
    resolved = Resolved(world, channel)
    filled = [_filled(part, values, resolved) for part in modal.components]
    data: Json = {"custom_id": modal.custom_id, "components": filled}
    if resolved.data:
        data["resolved"] = resolved.data
    modal.submitted = begin(
        world,
        InteractionType.MODAL_SUBMIT,
        user,
        channel,
        data,
        message=_source(world, modal),
        opened_by=modal.interaction_id,
    )
    return modal.submitted


def _filled(part: Json, values: Mapping[str, Any], resolved: Resolved) -> Json:
    """One row, label or text of a form as the submit carries it."""
    answer: Json = {"type": part["type"], "id": part["id"]}
    if part["type"] == components.LABEL:
        field = part["component"] | {"label": part["label"]}
        answer["component"] = answered(field, values.get(field["custom_id"]), resolved)
    elif part["type"] == components.ACTION_ROW:
        fields = part["components"]
        answer["components"] = [answered(field, values.get(field["custom_id"]), resolved) for field in fields]
    return answer


def _source(world: World, modal: Modal) -> Message | None:
    if modal.message_id is None:
        return None
    return world.channel(modal.channel_id).messages.get(modal.message_id)


def _unlocked(world: World, user: User, channel: Channel) -> None:
    """In a locked thread only those who manage threads write."""
    locked = channel.thread is not None and channel.thread.locked
    if locked and not permissions_in(world, user.id, channel).manage_threads:
        raise Impossible(f"{channel.name} is locked.")


def _see(world: World, user: User, channel: Channel) -> None:
    if not can_see(world, user.id, channel):
        raise Impossible(f"{user.global_name} does not see this channel.")
