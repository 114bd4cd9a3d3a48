"""Work that its caller cannot cut short by going away."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

log = structlog.get_logger()

T = TypeVar("T")


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Carry `work` out even if the caller goes away: the state must not stay behind what was stored."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_log_error)
        raise


def _log_error(task: "asyncio.Future[Any]") -> None:
    if not task.cancelled() and (error := task.exception()):
        log.error("an action failed after its caller had gone", exc_info=error)
