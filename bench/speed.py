"""The rules alone, and a move made durable."""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bench.figures import Figure
from bench.games import several
from bot.collector import look_less
from bot.engine.journal.chance import RecordedChance
from bot.engine.journal.entries import Codec
from bot.engine.tables import Tables
from bot.rules.contract import reached
from bot.rules.registry import GAMES, RULESETS
from bot.store.sqlite import open_sqlite

ACTIONS = 1500
TABLES = 50
ROUNDS = 5
"""Of measuring moves and their floor; the best of each counts."""

AIMS = {"risk": 25_000, "tiny_epic": 8_000, "fief": 5_000}
"""Actions a second that each game is to judge and fold at the least."""


def rules_alone() -> list[Figure]:
    """Actions judged and folded in one thread, against reading the same entries from their stored text."""
    look_less()  # as the process of the bot does
    return [_alone(system, aim) for system, aim in AIMS.items()]


def _alone(system: str, aim: int) -> Figure:
    games = several(4, ACTIONS, system)
    codec, count = Codec(games[0].rules), sum(len(game.entries) for game in games)
    rows = [codec.write(entry, 4, "{}") for game in games for entry in game.entries]

    def judge() -> None:
        for game in games:
            state = game.start()
            for entry in game.entries:
                assert entry.seat is not None
                assert entry.action is not None
                events = game.rules.act(state, entry.seat, entry.action, RecordedChance(entry.draws))
                state = reached(game.rules, events, state)

    def read() -> None:
        for row in rows:
            codec.read(row)

    return Figure(
        f"rules alone: actions of {system} judged and folded, one thread",
        _rate(judge, count),
        "actions/s",
        "the same entries read from their stored text",
        _rate(read, count),
        f"≥ {aim:,}/s",
    )


def _rate(work: Callable[[], None], count: int, times: int = 15) -> float:
    """The best of some runs, as a rate for a second of the processor."""
    best = float("inf")
    for _ in range(times):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return count / best


async def durable() -> list[Figure]:
    """Moves submitted and committed, one table after the other and many at once, against bare SQLite commits."""
    floor, alone, together = 0.0, 0.0, 0.0
    with tempfile.TemporaryDirectory() as folder:
        store = await open_sqlite(Path(folder) / "games.db")
        tables = Tables(store, RULESETS, time.time)
        several = []
        for i in range(TABLES + 1):
            table = await tables.open(guild_id=1, channel_id=i + 1, host_id=1, host_name="a", system=GAMES[0])
            await tables.join(table.game.id, 2, "b")
            await tables.join(table.game.id, 3, "c")
            several.append(table)
        await asyncio.gather(*(tables.start(table.game.id) for table in several))
        look_less()  # as the process of the bot does
        for n in range(ROUNDS):  # in turn, so that a busy minute of the machine is one of all three
            floor = max(floor, bare_commits(Path(folder) / f"bare-{n}.db", 200))
            alone = max(alone, await _walk(tables, several[0].game.id, 100))
            start = time.perf_counter()
            await asyncio.gather(*(_walk(tables, table.game.id, 20) for table in several[1:]))
            together = max(together, TABLES * 20 / (time.perf_counter() - start))
        await tables.close()
        await store.close()
    return [
        Figure(
            "a move submitted and durably committed, one table",
            alone,
            "moves/s",
            "bare SQLite: one row, one flush",
            floor,
            "≥ 0.45 ×",
        ),
        Figure(
            f"a move submitted and durably committed, {TABLES} tables at once",
            together,
            "moves/s",
            "bare SQLite: one row, one flush",
            floor,
            "≥ 1.5 ×",
        ),
    ]


async def _walk(tables: Tables, game_id: int, count: int) -> float:
    """Play defaults, which every table always has, and give the rate."""
    table = await tables.table(game_id)
    start = time.perf_counter()
    made = 0
    while made < count and table.playing:
        seat = table.rules.pending(table.state)[0].waiting[0]
        await tables.act(
            game_id,
            seat,
            table.rules.default(table.state, seat),
            interaction=(game_id << 32) + table.game.version,
        )
        made += 1
    return made / (time.perf_counter() - start)


def bare_commits(path: Path, count: int) -> float:
    """Rows a second, each with a flush of its own, into a SQLite that does nothing else."""
    with bare(path) as commit:
        start = time.perf_counter()
        for _ in range(count):
            commit()
        return count / (time.perf_counter() - start)


@contextmanager
def bare(path: Path) -> Iterator[Callable[[], object]]:
    """What stores one more row in a SQLite that does nothing else, and flushes it to the disk."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("CREATE TABLE entries (n INTEGER PRIMARY KEY, text TEXT)")
        yield lambda: db.execute("INSERT INTO entries (text) VALUES (?)", ("x" * 400,))
