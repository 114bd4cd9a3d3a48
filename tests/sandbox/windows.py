"""Windows at the sandbox's page in a real browser, with a small real bot at the table."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from bot.sandbox.interactions import expire
from bot.sandbox.server import Sandbox
from tests.sandbox.herald import Herald
from tests.sandbox.sandbox_fixture import running

CHROMIUM = next(
    filter(
        None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"))
    ),
    None,
)
"""The shell has no windows of its own to draw, and takes half the time."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}

in_browser = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
    pytest.mark.asyncio(loop_scope="module"),
]
"""What a module of such tests is marked with."""


class Table:
    """A sandbox with its bot, and browser windows at it."""

    def __init__(self, sandbox: Sandbox, bot: Herald, browser: Browser, stack: AsyncExitStack) -> None:
        self.sandbox, self.bot = sandbox, bot
        self._browser, self._stack = browser, stack
        self.errors: list[str] = []

    def address(self, name: str | None, channel: str = "small-council") -> str:
        if name is None:
            return self.sandbox.page_url
        world = self.sandbox.world
        seat = next(user.id for user in world.users.values() if user.global_name == name)
        place = next(each.id for each in world.channels.values() if each.name == channel)
        return f"{self.sandbox.page_url}#as={seat}&channel={place}"

    async def give_up(self) -> None:
        """Ends the interaction the bot has not answered, as time does."""
        world = self.sandbox.world
        pending = await self.sandbox.wait(
            lambda: [each for each in world.interactions.values() if each.answer is None]
        )
        expire(world, pending[0])

    async def sit(self, name: str | None, *, phone: bool = False) -> Page:
        """A window of its own, at the table as `name`."""
        context = await self._browser.new_context(
            viewport=PHONE if phone else WIDE,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
        )
        self._stack.push_async_callback(context.close)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        await page.goto(self.address(name))
        await expect(page.locator("#box")).to_be_visible()
        return page


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    expect.set_options(timeout=15_000)
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield chromium
        await chromium.close()


@pytest_asyncio.fixture(loop_scope="module")
async def table(browser: Browser) -> AsyncIterator[Table]:
    async with (
        AsyncExitStack() as stack,
        Sandbox(interaction_seconds=60) as sandbox,
        running(bot := Herald(), sandbox),
    ):
        table = Table(sandbox, bot, browser, stack)
        yield table
        assert table.errors == []
        assert sandbox.world.violations == []


async def run(page: Page, command: str, *answers: str) -> None:
    """Types a command and its answers, picking each with Enter, and sends it."""
    await page.locator("#box").focus()
    await page.keyboard.type(f"/{command} ")
    form = page.locator(".option-form")
    await expect(form).to_be_visible()
    for answer in answers:
        await page.keyboard.type(answer)
    await page.keyboard.press("Enter")
    await expect(form).to_be_hidden()


def last(page: Page) -> Locator:
    return page.locator("#log .message").last
