"""Fief on the page itself, by touch on phones' screens: a round beside agents, and court and war of several people."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Browser

from bot.engine.journal.chance import SeededChance
from tests.sandbox.windows import CHROMIUM
from tests.scenarios.fief import test_court as court
from tests.scenarios.fief import test_war as war
from tests.scenarios.fief.people import begun
from tests.scenarios.finger import Way
from tests.scenarios.players import dashboard
from tests.scenarios.stage import SandboxStage
from tests.scenarios.tapping import Phones, Tapping
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


@pytest.mark.browser
@pytest.mark.pictures
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine")
@pytest.mark.parametrize(
    "scene",
    [
        court.test_a_marriage_with_terms_makes_allies,
        court.test_an_election_with_secret_ballots,
        court.test_a_card_changes_hands_in_an_embassy_and_nobody_else_sees_it,
        court.test_a_ransom_is_paid,
        war.test_an_ally_in_the_field_helps_to_storm_the_walls,
    ],
    ids=["marriage", "election", "embassy", "ransom", "storm"],
)
async def test_several_people_on_phones(
    stage: SandboxStage, browser: Browser, scene: Callable[[SandboxStage, Way], Awaitable[None]]
) -> None:
    """A part of what is played by commands and by buttons elsewhere, with a page under everybody's finger."""
    async with AsyncExitStack() as windows:
        await scene(stage, Phones(stage, browser, windows))
