"""Raids: riders, two rounds, riding on, breaking out of a siege (FIEF-5.20 to 5.24)."""

from typing import Any

import pytest

from bot.rules.fief import RULESET
from bot.rules.fief.actions import (
    Fight,
    March,
    Pass,
    Raid,
    Standing,
    Surprise,
    TakeSide,
)
from bot.rules.fief.legal import raids
from bot.rules.fief.model.board import LINKS, by_sea
from bot.rules.fief.model.cards import Strike
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.trek import Trek, Walked
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    act,
    begin,
    built,
    choices,
    events,
    holding,
    menu,
    noble,
    refused,
    standing,
    titled,
)
from tests.rules.fief.war.test_moves import (
    FIVE,
    ROBB,
    SANSA,
    THREE,
    TWO,
    TYWIN,
    ZERO,
    at_darry,
    gathered,
    moving,
)


def raiding(state: Fief, men: str = "k2", target: str = "darry", **dice: list[int]) -> Fief:
    return act(gathered(state, "fairmarket", ROBB, men=men), 0, Raid(target=target), **dice)


def test_fief_5_20_and_5_24_leaders_and_knights_raid_on_a_step_that_is_not_their_last() -> None:
    state = at_darry("m1k2", "m2")
    assert "raid" in menu(gathered(state, "fairmarket", ROBB, men="k2"), 0)
    assert "raid" not in menu(gathered(state, "fairmarket", ROBB, men="m1k2"), 0)
    state = noble(standing(standing(begin(*FIVE), 1, "darry", "m2"), 0, "seagard", "k2"), ROBB, 0, "seagard")
    state = act(gathered(moving(state), "seagard", ROBB, men="k2"), 0, March(target="fairmarket"))
    assert "darry" in choices(state, 0, "march", "target")
    assert "raid" not in menu(state, 0)


def test_fief_5_20_walls_are_no_mark_for_riders_nor_is_rain_their_weather() -> None:
    state = built(at_darry("k2", "m2"), "darry", fort="stronghold")
    here = state.land["darry"]
    inside = changed(here, posts=(changed(here.posts[0], inside={"man_at_arms": 2}, field={}),))
    shut = changed(state, land={**state.land, "darry": inside})
    assert "raid" not in menu(gathered(shut, "fairmarket", ROBB, men="k2"), 0)
    wet = changed(state, struck=(Strike(kind="heavy_rain", region=3),))
    assert "raid" not in menu(gathered(wet, "fairmarket", ROBB, men="k2"), 0)


def test_fief_5_21_and_5_22_who_wins_a_raid_rides_on_and_needs_no_leave() -> None:
    state = raiding(at_darry("k2", "m2"), attack=[TWO, ZERO], defence=[ZERO])
    assert menu(state, 0) == ("march",)
    assert choices(state, 0, "march", "target") == {*LINKS["darry"]} - {
        one for one in LINKS["darry"] if by_sea("darry", one)
    }
    assert state.land["darry"].owner == 1
    assert refused(state, 0, Pass()) == "FIEF-0.8"
    state = act(state, 0, March(target="harrenhal"))
    assert state.nobles[ROBB].place == "harrenhal"
    assert state.land["darry"].owner is None
    assert "march" not in menu(state, 0)


def dragons(men: str = "m1") -> Fief:
    """Sansa, Mother of Dragons (0), has three points; others stand at Fairmarket (1) and at Darry (2)."""
    state = standing(standing(begin(*FIVE), 1, "fairmarket", men), 2, "darry", "m1")
    state = noble(standing(state, 0, "riverrun", "k2"), SANSA, 0, "riverrun")
    return gathered(moving(titled(state, SANSA, "mother_of_dragons")), "riverrun", SANSA, men="k2")


def test_fief_5_22_and_5_20_the_step_on_may_be_a_raid_if_it_is_not_the_last() -> None:
    state = act(dragons(), 0, Raid(target="fairmarket"), attack=[TWO, ZERO], defence=[ZERO])
    assert menu(state, 0) == ("march", "raid")
    assert choices(state, 0, "raid", "target") == {"darry"}
    state = act(state, 0, Raid(target="darry"), attack=[TWO, ZERO], defence=[ZERO])
    assert menu(state, 0) == ("march",)
    assert (state.nobles[SANSA].place, state.land["darry"].owner) == ("darry", 2)
    state = act(state, 0, March(target="harrenhal"))
    assert state.land["harrenhal"].troops(0) == {"knight": 2}
    assert (state.land["fairmarket"].owner, state.land["darry"].owner) == (None, None)


def test_fief_5_22_and_5_20_whom_captives_ride_along_with_raids_nobody_more() -> None:
    state = noble(dragons(), TYWIN, 1, "fairmarket")
    state = act(state, 0, Raid(target="fairmarket"), attack=[TWO, ZERO], defence=[ZERO], fate=[6])
    assert state.nobles[TYWIN].captor == 0
    assert menu(state, 0) == ("march",)


def test_fief_5_22_whoever_is_left_of_the_riders_rides_on() -> None:
    state = raiding(at_darry("k3", "m3"), men="k3", attack=[THREE, THREE], defence=[THREE])
    assert menu(state, 0) == ("march",)
    state = act(state, 0, March(target="harrenhal"))
    assert state.land["harrenhal"].troops(0) == {"knight": 2}
    assert state.land["darry"].post(0) is None


def test_fief_5_22_in_a_village_of_their_own_the_garrison_takes_no_place_of_the_fallen() -> None:
    state = standing(standing(begin(*FIVE), 0, "winterfell", "k1", "inside"), 1, "winterfell", "m3")
    state = standing(state, 0, "torrhens_square", "k3")
    state = moving(noble(state, ROBB, 0, "torrhens_square"))
    state = gathered(state, "torrhens_square", ROBB, men="k3")
    state = act(state, 0, Raid(target="winterfell"), attack=[THREE, THREE], defence=[THREE])
    state = act(state, 0, March(target="last_hearth"))
    assert state.land["last_hearth"].troops(0) == {"knight": 2}
    assert state.land["winterfell"].troops(0) == {"man_at_arms": 3, "knight": 2}


def test_fief_5_22_the_beaten_ride_along_as_captives() -> None:
    state = noble(at_darry("k2", "m1"), TYWIN, 1, "darry")
    state = raiding(state, attack=[2, ZERO], defence=[ZERO])
    state = act(state, 0, March(target="fairmarket"))
    assert (state.nobles[TYWIN].captor, state.nobles[TYWIN].place) == (0, "fairmarket")


def test_fief_5_21_and_5_23_after_two_rounds_it_stays_as_a_visitor() -> None:
    state = raiding(at_darry("k2", "m9"), attack=[ZERO, ZERO], defence=[ZERO, ZERO])
    state = act(state, 0, Fight(how="on"), attack=[ZERO, ZERO], defence=[ZERO, ZERO])
    assert state.nobles[ROBB].place == "darry"
    assert state.land["darry"].posts[1].roads == ("fairmarket",)
    assert "muster" not in menu(state, 0)


def test_fief_5_23_and_6_21_where_both_lose_their_last_troops_nobody_has_won_and_the_raider_stays() -> None:
    state = raiding(at_darry("k1", "m1"), men="k1", attack=[TWO], defence=[THREE])
    assert state.nobles[ROBB].place == "darry"
    assert state.land["darry"].owner == 0
    assert "march" not in menu(state, 0)


def test_fief_5_21_all_in_the_field_fight_as_one_side() -> None:
    state = gathered(at_darry("k2", "m2", "m3"), "fairmarket", ROBB, men="k2")
    assert [band.seat for band in raids.foes(state, 0, "darry")] == [1, 2]


def test_fief_5_21_and_17_15_who_steps_aside_is_ridden_past() -> None:
    state = act(at_darry("k2", "m9"), 1, Standing(matter="raids", answer="aside", against="0"))
    state = raiding(state)
    assert menu(state, 0) == ("march",)
    assert state.land["darry"].troops(1) == {"man_at_arms": 9}
    asked = raiding(act(at_darry("k2", "m9"), 1, Standing(matter="raids", answer="ask")))
    assert menu(asked, 1) == ("side",)
    past = act(asked, 1, TakeSide(let_pass="yes"))
    assert menu(past, 0) == ("march",)
    fought = act(asked, 1, TakeSide(), attack=[ZERO, ZERO], defence=[ZERO, ZERO])
    assert menu(fought, 0) == ("fight",)


def test_fief_5_21_and_6_7_nobody_helps_anybody_against_raiders_so_nobody_leaves_the_others() -> None:
    state = noble(at_darry("k3", "m4", "m4"), "tyrell_mace_tyrell", 2, "darry")
    state = act(state, 2, Standing(matter="defend", answer="ask"))
    state = raiding(state, men="k3", attack=[ZERO] * 3, defence=[ZERO] * 3)
    assert choices(state, 2, "fight", "how") == {"on", "surrender"}


@pytest.mark.parametrize("windows", ["swift", "timed"])
def test_fief_5_1_and_17_31_a_raid_opens_no_window_and_waits_for_those_alone_who_want_to_be_asked(
    windows: Any,
) -> None:
    state = changed(at_darry("k2", "m9"), options=FiefOptions(surprise_windows=windows))
    state = holding(holding(state, 1, "ambush_1"), 2, "uprising_1")
    still = {"attack": [ZERO, ZERO], "defence": [ZERO, ZERO]}
    assert RULESET.pending(raiding(state, **still))[0].kind == "goon"
    state = raiding(act(state, 1, Standing(matter="raids", answer="ask")))
    assert [(one.kind, one.waiting) for one in RULESET.pending(state)] == [("sides", (1,))]
    state = act(state, 1, TakeSide(), **still)
    assert [(one.kind, one.waiting) for one in RULESET.pending(state)] == [("goon", (0,))]


def test_fief_17_34_and_8_23_an_ambush_prepared_for_a_battle_there_awaits_raiders_too() -> None:
    state = holding(noble(at_darry("k2", "m9"), TYWIN, 1, "darry"), 1, "ambush_1")
    state = raiding(act(state, 1, Surprise(card="ambush_1", target=ROBB, trigger="battle:darry")))
    assert (state.nobles[ROBB].captor, state.houses[0].scattered) == (1, {"knight": 2})
    assert state.land["darry"].post(0) is None


def test_fief_6_23_and_17_13_who_gives_up_by_its_order_does_so_before_a_raid_is_fought() -> None:
    state = noble(at_darry("k3", "m2"), TYWIN, 1, "darry")
    state = act(state, 1, Standing(matter="surrender", answer="sp-5"))
    state = gathered(state, "fairmarket", ROBB, men="k3")
    assert "fought" not in [event.kind for event in events(state, 0, Raid(target="darry"))]
    state = act(state, 0, Raid(target="darry"))
    assert state.nobles[TYWIN].captor == 0
    assert state.houses[1].scattered == {"man_at_arms": 2}
    assert menu(state, 0) == ("march",)


def besieged() -> Fief:
    """Robb and Knights in Winterfell, besieged by Lannister."""
    state = standing(standing(begin(*FIVE), 0, "winterfell", "k1", "inside"), 1, "winterfell", "m2")
    state = noble(state, TYWIN, 1, "winterfell")
    return moving(built(state, "winterfell", siege={1: 1}))


def test_fief_5_12_and_5_20_the_besieged_break_out_by_a_raid() -> None:
    state = gathered(besieged(), "winterfell", ROBB, men="k2")
    assert "march" not in menu(state, 0)
    assert choices(state, 0, "raid", "target") == {"winterfell"}
    state = act(state, 0, Raid(target="winterfell"), attack=[TWO, ZERO], defence=[ZERO], fate=[6])
    assert "torrhens_square" in choices(state, 0, "march", "target")
    state = act(state, 0, March(target="torrhens_square"))
    assert state.land["winterfell"].siege == {}
    assert state.land["winterfell"].owner == 0
    assert state.nobles[TYWIN].place == "torrhens_square"


def test_fief_5_20_and_5_3_who_has_no_step_left_breaks_out_of_no_siege() -> None:
    state = besieged()
    assert choices(state, 0, "muster", "source") == {"winterfell"}
    tired = changed(state.stack[-1], trek=Trek(nobles={ROBB: Walked(spent=2)}))
    state = changed(state, stack=(*state.stack[:-1], tired))
    assert choices(state, 0, "muster", "source") == set()


def test_fief_5_22_and_5_13_captives_guarded_inside_stay_when_others_break_out() -> None:
    state = noble(besieged(), "lannister_jaime_lannister", 1, "winterfell", captor=0)
    state = gathered(state, "winterfell", ROBB, men="k2")
    state = act(state, 0, Raid(target="winterfell"), attack=[TWO, ZERO], defence=[ZERO], fate=[6])
    state = act(state, 0, March(target="torrhens_square"))
    jaime, tywin = state.nobles["lannister_jaime_lannister"], state.nobles[TYWIN]
    assert (jaime.captor, jaime.place) == (0, "winterfell")
    assert (tywin.captor, tywin.place) == (0, "torrhens_square")


def test_fief_5_23_who_does_not_break_out_goes_back_inside() -> None:
    state = gathered(besieged(), "winterfell", ROBB, men="k2")
    state = act(state, 0, Raid(target="winterfell"), attack=[ZERO, ZERO], defence=[ZERO])
    state = act(state, 0, Fight(how="stop"))
    assert state.land["winterfell"].troops(0, "field") == {}
    assert state.nobles[ROBB].inside
    assert state.land["winterfell"].siege == {1: 1}
