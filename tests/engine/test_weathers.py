"""The outbox at random: whatever happens, each post is shown in its turn and in time, and nothing waits for nobody.

With `MAESTER_FUZZ` set, as by `make fuzz`, there are hundreds of such evenings.
"""

import os

import pytest
from structlog.testing import capture_logs

from bot.engine.lanes import PACE
from tests.engine.virtual_time import run
from tests.engine.weathers import World

EVENINGS = 500 if os.environ.get("MAESTER_FUZZ") else 6


@pytest.mark.parametrize(("processes", "jumps"), [(1, False), (1, True), (2, False)])
def test_whatever_happens_each_post_is_shown_in_its_turn_and_in_time(
    processes: int, jumps: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process, one whose clock is put forward and back, and two on one database."""
    monkeypatch.setattr("bot.engine.lanes.PACE", PACE)
    for seed in range(EVENINGS):
        world = World(seed, processes, seconds=60, jumps=jumps)
        with capture_logs():
            try:
                run(world.evening())
                world.judge()
            except AssertionError as error:
                raise AssertionError(f"evening {seed}: {error}") from error
