"""`maester play`: how it starts and stops."""

import asyncio
from typing import cast

import pytest

from bot.client import Maester
from bot.sandbox.play import run_until_stopped


class Starting:
    """A bot that is in the midst of its start, and has swallowed a cancel, as Python 3.11 may."""

    def __init__(self) -> None:
        self.lost = asyncio.Event()
        self.closed = False

    async def start(self, _token: str) -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            await asyncio.Event().wait()

    async def wait_until_ready(self) -> None:
        await asyncio.Event().wait()

    async def close(self) -> None:
        self.closed = True


async def never() -> None:
    raise AssertionError("nothing is there to be shown yet")


async def test_ctrl_c_is_heeded_in_the_midst_of_a_start() -> None:
    bot, stop = Starting(), asyncio.Event()
    running = asyncio.create_task(run_until_stopped(cast(Maester, bot), "token", stop, never))
    await asyncio.sleep(0)
    stop.set()
    await asyncio.wait_for(running, 10)
    assert bot.closed


async def test_ctrl_c_is_heeded_while_the_first_game_is_begun() -> None:
    bot, stop, begun = Starting(), asyncio.Event(), asyncio.Event()

    async def ready() -> None:
        return

    async def begin() -> None:
        begun.set()
        await asyncio.Event().wait()

    bot.wait_until_ready = ready  # type: ignore[method-assign]
    running = asyncio.create_task(run_until_stopped(cast(Maester, bot), "token", stop, begin))
    await asyncio.wait_for(begun.wait(), 10)
    stop.set()
    await asyncio.wait_for(running, 10)
    assert bot.closed


async def test_what_keeps_the_first_game_from_being_begun_is_told() -> None:
    bot = Starting()

    async def ready() -> None:
        return

    async def begin() -> None:
        raise LookupError("no such command")

    bot.wait_until_ready = ready  # type: ignore[method-assign]
    with pytest.raises(LookupError, match="no such command"):
        await asyncio.wait_for(run_until_stopped(cast(Maester, bot), "token", asyncio.Event(), begin), 10)
