"""The board as a person asks for it: on a phone every board of the game is as wide as the screen."""

import pytest

from tests.scenarios.players import begin
from tests.scenarios.stage import SandboxStage


@pytest.mark.pictures
async def test_a_world_at_war_is_shown_board_by_board(stage: SandboxStage) -> None:
    first, *_ = await begin(stage, "Alys", "Brynden", "Cass", "Davin", "Elyn", "Ferro")
    shown = (await first.command("/game board")).reply
    assert shown is not None
    assert shown.ephemeral
    west, east = shown.pictures
    assert " The North: " in west.alt
    assert " The North: " not in east.alt
    assert " Slaver's Bay: " in east.alt
    assert "Winterfell" in shown.text
