"""One Maester to a database: two would both move the agents, serve the clocks and post everything twice.

The lease is a lock on a file beside the database. The system gives it back when its process ends, however that ends, so
there is nothing to clean up after a crash. The file itself stays.
"""

import fcntl
import os
from pathlib import Path

from bot.errors import HostError


class Lease:
    """The right to work on a database. Give it back with `release`."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor: int | None = descriptor

    def release(self) -> None:
        """Let somebody else have it. May be called again."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def lock_file(database: Path) -> Path:
    """The file that is locked: beside the database."""
    return database.with_name(database.name + ".lock")


def taken(database: Path) -> bool:
    """Whether somebody has the lease of this database."""
    try:
        descriptor = os.open(lock_file(database), os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(descriptor)
    return False


def take(database: Path) -> Lease:
    """The lease of this database. Raises HostError if somebody has it, or if there is no place for it."""
    file = lock_file(database)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise HostError(
            f"{file} cannot be written ({error.strerror}); Maester needs to own its folder."
        ) from error
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        holder = os.read(descriptor, 20).decode(errors="replace") or "unknown"
        os.close(descriptor)
        raise HostError(
            f"Another Maester (process {holder}) is at work on {database}; stop it first, or name another database"
            " in MAESTER_DATABASE."
        ) from error
    os.ftruncate(descriptor, 0)
    os.write(descriptor, str(os.getpid()).encode())
    return Lease(descriptor)
