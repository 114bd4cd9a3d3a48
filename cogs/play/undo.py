"""Taking back a move: alone while nobody has learnt anything by it, else by asking the table."""

from typing import Any

from discord import ui

from bot.engine.errors import Refused, Stale
from bot.engine.table import undo
from bot.engine.table.table import Table
from bot.engine.table.undo import UndoRequest
from bot.words import Voice
from cogs.interaction import hints
from cogs.interaction.answers import Interaction, answer, layout, note, show
from cogs.interaction.ids import Step, number
from cogs.interaction.names import voice
from cogs.play import controls, moves, panel
from cogs.play.undo_request import wished


async def take_back(interaction: Interaction, table: Table) -> None:
    """Take back one's last move; where that is not free, why, and a button to ask the table."""
    moves.begun(table)
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    try:
        await undo.take_back(table, seat, interaction.id)
    except Refused as refusal:
        if refusal.text.key not in undo.ASKABLE:
            raise
        kind = hints.of(table.rules.id).takes_back
        if kind in table.view(seat).menu:
            back = Step("do", table.game.id, table.game.stamp).of(kind)
            row = ui.ActionRow[Any](controls.button(say.key(f"{table.rules.id}-do-{kind}"), back))
            await show(interaction, layout(ui.TextDisplay(say.key("undo-answer")), row))
            return
        await undo.request_for(table, seat)  # else why the table cannot be asked
        label = say.key("undo-ask")
        button: ui.Button[ui.LayoutView] = ui.Button(
            label=label, custom_id=Step("beg", table.game.id).encode()
        )
        await show(interaction, layout(ui.TextDisplay(say(refusal.text)), ui.ActionRow(button)))
        return
    view = table.view(seat)
    again = await undo.may_undo_freely(table, seat)
    await show(interaction, panel.menu(table, view, say, say.key("undo-done"), undo=again))


async def ask_table(interaction: Interaction, table: Table) -> None:
    """Ask the table to take back one's last move."""
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    wish = await undo.ask(table, seat, interaction.user.id)
    await show(interaction, note(_told(say, wish, "undo-sent")))


async def agree(interaction: Interaction, table: Table, step: Step) -> None:
    """Agree to a wish of somebody else's; its message tells how many do by now."""
    say = moves.voice_for(table, interaction)
    seat, wish = number(step.kind), UndoRequest(number(step.field), step.stamp or 0)
    async with table.posting:  # else an older count may arrive after a newer one, and stand
        try:
            wish = await undo.agree(table, interaction.user.id, wish)
        except Stale as error:
            raise Refused("undo-gone") from error
        public = voice(table, table.game.locale)
        granted = note(_told(public, wish, "undo-granted"))
        now = granted if wish.granted else wished(table, public, wish, seat)
        changed = await answer(interaction).change(now)
    if not changed:
        await show(interaction, note(_told(say, wish, "undo-agreed")), fresh=True)


def _told(say: Voice, wish: UndoRequest, key: str) -> str:
    key = "undo-granted" if wish.granted else key
    return say.key(key, move=wish.move, votes=wish.votes, needed=wish.needed)
