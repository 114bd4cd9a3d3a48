"""Cards and their operations (TE-12)."""

import pytest

from bot.rules.contract import RuleError
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import Choose, Commit, Move, Pass, PlayEvent, Plot, Sail
from bot.rules.tiny_epic.cards.effects import HANDLERS, playable
from bot.rules.tiny_epic.events.battle import Fought
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.facts import CARDS
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.tiny_epic.position import act, asked, begin, choices, events, holding, menu, rich, standing

HOME = {"winterfell": "st1h", "pyke": "gr1h"}


def event(state: TinyEpic, card: str, moment: str = "follow") -> TinyEpic:
    """Seat 0 plays a card for its event."""
    return act(asked(holding(state, 0, card), 0, ops.PlayEvent(), moment), 0, PlayEvent(card=card))


def test_te_12_1_every_operation_that_is_carried_out_is_one_of_the_facts() -> None:
    assert {*HANDLERS} <= {step.op for card in CARDS.values() for step in card.steps}


def test_te_4_10_a_card_played_is_discarded() -> None:
    state = event(begin("stark", "greyjoy"), "spoils_of_war")
    assert (state.purses["0"].gold, state.purses["1"].gold) == (8, 5)  # the maximum is 8
    assert state.discard == ("spoils_of_war",)


@pytest.mark.parametrize(
    ("card", "gold", "can"),
    [
        ("drain_the_coffers", 0, True),
        ("drain_the_coffers", 1, False),
        ("safe_passage", 3, True),
        ("safe_passage", 2, False),
        ("uniting_the_bloodlines", 7, True),
        ("uniting_the_bloodlines", 8, False),  # TE-0.6: only gold that is cut off
    ],
)
def test_te_12_13_what_a_card_requires(card: str, gold: int, can: bool) -> None:
    state = rich(holding(begin("stark", "greyjoy"), 0, card), 0, gold)
    assert (card in playable(state, 0, False)) == can


def test_te_12_2_victory_points_are_bought_up_to_three_times() -> None:
    state = event(rich(begin("stark", "greyjoy"), 0, 7), "safe_passage")
    assert choices(state, 0, "choose", "what") == {"1", "2"}
    state = act(state, 0, Choose(what="2"))
    assert (state.purses["0"].gold, state.purses["0"].score) == (1, 2)


def test_te_12_2_red_wedding_pays_a_point_for_two() -> None:
    state = event(standing(begin("stark", "greyjoy"), HOME, p0={"tully": 2, "arryn": 2}), "red_wedding")
    for house in ("tully", "tully", "arryn"):
        state = act(state, 0, Choose(what=house))
    state = act(state, 0, Pass())
    assert (state.purses["0"].score, state.purses["0"].pool) == (1, {"arryn": 1})


def test_te_12_14_little_finger_takes_of_another_house() -> None:
    state = event(standing(begin("stark", "greyjoy"), HOME, p0={"tully": 1}), "little_fingers_influence")
    state = act(state, 0, Choose(what="tully")) if menu(state, 0) == ("choose",) else state
    assert "tully" not in choices(state, 0, "choose", "what")
    state = act(state, 0, Choose(what="arryn"))
    assert state.purses["0"].pool == {"arryn": 2}


def test_te_12_14_a_noble_sacrifice_pays_twice_and_final_units_are_spared() -> None:
    state = event(
        standing(begin("stark", "greyjoy"), {"winterfell": "st3", "pyke": "gr1h"}), "a_noble_sacrifice"
    )
    state = act(state, 0, Choose(what="winterfell:stark:token")) if menu(state, 0) else state
    assert (state.purses["0"].gold, state.purses["0"].score) == (5, 1)
    one = holding(
        standing(begin("stark", "greyjoy"), {"winterfell": "st1", "pyke": "gr1h"}), 0, "a_noble_sacrifice"
    )
    assert playable(one, 0, False) == ()


def test_te_12_14_and_ex_16_master_of_the_seas_counts_the_cards_passed() -> None:
    state = event(rich(begin("stark", "greyjoy"), 0, 0), "master_of_the_seas")
    state = act(state, 0, Sail(source="winterfell", target="three_sisters", army="st1"))
    assert state.purses["0"].gold == 3


def test_te_12_14_and_ex_28_a_forced_march_goes_straight_into_battle() -> None:
    units = {"castle_black": "st3", "winterfell": "st0h", "riverrun": "gr2", "the_eyrie": "gr1h"}
    state = event(standing(begin("stark", "greyjoy"), units), "forced_march")
    assert choices(state, 0, "move", "target", source="castle_black") == {"riverrun"}
    state = act(state, 0, Move(source="castle_black", target="riverrun", army="st3"))
    state = act(state, 0, Commit())
    told = events(state, 1, Commit())
    (fought,) = (one for one in told if isinstance(one, Fought))
    assert fought.attack == 3 + 2


def test_te_12_15_olennas_plot_gives_the_card_back() -> None:
    state = standing(
        begin("tyrell", "greyjoy", np=("arryn", "tully", "stark", "martell")),
        {"highgarden": "ty1h", "pyke": "gr1h"},
    )
    state = asked(holding(state, 0, "press_into_battle"), 0, ops.PlayEvent())
    state = act(state, 0, PlayEvent(card="olenna_tyrell"))
    state = act(state, 0, Plot(card="press_into_battle", shield="tully", target="tully"))
    assert state.lords[0].hand == ("press_into_battle",)
    assert state.used == ("olenna_tyrell",)


def test_te_0_12_a_card_in_use_lies_on_the_table() -> None:
    state = event(rich(begin("stark", "greyjoy"), 0, 7), "safe_passage")
    assert (state.table, state.discard) == (("safe_passage",), ())


def test_te_0_1_modes_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(RuleError):
        RULESET.check(TinyEpicOptions(mode="cooperative"), 3)
    with pytest.raises(RuleError):
        RULESET.check(TinyEpicOptions(), 5)
