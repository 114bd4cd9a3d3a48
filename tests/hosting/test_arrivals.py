"""What Discord has given up waiting for, by Discord's clock, wherever this machine's stands."""

import pytest

from bot.hosting.arrivals import SPAN, Arrivals


class Clocks:
    """This machine's clock, and Discord's so many seconds `apart` from it."""

    def __init__(self, apart: float) -> None:
        self.now, self.apart = 1000.0, apart
        self.arrivals = Arrivals(lambda: self.now)

    def late(self, delay: float) -> bool:
        return self.arrivals.late(self.now + self.apart - delay)


@pytest.mark.parametrize("apart", [0.0, 60.0, -60.0, 1.7e9])
def test_what_is_older_than_three_seconds_is_late_on_any_clock(apart: float) -> None:
    clocks = Clocks(apart)
    assert [clocks.late(delay) for delay in (0.2, 0.1, 2.9, 3.05, 4.0, 0.5)] == [
        False,
        False,
        False,
        False,
        True,
        False,
    ]
    assert clocks.late(3.2)


def test_what_arrives_late_teaches_nothing() -> None:
    clocks = Clocks(60)
    clocks.late(0.1)
    assert all(clocks.late(5.0) for _ in range(1000))


def test_a_clock_that_drifts_is_learnt_anew() -> None:
    clocks = Clocks(0)
    for _ in range(100):
        clocks.now += SPAN / 10
        clocks.apart -= 0.1
        assert not clocks.late(0.1)
    assert clocks.late(8.0)


def test_the_first_in_a_long_while_is_never_late() -> None:
    clocks = Clocks(0)
    clocks.late(0.1)
    clocks.now += 3 * SPAN
    assert not clocks.late(20.0)
    assert not clocks.late(0.1)
    assert clocks.late(3.2)


def test_what_is_the_first_after_an_hour_is_held_against_the_hour_before() -> None:
    clocks = Clocks(0)
    clocks.late(0.1)
    clocks.now += SPAN
    assert clocks.late(20.0)
