"""The guard of the event loop finds what blocks it, and nothing else."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.loop_guard import KNOWN, ROOT, loop_guard

LIMIT = 0.005


def burning(file: Path) -> Callable[[float], Awaitable[None]]:
    """A coroutine function, as if written in `file`, that keeps the processor busy."""
    code = """
async def burn(seconds):
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass
"""
    made: dict[str, Callable[[float], Awaitable[None]]] = {}
    exec(compile(code, str(file), "exec"), {"time": time}, made)
    return made["burn"]


async def steps(file: Path, seconds: float) -> list[str]:
    with loop_guard(LIMIT) as slow:
        await asyncio.ensure_future(burning(file)(seconds))
    return [name.split(" ")[0] for name, _ in slow]


async def test_a_step_of_the_bot_that_takes_long_is_found() -> None:
    assert await steps(ROOT / "cogs" / "panel.py", LIMIT * 20) == ["burn"]


async def test_a_core_that_is_slow_by_itself_is_allowed_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.loop_guard._known_work", lambda: 10 * KNOWN)
    assert await steps(ROOT / "cogs" / "panel.py", LIMIT * 2) == []


async def test_a_short_step_is_none() -> None:
    assert await steps(ROOT / "cogs" / "panel.py", 0.0) == []


async def test_what_is_not_the_bots_is_left_alone() -> None:
    assert await steps(ROOT / "bot" / "sandbox" / "rest.py", LIMIT * 2) == []
    assert await steps(ROOT / "tests" / "desk.py", LIMIT * 2) == []


async def test_waiting_is_not_blocking() -> None:
    with loop_guard(LIMIT) as slow:
        await asyncio.to_thread(time.sleep, LIMIT * 2)
    assert slow == []
