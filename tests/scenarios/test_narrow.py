"""A Dominion turn on the page itself, by touch on a phone's screen: unit, Maester card, Character, Objective."""

from contextlib import AsyncExitStack
from typing import Any, cast

import pytest
from playwright.async_api import Browser, expect

from tests.sandbox.windows import CHROMIUM
from tests.scenarios.dominion import LEADERS, arranged, front
from tests.scenarios.players import dashboard, ends
from tests.scenarios.players import panel as panel_of
from tests.scenarios.stage import SandboxStage
from tests.scenarios.touch import Touch, browser, sit

__all__ = ["browser"]

pytestmark = [
    pytest.mark.browser,
    pytest.mark.pictures,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
]

USE, SCORE, KEEP = "Use a Character or card", "Score an Objective", "Which do you keep?"


async def use(touch: Touch, thing: str) -> None:
    """A Character or card, aimed at whatever is offered first."""
    if "Which card?" not in await touch.text():
        await touch.tap(USE)
    if f"Which card? {thing}" not in await touch.text():
        await touch.choose(thing)
    while USE not in await touch.labels():
        await touch.choose()
    await touch.tap(USE)


async def test_a_dominion_turn_by_touch_on_a_narrow_screen(stage: SandboxStage, browser: Browser) -> None:
    alys, brynden, table = await arranged(stage)
    state: Any = table.state
    seat = table.seat_of(alys.id)
    assert seat is not None
    land, aim = front(state, seat)
    source, target = table.rules.names[land], table.rules.names[aim]
    await alys.wait(lambda: dashboard(alys))
    async with AsyncExitStack() as windows:
        page = await sit(stage, browser, windows, alys)
        touch = Touch(page, alys)
        await touch.open("Your move")
        await expect(touch.panel).to_contain_text("It is your turn to deploy")
        await touch.tap("A card for a Special Unit")
        await touch.choose(source)
        await use(touch, "A Sworn Sword")
        await touch.choose(source)
        await touch.tap("Deploy")
        await touch.choose(source)
        if "the land falls in" not in await touch.text():
            await touch.choose(target)
        assert "the land falls in" in await touch.text()
        await touch.tap("Attack to the end")
        used = False
        for _ in range(30):
            text, labels = await touch.text(), await touch.labels()
            if SCORE in labels and "### " not in text:
                break
            if not any(seat in prompt.waiting for prompt in table.pending()):
                asked = await panel_of(brynden)
                await brynden.click(asked, label="Pass")
                await touch.open("Your move")
            elif "Pass" in labels and not used:
                used = True
                await use(touch, LEADERS[state.houses[seat]])
            elif "Pass" in labels or "Fight to the end" in labels:
                await touch.tap("Pass" if "Pass" in labels else "Fight to the end")
            else:
                await (touch.tap("Move in") if "Move in" in labels else touch.choose())
        await touch.tap(SCORE)
        if SCORE in await touch.labels():
            await touch.tap(SCORE)
        scored: Any = table.state
        assert scored.court.points[seat] == 2
        if KEEP in await touch.text():
            await touch.choose()
        while (over := cast(Any, table.state)).active == seat:
            await expect(touch.panel.get_by_role("button", name="End the turn").first).to_be_visible()
            await touch.tap(ends(await touch.labels()))
        assert used
        assert over.owner[aim] == seat
        assert await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
