"""Alone against the Rival, on the sandbox: by commands to the end; a round by touch on a phone."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Browser, expect

from tests.sandbox.test_page_browser import CHROMIUM
from tests.scenarios.players import dashboard, ending
from tests.scenarios.stage import SandboxStage
from tests.scenarios.tiny_epic.people import begun, to_the_end
from tests.scenarios.touch import Touch, browser, sit

__all__ = ["browser"]

ALONE = ("Brynden",)
PRESSES = 60
DONE = ("Take a House", "Place a die", "Commit", "Choose")
"""Buttons that carry out what has been filled in."""


async def test_a_game_alone_by_commands(stage: SandboxStage) -> None:
    people, table = await begun(stage, ALONE, mode="solo")
    done = await to_the_end(people, table)
    assert {"house", "place", "recruit", "march"} <= {*done}
    last = ending(people[0])
    assert last is not None
    assert "The rounds are over." in last.text
    assert "The Rival" in last.text


@pytest.mark.browser
@pytest.mark.pictures
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine")
async def test_a_round_alone_by_touch_on_a_phone(stage: SandboxStage, browser: Browser) -> None:
    """The first thing offered, until the second round begins; what the Rival does stands in the channel."""
    people, table = await begun(stage, ALONE, mode="solo")
    (person,) = people
    await person.wait(lambda: dashboard(person))
    async with AsyncExitStack() as windows:
        page = await sit(stage, browser, windows, person)
        touch = Touch(page, person)
        await page.get_by_role("button", name="Your move").last.tap()
        for _ in range(PRESSES):
            if table.view(None).round > 1:
                break
            ready = [label for label in await touch.labels() if label in ("Pass", *DONE)]
            await (touch.tap(ready[0]) if ready else touch.choose())
        assert table.view(None).round > 1
        told = page.locator("[data-message]:not(.ephemeral)")
        await expect(told.filter(has_text="turns up its next card").last).to_be_visible()
        assert await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
