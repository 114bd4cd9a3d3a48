"""One Maester to a database: two would both move the agents, serve the clocks and post everything twice.

The lease is a lock on a file beside the database. The system gives it back when its process ends, however that ends, so
there is nothing to clean up after a crash. The file itself stays, and with it the knowledge that there was a database.
"""

import fcntl
import os
from pathlib import Path

from bot.errors import HostError

WORKED = b"had a database"
"""Stands in the file once there was one."""


class Lease:
    """The right to work on a database. Give it back with `release`."""

    process: int | None = None
    """Nobody shares a file."""

    def __init__(self, descriptor: int, first: bool) -> None:
        self._descriptor: int | None = descriptor
        self.first = first
        """Whether there is no database yet."""

    def remember(self) -> None:
        """Let the next one know that there is a database."""
        if self._descriptor is not None:
            _write(self._descriptor, WORKED)

    async def processes(self) -> tuple[int, ...]:
        """Which processes share the lease: a file is one's alone."""
        return ()

    def release(self) -> None:
        """Let somebody else have it. May be called again."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def lock_file(database: Path) -> Path:
    """The file that is locked: beside the database, wherever a link to it stands."""
    real = database.resolve()
    return real.with_name(real.name + ".lock")


def taken(database: Path) -> bool:
    """Whether somebody has the lease of this database. Raises HostError if its file system has no locks."""
    try:
        descriptor = os.open(lock_file(database), os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError as error:
        raise _unlockable(lock_file(database), error) from error
    finally:
        os.close(descriptor)
    return False


def lost(database: Path) -> bool:
    """Whether there was a database and is none now."""
    try:
        return lock_file(database).read_bytes().endswith(WORKED) and not _there(database)
    except OSError:
        return False


def take(database: Path, missing: bool = False) -> Lease:
    """The lease of this database.

    Raises HostError if somebody has it, if there is no place for it or it cannot be locked, if it is a folder, if the
    database goes by several names (each would have a lease), or, unless it may be `missing`, if there was a database
    and is none now.
    """
    file = lock_file(database)
    if database.is_dir():
        raise HostError(f"{database} is a folder; name the file of a database.")
    if database.exists() and database.stat().st_nlink > 1:
        raise HostError(
            f"The file {database} has another name as well (a hard link), under which a second Maester could begin on"
            " it; remove that name, or make it a copy."
        )
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise _unwritable(file, error) from error
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        holder = os.read(descriptor, 20).decode(errors="replace").split(" ")[0] or "unknown"
        os.close(descriptor)
        raise HostError(
            f"Another Maester (process {holder}) is at work on {database}; stop it first, or name another database"
            " in MAESTER_DATABASE."
        ) from error
    except OSError as error:
        os.close(descriptor)
        raise _unlockable(file, error) from error
    worked = os.read(descriptor, 100).endswith(WORKED)
    if worked and not missing and not _there(database):
        os.close(descriptor)
        raise HostError(
            f"The database {database} is gone, and Maester has worked on it: put it back, or `maester restore` a backup"
            f" (is its disk mounted?). To begin with an empty one, remove {file}."
        )
    try:
        _write(descriptor, WORKED if worked else b"")
    except OSError as error:
        os.close(descriptor)
        raise _unwritable(file, error) from error
    return Lease(descriptor, first=not _there(database))


def _there(database: Path) -> bool:
    """Whether there is a database. A file without a byte is none."""
    return database.exists() and database.stat().st_size > 0


def _write(descriptor: int, what: bytes) -> None:
    """The process at work, and what else is known: over what is there, which a full disk must not make forgotten."""
    os.pwrite(descriptor, b"%-10d %s" % (os.getpid(), what), 0)


def _unwritable(file: Path, error: OSError) -> HostError:
    return HostError(f"{file} cannot be written ({error.strerror}); Maester needs to own its folder.")


def _unlockable(file: Path, error: OSError) -> HostError:
    return HostError(
        f"{file} cannot be locked ({error.strerror}), so nothing would keep a second Maester from the database: put it"
        " on a disk of this machine, or mount this one with locks."
    )
