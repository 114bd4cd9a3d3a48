"""Application commands: what may be registered, and how Discord hands it back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, model_validator

from bot.sandbox import limits
from bot.sandbox.errors import ApiError, Path, Refusal, invalid
from bot.sandbox.model import Json
from bot.sandbox.shapes import Shape, read

SLASH, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 3, 4, 5, 6, 7, 8, 9, 10, 11

IN_GUILD, IN_BOT_DM = 0, 1  # contexts
NAME = re.compile(r"[-_'\w]+")


def _slash_name(name: str) -> str:
    if not NAME.fullmatch(name) or name != name.lower():
        raise ValueError("Command name is invalid: lower-case letters, digits, - and _")
    return name


SlashName = Annotated[str, Field(min_length=1, max_length=limits.COMMAND_NAME), AfterValidator(_slash_name)]
Description = Annotated[str, Field(min_length=1, max_length=limits.COMMAND_DESCRIPTION)]
Descriptions = dict[str, Description]


class Choice(Shape):
    name: Annotated[str, Field(min_length=1, max_length=limits.CHOICE_NAME)]
    name_localizations: (
        dict[str, Annotated[str, Field(min_length=1, max_length=limits.CHOICE_NAME)]] | None
    ) = None
    value: Annotated[str, Field(max_length=limits.CHOICE_VALUE)] | int | float


class Described(Shape):
    name: SlashName
    name_localizations: dict[str, SlashName] | None = None
    description: Description
    description_localizations: Descriptions | None = None


class Value(Described):
    """An option that takes a value."""

    type: Literal[3, 4, 5, 6, 7, 8, 9, 10, 11]
    required: bool = False
    autocomplete: bool = False
    choices: Annotated[list[Choice], Field(max_length=limits.CHOICES)] | None = None
    channel_types: list[int] | None = None
    min_value: float | None = None
    max_value: float | None = None
    min_length: Annotated[int, Field(ge=0, le=6_000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=6_000)] | None = None

    @model_validator(mode="after")
    def _choices(self) -> Value:
        if (self.choices or self.autocomplete) and self.type not in (STRING, INTEGER, NUMBER):
            raise ValueError("Only texts and numbers can have choices or autocomplete")
        if self.choices and self.autocomplete:
            raise ValueError("An option cannot have both choices and autocomplete")
        return self


def _ordered(options: list[Value]) -> list[Value]:
    wanted = [option.required for option in options]
    if wanted != sorted(wanted, reverse=True):
        raise ValueError("Required options must be placed before non-required options")
    return options


Values = Annotated[list[Value], Field(max_length=limits.COMMAND_OPTIONS), AfterValidator(_ordered)]


class Subcommand(Described):
    type: Literal[1]
    required: bool = False
    options: Values = Field(default_factory=list)


class Group(Described):
    type: Literal[2]
    required: bool = False
    options: Annotated[list[Subcommand], Field(max_length=limits.COMMAND_OPTIONS)] = Field(
        default_factory=list
    )


class Registration(Shape):
    """What any kind of command may say of itself, whoever reads `options`."""

    id: int | None = None
    type: Literal[1, 2, 3] = 1
    default_member_permissions: Annotated[int, Field(ge=0, le=limits.PERMISSION_BITS)] | None = None
    dm_permission: bool | None = None
    contexts: Annotated[list[Literal[0, 1, 2]], Field(min_length=1)] | None = None
    integration_types: Annotated[list[Literal[0, 1]], Field(min_length=1)] | None = None
    nsfw: bool = False


class SlashCommand(Registration, Described):
    options: (
        Annotated[
            list[Annotated[Subcommand | Group | Value, Field(discriminator="type")]],
            Field(max_length=limits.COMMAND_OPTIONS),
        ]
        | None
    ) = None

    @model_validator(mode="after")
    def _one_kind(self) -> SlashCommand:
        values = [option for option in self.options or [] if isinstance(option, Value)]
        if values and len(values) < len(self.options or []):
            raise ValueError(
                "Sub-commands and sub-command group option types are mutually exclusive to all others"
            )
        _ordered(values)
        return self


class ContextMenu(Registration):
    name: Annotated[str, Field(min_length=1, max_length=limits.COMMAND_NAME)]
    name_localizations: dict[str, str] | None = None
    description: Literal[""] = ""


def checked(body: Any) -> list[Json]:
    """A list of commands to register, as JSON with defaults filled in. Raises `ApiError`."""
    if not isinstance(body, list):
        raise invalid(((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"))
    commands = []
    for position, item in enumerate(body):
        shape = ContextMenu if isinstance(item, dict) and item.get("type", SLASH) != SLASH else SlashCommand
        command = read(shape, item, at=(position,)).model_dump(exclude_none=True)
        _within_budget(command, (position,))
        _distinct(command.get("options", []), (position, "options"))
        commands.append(command)
    _distinct([command for command in commands if command["type"] == SLASH], ())
    if sum(command["type"] == SLASH for command in commands) > limits.COMMANDS:
        raise ApiError(Refusal.TOO_MANY_COMMANDS)
    for kind in (USER_MENU, MESSAGE_MENU):
        if sum(command["type"] == kind for command in commands) > limits.CONTEXT_MENUS:
            raise ApiError(Refusal.TOO_MANY_COMMANDS)
    return commands


def characters(command: Json) -> int:
    """The characters of a command that count towards the 8,000: each text in its longest translation."""
    return sum(_longest(text, translated) for text, translated in _texts(command))


def _texts(part: Json) -> Iterator[tuple[str, Json]]:
    yield part["name"], part.get("name_localizations", {})
    yield part.get("description", ""), part.get("description_localizations", {})
    for choice in part.get("choices", []):
        yield choice["name"], choice.get("name_localizations", {})
        yield str(choice["value"]), {}
    for option in part.get("options", []):
        yield from _texts(option)


def _longest(text: str, translated: Json) -> int:
    return max(len(words) for words in (text, *translated.values()))


def _within_budget(command: Json, at: Path) -> None:
    total = characters(command)
    if total > limits.COMMAND_CHARACTERS:
        words = f"Command exceeds maximum size ({total} of {limits.COMMAND_CHARACTERS} characters)"
        raise invalid((at, "APPLICATION_COMMAND_TOO_LARGE", words))


def _distinct(parts: list[Json], at: Path) -> None:
    names = [part["name"] for part in parts]
    if len(set(names)) < len(names):
        raise invalid((at, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"))
    for position, part in enumerate(parts):
        _distinct(part.get("options", []), (*at, position, "options"))


def registered(
    command: Json, command_id: int, version: int, application_id: int, guild_id: int | None
) -> Json:
    """A checked command as Discord answers with it."""
    permissions = command.get("default_member_permissions")
    answer: Json = {
        **command,
        "id": str(command_id),
        "application_id": str(application_id),
        "version": str(version),
        "default_member_permissions": None if permissions is None else str(permissions),
        "integration_types": command.get("integration_types", [0]),
        "contexts": command.get("contexts"),
        "dm_permission": command.get("dm_permission", True),
    }
    if guild_id is not None:
        answer["guild_id"] = str(guild_id)
    return answer


def called(of: Json, typed: str, locale: str) -> Json | None:
    """The command or option in `of` that is called so, in English or in that language."""
    parts: list[Json] = of.get("options") or []
    own = (one for one in parts if (one.get("name_localizations") or {}).get(locale) == typed)
    return next(own, None) or next((one for one in parts if one["name"] == typed), None)


def usable_in(command: Json, *, dm: bool) -> bool:
    """Whether a registered command is offered in a server channel, or in a direct message with the bot."""
    if command["contexts"] is None:
        return not dm or bool(command["dm_permission"])
    return (IN_BOT_DM if dm else IN_GUILD) in command["contexts"]
