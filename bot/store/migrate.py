"""Numbered migrations of SQLite: `migrations/sqlite/0001_name.sql` and on.

Each is applied once, in order, in a transaction.

In such a file no two statements share a line.
"""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from bot.store.protocol import Newer, StoreError

FOLDER = Path(__file__).parent / "migrations" / "sqlite"


def steps(folder: Path = FOLDER) -> dict[int, str]:
    """The migrations by number. Raises ValueError where two files have the same: one of them would be left out."""
    files = sorted(folder.glob("*.sql"))
    found = {int(file.name[:4]): file.read_text(encoding="utf-8") for file in files}
    if len(found) < len(files):
        raise ValueError(f"two migrations in {folder} have the same number")
    return found


def migrate(db: sqlite3.Connection, known: dict[int, str] | None = None) -> None:
    """Bring the database up to the newest version.

    Raises Newer if it was written by a newer Maester. A step that fails leaves the version before it.
    """
    known = steps() if known is None else known
    have = _not_newer(version(db), max(known), "it")
    for number, sql in known.items():
        if number > have:
            _apply(db, number, sql)


def recognise(db: sqlite3.Connection, name: object = "it") -> int:
    """The version of the database, which is called `name`; 0 if there is nothing in it.

    Raises StoreError if something is that is not Maester's, Newer if it was written by a newer Maester.
    """
    tables = {row[0] for row in db.execute("SELECT name FROM sqlite_master")}
    if tables and "entries" not in tables:
        raise StoreError(f"{name} is no database of Maester's")
    return _not_newer(version(db), max(steps()), name)


def _not_newer(have: int, known: int, name: object) -> int:
    if have > known:
        raise Newer(f"{name} is of version {have}, this Maester knows {known}; upgrade Maester")
    return have


def version(db: sqlite3.Connection) -> int:
    """The number of the last migration applied; 0 for an empty database."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _apply(db: sqlite3.Connection, number: int, sql: str) -> None:
    db.execute("BEGIN IMMEDIATE")
    try:
        if version(db) < number:  # else another process was quicker
            for statement in _statements(sql):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")
    except sqlite3.Error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _statements(sql: str) -> Iterator[str]:
    """One by one, because sqlite3's executescript would commit the transaction we are in."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
