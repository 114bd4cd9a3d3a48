"""Every press of a button, choice in a select, and sent modal. All are found by their custom id, so all work after a
restart."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

import discord
from discord import ui

from bot.engine.errors import Refused
from bot.engine.table import Table
from cogs import answers, forms, lobby, moves, panel, sights
from cogs.answers import client, guarded, show
from cogs.ids import TEMPLATE, Step, decode

Interaction = discord.Interaction[Any]


class Press(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """Any of our buttons and selects."""

    def __init__(self, item: ui.Item[Any], step: Step) -> None:
        super().__init__(item)
        self.step = step

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str]) -> Self:  # noqa: ARG003
        """See discord.py."""
        return cls(item, decode(match[0]))

    async def callback(self, interaction: Interaction) -> None:
        """See discord.py."""
        if isinstance(self.item, ui.Select):
            value = ",".join(self.item.values)
            await guarded(interaction, lambda: answered(interaction, self.step, value))
        else:
            await guarded(interaction, lambda: pressed(interaction, self.step))


async def submitted(interaction: Interaction) -> None:
    """A modal of ours was sent; others are left alone."""
    data: Any = interaction.data or {}
    if interaction.type is not discord.InteractionType.modal_submit or not TEMPLATE.fullmatch(
        data["custom_id"]
    ):
        return
    step = decode(data["custom_id"])
    value = str(data["components"][0]["component"]["value"])
    await guarded(interaction, lambda: answered(interaction, step, value.strip()))


# ── what a press does ─────────────────────────────────────────────────────────────────────────────


async def pressed(interaction: Interaction, step: Step) -> None:
    """A button: one of those that stand always, or a step of an action."""
    table = await client(interaction).hall.table(step.game)
    if step.verb in STANDING:
        await STANDING[step.verb](interaction, table)
        return
    if step.verb == "type":
        await interaction.response.send_modal(_modal(interaction, table, step))
        return
    await go_on(interaction, table, step)


async def answered(interaction: Interaction, step: Step, value: str) -> None:
    """A value for the field of `step`, from a select or a modal."""
    table = await client(interaction).hall.table(step.game)
    if step.verb == "set":
        await choose_option(interaction, table, step.kind, value)
        return
    form = forms.fields(forms.action_named(table.rules, step.kind))
    seat = moves.seat_of(table, interaction)
    field = next(field for field in form if field.name == step.field)
    before = panel.values(table, table.view(seat), form, step)
    forms.read(table.rules, table.view(seat), step.kind, before, field, value)
    await go_on(interaction, table, step.put(form, step.field, value.replace("~", " ")).at("b"))


async def go_on(interaction: Interaction, table: Table, step: Step) -> None:
    """The next question of an action, or the action itself when all is answered."""
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    view = table.view(seat)
    if step.stamp != table.game.stamp:
        await show(interaction, panel.menu(table, view, say, say.key("table-stale")))
        return
    asked = panel.ask(table, view, say, step)
    if asked is not None:
        await show(interaction, asked)
        return
    form = forms.fields(forms.action_named(table.rules, step.kind))
    action = forms.build(table.rules, step.kind, panel.values(table, view, form, step))
    await moves.move(interaction, table, action, step.stamp)


async def play(interaction: Interaction, table: Table) -> None:
    """The private panel of whoever presses."""
    moves.begun(table)
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    await show(interaction, panel.menu(table, table.view(seat), say))


def _modal(interaction: Interaction, table: Table, step: Step) -> ui.Modal:
    say = moves.voice_for(table, interaction)
    form = forms.fields(forms.action_named(table.rules, step.kind))
    field = next(field for field in form if field.name == step.field)
    asked = say.key(f"{table.rules.id}-field-{field.name}")
    modal = ui.Modal(title=asked[:45], custom_id=step.at("x", field.name).encode())
    entry: ui.TextInput[Any] = ui.TextInput(max_length=field.longest or 10, required=True)
    modal.add_item(ui.Label(text=asked[:45], component=entry))
    modal.stop()  # its answer is found by custom id (`submitted`), so discord.py need not remember it
    return modal


# ── the lobby ─────────────────────────────────────────────────────────────────────────────────────


async def join(interaction: Interaction, table: Table, words: str = "") -> None:
    """Take a seat."""
    name = interaction.user.display_name
    await client(interaction).hall.join(table.game.id, interaction.user.id, name, words)
    await refresh_lobby(interaction, table, "lobby-joined")


async def leave(interaction: Interaction, table: Table) -> None:
    """Give one's seat up before the game begins."""
    await client(interaction).hall.leave(table.game.id, user_id=interaction.user.id)
    await refresh_lobby(interaction, table, "lobby-left")


async def add_agent(interaction: Interaction, table: Table) -> None:
    """Seat an agent of the game's own, the sensible one first. The host's right."""
    sights.host_only(table, interaction)
    taken = {row.name for row in table.seats}
    names = sights.words(interaction, "agent-names").split(", ")
    name = next((name for name in names if name not in taken), f"Agent {len(table.seats) + 1}")
    agent = next(iter(table.rules.agents), "random")
    await client(interaction).hall.add_agent(table.game.id, name, agent)
    await refresh_lobby(interaction, table, "lobby-joined-agent")


async def options(interaction: Interaction, table: Table) -> None:
    """The host's private panel of options."""
    sights.host_only(table, interaction)
    if table.game.status != "lobby":
        raise Refused("table-begun")
    await show(interaction, lobby.settings(table, moves.voice_for(table, interaction)))


async def choose_option(interaction: Interaction, table: Table, name: str, value: str) -> None:
    """Change one option. The host's right."""
    sights.host_only(table, interaction)
    await client(interaction).hall.choose(table.game.id, lobby.with_option(table, name, value))
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await show(interaction, lobby.settings(table, moves.voice_for(table, interaction)))
        await sights.edit_lobby(interaction, table)
    else:
        await refresh_lobby(interaction, table, "lobby-chosen")


async def start(interaction: Interaction, table: Table) -> None:
    """Begin the game. The host's right."""
    sights.host_only(table, interaction)
    say, hall = moves.voice_for(table, interaction), client(interaction).hall
    message_id = table.game.dashboard_id
    await hall.remember(table, None)  # the dashboard will be another message
    try:
        await answers.in_time(interaction, hall.start(table.game.id))
    except Exception:
        await hall.remember(table, message_id)
        raise
    await show(interaction, answers.note(say.key("lobby-started")), fresh=True)
    if message_id is not None:
        await sights.close_lobby(interaction, table, message_id)


async def refresh_lobby(interaction: Interaction, table: Table, told: str) -> None:
    """Show the lobby as it is now: in the message pressed if it was one, else in the lobby's own message."""
    say = moves.voice_for(table, interaction)
    view = lobby.lobby(table, answers.voice(table, table.game.locale))
    view.stop()
    if interaction.type is discord.InteractionType.component:
        none = discord.AllowedMentions.none()
        await interaction.response.edit_message(view=view, allowed_mentions=none)
        return
    await show(interaction, answers.note(say.key(told)))
    await sights.edit_lobby(interaction, table)


STANDING: dict[str, Callable[[Interaction, Table], Awaitable[None]]] = {
    "play": play,
    "hand": sights.hand,
    "board": sights.board,
    "rules": sights.rules,
    "join": join,
    "leave": leave,
    "agent": add_agent,
    "options": options,
    "start": start,
}
"""Buttons that stand as long as their message: what they do does not depend on the board."""
