"""The moves to which a game master may take a game back: all of them, told without keeping anybody waiting."""

import asyncio

from cogs.gm import board_edits
from cogs.interaction.names import voice
from tests.engine import memory_store
from tests.loop_guard import loop_guard

LONG = memory_store.game("risk", ("Alys", "Bran", "Cate"), actions=700, quits=False)


async def test_a_long_game_is_offered_while_others_are_served() -> None:
    """Each letter that was typed held up the loop: for a second where five thousand moves had been made."""
    with loop_guard() as slow:
        found = await asyncio.create_task(board_edits.moments(LONG, voice(LONG, "en").plain))
    assert len(found) > 400
    assert [number for _, number in found] == sorted((number for _, number in found), reverse=True)
    assert slow == []
