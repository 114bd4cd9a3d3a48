"""SQLite finds what is due, and whose it is, by an index: no question costs more because there are more games."""

import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.store.connection import ThreadedConnection
from bot.store.rows import SeatRow
from bot.store.sqlite import SqliteStore, open_sqlite
from tests.store.samples import SEATS, append, dashboard, game

ASKED: dict[str, Callable[[SqliteStore], Awaitable[Any]]] = {
    "the next clock": lambda store: store.next_clock(),
    "clocks that are due": lambda store: store.claim_clocks(1e12, 1e12, 9),
    "when a post is due": lambda store: store.next_due(0.0),
    "the game of a channel": lambda store: store.game_in(1),
    "the games of a person": lambda store: store.games_of(7),
    "the lobbies of a person": lambda store: store.lobbies_of(7),
    "the servers of a person": lambda store: store.guilds_of(7),
    "all about a person": lambda store: store.about(7),
    "the hall": lambda store: store.ended(5),
    "open seats": lambda store: store.open_seats(5),
    "what goes on after a start": lambda store: store.astir(),
    "what came from plans": lambda store: store.carried(1, 0),
    "who has sat in a game": lambda store: store.sitters(1),
    "a person who comes home": lambda store: store.end_vacation(7, 9.0),
    "held games": lambda store: store.foreign("tourney", "2", 0, 9),
    "a person erased": lambda store: store.erase(7, {"Alys"}, "a former player", "random"),
}

WHOLE = re.compile(
    r"^SCAN (?!CONSTANT|c\b|t\b|\(|games USING INDEX games_astir|plans USING INDEX plans_at_work|life\b|sat\b)"
)
"""Of a plan: that a table is read from its first row to its last; but for indexes of what goes on by itself alone."""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await open_sqlite(tmp_path / "maester.db")
    yield opened
    await opened.close()


@pytest.mark.parametrize("what", ASKED)
async def test_no_table_is_read_as_a_whole(store: SqliteStore, what: str) -> None:
    for channel in range(3):
        made = await store.create_game(game(channel=channel), SEATS)
        await store.append(append(made.id, 0, posts=(dashboard(),), seats=SEATS))
    assert await whole(store, ASKED[what]) == []


async def test_of_the_posts_only_as_many_are_read_as_are_wanted(store: SqliteStore) -> None:
    """In the order of their numbers, so that the reading ends with the last one wanted."""
    (plan,) = await whole(store, lambda store: store.due_posts(0.0, 8))
    assert plan.endswith("SCAN outbox")


FEW, MANY = 50, 400


async def test_the_hall_of_a_server_grows_with_its_games_and_not_with_their_square(
    store: SqliteStore,
) -> None:
    """By the steps that SQLite takes, which are the same on every machine."""
    steps: list[int] = []
    for number in range(MANY):
        made = await store.create_game(game(channel=number, created_at=float(number)), SEATS)
        await store.append(append(made.id, 0, status="over"))
        if number + 1 in (FEW, MANY):
            steps.append(await _steps(store._reading, lambda: store.ended(5)))
    assert len(await store.ended(5)) == MANY
    assert steps[1] / steps[0] < 1.5 * MANY / FEW


async def test_an_erasure_takes_no_longer_where_many_games_of_others_are_over(store: SqliteStore) -> None:
    steps: list[int] = []
    for number in range(MANY):
        seats = [SeatRow(0, 100 + number, f"Somebody {number}", None, "")]
        made = await store.create_game(game(channel=number, created_at=float(number)), seats)
        await store.append(append(made.id, 0, seats=seats, status="over"))
        if number + 1 in (FEW, MANY):
            user, name = 100 + number, f"Somebody {number}"
            erase = partial(store.erase, user, {name}, "a former player", "random")
            steps.append(await _steps(store._writing, erase))
    assert steps[1] < 1.1 * steps[0]


async def _steps(connection: ThreadedConnection, ask: Callable[[], Awaitable[Any]]) -> int:
    """How many of its instructions SQLite carries out to answer this."""
    counted = [0]

    def count() -> int:
        counted[0] += 1
        return 0

    await connection.run(lambda db: db.set_progress_handler(count, 1))
    await ask()
    await connection.run(lambda db: db.set_progress_handler(None, 1))
    return counted[0]


async def whole(store: SqliteStore, ask: Callable[[SqliteStore], Awaitable[Any]]) -> list[str]:
    """The statements, with their plans, that read a whole table to answer this."""
    asked: list[str] = []
    for connection in (store._reading, store._writing):
        await connection.set_trace_callback(asked.append)
    await ask(store)
    for connection in (store._reading, store._writing):
        await connection.set_trace_callback(lambda _: None)
    data = [sql for sql in asked if sql.split()[0] in ("SELECT", "UPDATE", "DELETE", "INSERT")]
    return await store._reading.run(lambda db: [f"{sql}: {step}" for sql in data for step in _plan(db, sql)])


def _plan(db: sqlite3.Connection, sql: str) -> list[str]:
    steps = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {sql}")]
    return [step for step in steps if WHOLE.match(step)]
