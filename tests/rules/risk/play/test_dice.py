"""RISK-12, RISK-13.2 and RISK-14: dice in Dominion, what is added to them and when, Special Units."""

import pytest

from bot.rules.contract import Concede
from bot.rules.risk.events.war import DiceChanged, Fought, Rolled
from bot.rules.risk.frames import Reinforcement, Turn
from bot.rules.risk.model.actions import Attack, End, Halt, Maneuver, Occupy, Pass, PlayCard, Press, Unit
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.play.ending import scores
from tests.rules.risk.play.test_characters import war
from tests.rules.risk.position import Position, the

STORM = Attack(source="harrenhal", target="kings_landing")


def plain(harrenhal: int = 7, kings_landing: int = 3) -> Position:
    """Seat 0 in Harrenhal before King's Landing of seat 1; Special Units, no Characters and no Maester cards."""
    at = Position(mode="dominion", characters="off", maesters="off")
    return at.lands(0, harrenhal=harrenhal).lands(1, "sunspear", kings_landing=kings_landing).invade(0)


def armed(*cards: str, attacker: str = "arryn", defender: str = "arryn", seat: int = 0) -> Position:
    """The same with Characters of both Houses, and Maester cards in the hand of one seat."""
    return war(attacker, defender, kings_landing=3).maesters(seat, *cards)


# ── RISK-12 ──


@pytest.mark.parametrize(("dice", "defenders"), [(1, 1), (2, 2), (3, 2)])
def test_risk_12_1_a_die_for_each_army_committed(dice: int, defenders: int) -> None:
    at = plain(kings_landing=defenders)
    storm = Attack(source="harrenhal", target="kings_landing", dice=dice)
    fought = the(Fought, at.do(0, storm, " ".join("1" * dice), " ".join("1" * defenders)))
    assert (len(fought.attack), len(fought.defence)) == (dice, defenders)


def test_risk_12_2_no_more_great_dice_than_dice_and_a_die_keeps_its_kind() -> None:
    """RISK-27.3, RISK-27.5: five engines and Daenerys are three d8; the die rolled again is a d8 still."""
    at = war("targaryen", "tyrell", kings_landing=3).units("harrenhal", engines=5)
    moves = ((0, PlayCard(card="daenerys_targaryen")), (1, PlayCard(card="margaery_tyrell", target="1")))
    told = at.run((0, STORM), *moves, rolls=("8 7 2", "6 5", "8"))
    assert the(Rolled, told).attack_kinds == (8, 8, 8)
    assert the(Fought, told).attack == (8, 7, 2)


def test_risk_12_3_the_faces_are_shown_where_units_hide_them() -> None:
    """The sums of RISK-12.13 stand in the story of a battle; what the dice showed comes before them."""
    at = plain().units("harrenhal", knights=2).units("kings_landing", walls=1)
    told = at.do(0, STORM, "6 5 1", "3 2")
    rolled = the(Rolled, told).text()
    assert rolled is not None
    assert (rolled.args["attack"], rolled.args["defence"]) == ("6 5 1", "3 2")
    assert the(Fought, told).attack == (8, 5, 1)


def test_risk_12_3_faces_that_are_what_they_count_are_told_once() -> None:
    told = plain().units("sunspear", knights=1).do(0, STORM, "6 5 1", "3 2")
    assert the(Rolled, told).text() is None


def test_risk_12_3_of_an_order_to_fight_on_the_last_battle_is_told() -> None:
    at = plain(kings_landing=3).units("harrenhal", knights=2)
    fight_on = Attack(source="harrenhal", target="kings_landing", until=1)
    told = at.do(0, fight_on, "6 5 1", "3 2", "4 3 2", "1")
    rolled = [event.text() for event in told if isinstance(event, Rolled)]
    assert [text and text.args["attack"] for text in rolled] == [None, "4 3 2"]


def test_risk_12_4_the_sides_act_in_turn_and_who_passed_may_act_again() -> None:
    """Jaime passes, Tywin's House answers, and then the attacker may still act."""
    at = armed(attacker="lannister", defender="tyrell")
    at.do(0, STORM)
    while at.awaits() != (0, "after_roll"):
        at.do(at.awaits()[0], Pass(), *(("5 3 1", "6 5") if at.awaits()[1] == "declared_against_you" else ()))
    at.do(0, Pass())
    assert at.awaits() == (1, "after_roll")
    at.do(1, PlayCard(card="margaery_tyrell", target="1"), "2")
    assert at.awaits() == (0, "after_roll")
    fought = the(Fought, at.do(0, PlayCard(card="jaime_lannister", target="1")))
    assert fought.attack == (6, 3, 1)


def test_risk_12_4_it_ends_when_both_have_passed_in_a_row() -> None:
    at = armed(attacker="lannister", defender="tyrell")
    at.do(0, STORM)
    at.do(1, Pass(), "5 3 1", "6 5")
    at.do(0, Pass())
    the(Fought, at.do(1, Pass()))


def test_risk_12_5_and_12_6_bonuses_of_a_kind_add_up() -> None:
    """RISK-27.2: two Fortifications and Stannis on all dice; two Knights, Walls and Ports on the highest."""
    at = armed("castle_walls", "fortified_ports", defender="baratheon", seat=1)
    at.units("kings_landing", knights=2, walls=2)
    played = [(1, PlayCard(card=card)) for card in ("castle_walls", "fortified_ports", "stannis_baratheon")]
    told = at.run((0, STORM), *played, rolls=("6 5 4", "3 2"))
    assert the(Fought, told).defence == (3 + 3 + 4, 2 + 3)


def test_risk_12_7_the_highest_face_is_six_or_eight_before_bonuses() -> None:
    """RISK-27.4: Ned Stark turns a d8 to 8, and the Fortification makes it 9."""
    at = armed(defender="stark").units("kings_landing", engines=1, walls=1)
    told = at.run((0, STORM), (1, PlayCard(card="ned_stark", target="1")), rolls=("6 5 4", "2", "3"))
    assert the(Fought, told).defence == (9, 4)


def test_risk_12_12_each_works_on_the_faces_as_they_lie_then() -> None:
    """EX-44: Ned Stark turns a 2 into 6, Margaery Tyrell has that die rolled again: 3 counts, Ned is spent."""
    at = armed(attacker="tyrell", defender="stark")
    at.do(0, STORM)
    at.do(0, Pass(), "5 4 1", "5 2")
    at.do(0, Pass())
    at.do(1, PlayCard(card="ned_stark", target="2"))
    told = at.do(0, PlayCard(card="margaery_tyrell", target="2"), "3")
    assert the(DiceChanged, told).dice == (5, 3)
    assert the(Fought, told).defence == (5, 3)
    assert at.state.court.characters["ned_stark"] == "down"


def test_risk_12_13_a_bonus_is_no_part_of_the_face() -> None:
    """RISK-14.2: the highest die is rolled again, and the Knight's 1 goes to whichever is highest then."""
    at = armed(defender="tyrell").units("harrenhal", knights=1)
    told = at.run((0, STORM), (1, PlayCard(card="margaery_tyrell", target="1")), rolls=("6 4 4", "5 5", "2"))
    assert the(Fought, told).attack == (5, 4, 2)


def test_risk_12_14_there_is_no_upper_limit() -> None:
    """A d8 showing 8 with a Knight and Robb Stark counts 10."""
    at = armed(attacker="stark").units("harrenhal", knights=1, engines=1)
    told = at.run((0, STORM), (0, PlayCard(card="robb_stark")), rolls=("8", "3 2", "6 6"))
    assert the(Fought, told).attack == (10, 4, 3)


@pytest.mark.parametrize(
    ("helped", "attack", "lost", "slain"),
    [
        ((), (6, 5, 3), 2, 0),
        (("strength_of_steel",), (7, 5, 3), 1, 1),
    ],
)
def test_ex_21_jaime_lannister_and_strength_of_steel(
    helped: tuple[str, ...], attack: tuple[int, ...], lost: int, slain: int
) -> None:
    at = armed(*helped, attacker="lannister")
    moves = [(0, PlayCard(card=card)) for card in helped]
    turned = (0, PlayCard(card="jaime_lannister", target="3"))
    fought = the(Fought, at.run((0, STORM), *moves, turned, rolls=("5 3 1", "6 5")))
    assert (fought.attack, fought.lost, fought.slain) == (attack, lost, slain)


def test_ex_21_robb_stark() -> None:
    at = armed(attacker="stark")
    told = at.run((0, STORM), (0, PlayCard(card="robb_stark")), rolls=("6 5 3", "6 5"))
    assert (the(Fought, told).attack, the(Fought, told).slain) == ((7, 6, 4), 2)


def test_ex_18_with_loras_tyrell_the_defender_loses_both() -> None:
    """RISK-27.8."""
    at = armed(attacker="tyrell").units("harrenhal", knights=1, engines=1).units("kings_landing", walls=1)
    told = at.run((0, STORM), (0, PlayCard(card="loras_tyrell")), rolls=("7", "4 2", "6 3"))
    fought = the(Fought, told)
    assert (fought.attack, fought.defence, fought.slain) == ((8, 4, 2), (7, 4), 2)


# ── RISK-13.2 and RISK-14 ──


def test_risk_13_2_the_defenders_units_are_gone_before_the_attackers_move_in() -> None:
    at = plain(kings_landing=1).units("harrenhal", knights=1).units("kings_landing", 1, 1, 1)
    at.do(0, STORM, "6 5 4", "1")
    assert at.state.court.troop("kings_landing") == (1, 0, 0)


def test_risk_14_1_units_are_no_armies() -> None:
    """They roll no dice of their own, stand no guard, are no losses and score nothing."""
    at = plain(harrenhal=2).units("harrenhal", knights=3, engines=3)
    assert at.offers(0, "attack", "dice", source="harrenhal", target="kings_landing") == (1, 1)
    before = scores(at.state)[0].total
    at.units("harrenhal")
    assert scores(at.state)[0].total == before
    at.units("harrenhal", knights=3, engines=3)
    at.do(0, STORM, "1", "6 6")
    assert (at.armies["harrenhal"], at.state.court.troop("harrenhal")) == (1, (3, 3, 0))
    assert at.clause(0, Attack(source="harrenhal", target="kings_landing")) == "RISK-11.1"


@pytest.mark.parametrize("knights", [1, 3])
def test_risk_14_2_a_knight_adds_one_to_the_highest_die(knights: int) -> None:
    at = plain().units("harrenhal", knights=knights).units("kings_landing", knights=1)
    fought = the(Fought, at.do(0, STORM, "4 4 1", "3 3"))
    assert (fought.attack, fought.defence) == ((4 + knights, 4, 1), (4, 3))


def test_risk_14_3_a_siege_engine_makes_one_die_a_d8_on_either_side() -> None:
    at = plain().units("harrenhal", engines=2).units("kings_landing", engines=1)
    rolled = the(Rolled, at.do(0, STORM, "8 7", "1", "8", "1"))
    assert (rolled.attack_kinds, rolled.defence_kinds) == ((8, 8, 6), (8, 6))


def test_risk_14_4_a_fortification_adds_one_to_all_of_the_defence_and_never_marches() -> None:
    at = plain().units("harrenhal", walls=2).units("kings_landing", walls=1)
    fought = the(Fought, at.do(0, STORM, "6 2 1", "5 1"))
    assert (fought.attack, fought.defence) == ((6, 2, 1), (6, 2))
    at = plain(kings_landing=1).units("harrenhal", walls=2)
    at.do(0, STORM, "6 5 4", "1")
    assert at.clause(0, Occupy(armies=3, units="0-1")) == "RISK-14.5"
    at.do(0, Occupy(armies=6))
    assert (at.state.court.troop("harrenhal"), at.state.court.troop("kings_landing")) == (
        (0, 0, 2),
        (0, 0, 0),
    )


def test_risk_14_5_the_attacker_says_for_each_battle_which_take_part() -> None:
    at = plain(kings_landing=5).units("harrenhal", knights=2, engines=1)
    fought = the(Fought, at.do(0, STORM.model_copy(update={"units": "1-0"}), "5 4 3", "6 6"))
    assert fought.attack == (6, 4, 3)
    fought = the(Fought, at.do(0, Press(units="0-0"), "5 4 3", "6 6"))
    assert fought.attack == (5, 4, 3)
    assert at.clause(0, Press(units="3-0")) == "RISK-14.5"


def test_risk_14_6_the_defenders_units_always_take_part() -> None:
    at = plain(kings_landing=1).units("kings_landing", 1, 1, 1)
    fought = the(Fought, at.do(0, STORM, "6 5 4", "8"))
    assert fought.defence == (8 + 1 + 1,)


def test_risk_14_7_a_fortification_cannot_be_named_in_a_maneuver() -> None:
    """RISK-18.6."""
    at = plain().lands(0, "riverrun").units("harrenhal", walls=1)
    move = Maneuver(source="harrenhal", target="riverrun", armies=1, units="0-1")
    assert at.clause(0, move) == "RISK-14.7"


def test_risk_14_8_units_come_from_single_cards_and_three_maester_cards() -> None:
    at = Position(mode="dominion").lands(0, "harrenhal").hand(0, "karhold")
    at.maesters(0, "a_sworn_sword", "weapons_of_war", "reinforce_bulwarks").gold(300)
    muster = Reinforcement(seat=0, step="reinforce", free=3, moment="start")
    at._with(stack=(Turn(seat=0, step="purchase"), muster))
    at.do(0, Unit(card="karhold", territory="harrenhal"))
    for card in ("a_sworn_sword", "weapons_of_war", "reinforce_bulwarks"):
        at.run((0, PlayCard(card=card, target="harrenhal")))
    assert at.state.court.troop("harrenhal") == (2, 1, 1)


def test_risk_14_9_units_belong_to_whoever_holds_the_land_neutral_forces_too() -> None:
    at = plain(kings_landing=2).units("kings_landing", knights=1, walls=1)
    at.do(1, Concede())
    assert at.owner["kings_landing"] == NEUTRAL
    fought = the(Fought, at.do(0, STORM, "6 5 4", "3 2"))
    assert fought.defence == (5, 3)


def test_risk_14_10_a_unit_placed_between_two_battles_counts_from_the_next() -> None:
    """RISK-27.19."""
    at = (
        Position(mode="dominion", characters="off")
        .lands(0, harrenhal=7)
        .lands(1, "sunspear", kings_landing=5)
    )
    at.maesters(0, "a_sworn_sword").gold(300).invade(0)
    at.run((0, STORM), rolls=("5 4 3", "6 6"))
    assert at.awaits() == (0, "press")
    at.run((0, PlayCard(card="a_sworn_sword", target="harrenhal")))
    assert the(Fought, at.run((0, Press()), rolls=("5 4 3", "6 6"))).attack == (6, 4, 3)


def test_risk_14_10_a_unit_of_the_defender_fights_in_the_coming_battle() -> None:
    """RISK-23.7: the attacker had committed; what was committed stays committed."""
    at = Position(mode="dominion", characters="off").lands(0, harrenhal=7)
    at.lands(1, "sunspear", kings_landing=5).maesters(1, "reinforce_bulwarks").gold(0, 300).invade(0)
    at.do(0, STORM)
    assert at.awaits() == (1, "declared_against_you")
    at.do(1, PlayCard(card="reinforce_bulwarks", target="kings_landing"))
    assert the(Fought, at.run(rolls=("6 5 4", "3 2"))).defence == (4, 3)


def test_an_invasion_without_units_left_to_name_is_as_before() -> None:
    at = plain(kings_landing=5)
    at.do(0, STORM, "6 5 4", "1 1")
    at.do(0, Halt())
    at.do(0, End())
