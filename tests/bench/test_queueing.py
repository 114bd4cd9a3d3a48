"""The simulation of queues agrees with what is known of queues, and with pictures that are really drawn."""

import random
import statistics
import time

import pytest

from bench.queueing import (
    HOURS,
    Costs,
    answers,
    busiest,
    by_the_hour,
    need,
    poisson,
    queue,
    run,
    through_a_day,
)

COSTS = Costs(move=0.004, picture=0.05)


def test_nobody_waits_where_nobody_else_is() -> None:
    assert queue([0.0, 10.0, 20.0], [1.0, 2.0, 3.0], 1) == [1.0, 2.0, 3.0]


def test_who_comes_later_waits_for_a_free_place() -> None:
    assert queue([0.0, 0.0, 0.0], [2.0, 3.0, 1.0], 2) == [2.0, 3.0, 3.0]


@pytest.mark.parametrize("busy", [0.3, 0.6, 0.8])
def test_one_place_and_chance_wait_as_theory_has_it(busy: float) -> None:
    """M/M/1: a mean of 1 / (mu - lambda)."""
    chance = random.Random(5)
    arrivals = list(poisson(busy, 200_000.0, chance))
    taken = queue(arrivals, [chance.expovariate(1.0) for _ in arrivals], 1)
    assert statistics.mean(taken) == pytest.approx(1 / (1 - busy), rel=0.1)


def test_a_day_has_its_moves_and_its_evening() -> None:
    arrivals = through_a_day(50_000, random.Random(2))
    assert arrivals == sorted(arrivals)
    assert len(arrivals) == pytest.approx(50_000, rel=0.03)
    evening = [at for at in arrivals if 20 * 3600 <= at < 21 * 3600]
    assert len(evening) / 3600 == pytest.approx(busiest(50_000), rel=0.05)


def test_what_the_evening_leaves_is_drawn_by_night() -> None:
    slow = Costs(move=0.004, picture=2.0)
    evening = HOURS.index(max(HOURS))
    enough, few = (by_the_hour(100_000, slow, threads) for threads in (4, 2))
    assert max(enough) < 10
    assert few[evening] > 60
    assert few[evening] > 2 * few[12]


def test_more_processes_wait_less() -> None:
    alone, several = answers(4_000_000, COSTS, 1, 2), answers(4_000_000, COSTS, 4, 2)
    assert several[0] < alone[0]
    assert several[1] < alone[1] / 10  # two threads for the pictures of all were too few


def test_what_is_needed_grows_with_the_games() -> None:
    assert need(100, COSTS).processes == 1
    assert need(1_000_000, COSTS).loops == pytest.approx(10 * need(100_000, COSTS).loops)


async def test_a_real_queue_takes_as_long_as_is_simulated() -> None:
    def draw() -> bytes:
        time.sleep(0.02)
        return b""

    took, told = await run(draw, rate=60.0, seconds=2.0, threads=2)
    assert len(took) > 60
    assert statistics.mean(took) == pytest.approx(statistics.mean(told), rel=0.35)
