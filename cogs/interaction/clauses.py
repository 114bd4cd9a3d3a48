"""The way from what names a clause, such as a refusal, to its words."""

from typing import Any

from discord import ui

from bot.engine.table.table import Table
from bot.rulebook import book
from bot.words import Voice
from cogs.interaction.ids import Step

READ = "rule"


def readings(table: Table, say: Voice, *numbers: str) -> list[ui.Button[Any]]:
    """Buttons that read these clauses or chapters, each on a page of its own; none for what has no words."""
    rules = book(table.rules.id, say.locale)
    found = dict.fromkeys(
        clause.number for number in numbers if number and (clause := rules.clause(number)) is not None
    )
    return [_button(table, say, number) for number in found]


def _button(table: Table, say: Voice, number: str) -> ui.Button[Any]:
    custom_id = Step(READ, table.game.id, 0, number).encode()
    return ui.Button(label=say.key("rules-read", clause=number), custom_id=custom_id)
