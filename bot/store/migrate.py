"""Numbered migrations of SQLite: `migrations/sqlite/0001_name.sql` and on.

Each is applied once, in order, in a transaction.

In such a file no two statements share a line.
"""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from bot.store.protocol import StoreError

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

    Raises StoreError if it was written by a newer Maester. A step that fails leaves the version before it.
    """
    known = steps() if known is None else known
    have = version(db)
    if have > max(known):
        raise StoreError(f"it is of version {have}, this Maester knows {max(known)}; upgrade Maester")
    for number, sql in known.items():
        if number > have:
            _apply(db, number, sql)


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
