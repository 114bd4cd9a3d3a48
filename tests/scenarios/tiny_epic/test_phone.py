"""Whole games of Tiny Epic by touch, each player with a phone: long, played where `MAESTER_FUZZ` is set (`make fuzz`).

They are the games of `test_whole.py` and `test_solo.py`, which buttons and commands play in every run of the tests.
"""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Browser

from tests.sandbox.windows import CHROMIUM
from tests.scenarios.finger import Way
from tests.scenarios.stage import SandboxStage
from tests.scenarios.tapping import Phones
from tests.scenarios.tiny_epic import test_solo as solo
from tests.scenarios.tiny_epic import test_whole as whole
from tests.scenarios.touch import browser

__all__ = ["browser"]

LONG = bool(os.environ.get("MAESTER_FUZZ"))


@pytest.mark.browser
@pytest.mark.pictures
@pytest.mark.timeout(1800)
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine")
@pytest.mark.skipif(not LONG, reason="long: set MAESTER_FUZZ")
@pytest.mark.parametrize(
    "game",
    [
        whole.test_a_competitive_game_for_three_to_its_end,
        whole.test_together_against_the_night_king_until_the_wall_has_fallen_and_to_the_end,
        solo.test_a_game_alone_by_buttons,
    ],
    ids=["three", "together", "alone"],
)
async def test_a_whole_game_on_phones(
    stage: SandboxStage, browser: Browser, game: Callable[[SandboxStage, Way], Awaitable[None]]
) -> None:
    async with AsyncExitStack() as windows:
        await game(stage, Phones(stage, browser, windows))
