"""One member cannot stall a table; and nothing is begun at closing time."""

import asyncio
from contextlib import suppress

import pytest

from bot.engine.errors import Refused
from bot.hosting import gate as gates
from bot.hosting.gate import SUGGESTING, Gate

ALYS, BRYNDEN = 11, 12


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def admitted(gate: Gate, user: int, times: int, cost: float = 1.0) -> int:
    """How many of so many tries are let in."""
    let_in = 0
    with suppress(Refused):
        for _ in range(times):
            gate.admit(user, cost)
            let_in += 1
    return let_in


def test_a_person_may_do_a_burst_and_then_as_much_as_time_gives_back() -> None:
    time = Time()
    gate = Gate(5, 2, time)
    assert admitted(gate, ALYS, 9) == 5
    time.now += 1
    assert admitted(gate, ALYS, 9) == 2
    time.now += 1000
    assert admitted(gate, ALYS, 9) == 5


def test_nobody_else_notices() -> None:
    gate = Gate(5, 2, Time())
    assert admitted(gate, ALYS, 50) == 5
    assert admitted(gate, BRYNDEN, 5) == 5
    with pytest.raises(Refused) as refused:
        gate.admit(ALYS)
    assert refused.value.text.key == "table-too-fast"


def test_a_refusal_costs_nothing() -> None:
    time = Time()
    gate = Gate(1, 1, time)
    for _ in range(100):
        admitted(gate, ALYS, 1)
    time.now += 1
    assert admitted(gate, ALYS, 1) == 1


def test_suggestions_are_cheaper_than_moves() -> None:
    gate = Gate(5, 2, Time())
    assert admitted(gate, ALYS, 50, SUGGESTING) == 20


def test_a_clock_that_is_set_back_takes_nothing_away() -> None:
    time = Time()
    gate = Gate(5, 2, time)
    assert admitted(gate, ALYS, 2) == 2
    time.now -= 3600
    assert admitted(gate, ALYS, 9) == 3


def test_without_a_burst_there_is_no_limit() -> None:
    assert admitted(Gate(0, 0, Time()), ALYS, 1000) == 1000


def test_who_has_not_come_for_long_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gates, "REMEMBERED", 10)
    time = Time()
    gate = Gate(5, 2, time)
    for user in range(10):
        gate.admit(user)
    time.now += 60
    gate.admit(ALYS)
    assert list(gate._buckets) == [ALYS]


async def test_closing_lets_nobody_in_and_waits_for_those_inside() -> None:
    gate = Gate(0, 0, Time())
    with gate.inside():
        shutting = asyncio.create_task(gate.shut(60))
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            gate.admit(ALYS)
        assert refused.value.text.key == "table-closing"
        with gate.inside():
            pass
        await asyncio.sleep(0)
        assert not shutting.done()
    assert await shutting


async def test_closing_does_not_wait_for_ever() -> None:
    gate = Gate(0, 0, Time())
    with gate.inside():
        assert not await gate.shut(0)


async def test_other_work_lets_answers_go_first_but_for_a_moment_only() -> None:
    gate = Gate(0, 0, Time())
    await gate.answered()
    with gate.inside():
        waiting = asyncio.create_task(gate.answered())
        await asyncio.sleep(0)
        assert not waiting.done()
    await waiting
    with gate.inside():
        async with asyncio.timeout(5):
            await gate.answered()
