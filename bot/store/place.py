"""Where the file of an open database is, to notice that it is there no more.

Whoever has a file open can write to it long after it was moved or deleted; what is stored so is lost at the next start.
"""

import os
from pathlib import Path

from bot.store.protocol import StoreError


class Misplaced(StoreError):
    """The file of the database was moved, removed or replaced while it was open."""


class Place:
    """The place of a file that is open now."""

    def __init__(self, path: Path) -> None:
        self._path = str(path)
        self._file = _identity(self._path)

    def check(self) -> None:
        """Raises Misplaced unless the file is still there. Takes some microseconds."""
        if self._file is None or _identity(self._path) != self._file:
            raise Misplaced(
                f"The database {self._path} was moved, removed or replaced while Maester was at work on it; nothing"
                " is stored any more. Put the file back, with those beside it, and start Maester again."
            )


def _identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)  # noqa: PTH116 — before and after each move, and a Path takes half as long again
    except OSError:
        return None
    return found.st_dev, found.st_ino
