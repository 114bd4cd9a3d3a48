"""How long what people send may be: declared once, where a command's options or a form's fields are, and measured again
when it arrives.

Discord holds people to what a command declares. Maester does not rely on it: whatever an interaction carries is
measured before anything is done with it.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.engine.errors import Refused
from bot.engine.plans.plan_text import LONGEST as PLAN
from cogs.interaction.limits import CUSTOM_ID, FIELDS, OPTION, OPTIONS

NAME, PLAYER, ZONE, SEVERAL = 100, 40, 64, 300
"""Characters of a typed name or id, of a player's name with its number, of a time zone, of names with commas."""
FIELD = PLAN
"""Characters of the longest field that any form of ours has."""
WHOLE = 2**53 - 1
"""The largest whole number that Discord passes on."""
PARTLY = 32
"""Characters of a number while it is typed."""

Name = app_commands.Range[str, 0, NAME]
Player = app_commands.Range[str, 0, PLAYER]
Zone = app_commands.Range[str, 0, ZONE]
Several = app_commands.Range[str, 0, SEVERAL]

GROUPS = (discord.AppCommandOptionType.subcommand, discord.AppCommandOptionType.subcommand_group)

Interaction = discord.Interaction[Any]
Parameter = app_commands.Parameter


def measure(interaction: Interaction) -> None:
    """Raises Refused if anything that an interaction carries is longer or larger than it may be, or of another type."""
    data: Any = interaction.data or {}
    match interaction.type:
        case discord.InteractionType.application_command:
            _options(interaction, data, typing=False)
        case discord.InteractionType.autocomplete:
            _options(interaction, data, typing=True)
        case discord.InteractionType.component:
            _component(data)
        case discord.InteractionType.modal_submit:
            _form(interaction, data)
        case _:
            return


def typed(interaction: Interaction) -> dict[str, str]:
    """The texts of a form by field."""
    data: Any = interaction.data or {}
    return {str(field["custom_id"]): str(field["value"]).strip() for field in _fields(data)}


def entered(fields: Mapping[str, str], name: str, longest: int) -> str:
    """What was typed into one field of a form. Raises Refused if the form has none, or it is too long."""
    if name not in fields:
        raise Refused("table-old-button")
    _text(name, fields[name], longest)
    return fields[name]


def _options(interaction: Interaction, data: Any, *, typing: bool) -> None:
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return
    known = {parameter.display_name: parameter for parameter in command.parameters}
    for option in _leaves(data.get("options", [])):
        parameter = known.get(option.get("name"))
        if parameter is not None:
            _option(parameter, option.get("value"), typing=typing)


def _leaves(options: Any) -> Iterator[Any]:
    """The options of the subcommand at the end."""
    for option in options:
        if option.get("type") in [each.value for each in GROUPS]:
            yield from _leaves(option.get("options", []))
        else:
            yield option


def _option(parameter: Parameter, value: object, *, typing: bool) -> None:
    """One option. While it is `typing`, a number is still a text, and nothing needs to be whole."""
    name, kind = parameter.display_name, discord.AppCommandOptionType
    if isinstance(value, str) and (typing or parameter.type is kind.string):
        _text(name, value, int(parameter.max_value or NAME) if parameter.type is kind.string else PARTLY)
        least = int(parameter.min_value or 0)
        fits = typing or len(value) >= least
    elif parameter.type is kind.integer:
        low = -WHOLE if parameter.min_value is None else parameter.min_value
        high = WHOLE if parameter.max_value is None else parameter.max_value
        fits = type(value) is int and low <= value <= high
    elif parameter.type is kind.boolean:
        fits = isinstance(value, bool)
    else:
        fits = parameter.type is not kind.string  # people, roles and files are found by their ids
    if parameter.choices and not typing:
        fits = fits and value in [choice.value for choice in parameter.choices]
    if not fits:
        raise Refused("table-no-fit", field=name)


def _component(data: Any) -> None:
    values = data.get("values", [])
    texts = [data.get("custom_id"), *values]
    if len(values) > OPTIONS or not all(isinstance(text, str) and len(text) <= OPTION for text in texts):
        raise Refused("table-old-button")
    for text in texts:
        _writable(text)


def _form(interaction: Interaction, data: Any) -> None:
    fields = list(_fields(data))
    if len(fields) > FIELDS or len(data.get("custom_id", "")) > CUSTOM_ID:
        raise Refused("table-old-button")
    for name, value in typed(interaction).items():
        _writable(name)
        _text(name, value, FIELD)


def _fields(data: Any) -> Iterator[Any]:
    """The fields of a form that hold text."""
    for part in data.get("components", []):
        field = part.get("component") or {}
        if isinstance(field.get("custom_id"), str) and isinstance(field.get("value"), str):
            yield field


def _text(name: str, text: str, longest: int) -> None:
    if len(text) > longest:
        raise Refused("table-too-long", field=name[:NAME], most=longest)
    _writable(text)


def _writable(text: str) -> None:
    """Half of a sign that takes two cannot be stored."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise Refused("table-unwritable") from error
