"""A fake clock for tables with a pace: time passes only as a test lets it, and the ticker is woken as it would be."""

from typing import Any

from bot.engine.table.pace import HOUR, Pace
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.engine.ticker import Ticker
from tests.engine.engine_fixture import ALYS, BRAN, Desk, lobby

BEAT, GRACE = 0.5 * HOUR, HOUR
"""Longer than in life: a fake day should take few steps."""

START = 1_772_600_400.0
"""Wednesday 4 March 2026, 05:00 UTC."""


class Hourglass:
    """A desk, its tables and a ticker, and the time that passes for them."""

    def __init__(self, desk: Desk, beat: float = BEAT, grace: float = GRACE) -> None:
        self.desk, self._beat, self._grace = desk, beat, grace
        desk.time = START

    async def start(self) -> Tables:
        """The ticker begins on the tables as it is."""
        self.clock = Ticker(self.desk.tables, self._beat, self._grace)
        await self.clock.begin()
        return self.desk.tables

    async def run(self, hours: float, *others: Ticker) -> None:
        """Let so many hours pass with the bot up. `others` are tickers of other processes."""
        end = self.desk.time + hours * HOUR
        while True:
            due = min([await clock.tick() for clock in (self.clock, *others)])
            if due > end:
                break
            self.desk.time = max(due, self.desk.time)
        self.desk.time = end
        for clock in (self.clock, *others):
            await clock.tick()

    async def down(self, hours: float) -> Tables:
        """The bot goes, so many hours pass, and it is back on the same file."""
        await self.desk.close()
        self.desk.time += hours * HOUR
        tables = await self.desk.open()
        await self.start()
        await tables.wake()
        return tables

    @property
    def hours(self) -> float:
        """Since the test began."""
        return (self.desk.time - START) / HOUR


async def timed(
    tables: Tables, system: str = "risk", users: Any = (ALYS, BRAN), *, channel: int = 1, **pace: Any
) -> Table:
    """A table at play with that pace; Risk with its houses dealt, so that the first seat is to deploy."""
    table = await lobby(tables, users, system=system, channel=channel)
    await tables.set_pace(table.game.id, lambda _: Pace(**{"hours": 24, **pace}))
    if system == "risk":
        options = table.options()
        await tables.choose(table.game.id, lambda _: options.model_copy(update={"houses": "deal"}))
    await tables.start(table.game.id)
    return table


async def posts(desk: Desk, kind: str) -> list[str]:
    """Payloads of the waiting posts of one kind; all that wait are taken for sent."""
    found = []
    while rows := await desk.store.due_posts(1e12, 100):
        for row in rows:
            if row.kind == kind:
                found.append(row.payload)
            await desk.store.post_done(row.id)
    return found


async def by(table: Table) -> list[tuple[int | None, str]]:
    """Who put the entries after the set-up in."""
    return [(entry.seat, entry.by) for entry in await table.entries(0)]


def ends(table: Table) -> dict[int, float | None]:
    """Deadlines by seat, in hours from the beginning."""
    return {
        seat: None if clock.deadline is None else (clock.deadline - START) / HOUR
        for seat, clock in table.clocks.items()
        if clock.since is not None
    }
