"""RISK-11 to RISK-13, RISK-15 and RISK-16: invasions, dice, conquest, links, neutral forces."""

from collections import Counter
from itertools import product

import pytest

from bot.rules.risk.events.war import Conquered, Declared, Fought, Halted, Occupied
from bot.rules.risk.model.actions import (
    Attack,
    Defend,
    Deploy,
    End,
    Halt,
    Maneuver,
    Occupy,
    Orders,
    Pass,
    PlayCard,
    Press,
)
from bot.rules.risk.model.board import NEUTRAL, board
from bot.rules.risk.model.dice import losses
from tests.rules.risk.position import Position, shown, the

HARRENHAL = Attack(source="harrenhal", target="kings_landing")


def siege(harrenhal: int = 7, kings_landing: int = 2) -> Position:
    """Seat 0 in Harrenhal before King's Landing, which seat 1 holds; seat 0 holds Riverrun too."""
    at = (
        Position().lands(0, riverrun=4, harrenhal=harrenhal).lands(1, "sunspear", kings_landing=kings_landing)
    )
    return at.invade(0)


# ── RISK-11 ──


def test_risk_11_1_the_source_is_ones_own_with_two_armies_the_target_opposing_and_linked() -> None:
    at = siege(harrenhal=7).lands(0, "stoney_sept")
    assert at.clause(0, Attack(source="kings_landing", target="harrenhal")) == "RISK-11.1"
    assert at.clause(0, Attack(source="stoney_sept", target="silverhill")) == "RISK-11.1"
    assert at.clause(0, Attack(source="harrenhal", target="riverrun")) == "RISK-11.1"
    assert at.clause(0, Attack(source="harrenhal", target="winterfell")) == "RISK-11.1"
    assert at.clause(0, Attack(source="nowhere", target="winterfell")) == "RISK-11.1"
    at.do(0, HARRENHAL, "6 5 4", "1 1")


def test_risk_11_1_a_refusal_names_what_may_be_attacked_from_there() -> None:
    _, text = siege().refused(0, Attack(source="harrenhal", target="winterfell"))
    assert text.key == "risk-no-attack-link"
    targets = text.args["targets"]
    assert isinstance(targets, tuple)
    assert set(targets) == {
        "mountains_of_the_moon",
        "the_trident",
        "stoney_sept",
        "kings_landing",
        "blackwater_rush",
    }


def test_risk_11_2_any_number_of_invasions_also_from_what_was_just_taken() -> None:
    at = siege(kings_landing=1)
    at.do(0, HARRENHAL, "6 5 4", "1")
    at.do(0, Occupy(armies=6))
    at.do(0, Attack(source="kings_landing", target="kingswood"), "6 5 4", "1")
    assert at.owner["kingswood"] == 0


def test_risk_11_2_one_invasion_at_a_time() -> None:
    at = siege(kings_landing=5)
    at.do(0, HARRENHAL, "6 5 4", "1 1")
    assert at.awaits() == (0, "press")
    assert at.clause(0, Attack(source="riverrun", target="the_trident")) == "RISK-11.12"
    assert set(at.view(0).menu) & {"attack", "maneuver", "end"} == set()
    at.do(0, Halt())
    at.do(0, Attack(source="riverrun", target="the_trident"), "6 5 4", "1")


@pytest.mark.parametrize(("armies", "most"), [(2, 1), (3, 2), (4, 3), (9, 3)])
def test_risk_11_4_one_to_three_armies_and_one_stays_behind(armies: int, most: int) -> None:
    at = siege(harrenhal=armies, kings_landing=9)
    assert at.offers(0, "attack", "dice", source="harrenhal", target="kings_landing") == (1, most)
    for dice in (0, most + 1):
        attack = Attack(source="harrenhal", target="kings_landing", dice=dice)
        assert at.clause(0, attack) == "RISK-11.4"
    at.do(0, HARRENHAL, " ".join("6" * most), "1 1")
    last = at.view(None).last_battle
    assert last is not None
    assert len(last.attack) == most


def test_risk_11_4_armies_that_came_before_the_first_battle_may_be_committed() -> None:
    """RISK-23.7: declared with all there were, one army; Preparing for War brings a second before it is committed."""
    at = Position(mode="dominion", characters="off").lands(0, "karhold", "skagos", harrenhal=2)
    at.lands(1, "sunspear", kings_landing=3).maesters(0, "preparing_for_war").maesters(1, "castle_walls")
    at.gold(300, 300).invade(0)
    at.do(0, HARRENHAL)
    while at.awaits()[0] == 0:
        at.do(0, Pass())
    at.do(0, PlayCard(card="preparing_for_war", lands=("karhold", "skagos", "harrenhal")))
    while at.awaits()[1] != "commit":
        at.do(at.awaits()[0], Pass())
    assert at.offers(0, "press", "dice") == (1, 2)


def test_risk_11_5_the_defender_commits_one_or_two_never_more_than_stand_there() -> None:
    at = siege(kings_landing=5).orders(1, "ask")
    at.do(0, HARRENHAL)
    assert at.awaits() == (1, "defend")
    assert at.offers(1, "defend", "dice") == (1, 2)
    assert at.clause(1, Defend(dice=3)) == at.clause(1, Defend(dice=0)) == "RISK-11.5"
    assert at.clause(0, Press()) == "RISK-11.5"
    at.do(1, Defend(dice=1), "6 5 4", "1")
    assert at.armies["kings_landing"] == 4


def test_risk_11_6_each_lost_die_costs_an_army() -> None:
    at = siege(harrenhal=7, kings_landing=5)
    at.do(0, HARRENHAL, "5 5 1", "6 4")
    assert (at.armies["harrenhal"], at.armies["kings_landing"]) == (6, 4)


def test_risk_11_7_after_a_battle_the_attacker_goes_on_or_ends() -> None:
    at = siege(kings_landing=5)
    at.do(0, HARRENHAL, "6 5 4", "1 1")
    at.do(0, Press(dice=2), "6 6", "5 5")
    ended = the(Halted, at.do(0, Halt()))
    assert (ended.battles, ended.lost, ended.slain) == (2, 0, 4)
    assert at.awaits() == (0, "attack")


def test_risk_11_7_it_ends_by_itself_with_one_army_left() -> None:
    at = siege(harrenhal=2, kings_landing=5)
    the(Halted, at.do(0, HARRENHAL, "1", "6 6"))
    assert (at.armies["harrenhal"], at.awaits()) == (1, (0, "attack"))


def test_risk_11_7_fight_on_until_so_many_are_left() -> None:
    at = siege(harrenhal=7, kings_landing=5)
    events = at.do(
        0, Attack(source="harrenhal", target="kings_landing", until=4), "1 1 1", "6 6", "6 1 1", "5 5"
    )
    assert [event.kind for event in events] == ["declared", "fought", "fought", "halted"]
    assert (at.armies["harrenhal"], at.armies["kings_landing"]) == (4, 4)
    assert at.awaits() == (0, "attack")


def test_risk_11_7_fight_on_commits_fewer_when_fewer_are_left() -> None:
    at = siege(harrenhal=4, kings_landing=5)
    at.do(0, Attack(source="harrenhal", target="kings_landing", until=1), "1 1 1", "6 6", "1", "6 6")
    assert (at.armies["harrenhal"], at.armies["kings_landing"]) == (1, 5)


@pytest.mark.parametrize("until", [0, 7, 8])
def test_risk_11_7_until_is_less_than_there_are(until: int) -> None:
    at = siege(harrenhal=7)
    assert at.clause(0, Attack(source="harrenhal", target="kings_landing", until=until)) == "RISK-11.7"
    assert at.offers(0, "attack", "until", source="harrenhal", target="kings_landing") == (1, 6)


def test_risk_11_8_the_same_invasion_may_be_declared_again_and_is_a_new_one() -> None:
    at = siege(kings_landing=5)
    at.do(0, HARRENHAL, "6 5 4", "1 1")
    at.do(0, Halt())
    at.do(0, HARRENHAL, "6 5 4", "1 1")
    assert the(Halted, at.do(0, Halt())).battles == 1


def test_risk_11_9_a_committed_army_that_is_not_lost_stays_in_the_source() -> None:
    at = siege(harrenhal=4, kings_landing=5)
    at.do(0, HARRENHAL, "6 5 4", "1 1")
    assert at.armies["harrenhal"] == 4


def test_risk_11_10_commitment_then_defence_then_rolls_then_losses_then_conquest() -> None:
    at = siege(kings_landing=2).orders(1, "ask")
    declared = the(Declared, at.do(0, HARRENHAL))
    assert declared.dice == 3
    assert at.view(1).battle is not None
    events = at.do(1, Defend(dice=2), "6 5 4", "1 1")
    assert [event.kind for event in events] == ["fought", "conquered"]


def test_risk_11_11_a_declared_invasion_is_fought_at_least_once_be_it_with_one_army() -> None:
    at = siege(kings_landing=2).orders(1, "ask")
    at.do(0, Attack(source="harrenhal", target="kings_landing", dice=1))
    assert at.clause(0, Halt()) == "RISK-11.5"
    at.do(1, Defend(dice=2), "1", "6 6")
    at.do(0, Halt())


def test_risk_11_12_no_invasion_after_the_invade_step() -> None:
    at = siege().lands(0, "stoney_sept").invade(0, "stoney_sept")
    at.do(0, Maneuver(source="riverrun", target="harrenhal"))
    assert at.clause(0, HARRENHAL) == "RISK-11.12"
    assert "attack" not in at.view(0).menu


def test_risk_11_12_nobody_invades_in_the_turn_of_another() -> None:
    at = siege(kings_landing=5)
    assert at.refused(1, Attack(source="kings_landing", target="harrenhal"))[1].key == "risk-no-turn-attack"


# ── RISK-12 ──


def test_risk_12_3_both_sides_faces_are_shown_to_all() -> None:
    events = siege().do(0, HARRENHAL, "1 6 4", "4 5")
    fought = the(Fought, shown(events, None))
    assert (fought.attack, fought.defence) == ((6, 4, 1), (5, 4))


def test_risk_12_8_dice_are_paired_from_the_highest_and_those_without_a_partner_are_ignored() -> None:
    assert losses((6, 6, 6), (5,)) == (0, 1)
    assert losses((2,), (6, 1)) == (1, 0)
    assert losses((6, 2), (5, 3)) == (1, 1)


def test_risk_12_9_on_equal_totals_the_defender_wins() -> None:
    assert losses((4,), (4,)) == (1, 0)
    assert losses((6, 5), (6, 5)) == (2, 0)


def test_risk_12_10_losses_are_removed_together() -> None:
    at = siege(harrenhal=3, kings_landing=2)
    at.do(0, HARRENHAL, "6 1", "5 5")
    assert (at.armies["harrenhal"], at.armies["kings_landing"]) == (2, 1)


@pytest.mark.parametrize(
    ("attackers", "defenders", "counts"),
    [
        (3, 2, {(0, 2): 2890, (1, 1): 2611, (2, 0): 2275}),
        (3, 1, {(0, 1): 855, (1, 0): 441}),
        (2, 2, {(0, 2): 295, (1, 1): 420, (2, 0): 581}),
        (2, 1, {(0, 1): 125, (1, 0): 91}),
        (1, 2, {(0, 1): 55, (1, 0): 161}),
        (1, 1, {(0, 1): 15, (1, 0): 21}),
    ],
)
def test_ex_20_outcome_counts(attackers: int, defenders: int, counts: dict[tuple[int, int], int]) -> None:
    """Every roll there is, through the code that judges battles."""
    rolls = product(range(1, 7), repeat=attackers + defenders)
    found = Counter(
        losses(sorted(roll[:attackers], reverse=True), sorted(roll[attackers:], reverse=True))
        for roll in rolls
    )
    assert found == counts


def test_ex_15_harrenhal_attacks_kings_landing() -> None:
    """6 beats 5, 4 ties 4: each loses one."""
    at = siege(harrenhal=7, kings_landing=2)
    at.do(0, Attack(source="harrenhal", target="kings_landing", dice=3), "6 4 1", "5 4")
    assert (at.armies["harrenhal"], at.armies["kings_landing"]) == (6, 1)


# ── RISK-13 ──


def test_risk_13_1_at_least_the_dice_of_the_last_battle_move_in_at_most_all_but_one() -> None:
    at = siege(harrenhal=7, kings_landing=1)
    at.do(0, Attack(source="harrenhal", target="kings_landing", dice=2), "6 5", "1")
    assert at.awaits() == (0, "occupy")
    assert at.offers(0, "occupy", "armies") == (2, 6)
    assert at.clause(0, Occupy(armies=1)) == at.clause(0, Occupy(armies=7)) == "RISK-13.1"


def test_risk_13_1_nothing_else_happens_before() -> None:
    at = siege(harrenhal=7, kings_landing=1)
    at.do(0, HARRENHAL, "6 5 4", "1")
    for action in (
        End(),
        Attack(source="riverrun", target="the_trident"),
        Maneuver(source="harrenhal", target="kings_landing"),
    ):
        clause, text = at.refused(0, action)
        assert (clause, text.key) == ("RISK-13.1", "risk-no-first-occupy")
    assert at.refused(1, Deploy(territory="sunspear"))[1].key == "risk-no-turn-occupy"


def test_risk_13_1_without_a_choice_nobody_is_asked() -> None:
    at = siege(harrenhal=4, kings_landing=1)
    moved = the(Occupied, at.do(0, HARRENHAL, "6 5 4", "1"))
    assert moved.armies == 3
    assert at.awaits() == (0, "attack")


def test_risk_13_3_the_castle_and_the_port_are_the_conquerors_at_once() -> None:
    at = siege(harrenhal=7, kings_landing=1)
    before = {figure.key: figure.value for figure in at.view(None).seats[0].figures}
    at.do(0, HARRENHAL, "6 5 4", "1")
    after = {figure.key: figure.value for figure in at.view(None).seats[0].figures}
    assert (after["lands"], after["castles"]) == (before["lands"] + 1, before["castles"] + 1)


def test_risk_13_4_elimination_comes_after_the_armies_have_moved_in() -> None:
    at = Position(rest=2).lands(0, harrenhal=7).lands(1, "kings_landing").invade(0)
    assert [event.kind for event in at.do(0, HARRENHAL, "6 5 4", "1")] == ["declared", "fought", "conquered"]
    assert [event.kind for event in at.do(0, Occupy(armies=4))] == ["occupied", "eliminated"]


def test_ex_16_kings_landing_falls() -> None:
    """After EX-15: at least 3 armies move, at most 5; moving 5 leaves 1."""
    at = siege(harrenhal=7, kings_landing=2)
    at.do(0, Attack(source="harrenhal", target="kings_landing", dice=3), "6 4 1", "5 4")
    fallen = the(Conquered, at.do(0, Press(dice=3), "6 3 2", "4"))
    assert (fallen.battles, fallen.lost, fallen.slain) == (2, 1, 2)
    assert at.offers(0, "occupy", "armies") == (3, 5)
    at.do(0, Occupy(armies=5))
    assert (at.armies["harrenhal"], at.armies["kings_landing"], at.owner["kings_landing"]) == (1, 5, 0)


# ── RISK-15 ──


def linked(source: str, target: str) -> bool:
    """Whether one may march from `source` to `target`, and back."""
    for name in ("westeros", "essos"):
        links = board(name).links
        if source in links:
            assert (target in links[source]) == (target in links and source in links[target])
            return target in links[source]
    raise AssertionError(source)


def test_risk_15_1_links_go_both_ways() -> None:
    for name in ("westeros", "essos"):
        for source, near in board(name).links.items():
            assert all(linked(source, target) for target in near)
            assert source not in near


WESTERN = {"wolfswood", "cape_kraken", "the_trident", "pyke", "harlaw", "casterly_rock", "oldtown"}
EASTERN = {
    "widows_watch",
    "white_harbor",
    "gulltown",
    "kings_landing",
    "dragonstone",
    "storms_end",
    "sunspear",
}
ESSOS_WEST = {"braavosian_coastlands", "the_flatlands", "myr", "lys", "volantis"}
ESSOS_SOUTH = {"the_sea_of_sighs", "meereen", "astapor", "new_ghis", "qarth"}


@pytest.mark.parametrize("coast", [WESTERN, EASTERN, ESSOS_WEST, ESSOS_SOUTH])
def test_risk_15_2_and_15_3_all_ports_of_a_coast_are_linked(coast: set[str]) -> None:
    assert all(linked(one, other) for one in coast for other in coast - {one})


def test_risk_15_4_ports_of_different_coasts_are_not_linked() -> None:
    assert not any(linked(one, other) for one in WESTERN for other in EASTERN)
    assert not any(linked(one, other) for one in ESSOS_WEST for other in ESSOS_SOUTH)
    assert set(board("westeros").ports) == WESTERN | EASTERN
    assert set(board("essos").ports) == ESSOS_WEST | ESSOS_SOUTH


@pytest.mark.parametrize(("name", "pairs"), [("westeros", 132), ("essos", 86)])
def test_risk_15_6_the_number_of_linked_pairs(name: str, pairs: int) -> None:
    assert sum(len(near) for near in board(name).links.values()) == 2 * pairs


def test_risk_15_7_nothing_links_the_boards_in_a_game_on_one_of_them() -> None:
    assert not set(board("westeros").territories) & set(board("essos").territories)
    assert linked("pyke", "harlaw")


def test_ex_25_linked_or_not() -> None:
    assert linked("winterfell", "the_gift")
    assert linked("dragonstone", "sunspear")
    assert linked("pyke", "harlaw")
    assert not linked("oldtown", "sunspear")
    assert not linked("lys", "sunspear")
    assert not linked("qarth", "sunspear")
    assert not linked("cape_kraken", "barrowlands")


# ── RISK-16 ──


def test_risk_16_1_neutral_forces_never_have_a_turn() -> None:
    at = Position(2, rest=NEUTRAL).lands(0, lys=5).lands(1, qarth=5).invade(0)
    at.do(0, End())
    assert at.state.active == 1
    assert at.armies["volantis"] == 1


def test_risk_16_2_neutral_forces_defend_with_as_many_dice_as_possible_and_nobody_is_asked() -> None:
    at = Position(2, rest=NEUTRAL).lands(0, lys=5).lands(1, "qarth").neutral(myr=3).invade(0)
    fought = the(Fought, at.do(0, Attack(source="lys", target="myr"), "6 5 4", "3 3"))
    assert (fought.defender, fought.defence) == (NEUTRAL, (3, 3))
    at.do(0, Press(), "6 5 4", "3")


def test_risk_16_3_a_neutral_land_counts_as_conquered_for_the_draw() -> None:
    at = Position(2, rest=NEUTRAL).lands(0, lys=4).lands(1, "qarth").invade(0)
    at.do(0, Attack(source="lys", target="myr"), "6 5 4", "1")
    assert at.view(0).may_draw


def test_risk_26_3_the_standing_choice_most_is_the_default_and_never_waits() -> None:
    fought = the(Fought, siege(kings_landing=5).do(0, HARRENHAL, "6 5 4", "3 3"))
    assert len(fought.defence) == 2


def test_risk_26_3_the_standing_choice_one() -> None:
    fought = the(Fought, siege(kings_landing=5).orders(1, "one").do(0, HARRENHAL, "6 5 4", "3"))
    assert len(fought.defence) == 1


def test_risk_26_3_it_may_differ_for_single_territories() -> None:
    at = siege(kings_landing=5).orders(1, "most", kings_landing="one")
    at.do(0, HARRENHAL, "6 5 4", "3")
    at = siege(kings_landing=5)
    at.do(1, Orders(defend="one", territory="sunspear"))
    at.do(0, HARRENHAL, "6 5 4", "3 3")


def test_risk_26_3_an_order_for_all_lands_ends_those_for_single_ones() -> None:
    at = siege(kings_landing=5)
    at.do(1, Orders(defend="one", territory="kings_landing"))
    at.do(1, Orders(defend="most"))
    at.do(0, HARRENHAL, "6 5 4", "3 3")


def test_risk_26_3_with_ask_the_defender_is_awaited_for_every_battle_with_a_choice() -> None:
    at = siege(kings_landing=3).orders(1, "ask")
    at.do(0, Attack(source="harrenhal", target="kings_landing", until=1))
    at.do(1, Defend(dice=2), "6 6 6", "6 5")
    assert at.awaits() == (1, "defend")
    at.do(1, Defend(dice=1), "6 6 6", "5", "6 6 6", "5")
    assert at.awaits() == (0, "occupy")


def test_risk_26_3_with_one_army_in_the_target_nobody_is_asked() -> None:
    at = siege(kings_landing=1).orders(1, "ask")
    at.do(0, HARRENHAL, "6 5 4", "1")
    assert at.owner["kings_landing"] == 0


def test_risk_26_3_an_order_given_while_awaited_answers_at_once() -> None:
    at = siege(kings_landing=3).orders(1, "ask")
    at.do(0, HARRENHAL)
    at.do(1, Orders(defend="one"), "6 5 4", "3")
    assert at.armies["kings_landing"] == 2


@pytest.mark.parametrize("order", [Orders(defend="all"), Orders(defend="one", territory="braavos")])
def test_risk_26_3_only_known_orders_and_lands(order: Orders) -> None:
    assert siege().clause(1, order) == "RISK-26.3"
