"""An event loop whose clock jumps: waiting takes no time, and everything happens in the order of its due time.

For coroutines that wait for timers and each other only, never for threads or sockets.
"""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Jumping(selectors.DefaultSelector):
    """Instead of waiting for a time, moves the clock on by it."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "everybody waits for somebody else"
            self.now += timeout
        return ready


class Loop(asyncio.SelectorEventLoop):
    """An event loop on that clock."""

    def __init__(self) -> None:
        self._jumping = Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now


def run(work: Coroutine[Any, Any, T]) -> T:
    """The result of `work`, at once."""
    with asyncio.Runner(loop_factory=Loop) as runner:
        return runner.run(work)


def now() -> float:
    """The time on the running loop's clock."""
    return asyncio.get_running_loop().time()
