"""SQLite's log of changes (WAL), written as long as it gets before it is needed.

A flush of what is written over a part of a file takes half as long as one of a file that grows, for which the file
system notes the growth in a log of its own. After a start, and after it was emptied, SQLite lets its log grow page by
page up to `CHECKPOINT`, and only then begins again at the front.
"""

import sqlite3

import structlog

log = structlog.get_logger()

CHECKPOINT = 4000
"""Pages in the log at which what they hold goes to its place in the file, which takes flushes of its own: fifty moves
write two hundred."""

OFTEN = 100
"""After so many transactions it is worth a tenth of a second: who looks in for a moment writes nothing for it."""

FEW = 10
"""Pages kept in memory while it is done: all others go to the log."""


class LogFile:
    """The log of one database. All of it is done in the thread of the connection that writes."""

    def __init__(self) -> None:
        self._written = 0

    def written(self, db: sqlite3.Connection) -> None:
        """A transaction was stored."""
        self._written += 1
        if self._written == OFTEN:
            try:
                lengthen(db)
            except sqlite3.Error as error:  # all goes on as it was
                log.warning("the log of the database was not lengthened", error=str(error))

    def empty(self, db: sqlite3.Connection) -> None:
        """Take what it holds to its place in the file, and leave nothing of it."""
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._written = 0


def lengthen(db: sqlite3.Connection) -> None:
    """Have the log be long enough, by a transaction too large for memory that is undone. Raises sqlite3.Error."""
    ((size,),) = db.execute("PRAGMA page_size")
    ((kept,),) = db.execute("PRAGMA cache_size")
    db.execute(f"PRAGMA cache_size = {FEW}")
    try:
        db.execute("BEGIN IMMEDIATE")
        try:
            db.execute("CREATE TABLE padding (bytes BLOB)")
            db.execute("INSERT INTO padding VALUES (zeroblob(?))", (CHECKPOINT * size,))
        finally:
            if db.in_transaction:  # where the disk is full SQLite has undone it itself
                db.execute("ROLLBACK")
    finally:
        db.execute(f"PRAGMA cache_size = {kept}")
    ((number,),) = db.execute("PRAGMA user_version")
    db.execute(f"PRAGMA user_version = {number}")  # a flush of it all, for which nobody waits
