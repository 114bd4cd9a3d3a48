"""Copies of the database: made while the bot runs, and put back while it does not."""

import os
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import chain, count
from pathlib import Path

from bot.store import copying, life
from bot.store.migrate import migrate, recognise
from bot.store.protocol import StoreError
from bot.store.session import Session
from bot.store.sqlite import SqliteSession, in_a_line, within

PAGES = 256
"""Pages copied at once: after each lot somebody may stop it."""

SUFFIXES = ("-wal", "-shm")
"""What SQLite keeps beside a database."""


def _need_file(path: Path) -> None:
    """Raises StoreError if there is no file of this name."""
    if path.is_dir():
        raise StoreError(f"{path} is a folder; name the file of a database.")
    if not path.is_file():
        raise StoreError(f"There is no database {path}.")


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """The database for reading alone, even while somebody writes. Raises StoreError if it cannot be read."""
    _need_file(path)
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=5.0)) as db:
            yield db
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be read: {error}.") from error


def examine(path: Path) -> int:
    """The version of the database in this file, after a look at every page of it.

    Raises StoreError if it is none of Maester's, is damaged, or is of a newer Maester.
    """
    have = recognised(path)
    _check_pages(path, path)
    return have


def recognised(path: Path) -> int:
    """The version of the database in this file, which is not looked at as a whole. Raises StoreError as `examine`."""
    with opened(path) as db:
        try:
            have = recognise(db, path)
        except StoreError as error:
            raise type(error)(f"{error}.") from error
    if not have:
        raise StoreError(f"{path} is no database of Maester's.")
    return have


def _check_pages(path: Path, name: Path) -> None:
    """Look at every page of this file; StoreError is raised of the `name`."""
    with opened(path) as db:
        found = [row[0] for row in db.execute("PRAGMA integrity_check(3)")]
        if found != ["ok"]:
            raise StoreError(f"{name} is damaged: {in_a_line(found)}.")
        astray = db.execute("PRAGMA foreign_key_check").fetchone()
        if astray:
            raise StoreError(f"{name} is damaged: a row of {astray[0]} belongs to nothing.")


def backup(database: Path, file: Path) -> int:
    """Copy the database into a new `file`, as it is at one moment, while others may write. Its size in bytes.

    Raises StoreError if that cannot be done; then there is no such file.
    """
    recognised(database)
    with opened(database) as source, _new_file(file, database) as new:
        _copy(source, new)
    return file.stat().st_size


async def backup_of(source: Session, file: Path) -> None:
    """Copy a server's database, which the session sees as it is at one moment, into a new `file`: a database of SQLite.

    Raises StoreError if that cannot be done; then there is no such file.
    """
    with _new_file(file, file) as new, closing(sqlite3.connect(new, isolation_level=None)) as db:
        migrate(db)
        db.execute("BEGIN")
        await copying.fill(source, SqliteSession(db))
        db.execute("COMMIT")


@contextmanager
def _new_file(file: Path, source: Path) -> Iterator[Path]:
    """A new file to write to, beside `file`; it is checked and renamed to it at the end.

    Raises StoreError; of the `source` if what was copied from there is damaged.
    """
    if file.exists():
        raise StoreError(f"{file} is there already; name a new file.")
    new = file.with_name(file.name + ".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _create_private(new)
        yield new
        _check_pages(new, source)
        new.rename(file)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{file} cannot be written: {_reason(error)}.") from error
    finally:
        new.unlink(missing_ok=True)


def _reason(error: sqlite3.Error | OSError) -> str:
    """Without the name of a copy that nobody has asked for."""
    return (isinstance(error, OSError) and error.strerror) or str(error)


def _create_private(file: Path) -> None:
    """Make an empty file that only its owner can read: it will hold hands and secrets."""
    file.unlink(missing_ok=True)
    file.touch(mode=0o600)


@contextmanager
def folder_beside(file: Path) -> Iterator[Path]:
    """A folder for a copy of a database, beside `file`: there is room, where temporary folders may be memory.

    It is gone at the end. Where nothing can be written beside the file, it is a temporary folder after all.
    """
    beside = file.resolve().parent
    place = beside if os.access(beside, os.W_OK | os.X_OK) else None
    with tempfile.TemporaryDirectory(prefix="maester-", dir=place) as folder:
        yield Path(folder)


def rewrite(database: Path) -> tuple[int, int]:
    """Write the database anew, without what is free in it. Its size in bytes, before and after.

    Nobody may be at work on it. Raises StoreError.
    """
    recognised(database)
    before = database.stat().st_size
    # VACUUM writes a copy first: beside the database, where there is room for another of its size.
    os.environ["SQLITE_TMPDIR"] = str(database.resolve().parent)
    try:
        with closing(sqlite3.connect(database, isolation_level=None)) as db:
            db.execute("VACUUM")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise StoreError(f"{database} cannot be written anew: {error}.") from error
    return before, database.stat().st_size


def restore(
    file: Path, database: Path, amend: Callable[[sqlite3.Connection], None] = lambda _: None
) -> Path | None:
    """Put the backup `file` in the place of the database. Where the old one is kept now, if there was one.

    It is brought up to date and begins another life; `amend` changes more of it before anybody sees it. Nobody may be
    at work on the database. Raises StoreError if the backup is no good; then nothing has changed.
    """
    examine(file)
    database = database.resolve()  # a link to it stays one
    new = database.with_name(database.name + ".part")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        with opened(file) as source:
            _copy(source, new)
        _revive(new, database, amend)
        examine(new)
        kept = _set_aside(database)
        new.rename(database)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{database} cannot be written: {_reason(error)}.") from error
    finally:
        new.unlink(missing_ok=True)
    return kept


def _copy(source: sqlite3.Connection, to: Path) -> None:
    """Copy a database into the file `to`, and leave no WAL beside it."""
    _create_private(to)
    with closing(sqlite3.connect(to, isolation_level=None)) as target:
        source.execute("BEGIN")  # else the copy would begin anew with every move that others store
        source.execute("SELECT 1 FROM sqlite_master").fetchone()
        source.backup(target, pages=PAGES)
        source.execute("ROLLBACK")
        target.execute("PRAGMA journal_mode = DELETE")


def _revive(copy: Path, before: Path, amend: Callable[[sqlite3.Connection], None]) -> None:
    """Bring a copy up to date, and begin another life in it that takes over what the database `before` knows."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as db:
        migrate(db)
        db.execute("BEGIN")
        within(db, life.begin)
        if before.is_file():
            with suppress(StoreError), opened(before) as old:  # mostly it is replaced because it is damaged
                known = within(old, life.past)
                within(db, lambda session: life.carry_over(known, session))
        amend(db)
        db.execute("COMMIT")


def unused_path(database: Path) -> Path:
    """A path that nothing has yet, with the time in it, for what the database is until now."""
    stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
    names = (f"{database.name}.before-{stamp}{more}" for more in chain([""], (f"-{n}" for n in count(2))))
    return next(place for name in names if not (place := database.with_name(name)).exists())


def _set_aside(database: Path) -> Path | None:
    """Give the database, and what lies beside it, another name."""
    if not database.exists():
        return None
    kept = unused_path(database)
    for suffix in SUFFIXES:
        beside = database.with_name(database.name + suffix)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + suffix))
    return database.rename(kept)
