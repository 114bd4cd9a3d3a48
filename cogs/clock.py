"""Commands of `/game` about time: how much a table gives, pauses, vacations, absences."""

from collections.abc import Awaitable, Callable
from typing import Literal

from discord import app_commands

from bot.engine.table import Table
from cogs import moves, pacing
from cogs.answers import Interaction, guarded
from cogs.game import game

Hours = Literal["no clock", "1", "6", "12", "24", "48", "72"]
Bank = Literal["0", "6", "12", "24", "48", "72"]

LATE = [
    app_commands.Choice(name="what is usual is done", value="default"),
    app_commands.Choice(name="the game waits and reminds", value="wait"),
]


@game.command()
@app_commands.describe(
    hours="Hours for a decision",
    bank="Hours of extra time, for the whole game",
    weekend="Whether clocks stand still at weekends",
    late="What happens when time is over",
)
@app_commands.choices(late=LATE)
async def pace(
    interaction: Interaction,
    hours: Hours | None = None,
    bank: Bank | None = None,
    weekend: bool | None = None,
    late: str | None = None,
) -> None:
    """Choose how much time this table gives (the host may)."""
    parts: dict[str, object] = {}
    if hours is not None:
        parts["hours"] = int(hours) if hours.isdigit() else None
    if bank is not None:
        parts["bank"] = int(bank)
    if weekend is not None:
        parts["weekend"] = weekend
    if late is not None:
        parts["late"] = late

    async def work(table: Table) -> None:
        if parts:
            await pacing.put(interaction, table, parts)
        else:
            await pacing.ask(interaction, table)

    await at(interaction, work)


async def at(interaction: Interaction, work: Callable[[Table], Awaitable[None]]) -> None:
    """Do `work` with the table of this channel."""

    async def go() -> None:
        await work(await moves.table_of(interaction))

    await guarded(interaction, go)
