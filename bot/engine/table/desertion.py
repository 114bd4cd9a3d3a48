"""A table at which no person moves any more falls asleep: its clocks stop, until one of its players acts.

Everybody has the whole time again from then on, whoever wakes it. Without this the defaults of a deserted game
would go on for ever.
"""

from bot.engine.errors import Stale
from bot.engine.journal.entries import Halt
from bot.engine.journal.history import live
from bot.engine.table.pace import HOUR
from bot.engine.table.seat_clocks import secret
from bot.engine.table.table import Table
from bot.engine.table.table_change import TableChange

PATIENCE = 14 * 24 * HOUR
"""Seconds in which no person has done anything, after which a table is deserted."""


async def deserted(table: Table, now: float) -> bool:
    """Whether no person has done anything at this table for a long time.

    While a secret decision is open, what was done since it was asked does not count: it may be an answer, and that the
    table goes on would tell of it.
    """
    asked = [clock.since for clock in table.clocks.values() if secret(clock) and clock.since is not None]
    return now - await table.store.last_moved(table.game.id, min([now, *asked])) >= PATIENCE


class _Awake(Exception):
    """The table is not asleep, so nothing is to be stored."""


async def fall_asleep(table: Table, version: int) -> None:
    """Stop the clocks. Raises Stale if the game is not at `version` any more, or stands still already."""

    async def decide() -> TableChange:
        if table.game.paused_at is not None:
            raise Stale
        return TableChange(act=Halt(kind="sleep"), paused=True)

    await table.amend(decide, "clock", version=version)


async def asleep(table: Table) -> bool:
    """Whether the table fell asleep, and nobody has woken or stopped it since."""
    if table.game.paused_at is None or not table.playing or table.held:
        return False
    halts = [entry.act for entry in live(await table.entries()) if isinstance(entry.act, Halt)]
    return bool(halts) and halts[-1].kind == "sleep"


async def wake(table: Table) -> bool:
    """A player is back: if the table was asleep, its clocks run again. Whether it was."""

    async def decide() -> TableChange:
        if not await asleep(table):
            raise _Awake
        return TableChange(act=Halt(kind="wake"), paused=False)

    if table.game.paused_at is None:  # as mostly: nothing has to be read
        return False
    try:
        await table.amend(decide, "player")
    except _Awake:
        return False
    return True
