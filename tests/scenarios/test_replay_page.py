"""The page of a game in a real browser, on a phone's screen: slider, buttons, keys."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from bot.engine.journal.entries import Rules
from bot.engine.journal.history import live
from bot.engine.table.turn_history import chapters
from bot.rules.contract import Event, Text
from bot.words import Voice
from render.words.alt import alt_text
from tests.engine import memory_store
from tests.sandbox.windows import CHROMIUM, PHONE
from tests.scenarios.players import begin
from tests.scenarios.stage import SandboxStage
from tests.scenarios.touch import browser
from tests.test_cli import maester

__all__ = ["browser"]


GAMES = {"risk": 40, "tiny_epic": 30, "fief": 60}
"""So many actions of each game are on its page."""


@pytest.fixture(params=GAMES)
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The page of a short game of each kind."""
    transcript, made = tmp_path / "game.txt", tmp_path / "game.html"
    played = memory_store.game(request.param, ("Alys", "Bran", "Cate"), actions=GAMES[request.param])
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
    assert await shown.locator("img").get_attribute("alt")
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


@pytest.mark.parametrize("system", GAMES)
def test_a_players_page_tells_nothing_that_only_others_were_told(system: str) -> None:
    """Neither in words nor below the pictures."""
    played = memory_store.game(system, ("Alys", "Bran", "Cate"), actions=GAMES[system], quits=False)
    say = Voice("en", played.rules.names, dict(enumerate(("Alys", "Bran", "Cate"))))
    told = [(entry.events, entry.draws) for entry in live(asyncio.run(played.entries()))]
    pages = {viewer: " | ".join(page(played.rules, told, viewer, say)) for viewer in (0, 1, 2, None)}
    lines = {
        viewer: {say(text) for events, _ in told for event in events if (text := words(event, viewer))}
        for viewer in pages
    }
    for viewer, made in pages.items():
        hidden = {line for other in (0, 1, 2) for line in lines[other] - lines[viewer] if len(line) > LONG}
        assert hidden or system != "risk", "of RISK alone the story tells some things to one player"
        assert not [line for line in hidden if line in made]


LONG = 25
"""Letters of a line that is hardly a part of another."""


def words(event: Event, viewer: int | None) -> Text | None:
    """What of an event is told to somebody."""
    seen = event.seen_by(viewer)
    return None if seen is None else seen.text()


def page(rules: Rules, told: list[Any], viewer: int | None, say: Voice) -> Iterator[str]:
    """All words on a page."""
    for chapter in chapters(rules, told, viewer):
        yield alt_text(chapter.scene, say)
        yield from (say(text) for event in chapter.events if (text := event.text()))


async def test_a_players_page_before_the_end_holds_what_that_player_saw(stage: SandboxStage) -> None:
    alys, brynden = await begin(stage, "Alys", "Brynden")
    for person in (alys, brynden):
        done = await person.command("/game export", page=True)
        assert done.reply is not None
        made = person.file(done.reply).decode()
        assert made.startswith("<!doctype html>")
        assert re.search(r"<article><h2>.+</h2><img ", made)
