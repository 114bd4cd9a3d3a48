"""RISK-22, RISK-23 and RISK-27: each of the 36 Maester cards does what it says, when it may."""

from pathlib import Path

import pytest

from bot.rules.contract import Concede, Pick, Text
from bot.rules.risk import RULESET
from bot.rules.risk.events.effects import ArmiesDestroyed, GoldTaken, InvasionCancelled, MaesterStolen
from bot.rules.risk.events.plays import Played
from bot.rules.risk.events.turn import TurnBegan
from bot.rules.risk.events.war import Fought
from bot.rules.risk.frames import Reinforcement, Turn
from bot.rules.risk.model.actions import (
    Attack,
    Deploy,
    End,
    Halt,
    Occupy,
    Pass,
    PlayCard,
    Press,
    Ransom,
    Remove,
    Reveal,
)
from bot.rules.risk.model.library import MAESTERS, aim, maester_cards
from bot.rules.risk.model.options import PRESETS
from tests.rules.risk.position import Position, the

STORM = Attack(source="harrenhal", target="kings_landing")


def war(*hands: tuple[str, ...], harrenhal: int = 7, kings_landing: int = 3) -> Position:
    """Seat 0 in Harrenhal before King's Landing of seat 1; Maester cards by seat, 1000 gold each, no Characters."""
    at = Position(mode="dominion", characters="off").lands(0, harrenhal=harrenhal)
    at.lands(1, sunspear=2, kings_landing=kings_landing)
    for seat, cards in enumerate(hands):
        at.maesters(seat, *cards)
    return at.gold(1000, 1000, 1000).invade(0)


def card(name: str, **choices: object) -> PlayCard:
    return PlayCard.model_validate({"card": name, **choices})


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


def test_risk_22_21_winter_does_not_come_where_nobody_has_two_armies() -> None:
    at = court("winter_is_coming").lands(1, "sunspear", "kings_landing")
    assert at.clause(0, card("winter_is_coming")) == "RISK-22.21"


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


# ── one's own turn ──


def court(name: str, *others: tuple[str, ...], step: str = "purchase") -> Position:
    """Seat 0 holds the card in this step."""
    at = Position(mode="dominion").lands(0, harrenhal=7, stoney_sept=1, pyke=1)
    at.lands(1, sunspear=5, kings_landing=6).maesters(0, name).gold(1000, 300, 100)
    for seat, cards in enumerate(others, start=1):
        at.maesters(seat, *cards)
    return at._with(stack=(Turn.model_validate({"seat": 0, "step": step}),))


def test_a_web_of_lies_takes_a_card_that_only_the_two_see() -> None:
    at = court("a_web_of_lies", ("bribery", "valyrian_steel"))
    stolen = the(MaesterStolen, at.run((0, card("a_web_of_lies", target="1")), rolls=("2",)))
    assert at.state.court.maesters[:2] == (("valyrian_steel",), ("bribery",))
    assert [stolen.seen_by(viewer).card for viewer in (0, 1, 2, None)] == ["valyrian_steel"] * 2 + [None] * 2


def test_confusion_in_the_ranks_each_opponent_with_cards_loses_one() -> None:
    at = court("confusion_in_the_ranks", ("bribery",), ())
    at.run((0, card("confusion_in_the_ranks")), rolls=("1",))
    assert at.state.court.maesters == ((), (), ())
    assert court("confusion_in_the_ranks").clause(0, card("confusion_in_the_ranks")) == "RISK-22.21"


@pytest.mark.parametrize(("die", "lost"), [("2", False), ("3", True)])
def test_blood_magic_succeeds_on_three(die: str, lost: bool) -> None:
    at = court("blood_magic")
    at.run((0, card("blood_magic", target="davos_seaworth")), rolls=(die,))
    assert (at.state.court.characters["davos_seaworth"] == "lost") is lost
    assert court("blood_magic").clause(0, card("blood_magic", target="jon_snow")) == "RISK-22.22"


def test_valar_morghulis_names_anybody_ones_own_included() -> None:
    at = court("valar_morghulis")
    at.run((0, card("valar_morghulis", target="jon_snow")))
    assert at.state.court.characters["jon_snow"] == "lost"


def test_cut_off_supply_lines_up_to_the_number_rolled_and_never_the_last() -> None:
    at = court("cut_off_supply_lines")
    at.run((0, card("cut_off_supply_lines", target="kings_landing")), rolls=("6",))
    assert at.offers(0, "remove", "armies", territory="kings_landing") == (0, 5)
    assert at.clause(0, Remove(territory="kings_landing", armies=6)) == "RISK-22.20"
    at.do(0, Remove(territory="kings_landing", armies=2))
    assert at.armies["kings_landing"] == 4
    assert at.state.stack[0].destroyed == 2  # type: ignore[union-attr]


def test_risk_22_20_supply_lines_of_an_opponent_who_leaves_meanwhile_are_spared() -> None:
    """RISK-16.3: what stands there now is neutral, and no opponent's."""
    at = court("cut_off_supply_lines")
    at.run((0, card("cut_off_supply_lines", target="kings_landing")), rolls=("6",))
    at.do(1, Concede())
    assert (at.awaits(), at.armies["kings_landing"]) == ((0, "attack"), 6)


def test_mass_desertion_halves_opponents_alone() -> None:
    """RISK-22.10: 7 loses 3."""
    at = court("mass_desertion").lands(1, sunspear=7).top("sunspear", "harrenhal")
    at.run((0, card("mass_desertion")))
    assert (at.armies["sunspear"], at.armies["harrenhal"]) == (4, 7)
    assert at.state.discard == ("sunspear", "harrenhal")


def test_sickness_in_the_ranks_strikes_the_region_of_the_card() -> None:
    at = court("sickness_in_the_ranks").lands(1, sandstone=3).top("greenblood")
    at.run((0, card("sickness_in_the_ranks")))
    assert (at.armies["sunspear"], at.armies["sandstone"], at.armies["greenblood"]) == (4, 2, 1)


def test_winter_is_coming_opponents_in_turn_twice_round_then_the_user() -> None:
    """RISK-22.11: who has one place only takes from it without being asked."""
    at = court("winter_is_coming").lands(2, tarth=3, skagos=2)
    at.run((0, card("winter_is_coming")))
    for seat, place in ((1, "sunspear"), (2, "tarth"), (1, "kings_landing"), (2, "tarth")):
        assert at.awaits() == (seat, "remove")
        at.do(seat, Remove(territory=place, armies=1))
    assert (at.armies["sunspear"], at.armies["tarth"], at.armies["harrenhal"]) == (4, 1, 6)


def test_pirate_ship_fleet_reaches_every_coast_of_the_board() -> None:
    """RISK-22.16."""
    at = court("pirate_ship_fleet").lands(0, pyke=5)
    assert "sunspear" not in at.offers(0, "attack", "target", source="pyke")
    at.run((0, card("pirate_ship_fleet")))
    reached = at.offers(0, "attack", "target", source="pyke")
    assert {"sunspear", "skagos"} <= reached
    assert "silverhill" not in reached


def test_risk_27_16_a_wedding_binds_a_pirate_fleet_too() -> None:
    """RISK-22.16: to whom the peace was promised, no coast of theirs may be invaded this turn; others' may."""
    at = war(("pirate_ship_fleet",), ("wed_for_peace",)).lands(0, gulltown=5).purchase(0)
    at.run((0, card("pirate_ship_fleet")), (0, STORM), (1, card("wed_for_peace")))
    assert at.clause(0, Attack(source="gulltown", target="sunspear")) == "RISK-27.16"
    at.run((0, Attack(source="gulltown", target="storms_end")), rolls=("6 6 6", "1"))
    assert at.owner["storms_end"] == 0


def test_rally_the_smallfolk_waits_until_the_land_is_held() -> None:
    """RISK-22.15."""
    at = court("rally_the_smallfolk").top("tarth")
    at.run((0, card("rally_the_smallfolk")))
    assert at.clause(0, Reveal(card="tarth")) == "RISK-22.15"
    assert at.state.court.smallfolk[0].card == "tarth"
    assert at.view(1).known.court.smallfolk[0].card == ""  # type: ignore[union-attr]
    at.lands(0, "tarth")
    at.do(0, Reveal(card="tarth"))
    assert (at.armies["tarth"], at.state.discard) == (6, ("tarth",))


def reinforcing(name: str) -> Position:
    """Seat 0 holds the card as its Reinforce step begins."""
    muster = Reinforcement(seat=0, step="reinforce", free=3, income=300, moment="start")
    return court(name)._with(stack=(Turn(seat=0, step="purchase"), muster))


def test_call_in_your_banners_before_anything_is_deployed() -> None:
    at = reinforcing("call_in_your_banners")
    at.run((0, card("call_in_your_banners")), rolls=("4",))
    assert at.state.stack[-1].left == 7  # type: ignore[union-attr]
    late = reinforcing("call_in_your_banners")
    late.do(0, Deploy(territory="harrenhal", armies=1))
    assert late.clause(0, card("call_in_your_banners")) == "RISK-23.1"


def test_hired_thieves_take_up_to_200_from_each() -> None:
    at = reinforcing("hired_thieves")
    at.run((0, card("hired_thieves")))
    assert at.state.court.gold == (1000 - 200 + 300, 100, 0)


def test_best_laid_plans_the_lowest_loses_a_point() -> None:
    at = reinforcing("best_laid_plans").court(points=(3, 2, 1))
    at.run((0, card("best_laid_plans")), rolls=("2 2",))
    assert at.state.court.points == (3, 1, 0)


def test_own_turn_start_is_paid_without_this_turns_income() -> None:
    """RISK-6.5, RISK-9.4."""
    at = reinforcing("hired_thieves").gold(400, 300)
    assert at.clause(0, card("hired_thieves")) == "RISK-9.4"


def test_risk_22_4_without_200_gold_nobody_is_bribed() -> None:
    at = war((), ("bribery", "castle_walls")).gold(1000, 100)
    at.do(0, STORM)
    clause, text = at.refused(1, card("bribery"))
    assert (clause, text.key) == ("RISK-22.4", "risk-no-gold")
    assert text.args == {"cost": 200, "gold": 100}


def test_mourning_the_fallen_doubles_what_opponents_pay_until_the_next_own_turn() -> None:
    """RISK-22.13."""
    at = reinforcing("mourning_the_fallen")
    at.run((0, card("mourning_the_fallen")))
    at.maesters(1, "strength_of_steel")._with(stack=(Turn(seat=1),))
    at.lands(1, kings_landing=6)
    told = at.run(
        (1, Attack(source="kings_landing", target="harrenhal")),
        (1, card("strength_of_steel")),
        rolls=("1 1 1", "6 6"),
    )
    assert the(Played, told).cost == 200


def test_freefolk_uprising_halves_the_income_of_the_turn_about_to_begin() -> None:
    """RISK-22.12."""
    at = Position(mode="dominion", characters="off").lands(0, "harrenhal").lands(1, "sunspear")
    at.maesters(2, "freefolk_uprising").gold(0, 0, 300).invade(0)
    began = the(TurnBegan, at.run((0, End()), (2, card("freefolk_uprising"))))
    assert (began.base, began.armies, began.gold) == (3, 1, 200)


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


def test_every_card_has_a_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in MAESTERS if f'"{name}"' not in text] == []
