"""Work that its caller cannot cut short by going away."""

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any, Generic, TypeVar

import structlog

log = structlog.get_logger()

T = TypeVar("T")


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Carry `work` out even if the caller goes away: the state must not stay behind what was stored.

    It is a part of the caller's task until then: each move has a task less, and two rounds of the loop.
    """
    return await _Lasting(work)


class _Lasting(Generic[T]):
    """What is awaited in the place of `work`, and goes on in a task of its own when it is no longer."""

    def __init__(self, work: Coroutine[Any, Any, T], first: "asyncio.Future[Any] | None" = None) -> None:
        """`first` is what `work` waits for already, if it does."""
        self._work, self._first = work, first

    def __await__(self) -> Generator[Any, None, T]:
        waits = self._first
        if waits is not None:
            yield from self._until(waits)
        while True:
            try:
                waits = self._work.send(None)
            except StopIteration as done:
                result: T = done.value
                return result
            if waits is not None:
                waits._asyncio_future_blocking = False  # it is waited for here
            yield from self._until(waits)

    def _until(self, waits: "asyncio.Future[Any] | None") -> Generator[Any, None, None]:
        """Until `waits` is done, as it may be: `work` looks itself at what came of it."""
        try:
            if waits is None:
                yield
            else:
                yield from asyncio.shield(waits).__await__()
        except asyncio.CancelledError:
            if waits is not None and waits.cancelled():
                return
            rest = asyncio.ensure_future(_Lasting(self._work, waits))
            rest.add_done_callback(_log_error)
            raise
        except Exception:  # of `waits`
            return


def _log_error(task: "asyncio.Future[Any]") -> None:
    if not task.cancelled() and (error := task.exception()):
        log.error("an action failed after its caller had gone", exc_info=error)
