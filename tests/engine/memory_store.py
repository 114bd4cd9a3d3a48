"""Games played on paper: a table whose journal is a list, for tests that need many games and no database."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.engine.journal.chance import SeededChance
from bot.engine.table.table import Table
from bot.engine.transcript.writer import write
from bot.rules.contract import Concede, State, Viewer
from bot.rules.menu import random_action
from bot.store.rows import Append, EntryRow, SeatRow
from tests.engine.engine_fixture import SYSTEMS, awaited
from tests.store import samples


class Paper:
    """As much of a store as one table needs."""

    def __init__(self) -> None:
        self.rows: list[EntryRow] = []

    async def append(self, change: Append) -> None:
        self.rows.append(change.entry)

    async def entries(self, game_id: int, after: int = -1) -> list[EntryRow]:
        return self.rows[after + 1 :]


def table(
    system: str,
    names: Sequence[str],
    words: Sequence[str] = (),
    secret: str = "ab" * 32,
    options: str | None = None,
) -> Table:
    """A table that has not begun; `options` as JSON."""
    rules = SYSTEMS[system]
    game = samples.game(
        id=1,
        guild_id=None,
        host_id=1,
        system=system,
        rules_version=rules.version,
        options=options or rules.options().model_dump_json(),
        secret=secret,
    )
    said = [*words, *[""] * len(names)]
    seats = [SeatRow(n, 100 + n, name, None, said[n]) for n, name in enumerate(names)]
    store: Any = Paper()
    clock = iter(range(1_800_000_000, 2_000_000_000, 61))
    return Table(store, rules, game, seats, lambda: float(next(clock)), lambda _: None)


def game(
    system: str,
    names: Sequence[str],
    words: Sequence[str] = (),
    *,
    seed: int = 1,
    actions: int = 10**6,
    quits: bool = True,
    options: str | None = None,
) -> Table:
    """A game of so many random actions; then, if it `quits`, all but the last player leave one after another."""

    async def played() -> Table:
        made = table(system, names, words, options=options)
        await made.start()
        chance = SeededChance(seed)
        for _ in range(actions):
            if not made.playing:
                return made
            seat = awaited(made)[0]
            by = ("player", "clock", "agent")[chance.roll("by", 3)[0] - 1]
            await made.submit(seat, random_action(made.rules, made.view(seat), chance), by=by)  # type: ignore[arg-type]
        for seat in range(len(names) - 1):
            if quits and made.playing:
                await made.submit(seat, Concede())
        return made

    return asyncio.run(played())


def text(of: Table, viewer: Viewer = None) -> str:
    """Its transcript."""
    return write(of, asyncio.run(of.entries()), viewer)


def over(of: Table, state: State) -> Table:
    """The table after a game that was played elsewhere and ended in `state`."""
    of.game, of._state = replace(of.game, status="over"), state
    return of
