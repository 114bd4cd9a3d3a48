"""When the last backup was made: the age of a file beside the database, which `maester backup` touches."""

import contextlib
import math
from pathlib import Path


def _sign(beside: Path) -> Path:
    return beside.with_suffix(".backed-up")


def note_backup(beside: Path) -> None:
    """A backup was made. Where that cannot be noted, it is one all the same."""
    with contextlib.suppress(OSError):
        _sign(beside).touch()


def last_backup(beside: Path) -> float:
    """When the last one was made, in Unix seconds; before all time if there was none."""
    try:
        return _sign(beside).stat().st_mtime
    except OSError:
        return -math.inf
