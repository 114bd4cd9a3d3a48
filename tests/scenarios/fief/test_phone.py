"""A round of Fief on the page itself, by touch on a phone's screen, beside two agents."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Browser

from bot.engine.journal.chance import SeededChance
from tests.sandbox.test_page_browser import CHROMIUM
from tests.scenarios.fief.people import begun
from tests.scenarios.players import dashboard
from tests.scenarios.stage import SandboxStage
from tests.scenarios.tapping import Tapping
from tests.scenarios.touch import browser, sit

__all__ = ["browser"]


@pytest.mark.browser
@pytest.mark.pictures
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine")
async def test_a_round_by_touch_on_a_phone(stage: SandboxStage, browser: Browser) -> None:
    """From the choice of a Village to the second round: cards, purchases, marches, as the game's own agent would."""
    people, table = await begun(stage, "Brynden", agents=2, surprise_windows="none")
    (person,), done, whim = people, set[str](), SeededChance(3)
    agent = next(iter(table.rules.agents.values()))
    await person.wait(lambda: dashboard(person))
    async with AsyncExitStack() as windows:
        way = Tapping(await sit(stage, browser, windows, person))
        while table.view(None).round <= 1:
            await person.wait(lambda: table.view(0).my_prompt or table.view(None).round > 1)
            if table.view(0).my_prompt is not None:
                action = agent(table.rules, table.view(0), whim)
                await way.do(person, table, action)
                done.add(action.kind)
    assert {"discard", "play", "buy", "muster", "march"} <= done
