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
from cogs.interaction import action_words, forms, hints
from cogs.interaction.ids import Step, TooLong
from cogs.interaction.limits import LABEL, cut

EXPLAINS, SUGGESTS = 2, 3
"""The last round in which everything is explained, and the last in which a move is suggested unasked."""
VERB = "hint"


def lesson(table: Table, view: View, say: Voice, *, asked: bool = False) -> str:
    """What the coach says of the decision owed; nothing where there is no coach, or nobody has `asked` any more."""
    if not table.options().coached or view.my_prompt is None:
        return ""
    parts = []
    why = f"{table.rules.id}-coach-{view.my_prompt.kind}"
    if view.round == 1 and known(f"{why}-first"):  # what the game is about is said once
        why = f"{why}-first"
    if known(why) and (asked or view.round <= EXPLAINS):
        parts.append(say.key(why))
    if asked or view.round <= SUGGESTS:
        action = suggested(table, view)
        parts.append(say.key("coach-move", move=action_words.told(table.rules, view, say, action)))
        because = hints.of(table.rules.id).confirming(view, say, action.kind, action_words.filled(action))
        parts.append(because if action_words.filled(action) else "")
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
    does, fields = action_words.parts(table.rules, view, say.plain, action)
    label = say.plain.key("coach-do", move=" · ".join(filter(None, (does, fields))))
    return [ui.Button(label=cut(label, LABEL), style=discord.ButtonStyle.success, custom_id=done)]


def suggested(table: Table, view: View) -> Action:
    """What the game's own agent would do."""
    agent = next(iter(table.rules.agents.values()))
    found: Action = agent(table.rules, view, SeededChance(f"coach:{table.game.id}:{table.game.stamp}"))
    return found
