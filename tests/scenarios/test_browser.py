"""The first two turns of a game on the page itself, in a real browser on a phone's screen, three windows."""

from contextlib import AsyncExitStack, suppress

import pytest
from playwright.async_api import Browser, Page, expect
from playwright.async_api import TimeoutError as Gone

from tests.sandbox.windows import CHROMIUM
from tests.scenarios.players import awaited, begin, ends
from tests.scenarios.stage import Player, SandboxStage
from tests.scenarios.touch import Touch, browser, sit

__all__ = ["browser"]

pytestmark = [
    pytest.mark.browser,
    pytest.mark.pictures,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
]

MINE = "It is your turn"


async def test_two_turns_by_touch_and_what_each_seat_sees(stage: SandboxStage, browser: Browser) -> None:
    people = await begin(stage, "Alys", "Brynden", "Cass")
    async with AsyncExitStack() as windows:
        pages = {person.id: await sit(stage, browser, windows, person) for person in people}
        before: Player | None = None
        for _ in range(2):
            person = await awaited(people, but=before)
            assert person is not None
            await take_turn(pages[person.id], person)
            following = await awaited(people, but=person)
            assert following is not None
            for page in pages.values():
                live = page.locator("[data-message]:not(.ephemeral)", has_text="Waiting for").last
                await expect(live).to_contain_text(f"@{following.name}")
            before = person
        for person in people:
            await sees_only_what_is_theirs(pages[person.id], person, people)


async def take_turn(page: Page, person: Player) -> None:
    """Deploy, attack once to the end, move in, end the turn: whatever the panel asks, by its buttons and menus."""
    touch = Touch(page, person)
    await touch.open("Your move")
    await expect(touch.panel).to_contain_text(MINE)
    attacked = False
    while True:
        labels = await touch.labels()
        if MINE not in await touch.text() and "Back" not in labels:
            return
        wanted: str | None = next(
            (label for label in ("Fight to the end", "Attack to the end") if label in labels), None
        )
        if wanted is None and "Deploy" in labels:
            wanted = "Deploy"
        if wanted is None and attacked and ends(labels):
            wanted = ends(labels)
        with suppress(Gone):  # the panel was replaced while it was read: it is read again
            await (touch.tap(wanted) if wanted else touch.choose())
            attacked = attacked or wanted == "Attack to the end"


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
