"""Loading a long game, and holding many. The latter in a process of its own, so that its memory is its own."""

import asyncio
import gc
import subprocess
import sys
import tempfile
import time
from math import inf
from pathlib import Path

from bench.figures import Figure, median_ms_async, quiet
from bench.games import SECRET, played
from bench.resident import resident_mib
from bot.engine.journal.entries import Codec, Entry
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.rules import registry
from bot.rules.contract import fold
from bot.rules.registry import RULESETS
from bot.store.rows import Append, Game, SeatRow
from bot.store.sqlite import SqliteStore, open_sqlite
from tests.rules.systems import SYSTEMS
from tests.store import samples

SYSTEM = registry.GAMES[0]
EVENTS = 10_000
ENTRIES = 5_000
"""Of a long game of Fief."""
GAMES = 1000
BUSY = 10
KEPT = 64


async def restore() -> list[Figure]:
    """Long games brought back, each with its snapshot and without, against folding the same events in memory."""
    return [
        *await _restored(SYSTEM, 5400, EVENTS),
        *await _restored("fief", ENTRIES),
    ]


async def _restored(system: str, actions: int, most: float = inf) -> list[Figure]:
    """A game of so many actions, cut after `most` events."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_sqlite(Path(folder) / "long.db")
        tables = Tables(store, RULESETS, time.time)
        game = await _long_game(store, system, actions, most)
        table = Table(store, RULESETS[system], game, await store.seats(game.id), time.time, lambda _: None)
        with_snapshot = await median_ms_async(lambda: _load(store, table), 5, warm=1)
        entries = await table.entries()
        events = [event for entry in entries for event in entry.events]
        without = await median_ms_async(lambda: _load_journal(table), 3, warm=1)
        start = time.perf_counter()
        fold(table.rules, events)
        floor = (time.perf_counter() - start) * 1000
        await tables.close()
        await store.close()
    name = f"a game of {system} of {len(entries):,} entries restored"
    folded = f"the same {len(events):,} events folded in memory"
    return [
        Figure(f"{name}, with a snapshot", with_snapshot, "ms", folded, floor, "< 200 ms"),
        Figure(f"{name}, without one", without, "ms", folded, floor),
    ]


async def _load(store: SqliteStore, table: Table) -> None:
    standing = await store.standing(table.game.id)
    assert standing is not None
    await table.load(standing)


async def _load_journal(table: Table) -> None:
    """What a load does when no snapshot is left."""
    fold(table.rules, [event for entry in await table.entries() for event in entry.events])


async def _long_game(store: SqliteStore, system: str, actions: int, most: float) -> Game:
    """Stores the longest game, cut after so many events."""
    long = played(4, actions, system)
    rules, codec = long.rules, Codec(long.rules)
    options = (SYSTEMS[system].endless or rules.options()).model_dump_json()
    seats = [SeatRow(seat, seat + 1, f"Player {seat + 1}", None, "") for seat in range(4)]
    version = RULESETS[system].version
    row = samples.game(system=system, rules_version=version, options=options, secret=SECRET)
    game = await store.create_game(row, seats)
    state, count = None, 0
    setup = Entry(0, None, "table", None, (), long.setup, 0.0)
    for entry in (setup, *long.entries):
        state = fold(rules, entry.events, state)
        count += len(entry.events)
        snapshot = state.model_dump_json() if entry.n % 50 == 49 else None
        written = codec.write(entry, 4, options)
        await store.append(Append(game.id, written, public=True, rolls=0, snapshot=snapshot))
        if count >= most:
            break
    found = await store.game(game.id)
    assert found is not None
    return found


def many() -> list[Figure]:
    """Resident memory with 1,000 games open, against the same process before the first."""
    run = subprocess.run([sys.executable, "-m", "bench.memory"], capture_output=True, text=True, check=True)
    before, after = (float(part) for part in run.stdout.split())
    name = f"{GAMES:,} games open, {GAMES - BUSY} of them idle: resident memory"
    return [Figure(name, after, "MiB", "the same process with no game", before)]


async def _hold_many() -> None:
    """Prints resident memory before and after: opens the games, lets each begin, then plays in ten of them."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_sqlite(Path(folder) / "many.db")
        tables = Tables(store, RULESETS, time.time, kept=KEPT)
        before = resident_mib()
        ids = []
        for i in range(GAMES):
            table = await tables.open(guild_id=1, channel_id=i + 1, host_id=1, host_name="a", system=SYSTEM)
            for user in (2, 3):
                await tables.join(table.game.id, user, str(user))
            await tables.start(table.game.id)
            ids.append(table.game.id)
        for _ in range(20):
            for game_id in ids[:BUSY]:
                table = await tables.table(game_id)
                seat = table.rules.pending(table.state)[0].waiting[0]
                await tables.act(game_id, seat, table.rules.default(table.state, seat))
        del table
        gc.collect()
        print(before, resident_mib())
        await tables.close()
        await store.close()


if __name__ == "__main__":
    quiet()
    asyncio.run(_hold_many())
