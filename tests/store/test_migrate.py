"""Migrations: each once, in order, all of a step or nothing of it."""

import sqlite3
from pathlib import Path

import pytest

from bot.store.migrate import migrate, steps, version
from bot.store.protocol import StoreError
from bot.store.sqlite import open_sqlite
from tests.store.samples import SEATS, game

NEWEST = max(steps())
MORE = {
    **steps(),
    NEWEST + 1: "ALTER TABLE games\n  ADD COLUMN title TEXT; -- two statements\nCREATE TABLE notes (n);",
}


def connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def tables(db: sqlite3.Connection) -> set[tuple[str, str]]:
    return set(db.execute("SELECT name, sql FROM sqlite_schema"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "maester.db"


def test_two_files_of_one_number_are_found(tmp_path: Path) -> None:
    """Of two branches that add a migration each one would be left out."""
    for name in ("0001_one.sql", "0001_other.sql"):
        (tmp_path / name).touch()
    with pytest.raises(ValueError, match="have the same number"):
        steps(tmp_path)


def test_the_numbers_have_no_gaps() -> None:
    assert sorted(steps()) == list(range(1, NEWEST + 1))


def test_a_fresh_database_is_brought_to_the_newest_version(path: Path) -> None:
    db = connect(path)
    migrate(db)
    assert version(db) == NEWEST


@pytest.mark.parametrize("earlier", range(NEWEST))
def test_every_earlier_version_ends_as_a_fresh_one(path: Path, earlier: int) -> None:
    db, fresh = connect(path), connect(Path(":memory:"))
    if earlier:
        migrate(db, {n: sql for n, sql in steps().items() if n <= earlier})
    migrate(db)
    migrate(fresh)
    assert version(db) == NEWEST
    assert tables(db) == tables(fresh)


def test_a_database_of_the_newest_version_is_left_alone(path: Path) -> None:
    db = connect(path)
    migrate(db)
    changes = db.total_changes
    migrate(db)
    assert db.total_changes == changes


async def test_a_migration_keeps_the_games(path: Path) -> None:
    store = await open_sqlite(path)
    made = await store.create_game(game(), SEATS)
    await store.close()
    db = connect(path)
    migrate(db, MORE)
    assert version(db) == NEWEST + 1
    assert db.execute("SELECT id, title FROM games").fetchall() == [(made.id, None)]
    assert db.execute("SELECT count(*) FROM notes").fetchone() == (0,)


def test_a_step_that_fails_leaves_the_version_before_it(path: Path) -> None:
    db = connect(path)
    migrate(db)
    before = tables(db)
    faulty = {**steps(), NEWEST + 1: "CREATE TABLE notes (n);\nINSERT INTO nowhere VALUES (1);"}
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        migrate(db, faulty)
    assert (version(db), tables(db)) == (NEWEST, before)
    migrate(db, MORE)
    assert version(db) == NEWEST + 1


def test_of_two_processes_that_start_at_once_the_second_finds_it_done(path: Path) -> None:
    first, second = connect(path), connect(path)

    class Slow(dict[int, str]):
        """Lets the first migrate between the second's look and its lock."""

        def items(self):  # type: ignore[no-untyped-def]
            migrate(first)
            return super().items()

    migrate(second, Slow(steps()))
    assert version(second) == NEWEST


async def test_a_database_of_a_newer_maester_is_refused_and_left_alone(path: Path) -> None:
    migrate(connect(path), MORE)
    before = path.read_bytes()
    with pytest.raises(StoreError, match=f"of version {NEWEST + 1}, this Maester knows {NEWEST}; upgrade"):
        await open_sqlite(path)
    db = connect(path)
    assert version(db) == NEWEST + 1
    assert len(before) == len(path.read_bytes())


def test_plans_keep_what_they_are_and_their_numbers_go_on(path: Path) -> None:
    """A number that came back would be taken for a line that was carried out."""
    moments = next(n for n, sql in steps().items() if "plans_of_turns" in sql)
    db = connect(path)
    migrate(db, {n: sql for n, sql in steps().items() if n < moments})
    db.execute("PRAGMA foreign_keys = OFF")
    insert = "INSERT INTO plans VALUES (?, 1, ?, 9, '[]', 'ready', 0, NULL, '')"
    for plan in (3, 7):
        db.execute(insert, (plan, plan))
    db.execute("DELETE FROM plans WHERE id = 7")
    migrate(db)
    assert list(db.execute("SELECT id, seat, moment, regardless FROM plans")) == [(3, 3, "", 0)]
    db.execute(
        "INSERT INTO plans (game_id, seat, user_id, lines, status, done, reason) VALUES (1, 0, 9, '', 'draft', 0, '')"
    )
    assert db.execute("SELECT max(id) FROM plans").fetchone() == (8,)
