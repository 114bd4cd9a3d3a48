"""A restored database begins another life: nothing of it may be taken for something of the life before."""

import sqlite3


def begin(db: sqlite3.Connection) -> None:
    """Posts have other nonces from now on, so that Discord takes none for a repeat of one sent in the life before."""
    db.execute("UPDATE life SET stamp = lower(hex(randomblob(4)))")


def carry_over(before: sqlite3.Connection, db: sqlite3.Connection) -> None:
    """What the database that is replaced knows of the time after the backup.

    Where the live messages stand, so that they can be taken down, and which numbers were given away, so that a button
    of a game that is gone is never one of another game.
    """
    shown = before.execute("SELECT dashboard_id, id, created_at FROM games WHERE dashboard_id IS NOT NULL")
    db.executemany("UPDATE games SET dashboard_id = ? WHERE id = ? AND created_at = ?", shown.fetchall())
    for table, last in before.execute("SELECT name, seq FROM sqlite_sequence").fetchall():
        db.execute("DELETE FROM sqlite_sequence WHERE name = ? AND seq < ?", (table, last))
        db.execute(
            "INSERT INTO sqlite_sequence (name, seq) SELECT :table, :last"
            " WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = :table)",
            {"table": table, "last": last},
        )
