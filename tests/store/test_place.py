"""A database whose file is moved, removed or replaced while it is open: nothing is confirmed into it any more."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.store.place import Misplaced
from bot.store.protocol import StoreError
from bot.store.sqlite import open_sqlite
from tests.store.samples import SEATS, append, game


def moved(path: Path) -> None:
    path.rename(path.with_name("away.db"))


def replaced(path: Path) -> None:
    moved(path)
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE games (id)")


def link_turned(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.with_name("other.db"))


@pytest.mark.parametrize("spoil", [moved, Path.unlink, replaced])
async def test_no_move_is_confirmed_and_the_host_is_told_once(
    tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    path = tmp_path / "maester.db"
    calls: list[None] = []
    store = await open_sqlite(path, lost=lambda: calls.append(None))
    made = await store.create_game(game(), SEATS)
    spoil(path)
    with capture_logs() as logs:
        tries = await asyncio.gather(
            *(store.append(append(made.id, n)) for n in range(3)), return_exceptions=True
        )
        with pytest.raises(StoreError, match=r"was moved, removed or replaced .* Put the file back"):
            await store.append(append(made.id, 0))
    assert [type(each) for each in tries] == [Misplaced] * 3
    assert calls == [None]
    assert [(line["event"], line["log_level"]) for line in logs] == [("the database is gone", "critical")]
    await store.close()


async def test_a_link_that_points_elsewhere_is_noticed(tmp_path: Path) -> None:
    link = tmp_path / "maester.db"
    link.symlink_to(tmp_path / "real.db")
    store = await open_sqlite(link)
    made = await store.create_game(game(), SEATS)
    link_turned(link)
    with pytest.raises(Misplaced):
        await store.append(append(made.id, 0))
    await store.close()


async def test_what_was_refused_is_not_in_the_file_that_was_moved(tmp_path: Path) -> None:
    path = tmp_path / "maester.db"
    store = await open_sqlite(path)
    made = await store.create_game(game(), SEATS)
    moved(path)
    with pytest.raises(Misplaced):
        await store.append(append(made.id, 0))
    await store.close()
    path.with_name("away.db").rename(path)  # what lies beside it has stayed
    store = await open_sqlite(path)
    assert await store.entries(made.id) == []
    await store.append(append(made.id, 0))
    await store.close()


async def test_a_file_that_goes_in_the_very_moment_of_the_commit_confirms_nothing(tmp_path: Path) -> None:
    path = tmp_path / "maester.db"
    store = await open_sqlite(path)

    def change(db: sqlite3.Connection) -> None:
        moved(path)

    with pytest.raises(Misplaced):
        await store._writer.submit(change)
    await store.close()


async def test_a_file_that_stays_hinders_nobody(tmp_path: Path) -> None:
    path = tmp_path / "maester.db"
    store = await open_sqlite(path)
    made = await store.create_game(game(), SEATS)
    path.touch()
    path.chmod(0o640)
    await store.append(append(made.id, 0))
    await store.close()
