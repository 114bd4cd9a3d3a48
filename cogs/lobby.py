"""The lobby: one message with who sits at the table, what was chosen, and the buttons to change it."""

import types
from typing import Any, Literal, Union, get_args, get_origin

import discord
from discord import ui
from pydantic import ValidationError

from bot.engine.errors import Refused
from bot.engine.table import Table
from bot.rules.contract import Options
from bot.words import Voice, known
from cogs.answers import escaped, layout
from cogs.ids import Step

COLOUR = 0xC9A227

VERBS = ("join", "leave", "agent", "options", "start")


def lobby(table: Table, say: Voice) -> ui.LayoutView:
    """The lobby message. It is the same for everybody."""
    low, high = table.rules.seats(table.options())
    players = [f"{row.seat + 1}. {_player(row.user_id, row.name, say)}" for row in table.seats]
    lines = [
        f"## {say.key(table.rules.id)}",
        say.key("lobby-intro", host=f"<@{table.game.host_id}>"),
        f"### {say.key('lobby-players', count=len(table.seats), low=low, high=high)}",
        "\n".join(players) or say.key("lobby-empty"),
        f"### {say.key('lobby-options')}",
        chosen(table, say),
        "-# " + say.key("lobby-commitment", hash=table.commitment),
    ]
    row: ui.ActionRow[Any] = ui.ActionRow()
    for verb in VERBS:
        style = discord.ButtonStyle.primary if verb in ("join", "start") else discord.ButtonStyle.secondary
        label = say.key("lobby-options-button" if verb == "options" else f"lobby-{verb}")
        row.add_item(ui.Button(label=label, style=style, custom_id=Step(verb, table.game.id).encode()))
    return layout(ui.TextDisplay("\n".join(lines)), row, colour=COLOUR)


def _player(user_id: int | None, name: str, say: Voice) -> str:
    return f"<@{user_id}>" if user_id is not None else say.key("lobby-agent-name", name=escaped(name))


def chosen(table: Table, say: Voice) -> str:
    """The options as lines."""
    options = table.options()
    lines = [
        f"{say.key(f'{table.rules.id}-option-{name}')}: **{_value(table.rules.id, say, name, getattr(options, name))}**"
        for name in type(options).model_fields
    ]
    return "\n".join(lines)


def _value(system: str, say: Voice, name: str, value: object) -> str:
    if isinstance(value, bool):
        return say.key("yes" if value else "no")
    key = f"{system}-option-{name}-{value}"
    return say.key(key) if known(key) else str(value)


def settings(table: Table, say: Voice) -> ui.LayoutView:
    """The private panel in which the host chooses, a select for each option."""
    options = table.options()
    items: list[ui.Item[Any]] = [ui.TextDisplay(f"### {say.key('lobby-options')}")]
    for name, possible in values(type(options)).items():
        select: ui.Select[Any] = ui.Select(
            custom_id=Step("set", table.game.id, 0, name).encode(),
            placeholder=say.key(f"{table.rules.id}-option-{name}")[:150],
        )
        for value in possible:
            title = (
                f"{say.key(f'{table.rules.id}-option-{name}')}: {_value(table.rules.id, say, name, value)}"
            )
            select.add_option(label=title[:100], value=str(value), default=value == getattr(options, name))
        items.append(ui.ActionRow(select))
    if len(items) == 1:
        items.append(ui.TextDisplay(say.key("lobby-no-options")))
    return layout(*items)


def values(options: type[Options]) -> dict[str, tuple[object, ...]]:
    """The options that are chosen from a few values, and these."""
    found: dict[str, tuple[object, ...]] = {}
    for name, info in options.model_fields.items():
        annotation: Any = info.annotation
        if get_origin(annotation) in (Union, types.UnionType):
            annotation = next(part for part in get_args(annotation) if part is not type(None))
        if annotation is bool:
            found[name] = (True, False)
        elif get_origin(annotation) is Literal and len(get_args(annotation)) > 1:
            found[name] = get_args(annotation)
    return found


def with_option(table: Table, name: str, value: str) -> Options:
    """The table's options with one changed. Raises Refused if there is no such option or value."""
    options = table.options()
    possible = values(type(options)).get(name, ())
    match = next((one for one in possible if str(one).casefold() == value.casefold()), None)
    if match is None:
        raise Refused(
            "table-no-option", option=name, value=value[:40], near=tuple(str(one) for one in possible)
        )
    try:
        return type(options).model_validate({**options.model_dump(), name: match})
    except ValidationError as error:
        raise Refused("table-no-option", option=name, value=value[:40], near=()) from error
