"""The first two turns of a game on the page itself, in a real browser on a phone's screen, three windows."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from tests.sandbox.test_page_browser import ARGUMENTS, CHROMIUM, PHONE
from tests.scenarios.players import awaited, begin
from tests.scenarios.stage import Player, SandboxStage

pytestmark = [
    pytest.mark.browser,
    pytest.mark.pictures,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
]

MINE = "You are awaited"


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        await browser.close()


async def test_two_turns_by_touch_and_what_each_seat_sees(stage: SandboxStage, browser: Browser) -> None:
    people = await begin(stage, "Alys", "Brynden", "Cass")
    async with AsyncExitStack() as windows:
        pages = {person.id: await sit(stage, browser, windows, person) for person in people}
        before: Player | None = None
        for _ in range(2):
            person = await awaited(people, but=before)
            assert person is not None
            await take_turn(pages[person.id])
            following = await awaited(people, but=person)
            assert following is not None
            for page in pages.values():
                live = page.locator("[data-message]:not(.ephemeral)", has_text="Awaiting").last
                await expect(live).to_contain_text(f"@{following.name}")
            before = person
        for person in people:
            await sees_only_what_is_theirs(pages[person.id], person, people)


async def sit(stage: SandboxStage, browser: Browser, windows: AsyncExitStack, person: Player) -> Page:
    """A window at the table, as this person, on a phone."""
    context = await browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    windows.push_async_callback(context.close)
    page = await context.new_page()
    channel = next(iter(stage.sandbox.world.channels))
    await page.goto(f"{stage.sandbox.page_url}#as={person.id}&channel={channel}")
    await expect(page.get_by_role("button", name="Your move").last).to_be_visible()
    return page


async def take_turn(page: Page) -> None:
    """Deploy, attack once to the end, move in, end the turn: whatever the panel asks, by its buttons and menus."""
    await page.get_by_role("button", name="Your move").last.tap()
    panel = page.locator("[data-message].ephemeral").last
    await expect(panel).to_contain_text(MINE)
    attacked = False
    while True:
        text = await panel.inner_text()
        labels = await panel.get_by_role("button").all_inner_texts()
        if MINE not in text and "Back" not in labels:
            return
        wanted = next((label for label in ("Fight to the end", "Attack to the end") if label in labels), None)
        if wanted is None and "Deploy" in labels:
            wanted = "Deploy"
        if wanted is None and attacked and "End the turn" in labels:
            wanted = "End the turn"
        attacked = attacked or wanted == "Attack to the end"
        await (
            panel.get_by_role("button", name=wanted, exact=True).last.tap() if wanted else first(page, panel)
        )
        await expect(panel).not_to_have_text(text, use_inner_text=True)
        await expect(panel.locator("[aria-busy=true]")).to_have_count(0)


async def first(page: Page, panel: Locator) -> None:
    """Choose what the panel offers first."""
    menu = panel.locator("button.select")
    if await menu.count():
        await menu.first.tap()
        await page.locator(".select-pop:popover-open").get_by_role("option").first.tap()
    else:
        await panel.get_by_role("button").first.tap()


async def sees_only_what_is_theirs(page: Page, person: Player, people: list[Player]) -> None:
    """The map with its words and the private panels of this seat are there, the panels of others are not."""
    maps = page.locator("img[alt*='Round 1']")
    assert await maps.count() >= 2
    shown = {
        await row.get_attribute("data-message")
        for row in await page.locator("[data-message].ephemeral").all()
    }
    mine = {str(seen.id) for seen in person.sees() if seen.ephemeral}
    others = {
        str(seen.id) for other in people if other is not person for seen in other.sees() if seen.ephemeral
    }
    assert shown == mine
    assert not shown & others
    assert await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
