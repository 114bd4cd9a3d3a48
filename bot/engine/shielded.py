"""Work that its caller cannot cut short by going away."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

log = structlog.get_logger()

T = TypeVar("T")


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Carry `work` out even if the caller goes away: the state must not stay behind what was stored.

    It has a task of its own, so that a time limit within it is its own. The caller waits for no task but for a word of
    it, which costs a round of the loop less than `asyncio.shield`.
    """
    loop = asyncio.get_running_loop()
    told: asyncio.Future[T] = loop.create_future()
    task = loop.create_task(_carry_out(work, told))
    try:
        return await told
    except asyncio.CancelledError:
        told.add_done_callback(_log_error)  # it may have failed just before
        raise
    finally:
        del task  # held until here, as the loop does not hold it


async def _carry_out(work: Coroutine[Any, Any, T], told: "asyncio.Future[T]") -> None:
    """Do `work`, and tell what came of it."""
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
    log.error("an action failed after its caller had gone", exc_info=error)
