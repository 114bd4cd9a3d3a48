"""The writer: group commit, and nothing a change or its caller does may stop it."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.store.connection import ThreadedConnection
from bot.store.group import Part
from bot.store.place import Misplaced
from bot.store.protocol import Conflict, StoreError
from bot.store.writer import GROUP, Writer


class Desk:
    """A writer on a small table of numbers, with all it says to SQLite."""

    def __init__(self, connection: ThreadedConnection) -> None:
        self.connection = connection
        self.writer = Writer(connection)
        self.said: list[str] = []

    def add(self, number: int) -> Any:
        return self.writer.submit(lambda db: db.execute("INSERT INTO t VALUES (?)", (number,)))

    async def numbers(self) -> list[int]:
        def read(db: sqlite3.Connection) -> list[int]:
            return [row[0] for row in db.execute("SELECT n FROM t ORDER BY rowid")]

        return await self.connection.run(read)

    @property
    def commits(self) -> int:
        return self.said.count("COMMIT")


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    made = Desk(ThreadedConnection(lambda: sqlite3.connect(tmp_path / "t.db", isolation_level=None), 64))
    await made.connection
    await made.connection.run(lambda db: db.execute("CREATE TABLE t (n INTEGER UNIQUE)"))
    await made.connection.run(lambda db: db.set_trace_callback(made.said.append))
    made.writer.start()
    yield made
    await made.writer.stop()
    await made.connection.close()


# ── group commit ──


async def test_changes_that_arrive_together_share_a_transaction(desk: Desk) -> None:
    await asyncio.gather(*(desk.add(n) for n in range(GROUP)))
    assert desk.commits == 1
    assert await desk.numbers() == list(range(GROUP))


async def test_a_group_has_a_limit(desk: Desk) -> None:
    await asyncio.gather(*(desk.add(n) for n in range(2 * GROUP + 1)))
    assert desk.commits == 3


async def test_a_change_alone_does_not_wait_for_others(desk: Desk) -> None:
    for n in range(3):
        await desk.add(n)
        assert desk.commits == n + 1  # it was committed when its caller went on


async def test_the_caller_gets_what_its_change_returned(desk: Desk) -> None:
    def answer(db: sqlite3.Connection) -> Any:
        return db.execute("SELECT 42").fetchone()

    assert await desk.writer.submit(answer) == (42,)


async def test_parts_of_the_same_work_are_carried_out_at_once(desk: Desk) -> None:
    together: list[list[int]] = []

    def work(db: sqlite3.Connection, parts: Sequence[int]) -> None:
        together.append([*parts])
        db.executemany("INSERT INTO t VALUES (?)", [(part,) for part in parts])

    await asyncio.gather(*(desk.writer.submit(Part(work, n)) for n in range(3)), desk.add(9))
    assert together == [[0, 1, 2]]
    assert desk.commits == 1
    assert sorted(await desk.numbers()) == [0, 1, 2, 9]


async def test_where_one_of_several_parts_is_refused_each_is_carried_out_alone(desk: Desk) -> None:
    def work(db: sqlite3.Connection, parts: Sequence[int]) -> None:
        db.executemany("INSERT INTO t VALUES (?)", [(part,) for part in parts])
        if 1 in parts:
            raise Conflict("not this one")

    tries = [desk.writer.submit(Part(work, n)) for n in range(3)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert await desk.numbers() == [0, 2]


# ── changes that fail ──


async def test_an_unexpected_error_reaches_its_caller_and_the_log_alone(desk: Desk) -> None:
    def faulty(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO t VALUES (99)")
        raise ZeroDivisionError("a fault in the code")

    with capture_logs() as logs:
        results = await asyncio.gather(
            desk.add(1), desk.writer.submit(faulty), desk.add(2), return_exceptions=True
        )
    assert isinstance(results[1], ZeroDivisionError)
    assert [entry["event"] for entry in logs] == ["a change was not stored"]
    assert await desk.numbers() == [1, 2]
    await desk.add(3)
    assert await desk.numbers() == [1, 2, 3]


async def test_a_broken_constraint_is_a_store_error(desk: Desk) -> None:
    await desk.add(1)
    with pytest.raises(StoreError, match="nothing was written: UNIQUE constraint failed") as error:
        await desk.add(1)
    assert isinstance(error.value.__cause__, sqlite3.IntegrityError)


async def test_a_commit_that_fails_is_told_to_all_it_was_for(desk: Desk) -> None:
    def orphan(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA defer_foreign_keys = ON")  # found out only by the commit
        db.execute("INSERT INTO child VALUES (99)")

    await desk.connection.run(lambda db: db.execute("PRAGMA foreign_keys = ON"))
    await desk.connection.run(lambda db: db.execute("CREATE TABLE child (n REFERENCES t (n))"))
    with capture_logs() as logs:
        results = await asyncio.gather(desk.add(1), desk.writer.submit(orphan), return_exceptions=True)
    assert [type(result) for result in results] == [StoreError, StoreError]
    assert [entry["event"] for entry in logs] == ["the database refused a transaction"]
    assert await desk.numbers() == []
    await desk.add(2)
    assert await desk.numbers() == [2]


async def test_a_transaction_that_sqlite_itself_undoes_is_told_to_all_it_was_for(desk: Desk) -> None:
    """SQLite may do so when the disk is full or fails."""
    await desk.add(1)
    results = await asyncio.gather(
        desk.add(2),
        desk.writer.submit(lambda db: db.execute("INSERT OR ROLLBACK INTO t VALUES (1)")),
        desk.add(3),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [StoreError] * 3
    assert await desk.numbers() == [1]
    await desk.add(4)
    assert await desk.numbers() == [1, 4]


async def test_it_is_told_to_all_though_one_of_them_was_refused_before(desk: Desk) -> None:
    """Then each is carried out alone, and none of them is stored either."""
    await desk.add(1)
    results = await asyncio.gather(
        desk.add(2),
        desk.writer.submit(lambda db: db.execute("INSERT INTO t VALUES (1)")),
        desk.writer.submit(lambda db: db.execute("INSERT OR ROLLBACK INTO t VALUES (1)")),
        return_exceptions=True,
    )
    assert [str(result) for result in results] == ["nothing was written: UNIQUE constraint failed: t.n"] * 3
    assert await desk.numbers() == [1]


async def test_a_file_that_is_gone_is_told_to_all_who_wait_and_once_to_the_host(tmp_path: Path) -> None:
    """And nothing is done in it any more, neither at a quiet moment nor at the end."""

    def gone() -> None:
        raise Misplaced("t.db is gone")

    connection = ThreadedConnection(lambda: sqlite3.connect(tmp_path / "t.db", isolation_level=None), 64)
    await connection
    told: list[str] = []
    done: list[int] = []
    writer = Writer(connection, gone, lambda: told.append("the host"))
    writer.start()
    await writer.when_quiet(lambda db: done.append(1), 0.01)
    tries = [writer.submit(lambda db: None) for _ in range(2 * GROUP)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert {str(result) for result in results} == {"t.db is gone"}
    assert told == ["the host"]
    with pytest.raises(StoreError, match=r"t\.db is gone"):
        await writer.submit(lambda db: None)
    await asyncio.sleep(0.05)
    await writer.stop()
    assert done == []
    await connection.close()


# ── callers that go away ──


async def test_a_change_is_carried_out_though_its_caller_has_gone(desk: Desk) -> None:
    gone, kept = asyncio.create_task(desk.add(1)), asyncio.create_task(desk.add(2))
    await asyncio.sleep(0)
    gone.cancel()
    await kept
    assert gone.cancelled()
    assert await desk.numbers() == [1, 2]


async def test_the_error_of_a_change_whose_caller_has_gone_is_in_the_log(desk: Desk) -> None:
    await desk.add(1)
    gone = asyncio.create_task(desk.add(1))
    await asyncio.sleep(0)
    gone.cancel()
    with capture_logs() as logs:
        await desk.add(2)
    assert [entry["event"] for entry in logs] == ["a change was not stored"]


# ── the end ──


async def test_what_waits_is_stored_before_the_end(desk: Desk) -> None:
    waiting = [asyncio.create_task(desk.add(n)) for n in range(2 * GROUP)]
    await asyncio.sleep(0)
    await desk.writer.stop()
    await asyncio.gather(*waiting)
    assert len(await desk.numbers()) == 2 * GROUP


async def test_nothing_is_taken_once_the_end_has_begun(desk: Desk) -> None:
    waiting = asyncio.create_task(desk.add(1))
    await asyncio.sleep(0)
    stopping = asyncio.create_task(desk.writer.stop())
    await asyncio.sleep(0)
    with pytest.raises(StoreError, match="closed"):
        await desk.add(2)
    await asyncio.gather(waiting, stopping)
    assert await desk.numbers() == [1]


async def test_stopping_twice_is_stopping(desk: Desk) -> None:
    await desk.writer.stop()
    await desk.writer.stop()
    with pytest.raises(StoreError, match="closed"):
        await desk.add(1)


# ── what waits for a quiet moment ──


async def test_work_for_a_quiet_moment_is_broken_off_by_whoever_has_something_to_write(desk: Desk) -> None:
    """And begun anew at the next."""
    running, again = threading.Event(), threading.Event()

    def endless_at_first(db: sqlite3.Connection) -> None:
        if running.is_set():
            again.set()
        if not running.is_set():
            db.create_function("running", 0, lambda: running.set() or 1)
            numbers = "WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + running() FROM c)"
            db.execute(f"{numbers} SELECT count(*) FROM c")

    await desk.writer.when_quiet(endless_at_first, 0.01)
    assert await asyncio.to_thread(running.wait, 30)
    await desk.add(1)
    assert await desk.numbers() == [1]
    assert await asyncio.to_thread(again.wait, 30)


async def test_a_moment_is_quiet_so_long_after_the_last_write(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, done, ahead = asyncio.get_running_loop(), list[int](), [0.0]
    began = loop.time()
    monkeypatch.setattr(loop, "time", lambda: began + ahead[0])

    async def at(seconds: float) -> list[int]:
        ahead[0] = seconds
        for _ in range(3):
            await asyncio.sleep(0)
        await desk.numbers()
        return done

    await desk.writer.when_quiet(lambda db: done.append(1), 60.0)
    assert await at(50.0) == []
    await desk.add(1)
    assert await at(61.0) == []
    assert await at(122.0) == [1]


async def test_it_waits_until_nobody_writes_and_is_done_once(desk: Desk) -> None:
    done: list[int] = []
    await desk.writer.when_quiet(lambda db: done.append(1), 0.05)
    for n in range(5):
        await desk.add(n)
        assert done == []
    await asyncio.sleep(0.3)
    await desk.add(9)
    assert done == [1]


async def test_of_two_works_for_a_quiet_moment_the_last_is_done(desk: Desk) -> None:
    done: list[int] = []
    await desk.writer.when_quiet(lambda db: done.append(1), 0.01)
    await desk.writer.when_quiet(lambda db: done.append(2), 0.01)
    await asyncio.sleep(0.1)
    await desk.add(1)
    assert done == [2]


async def test_it_is_done_once_though_the_quiet_moment_comes_after_the_end(desk: Desk) -> None:
    done: list[int] = []
    await desk.writer.when_quiet(lambda db: done.append(1), 0.01)
    await desk.writer.stop()
    await asyncio.sleep(0.05)
    assert done == [1]
    with pytest.raises(StoreError, match="closed"):
        await desk.writer.when_quiet(lambda db: done.append(2), 0.01)


async def test_it_is_done_at_the_end_at_the_latest(desk: Desk) -> None:
    done: list[int] = []
    await desk.writer.when_quiet(lambda db: done.append(1), 3600)
    await desk.add(1)
    await desk.writer.stop()
    assert done == [1]


async def test_work_that_fails_is_logged_and_stops_nobody(desk: Desk) -> None:
    def broken(_: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with capture_logs() as logs:
        await desk.writer.when_quiet(broken, 0.01)
        await asyncio.sleep(0.1)
        await desk.add(1)
    assert [entry["log_level"] for entry in logs] == ["error"]
    assert await desk.numbers() == [1]


# ── the end ──


def wait(until: threading.Event) -> None:
    until.wait()


def test_a_connection_that_outlives_its_loop_ends_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where a start is broken off: nobody is left to hear of it."""
    said: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", said.append)
    goes_on = threading.Event()

    async def leave() -> ThreadedConnection:
        connection = ThreadedConnection(lambda: sqlite3.connect(tmp_path / "t.db"), 64)
        await connection
        connection.hand(lambda _: wait(goes_on))
        connection.stop()
        return connection

    left = asyncio.run(leave())
    goes_on.set()
    left._thread.join(60)
    assert not left._thread.is_alive()
    assert said == []
