"""The coach of a first game: says what is asked, why, and what a good move looks like, and lets go step by step.

What it suggests is what the game's own agent would do with what this player may know. In the first rounds the panel
says all of it and can do it; then only what a good move is; in the end a button has to be pressed for a hint.
"""

from typing import Any

import discord
from discord import ui

from bot.engine.journal.chance import SeededChance
from bot.engine.table.table import Table
from bot.rules.contract import Action, View
from bot.words import Voice, known
from cogs.interaction import forms
from cogs.interaction.ids import Step, TooLong
from cogs.play import hints
from cogs.play.controls import LABEL, cut

EXPLAINS, SUGGESTS = 2, 3
"""The last round in which everything is explained, and the last in which a move is suggested unasked."""
VERB = "hint"


def lesson(table: Table, view: View, say: Voice, *, asked: bool = False) -> str:
    """What the coach says of the decision owed; nothing where there is no coach, or nobody has `asked` any more."""
    if not table.options().coached or view.my_prompt is None:
        return ""
    parts = []
    why = f"{table.rules.id}-coach-{view.my_prompt.kind}"
    if known(why) and (asked or view.round <= EXPLAINS):
        parts.append(say.key(why))
    if asked or view.round <= SUGGESTS:
        action = suggested(table, view)
        parts.append(say.key("coach-move", move=_said(table, view, say, action)))
        because = hints.confirming(table.rules.id, view, say, action.kind, _filled(action))
        parts.append(because if _filled(action) else "")
    return f"**{say.key('coach-name')}:** " + "\n".join(filter(None, parts)) if parts else ""


def buttons(table: Table, view: View, say: Voice, *, asked: bool = False) -> list[ui.Button[Any]]:
    """A button that does what the coach suggests, or one that asks for it."""
    if not table.options().coached or view.my_prompt is None:
        return []
    if not asked and view.round > SUGGESTS:
        return [ui.Button(label=say.key("coach-hint"), custom_id=Step(VERB, table.game.id).encode())]
    action = suggested(table, view)
    form = forms.fields(type(action))
    step = Step("do", table.game.id, table.game.stamp).of(action.kind)
    for one in form:
        if (value := getattr(action, one.name)) is not None:
            step = step.put(form, one.name, forms.written(value))
    try:
        done = step.at("coach").encode()
    except TooLong:
        return []
    does, fields = _parts(table, view, say.plain, action)
    label = say.plain.key("coach-do", move=" · ".join(filter(None, (does, fields))))
    return [ui.Button(label=cut(label, LABEL), style=discord.ButtonStyle.success, custom_id=done)]


def suggested(table: Table, view: View) -> Action:
    """What the game's own agent would do."""
    agent = next(iter(table.rules.agents.values()))
    found: Action = agent(table.rules, view, SeededChance(f"coach:{table.game.id}:{table.game.stamp}"))
    return found


def _filled(action: Action) -> dict[str, object]:
    """The fields of an action that are not left at their defaults."""
    form = forms.fields(type(action))
    return {
        one.name: value for one in form if (value := getattr(action, one.name)) not in (None, one.default)
    }


def _said(table: Table, view: View, say: Voice, action: Action) -> str:
    """A move in words."""
    does, fields = _parts(table, view, say, action)
    return f"**{does}**" + (f": {fields}" if fields else "")


def _parts(table: Table, view: View, say: Voice, action: Action) -> tuple[str, str]:
    """The name of a move, and what stands in its fields."""
    before, parts = dict[str, object](), list[str]()
    for one in forms.fields(type(action)):
        value = getattr(action, one.name)
        if value is None or value == one.default or one.handy:
            continue
        possible = forms.offered(table.rules, view, action.kind, before, one)
        offered = {choice.value: choice for choice in forms.choices(possible)}
        written = forms.written(value)
        named = written in table.rules.names  # the figures beside a name read like a number of the move
        parts.append(
            say.name(written)
            if named
            else forms.called(say, offered[written])
            if written in offered
            else written
        )
        before[one.name] = value
    does = say.key(forms.doing(table.rules.id, view, action.kind, _filled(action)))
    return does, " → ".join(parts)
