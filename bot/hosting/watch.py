"""Says what holds up the event loop: a thread looks at it from outside, as nothing inside can while it is held up."""

import asyncio
import sys
import threading
import time
from pathlib import Path
from types import FrameType

import structlog

from bot.metrics import LOOP_LAG

log = structlog.get_logger()

EVERY, LONG = 0.1, 0.2
"""Seconds between two signs of the loop, and how late one must be for the log to say what it was doing."""

FRAMES = 6
"""How many functions are named, the innermost first."""


class Watch:
    """Watches the loop that is running, from `start` to `stop`."""

    def __init__(self, long: float = LONG) -> None:
        self._long = long
        self._stopped = threading.Event()
        self._due = 0.0
        """When the loop is to give the next sign."""
        self._next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin. The thread it needs ends with the process, or by `stop`."""
        self._loop, self._thread = asyncio.get_running_loop(), threading.get_ident()
        self._due = time.monotonic()
        self._sign()
        threading.Thread(target=self._look, name="watch", daemon=True).start()

    def stop(self) -> None:
        """Watch no longer. May be called again."""
        self._stopped.set()
        if self._next is not None:
            self._next.cancel()

    def _sign(self) -> None:
        now = time.monotonic()
        LOOP_LAG.observe(max(0.0, now - self._due))
        self._due = now + EVERY
        self._next = self._loop.call_later(EVERY, self._sign)

    def _look(self) -> None:
        told = 0.0
        while not self._stopped.wait(EVERY):
            due = self._due
            late = time.monotonic() - due
            if late > self._long and due != told:
                told = due
                frame = sys._current_frames().get(self._thread)
                task = asyncio.current_task(self._loop)
                log.warning(
                    "the loop is held up",
                    seconds=round(late, 2),
                    task=task.get_name() if task else None,
                    at=_named(frame),
                )


def _named(frame: FrameType | None) -> list[str]:
    """The functions that are under way: names and lines, none of the values in them."""
    found: list[str] = []
    while frame is not None and len(found) < FRAMES:
        code = frame.f_code
        found.append(f"{Path(code.co_filename).name}:{frame.f_lineno} {code.co_qualname}")
        frame = frame.f_back
    return found
