"""Emblems: uploaded once, shown on buttons and in lines; where Discord takes none, the words stand alone."""

import asyncio
import sys
from typing import Any

import pytest

from render.papers.emblem import emblems as drawn
from tests.scenarios.players import ByCommands, begin, dashboard
from tests.scenarios.stage import SandboxStage

ALL = len(drawn())


@pytest.fixture(autouse=True)
def _drawn(_quick_pictures: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Real emblems, with small pictures in place of the maps."""
    monkeypatch.setattr("render.papers.emblem.emblems", drawn)


def known() -> dict[str, Any]:
    """The emblems of the bot that is up."""
    found: dict[str, Any] = sys.modules["cogs.interaction.emblems"].EMBLEMS
    return found


async def uploaded(stage: SandboxStage) -> list[str]:
    """The names of all emoji that Discord has, once the bot knows all emblems."""
    async with asyncio.timeout(30):
        while len(known()) < ALL:  # noqa: ASYNC110  # no event tells of it
            await asyncio.sleep(0.02)
    return [one.name for one in stage.sandbox.world.emojis.values()]


async def test_they_are_uploaded_once_and_found_again_after_a_restart(stage: SandboxStage) -> None:
    before = await uploaded(stage)
    assert len(before) == len({name.rsplit("_", 1)[0] for name in before}) == ALL
    await stage.restart()
    assert await uploaded(stage) == before


async def test_the_board_shows_them_on_buttons_and_before_the_houses(stage: SandboxStage) -> None:
    await uploaded(stage)
    first, *_ = await begin(stage, "Alys", "Brynden", "Cass")
    await first.settle()
    live = dashboard(first)
    assert live is not None
    assert str(known()["attack"].id) in str(live.raw)
    lines = [line for line in live.text.splitlines() if "(House " in line]
    assert len(lines) == 3
    assert all(line.startswith("<:") for line in lines)


async def test_where_discord_has_none_the_words_stand_alone(stage: SandboxStage) -> None:
    await uploaded(stage)
    known().clear()
    first, *_ = await begin(stage, "Alys", "Brynden")
    await ByCommands().take_turn(first)
    live = dashboard(first)
    assert live is not None
    assert "<:" not in live.text
