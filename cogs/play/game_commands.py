"""A game's slash commands, made from its Action models: the fields are the options, the docstring the description.

Autocomplete on every field comes from `candidates` with what is filled already, made from the person's own View.
"""

import inspect
from collections.abc import Callable
from typing import Any

from discord import app_commands

from bot.engine.errors import Refused
from bot.engine.journal.entries import Rules
from bot.rules.contract import Action, kind_of
from bot.words import FALLBACK, Voice, words
from cogs.interaction import bounds, forms, hints
from cogs.interaction.answers import Interaction, guarded
from cogs.interaction.compact import SHORT, short
from cogs.interaction.forms import Field
from cogs.interaction.limits import DESCRIPTION, OPTION, cut
from cogs.play import moves
from cogs.play.autocomplete import Choices, Completer, completing, joined, like

PLAIN = Voice(FALLBACK, {}, {})
"""Says what commands are about in the language that stands in the code."""
TYPES: dict[str, Any] = {"pick": bounds.Name, "several": bounds.Several, "amount": int, "yes": bool}


def group(rules: Rules) -> app_commands.Group:
    """The slash group of a game, a subcommand for each of its actions but conceding, which is `/game concede`.

    Those of a family stand in a group of their own within it.
    """
    found = app_commands.Group(
        name=rules.command,
        description=cut(words(f"{rules.id}-about"), DESCRIPTION),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True),
    )
    families: dict[str | None, app_commands.Group] = {None: found}
    for action in rules.actions:
        if kind_of(action) != "concede":
            if action.family is not None and action.family not in families:
                about = cut(words(f"{rules.id}-family-{action.family}"), DESCRIPTION)
                families[action.family] = app_commands.Group(
                    name=action.family, description=about, parent=found
                )
            families[action.family].add_command(command(rules.id, action))
    return found


def command(system: str, action: type[Action]) -> app_commands.Command[Any, ..., None]:
    """One action of a game as a subcommand."""
    form, kind = forms.fields(action), kind_of(action)

    async def callback(interaction: Interaction, **given: object) -> None:
        async def work() -> None:
            table = await moves.table_of(interaction)
            table.at_play()
            seat = moves.seat_of(table, interaction)
            try:
                values = moves.read(table, seat, kind, given)
            except Refused as refused:
                if refused.text.key != "table-unknown-value-none" or kind in table.view(seat).menu:
                    raise
                say = moves.voice_for(table, interaction)
                await moves.show_panel(interaction, table, seat, say, say.key("panel-not-now"), "")
                return
            await moves.move(interaction, table, forms.build(table.rules, kind, values))

        await guarded(interaction, work)

    callback.__signature__ = _signature(form)  # type: ignore[attr-defined]
    described = (
        app_commands.describe(**{field.name: _about(system, kind, field) for field in form})(callback)
        if form
        else callback
    )
    made: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=kind, description=(inspect.getdoc(action) or kind).splitlines()[0], callback=described
    )
    for field in form:
        if field.kind in ("pick", "several", "amount"):
            made.autocomplete(field.name)(_completer(kind, form, field))
    return made


def _about(system: str, kind: str, field: Field) -> str:
    """What a field is about: as its model says, else what a panel asks."""
    return field.about if field.about != field.name else forms.asked(system, PLAIN, kind, field.name)


def _signature(form: tuple[Field, ...]) -> inspect.Signature:
    """What discord.py reads the options of a command from."""
    keyword = inspect.Parameter.KEYWORD_ONLY
    parameters = [
        inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    ]
    for field in form:
        type_ = app_commands.Range[str, 0, field.longest] if field.kind == "words" else TYPES[field.kind]
        default, annotation = (inspect.Parameter.empty, type_) if field.required else (None, type_ | None)
        parameters.append(inspect.Parameter(field.name, keyword, default=default, annotation=annotation))
    return inspect.Signature(parameters)


def _completer(kind: str, form: tuple[Field, ...], field: Field) -> Completer:
    @completing
    async def complete(interaction: Interaction, current: str) -> Choices:
        table = await moves.table_of(interaction)
        moves.begun(table)
        seat = moves.seat_of(table, interaction)
        view, say = table.view(seat), moves.voice_for(table, interaction).plain
        if kind not in view.menu:
            return []
        before = [other.name for other in form[: form.index(field)]]
        given = {name: getattr(interaction.namespace, name, None) for name in before}
        filled = moves.read(table, seat, kind, given)
        candidates = forms.offered(table.rules, view, kind, filled, field)
        sound = forms.possible(table.rules, view, kind, filled)

        def beside(value: str) -> str:
            return hints.of(table.rules.id).choosing(view, say, kind, sound, field.name, value)

        possible = [
            (" · ".join(filter(None, (forms.called(say, choice), beside(choice.value)))), choice.value)
            for choice in forms.choices(candidates)
        ]
        if field.kind == "several":
            return _one_more(possible, current, say.name)
        value = int if field.kind == "amount" else str
        return [
            app_commands.Choice(name=cut(name, OPTION), value=value(id_))
            for name, id_ in like(possible, current)
        ]

    return complete


def _one_more(possible: list[tuple[str, str]], current: str, name: Callable[[str], str]) -> Choices:
    """Several values are typed one after the other: what stands before the last comma, and one more."""
    head, _, wanted = current.rpartition(",")
    chosen = [part for part in head.split(",") if part]
    called = {each: label for label, value in possible for each in (value, short(value))}
    names = [called.get(value) or name(value) for value in chosen]
    left = like([each for each in possible if not {each[1], short(each[1])} & {*chosen}], wanted)
    brief = [(label, short(value)) for label, value in left]  # where the ids are too long for a choice
    digests = [value if value.startswith(SHORT) else short(value) for value in chosen]
    return joined(names, chosen, left) or joined(names, digests, brief)
