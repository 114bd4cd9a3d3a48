"""Tiny Epic on the sandbox: a turn with a battle by touch on a phone."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from bot.rules.tiny_epic.model.facts import CARDS, NAMES
from tests.sandbox.windows import CHROMIUM
from tests.scenarios.players import dashboard
from tests.scenarios.stage import SandboxStage
from tests.scenarios.tiny_epic.people import answer, at_arms, begun, type_in
from tests.scenarios.touch import Touch, browser, sit

__all__ = ["browser"]


@pytest.mark.browser
@pytest.mark.pictures
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine")
async def test_a_battle_with_two_secret_commits_by_touch_on_a_phone(
    stage: SandboxStage, browser: Browser
) -> None:
    """Whose turn it is places a die, marches into another player's domain and lays a card; so does the other."""
    people, table = await begun(stage)
    while (seat := table.view(None).active) is None:
        await answer(people, table)
    rival = (seat + 1) % len(people)
    table._state, aim = at_arms(table.state, seat, rival)
    assert table.rules.broken(table.state) == ()
    person, other = people[seat], people[rival]
    await person.wait(lambda: dashboard(person))
    async with AsyncExitStack() as windows:
        page = await sit(stage, browser, windows, person)
        touch = Touch(page, person)
        await touch.open("Your move")
        await expect(touch.panel).to_contain_text("It is your turn to place a die")
        if "Which die? March" not in await touch.text():
            await touch.choose("March")
        await touch.choose("March")
        await touch.choose(f"{NAMES[aim]} · fight {other.name}, strength ")
        if "Who goes?" in await touch.text():
            await touch.choose()
        assert f"{person.name} attacks with" in await touch.text()
        state: Any = table.state
        theirs = next(card for card in state.lords[rival].hand if not CARDS[card].defense_cost)
        await type_in(other, "commit", card=theirs)
        mine = state.lords[seat].hand[0]
        assert NAMES[theirs] not in await touch.text()
        await touch.choose(NAMES[mine])
        await touch.tap(f"Commit {NAMES[mine]}")
        told = page.locator("[data-message]:not(.ephemeral)")
        for who, card in ((person, mine), (other, theirs)):
            said = f"{who.name} has committed {NAMES[card]} ("
            await expect(told.filter(has_text=said).last).to_be_visible()
        assert await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
