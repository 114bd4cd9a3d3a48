"""What Discord has given up waiting for is not done: the person was told so, and may do it again by hand."""

import math

import pytest

from bot.hosting.arrivals import Arrivals
from tests.scenarios.players import begin, panel
from tests.scenarios.stage import Stage
from tests.scenarios.test_bad_input import unmoved


class Slow:
    """A bot that reads all things so many seconds after they were done."""

    def __init__(self, stage: Stage) -> None:
        self._clock = stage.bot.arrivals._clock
        self.seconds = 0.0
        stage.bot.arrivals = Arrivals(lambda: self._clock() + self.seconds)


async def test_a_move_that_is_read_too_late_is_not_made(either: Stage) -> None:
    first, *_ = await begin(either, "Alys", "Brynden")
    slow, before = Slow(either), (await either.table(first)).game.version
    shown = await panel(first)
    land = shown.menus[0].options[0]
    slow.seconds = 3.4
    late = await first.command("/risk deploy", territory=land.value, armies=1)
    assert "too late, so it was not done" in late.text
    assert "too late" in (await first.select(shown, None, [land.value])).text
    assert await first.complete("/risk deploy", focused="territory") == []
    await unmoved(either, first, before)
    slow.seconds = 1.0
    assert "**" in (await first.command("/risk deploy", territory=land.value, armies=1)).text
    assert (await either.table(first)).game.version == before + 1


@pytest.mark.parametrize("wrong", [-60.0, 60.0, 10**6])
async def test_a_host_whose_clock_is_wrong_plays_on(either: Stage, wrong: float) -> None:
    slow = Slow(either)
    slow.seconds = wrong
    first, *_ = await begin(either, "Alys", "Brynden")
    land = (await panel(first)).menus[0].options[0]
    assert "too late" not in (await first.command("/risk deploy", territory=land.value, armies=1)).text
    slow.seconds = wrong + math.pi
    assert "too late" in (await first.command("/risk end")).text
