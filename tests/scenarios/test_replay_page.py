"""The page of a game in a real browser, on a phone's screen: slider, buttons, keys."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.engine import memory_store
from tests.sandbox.test_page_browser import CHROMIUM, PHONE
from tests.scenarios.players import begin
from tests.scenarios.stage import SandboxStage
from tests.scenarios.touch import browser
from tests.test_cli import maester

__all__ = ["browser"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The page of a short game."""
    transcript, made = tmp_path / "game.txt", tmp_path / "game.html"
    played = memory_store.game("risk", ("Alys", "Bran", "Cate"), actions=40)
    transcript.write_text(memory_store.text(played), encoding="utf-8")
    assert maester("replay", transcript, "--page", made).exit_code == 0
    return made


@pytest.mark.browser
@pytest.mark.pictures
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine")
async def test_a_game_is_leafed_through_by_touch_and_by_keys(browser: Browser, file: Path) -> None:
    context = await browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, offline=True)  # type: ignore[arg-type]
    page = await context.new_page()
    await page.goto(file.as_uri())
    shown, at = page.locator("article:visible"), page.locator("#at")
    await expect(shown).to_have_count(1)
    count = await page.locator("article").count()
    await expect(at).to_have_text(f"1 / {count}")
    assert await shown.locator("img").evaluate("image => image.complete && image.naturalWidth > 0")
    assert await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    first = await shown.inner_text()
    await page.get_by_role("button", name="On one turn").tap()
    await expect(at).to_have_text(f"2 / {count}")
    assert await shown.inner_text() != first
    await page.keyboard.press("ArrowLeft")
    await expect(at).to_have_text(f"1 / {count}")
    await page.keyboard.press("End")
    await expect(at).to_have_text(f"{count} / {count}")
    await page.get_by_role("slider").fill("2")
    await expect(at).to_have_text(f"2 / {count}")
    await page.get_by_role("button", name="Play", exact=True).tap()
    await expect(at).to_have_text(f"{min(3, count)} / {count}", timeout=10_000)
    await context.close()


async def test_a_players_page_before_the_end_holds_what_that_player_saw(stage: SandboxStage) -> None:
    alys, brynden = await begin(stage, "Alys", "Brynden")
    for person in (alys, brynden):
        done = await person.command("/game export", page=True)
        assert done.reply is not None
        made = person.file(done.reply).decode()
        assert made.startswith("<!doctype html>")
        assert re.search(r"<article><h2>.+</h2><img ", made)
