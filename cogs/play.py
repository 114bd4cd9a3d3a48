"""A game's slash commands, made from its Action models: the fields are the options, the docstring the description.

Autocomplete on every field comes from `candidates` with what is filled already, made from the person's own View.
"""

import inspect
from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.engine.errors import Refused
from bot.engine.journal import Rules
from bot.rules.contract import Action
from bot.words import Voice
from cogs import forms, moves
from cogs.answers import guarded
from cogs.forms import Field

Interaction = discord.Interaction[Any]

OFFERED = 25
"""Choices that Discord shows."""

TYPES: dict[str, Any] = {"pick": str, "several": str, "words": str, "amount": int, "yes": bool}


def group(rules: Rules) -> app_commands.Group:
    """The slash group of a game, a subcommand for each of its actions but conceding, which is `/game concede`."""
    about = Voice("en", {}, {}).key(f"{rules.id}-about")
    found = app_commands.Group(name=rules.command, description=about[:100], guild_only=True)
    for action in rules.actions:
        if action.model_fields["kind"].default != "concede":
            found.add_command(command(action))
    return found


def command(action: type[Action]) -> app_commands.Command[Any, ..., None]:
    """One action as a subcommand."""
    form, kind = forms.fields(action), str(action.model_fields["kind"].default)

    async def callback(interaction: Interaction, **given: object) -> None:
        async def work() -> None:
            table = await moves.table_of(interaction)
            moves.begun(table)
            seat = moves.seat_of(table, interaction)
            values = moves.read(table, seat, kind, given)
            await moves.move(interaction, table, forms.build(table.rules, kind, values))

        await guarded(interaction, work)

    callback.__signature__ = _signature(form)  # type: ignore[attr-defined]
    described = (
        app_commands.describe(**{field.name: field.about[:100] for field in form})(callback)
        if form
        else callback
    )
    made: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=kind, description=(inspect.getdoc(action) or kind).splitlines()[0][:100], callback=described
    )
    for field in form:
        if field.kind in ("pick", "several", "amount"):
            made.autocomplete(field.name)(_completer(kind, form, field))
    return made


def _signature(form: tuple[Field, ...]) -> inspect.Signature:
    keyword = inspect.Parameter.KEYWORD_ONLY
    parameters = [
        inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    ]
    for field in form:
        type_ = TYPES[field.kind]
        default, annotation = (inspect.Parameter.empty, type_) if field.required else (None, type_ | None)
        parameters.append(inspect.Parameter(field.name, keyword, default=default, annotation=annotation))
    return inspect.Signature(parameters)


def _completer(
    kind: str, form: tuple[Field, ...], field: Field
) -> Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[Any]]]]:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        try:
            return await _complete(interaction, kind, form, field, str(current))
        except Refused:
            return []  # no game, no seat, an earlier field half typed: nothing can be offered yet

    return complete


async def _complete(
    interaction: Interaction, kind: str, form: tuple[Field, ...], field: Field, current: str
) -> list[app_commands.Choice[Any]]:
    table = await moves.table_of(interaction)
    moves.begun(table)
    seat = moves.seat_of(table, interaction)
    view = table.view(seat)
    if kind not in view.menu:
        return []
    say = moves.voice_for(table, interaction)
    before = [other.name for other in form[: form.index(field)]]
    given = {name: getattr(interaction.namespace, name, None) for name in before}
    filled = moves.read(table, seat, kind, given)
    candidates = forms.offered(table.rules, view, kind, filled, field)
    head, _, wanted = current.rpartition(",") if field.kind == "several" else ("", "", current)
    found = []
    for choice in forms.choices(candidates):
        label = say(choice.label) if choice.label else say.name(choice.value)
        if wanted.strip().casefold() not in label.casefold() or choice.value in head.split(","):
            continue
        value: Any = int(choice.value) if field.kind == "amount" else choice.value
        if field.kind == "several":
            value = ",".join(part for part in (head, choice.value) if part)
            label = ", ".join([*(say.name(part) for part in head.split(",") if part), label])
        found.append(app_commands.Choice(name=label[:100], value=value))
    return found[:OFFERED]
