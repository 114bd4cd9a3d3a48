"""Movement: three points, Captains, leave, the Master of Ships, guests (FIEF-5)."""

import pytest

from bot.rules.contract import Concede
from bot.rules.fief.actions import (
    Answer,
    AskLeave,
    Ground,
    March,
    Muster,
    Pass,
    Raid,
    Sail,
    Standing,
    Welcome,
)
from bot.rules.fief.events.war import LeaveTold
from bot.rules.fief.frames.war.leaving import Leaving
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.legal import control
from bot.rules.fief.model.board import LINKS, by_sea
from bot.rules.fief.model.cards import Strike
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.model.offers import Item, Offer
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    act,
    at,
    begin,
    built,
    choices,
    events,
    menu,
    noble,
    refused,
    standing,
    titled,
)

ROBB, WYMAN, SANSA = "stark_robb_stark", "stark_wyman_manderly", "stark_sansa_stark"
TYWIN = "lannister_tywin_lannister"
ASHA, BALON = "greyjoy_asha_greyjoy", "greyjoy_balon_greyjoy"
FIVE = ("stark", "lannister", "tyrell", "martell", "arryn")
ZERO, TWO, THREE = 1, 4, 6


def moving(state: Fief, seat: int = 0) -> Fief:
    return at(state, "P6.DECLARE", 5, Moving(seat=seat))


def gathered(state: Fief, source: str, *nobles: str, men: str | None = None) -> Fief:
    return act(state, 0, Muster(source=source, nobles=nobles, men=men))


def at_darry(mine: str = "m2", theirs: str = "m1", more: str = "") -> Fief:
    """Robb (0) at Fairmarket may march to Darry, where Tywin's Troops (1) and perhaps Tyrells (2) stand."""
    state = standing(begin(*FIVE), 1, "darry", theirs)
    if more:
        state = standing(state, 2, "darry", more)
    return moving(noble(standing(state, 0, "fairmarket", mine), ROBB, 0, "fairmarket"))


# ── points and groups ─────────────────────────────────────────────────────────────────────────────


def test_fief_5_4_troops_and_nobles_keep_step_with_the_mother_of_dragons() -> None:
    state = noble(begin("stark", "lannister", "tyrell"), SANSA, 0, "winterfell")
    state = moving(titled(state, SANSA, "mother_of_dragons"))
    state = gathered(state, "winterfell", ROBB, SANSA, men="m3")
    state = act(act(state, 0, March(target="torrhens_square")), 0, March(target="barrowton"))
    assert "moat_cailin" in choices(state, 0, "march", "target")
    far = act(state, 0, March(target="moat_cailin"))
    assert far.land["moat_cailin"].troops(0) == {"man_at_arms": 3}
    assert far.nobles[ROBB].place == "moat_cailin"
    assert "march" not in menu(far, 0)
    alone = gathered(state, "barrowton", SANSA, men="none")
    assert "march" in menu(alone, 0)


def test_fief_5_3_and_0_36_a_lady_who_leads_nothing_travels_alone_and_without_troops() -> None:
    state = moving(noble(standing(begin(*FIVE), 0, "barrowton", "m2"), SANSA, 0, "barrowton"))
    assert choices(state, 0, "muster", "source") == {"winterfell", "barrowton"}
    assert choices(state, 0, "muster", "men", source="barrowton", nobles=(SANSA,)) == {"none"}
    state = act(gathered(state, "barrowton", SANSA), 0, March(target="moat_cailin"))
    assert (state.nobles[SANSA].place, state.land["moat_cailin"].owner) == ("moat_cailin", 0)
    shut_in = noble(built(begin(*FIVE), "winterfell", siege={1: 0}), ROBB, 0, "barrowton")
    shut_in = moving(noble(shut_in, SANSA, 0, "winterfell", inside=True))
    assert choices(shut_in, 0, "muster", "source") == {"barrowton"}  # she breaks out of no siege (FIEF-5.20)


def test_fief_5_4_not_with_who_was_not_there_on_every_step() -> None:
    state = noble(begin("stark", "lannister", "tyrell"), SANSA, 0, "torrhens_square")
    state = moving(titled(state, SANSA, "mother_of_dragons"))
    state = act(gathered(state, "winterfell", ROBB, men="m3"), 0, March(target="torrhens_square"))
    state = act(gathered(state, "torrhens_square", ROBB, SANSA, men="m3"), 0, March(target="barrowton"))
    assert "march" not in menu(state, 0)
    assert choices(state, 0, "muster", "nobles", source="barrowton") == {SANSA}
    assert choices(state, 0, "muster", "men", source="barrowton", nobles=(SANSA,)) == {"none"}


def test_fief_5_4_troops_go_as_far_as_a_fast_noble_and_nobles_do_not() -> None:
    state = noble(begin("greyjoy", "stark", "tyrell"), ASHA, 0, "riverrun")
    state = noble(standing(titled(state, ASHA, "fief_pyke"), 0, "riverrun", "m2"), BALON, 0, "riverrun")
    state = gathered(moving(state), "riverrun", ASHA, BALON, men="m2")
    state = act(act(state, 0, March(target="fairmarket")), 0, March(target="seagard"))
    assert "march" not in menu(state, 0)
    state = act(gathered(state, "seagard", ASHA, men="m2"), 0, March(target="the_twins"))
    assert state.land["the_twins"].troops(0) == {"man_at_arms": 2}


def test_fief_5_5_a_group_is_all_who_can_go_or_those_who_are_named() -> None:
    state = moving(noble(begin("stark", "lannister", "tyrell"), WYMAN, 0, "winterfell"))
    all_ = act(act(state, 0, Muster(source="winterfell")), 0, March(target="torrhens_square"))
    assert all_.land["winterfell"].troops(0) == {}
    assert all_.nobles[WYMAN].place == all_.nobles[ROBB].place == "torrhens_square"
    part = act(
        act(state, 0, Muster(source="winterfell", nobles=(ROBB,), men="m1k1")),
        0,
        March(target="white_harbor"),
    )
    assert part.land["winterfell"].troops(0) == {"man_at_arms": 2}
    assert part.nobles[WYMAN].place == "winterfell"
    codes = choices(state, 0, "muster", "men", source="winterfell", nobles=(ROBB,))
    assert len(codes) == 2 * 4


def test_fief_5_6_a_captain_without_a_noble_leads_one_road_step() -> None:
    state = begin("stark", "lannister", "tyrell", options=FiefOptions(te=True))
    state = moving(noble(standing(state, 0, "barrowton", "m3c1"), ROBB, 0, "winterfell"))
    assert choices(state, 0, "muster", "men", source="barrowton", nobles=()) >= {"m3c1", "c1"}
    state = act(state, 0, Muster(source="barrowton", nobles=(), men="m2c1"))
    roads = {one for one in LINKS["barrowton"] if not by_sea("barrowton", one)}
    assert choices(state, 0, "march", "target") == roads
    state = act(state, 0, March(target="torrhens_square"))
    assert state.land["torrhens_square"].troops(0) == {"man_at_arms": 2, "bannermen_captain": 1}
    assert "march" not in menu(state, 0)
    assert choices(state, 0, "muster", "source") == {"winterfell"}


def test_fief_5_6_and_2_18_a_captain_of_house_stark_without_a_noble_stays_in_the_rain() -> None:
    state = begin("stark", "lannister", "tyrell", options=FiefOptions(te=True))
    state = changed(standing(state, 0, "barrowton", "m3c1"), struck=(Strike(kind="heavy_rain", region=1),))
    led = gathered(moving(noble(state, ROBB, 0, "barrowton")), "barrowton", ROBB, men="m2c1")
    assert choices(led, 0, "march", "target") == {*LINKS["barrowton"]}
    alone = act(moving(state), 0, Muster(source="barrowton", nobles=(), men="m2c1"))
    assert "march" not in menu(alone, 0)


def test_fief_5_6_and_5_9_a_captain_asks_for_leave_too() -> None:
    state = standing(begin(*FIVE, options=FiefOptions(te=True)), 0, "darry", "m2c1")
    state = standing(state, 1, "darry", "m1")
    mine, other = state.land["darry"].posts
    state = moving(built(state, "darry", posts=(mine, changed(other, roads=("harrenhal",)))))
    state = act(state, 0, Muster(source="darry", nobles=(), men="m2c1"))
    assert choices(state, 0, "leave", "route") == {"harrenhal"}
    state = act(act(state, 0, AskLeave(route="harrenhal")), 1, Answer(yes=True))
    assert state.land["harrenhal"].troops(0) == {"man_at_arms": 2, "bannermen_captain": 1}


def test_fief_5_11_control_stays_with_whoever_leaves_a_troop_behind() -> None:
    state = standing(begin("stark", "lannister", "tyrell"), 0, "barrowton", "m2")
    state = moving(noble(state, ROBB, 0, "barrowton"))
    left = act(gathered(state, "barrowton", ROBB, men="m1"), 0, March(target="torrhens_square"))
    assert left.land["barrowton"].owner == 0
    gone = act(gathered(state, "barrowton", ROBB, men="m2"), 0, March(target="torrhens_square"))
    assert gone.land["barrowton"].owner is None


# ── leave ─────────────────────────────────────────────────────────────────────────────────────────


def asking(state: Fief) -> Fief:
    """The group has asked to pass through Darry to Harrenhal."""
    state = gathered(state, "fairmarket", ROBB, men="m2")
    return act(state, 0, AskLeave(route="darry>harrenhal"))


def test_fief_5_1_and_5_8_leave_for_a_whole_way_is_asked_of_all_it_needs() -> None:
    state = asking(at_darry())
    assert isinstance(state.stack[-1], Leaving)
    assert state.stack[-1].awaits(state) == (1,)
    passed = act(state, 1, Answer(yes=True))
    assert passed.nobles[ROBB].place == "harrenhal"
    assert passed.land["harrenhal"].troops(0) == {"man_at_arms": 2}
    stays = act(state, 1, Answer(yes=False))
    assert stays.nobles[ROBB].place == "fairmarket"
    assert "darry>harrenhal" not in choices(stays, 0, "leave", "route")


def waited_twice() -> Fief:
    """Tywin's House has been asked twice in this turn, and has refused."""
    state = act(asking(at_darry()), 1, Answer(yes=False))
    return act(act(state, 0, AskLeave(route="darry>maidenpool")), 1, Answer(yes=False))


def test_fief_5_1_others_are_kept_waiting_twice_in_a_turn() -> None:
    state = act(waited_twice(), 0, AskLeave(route="darry>the_eyrie"))
    assert not isinstance(state.stack[-1], Leaving)
    assert state.nobles[ROBB].place == "fairmarket"
    assert "leave" not in menu(state, 0)


def test_fief_5_1_and_17_15_what_was_said_beforehand_is_not_limited() -> None:
    state = act(waited_twice(), 1, Standing(matter="leave", answer="yes", against="0"))
    state = act(state, 0, AskLeave(route="darry>the_eyrie"))
    assert state.nobles[ROBB].place == "the_eyrie"


@pytest.mark.parametrize(("said", "place"), [("yes", "harrenhal"), ("no", "fairmarket")])
def test_fief_17_15_and_17_19_who_is_on_the_list_is_answered_at_once(said: str, place: str) -> None:
    state = act(at_darry(), 1, Standing(matter="leave", answer=said, against="0"))
    state = asking(state)
    assert state.nobles[ROBB].place == place
    top = state.stack[-1]
    assert isinstance(top, Moving)
    assert top.asked == 0


def test_fief_17_15_and_17_10_the_list_is_seen_by_nobody_else() -> None:
    (told,) = events(at_darry(), 1, Standing(matter="leave", answer="yes", against="0"))
    assert told.seen_by(0) is None


def test_fief_5_10_without_leave_a_group_stays() -> None:
    state = act(gathered(at_darry(), "fairmarket", ROBB, men="m2"), 0, March(target="darry"))
    assert "march" not in menu(state, 0)
    assert "leave" in menu(state, 0)
    assert refused(state, 0, March(target="harrenhal")) == "FIEF-5.8"


def test_fief_5_3_nobody_marches_who_has_not_been_gathered() -> None:
    assert refused(at_darry(), 0, March(target="darry")) == "FIEF-5.3"
    assert refused(gathered(at_darry(), "fairmarket", ROBB), 0, Raid(target="darry")) == "FIEF-5.20"


def test_fief_17_50_who_has_left_lets_nobody_pass() -> None:
    state = asking(act(at_darry(), 1, Concede()))
    assert state.nobles[ROBB].place == "fairmarket"


def test_fief_17_50_nobody_is_asked_any_more_for_leave_of_who_has_left() -> None:
    state = act(asking(at_darry()), 0, Concede())
    assert not any(isinstance(frame, Leaving) for frame in state.stack)
    assert state.nobles[ROBB].place == "fairmarket"


# ── the Master of Ships ───────────────────────────────────────────────────────────────────────────


def master() -> Fief:
    """Wyman of Stark is Master of Ships; Robb stands on the coast with Troops."""
    state = noble(begin(*FIVE), WYMAN, 0, "white_harbor")
    state = noble(
        standing(titled(state, WYMAN, "master_of_ships"), 0, "white_harbor", "m3"), ROBB, 0, "white_harbor"
    )
    return moving(state)


def test_fief_5_14_one_noble_a_round_sails_with_troops() -> None:
    state = gathered(master(), "white_harbor", ROBB, men="m2")
    assert choices(state, 0, "sail", "target") == {
        one.id for one in VILLAGES.values() if one.coastal and one.id != "white_harbor"
    }
    state = act(state, 0, Sail(target="old_oak"))
    assert state.land["old_oak"].troops(0) == {"man_at_arms": 2}
    assert state.land["old_oak"].owner == 0
    assert "march" not in menu(state, 0)
    assert state.houses[0].used == ("ships",)
    again = act(state, 0, Muster(source="white_harbor", nobles=(WYMAN,)))
    assert "sail" not in menu(again, 0)


def test_fief_5_14_landing_where_others_stand_takes_their_leave() -> None:
    port, owner = "old_oak", 1
    state = standing(master(), owner, port, "m1")
    asked = act(gathered(state, "white_harbor", ROBB), 0, Sail(target=port))
    assert menu(asked, owner) == ("answer",)
    landed = act(asked, owner, Answer(yes=True))
    assert landed.nobles[ROBB].place == port
    post = landed.land[port].post(0)
    assert post is not None
    assert post.roads == ()
    stays = act(asked, owner, Answer(yes=False))
    assert stays.nobles[ROBB].place == "white_harbor"
    assert port not in choices(stays, 0, "sail", "target")
    (told,) = (event for event in events(asked, owner, Answer(yes=True)) if isinstance(event, LeaveTold))
    assert told.port == port


def test_fief_5_14_and_17_4_another_house_s_noble_sails_if_that_was_agreed() -> None:
    state = noble(begin(*FIVE), TYWIN, 1, "casterly_rock")
    state = titled(state, TYWIN, "master_of_ships")
    state = moving(noble(standing(state, 0, "white_harbor", "m1"), ROBB, 0, "white_harbor"))
    assert "sail" not in menu(gathered(state, "white_harbor", ROBB), 0)
    agreed = Offer(
        id=1, giver=1, asked=0, gives=(Item(matter="passage", what=ROBB, by=ROBB),), until=7, accepted=True
    )
    state = gathered(changed(state, offers=(agreed,)), "white_harbor", ROBB)
    assert "sail" in menu(state, 0)


# ── inside and field ──────────────────────────────────────────────────────────────────────────────


def test_fief_5_15_a_part_may_go_out_and_who_comes_may_keep_out() -> None:
    state = act(moving(begin(*FIVE)), 0, Ground(village="winterfell", where="field", men="k1"))
    assert state.land["winterfell"].troops(0, "field") == {"knight": 1}
    assert state.land["winterfell"].troops(0, "inside") == {"man_at_arms": 3}
    assert state.nobles[ROBB].inside
    back = moving(noble(standing(begin(*FIVE), 0, "barrowton", "m1"), ROBB, 0, "torrhens_square"))
    back = gathered(back, "torrhens_square", ROBB)
    assert act(back, 0, March(target="winterfell")).nobles[ROBB].inside
    assert not act(back, 0, March(target="winterfell", where="field")).nobles[ROBB].inside


def guest() -> Fief:
    """Stark lets Lannister in; Tywin stands beside Winterfell."""
    state = noble(begin(*FIVE), TYWIN, 1, "torrhens_square")
    state = moving(state, 1)
    return act(state, 0, Welcome(player="1", inside=True))


def test_fief_5_15_and_17_15_and_0_27_guests_go_inside_where_they_are_let_in() -> None:
    state = act(act(guest(), 1, Muster(source="torrhens_square")), 1, March(target="winterfell"))
    assert state.nobles[TYWIN].inside
    assert control.may_stay(state, "winterfell", 1)
    told = events(guest(), 0, Welcome(player="1", inside=False))
    assert told[0].seen_by(3) is not None


def test_fief_5_15_who_is_no_longer_welcome_leaves_with_the_next_movement() -> None:
    state = act(act(guest(), 1, Muster(source="torrhens_square")), 1, March(target="winterfell"))
    state = act(state, 0, Welcome(player="1", inside=False))
    assert state.nobles[TYWIN].inside
    assert not control.let_in(state, "winterfell", 1)
    state = at(state, "P5.MOVE", 4, Moving(seat=1))
    state = act(state, 1, Pass())
    assert not state.nobles[TYWIN].inside


def passing(men: str) -> Fief:
    """Robb, let through, has come to Darry, where two Men at Arms of his House have been before."""
    state = standing(at_darry(men), 0, "darry", "m2")
    state = act(state, 1, Standing(matter="leave", answer="yes", against="0"))
    return act(gathered(state, "fairmarket", ROBB, men=men), 0, March(target="darry"))


def held(state: Fief) -> tuple[str, ...]:
    """Roads that Robb's House holds at Darry."""
    post = state.land["darry"].post(0)
    assert post is not None
    return post.roads


def test_fief_0_25_a_group_that_goes_on_whole_holds_its_road_no_longer() -> None:
    assert held(passing("k1")) == ("fairmarket",)
    assert held(act(passing("k1"), 0, AskLeave(route="harrenhal"))) == ()


def test_fief_0_25_one_of_which_a_part_stays_does() -> None:
    state = gathered(passing("k1"), "darry", ROBB, men="m2")
    assert held(act(state, 0, AskLeave(route="harrenhal"))) == ("fairmarket",)


def test_fief_0_25_one_that_takes_others_along_has_gone_on_whole() -> None:
    state = gathered(passing("k1"), "darry", ROBB, men="m1k1")
    assert held(act(state, 0, AskLeave(route="harrenhal"))) == ()


def test_fief_0_25_a_road_that_was_held_before_is_held_on() -> None:
    state = passing("k1")
    again = noble(moving(state), ROBB, 0, "fairmarket")
    again = standing(again, 0, "fairmarket", "k1")
    again = act(gathered(again, "fairmarket", ROBB, men="k1"), 0, March(target="darry"))
    assert held(act(again, 0, AskLeave(route="harrenhal"))) == ("fairmarket",)
