"""Battles of many Houses: help, shelter, losses, giving up, spoils (FIEF-6.5 to 6.7, 6.19 to 6.25)."""

from bot.rules.contract import Concede
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Answer, Attack, Choose, Fight, Pass, Standing, Surprise, TakeSide
from bot.rules.fief.events.land import Fell
from bot.rules.fief.events.war import Fought, Scattered
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.battle import Battle
from bot.rules.fief.frames.war.goon import Goon
from bot.rules.fief.legal import raids, sides
from bot.rules.fief.model.fray import Band, Fray
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import war
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    act,
    at,
    begin,
    built,
    choices,
    events,
    holding,
    menu,
    noble,
    standing,
    titled,
)

ROBB, TYWIN, JAIME = "stark_robb_stark", "lannister_tywin_lannister", "lannister_jaime_lannister"
MACE, MARGAERY = "tyrell_mace_tyrell", "tyrell_margaery_tyrell"
CERSEI, DORAN = "lannister_cersei_lannister", "martell_doran_martell"
ZERO, TWO, THREE = 1, 4, 6
FIELD = Attack(village="darry", how="field:1")


def three(mine: str, theirs: str, third: str, fort: str = "") -> Fief:
    """Robb (0) before Tywin (1), who has Darry, with Tyrell Troops (2) beside them."""
    state = begin("stark", "lannister", "tyrell", "martell", "arryn")
    state = noble(standing(state, 1, "darry", theirs), TYWIN, 1, "darry")
    state = standing(state, 2, "darry", third)
    state = noble(standing(state, 0, "darry", mine), ROBB, 0, "darry")
    return at(built(state, "darry", fort=fort), "P7.END", 6, Acting(seat=0))


def sided(state: Fief, mine: TakeSide, theirs: TakeSide, third: TakeSide, **dice: list[int]) -> Fief:
    """After the answers of all three."""
    state = act(act(act(state, 0, FIELD), 0, mine), 1, theirs)
    return act(state, 2, third, **dice)


def asks(state: Fief, seat: int) -> Fief:
    """Of a House that wants to be asked although it is no attacker (FIEF-17.13)."""
    return act(state, seat, Standing(matter="defend", answer="ask"))


def battle(state: Fief) -> Battle:
    return next(frame for frame in state.stack if isinstance(frame, Battle))


NO = TakeSide()
STILL = {"attack": [ZERO] * 6, "defence": [ZERO] * 6}


def test_fief_6_5_only_help_that_is_accepted_counts() -> None:
    state = three("m5", "m5", "k2")
    helped = sided(state, TakeSide(accept=("2",)), NO, TakeSide(help="attacker"), **STILL)
    assert [band.seat for band in battle(helped).fray.attack] == [0, 2]
    unwanted = sided(state, NO, TakeSide(accept=("2",)), TakeSide(help="attacker"), **STILL)
    assert battle(unwanted).fray.seats == (0, 1)
    beside = sided(
        state, TakeSide(accept=("2",)), TakeSide(accept=("2",)), TakeSide(help="defender"), **STILL
    )
    assert [band.seat for band in battle(beside).fray.defence] == [1, 2]


def test_fief_6_5_answers_lie_sealed_until_all_are_in() -> None:
    state = act(three("m5", "m5", "k2"), 0, FIELD)
    assert state.stack[-1].awaits(state) == (0, 1, 2)
    told = events(state, 2, TakeSide(help="attacker"))
    assert [event.seen_by(0) for event in told] == [None]


def test_fief_6_13_a_side_adds_its_strength_together() -> None:
    state = three("m2", "m5", "k2")
    state = act(act(act(state, 0, FIELD), 0, TakeSide(accept=("2",))), 1, NO)
    told = events(state, 2, TakeSide(help="attacker"), **STILL)
    assert next(len(one.attack) for one in told if isinstance(one, Fought)) == 2


def test_fief_6_19_the_strongest_house_loses_first() -> None:
    state = three("m4", "m1", "k2")
    bands = (Band(seat=0, ground="field"), Band(seat=2, ground="field"))
    fray = Fray(village="darry", how="field", attack=bands, defence=(Band(seat=1, ground="field"),))
    assert war.losses(state, fray, "attack", 2) == [(bands[0], {"man_at_arms": 2})]
    assert war.losses(state, fray, "attack", 4) == [(bands[0], {"man_at_arms": 1}), (bands[1], {"knight": 1})]


def test_fief_6_7_a_supporter_may_leave_after_a_round() -> None:
    state = asks(three("m5", "m5", "k2"), 2)
    state = sided(state, TakeSide(accept=("2",)), NO, TakeSide(help="attacker"), **STILL)
    assert choices(state, 2, "fight", "how") == {"on", "leave"}
    state = act(state, 2, Fight(how="leave"))
    state = act(state, 0, Fight(how="on"), **STILL)
    assert battle(state).fray.seats == (0, 1)


def test_fief_6_6_who_is_attacked_may_shelter_and_be_stormed() -> None:
    state = three("k5", "m2", "m1", fort="stronghold")
    state = sided(state, NO, TakeSide(shelter="always"), NO)
    assert state.land["darry"].troops(1, "inside") == {"man_at_arms": 2}
    assert choices(state, 0, "fight", "how") == {"storm", "stop", "surrender"}
    stormed = act(state, 0, Fight(how="storm"), attack=[THREE, THREE], defence=[ZERO])
    assert stormed.land["darry"].owner == 0
    dropped = act(state, 0, Fight(how="stop"))
    assert dropped.land["darry"].owner == 1
    assert dropped.stack[-1].kind != "battle"


def test_fief_6_6_shelter_only_where_the_attacker_is_helped() -> None:
    state = three("k5", "m4", "m1", fort="stronghold")
    alone = sided(state, NO, TakeSide(shelter="if_helped"), NO, **STILL)
    assert alone.land["darry"].troops(1, "inside") == {}


def test_fief_6_23_and_0_52_who_gives_up_is_taken_and_its_troops_scatter() -> None:
    state = act(three("m5", "m5", "none"), 0, FIELD)
    told = events(state, 1, Fight(how="surrender"))
    assert next(one.troops for one in told if isinstance(one, Scattered)) == {"man_at_arms": 5}
    state = act(state, 1, Fight(how="surrender"))
    assert state.nobles[TYWIN].captor == 0
    assert state.land["darry"].owner == 0


def test_fief_6_23_without_its_friend_the_battle_goes_on() -> None:
    state = asks(three("m5", "m5", "k2"), 1)
    state = sided(state, NO, TakeSide(accept=("2",)), TakeSide(help="defender"), **STILL)
    state = act(act(state, 0, Fight(how="on")), 1, Fight(how="surrender"), **STILL)
    assert state.nobles[TYWIN].captor == 0
    assert battle(state).fray.seats == (0, 2)


def test_fief_6_24_winners_take_captives_in_turn() -> None:
    state = noble(three("k5", "m1", "k2"), JAIME, 1, "darry")
    state = sided(
        state,
        TakeSide(accept=("2",)),
        NO,
        TakeSide(help="attacker"),
        attack=[2, ZERO, ZERO],
        defence=[ZERO, ZERO],
    )
    assert menu(state, 0) == ("choose",)
    state = act(state, 0, Choose(what=JAIME))
    assert (state.nobles[JAIME].captor, state.nobles[TYWIN].captor) == (0, 2)
    assert state.land["darry"].owner == 0


def test_fief_6_25_a_defender_who_beats_its_attacker_takes_nothing_that_is_not_lost() -> None:
    state = act(act(three("m1", "m5", "none"), 0, FIELD), 1, NO, attack=[ZERO], defence=[TWO])
    assert state.land["darry"].owner == 1
    assert state.land["darry"].post(0) is None


def test_fief_17_13_battle_orders_of_both_sides() -> None:
    state = act(three("m5", "m5", "none"), 0, Standing(matter="battle", answer="rounds-1"))
    stopped = act(act(state, 0, FIELD), 1, NO, **STILL)
    assert not any(isinstance(frame, Battle) for frame in stopped.stack)
    state = act(three("m5", "m3", "none"), 1, Standing(matter="surrender", answer="sp-7"))
    given = act(state, 0, FIELD)
    assert given.nobles[TYWIN].captor == 0
    asked = act(three("m5", "m5", "none"), 1, Standing(matter="defend", answer="ask"))
    asked = act(act(asked, 0, FIELD), 1, NO, **STILL)
    assert asked.stack[-1].awaits(asked) == (0, 1)


def test_fief_17_13_a_defender_without_an_order_fights_on_and_nobody_sees_it_answer() -> None:
    state = act(act(three("m5", "m5", "none"), 0, FIELD), 1, NO, **STILL)
    goon = state.stack[-1]
    assert isinstance(goon, Goon)
    assert goon.awaits(state) == (0,)
    assert goon.seen_by(0).answers == {}


def test_fief_17_13_baratheon_throws_again_once() -> None:
    state = begin("baratheon", "lannister", "tyrell", "martell", "arryn", options=FiefOptions())
    state = noble(standing(state, 1, "darry", "m5"), TYWIN, 1, "darry")
    mine = next(iter(state.of(0)))
    state = noble(standing(state, 0, "darry", "m3"), mine, 0, "darry")
    state = at(state, "P7.END", 6, Acting(seat=0))
    state = act(state, 0, Standing(matter="rethrow", answer="hits-0"))
    state = act(act(state, 0, FIELD), 1, NO, attack=[ZERO, THREE], defence=[ZERO])
    assert state.land["darry"].troops(1) == {"man_at_arms": 2}
    assert "reroll" in state.houses[0].used


def test_fief_17_14_a_loss_order_says_who_falls_first() -> None:
    state = act(three("m5", "m3k1", "none"), 1, Standing(matter="losses", answer="knight"))
    told = events(act(state, 0, FIELD), 1, NO, attack=[THREE, ZERO], defence=[ZERO, ZERO])
    assert next(one.troops for one in told if isinstance(one, Fell)) == {"knight": 1}


def test_fief_17_50_who_has_left_defends_itself_and_is_not_asked() -> None:
    state = three("m5", "m5", "none")
    houses = (state.houses[0], changed(state.houses[1], gone=True), *state.houses[2:])
    state = act(changed(state, houses=houses), 0, FIELD, **STILL)
    assert state.stack[-1].awaits(state) == (0,)


def test_fief_0_95_once_the_only_helper_has_left_nobody_waits_for_the_attacker() -> None:
    state = act(act(three("m5", "m5", "k2"), 0, FIELD), 1, NO)
    assert state.stack[-1].awaits(state) == (0, 2)
    state = act(state, 2, Concede(), **STILL)
    assert battle(state).fray.rounds == 1


def test_fief_6_24_and_0_60_a_house_without_a_unit_left_takes_nobody() -> None:
    """Of two that defend one loses all it had there: the other guards whom they have beaten."""
    state = begin("stark", "lannister", "tyrell", "martell", "arryn")
    state = noble(standing(standing(state, 1, "darry", "m1"), 2, "darry", "k3"), MACE, 2, "darry")
    state = noble(standing(state, 0, "darry", "m1"), ROBB, 0, "darry")
    state = at(state, "P7.END", 6, Acting(seat=0))
    state = act(act(state, 0, FIELD), 1, TakeSide(accept=("2",)))
    state = act(act(state, 0, NO), 2, TakeSide(help="defender"), attack=[2], defence=[2, ZERO])
    assert state.land["darry"].troops(1) == {}
    assert state.nobles[ROBB].captor == 2


def test_fief_6_6_and_6_5_guests_inside_defend_the_walls_of_who_shelters() -> None:
    state = three("k5", "m2", "none", fort="stronghold")
    state = standing(state, 2, "darry", "m3", "inside")
    state = changed(state, houses=(state.houses[0], changed(state.houses[1], guests=(2,)), *state.houses[2:]))
    state = act(act(state, 0, FIELD), 1, TakeSide(shelter="always"))
    assert [band.seat for band in battle(state).fray.defence] == [1, 2]
    assert {band.ground for band in battle(state).fray.defence} == {"inside"}


def test_fief_6_31_nobody_shelters_through_a_siege() -> None:
    state = built(three("k5", "m2", "m1", fort="stronghold"), "darry", siege={2: 0})
    state = act(state, 0, FIELD)
    assert choices(state, 1, "side", "shelter") == set()


def test_fief_6_23_and_6_6_an_attacker_who_gives_up_before_whoever_shelters_is_taken() -> None:
    state = act(three("k5", "m2", "m1", fort="stronghold"), 0, FIELD)
    state = act(act(state, 0, Fight(how="surrender")), 1, TakeSide(shelter="always"))
    state = act(state, 2, NO)
    assert (state.nobles[ROBB].captor, state.land["darry"].owner) == (1, 1)
    assert state.land["darry"].troops(1, "inside") == {"man_at_arms": 2}
    assert not any(isinstance(frame, Battle) for frame in state.stack)


def test_fief_6_23_and_6_6_who_has_sheltered_may_still_give_up_where_it_asked_to_be_asked() -> None:
    state = asks(three("k5", "m2", "none", fort="stronghold"), 1)
    state = act(act(state, 0, FIELD), 1, TakeSide(shelter="always"))
    assert RULESET.pending(state)[0].waiting == (0, 1)
    assert choices(state, 0, "fight", "how") == {"storm", "stop", "surrender"}
    assert choices(state, 1, "fight", "how") == {"on", "surrender"}
    given = act(act(state, 0, Fight(how="storm")), 1, Fight(how="surrender"))
    assert (given.nobles[TYWIN].captor, given.land["darry"].owner) == (0, 0)
    stopped = act(act(state, 0, Fight(how="stop")), 1, Fight(how="surrender"))
    assert stopped.nobles[TYWIN].free  # the attacker, first in turn order, has stopped before


def test_fief_6_6_and_6_7_nobody_leaves_between_the_shelter_and_the_storm() -> None:
    state = asks(noble(three("k5", "m2", "m1", fort="stronghold"), MACE, 2, "darry"), 2)
    state = sided(state, TakeSide(accept=("2",)), TakeSide(shelter="always"), TakeSide(help="attacker"))
    assert choices(state, 2, "fight", "how") == {"on", "surrender"}


def test_fief_6_5_and_6_6_who_storms_does_not_defend_the_walls_with_guests_inside() -> None:
    state = standing(three("k5", "m2", "m4", fort="stronghold"), 2, "darry", "m2", "inside")
    state = changed(state, houses=(state.houses[0], changed(state.houses[1], guests=(2,)), *state.houses[2:]))
    state = sided(state, TakeSide(accept=("2",)), TakeSide(shelter="always"), TakeSide(help="attacker"))
    assert [band.seat for band in battle(state).fray.attack] == [0, 2]
    assert [band.seat for band in battle(state).fray.defence] == [1]


def test_fief_6_20_and_0_52_whose_last_leader_is_murdered_decides_no_more_for_those_beside_him() -> None:
    state = holding(noble(three("k1", "m5", "k3"), MACE, 2, "darry"), 3, "assassination_1")
    state = sided(state, TakeSide(accept=("2",)), NO, TakeSide(help="attacker"), **STILL)
    state = act(state, 3, Pass(), **STILL)
    state = act(state, 3, Surprise(card="assassination_1", trigger="now", target=ROBB, by=DORAN))
    state = act(state, 0, Fight(how="on"), murder=[4], **STILL)
    assert ROBB in state.dead
    assert state.land["darry"].post(0) is None
    assert RULESET.pending(state)[0].waiting == (2,)


def test_fief_6_22_help_for_nobles_alone_may_keep_them_from_being_taken() -> None:
    """Robb is braver than Tywin, who is as good as taken, until another Lord stands beside him."""
    state = noble(three("none", "none", "none"), MACE, 2, "darry")
    state = act(act(act(state, 0, FIELD), 0, NO), 1, TakeSide(accept=("2",)))
    alone = act(state, 2, NO)
    assert alone.nobles[TYWIN].captor == 0
    helped = act(state, 2, TakeSide(help="defender"))
    assert (helped.nobles[TYWIN].captor, helped.nobles[MACE].captor) == (None, None)


def test_fief_6_19_besiegers_stand_in_turn_order_whoever_came_first() -> None:
    state = begin("stark", "lannister", "tyrell", "martell", "arryn")
    for seat in (4, 2, 3):
        state = standing(state, seat, "casterly_rock", "m2")
    state = built(state, "casterly_rock", siege={4: 0, 3: 0, 2: 0})
    fray = sides.declared(state, 1, "casterly_rock", "sortie")
    assert fray is not None
    assert [band.seat for band in fray.defence] == [2, 3, 4]
    bands = raids.foes(state, 0, "casterly_rock")
    assert [band.seat for band in bands] == [2, 3, 4]


def test_fief_17_50_an_attacker_who_leaves_stops_at_once() -> None:
    state = act(act(three("m5", "m5", "none"), 0, FIELD), 1, NO, **STILL)
    assert state.stack[-1].awaits(state) == (0,)
    state = act(state, 0, Concede())
    assert not any(isinstance(frame, Battle) for frame in state.stack)
    assert state.land["darry"].troops(0) == {"man_at_arms": 5}


def test_fief_6_23_and_6_26_whoever_gives_up_beside_another_is_taken_too_whatever_is_asked_in_between() -> (
    None
):
    """Cersei breaks hearts: of the marriage of the first she is asked before the second is taken."""
    state = begin("lannister", "stark", "tyrell", "martell", "arryn")
    state = noble(standing(state, 1, "darry", "m5"), ROBB, 1, "darry", spouse=MARGAERY)
    state = noble(state, MARGAERY, 2, "highgarden", spouse=ROBB)
    state = noble(standing(state, 2, "darry", "m1"), MACE, 2, "darry")
    state = noble(noble(standing(state, 0, "darry", "m5"), TYWIN, 0, "darry"), CERSEI, 0, "darry")
    state = asks(asks(at(state, "P7.END", 6, Acting(seat=0)), 1), 2)
    state = sided(state, NO, TakeSide(accept=("2",)), TakeSide(help="defender"), **STILL)
    state = act(act(state, 0, Fight(how="on")), 1, Fight(how="surrender"))
    state = act(state, 2, Fight(how="surrender"))
    assert RULESET.pending(state)[0].kind == "breaking"
    state = act(state, 0, Answer(yes=False))
    assert (state.nobles[ROBB].captor, state.nobles[MACE].captor) == (0, 0)
    assert not any(isinstance(frame, Battle) for frame in state.stack)


WON = {"attack": [THREE, THREE, THREE], "defence": [ZERO]}


def given_up(*titles: str) -> Fief:
    """Tywin, whose Darry is, gives up; Tyrell, who helps him, is beaten in the next round."""
    state = asks(three("k5", "m5", "m1"), 1)
    state = noble(state, DORAN, 3, "darry", captor=1)
    state = titled(state, TYWIN, *titles)
    state = sided(state, NO, TakeSide(accept=("2",)), TakeSide(help="defender"), **STILL)
    state = act(act(state, 0, Fight(how="on")), 1, Fight(how="surrender"), **WON)
    assert not any(isinstance(frame, Battle) for frame in state.stack)
    return state


def test_fief_6_25_and_6_23_the_winner_has_the_village_of_who_gave_up_before_the_end() -> None:
    state = given_up("fief_harrenhal")
    assert state.land["darry"].owner == 0


def test_fief_0_63_and_6_23_captives_of_who_gave_up_are_the_winners() -> None:
    assert given_up().nobles[DORAN].captor == 0


def test_fief_0_63_and_8_23_a_friend_lost_to_an_ambush_goes_free_when_his_side_wins() -> None:
    """Mace helps Robb with his only Knight, is ambushed, and is no Captive of Robb's when Robb has won."""
    state = holding(noble(three("k5", "m1", "k1"), MACE, 2, "darry"), 1, "ambush_1")
    state = sided(state, TakeSide(accept=("2",)), NO, TakeSide(help="attacker"), **STILL)
    state = act(state, 1, Surprise(card="ambush_1", trigger="now", target=MACE))
    told = [event.kind for event in events(state, 0, Fight(how="on"), **WON)]
    assert told.index("freed") < told.index(
        "battle_over"
    )  # by it, and not because nobody guards him afterwards
    state = act(state, 0, Fight(how="on"), **WON)
    assert state.nobles[TYWIN].captor == 0
    assert state.nobles[MACE].free


def alone_for_the_attacked() -> Fief:
    """Tywin has given up; Mace, who came to help him, fights on alone and is asked."""
    state = asks(asks(noble(three("k5", "m5", "k3"), MACE, 2, "darry"), 1), 2)
    state = sided(state, NO, TakeSide(accept=("2",)), TakeSide(help="defender"), **STILL)
    state = act(act(state, 0, Fight(how="on")), 1, Fight(how="surrender"))
    return act(state, 2, Fight(how="on"), **STILL)


def test_fief_6_7_a_supporter_may_leave_also_after_the_attacked_has_given_up() -> None:
    state = alone_for_the_attacked()
    assert choices(state, 2, "fight", "how") == {"on", "leave", "surrender"}
    after = act(act(state, 0, Fight(how="on")), 2, Fight(how="leave"))
    assert not any(isinstance(frame, Battle) for frame in after.stack)
    assert (after.land["darry"].owner, after.nobles[TYWIN].captor) == (0, 0)
    assert after.nobles[MACE].free
    assert after.land["darry"].troops(2) == {"knight": 3}
    taken = act(act(state, 0, Fight(how="surrender")), 2, Fight(how="leave"))
    assert taken.nobles[ROBB].captor == 2
    assert taken.nobles[TYWIN].free


def test_fief_6_7_and_17_13_so_he_does_by_his_order() -> None:
    state = act(alone_for_the_attacked(), 2, Standing(matter="defend", answer="rounds-2"))
    state = act(state, 0, Fight(how="on"), **STILL)
    assert not any(isinstance(frame, Battle) for frame in state.stack)
    assert state.nobles[MACE].free


def test_fief_6_7_and_6_20_the_attacked_does_not_leave_because_a_friend_of_his_has_fallen() -> None:
    state = asks(three("k5", "m4", "k2"), 1)
    dice = {"attack": [THREE] * 3, "defence": [ZERO] * 3}
    state = sided(state, NO, TakeSide(accept=("2",)), TakeSide(help="defender"), **dice)
    assert battle(state).fray.seats == (0, 1)
    assert choices(state, 1, "fight", "how") == {"on", "surrender"}
