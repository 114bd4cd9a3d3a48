"""Work that its caller cannot cut short by going away."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from bot.engine.errors import cause

log = structlog.get_logger()

T = TypeVar("T")

_left_alone = set[asyncio.Task[None]]()
"""Tasks whose caller has gone. The event loop holds its tasks weakly, so somebody has to keep them."""


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Finish `work` even if the caller is cancelled: what is in memory must not fall behind what was stored.

    `work` runs in a task of its own, so that a timeout within it concerns it alone. The caller awaits a future that the
    task completes, which takes one turn of the event loop less than `asyncio.shield`.
    """
    loop = asyncio.get_running_loop()
    told: asyncio.Future[T] = loop.create_future()
    task = loop.create_task(_carry_out(work, told))
    try:
        return await told
    except asyncio.CancelledError:
        told.add_done_callback(_log_error)  # it may have failed just before
        _left_alone.add(task)
        task.add_done_callback(_left_alone.discard)
        raise


async def _carry_out(work: Coroutine[Any, Any, T], told: "asyncio.Future[T]") -> None:
    """Do `work`, and complete the future `told` with its result or error."""
    try:
        result = await work
    except asyncio.CancelledError:
        told.cancel()
        raise
    except Exception as error:
        if told.cancelled():
            _log(error)
        else:
            told.set_exception(error)
    else:
        if not told.cancelled():
            told.set_result(result)


def _log_error(told: "asyncio.Future[Any]") -> None:
    if not told.cancelled() and (error := told.exception()):
        _log(error)


def _log(error: BaseException) -> None:
    log.error("an action failed after its caller had gone", **cause(error))
