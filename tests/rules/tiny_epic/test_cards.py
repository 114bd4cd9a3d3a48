"""Cards and their operations (TE-12)."""

from typing import get_args

import pytest

from bot.rules.contract import RuleError
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import (
    Choose,
    Commit,
    March,
    Move,
    Pass,
    PlayEvent,
    Plot,
    RetreatTo,
    Sail,
    Whisper,
)
from bot.rules.tiny_epic.cards.effects import HANDLERS, playable
from bot.rules.tiny_epic.events.battle import Fought
from bot.rules.tiny_epic.events.board import Allied, Moved
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import encode
from bot.rules.tiny_epic.model.facts import CARDS, HEROES, PLOT
from bot.rules.tiny_epic.model.options import SEATS, Mode, TinyEpicOptions
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.tiny_epic.position import (
    NP,
    act,
    asked,
    begin,
    choices,
    events,
    holding,
    menu,
    refused,
    rich,
    standing,
)

HOME = {"winterfell": "st1h", "pyke": "gr1h"}


def event(state: TinyEpic, card: str, moment: str = "follow") -> TinyEpic:
    """Seat 0 plays a card for its event."""
    return act(asked(holding(state, 0, card), 0, ops.PlayEvent(), moment), 0, PlayEvent(card=card))


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
    state = act(state, 0, Choose(what="tully"))
    assert "tully" not in choices(state, 0, "choose", "what")
    state = act(state, 0, Choose(what="arryn"))
    assert state.purses["0"].pool == {"arryn": 2}


def test_te_12_14_a_noble_sacrifice_pays_twice_and_final_units_are_spared() -> None:
    state = event(
        standing(begin("stark", "greyjoy"), {"winterfell": "st3", "pyke": "gr1h"}), "a_noble_sacrifice"
    )
    state = act(state, 0, Choose(what="winterfell:stark:token"))
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


def test_te_0_1_and_te_0_15_what_is_offered_can_be_played() -> None:
    """All that may be chosen can be started with each number of players, and with no other."""
    for mode in get_args(Mode):
        low, high = SEATS[mode]
        for players in range(low, high + 1):
            RULESET.check(TinyEpicOptions(mode=mode), players)
        for players in (low - 1, high + 1):
            with pytest.raises(RuleError):
                RULESET.check(TinyEpicOptions(mode=mode), players)


def test_te_12_1_every_card_can_be_carried_out() -> None:
    steps = [step for card in CARDS.values() for step in card.steps]
    nested = ("then", "else_played", "on_win", "on_castle_gained")
    steps += [more for step in steps for field in nested for more in getattr(step, field, ())]
    assert (len(PLOT), len(HEROES)) == (62, 17)
    assert {step.op for step in steps} == {*HANDLERS} - {"explore"}


def test_te_12_6_who_is_evicted_retreats_before_the_hero_arrives() -> None:
    units = {"winterfell": "st1h", "the_reach": "gr2", "pyke": "gr1h"}
    state = event(standing(begin("stark", "greyjoy"), units), "raid_the_gold_lines")
    state = act(state, 0, Move(source="winterfell", target="the_reach", army="st0h"))
    assert ([*state.units["the_reach"]], [*state.units["blackhaven"]]) == (["stark"], ["greyjoy"])
    assert (state.purses["0"].gold, state.purses["0"].score) == (6, 0)


@pytest.mark.parametrize(("gold", "left", "stays"), [(5, 1, True), (3, 3, False)])
def test_te_12_5_an_unjust_trial_costs_four_gold_or_the_throne(gold: int, left: int, stays: bool) -> None:
    units = {
        "winterfell": "st1h",
        "kings_landing": "gr1",
        "pyke": "gr1h",
        "riverrun": "gr1",
        "highgarden": "gr1",
    }
    state = event(rich(standing(begin("stark", "greyjoy"), units), 1, gold), "unjust_trial")
    assert state.purses["1"].gold == left
    assert ("kings_landing" in state.units) == stays


def test_te_12_7_a_lone_token_is_captured_without_a_battle() -> None:
    units = {"winterfell": "st1h", "the_reach": "tu1", "riverrun": "tu2", "pyke": "gr1h"}
    state = event(standing(begin("stark", "greyjoy"), units), "captured_at_sea")
    state = act(state, 0, Move(source="winterfell", target="the_reach", army="st1h"))
    assert (state.purses["0"].pool, state.purses["0"].score) == ({"tully": 1}, 0)
    assert [*state.units["the_reach"]] == ["stark"]


def test_te_12_15_surprise_eliminates_one_and_drives_out_the_rest() -> None:
    units = {"winterfell": "st1h", "the_rills": "gr2", "pyke": "gr1h"}
    state = event(standing(begin("stark", "greyjoy"), units), "the_element_of_surprise")
    state = act(state, 0, Choose(what="the_rills:greyjoy:token"))
    assert control.total(state, "greyjoy") == 3
    assert "the_rills" not in state.units
    assert encode(state.units["flints_finger"]) == "gr1"


def test_te_12_15_a_timely_alliance_ends_that_of_the_former_ally() -> None:
    state = standing(begin("stark", "greyjoy"), HOME, p0={"tully": 3}, p1={"tully": 2})
    state = rich(state.model_copy(update={"allies": {"tully": "1"}}), 0, 0)
    state = event(state, "a_timely_alliance")
    state = act(state, 0, Choose(what="tully"))
    assert state.allies == {"tully": "0"}


def test_te_12_18_a_hero_card_in_hand_is_a_point_and_a_used_one_comes_back() -> None:
    state = event(begin("stark", "greyjoy"), "instruction_in_swords")
    assert state.purses["0"].score == 1
    used = begin("stark", "greyjoy").model_copy(update={"used": ("eddard_stark",)})
    state = event(used, "instruction_in_swords")
    assert (state.used, state.purses["0"].gold) == ((), 5)


def test_te_12_11_poisoning_needs_leverage_on_an_ally() -> None:
    units = {"winterfell": "st1h", "pyke": "gr2h"}
    state = holding(standing(begin("stark", "greyjoy"), units, p0={"tully": 1}), 0, "poisoning")
    assert playable(state, 0, False) == ("eddard_stark",)
    allied = state.model_copy(update={"allies": {"tully": "1"}})
    assert "poisoning" in playable(allied, 0, False)


def test_te_12_14_oberyn_counts_four_alone() -> None:
    units = {"sunspear": "ma1h", "pyke": "gr3", "winterfell": "st2"}
    state = standing(begin("martell", "greyjoy", np=("arryn", "tully", "stark", "tyrell")), units)
    state = act(asked(state, 0, ops.PlayEvent()), 0, PlayEvent(card="oberyn_martell"))
    told = events(state, 0, Move(source="sunspear", target="pyke", army="ma0h"))  # nobody holds a card
    (fought,) = (one for one in told if isinstance(one, Fought))
    assert (fought.attack, fought.defence) == (4, 4)


def test_te_12_14_euron_steals_before_the_battle() -> None:
    units = {"pyke": "gr1h", "winterfell": "st2", "castle_black": "st0h"}
    state = standing(begin("greyjoy", "stark", np=NP), units)
    state = act(asked(state, 0, ops.PlayEvent()), 0, PlayEvent(card="euron_greyjoy"))
    state = act(state, 0, Move(source="pyke", target="winterfell", army="gr1h"))
    assert (state.purses["0"].gold, state.purses["1"].gold) == (4, 2)


def test_te_12_15_of_a_timely_alliance_one_step_may_be_passed_but_not_both() -> None:
    """With an alliance to be had, the plot may be passed, and then the alliance not."""
    state = standing(begin("stark", "greyjoy"), HOME, p0={"tully": 2})
    state = event(rich(state, 0, 5), "a_timely_alliance")
    assert menu(state, 0) == ("plot", "pass")
    state = act(state, 0, Pass())
    assert menu(state, 0) == ("choose",)
    assert act(state, 0, Choose(what="tully")).allies == {"tully": "0"}


def test_te_12_15_without_an_alliance_to_be_had_the_plot_of_a_timely_alliance_is_not_passed() -> None:
    state = standing(begin("stark", "greyjoy"), HOME)
    state = event(rich(state, 0, 5), "a_timely_alliance")
    assert menu(state, 0) == ("plot",)


def test_te_12_15_after_the_plot_the_alliance_may_be_passed() -> None:
    state = standing(begin("stark", "greyjoy"), HOME, p0={"tully": 2})
    state = event(rich(state, 0, 3), "a_timely_alliance")
    state = act(state, 0, Plot(card="eddard_stark", shield="stark", target="arryn"))
    assert menu(state, 0) == ("choose", "pass")


def test_te_12_18_press_into_battle_takes_a_token_of_the_house_just_fought() -> None:
    units = {"winterfell": "st2h", "hornwood": "tu2", "pyke": "gr1h"}
    state = event(standing(begin("stark", "greyjoy"), units), "press_into_battle")
    state = act(state, 0, March(source="winterfell", target="hornwood", army="st2h"))
    state = act(state, 0, Commit())
    state = act(state, 0, RetreatTo(domain=min(choices(state, 0, "retreat", "domain"))))
    assert choices(state, 0, "choose", "what") == {"tully"}
    assert act(state, 0, Choose(what="tully")).purses["0"].pool == {"tully": 2}


def test_te_12_13_a_step_is_judged_on_what_the_choices_before_it_leave() -> None:
    """Tribute to the Lord of Light: whoever is eliminated can lead no attack; with one unit to spare another can."""
    alone = {"winterfell": "st1", "blackhaven": "st1", "hornwood": "tu2", "pyke": "gr1h"}
    state = standing(begin("stark", "greyjoy"), alone)
    state = holding(state, 0, "tribute_to_the_lord_of_light")
    assert playable(state, 0, following=False) == ()
    more = standing(state, {**alone, "winterfell": "st2"})
    assert playable(more, 0, following=False) == ("tribute_to_the_lord_of_light",)


def test_te_12_6_the_hero_arrives_last() -> None:
    units = {"winterfell": "st1h", "the_reach": "gr2", "pyke": "gr1h"}
    state = event(standing(begin("stark", "greyjoy"), units), "raid_the_gold_lines")
    moved = events(state, 0, Move(source="winterfell", target="the_reach", army="st0h"))
    assert [one.why for one in moved if isinstance(one, Moved)] == ["retreat", "move"]


def test_te_12_15_and_te_10_3_the_former_ally_leaves_before_control_passes() -> None:
    """Greyjoy shares The Rills with Tully, and may not flee to Riverrun, where Tully stands alone."""
    units = {"winterfell": "st1h", "pyke": "gr1h", "the_rills": "gr1.tu1", "riverrun": "tu2"}
    state = standing(begin("stark", "greyjoy"), units, p0={"tully": 3}, p1={"tully": 2})
    state = changed(state, allies={"tully": "1"})
    state = act(event(state, "a_timely_alliance"), 0, Pass())
    found = list(events(state, 0, Choose(what="tully")))
    if not any(isinstance(one, Allied) for one in found):
        state = act(state, 0, Choose(what="tully"))
        assert "riverrun" not in choices(state, 1, "retreat", "domain")
        assert state.allies == {"tully": "1"}
        found += events(state, 1, RetreatTo(domain=min(choices(state, 1, "retreat", "domain"))))
    told = [one.kind for one in found if isinstance(one, Moved | Allied)]
    assert told == ["moved", "allied"]


def test_te_0_11_what_a_card_aims_at_may_be_named_with_it() -> None:
    units = {"winterfell": "st1h", "pyke": "gr2h"}
    state = holding(rich(standing(begin("stark", "greyjoy"), units), 0, 3), 0, "enlist_the_faceless_men")
    state = asked(state, 0, ops.PlayEvent())
    assert "pyke:greyjoy:token" in choices(state, 0, "event", "what", card="enlist_the_faceless_men")
    after = act(state, 0, PlayEvent(card="enlist_the_faceless_men", what="pyke:greyjoy:token"))
    assert (after.units["pyke"]["greyjoy"].tokens, after.purses["0"].gold) == (1, 1)
    with pytest.raises(RuleError):
        act(state, 0, PlayEvent(card="enlist_the_faceless_men", what="pyke:stark:token"))
    left_out = act(state, 0, PlayEvent(card="enlist_the_faceless_men"))
    assert menu(left_out, 0) == ("choose",)


def test_te_4_13_no_choice_is_offered_that_leaves_the_next_step_impossible() -> None:
    """Lordly Promotion: only Hoster can be recruited, and where three of Tully stand he has no room."""
    units = {"winterfell": "st2h", "hornwood": "st1.tu3", "riverrun": "tu1", "pyke": "gr1h"}
    state = standing(begin("stark", "greyjoy", mode="competitive_if"), units)
    state = holding(changed(state, allies={"tully": "0"}), 0, "lordly_promotion")
    offered = asked(state, 0, ops.PlayEvent())
    assert choices(offered, 0, "event", "what", card="lordly_promotion") == {"winterfell:stark:token"}
    assert choices(event(state, "lordly_promotion"), 0, "choose", "what") == {"winterfell:stark:token"}


def test_te_12_13_and_0_6_no_point_is_paid_for_gold_that_there_is_no_room_for() -> None:
    """What a card costs is not what comes of it: A Debt to the Iron Bank is kept while the treasury is full."""
    state = standing(begin("stark", "greyjoy"), {"winterfell": "st1h", "pyke": "gr1h"})
    full = asked(holding(rich(state, 0, 8, score=2), 0, "a_debt_to_the_iron_bank"), 0, ops.PlayEvent())
    assert refused(full, 0, PlayEvent(card="a_debt_to_the_iron_bank")) == "TE-12.13"
    almost = act(rich(full, 0, 7), 0, PlayEvent(card="a_debt_to_the_iron_bank"))
    assert (almost.purses["0"].gold, almost.purses["0"].score) == (8, 1)


def test_te_12_14_little_finger_takes_one_of_a_pool_of_one() -> None:
    units = {**HOME, "the_eyrie": "ar3"}
    one_left = standing(begin("stark", "greyjoy"), units, p0={"tully": 1}, p1={"arryn": 5})
    assert one_left.stock["arryn"] == 1
    state = act(event(one_left, "little_fingers_influence"), 0, Choose(what="tully"))
    assert choices(state, 0, "choose", "what") == {"arryn", "tyrell", "martell"}
    assert act(state, 0, Choose(what="arryn")).purses["0"].pool == {"arryn": 1}


def test_te_12_2_a_card_played_by_a_card_in_follow_is_played_in_follow() -> None:
    state = rich(begin("stark", "greyjoy", mode="competitive_if"), 0, 0)
    state = changed(state, deck=("vendetta",))
    state = holding(state, 0, "vision_of_the_three_eyed_raven", "survival")
    state = act(asked(state, 0, ops.PlayEvent()), 0, PlayEvent(card="vision_of_the_three_eyed_raven"))
    state = act(act(state, 0, Whisper()), 0, PlayEvent(card="survival"))
    assert state.purses["0"].gold == 7


def test_te_0_6_a_card_of_which_nothing_else_would_come_is_not_passed() -> None:
    """Eddard with a full treasury: his gold is cut off, so he has to recruit."""
    state = standing(begin("stark", "greyjoy"), {"winterfell": "st2", "castle_black": "st0h", "pyke": "gr1h"})
    for gold, offered in ((7, ("recruit",)), (5, ("recruit", "pass"))):
        played = act(asked(rich(state, 0, gold), 0, ops.PlayEvent()), 0, PlayEvent(card="eddard_stark"))
        assert menu(played, 0) == offered
