"""A button acts on the game it names, where that is played, and not on one that was put away."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.errors import Refused
from cogs import press
from tests.engine import memory_store

HERE, ELSEWHERE = 1, 2


@pytest.mark.parametrize(
    ("status", "guild_id", "acts"),
    [
        ("playing", HERE, True),
        ("over", HERE, True),
        ("playing", None, True),
        ("playing", ELSEWHERE, False),
        ("archived", HERE, False),
    ],
)
async def test_a_game_is_reached_from_its_server_and_from_private_messages(
    status: Any, guild_id: int | None, acts: bool
) -> None:
    there = memory_store.table("risk", ("Alys", "Bran"))
    there.game = replace(there.game, id=7, guild_id=HERE, status=status)

    async def table(_: int) -> Any:
        return there

    client = SimpleNamespace(tables=SimpleNamespace(table=table))
    pressed: Any = SimpleNamespace(client=client, guild_id=guild_id, extras={})
    if acts:
        assert (await press._place(pressed, "m:play:7"))[0] is there
    else:
        with pytest.raises(Refused, match="table-gone"):
            await press._place(pressed, "m:play:7")
