"""A window at the table in a real browser, on a phone's screen, and the private panel under somebody's finger."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from tests.sandbox.windows import ARGUMENTS, CHROMIUM, PHONE
from tests.scenarios.stage import Player, SandboxStage

TAPS = 3
"""How often a button of the live message is tapped before it is said to open nothing."""

SHORT = 5_000
"""Milliseconds in which a button that was seen can be tapped; else the panel has been replaced meanwhile."""


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        await browser.close()


async def sit(stage: SandboxStage, browser: Browser, windows: AsyncExitStack, person: Player) -> Page:
    """A window at the table, as this person, on a phone."""
    context = await browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    windows.push_async_callback(context.close)
    page = await context.new_page()
    channel = next(iter(stage.sandbox.world.channels))
    await page.goto(f"{stage.sandbox.page_url}#as={person.id}&channel={channel}")
    await expect(page.get_by_role("button", name="Your move").last).to_be_visible()
    return page


class Touch:
    """The private panel under somebody's finger, who waits until nothing moves any more."""

    def __init__(self, page: Page, person: Player) -> None:
        self.page = page
        self._person = person

    @property
    def panel(self) -> Locator:
        return self.page.locator("[data-message].ephemeral").last

    async def open(self, label: str) -> None:
        """Tap a button of the live message until a panel of one's own opens: it may just be replaced by another."""
        shown = await self.panel.get_attribute("data-message") if await self.panel.count() else ""
        for _ in range(TAPS):
            await self._person.settle()
            await self.page.get_by_role("button", name=label).last.tap()
            with contextlib.suppress(AssertionError):
                await expect(self.panel).to_have_attribute(
                    "data-message", re.compile(f"^(?!{shown}$)"), timeout=SHORT
                )
                return
        raise AssertionError("no panel opens")

    async def text(self) -> str:
        await self._still()
        return await self.panel.inner_text()

    async def labels(self) -> list[str]:
        await self._still()
        return await self.panel.get_by_role("button").all_inner_texts()

    async def tap(self, label: str) -> None:
        """One tap that changes the panel. Raises playwright's `TimeoutError` if no such button is there any more."""
        before = await self.text()
        await self.panel.get_by_role("button", name=label, exact=True).last.tap(timeout=SHORT)
        await self._changed(before)

    async def choose(self, wanted: str = "") -> None:
        """The first thing of this name in the first menu, or on a button."""
        before = await self.text()
        menu = self.panel.locator("button.select")
        if await menu.count():
            await menu.first.tap(timeout=SHORT)
            options = self.page.locator(".select-pop:popover-open").get_by_role("option")
            await options.filter(has_text=wanted).first.tap(timeout=SHORT)
        else:
            await self.panel.locator("button.button").filter(has_text=wanted).first.tap(timeout=SHORT)
        await self._changed(before)

    async def _changed(self, before: str) -> None:
        await expect(self.panel).not_to_have_text(before, use_inner_text=True)
        await self._still()

    async def _still(self) -> None:
        await self._person.settle()
        await expect(self.panel.locator("[aria-busy=true]")).to_have_count(0)
