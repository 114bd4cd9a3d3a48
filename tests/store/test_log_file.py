"""SQLite's log is written as long as it gets once there is much to write, and nothing of that is ever seen."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.store import log_file
from bot.store.sqlite import SqliteStore, open_sqlite
from tests.store.samples import SEATS, append, game

OFTEN = 4
WHOLE = log_file.CHECKPOINT * 4096
"""Bytes of all pages that the log holds."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "maester.db"


@pytest.fixture
async def store(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqliteStore]:
    monkeypatch.setattr(log_file, "OFTEN", OFTEN)
    opened = await open_sqlite(path)
    yield opened
    await opened.close()


async def written(store: SqliteStore, channel: int, times: int) -> int:
    """Store a game in so many transactions, and wait until the writer's thread has done all that follows; its id."""
    made = await store.create_game(game(channel=channel), SEATS)
    for n in range(times - 1):
        await store.append(append(made.id, n))
    await store._writing.run(lambda _: None)
    return made.id


def log_of(path: Path) -> int:
    return path.with_name(path.name + "-wal").stat().st_size


async def test_who_looks_in_for_a_moment_writes_nothing_for_it(store: SqliteStore, path: Path) -> None:
    await written(store, 1, OFTEN - 1)
    assert log_of(path) < WHOLE / 10


async def test_where_much_is_written_the_log_is_lengthened_once(store: SqliteStore, path: Path) -> None:
    await written(store, 1, OFTEN)
    long = log_of(path)
    assert long >= WHOLE
    await written(store, 2, 2 * OFTEN)
    assert log_of(path) == long, "what is written now is written over it"


async def test_the_database_is_what_it_was(store: SqliteStore, path: Path) -> None:
    game_id = await written(store, 1, OFTEN)
    size = await store._writing.run(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
    assert size * 4096 < WHOLE / 10
    assert len(await store.entries(game_id)) == OFTEN - 1
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert other.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'padding'").fetchone() == (0,)
        assert other.execute("SELECT count(*) FROM entries").fetchone() == (OFTEN - 1,)


async def test_memory_is_used_as_before(store: SqliteStore) -> None:
    async def kept() -> object:
        return await store._writing.run(lambda db: db.execute("PRAGMA cache_size").fetchone()[0])

    before = await kept()
    await written(store, 1, OFTEN)
    assert await kept() == before


async def test_what_was_stored_outlives_a_process_that_ends_just_then(store: SqliteStore, path: Path) -> None:
    """The files as a kill leaves them: the log with all that was undone in it."""
    game_id = await written(store, 1, OFTEN)
    copy = path.with_name("copy.db")
    for ending in ("", "-wal"):
        copy.with_name(copy.name + ending).write_bytes(path.with_name(path.name + ending).read_bytes())
    again = await open_sqlite(copy)
    assert len(await again.entries(game_id)) == OFTEN - 1
    await again.close()


async def test_after_it_was_emptied_it_is_lengthened_anew(store: SqliteStore, path: Path) -> None:
    await written(store, 1, OFTEN)
    await store.overwrite()
    assert log_of(path) == 0
    await written(store, 2, OFTEN)
    assert log_of(path) >= WHOLE


async def test_where_it_cannot_be_all_goes_on(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(log_file, "lengthen", full)
    with capture_logs() as logs:
        game_id = await written(store, 1, 2 * OFTEN)
    assert [entry["event"] for entry in logs if entry["log_level"] == "warning"] == [
        "the log of the database was not lengthened"
    ]
    assert len(await store.entries(game_id)) == 2 * OFTEN - 1


async def test_a_full_disk_leaves_no_transaction_behind(store: SqliteStore, path: Path) -> None:
    """A file that may have no more pages is as good as a full disk."""
    most = await store._writing.run(lambda db: db.execute("PRAGMA max_page_count").fetchone()[0])
    await store._writing.run(lambda db: db.execute("PRAGMA max_page_count = 200").fetchone())
    with capture_logs() as logs:
        game_id = await written(store, 1, OFTEN + 2)
    assert [entry["event"] for entry in logs if entry["log_level"] == "warning"] == [
        "the log of the database was not lengthened"
    ]
    await store._writing.run(lambda db: db.execute(f"PRAGMA max_page_count = {most}").fetchone())
    assert len(await store.entries(game_id)) == OFTEN + 1
