"""A game that can be killed at any of its steps, and taken up again.

A step is every statement that writes to the database, and both sides of every call of the store and of the publisher:
between two steps nothing outlives the process. A fuse counts them and kills the process at the one it is set to.
"""

import asyncio
import hashlib
import os
import signal
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import Any
from unittest.mock import patch

import asyncpg

from bot.address import Address
from bot.engine import tables as halls
from bot.engine.errors import Refused
from bot.engine.journal.command_line import parse, write
from bot.engine.outbox import Outbox
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.hosting.database import open_store
from bot.store.rows import OutboxRow
from tests.engine.agents_at_work import agents_done
from tests.store.samples import snapshot
from tests.worked import module, tourney

CHANNEL = 1
ALYS, BRAN = 11, 12

Script = list[tuple[int, str]]
"""Moves of the people: the seat and the line typed."""


class Fuse:
    """Counts steps by name, and kills the process, as the kernel would, at the n-th of one name."""

    def __init__(self, name: str = "", n: int = 0) -> None:
        self._last = name, n
        self.steps: Counter[str] = Counter()

    def step(self, name: str) -> None:
        self.steps[name] += 1
        if (name, self.steps[name]) == self._last:
            os.kill(os.getpid(), signal.SIGKILL)

    def statement(self, sql: str) -> None:
        """To be told every statement before it is carried out."""
        word = sql.split()[0].strip(";")
        if word not in ("SELECT", "PRAGMA"):
            self.step(f"sql {word}")

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Have every connection tell its statements."""
        connect = sqlite3.connect

        def tapped(*args: Any, **kwargs: Any) -> sqlite3.Connection:
            db: sqlite3.Connection = connect(*args, **kwargs)
            db.set_trace_callback(self.statement)
            return db

        def asked(method: Any) -> Any:
            async def ask(connection: Any, sql: str, *args: Any, **kwargs: Any) -> Any:
                self.statement(sql)
                return await method(connection, sql, *args, **kwargs)

            return wraps(method)(ask)

        with ExitStack() as patches:
            patches.enter_context(patch.object(sqlite3, "connect", tapped))
            for name in ("execute", "executemany", "fetch", "fetchrow"):
                method = getattr(asyncpg.Connection, name)
                patches.enter_context(patch.object(asyncpg.Connection, name, asked(method)))
            yield


class Fused:
    """A store with a step on both sides of every call."""

    def __init__(self, store: Any, fuse: Fuse) -> None:
        self._store = store
        self._fuse = fuse
        self.at_rest = asyncio.Event()
        """Set when the outbox has begun to look since this was made, and found nothing to send."""

    def __getattr__(self, name: str) -> Any:
        async def call(*args: Any) -> Any:
            self._fuse.step(f"before {name}")
            at_rest = self.at_rest
            result = await getattr(self._store, name)(*args)
            self._fuse.step(f"after {name}")
            if name == "due_posts" and not result:
                at_rest.set()
            return result

        return call


class Channel:
    """A publisher that shows a post by a line in a file."""

    def __init__(self, file: Path, fuse: Fuse) -> None:
        self._file = file
        self._fuse = fuse

    async def publish(self, row: OutboxRow) -> int:
        self._fuse.step("before publish")
        with self._file.open("a") as shown:
            shown.write(f"{row.kind} {row.payload} {row.nonce}\n")
        self._fuse.step("after publish")
        return 1


async def play(folder: Path, database: Address, fuse: Fuse, script: Script | None) -> dict[str, Any]:
    """Play the game to its end, wherever it stands; two people and an agent.

    Without a script people lay their lowest card. Returns all that must be the same with and without a crash.
    """
    with fuse.listening(), patch.object(halls, "new_secret", lambda: "5a" * 32):
        real = await open_store(database)
        store: Any = Fused(real, fuse)
        tables = Tables(store, {"tourney": tourney()}, lambda: 1000.0)
        outbox = Outbox(store, Channel(folder / "shown.txt", fuse), tables.posted, tables.clock)
        posting = asyncio.create_task(outbox.run())
        await tables.wake()
        await _rest(tables, store)
        table = await _begin(tables, store)
        await _rest(tables, store)
        for n, (seat, line) in enumerate(script or _lowest(table)):
            await tables.act(table.game.id, seat, parse(table.rules, line), interaction=1000 + n)
            await _rest(tables, store)
        await tables.close()
        await outbox.stop()
        await posting
        facts = await _facts(real, table)
        await real.close()
    return facts


async def _begin(tables: Tables, store: Any) -> Table:
    """What people do before a game, in so far as it has not been done; each change of the lobby is shown by itself."""
    try:
        table = await tables.table_in(CHANNEL)
    except Refused:
        table = await tables.open(
            guild_id=1, channel_id=CHANNEL, host_id=ALYS, host_name="Alys", system="tourney"
        )
        await _rest(tables, store)
    if table.game.status == "lobby":
        options = module().TourneyOptions(cards=2)
        if table.options() != options:
            await tables.choose(table.game.id, lambda _: options)
            await _rest(tables, store)
        if table.seat_of(BRAN) is None:
            await tables.join(table.game.id, BRAN, "Bran", "words")
            await _rest(tables, store)
        if len(table.seats) < 3:
            await tables.add_agent(table.game.id, "random", ["Agent"])
            await _rest(tables, store)
        await tables.start(table.game.id)
    return table


def _lowest(table: Table) -> Iterator[tuple[int, str]]:
    while table.playing:
        for seat in (0, 1):
            yield seat, write(table.rules, table.rules.default(table.state, seat))


async def _rest(tables: Tables, store: Any) -> None:
    """Until the agents have moved and everything has been shown."""
    await agents_done(tables)
    store.at_rest = asyncio.Event()  # not to be set by a look that has begun before
    tables.posted.set()
    await store.at_rest.wait()


async def _facts(store: Any, table: Table) -> dict[str, Any]:
    entries, game = await store.entries(table.game.id), await store.game(table.game.id)
    return {
        "number": game.id,
        "state": hashlib.sha256(table.state.model_dump_json().encode()).hexdigest(),
        "game": repr(replace(game, id=0)),
        "seats": repr(await store.seats(table.game.id)),
        "journal": [repr(entry) for entry in entries],
        "snapshot": await snapshot(store, table.game.id),
        "ledger": [draw.n for entry in await table.entries() for draw in entry.draws],
        "waiting": repr(await store.due_posts(1e12, 10)),
        "script": [
            (entry.seat, write(table.rules, entry.action))
            for entry in await table.entries()
            if entry.by == "player" and entry.action
        ],
    }
