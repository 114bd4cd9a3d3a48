"""A first game on a few lands (RISK-2.14)."""

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import RuleError, fold
from bot.rules.risk import RULESET
from bot.rules.risk.model.board import END_CARD, FIRST, FIRST_GAME, NEUTRAL, board
from bot.rules.risk.model.options import RiskOptions
from render.base.geometry import geometry
from tests.rules.harness import play_random

OPTIONS = RiskOptions.model_validate(RiskOptions.lesson)


def test_risk_2_14_ten_lands_of_two_regions_linked_with_each_other() -> None:
    here = board(FIRST)
    assert {region.id for region in here.regions} == {*FIRST_GAME.regions}
    assert len(here.territories) == 10
    assert {near for place in here.territories for near in here.links[place]} == {*here.territories}
    assert here.reached(dict.fromkeys(here.territories, 0), here.territories[0]) >= {*here.territories[1:]}


def test_risk_2_14_four_lands_each_two_neutral_and_a_deck_of_these_lands() -> None:
    state = fold(RULESET, RULESET.new(OPTIONS, 2, SeededChance(1)))
    owners = list(state.owner.values())
    assert [owners.count(owner) for owner in (0, 1, NEUTRAL)] == [4, 4, 2]
    assert {state.armies[place] for place, owner in state.owner.items() if owner != NEUTRAL} == {3}
    assert {state.armies[place] for place, owner in state.owner.items() if owner == NEUTRAL} == {1}
    assert set(state.deck) == {*board(FIRST).territories, END_CARD}


def test_risk_2_14_its_picture_has_its_lands_alone() -> None:
    state = fold(RULESET, RULESET.new(OPTIONS, 2, SeededChance(1)))
    scene = RULESET.scene(RULESET.view(state, None))
    assert {place for name in scene.boards for place in geometry(name).territories} == {*state.owner}


def test_risk_2_14_it_is_for_two_and_has_no_other_options() -> None:
    with pytest.raises(RuleError) as refused:
        RULESET.check(OPTIONS, 3)
    assert refused.value.clause == "RISK-2.14"
    with pytest.raises(RuleError) as refused:
        RULESET.check(RiskOptions(mode="first", gold="on"), 2)
    assert refused.value.clause == "RISK-2.14"


@pytest.mark.parametrize("seed", range(4))
def test_whole_first_games_break_nothing(seed: int) -> None:
    game = play_random(RULESET, OPTIONS, 2, seed)
    assert RULESET.outcome(game.state) is not None
