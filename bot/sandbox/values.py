"""What a person may put into a command's option, a select or a form, and the objects Discord sends along with ids."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.sandbox import commands, components, limits, payloads
from bot.sandbox.model import Channel, Json
from bot.sandbox.permissions import permissions_in
from bot.sandbox.world import World


class Impossible(Exception):
    """No person could do this: there is no such command, button or choice, or it is not shown to them."""


class Resolved:
    """Collects the people, roles and channels that ids in an interaction stand for."""

    def __init__(self, world: World, channel: Channel) -> None:
        self._world = world
        self._channel = channel
        self.data: Json = {}

    def user(self, user_id: int) -> str:
        person = self._world.users.get(user_id)
        if person is None:
            raise Impossible(f"There is no person {user_id}.")
        self.data.setdefault("users", {})[str(user_id)] = payloads.user(person)
        guild = self._world.guilds.get(self._channel.guild_id or 0)
        if guild is not None and user_id in guild.members:
            rights = str(permissions_in(self._world, user_id, self._channel).value)
            member = payloads.member(self._world, guild.members[user_id], with_user=False)
            self.data.setdefault("members", {})[str(user_id)] = member | {"permissions": rights}
        return str(user_id)

    def role(self, role_id: int) -> str:
        guild = self._world.guilds.get(self._channel.guild_id or 0)
        if guild is None or role_id not in guild.roles:
            raise Impossible(f"There is no role {role_id} here.")
        self.data.setdefault("roles", {})[str(role_id)] = payloads.role(guild.roles[role_id])
        return str(role_id)

    def channel(self, channel_id: int) -> str:
        found = self._world.channels.get(channel_id)
        if found is None:
            raise Impossible(f"There is no channel {channel_id}.")
        rights = str(permissions_in(self._world, self._world.bot.id, found).value)
        shown = payloads.channel(self._world, found) | {"permissions": rights}
        self.data.setdefault("channels", {})[str(channel_id)] = shown
        return str(channel_id)

    def attachment(self, attachment_id: int) -> str:
        """A file that was uploaded; how it is reached is told when the interaction is delivered."""
        if attachment_id not in self._world.attachments:
            raise Impossible(f"There is no file {attachment_id}.")
        self.data.setdefault("attachments", {})[str(attachment_id)] = {}
        return str(attachment_id)

    def mentionable(self, some_id: int) -> str:
        return self.user(some_id) if some_id in self._world.users else self.role(some_id)


def leaf(command: Json, options: list[Json]) -> tuple[str, list[Json], list[Json]]:
    """Follows subcommands down: (`risk attack`, what this subcommand takes, what was given for it)."""
    name, level = command["name"], command
    while any(spec["type"] in (commands.SUBCOMMAND, commands.GROUP) for spec in level.get("options", [])):
        if len(options) != 1:
            raise Impossible(f"/{name} needs one of its subcommands: {_names(level['options'])}.")
        found = [spec for spec in level["options"] if spec["name"] == options[0]["name"]]
        if not found:
            raise Impossible(
                f"/{name} has no subcommand {options[0]['name']}; it has {_names(level['options'])}."
            )
        name, level, options = f"{name} {found[0]['name']}", found[0], options[0].get("options", [])
    return name, level.get("options", []), options


def check_options(
    name: str, specs: list[Json], given: list[Json], resolved: Resolved, *, partial: bool
) -> None:
    """Judges the options of a (sub)command and puts them into wire form, in place.

    `partial`: the person is still typing (autocomplete), so something may be missing or half said.
    """
    known = {spec["name"]: spec for spec in specs}
    for option in given:
        spec = known.get(option["name"])
        if spec is None:
            raise Impossible(f"/{name} has no option {option['name']}; it has {_names(specs)}.")
        option["type"] = spec["type"]
        if option.get("focused"):
            if not spec.get("autocomplete"):
                raise Impossible(f"/{name} {option['name']} offers no autocomplete.")
            option["value"] = str(option["value"])
        else:
            option["value"] = _value(f"/{name} {option['name']}", spec, option["value"], resolved)
    missing = [spec["name"] for spec in specs if spec.get("required") and spec["name"] not in _given(given)]
    if missing and not partial:
        raise Impossible(f"/{name} needs {', '.join(missing)}.")


def _value(where: str, spec: Json, value: Any, resolved: Resolved) -> Any:
    kind = spec["type"]
    if kind == commands.STRING:
        return _text(where, spec, str(value))
    if kind == commands.BOOLEAN:
        if not isinstance(value, bool):
            raise Impossible(f"{where} is yes or no, not {value!r}.")
        return value
    if kind in (commands.INTEGER, commands.NUMBER):
        return _number(where, spec, value)
    finders = {
        commands.USER: resolved.user,
        commands.CHANNEL: resolved.channel,
        commands.ROLE: resolved.role,
        commands.MENTIONABLE: resolved.mentionable,
        commands.ATTACHMENT: resolved.attachment,
    }
    return finders[kind](int(value))


def _text(where: str, spec: Json, value: str) -> str:
    if spec.get("choices"):
        return str(_choice(where, spec, value))
    shortest, longest = spec.get("min_length", 0), spec.get("max_length", 6_000)
    if not shortest <= len(value) <= longest:
        raise Impossible(f"{where} takes {shortest} to {longest} characters, not {len(value)}.")
    return value


def _number(where: str, spec: Json, value: Any) -> float:
    if spec.get("choices"):
        return (
            float(_choice(where, spec, value))
            if spec["type"] == commands.NUMBER
            else int(_choice(where, spec, value))
        )
    try:
        number = float(value) if spec["type"] == commands.NUMBER else int(value)
    except (TypeError, ValueError):
        raise Impossible(f"{where} is a number, not {value!r}.") from None
    if number < spec.get("min_value", number) or number > spec.get("max_value", number):
        raise Impossible(
            f"{where} goes from {spec.get('min_value')} to {spec.get('max_value')}, not {number}."
        )
    return number


def _choice(where: str, spec: Json, value: Any) -> Any:
    """The value of a fixed choice, said by its value or by its name."""
    for choice in spec["choices"]:
        if value in (choice["value"], str(choice["value"]), choice["name"]):
            return choice["value"]
    raise Impossible(f"{where} can be {_names(spec['choices'])}, not {value!r}.")


def chosen(menu: Json, values: Sequence[str], resolved: Resolved) -> list[str]:
    """The values of a select, judged by its options and its least and most."""
    where = menu.get("placeholder") or menu["custom_id"]
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    if not least <= len(values) <= most:
        raise Impossible(f"“{where}” takes {least} to {most} choices, not {len(values)}.")
    if len(set(values)) < len(values):
        raise Impossible(f"“{where}” takes each choice once.")
    kind = menu["type"]
    if kind not in components.SELECTS or kind == components.STRING_SELECT:
        return [option_value(menu, value) for value in values]
    finders = {
        components.USER_SELECT: resolved.user,
        components.ROLE_SELECT: resolved.role,
        components.CHANNEL_SELECT: resolved.channel,
        components.MENTIONABLE_SELECT: resolved.mentionable,
    }
    return [finders[kind](int(value)) for value in values]


def option_value(menu: Json, wanted: str) -> str:
    """The value of a listed option, said by its value or by its label."""
    for key in ("value", "label"):
        for option in menu["options"]:
            if option[key] == wanted:
                return str(option["value"])
    labels = ", ".join(option["label"] for option in menu["options"])
    raise Impossible(f"“{menu.get('placeholder') or menu['custom_id']}” offers {labels}, not {wanted!r}.")


def answered(field: Json, value: Any, resolved: Resolved) -> Json:
    """One input of a form with what the person put in it (None: left alone), as a modal submit carries it."""
    kind = field["type"]
    answer: Json = {"type": kind, "id": field["id"], "custom_id": field["custom_id"]}
    where = field.get("label") or field["custom_id"]
    required = field.get("required") is not False
    if kind == components.TEXT_INPUT:
        text = field.get("value", "") if value is None else str(value)
        least, most = field.get("min_length", 0), field.get("max_length", limits.TEXT_INPUT)
        if (required or text) and not max(least, int(required)) <= len(text) <= most:
            raise Impossible(
                f"“{where}” takes {max(least, int(required))} to {most} characters, not {len(text)}."
            )
        return answer | {"value": text}
    if kind == components.CHECKBOX:
        return answer | {"value": bool(field.get("default") if value is None else value)}
    listed = [option["value"] for option in field.get("options", []) if option.get("default")]
    picked = listed if value is None else [value] if isinstance(value, str) else list(value)
    if required and not picked:
        raise Impossible(f"“{where}” must be answered.")
    if kind == components.RADIO_GROUP:
        return answer | {"value": option_value(field, picked[0]) if picked else None}
    if not picked:
        return answer | {"values": []}
    return answer | {"values": chosen(field, picked, resolved)}


def _given(options: Iterable[Json]) -> set[str]:
    return {option["name"] for option in options}


def _names(parts: Iterable[Json]) -> str:
    return ", ".join(part["name"] for part in parts) or "none"
