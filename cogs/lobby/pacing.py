"""How much time a table gives: chosen in the lobby by the host, from a private panel or by `/game pace`."""

from typing import Any, get_args

import discord
from discord import ui
from pydantic import ValidationError

from bot.engine.errors import Refused
from bot.engine.table.pace import Pace
from bot.engine.table.table import Table
from bot.words import Voice, known
from cogs.interaction.answers import Interaction, client, layout, show
from cogs.interaction.ids import Step
from cogs.lobby import seating
from cogs.play import moves
from cogs.play.controls import select

PRESETS: dict[str, dict[str, object]] = {
    "live": {"hours": None, "minutes": 10, "bank": 0},
    "days": {"hours": 24, "minutes": None, "bank": 24},
    "free": {"hours": None, "minutes": None, "bank": 0},
}
"""Paces with a name."""


def presets(table: Table, say: Voice) -> ui.ActionRow[Any]:
    """A select for the pace, by name."""
    now = table.pace.model_dump()
    menu = select(say.key("clock-preset"), Step("pace", table.game.id, 0, "preset"))
    for name, parts in PRESETS.items():
        menu.add_option(
            label=say.key(f"clock-preset-{name}"),
            value=name,
            description=say.key(f"clock-preset-{name}-about"),
            default=parts.items() <= now.items(),
        )
    return ui.ActionRow(menu)


def values(name: str) -> tuple[object, ...]:
    """What may be chosen for one part of the pace. Raises Refused if there is no such part."""
    if name not in Pace.model_fields:
        raise Refused("table-old-button")
    annotation = Pace.model_fields[name].annotation
    possible = (False, True) if annotation is bool else get_args(annotation)
    return tuple(value for value in possible if known(f"clock-{name}-{value}"))


def panel(table: Table, say: Voice) -> ui.LayoutView:
    """The host's private panel: a select for each part."""
    items: list[ui.Item[Any]] = [ui.TextDisplay(f"### {say.key('clock-pace-ask')}"), presets(table, say)]
    for name in Pace.model_fields:
        called = say.key(f"clock-{name}")
        menu = select(called, Step("pace", table.game.id, 0, name))
        for value in values(name):
            label = f"{called}: {say.key(f'clock-{name}-{value}')}"
            now = value == getattr(table.pace, name)
            menu.add_option(label=label, value=str(value), default=now)
        items.append(ui.ActionRow(menu))
    return layout(*items)


async def ask(interaction: Interaction, table: Table) -> None:
    """Show the host the panel."""
    seating.needs_host(table, interaction)
    await show(interaction, panel(table, moves.voice_for(table, interaction)))


async def choose(interaction: Interaction, table: Table, name: str, text: str) -> None:
    """Choose one part, or a pace with a name. The host's right."""
    if name == "preset":
        await put(interaction, table, PRESETS.get(text, {}))
        return
    match = next((value for value in values(name) if str(value) == text), text)
    await put(interaction, table, {name: match})


async def put(interaction: Interaction, table: Table, parts: dict[str, object]) -> None:
    """Choose some parts. The host's right."""
    seating.needs_host(table, interaction)

    def changed(now: Table) -> Pace:
        try:
            return Pace.model_validate({**now.pace.model_dump(), **parts})
        except ValidationError as error:
            raise Refused("table-old-button") from error

    await client(interaction).tables.set_pace(table.game.id, changed)
    say = moves.voice_for(table, interaction)
    pressed = interaction.type is discord.InteractionType.component
    await seating.tell(interaction, table, "lobby-chosen", panel(table, say) if pressed else None)
