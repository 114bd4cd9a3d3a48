"""What `make play` has begun when its page is opened."""

import pytest

from bot.sandbox import play
from tests.scenarios.stage import SandboxStage


@pytest.mark.english
async def test_a_newcomer_finds_a_first_game_one_against_agents_and_a_free_channel(
    stage: SandboxStage,
) -> None:
    """Both channels had a game: a table for another needed a thread, which no newcomer thinks of."""
    await play.begin(stage.sandbox)
    alys = stage.person("Alys")
    learning, playing, free = stage.sandbox.world.channels
    for place, opened in ((learning, False), (playing, False), (free, True)):
        alys.here = place
        answer = await alys.command("/game new", system="fief")
        assert ("has set a table" in answer.text) is opened
