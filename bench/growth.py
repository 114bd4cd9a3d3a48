"""What grows with the games there are, and what does not: the same questions to a small database and to a large one.

A start is that of the bot itself, in a process of its own on a simulated Discord; not the very first, for which Python
compiles all modules.
"""

import asyncio
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from dataclasses import astuple, dataclass
from pathlib import Path

from bench.figures import Figure, median_ms_async
from bench.resident import resident_mib
from bot.engine.table.pace import Pace
from bot.engine.tables import Tables
from bot.engine.ticker import Ticker
from bot.health import sign
from bot.rules.registry import GAMES, RULESETS
from bot.sandbox.server import Sandbox
from bot.store.sqlite import SqliteStore, open_sqlite

FEW, MANY, MOST = 1_000, 20_000, 100_000
MOVES = 12
"""So many moves every game has behind it."""

PER_GUILD = 10
"""Games of a server; one of them is over."""

TIMES = 60

ROUNDS = 3
"""Starts of each database, by turns; the best counts, as what else a machine does only adds to it."""

BOT = """
import sys
from bot.collector import loading
with loading():
    from bot.sandbox.pointing import point_discord_at
point_discord_at(sys.argv.pop(1), sys.argv.pop(1))
from bot.__main__ import main
main()
"""
"""The command line as it is, but for where Discord is."""

COPIES = (
    "INSERT INTO seats (game_id, seat, user_id, name, agent, words, open)"
    " SELECT games.id, seat, 1000000 + (games.id * 3 + seat) / 4, name, agent, words, games.id % 500 = 0 AND seat = 1"
    " FROM games JOIN seats AS model ON model.game_id = 1 + (games.id % 3 = 0) WHERE games.id > 2",
    "INSERT INTO seatings (game_id, n, seat, user_id, name, agent, words, open)"
    " SELECT games.id, n, seat, 1000000 + (games.id * 3 + seat) / 4, name, agent, words, open"
    " FROM games JOIN seatings AS model ON model.game_id = 1 + (games.id % 3 = 0) WHERE games.id > 2",
    "INSERT INTO entries (game_id, n, seat, by, action, draws, events, at, signed)"
    " SELECT games.id, n, seat, by, action, draws, events, at, signed"
    " FROM games JOIN entries AS model ON model.game_id = 1 + (games.id % 3 = 0) WHERE games.id > 2",
    "INSERT INTO clocks (game_id, seat, bank, decision, since, used, lapsed, reminded, deadline, next_at)"
    " SELECT games.id, seat, bank, decision, since, used, lapsed, reminded, deadline, next_at"
    " FROM games JOIN clocks AS model ON model.game_id = 2 WHERE games.id > 2 AND games.id % 3 = 0"
    " AND status = 'playing'",
    "INSERT INTO outbox (game_id, kind, key, payload, due_at)"
    " SELECT id, 'dashboard', 'dashboard', '{}', 1e12 FROM games WHERE id > 2 AND id % 100 = 0",
    "INSERT INTO results SELECT id, version, '{}' FROM games WHERE status = 'over'",
)
"""How two games become many: every third has a clock, every hundredth a post that waits, each person four games."""


@dataclass(frozen=True)
class Taken:
    """Milliseconds of each question, by its name, to a database of so many games."""

    games: int
    ms: dict[str, float]


@dataclass(frozen=True)
class Start:
    """Seconds from the process to the gateway and until it is ready, and MiB of memory then."""

    gateway: float
    ready: float
    memory: float


async def growth(many: int = MANY) -> list[Figure]:
    """What is asked, and a start, with `FEW` games and with `many`."""
    with tempfile.TemporaryDirectory() as folder:
        small, large = Path(folder) / "few.db", Path(folder) / "many.db"
        await fill(small, FEW)
        await fill(large, many)
        none = Path(folder) / "none.db"
        await start(none)
        rounds = [[await start(path) for path in (none, small, large)] for _ in range(ROUNDS)]
        empty, few, lots = (_best(starts) for starts in zip(*rounds, strict=True))
        asked = await ask(small, FEW), await ask(large, many)
    name = f"{FEW:,} games"
    figures = [
        Figure(f"{what}, {many:,} games", asked[1].ms[what], "ms", name, asked[0].ms[what], "≤ 2 ms, flat")
        for what in asked[0].ms
    ]
    return [
        Figure(f"start to gateway, {many:,} games", lots.gateway, "s", "no game", empty.gateway, "≤ 2 s"),
        Figure(f"the same, {FEW:,} games", few.gateway, "s", "no game", empty.gateway, "≤ 2 s"),
        Figure(f"start to ready, {many:,} games", lots.ready, "s", "no game", empty.ready, "≤ 3 s"),
        Figure(f"memory, {many:,} games", lots.memory, "MiB", "no game", empty.memory, "≤ 1.2 ×"),
        *figures,
    ]


# ── many games ──


async def fill(path: Path, games: int) -> None:
    """Make a database of so many games: two that were played, one of them on time, and copies of their rows."""
    store = await open_sqlite(path)
    tables = Tables(store, RULESETS, time.time)
    for channel in (1, 2):
        table = await tables.open(guild_id=1, channel_id=channel, host_id=1, host_name="a", system=GAMES[0])
        for user in (2, 3):
            await tables.join(table.game.id, user, str(user))
        if channel == 2:
            await tables.set_pace(table.game.id, lambda _: Pace(hours=24))
        await tables.start(table.game.id)
        for _ in range(MOVES):
            seat = table.rules.pending(table.state)[0].waiting[0]
            await tables.act(table.game.id, seat, table.rules.default(table.state, seat))
    await tables.close()
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("BEGIN")
        names = [row[1] for row in db.execute("PRAGMA table_info(games)") if row[1] != "id"]
        changed = {
            "guild_id": f"100 + n / {PER_GUILD}",
            "channel_id": "n",
            "host_id": "1000000 + n * 3 / 4",
            "status": f"iif(n % {PER_GUILD} = 0, 'over', 'playing')",
            "created_at": "created_at + n",
            "ended_at": f"iif(n % {PER_GUILD} = 0, created_at + n, NULL)",
        }
        values = ", ".join(changed.get(name, name) for name in names)
        db.execute(
            "WITH RECURSIVE many (n) AS (SELECT 3 UNION ALL SELECT n + 1 FROM many WHERE n < ?)"
            f" INSERT INTO games (id, {', '.join(names)}) SELECT n, {values}"
            " FROM many JOIN games ON games.id = 1 + (n % 3 = 0)",
            (games,),
        )
        for sql in COPIES:
            db.execute(sql)
        db.execute("DELETE FROM outbox WHERE game_id < 3")
        db.execute("COMMIT")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


# ── a start ──


async def start(database: Path) -> Start:
    """Start the bot on a database, wait until it is ready, and stop it."""
    async with Sandbox() as sandbox:
        environment = {
            **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
            "PYTHONPYCACHEPREFIX": str(database.parent / "compiled"),
            "DISCORD_TOKEN": sandbox.token,
            "MAESTER_DATABASE": str(database),
            "MAESTER_LOG_LEVEL": "error",
        }
        began = time.monotonic()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", BOT, sandbox.base_url, sandbox.gateway_url, "run"),
            env=environment,
            stdout=asyncio.subprocess.DEVNULL,
        )
        gateway = await _since(began, lambda: sandbox.gateway.identifies > 0)
        ready = await _since(began, sign(database).exists)
        memory = await asyncio.to_thread(resident_mib, process.pid)
        process.send_signal(signal.SIGTERM)
        await process.wait()
    sign(database).unlink()
    return Start(gateway, ready, memory)


def _best(starts: Sequence[Start]) -> Start:
    return Start(*(min(each) for each in zip(*(astuple(one) for one in starts), strict=True)))


async def _since(began: float, happened: Callable[[], bool]) -> float:
    while not happened():  # noqa: ASYNC110 — another process does it
        await asyncio.sleep(0.01)
    return time.monotonic() - began


# ── what is asked ──


async def ask(path: Path, games: int) -> Taken:
    """Medians of what is asked of a database of so many games."""
    store = await open_sqlite(path)
    tables = Tables(store, RULESETS, time.time)
    ticker = Ticker(tables)
    await ticker.begin()
    chance = random.Random(1)
    at_play = [n for n in range(3, games) if n % PER_GUILD]
    erased = iter(chance.sample(range(1000010, 1000000 + games * 3 // 4), TIMES * 2))

    def game() -> int:
        return chance.choice(at_play)

    questions: dict[str, Callable[[], Awaitable[object]]] = {
        "an idle tick of the clocks": ticker.tick,
        "posts that are due": lambda: store.due_posts(time.time(), 8),
        "when the next post is due": lambda: store.next_due(time.time()),
        "the game of a channel": lambda: store.game_in(game()),
        "the games of a person": lambda: store.games_of(1000000 + game() * 3 // 4),
        "a game read from the disk": lambda: _load(tables, game()),
        "the hall of a server": lambda: store.ended(100 + game() // PER_GUILD),
        "open seats of a server": lambda: store.open_seats(100 + game() // PER_GUILD),
        "what may go on after a start": store.astir,
        "games held by other rules": lambda: store.foreign(GAMES[0], RULESETS[GAMES[0]].version, 0, 50),
        "a person erased": lambda: _erase(store, next(erased)),
    }
    ms = {what: await median_ms_async(work, TIMES) for what, work in questions.items()}
    await tables.close()
    await store.close()
    return Taken(games, ms)


async def _load(tables: Tables, game_id: int) -> None:
    await tables.table(game_id)


async def _erase(store: SqliteStore, user_id: int) -> None:
    await store.erase(user_id, {f"somebody {user_id}"}, "a former player", "random")


if __name__ == "__main__":
    from bench.figures import quiet, show

    quiet()
    show(asyncio.run(growth(MOST)))
