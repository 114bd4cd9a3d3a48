"""RISK-22, RISK-23 and RISK-27: what each Maester card does in attack and defence, at any time, and to another card."""

import pytest

from bot.rules.contract import Pick, Text
from bot.rules.risk import RULESET
from bot.rules.risk.events.effects import ArmiesDestroyed, GoldTaken, InvasionCancelled
from bot.rules.risk.events.plays import Played
from bot.rules.risk.events.war import Fought
from bot.rules.risk.model.actions import (
    Attack,
    Halt,
    Occupy,
    Pass,
    Press,
    Ransom,
    Remove,
)
from bot.rules.risk.model.library import aim, maester_cards
from bot.rules.risk.model.options import PRESETS
from tests.rules.risk.hands import STORM, card, court, war
from tests.rules.risk.position import Position, the


def test_risk_22_1_forty_cards_thirty_six_different() -> None:
    cards = maester_cards(PRESETS["dominion"])
    assert (len(cards), len(set(cards))) == (40, 36)


def test_risk_22_2_paid_carried_out_discarded() -> None:
    at = war(("strength_of_steel",))
    at.do(0, STORM)
    at.do(0, card("strength_of_steel"), "6 5 4", "6 5")
    court = at.state.court
    assert (court.gold[0], court.maesters[0], court.maester_discard) == (900, (), ("strength_of_steel",))


# ── attack and defence ──


@pytest.mark.parametrize(
    ("name", "seat", "attack", "defence"),
    [
        ("strength_of_steel", 0, (6, 3, 2), (5, 4)),
        ("castle_walls", 1, (5, 3, 2), (6, 4)),
        ("fortified_ports", 1, (5, 3, 2), (6, 4)),
        ("establish_the_high_ground", 1, (5, 3, 2), (6, 5)),
    ],
)
def test_bonuses(name: str, seat: int, attack: tuple[int, ...], defence: tuple[int, ...]) -> None:
    hands = ((name,), ()) if seat == 0 else ((), (name,))
    fought = the(Fought, war(*hands).run((0, STORM), (seat, card(name)), rolls=("5 3 2", "5 4")))
    assert (fought.attack, fought.defence) == (attack, defence)


def test_risk_22_6_the_high_ground_holds_elsewhere_this_turn_until_that_land_falls() -> None:
    at = war((), ("establish_the_high_ground",)).lands(1, stoney_sept=2)
    at.run((0, STORM), (1, card("establish_the_high_ground")), rolls=("5 3 2", "5 4"))
    at.do(0, Halt())
    other = Attack(source="harrenhal", target="stoney_sept")
    assert the(Fought, at.run((0, other), rolls=("1 1 1", "1 1"))).defence == (2, 2)
    at.do(0, Halt())
    at.lands(1, kings_landing=1)
    fought = the(Fought, at.run((0, STORM), rolls=("6 5", "1")))
    assert fought.defence == (2,)
    at.lands(0, harrenhal=4)
    assert the(Fought, at.run((0, other), rolls=("1 1 1", "1 1"))).defence == (1, 1)


def test_valyrian_steel_turns_a_die_of_ones_own_also_one_rolled_for_a_card() -> None:
    """RISK-27.4."""
    at = war(("valyrian_steel",))
    told = at.run((0, STORM), (0, card("valyrian_steel", target="3")), rolls=("5 3 2", "5 4"))
    assert the(Fought, told).attack == (6, 5, 3)
    at = war((), ("a_call_to_arms", "valyrian_steel"))
    at.run((0, STORM), (1, card("a_call_to_arms")), (1, card("valyrian_steel")), rolls=("1", "5 3 2", "5 4"))
    assert at.armies["kings_landing"] == 3 + 6


def test_a_call_to_arms_and_the_attacker_must_fight_one_battle() -> None:
    """EX-45: source 5, target 1, the die shows 6: target 7; one army will do, then one may stop."""
    at = war((), ("a_call_to_arms",), harrenhal=5, kings_landing=1)
    at.do(0, STORM)
    at.do(1, card("a_call_to_arms"), "6")
    while at.awaits()[1] != "commit":
        at.do(at.awaits()[0], Pass())
    assert at.armies["kings_landing"] == 7
    assert at.clause(0, Halt()) == "RISK-11.11"
    at.run((0, Press(dice=1)), rolls=("6", "5 4"))
    at.do(0, Halt())


@pytest.mark.parametrize("name", ["a_temporary_truce", "bribery", "wed_for_peace"])
def test_risk_22_5_cards_that_end_the_invasion(name: str) -> None:
    at = war((), (name,))
    told = at.run((0, STORM), (1, card(name)))
    the(InvasionCancelled, told)
    assert at.awaits() == (0, "attack")
    assert at.clause(0, STORM) == "RISK-27.16"
    far = Attack(source="harrenhal", target="stoney_sept")
    at.lands(1, "stoney_sept")
    if name == "wed_for_peace":
        assert at.clause(0, far) == "RISK-27.16"
    else:
        assert "stoney_sept" in at.offers(0, "attack", "target", source="harrenhal")


def test_risk_22_4_bribery_is_free_but_hands_over_200_gold() -> None:
    at = war((), ("bribery",))
    paid = the(GoldTaken, at.run((0, STORM), (1, card("bribery"))))
    assert (paid.gold, at.state.court.gold) == (200, (1200, 800, 1000))
    poor = war((), ("bribery",)).gold(1000, 100, 0)
    poor.do(0, STORM)
    assert not poor.view(1).menu.count("play")


def test_risk_22_4_what_bribery_is_about_to_hand_over_cannot_be_spent() -> None:
    at = war(("castle_walls",), ("bribery", "reinforce_bulwarks")).gold(1000, 200, 1000)
    at.do(0, STORM)
    while at.awaits()[0] != 1:
        at.do(at.awaits()[0], Pass())
    at.do(1, card("bribery"))
    assert at.awaits() == (0, "opponent_plays_maester")
    assert at.clause(1, card("reinforce_bulwarks", target="sunspear")) == "RISK-9.4"
    assert the(GoldTaken, at.run()).gold == 200


def test_risk_22_6_a_truce_lifts_once_a_land_of_somebody_else_is_taken() -> None:
    at = war((), ("a_temporary_truce",)).lands(2, "stoney_sept")
    at.run((0, STORM), (1, card("a_temporary_truce")))
    took = Attack(source="harrenhal", target="stoney_sept")
    at.run((0, took), (0, Occupy(armies=3)), rolls=("6 5 4", "1"))
    assert "kings_landing" in at.offers(0, "attack", "target", source="harrenhal")


@pytest.mark.parametrize(
    ("harrenhal", "die", "left", "dice"), [(4, "4", 2, 1), (4, "6", 1, 0), (8, "1", 7, 2)]
)
def test_desperate_ambush(harrenhal: int, die: str, left: int, dice: int) -> None:
    """EX-22."""
    at = war((), ("desperate_ambush",), harrenhal=harrenhal)
    ambush = (1, card("desperate_ambush"))
    rolls = (die, " ".join(["1"] * dice), "6 6") if dice else (die,)
    told = at.run((0, STORM), ambush, rolls=rolls)
    assert the(ArmiesDestroyed, told).committed
    lost = the(Fought, told).lost if dice else 0
    assert at.armies["harrenhal"] == left - lost
    if not dice:
        assert at.awaits() == (0, "attack")


def test_led_into_a_trap_kills_all_committed_and_the_attacker_may_go_on() -> None:
    """EX-23: source 8, 3 committed: source 5, no roll."""
    at = war((), ("led_into_a_trap",), harrenhal=8)
    at.run((0, STORM), (1, card("led_into_a_trap")))
    assert at.armies["harrenhal"] == 5
    assert at.awaits() == (0, "press")


def test_shifting_alliance_takes_up_to_two_and_adds_two() -> None:
    """RISK-22.7: the two stand before the defender commits."""
    at = war((), ("shifting_alliance",), kings_landing=1)
    told = at.run((0, STORM), (1, card("shifting_alliance", target="2")), rolls=("6", "1 1"))
    assert the(Fought, told).defence == (1, 1)
    assert (at.armies["harrenhal"], at.armies["kings_landing"]) == (5, 2)


def test_strategic_withdrawal_leaves_one() -> None:
    """EX-24."""
    at = war((), ("strategic_withdrawal",), kings_landing=6)
    at.run((0, STORM), (1, card("strategic_withdrawal")), rolls=("1 1 1", "6"))
    assert (at.armies["kings_landing"], at.armies["sunspear"]) == (1, 7)


def test_unplanned_losses_is_for_third_players() -> None:
    """EX-46: from a source of 3 two are taken, one is left, and the invasion ends without a battle."""
    at = war((), (), ("unplanned_losses",), harrenhal=3)
    at.run((0, STORM), (2, card("unplanned_losses", target="2-0")))
    assert (at.armies["harrenhal"], at.armies["kings_landing"]) == (1, 3)
    assert at.awaits() == (0, "attack")
    mine = war((), ("unplanned_losses",))
    mine.do(0, STORM)
    assert "play" not in mine.view(1).menu


def test_unplanned_losses_tells_where_armies_are_lost_and_offers_both_lands_by_name() -> None:
    at = war((), (), ("unplanned_losses",), harrenhal=3)
    at.do(0, STORM)
    while at.awaits()[0] != 2:
        at.do(at.awaits()[0], Pass())
    offer = RULESET.candidates(at.view(2), "play", {"card": "unplanned_losses"}, "target")
    assert isinstance(offer, Pick)
    labels = {choice.value: choice.label for choice in offer.choices}
    sides = {"source": "harrenhal", "target": "kings_landing"}
    assert labels["2-1"] == Text(key="risk-losses", args={**sides, "armies": 2, "others": 1})
    lost = the(ArmiesDestroyed, at.run((2, card("unplanned_losses", target="2-0"))))
    assert lost.text() == Text(key="risk-armies-destroyed", args={"armies": 2, "territories": ("harrenhal",)})


def test_risk_22_21_whoever_has_nothing_is_not_robbed_in_vain() -> None:
    """A player without gold is not raided; what is neutral may be, though it brings nothing (RISK-16.5)."""
    for gold, neutral, may in ((300, False, True), (0, False, False), (0, True, True)):
        at = war(("raid_the_countryside",)).gold(1000, gold, 0)
        if neutral:
            at.neutral(kings_landing=3)
        at.do(0, STORM)
        assert ("play" in at.view(0).menu) is may


def test_raid_the_countryside_takes_up_to_300_from_the_former_owner() -> None:
    at = war(("raid_the_countryside",), kings_landing=1).gold(1000, 200)
    told = at.run((0, STORM), (0, card("raid_the_countryside")), (0, Occupy(armies=3)), rolls=("6 5 4", "1"))
    assert the(GoldTaken, told).gold == 200


def test_taken_captive_held_and_ransomed() -> None:
    """RISK-22.14."""
    at = Position(mode="dominion").lands(0, harrenhal=7).lands(1, "kings_landing", "sunspear")
    at.maesters(0, "taken_captive").gold(1000, 600, 0).invade(0)
    taking = (0, card("taken_captive", target="davos_seaworth"))
    at.run((0, STORM), taking, (0, Occupy(armies=3)), rolls=("6 5 4", "1"))
    assert at.state.court.captives == {"davos_seaworth": 0}
    at.purchase(1)
    at.do(1, Ransom(character="davos_seaworth"))
    court = at.state.court
    assert (court.captives, court.gold[:2]) == ({}, (1300, 100))
    assert court.characters["davos_seaworth"] == "down"


def test_risk_22_4_without_200_gold_nobody_is_bribed() -> None:
    at = war((), ("bribery", "castle_walls")).gold(1000, 100)
    at.do(0, STORM)
    clause, text = at.refused(1, card("bribery"))
    assert (clause, text.key) == ("RISK-22.4", "risk-no-gold")
    assert text.args == {"cost": 200, "gold": 100}


# ── at any time, and against each other ──


@pytest.mark.parametrize(
    ("name", "troop"),
    [("a_sworn_sword", (1, 0, 0)), ("weapons_of_war", (0, 1, 0)), ("reinforce_bulwarks", (0, 0, 1))],
)
def test_units_at_any_time_on_anybodys_turn(name: str, troop: tuple[int, int, int]) -> None:
    at = war((), (name,))
    at.run((1, card(name, target="kings_landing")))
    assert at.state.court.troop("kings_landing") == troop
    assert at.awaits() == (0, "attack")


def test_preparing_for_war_spreads_three_armies() -> None:
    at = war((), ("preparing_for_war",)).lands(1, tarth=1)
    at.run((1, card("preparing_for_war", lands=("tarth", "sunspear", "kings_landing"))))
    assert [at.armies[place] for place in ("tarth", "sunspear", "kings_landing")] == [2, 3, 4]


def test_preparing_for_war_with_fewer_than_three_lands_one_army_in_each() -> None:
    at = war((), ("preparing_for_war",))
    assert at.offers(1, "play", "lands", card="preparing_for_war") == {"sunspear", "kings_landing"}
    assert at.clause(1, card("preparing_for_war", lands=("sunspear",))) == "RISK-22.22"
    at.run((1, card("preparing_for_war")))
    assert [at.armies[place] for place in ("sunspear", "kings_landing")] == [3, 4]


def test_risk_22_19_nor_between_a_roll_for_a_card_and_its_losses() -> None:
    at = court("cut_off_supply_lines", ("reinforce_bulwarks",))
    at.run((0, card("cut_off_supply_lines", target="kings_landing")), rolls=("6",))
    assert at.awaits() == (0, "remove")
    assert "play" not in at.view(1).menu
    at.do(0, Remove(territory="kings_landing", armies=2))
    assert "play" in at.view(1).menu


def test_risk_22_19_not_between_a_roll_and_its_losses() -> None:
    at = war(("valyrian_steel",), (), ("a_sworn_sword",))
    at.do(0, STORM)
    while at.awaits()[1] != "after_roll":
        seat, kind = at.awaits()
        last = kind == "declared_against_other"
        at.do(seat, Pass(), *(("5 3 2", "5 4") if last else ()))
    assert "play" not in at.view(2).menu


def test_spiders_sabotage_cancels_and_can_be_cancelled_by_nobody_twice() -> None:
    """RISK-22.3: paid and discarded all the same; the window it was played in stays open (RISK-27.18)."""
    at = war(("strength_of_steel",), ("spiders_sabotage",))
    at.do(0, STORM)
    at.do(0, card("strength_of_steel"))
    assert at.awaits()[1] == "opponent_plays_maester"
    fought = the(Fought, at.run((1, card("spiders_sabotage")), rolls=("5 3 2", "5 4")))
    assert fought.attack == (5, 3, 2)
    assert at.state.court.gold[:2] == (900, 800)
    assert set(at.state.court.maester_discard) == {"strength_of_steel", "spiders_sabotage"}


def test_risk_22_22_all_hear_at_whom_a_card_is_aimed_before_it_takes_effect() -> None:
    at = court("valar_morghulis", ("spiders_sabotage",))
    played = the(Played, at.do(0, card("valar_morghulis", target="davos_seaworth")))
    aimed = {"aim": "character", "character": "davos_seaworth"}
    assert played.text().args.items() >= aimed.items()
    (prompt,) = at.view(1).prompts
    assert prompt.about.items() >= aimed.items()
    assert aim("a_web_of_lies", "1") == {"aim": "seat", "aimed_seat": 1}
    assert aim("a_sworn_sword", "tarth") == {"aim": "territory", "territory": "tarth"}
    assert aim("valyrian_steel", "1") == aim("unplanned_losses", "2-0") == {"aim": "none"}
