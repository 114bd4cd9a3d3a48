"""Changes that share a transaction: one that is refused is undone alone, and does not take the others with it."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

import structlog

from bot.store.protocol import Conflict, Duplicate, StoreError
from bot.store.record import record

log = structlog.get_logger()

Change = Callable[[sqlite3.Connection], Any]
"""It may be run twice."""

JointChange = Callable[[sqlite3.Connection, Sequence[Any]], None]


@record
class Part:
    """A change that is carried out at once with the others of its group that are part of the same `work`.

    Should `work` raise, it is begun anew for each part alone.
    """

    work: JointChange
    part: Any

    def __call__(self, db: sqlite3.Connection) -> None:
        self.work(db, (self.part,))


@record
class Result:
    """What a change returned or raised."""

    value: Any = None
    error: Exception | None = None


DONE = Result()


def transact(db: sqlite3.Connection, changes: list[Change]) -> list[Result]:
    """Run all changes in one transaction; a change that raises is undone alone and its error returned."""
    return _attempt(db, changes, _together) or _attempt(db, changes, _each)


def _attempt(
    db: sqlite3.Connection,
    changes: list[Change],
    carry_out: Callable[[sqlite3.Connection, list[Change]], list[Result]],
) -> list[Result]:
    """A transaction; where `carry_out` gives no results it is undone."""
    db.execute("BEGIN IMMEDIATE")
    try:
        results = carry_out(db, changes)
        db.execute("COMMIT" if results else "ROLLBACK")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _together(db: sqlite3.Connection, changes: list[Change]) -> list[Result]:
    """As mostly none raises, they need no savepoint, which copies pages. Where one does, there are no results."""
    try:
        results = [DONE if isinstance(change, Part) else Result(change(db)) for change in changes]
        for work, parts in _by_work(changes).items():
            work(db, parts)
        return results
    except Exception:
        if not db.in_transaction:
            raise  # SQLite has undone the whole transaction itself
        return []


def _by_work(changes: list[Change]) -> dict[JointChange, list[Any]]:
    found: dict[JointChange, list[Any]] = {}
    for change in changes:
        if isinstance(change, Part):
            found.setdefault(change.work, []).append(change.part)
    return found


def _each(db: sqlite3.Connection, changes: list[Change]) -> list[Result]:
    return [_alone(db, change) for change in changes]


def _alone(db: sqlite3.Connection, change: Change) -> Result:
    """One change among others, undone if it raises."""
    db.execute("SAVEPOINT change")
    try:
        result = Result(value=change(db))
    except Exception as error:
        if not db.in_transaction:
            raise
        db.execute("ROLLBACK TO change")
        result = Result(error=as_store_error(error))
        if not isinstance(error, Conflict | Duplicate):
            log.error("a change was not stored", exc_info=error)
    db.execute("RELEASE change")
    return result


def as_store_error(error: Exception) -> Exception:
    """The error as the caller gets it: the database's own errors as StoreError, with a sentence for the host."""
    if isinstance(error, sqlite3.Error):
        told = StoreError(f"nothing was written: {error}")
        told.__cause__ = error
        return told
    return error
