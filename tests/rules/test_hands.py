"""Whoever compares hands sees what a View shows, in every game."""

import asyncio

import pytest

from bot.rules.contract import fold, hand
from bot.rules.registry import RULESETS
from tests.engine.memory_store import game


@pytest.mark.parametrize("system", RULESETS)
def test_a_hand_is_that_of_the_view(system: str) -> None:
    table = game(system, ["Alys", "Bran", "Cate"], actions=120, quits=False)
    state = None
    for entry in asyncio.run(table.entries()):
        state = fold(table.rules, entry.events, state)
        for seat in range(3):
            assert hand(table.rules, state, seat) == table.rules.view(state, seat).hand
