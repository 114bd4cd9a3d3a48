"""The rules alone, and a move made durable."""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path

from bench.figures import Figure
from bench.games import several
from bot.collector import look_less
from bot.engine.journal.chance import RecordedChance
from bot.engine.journal.entries import Codec
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.rules.contract import Action, Seat, reached
from bot.rules.registry import GAMES, RULESETS
from bot.store.sqlite import open_sqlite

ACTIONS = 1500
TABLES = 50
ROUNDS = 15
"""Of measuring moves and their floor; the best of each counts."""

ALONE, TOGETHER = 100, 20
"""Moves of a table in each round: of the one that plays alone, and of each of the others."""

Moves = Iterator[tuple[Seat, Action]]

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
        await asyncio.gather(*(_begin(tables, table) for table in several))
        first, *others = [(table.game.id, _chosen(table, ROUNDS * ALONE)) for table in several]
        look_less()  # as the process of the bot does
        for n in range(ROUNDS):  # in turn, so that a busy minute of the machine is one of all three
            floor = max(floor, bare_commits(Path(folder) / f"bare-{n}.db", 200))
            alone = max(alone, await _rate_of(tables, [first], ALONE))
            together = max(together, await _rate_of(tables, others, TOGETHER))
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


async def _begin(tables: Tables, table: Table) -> None:
    """Start a game, and have each player take a house: the last one has the lands dealt."""
    await tables.start(table.game.id)
    for _ in table.seats:
        seat = table.rules.pending(table.state)[0].waiting[0]
        await tables.act(table.game.id, seat, table.rules.default(table.state, seat))


def _chosen(table: Table, count: int) -> Moves:
    """The first moves of a game, chosen before they are measured: defaults, which every table has, and which draw
    nothing."""
    state, moves = table.state, []
    for _ in range(count):
        seat = table.rules.pending(state)[0].waiting[0]
        action = table.rules.default(state, seat)
        state = reached(table.rules, table.rules.act(state, seat, action, RecordedChance(())), state)
        moves.append((seat, action))
    return iter(moves)


async def _rate_of(tables: Tables, games: Sequence[tuple[int, Moves]], count: int) -> float:
    """Moves a second while each game, all at once, makes its next `count` moves, one after the other."""
    start = time.perf_counter()
    await asyncio.gather(*(_walk(tables, game_id, islice(moves, count)) for game_id, moves in games))
    return len(games) * count / (time.perf_counter() - start)


async def _walk(tables: Tables, game_id: int, moves: Moves) -> None:
    table = await tables.table(game_id)
    for seat, action in moves:
        await tables.act(game_id, seat, action, interaction=(game_id << 32) + table.game.version)


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
