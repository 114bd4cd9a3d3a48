"""Any move of any game by somebody's finger on the page itself, in a real browser on a phone's screen."""

from __future__ import annotations

import asyncio
import os
from contextlib import AsyncExitStack, suppress

from playwright.async_api import Browser, Locator, Page, expect

from bot.engine.table.table import Table
from bot.rules.contract import Action
from bot.sandbox.seen import Button, Menu, Outcome, Seen
from tests.scenarios.finger import Pressing, Way
from tests.scenarios.players import dashboard
from tests.scenarios.stage import Player, SandboxStage
from tests.scenarios.touch import sit

LOOKED_AT = os.environ.get("MAESTER_SCREENS")
"""A folder for pictures of all screens, to be looked at."""
TRIES, SOON = 4, 8
"""How often the dashboard, or a menu, is pressed, and in how many seconds it has answered."""


class Tapping(Pressing):
    """By touch, in a window at the table; each screen fits the width of the phone."""

    def __init__(self, page: Page, name: str = "") -> None:
        """`name` tells this window's pictures from another's."""
        super().__init__()
        self._page = page
        self._name = name
        self._shot = 0

    async def open(self, person: Player) -> Seen:
        self.presses += 1
        for _ in range(TRIES):
            before = _panel(person)
            await person.settle()
            await self._page.get_by_role("button", name="Your move").last.tap()
            with suppress(TimeoutError):  # the dashboard was just being replaced: it is pressed again
                async with asyncio.timeout(SOON):
                    return self._shown(person, await self._answer(person, before))
        raise AssertionError("the dashboard is never still")

    async def click(self, person: Player, page: Seen, button: Button) -> Outcome:
        self.presses += 1
        same = [one for one in page.buttons if one.label == button.label]
        found = self._row(page).get_by_role("button", name=button.label, exact=True)
        await found.nth(same.index(button)).tap()
        return await self._answer(person, page)

    async def select(self, person: Player, page: Seen, menu: Menu, values: tuple[str, ...]) -> Outcome:
        self.presses += 1
        chosen = {one.value for one in menu.options if one.default}
        wanted = [f'[data-value="{value}"]' for value in {*values} ^ (chosen if menu.most > 1 else set())]
        sheet = await self._opened(
            self._row(page).locator("button.select").nth(page.menus.index(menu)), wanted
        )
        await self._look()
        for value in wanted:
            await sheet.locator(value).tap()
        if menu.most > 1:
            await sheet.get_by_role("button", name="Done").tap()
        return await self._answer(person, page)

    async def _opened(self, menu: Locator, wanted: list[str]) -> Locator:
        """The sheet of a menu with all that is to be chosen; pressed again if the page has not shown it yet."""
        sheet = self._page.locator(".select-pop:popover-open")
        for _ in range(TRIES):
            await menu.tap()
            with suppress(AssertionError):
                for one in wanted or ["[data-value]"]:
                    await expect(sheet.locator(one).first).to_be_attached(timeout=SOON * 1000)
                return sheet
            await self._page.keyboard.press("Escape")
        raise AssertionError(f"the menu never shows {wanted}")

    def _row(self, page: Seen) -> Locator:
        return self._page.locator(f'[data-message="{page.id}"]')

    async def _answer(self, person: Player, before: Seen | None) -> Outcome:
        """What stands there once it is another panel, and the page shows it."""
        after = await person.wait(lambda: (now := _panel(person)) and now != before and now)
        assert after
        await expect(self._row(after).locator("[aria-busy=true]")).to_have_count(0)
        await self._look()
        assert await self._page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        return Outcome(reply=after)

    async def _look(self) -> None:
        if LOOKED_AT:
            await self._page.wait_for_timeout(250)
            await self._page.screenshot(path=f"{LOOKED_AT}/{self._name}{self._shot:03}.png")
            self._shot += 1


class Phones(Way):
    """Several people, each with a window at the table on a phone of their own."""

    def __init__(self, stage: SandboxStage, browser: Browser, windows: AsyncExitStack) -> None:
        self._stage, self._browser, self._windows = stage, browser, windows
        self._held: dict[int, Tapping] = {}

    async def do(self, person: Player, table: Table, action: Action) -> str:
        if person.id not in self._held:
            await person.wait(lambda: dashboard(person))
            page = await sit(self._stage, self._browser, self._windows, person)
            self._held[person.id] = Tapping(page, person.name)
        return await self._held[person.id].do(person, table, action)


def _panel(person: Player) -> Seen | None:
    """The newest private panel."""
    return person.newest(lambda seen: seen.ephemeral)
