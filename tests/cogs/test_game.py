"""`/game new`: the game is known by its id or its name, however it is spelt."""

import pytest

from bot.rules.registry import RULESETS
from cogs.game import meant


@pytest.mark.parametrize(
    "typed",
    ["risk", "RISK", " Risk ", "RISK: Game of Thrones", "risk game of thrones", "risk:game of thrones"],
)
def test_a_game_is_known_by_its_id_or_its_name(typed: str) -> None:
    assert meant(typed, RULESETS, "en") == "risk"


def test_what_is_no_game_stays_as_it_was_typed() -> None:
    assert meant("chess", RULESETS, "en") == "chess"
