"""Numbered migrations: `migrations/0001_name.sql` and on, each applied once, in order, in a transaction."""

import sqlite3
from pathlib import Path

from bot.store.protocol import StoreError

FOLDER = Path(__file__).parent / "migrations"


def steps() -> dict[int, str]:
    """The migrations by number."""
    return {int(file.name[:4]): file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.sql"))}


def migrate(db: sqlite3.Connection) -> None:
    """Bring the database up to the newest version.

    Raises StoreError if it was written by a newer Maester.
    """
    have = int(db.execute("PRAGMA user_version").fetchone()[0])
    known = steps()
    if have > max(known):
        raise StoreError(f"it is of version {have}, this Maester knows {max(known)}; upgrade Maester")
    for number, sql in known.items():
        if number > have:
            db.executescript(f"BEGIN IMMEDIATE; {sql}; PRAGMA user_version = {number}; COMMIT;")
