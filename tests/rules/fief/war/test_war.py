"""Phases 5 and 6: movement, battles (FIEF-5, 6)."""

import pytest

from bot.rules.contract import Battle as Record
from bot.rules.contract import RuleError
from bot.rules.fief.actions import (
    Attack,
    Execute,
    Fight,
    Ground,
    March,
    Muster,
    Pass,
    Pillage,
    Standing,
    TakeSide,
)
from bot.rules.fief.events.base import with_house
from bot.rules.fief.events.war import BattleOver, Fought
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.legal import attacks, moves, strength
from bot.rules.fief.model.board import cost
from bot.rules.fief.model.cards import Strike
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.trek import Trek
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
DORAN = "martell_doran_martell"
FIELD = Attack(village="darry", how="field:1")
TYWIN, JAIME = "lannister_tywin_lannister", "lannister_jaime_lannister"
ZERO, ONE, TWO, THREE = 1, 2, 4, 6
"""Dice that show so many hits: the faces of a battle die are 0, 1, 1, 2, 2, 3."""


def field(mine: str, theirs: str, lord: bool = True) -> Fief:
    """Robb (seat 0) and Tywin (seat 1) in the field at Darry, which is open to five players and Tywin's."""
    state = begin("stark", "lannister", "tyrell", "martell", "arryn")
    state = standing(state, 1, "darry", theirs)
    state = noble(state, TYWIN, 1, "darry") if lord else state
    state = noble(standing(state, 0, "darry", mine), ROBB, 0, "darry")
    return at(state, "P7.END", 6, Acting(seat=0))


def stalled(state: Fief) -> Fief:
    """A round in which nobody is hit."""
    state = act(state, 0, Attack(village="darry", how="field:1"))
    return act(state, 1, TakeSide(), attack=[ZERO, ZERO], defence=[ZERO])


def walls(mine: str, fort: str, inside: str, engines: int = 0) -> Fief:
    """Robb before walls at Casterly Rock with Troops inside."""
    state = begin("stark", "lannister", "tyrell")
    state = noble(state, TYWIN, 1, "crakehall")
    here = changed(state.land["casterly_rock"].posts[0], inside={})
    state = built(state, "casterly_rock", posts=(here,), fort=fort, siege={0: engines} if engines else {})
    state = standing(state, 1, "casterly_rock", inside, "inside")
    state = noble(standing(state, 0, "casterly_rock", mine), ROBB, 0, "casterly_rock")
    return at(state, "P7.END", 6, Acting(seat=0))


# ── movement ──────────────────────────────────────────────────────────────────────────────────────


def test_fief_5_1_to_5_3_and_5_5_and_ex_23_a_lord_marches_two_roads_and_drops_troops() -> None:
    state = standing(begin("stark", "lannister", "tyrell"), 0, "winterfell", "m1")
    state = at(state, "P7.END", 5, Moving(seat=0))
    state = act(state, 0, Muster(source="winterfell", nobles=(ROBB,), men="m4"))
    state = act(state, 0, March(target="torrhens_square"))
    state = act(state, 0, Muster(source="torrhens_square", nobles=(ROBB,), men="m3"))
    state = act(state, 0, March(target="barrowton"))
    assert state.land["torrhens_square"].troops(0) == {"man_at_arms": 1}
    assert state.land["barrowton"].troops(0) == {"man_at_arms": 3}
    assert state.land["barrowton"].owner == 0
    assert "march" not in menu(state, 0)
    assert cost("deepwood_motte", "great_wyk", "stark") == 2
    assert cost("deepwood_motte", "great_wyk", "greyjoy") == 1


def test_fief_5_3_troops_do_not_go_further_with_another_leader() -> None:
    state = noble(begin("stark", "lannister", "tyrell"), WYMAN, 0, "barrowton")
    state = at(state, "P7.END", 5, Moving(seat=0))
    state = act(state, 0, Muster(source="winterfell", nobles=(ROBB,), men="m3"))
    state = act(act(state, 0, March(target="torrhens_square")), 0, March(target="barrowton"))
    assert choices(state, 0, "muster", "men", source="barrowton", nobles=(WYMAN,)) == {"none"}


def test_fief_5_2_and_2_18_rain_stops_all_but_stark() -> None:
    state = begin("stark", "lannister", "tyrell")
    state = changed(state, struck=(Strike(kind="heavy_rain", region=1), Strike(kind="heavy_rain", region=5)))
    assert [*moves.near(state, 0, "winterfell", 2)] != []
    assert [*moves.near(state, 1, "casterly_rock", 2)] == []


def test_fief_5_7_to_5_9_and_ex_24_leave_is_needed_for_a_road_that_others_hold() -> None:
    state = begin("stark", "lannister", "tyrell", "martell", "arryn")
    state = standing(state, 4, "darry", "m1")
    state = noble(standing(state, 0, "fairmarket", "m1"), ROBB, 0, "fairmarket")
    state = at(state, "P7.END", 5, Moving(seat=0))
    state = act(state, 0, Muster(source="fairmarket", nobles=(ROBB,), men="m1"))
    there = act(state, 0, March(target="darry"))
    assert there.land["darry"].posts[1].roads == ("fairmarket",)
    assert "march" not in menu(there, 0)
    assert moves.leave_needed(there, 4, "darry", "fairmarket", entered=False) == (0,)
    assert moves.leave_needed(there, 4, "darry", "harrenhal", entered=False) == ()


def test_fief_5_12_the_besieged_do_not_move() -> None:
    state = built(begin("stark", "lannister", "tyrell"), "winterfell", siege={1: 0})
    assert moves.movable(state, 0, "winterfell", Trek()) == ()


def test_fief_5_13_captives_go_along() -> None:
    state = noble(begin("stark", "lannister", "tyrell"), TYWIN, 1, "winterfell", captor=0)
    state = at(state, "P7.END", 5, Moving(seat=0))
    state = act(state, 0, Muster(source="winterfell", nobles=(ROBB, TYWIN), men="none"))
    state = act(state, 0, March(target="torrhens_square"))
    assert state.nobles[TYWIN].place == state.nobles[ROBB].place == "torrhens_square"


def test_fief_5_15_units_go_out_at_the_end_of_the_turn() -> None:
    state = at(begin("stark", "lannister", "tyrell"), "P7.END", 5, Moving(seat=0))
    state = act(state, 0, Ground(village="winterfell", where="field"))
    assert state.land["winterfell"].troops(0, "field") == {"man_at_arms": 3, "knight": 1}
    assert not state.nobles[ROBB].inside
    assert menu(state, 0) == ("pass", "ground")


# ── dice and losses ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("points", "dice"), [(0, 0), (1, 1), (6, 1), (7, 2), (12, 2), (13, 3), (21, 3)])
def test_fief_6_13_and_0_5_and_ex_1_dice_by_strength(points: int, dice: int) -> None:
    assert strength.dice(points) == dice
    assert strength.faces(range(1, 7)) == (0, 1, 1, 2, 2, 3)


@pytest.mark.parametrize(
    ("men", "fort", "engines", "allowed"),
    [
        ("m5", "stronghold", 0, False),
        ("m6", "stronghold", 0, True),
        ("m11", "fortified_city", 0, False),
        ("m12", "fortified_city", 0, True),
        ("m11", "fortified_city", 1, True),
        ("m5", "stronghold", 1, True),
    ],
)
def test_fief_6_14_to_6_17_and_ex_2_thresholds(men: str, fort: str, engines: int, allowed: bool) -> None:
    """Robb is brave and counts 2, so a Man at Arms fewer stands with him than in the example."""
    fewer = f"m{int(men[1:]) - 1}"
    state = walls(fewer, fort, "m2", engines)
    assert ("assault" in attacks.possible(state, 0, "casterly_rock")) is allowed


def test_fief_6_17_and_6_20_an_attacker_without_a_die_stops_and_nobody_is_asked() -> None:
    state = act(walls("m2k1", "stronghold", "m6"), 0, Standing(matter="surrender", answer="sp-7"))
    state = act(state, 0, Attack(village="casterly_rock", how="assault"), attack=[ZERO], defence=[THREE])
    assert not any(frame.kind == "battle" for frame in state.stack)
    assert state.nobles[ROBB].free
    assert state.land["casterly_rock"].troops(0) == {"man_at_arms": 2}


@pytest.mark.parametrize(
    ("troops", "hits", "fall"),
    [
        ({"knight": 1, "man_at_arms": 1}, 2, {"man_at_arms": 1}),
        ({"knight": 1, "man_at_arms": 2}, 3, {"knight": 1}),
        ({"knight": 1, "man_at_arms": 2}, 4, {"knight": 1, "man_at_arms": 1}),
        ({"knight": 1, "man_at_arms": 2}, 5, {"knight": 1, "man_at_arms": 2}),
        ({"knight": 2}, 2, {}),
    ],
)
def test_fief_6_18_and_17_14_and_ex_3_losses(troops: dict[str, int], hits: int, fall: dict[str, int]) -> None:
    assert strength.falls(troops, hits) == fall


def test_fief_6_12_strength_of_troops_and_nobles() -> None:
    state = noble(begin("stark", "lannister", "tyrell"), SANSA, 0, "winterfell")
    assert strength.of_side(state, {"knight": 2, "man_at_arms": 1}, (ROBB, SANSA), attacking=True) == 7 + 2
    state = noble(state, "martell_doran_martell", 0, "winterfell")
    assert strength.of_noble(state, "martell_doran_martell", attacking=True) == 0
    assert strength.of_noble(state, "martell_doran_martell", attacking=False) == 1


def test_fief_6_16_and_ex_7_bonus_hits() -> None:
    state = noble(begin("stark", "lannister", "tyrell"), "stark_arya_stark", 0, "winterfell")
    state = titled(noble(state, SANSA, 0, "winterfell"), SANSA, "mother_of_dragons")
    assert strength.bonus(state, ("stark_arya_stark", SANSA)) == 2


# ── battles ───────────────────────────────────────────────────────────────────────────────────────


def test_fief_6_2_and_6_3_who_may_declare_what() -> None:
    state = field("k2", "m3")
    assert attacks.possible(state, 0, "darry") == ("field:1",)
    troops_alone = noble(state, ROBB, 0, "winterfell")
    assert attacks.possible(troops_alone, 0, "darry") == ()
    rain = changed(state, struck=(Strike(kind="heavy_rain", region=3),))
    assert attacks.possible(rain, 0, "darry") == ()


def test_fief_6_4_a_village_without_units_is_seized_without_dice() -> None:
    state = titled(begin("stark", "lannister", "tyrell"), TYWIN, "fief_casterly_rock")
    state = built(state, "crakehall", owner=1)
    state = at(noble(state, ROBB, 0, "crakehall"), "P7.END", 6, Acting(seat=0))
    state = built(state, "crakehall", owner=1)
    assert attacks.possible(state, 0, "crakehall") == ("seize",)
    assert act(state, 0, Attack(village="crakehall", how="seize")).land["crakehall"].owner == 0


def test_fief_6_9_and_6_10_and_6_25_and_ex_4_a_field_battle() -> None:
    """As in the example; Robb counts one more, which changes no die. The defenders have no Lord."""
    state = field("k2", "m3", lord=False)
    told = events(state, 0, Attack(village="darry", how="field:1"), attack=[TWO, ONE], defence=[THREE])
    over = next(one for one in told if isinstance(one, BattleOver))
    assert over.won
    assert over.battle() == Record(attacker=0, defender=1, won=True)
    after = act(state, 0, Attack(village="darry", how="field:1"), attack=[TWO, ONE], defence=[THREE])
    assert after.land["darry"].troops(0) == {"knight": 1}
    assert (after.land["darry"].owner, after.land["darry"].post(1)) == (0, None)


@pytest.mark.parametrize(("die", "slain"), [(1, True), (2, True), (3, False), (6, False)])
def test_fief_6_21_and_ex_5_a_lord_without_troops_is_slain_or_taken(die: int, slain: bool) -> None:
    state = field("m5", "m1")
    state = act(state, 0, Attack(village="darry", how="field:1"))
    after = act(state, 1, TakeSide(), attack=[THREE, ZERO], defence=[ZERO], fate=[die])
    assert (TYWIN in after.dead) is slain
    if not slain:
        assert after.nobles[TYWIN].captor == 0


def test_fief_6_22_and_ex_6_nobles_alone() -> None:
    taken = act(act(field("m1", "none"), 0, Attack(village="darry", how="field:1")), 1, TakeSide())
    assert taken.nobles[TYWIN].captor == 0
    equal = noble(field("none", "none"), ROBB, 0, "winterfell")
    assert attacks.possible(noble(equal, WYMAN, 0, "darry"), 0, "darry") == ()
    assert attacks.possible(field("none", "none"), 0, "darry") == ("field:1",)


def test_fief_6_20_an_attacker_may_stop_and_stays() -> None:
    state = stalled(field("m5", "m5"))
    assert menu(state, 0) == ("fight",)
    state = act(state, 0, Fight(how="stop"))
    assert state.land["darry"].troops(0) == {"man_at_arms": 5}


def test_fief_17_10_and_17_13_a_battle_order_answers_instead_of_its_player() -> None:
    state = field("m5", "m5")
    state = act(state, 0, Standing(matter="battle", answer="stop"))
    stopped = stalled(state)
    assert not any(isinstance(frame, Acting) for frame in stopped.stack)
    here = act(state, 0, Standing(matter="battle", answer="ask", against="darry"))
    asked = stalled(here)
    assert menu(asked, 0) == ("fight",)
    (told,) = events(state, 0, Standing(matter="battle", answer="on"))
    assert told.seen_by(1) is None


def test_fief_6_1_one_battle_in_a_village_and_round() -> None:
    state = stalled(field("m5", "m5"))
    after = act(state, 0, Fight(how="stop"))
    assert not any(isinstance(frame, Acting) for frame in after.stack)
    assert refused(field("m5", "m5"), 1, Pass()) == "FIEF-6.1"


# ── what may be declared, and how it ends ─────────────────────────────────────────────────────────


def test_fief_6_2_a_craven_lord_begins_no_battle_but_may_seize() -> None:
    state = noble(field("none", "none", lord=False), ROBB, 0, "winterfell")
    state = noble(standing(state, 3, "darry", "m3"), DORAN, 3, "darry")
    assert attacks.possible(standing(state, 1, "darry", "m1"), 3, "darry") == ()
    empty = built(built(state, "darry", owner=1), "crakehall", owner=1)
    assert attacks.possible(empty, 3, "darry") == ("seize",)


def test_fief_6_2_and_6_40_and_0_66_who_can_declare_nothing_is_told_why() -> None:
    state = field("m5", "m5")
    for action, key in (
        (Attack(village="winterfell", how="assault"), "fief-no-attack-village"),
        (Attack(village="darry", how="assault"), "fief-no-attack-how"),
        (Pillage(village="winterfell", building="mill"), "fief-no-pillage"),
        (Execute(noble=TYWIN), "fief-no-execute"),
    ):
        with pytest.raises(RuleError) as told:
            act(state, 0, action)
        assert told.value.text.key == key


def test_fief_6_3_one_battle_for_each_village_and_round() -> None:
    state = field("m5", "m5")
    assert attacks.places(state, 0, fought=()) == ("darry",)
    assert attacks.places(state, 0, fought=("darry",)) == ()
    assert Acting(seat=0, fought=("darry",)).awaits(state) == ()
    stopped = act(stalled(state), 0, Fight(how="stop"))
    assert not any(isinstance(frame, Acting) for frame in stopped.stack)


def test_fief_6_4_guests_inside_may_seize_what_their_host_has_left() -> None:
    state = titled(begin("stark", "lannister", "tyrell"), TYWIN, "fief_casterly_rock")
    state = noble(built(state, "casterly_rock", posts=()), TYWIN, 1, "old_oak")
    state = with_house(state, 1, guests=(0,))
    state = noble(standing(state, 0, "casterly_rock", "m2", "inside"), ROBB, 0, "casterly_rock", inside=True)
    state = at(state, "P7.END", 6, Acting(seat=0))
    state = act(state, 0, Attack(village="casterly_rock", how="seize"))
    assert (state.land["casterly_rock"].owner, state.nobles[ROBB].inside) == (0, True)


def test_fief_6_4_what_is_besieged_or_lies_in_the_rain_is_not_seized() -> None:
    state = built(noble(field("none", "none", lord=False), ROBB, 0, "crakehall"), "crakehall", owner=1)
    assert attacks.possible(state, 0, "crakehall") == ("seize",)
    assert attacks.possible(built(state, "crakehall", fort="stronghold", siege={2: 0}), 0, "crakehall") == ()
    rain = changed(state, struck=(Strike(kind="heavy_rain", region=VILLAGES["crakehall"].region),))
    assert attacks.possible(rain, 0, "crakehall") == ()


def test_fief_6_16_and_ex_7_a_throw_of_nothing_and_two_bonus_hits() -> None:
    state = field("m4", "m9")
    state = noble(noble(state, ROBB, 0, "winterfell"), "stark_arya_stark", 0, "darry")
    state = titled(noble(state, SANSA, 0, "darry"), SANSA, "mother_of_dragons", "fief_winterfell")
    state = titled(state, "stark_arya_stark", "fief_dreadfort")
    told = events(act(state, 0, FIELD), 1, TakeSide(), attack=[ZERO], defence=[ZERO, ZERO])
    fought = next(one for one in told if isinstance(one, Fought))
    assert (fought.attack, fought.hits) == ((0,), 2)


def test_fief_6_21_both_without_troops_throw_and_nobody_is_taken() -> None:
    """Robb has 1 hit left over against him, Tywin 2."""
    state = act(field("m1", "m1"), 0, FIELD)
    dice = {"attack": [THREE], "defence": [TWO]}
    lived = act(state, 1, TakeSide(), fate=[2, 3], **dice)
    assert (lived.nobles[ROBB].captor, lived.nobles[TYWIN].captor) == (None, None)
    assert {lived.nobles[ROBB].place, lived.nobles[TYWIN].place} == {"darry"}
    one_fell = act(state, 1, TakeSide(), fate=[2, 2], **dice)
    assert (ROBB in one_fell.nobles, TYWIN in one_fell.dead) == (True, True)


def test_fief_6_25_who_has_stormed_walls_goes_inside() -> None:
    state = walls("k7", "stronghold", "m1")
    after = act(
        state, 0, Attack(village="casterly_rock", how="assault"), attack=[THREE, THREE], defence=[ZERO]
    )
    assert after.land["casterly_rock"].troops(0, "inside") == {"knight": 7}
    assert after.nobles[ROBB].inside
