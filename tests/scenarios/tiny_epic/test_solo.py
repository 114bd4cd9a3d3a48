"""Alone against the Rival, on the sandbox: by commands and by buttons to the end; a round by touch on a phone."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Browser

from bot.engine.journal.chance import SeededChance
from tests.sandbox.windows import CHROMIUM
from tests.scenarios.finger import Pressing, Way
from tests.scenarios.players import dashboard, ending
from tests.scenarios.stage import SandboxStage
from tests.scenarios.tapping import Tapping
from tests.scenarios.tiny_epic.people import begun, play_well, to_the_end
from tests.scenarios.touch import browser, sit

__all__ = ["browser"]

ALONE = ("Brynden",)


async def test_a_game_alone_by_commands(stage: SandboxStage) -> None:
    people, table = await begun(stage, ALONE, mode="solo")
    done = await to_the_end(people, table)
    assert {"house", "place", "recruit", "march"} <= {*done}
    last = ending(people[0])
    assert last is not None
    assert "The rounds are over." in last.text
    assert "The Rival" in last.text


@pytest.mark.parametrize("way", [Pressing()], ids=["buttons"])
async def test_a_game_alone_by_buttons(stage: SandboxStage, way: Way) -> None:
    people, table = await begun(stage, ALONE, mode="solo")
    whim, done = SeededChance(2), list[str]()
    while table.outcome() is None:
        done.append(await play_well(people, table, whim, way))
    assert {"house", "place", "recruit", "march", "sail", "plot", "whisper", "commit"} <= {*done}
    last = await people[0].wait(lambda: ending(people[0]))
    assert last is not None
    assert "The rounds are over." in last.text


async def test_two_rounds_with_a_teammate_by_buttons(stage: SandboxStage) -> None:
    """With the end of the round and a Ranger Card a panel was longer than two phones."""
    people, table = await begun(stage, ALONE, mode="solo_night_king")
    whim, way = SeededChance(3), Pressing()
    while table.view(None).round <= 2 and table.outcome() is None:
        await play_well(people, table, whim, way)
    assert way.presses


@pytest.mark.browser
@pytest.mark.pictures
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine")
async def test_a_round_alone_by_touch_on_a_phone(stage: SandboxStage, browser: Browser) -> None:
    """What the game's own agent would do, until the second round begins; what the Rival does stands in the channel."""
    people, table = await begun(stage, ALONE, mode="solo")
    (person,) = people
    await person.wait(lambda: dashboard(person))
    async with AsyncExitStack() as windows:
        way, whim = Tapping(await sit(stage, browser, windows, person)), SeededChance(2)
        while table.view(None).round == 1:
            await play_well(people, table, whim, way)
        assert await person.reads("turns up Rival Card")
