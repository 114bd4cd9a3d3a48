"""Cards, Characters and units that work at once, in one battle or one turn: what the clauses foretell comes out."""

from bot.rules.risk.events.effects import GoldTaken
from bot.rules.risk.events.turn import TurnBegan
from bot.rules.risk.events.war import Conquered, Fought
from bot.rules.risk.model.actions import (
    Attack,
    Buy,
    End,
    Occupy,
    Press,
    Reveal,
)
from tests.rules.risk.hands import STORM, card, war
from tests.rules.risk.position import Position, the

# ── one battle ──


def test_ex_21_characters_of_both_sides_and_a_card_in_one_battle() -> None:
    """RISK-12.2, RISK-12.4, RISK-12.12, RISK-12.13: Stark attacks Tyrell, and each changes the dice after the other.

    The 1 is turned to a 6, then the first 6 rolled again to a 2: 6-3-2, of which each counts one more.
    """
    at = Position(4, mode="dominion").lands(0, harrenhal=7).lands(3, "highgarden", kings_landing=3)
    at.gold(1000, 0, 0, 1000).maesters(0, "valyrian_steel").invade(0)
    moves = (0, card("robb_stark")), (3, card("brienne")), (0, card("valyrian_steel", target="3"))
    told = at.run((0, STORM), *moves, (3, card("margaery_tyrell", target="1")), rolls=("6 3 1", "8 2", "2"))
    fought = the(Fought, told)
    assert (fought.attack, fought.defence) == ((7, 4, 3), (8, 2))
    assert (fought.lost, fought.slain) == (1, 1)


def test_risk_12_14_all_that_defends_a_castle_with_a_port_adds_up() -> None:
    """RISK-12.5, RISK-12.6, RISK-14.6: two walls on both dice; two Knights, two cards and Areo Hotah on the highest."""
    at = Position(5, mode="dominion").lands(0, harrenhal=7).lands(4, "sunspear", kings_landing=3)
    at.gold(0, 0, 0, 0, 1000).maesters(4, "castle_walls", "fortified_ports")
    at.units("kings_landing", knights=2, engines=1, walls=2).invade(0)
    moves = [(4, card(name)) for name in ("castle_walls", "areo_hotah", "fortified_ports")]
    assert the(Fought, at.run((0, STORM), *moves, rolls=("6 6 6", "8", "1"))).defence == (15, 3)


def test_risk_12_9_ties_of_totals_go_to_loras_tyrell_not_those_of_faces() -> None:
    """Stannis makes 6-5 of 5-4: the six is tied and falls, the four of the attack is beaten."""
    at = Position(4, mode="dominion").lands(3, harrenhal=7).lands(1, "tarth", kings_landing=3)
    at.gold(0, 300, 0, 200).invade(3)
    told = at.run(
        (3, STORM), (3, card("loras_tyrell")), (1, card("stannis_baratheon")), rolls=("6 4 1", "5 4")
    )
    assert (the(Fought, told).lost, the(Fought, told).slain) == (1, 1)


def test_risk_12_2_a_great_die_that_shows_one_is_rolled_again_as_a_great_one() -> None:
    """RISK-21.11: by Grey Worm, for the defender alone; a second 1 stands."""
    at = Position(2, mode="dominion").lands(1, meereen=6).lands(0, "astapor", lhazar=3)
    at.units("lhazar", engines=1).gold(200, 0).invade(1)
    storm = Attack(source="meereen", target="lhazar")
    told = at.run((1, storm), (0, card("grey_worm")), rolls=("5 3 1", "1", "1", "7", "1"))
    assert (the(Fought, told).attack, the(Fought, told).defence) == ((5, 3, 1), (7, 1))


def test_risk_12_2_fewer_committed_leave_no_more_great_dice_than_dice() -> None:
    """RISK-22.7: of three with two Siege Engines and a Knight one is ambushed."""
    at = war((), ("desperate_ambush",), harrenhal=4).units("harrenhal", knights=1, engines=2)
    told = at.run((0, STORM), (1, card("desperate_ambush")), rolls=("2", "8 1", "3 3"))
    assert (the(Fought, told).attack, at.armies["harrenhal"]) == ((9, 1), 4 - 1 - 1)


def test_risk_13_1_with_two_dice_and_all_units_a_land_of_two_falls_and_nothing_is_left_to_choose() -> None:
    """RISK-14.5: as many as were rolled, with the units that took part; one army stays."""
    at = Position(2, mode="dominion").lands(0, meereen=3).lands(1, "astapor", lhazar=2)
    at.units("meereen", knights=1, engines=4).gold(300, 0).invade(0)
    storm = Attack(source="meereen", target="lhazar")
    conquered = the(Conquered, at.run((0, storm), (0, card("daenerys_targaryen")), rolls=("8 7", "6 6")))
    assert (conquered.attack, conquered.armies, conquered.units) == ((9, 7), 2, (1, 4))
    assert (at.awaits(), at.armies["meereen"], at.state.court.troop("lhazar")) == (
        (0, "attack"),
        1,
        (1, 4, 0),
    )


def test_risk_21_3_what_a_character_asks_for_may_be_gone_by_a_card_of_ones_own() -> None:
    """RISK-23.7: Catelyn Stark defends a land with one army; with the army set down in it meanwhile there are two."""
    at = Position(mode="dominion").lands(0, "winterfell", "karhold", kings_landing=1).lands(1, harrenhal=7)
    at.gold(1000, 1000).maesters(0, "preparing_for_war").maesters(1, "strength_of_steel").invade(1)
    at.do(1, STORM)
    at.do(0, card("preparing_for_war", lands=("winterfell", "karhold", "kings_landing")))
    told = at.run(rolls=("6 6 6", "1 1"))
    assert not [event for event in told if event.kind == "asked" and event.window == "declared_against_you"]
    assert at.owner["kings_landing"] == 1


# ── one turn ──


def test_risk_22_15_smallfolk_rise_between_two_battles_and_fight_in_the_next() -> None:
    at = war(("rally_the_smallfolk",), harrenhal=3).top("harrenhal").purchase(0)
    at.run((0, card("rally_the_smallfolk")))
    at.run((0, STORM), rolls=("6 1", "5 5"))
    at.do(0, Reveal(card="harrenhal"))
    assert at.armies["harrenhal"] == 2 + 5
    at.run((0, Press()), rolls=("6 6 6", "1 1"))
    assert at.offers(0, "occupy", "armies") == (3, 6)


def test_risk_27_20_a_card_just_bought_kills_the_user_of_an_effect_that_runs_on() -> None:
    """RISK-10.1, RISK-22.18: Valar Morghulis may name one's own Salladhor Saan, who is owed his gold all the same."""
    at = Position(mode="dominion").lands(1, harrenhal=9).lands(0, "winterfell", kings_landing=1).purchase(1)
    deck = at.state.court.maester_deck
    at.gold(1000, 1000).court(
        maester_deck=("valar_morghulis", *[one for one in deck if one != "valar_morghulis"])
    )
    at.do(1, Buy())
    at.run((1, card("salladhor_saan")), (1, card("valar_morghulis", target="salladhor_saan")))
    assert at.state.court.characters["salladhor_saan"] == "lost"
    told = at.run((1, STORM), (1, Occupy(armies=8)), rolls=("6 5 4", "1"))
    assert the(GoldTaken, told).gold == 100
    assert at.state.court.gold[1] == 1000 - 200 - 100 - 500 + 100


def test_risk_22_12_banners_and_renly_come_to_half_the_least_income() -> None:
    """RISK-7.1, RISK-9.1: of three armies and 400 gold one and 200; what is added later is whole."""
    at = Position(4, rest=0, mode="dominion").lands(3, "highgarden", "oldtown").lands(2, "pyke")
    at.lands(1, "tarth").gold(300, 0, 0, 500).invade(2)
    at.maesters(0, "freefolk_uprising").maesters(3, "call_in_your_banners")
    moves = (0, card("freefolk_uprising")), (3, card("call_in_your_banners")), (3, card("renly_baratheon"))
    began = the(TurnBegan, at.run((2, End()), *moves, rolls=("5",)))
    assert (began.armies, began.gold) == (1, 200)
    assert at.offers(3, "deploy", "armies", territory="oldtown") == (1, 1 + 5 + 1)
