"""The SQLite backend when the disk, the file or another process is against it.

Each time: a StoreError with a sentence for the host, nothing half-written, and the game goes on when the
cause is gone.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store.protocol import StoreError
from bot.store.sqlite import SqliteStore, open_sqlite
from tests.store.samples import SEATS, append, dashboard, entry, game, story, works


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "maester.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    opened = await open_sqlite(path, busy=0.01)
    yield opened
    await opened.close()


async def pragma(store: SqliteStore, text: str) -> object:
    """Says it on the writing connection."""
    return await store._writing.run(lambda db: db.execute(f"PRAGMA {text}").fetchone()[0])


# ── opening ──


async def test_every_commit_is_flushed_and_references_are_kept(store: SqliteStore) -> None:
    assert await pragma(store, "journal_mode") == "wal"
    assert await pragma(store, "synchronous") == 2  # FULL
    assert await pragma(store, "foreign_keys") == 1


async def test_the_reading_connection_cannot_write(store: SqliteStore) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await store._reading.run(lambda db: db.execute("DELETE FROM games"))


async def test_what_was_stored_is_there_after_a_restart(store: SqliteStore, path: Path) -> None:
    made = await store.create_game(game(), SEATS)
    await store.append(append(made.id, 0))
    await store.close()
    again = await open_sqlite(path)
    assert list(await again.entries(made.id)) == [entry(0)]
    await again.close()


async def test_a_move_writes_no_index_but_those_of_its_posts(store: SqliteStore, path: Path) -> None:
    made = await store.create_game(game(), SEATS)
    for n in range(2):
        await store.append(append(made.id, n, interaction_id=n, posts=(dashboard(),)))
    await pragma(store, "wal_checkpoint(TRUNCATE)")
    await store.append(append(made.id, 2, interaction_id=2, posts=(dashboard(),)))
    pages = (Path(f"{path}-wal").stat().st_size - 32) // (24 + 4096)
    assert pages == 7  # games, entries, interactions; posts with two indexes and the next number


async def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "new" / "folder" / "maester.db")
    assert await works(store, 1)
    await store.close()


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match=r"The database .*maester\.db cannot be used"):
        await open_sqlite(tmp_path / "file" / "maester.db")


async def test_a_folder_in_the_place_of_the_file(path: Path) -> None:
    path.mkdir()
    with pytest.raises(StoreError, match="unable to open"):
        await open_sqlite(path)


async def test_a_file_that_is_no_database(path: Path) -> None:
    path.write_text("The North remembers, but not as SQLite." * 100)
    with pytest.raises(StoreError, match="not a database"):
        await open_sqlite(path)
    assert path.read_text().startswith("The North remembers")


async def test_a_damaged_database(store: SqliteStore, path: Path) -> None:
    made = await store.create_game(game(), SEATS)
    for n in range(20):
        await store.append(append(made.id, n, entry=entry(n, "x" * 2000)))
    await store.close()
    content = bytearray(path.read_bytes())
    content[len(content) // 2 :] = b"\xff" * (len(content) - len(content) // 2)
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"damaged|malformed"):
        await open_sqlite(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("there_before", [True, False])
async def test_a_read_only_file(path: Path, there_before: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if there_before:
        await (await open_sqlite(path)).close()
    else:
        path.touch()
    connect = sqlite3.connect
    with monkeypatch.context() as patch:  # rights alone would not stop the root user
        patch.setattr(
            sqlite3, "connect", lambda path, **kwargs: connect(f"file:{path}?mode=ro", uri=True, **kwargs)
        )
        with pytest.raises(StoreError, match="readonly"):
            await open_sqlite(path)
    store = await open_sqlite(path)
    assert await works(store, 1)
    await store.close()


async def test_a_database_locked_at_the_start(path: Path) -> None:
    await (await open_sqlite(path)).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="locked"):
        await open_sqlite(path, busy=0.01)
    other.close()
    await (await open_sqlite(path)).close()


# ── running ──


async def test_a_locked_database(store: SqliteStore, path: Path) -> None:
    made = await store.create_game(game(), SEATS)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="locked"):
        await store.append(append(made.id, 0, posts=(story(0),)))
    assert await store.game(made.id) == made  # reading goes on
    other.execute("ROLLBACK")
    other.close()
    await store.append(append(made.id, 0))
    assert list(await store.entries(made.id)) == [entry(0)]


async def test_a_full_disk(store: SqliteStore) -> None:
    made = await store.create_game(game(), SEATS)
    pages = await pragma(store, "page_count")
    await pragma(store, f"max_page_count = {pages}")
    big = append(made.id, 0, entry=entry(0, "x" * 100_000), posts=(story(0),), interaction_id=1)
    with pytest.raises(StoreError, match="full"):
        await store.append(big)
    assert await store.game(made.id) == made
    assert list(await store.entries(made.id)) == []
    assert await store.entry_of(1) is None
    assert list(await store.due_posts(1e9, 10)) == []
    await pragma(store, "max_page_count = 1000000")
    await store.append(big)
    assert await store.entry_of(1) == 0


async def test_a_full_disk_fails_the_whole_group(store: SqliteStore) -> None:
    """SQLite undoes the transaction, so none of the changes that shared it may be reported stored."""
    games = [await store.create_game(game(channel=n), SEATS) for n in range(3)]
    await pragma(store, f"max_page_count = {await pragma(store, 'page_count')}")
    changes = [append(each.id, 0, entry=entry(0, "x" * 50_000)) for each in games]
    results = await asyncio.gather(*map(store.append, changes), return_exceptions=True)
    assert [type(result) for result in results] == [StoreError] * 3
    await pragma(store, "max_page_count = 1000000")
    assert [len(await store.entries(each.id)) for each in games] == [0, 0, 0]
    await asyncio.gather(*map(store.append, changes))
    assert [len(await store.entries(each.id)) for each in games] == [1, 1, 1]


async def test_a_read_that_fails(store: SqliteStore, path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("ALTER TABLE seats RENAME TO chairs")
    with pytest.raises(StoreError, match="nothing could be read: no such table: seats"):
        await store.seats(1)
    other.execute("ALTER TABLE chairs RENAME TO seats")
    other.close()
    assert list(await store.seats(1)) == []


async def test_a_row_that_fits_no_table(store: SqliteStore) -> None:
    """Not mistaken for a channel that is taken."""
    with pytest.raises(StoreError, match="CHECK constraint"):
        await store.create_game(game(status="asleep"), SEATS)
    assert await works(store, 1)


async def test_who_is_forgotten_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is not written anew before the answer, and never that of a large database."""
    written: list[object] = []
    monkeypatch.setattr("bot.store.sqlite.SqliteStore._rewrite", written.append)
    store = await open_sqlite(tmp_path / "maester.db")
    made = await store.create_game(game(), SEATS)
    await store.erase(7, {"Alys"}, "a former player", "random")
    await store.overwrite()
    assert written == []
    monkeypatch.setattr("bot.store.sqlite.AT_ONCE", 0)
    assert await store.game(made.id) is not None
    await store.close()
    assert len(written) == 1, "at the end nobody waits"
    store = await open_sqlite(tmp_path / "maester.db")
    await store.overwrite()
    await store.close()
    assert len(written) == 1


async def test_what_is_deleted_is_overwritten_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.AT_ONCE", 0)
    store = await open_sqlite(tmp_path / "maester.db")
    await store.create_game(game(), [replace(SEATS[0], name="Winterhart")])
    await store.erase(7, {"Winterhart"}, "a former player", "random")
    await store.overwrite()
    files = [each.read_bytes() for each in tmp_path.iterdir()]
    await store.close()
    assert not any(b"Winterhart" in each for each in files)
