"""Finds what blocks the event loop: steps of the bot's tasks that take more of the processor than they may."""

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import discord

ROOT = Path(__file__).parent.parent
OURS = (ROOT / "bot", ROOT / "cogs", ROOT / "render", Path(discord.__file__).parent)
"""Where the code of the bot's tasks lies; discord.py runs what it calls of ours in tasks of its own."""

STARTING = ("Client.start", "Maester.start")
"""The tasks that start the bot: before it is ready nobody waits for it."""

PRETENDED = ROOT / "bot" / "sandbox"
"""The pretended Discord lives in the same loop, and is not the bot."""

LIMIT = 0.05
"""Seconds that one step of a task may take, on the core that `KNOWN` was taken on."""

KNOWN = 0.0024
"""Seconds that `_known_work` takes on that core while nothing else runs."""


def within(seconds: float, limit: float = LIMIT) -> bool:
    """Whether what took so many seconds of this thread's processor time took no longer than it may, as this core is.

    What took too long is judged by work of a known length that is done right after it: cores that share caches and
    power with other tests take two or three times as long for everything,
    from one moment to the next half as long again.
    """
    return seconds <= limit or seconds <= 1.5 * limit * max(1.0, _known_work() / KNOWN)


def _known_work() -> float:
    began = time.thread_time()
    sum(hash((number % 7, str(number))) & 1 for number in range(10_000))
    return time.thread_time() - began


@contextmanager
def loop_guard(limit: float = LIMIT) -> Iterator[list[tuple[str, float]]]:
    """Steps that took more than `limit` seconds of this thread's processor time, with the task they belong to.

    Time in which the machine did something else does not count, nor does the collection of garbage, which falls on
    whoever happens to run.
    """
    slow: list[tuple[str, float]] = []
    collected = _Collected()
    handles: Any = asyncio.Handle
    run: Callable[[asyncio.Handle], None] = handles._run

    def measured(handle: asyncio.Handle) -> None:
        before, garbage = time.thread_time(), collected.seconds
        run(handle)
        spent = time.thread_time() - before - (collected.seconds - garbage)
        if spent > limit and (name := _task(handle)) is not None and not within(spent, limit):
            slow.append((name, spent))

    gc.callbacks.append(collected)
    handles._run = measured
    try:
        yield slow
    finally:
        handles._run = run
        gc.callbacks.remove(collected)


class _Collected:
    """How long garbage was collected, in seconds of this thread."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._begun = 0.0

    def __call__(self, phase: str, _info: dict[str, int]) -> None:
        if phase == "start":
            self._begun = time.thread_time()
        else:
            self.seconds += time.thread_time() - self._begun


def _task(handle: asyncio.Handle) -> str | None:
    """The task whose step this is, if it is the bot's."""
    task: Any = getattr(getattr(handle, "_callback", None), "__self__", None)
    if not isinstance(task, asyncio.Task):
        return None
    code = getattr(task.get_coro(), "cr_code", None)
    if code is None or code.co_qualname in STARTING or not _ours(code.co_filename):
        return None
    return f"{code.co_qualname} ({task.get_name()})"


@cache
def _ours(name: str) -> bool:
    """Whether the code of the bot's tasks lies in this file."""
    file = Path(name)
    return any(file.is_relative_to(folder) for folder in OURS) and not file.is_relative_to(PRETENDED)
