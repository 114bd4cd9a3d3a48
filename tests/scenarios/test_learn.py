"""A first game with its coach, played to its end under somebody's finger on a phone's screen."""

import os
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
from playwright.async_api import Browser, expect
from playwright.async_api import TimeoutError as Gone

from tests.sandbox.windows import CHROMIUM
from tests.scenarios.players import MINE, dashboard
from tests.scenarios.stage import SandboxStage
from tests.scenarios.touch import Touch, browser, sit

__all__ = ["browser"]

pytestmark = [
    pytest.mark.browser,
    pytest.mark.pictures,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
]

PRESSES = 150
"""More than any first game takes."""
LOOKED_AT = os.environ.get("MAESTER_SCREENS")
"""A folder for pictures of the first screens, to be looked at."""


async def test_the_coached_game_is_played_to_its_end_on_a_phone(
    stage: SandboxStage, browser: Browser
) -> None:
    alys = stage.alys
    told = await alys.command("/learn")
    assert "This is a first game" in told.text
    await alys.wait(lambda: dashboard(alys))
    table = await stage.table(alys)
    seen = set()
    async with AsyncExitStack() as windows:
        page = await sit(stage, browser, windows, alys)
        touch = Touch(page, alys)
        await touch.open("Your move")
        await expect(touch.panel).to_be_visible()
        for press in range(PRESSES):
            if not table.playing:
                break
            state: Any = table.state
            if not any(0 in prompt.waiting for prompt in table.pending()):
                await alys.settle()
                if table.playing and any(0 in prompt.waiting for prompt in table.pending()):
                    await touch.open("Your move")
                continue
            text, labels = await touch.text(), await touch.labels()
            if MINE not in text:
                await touch.open("Your move")
                continue
            if LOOKED_AT and press < 12:
                await page.screenshot(path=f"{LOOKED_AT}/learn{press:02}.png")
            seen |= {"explained" if "A good move" in text else "let go"}
            if "A good move" in text:
                assert state.round <= 3 or "A hint, please" not in labels
            with suppress(Gone):  # the panel was replaced while it was read: it is read again
                advised = next((one for one in labels if one.startswith("Do that: ")), "A hint, please")
                await touch.tap(advised)
        assert not table.playing
        assert "explained" in seen
        assert await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    outcome = table.outcome()
    assert outcome is not None
