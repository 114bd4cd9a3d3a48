"""A table at which no person moves any more falls asleep: its clocks stop, until one of its players acts.

Without it the defaults of a deserted game would go on for ever.
"""

from bot.engine.amendment import Amendment
from bot.engine.journal import Halt
from bot.engine.pace import HOUR
from bot.engine.table import Table

PATIENCE = 14 * 24 * HOUR
"""Seconds in which no person has done anything, after which a table is deserted."""


async def deserted(table: Table, now: float) -> bool:
    """Whether no person has done anything at this table for a long time."""
    return now - await table.store.last_moved(table.game.id) >= PATIENCE


async def fall_asleep(table: Table, version: int) -> None:
    """Stop the clocks. Raises Stale if the game is not at `version` any more."""

    async def decide() -> Amendment:
        return Amendment(act=Halt(kind="sleep"), paused=True)

    await table.amend(decide, "clock", version=version)


async def asleep(table: Table) -> bool:
    """Whether the table fell asleep and nothing has been done at it since."""
    if table.game.paused_at is None:
        return False
    (last,) = await table.entries(table.game.version - 2)
    return isinstance(last.act, Halt) and last.act.kind == "sleep"


async def wake(table: Table) -> None:
    """A player is back: the clocks run again."""

    async def decide() -> Amendment:
        return Amendment(act=Halt(kind="wake"), paused=False)

    await table.amend(decide, "player")
