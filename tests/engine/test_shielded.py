"""Work goes on though its caller has gone, wherever it is at that moment."""

import asyncio
import gc
import weakref
from collections.abc import Awaitable

import pytest
from structlog.testing import capture_logs

from bot.engine.shielded import to_the_end
from bot.rules.contract import RuleError


async def test_the_result_comes_back() -> None:
    async def work() -> int:
        await asyncio.sleep(0)
        return 3

    assert await to_the_end(work()) == 3


async def test_what_it_raises_comes_back() -> None:
    async def work() -> None:
        await asyncio.sleep(0)
        raise LookupError("no such game")

    with pytest.raises(LookupError, match="no such game"):
        await to_the_end(work())


async def test_the_failure_of_what_it_waits_for_is_told_to_it_alone() -> None:
    failing: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def work() -> str:
        try:
            await failing
        except OSError:
            return "seen"
        return "missed"

    asyncio.get_running_loop().call_soon(failing.set_exception, OSError())
    assert await to_the_end(work()) == "seen"


async def test_the_end_of_what_it_waits_for_is_not_the_end_of_the_caller() -> None:
    waited: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def work() -> str:
        try:
            await waited
        except asyncio.CancelledError:
            return "went on"
        return "missed"

    asyncio.get_running_loop().call_soon(waited.cancel)
    assert await to_the_end(work()) == "went on"


async def test_time_that_it_gives_itself_is_its_own_and_not_the_callers() -> None:
    async def work() -> str:
        try:
            async with asyncio.timeout(0.01):
                await asyncio.Event().wait()
        except TimeoutError:
            return "out of time"
        return "missed"

    assert await to_the_end(work()) == "out of time"


async def gone(work: Awaitable[None]) -> None:
    """Await `work`, and go away."""

    async def wait() -> None:
        await work

    caller = asyncio.create_task(wait())
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller


async def test_it_goes_on_without_its_caller() -> None:
    first, second, done = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def work() -> None:
        await first.wait()
        await asyncio.sleep(0)
        await second.wait()
        done.set()

    await gone(to_the_end(work()))
    first.set()
    await asyncio.sleep(0)
    second.set()
    await asyncio.wait_for(done.wait(), 10)


async def test_it_goes_on_from_where_it_only_let_others_go_first() -> None:
    done = asyncio.Event()

    async def work() -> None:
        await asyncio.sleep(0)
        done.set()

    await gone(to_the_end(work()))
    await asyncio.wait_for(done.wait(), 10)


async def test_what_it_waits_for_is_not_cut_short_with_its_caller() -> None:
    waited: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def work() -> None:
        found.set_result(await waited)

    await gone(to_the_end(work()))
    waited.set_result(5)
    assert await asyncio.wait_for(found, 10) == 5


async def test_it_is_kept_without_its_caller_though_nothing_else_holds_it() -> None:
    found: list[weakref.ref[asyncio.Future[int]]] = []
    done = asyncio.Event()

    async def work() -> None:
        waited: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        found.append(weakref.ref(waited))
        await waited
        done.set()

    await gone(to_the_end(work()))
    await asyncio.sleep(0)  # now the loop holds nothing of it any more
    gc.collect()
    waited = found[0]()
    assert waited is not None, "it was thrown away in the midst of its work"
    waited.set_result(1)
    await asyncio.wait_for(done.wait(), 10)


async def test_a_caller_that_goes_when_all_is_done_loses_nothing() -> None:
    waited: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    done = asyncio.Event()

    async def work() -> None:
        await waited
        done.set()

    caller = asyncio.create_task(to_the_end(work()))
    await asyncio.sleep(0)
    waited.set_result(1)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await asyncio.wait_for(done.wait(), 10)


async def test_a_failure_that_nobody_waits_for_is_logged() -> None:
    waited: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def work() -> None:
        await waited

    await gone(to_the_end(work()))
    with capture_logs() as logs:
        waited.set_exception(OSError())
        for _ in range(5):
            await asyncio.sleep(0)
    assert [entry["event"] for entry in logs] == ["an action failed after its caller had gone"]


async def test_a_failure_just_before_its_caller_goes_is_logged() -> None:
    async def work() -> None:
        await asyncio.sleep(0)
        asyncio.get_running_loop().call_soon(caller.cancel)  # before the caller hears of what follows
        raise OSError

    caller = asyncio.create_task(to_the_end(work()))
    with capture_logs() as logs:
        with pytest.raises(asyncio.CancelledError):
            await caller
        await asyncio.sleep(0)
    assert [entry["event"] for entry in logs] == ["an action failed after its caller had gone"]


async def test_work_that_is_itself_broken_off_takes_its_caller_along_and_is_no_failure() -> None:
    """As at the end of the loop: else the caller would wait for ever."""

    async def work() -> None:
        task = asyncio.current_task()
        assert task is not None
        task.cancel()
        await asyncio.sleep(0)

    with capture_logs() as logs, pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(to_the_end(work()), 10)
    assert logs == []


async def test_a_refusal_that_nobody_hears_is_logged_without_the_cards_it_names() -> None:
    gate = asyncio.Event()

    async def work() -> None:
        await gate.wait()
        raise RuleError("RISK-12.1", "risk-no-card", card="wildfire")

    caller = asyncio.create_task(to_the_end(work()))
    await asyncio.sleep(0)
    caller.cancel()
    with capture_logs() as logs:
        gate.set()
        await asyncio.sleep(0.01)
    (line,) = logs
    assert line["error"] == "RISK-12.1: risk-no-card"
    assert "wildfire" not in str(line)
