"""Every press of a button, choice in a select, and sent form.

All are found by their custom id, so all work after a restart.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import ui

from bot.engine.errors import Refused
from bot.engine.plans.plan_text import LONGEST
from bot.engine.table.table import Table
from bot.rules.contract import Concede, View
from bot.words import Voice
from cogs.interaction import bounds, clauses, forms
from cogs.interaction.answers import Interaction, about, answer, client, guarded, show
from cogs.interaction.forms import Field
from cogs.interaction.ids import TEMPLATE, Step, decode, number
from cogs.interaction.limits import FIELDS, TITLE, cut
from cogs.lobby import lobby, pacing, rematch, seating
from cogs.lookups import check_dice, film, hand_and_board, howto, log, rulebook, statistics, tales
from cogs.play import (
    coach,
    cutting,
    dashboard,
    explain,
    filling,
    moves,
    panel,
    plans,
    undo,
    undo_request,
)

DIGITS = 7
LINE = 100
"""Characters of free words that fit into a line of a form."""


async def heard(interaction: Interaction) -> None:
    """Any press, choice or form of ours; others are left alone.

    A listener, not discord.py's views or dynamic items: those drop a press whose message has lost the button meanwhile.
    """
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if not TEMPLATE.fullmatch(custom_id):
        return
    if interaction.type is discord.InteractionType.component:
        chosen = ",".join(map(str, data["values"])) if "values" in data else None
        await guarded(interaction, lambda: pressed(interaction, custom_id, chosen))
    elif interaction.type is discord.InteractionType.modal_submit:
        await guarded(interaction, lambda: filled_in(interaction, custom_id, bounds.typed(interaction)))


async def pressed(interaction: Interaction, custom_id: str, chosen: str | None) -> None:
    """A button, or a select with what was `chosen` in it."""
    table, step = await _place(interaction, custom_id)
    if step.verb in STANDING:
        await STANDING[step.verb](interaction, table)
    elif step.verb == "options-page":
        await seating.options(interaction, table, number(step.kind))
    elif step.verb in CHOSEN and chosen is not None:
        await CHOSEN[step.verb](interaction, table, step.kind, chosen)
    elif step.verb in BY_STEP:
        await BY_STEP[step.verb](interaction, table, step)
    elif step.verb == "type":
        await answer(interaction).ask(_typing(interaction, table, step))
    elif chosen is not None:
        await _put(interaction, table, step, chosen)
    else:
        await go_on(interaction, table, step)


async def filled_in(interaction: Interaction, custom_id: str, typed: dict[str, str]) -> None:
    """A form: the amount that was asked for, or the free words that come with an action."""
    table, step = await _place(interaction, custom_id)
    if step.verb == "words":
        await seating.join(interaction, table, bounds.entered(typed, "words", lobby.WORDS))
    elif step.verb in ("planned", "filed"):
        await plans.put(interaction, table, step.kind, bounds.entered(typed, "plan", LONGEST))
    elif step.field:
        await _put(interaction, table, step, bounds.entered(typed, step.field, DIGITS))
    else:
        asked = _asked(table, step)
        words = {one.name: bounds.entered(typed, one.name, one.longest) for one in asked}
        await act(interaction, table, step, {name: value for name, value in words.items() if value})


async def _place(interaction: Interaction, custom_id: str) -> tuple[Table, Step]:
    """The table and the step that a press is about. Raises Refused if there is no such button or game here any more."""
    step = decode(custom_id)
    table = await client(interaction).tables.table(step.game)
    if table.game.status == "archived" or interaction.guild_id not in (None, table.game.guild_id):
        raise Refused("table-gone")
    if interaction.guild_id is None:
        await client(interaction).members.need(client(interaction), table, interaction.user.id)
    about(interaction, table)
    return table, step


# ── an action, step by step ───────────────────────────────────────────────────────────────────────


async def _put(interaction: Interaction, table: Table, step: Step, value: str) -> None:
    """`value` for the field of `step`; then on."""
    view = table.view(moves.seat_of(table, interaction))
    now = step.stamp == table.game.stamp
    await go_on(interaction, table, filling.put(table, view, step, value) if now else step)


async def go_on(interaction: Interaction, table: Table, step: Step) -> None:
    """The next question of an action, or the action itself when all is answered."""
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    moves.begun(table)
    view = table.view(seat)
    if await _stale(interaction, table, view, say, step):
        return
    step = filling.obvious(table, view, step)
    chosen = filling.values(table, view, filling.form_of(table, step), step)
    filled = forms.possible(table.rules, view, step.kind, chosen)
    pictures = await cutting.cut(interaction, table, view, say, filled) if step.verb != "go" else []
    asked = panel.ask(table, view, say, step, next(iter(pictures), None))
    if asked is not None:
        await show(interaction, asked, *pictures)
    else:
        await moves.move(interaction, table, filling.action(table, view, step, {}), step.stamp)


async def _stale(interaction: Interaction, table: Table, view: View, say: Voice, step: Step) -> bool:
    """Whether the board has changed since the button was made; then the panel as it is now takes its place."""
    if step.stamp == table.game.stamp:
        return False
    await show(interaction, panel.menu(table, view, say, say.key("table-stale")))
    return True


async def family(interaction: Interaction, table: Table, step: Step) -> None:
    """What may be done of one family."""
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    moves.begun(table)
    view = table.view(seat)
    if await _stale(interaction, table, view, say, step):
        return
    await show(interaction, panel.family(table, view, say, step.kind))


async def act(interaction: Interaction, table: Table, step: Step, typed: dict[str, str]) -> None:
    """The action of a step in which everything is answered but the free words `typed`."""
    moves.begun(table)
    view = table.view(moves.seat_of(table, interaction))
    # Words alone hang on no board: what took long to write is not lost because others have moved meanwhile.
    aside = forms.action_named(table.rules, step.kind).aside
    words_alone = aside and all(one.kind == "words" for one in filling.form_of(table, step))
    stamp = None if words_alone else step.stamp
    await moves.move(interaction, table, filling.action(table, view, step, typed), stamp)


def _typing(interaction: Interaction, table: Table, step: Step) -> ui.Modal:
    """The form in which an amount, or the free words of an action, are typed."""
    say, wanted = moves.voice_for(table, interaction), _asked(table, step)
    if not wanted:
        raise Refused("table-old-button")
    title = say.key(f"{table.rules.id}-do-{step.kind}")
    modal = ui.Modal(title=cut(title, TITLE), custom_id=step.at("x", step.field).encode())
    for one in wanted:
        asked = cut(forms.asked(table.rules.id, say, step.kind, one.name), TITLE)
        entry: ui.TextInput[Any] = ui.TextInput(
            custom_id=one.name,
            max_length=one.longest or DIGITS,
            style=discord.TextStyle.paragraph if one.longest > LINE else discord.TextStyle.short,
            required=one.required or one.kind == "amount",
        )
        modal.add_item(ui.Label(text=asked, component=entry))
    return modal


def _asked(table: Table, step: Step) -> list[Field]:
    """The fields of that form."""
    form = filling.form_of(table, step)
    return [one for one in form if (one.name == step.field if step.field else one.kind == "words")][:FIELDS]


# ── what stands as long as its message ────────────────────────────────────────────────────────────


async def play(interaction: Interaction, table: Table) -> None:
    """The private panel of whoever presses."""
    moves.begun(table)
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    told, clause = await plans.note(interaction, table, seat)
    await moves.show_panel(interaction, table, seat, say, told, clause)


async def hint(interaction: Interaction, table: Table) -> None:
    """The panel once more, with what the coach of a first game says."""
    moves.begun(table)
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    await show(interaction, panel.menu(table, table.view(seat), say, hint=True))


async def coached(interaction: Interaction, table: Table, step: Step) -> None:
    """Do what the coach of a first game has suggested."""
    await go_on(interaction, table, step.at("go"))


async def concede(interaction: Interaction, table: Table) -> None:
    """Ask whether it is meant; in the lobby there is nothing to concede but the seat."""
    if table.game.status == "lobby":
        await seating.leave(interaction, table)
        return
    table.at_play()
    view = table.view(moves.seat_of(table, interaction))
    await show(interaction, panel.confirm(table, view, moves.voice_for(table, interaction)))


async def conceded(interaction: Interaction, table: Table) -> None:
    """Leave the game for good."""
    moves.begun(table)
    await moves.move(interaction, table, Concede())


async def ask_words(interaction: Interaction, table: Table) -> None:
    """Ask for the words that somebody adds to the dice."""
    await answer(interaction).ask(lobby.words(table, moves.voice_for(table, interaction)))


STANDING: dict[str, Callable[[Interaction, Table], Awaitable[None]]] = {
    "play": play,
    "hand": hand_and_board.hand,
    "board": hand_and_board.board,
    "rules": rulebook.rules,
    "howto": howto.begin,
    "plan": plans.overview,
    panel.GO_ON: plans.go_on,
    "undo": undo.take_back,
    "beg": undo.ask_table,
    "concede": concede,
    "conceded": conceded,
    coach.VERB: hint,
    "join": seating.join,
    "words": ask_words,
    "leave": seating.leave,
    "agent": seating.add_agent,
    "options": seating.options,
    "clock": pacing.ask,
    "start": seating.start,
    "rematch": rematch.rematch,
    "film-all": film.film_for_all,
    "statistics": statistics.show_statistics,
    "check-dice": check_dice.check,
}
"""Buttons: what they do does not depend on the board."""

CHOSEN: dict[str, Callable[[Interaction, Table, str, str], Awaitable[None]]] = {
    "set": seating.choose,
    "pace": pacing.choose,
    "remove": seating.remove,
    lobby.STRENGTH: seating.set_strength,
    "chapter": rulebook.choose,
    "file": plans.choose,
}
"""Selects whose choice does not depend on the board."""

BY_STEP: dict[str, Callable[[Interaction, Table, Step], Awaitable[None]]] = {
    "family": family,
    "coach": coached,
    log.VERB: log.turn_page,
    undo_request.AGREE: undo.agree,
    clauses.READ: rulebook.read,
    rulebook.LEAF: rulebook.turn_page,
    howto.PAGE: howto.turn,
    hand_and_board.WAYS: hand_and_board.ways,
    dashboard.ALL_DICE: tales.whole,
    explain.VERB: explain.button,
    "replan": plans.change,
    "unplan": plans.forget,
    "refile": plans.change,
    "unfile": plans.forget,
}
"""Buttons that say in their step which page, wish or plan is meant."""
