"""Where several rules meet: both boards and their ports, what falls with a House, and exiles that drive out exiles."""

import pytest

from bot.rules.contract import Concede, Event
from bot.rules.risk import RULESET
from bot.rules.risk.events.leaving import Eliminated, GameOver
from bot.rules.risk.events.mitchell import DrivenOut, Exiled, LandingWon
from bot.rules.risk.model.actions import (
    Agree,
    Attack,
    Deploy,
    End,
    Land,
    Lead,
    Maneuver,
    Occupy,
    PlayCard,
    Press,
    Redeem,
    Unit,
)
from bot.rules.risk.model.board import END_CARD
from tests.rules.risk.position import Position, the
from tests.rules.risk.realm import DOMINION, Mitchell

STORM = Attack(source="harrenhal", target="kings_landing")
SEVEN = {"mode": "dominion", "characters": "off"}


def falling(card: str = "", holder: int = 0) -> Position:
    """Seat 0 before the last land of seat 1; `holder` has this Maester card, and gold for it."""
    at = Position(mode="dominion", characters="off").lands(0, harrenhal=6).lands(1, kings_landing=1)
    return at.maesters(holder, *[card] if card else []).gold(500, 700).invade(0)


def fallen(at: Position) -> list[Event]:
    return at.run((0, STORM), (0, Occupy(armies=4)), rolls=("6 5 4", "1"))


# ── two boards ──


def test_risk_18_2_a_maneuver_crosses_the_narrow_sea_along_ones_own_ports() -> None:
    at = Position(6, rest=5).lands(0, "sunspear", "lys", "the_orange_shore", "qarth", greenblood=4).invade(0)
    assert at.clause(0, Maneuver(source="greenblood", target="qarth", armies=3)) == "RISK-18.2"
    at.do(0, Maneuver(source="greenblood", target="the_orange_shore", armies=3))
    assert at.armies["the_orange_shore"] == 4


def test_risk_22_16_pirates_reach_the_coasts_of_their_own_board_alone_besides_what_is_linked() -> None:
    at = Position(6, rest=5, **SEVEN).lands(0, lys=5, dragonstone=5).gold(100)
    at.maesters(0, "pirate_ship_fleet").purchase(0)
    at.run((0, PlayCard(card="pirate_ship_fleet")))
    west, east = (at.offers(0, "attack", "target", source=port) for port in ("dragonstone", "lys"))
    assert {"skagos", "oldtown", "myr"} <= west
    assert {"qarth", "old_ghis", "sunspear"} <= east
    assert not {"qarth", "old_ghis"} & west
    assert not {"skagos", "oldtown"} & east


def test_risk_22_16_the_fleet_sails_on_from_a_port_just_taken_and_from_no_other_land() -> None:
    at = Position(mode="dominion", characters="off").lands(0, pyke=9).lands(1, "sunspear", "skagos", "tarth")
    at.gold(100).maesters(0, "pirate_ship_fleet").purchase(0)
    at.run((0, PlayCard(card="pirate_ship_fleet")))
    for source, target, armies in (("pyke", "sunspear", 8), ("sunspear", "skagos", 7)):
        at.run((0, Attack(source=source, target=target)), (0, Occupy(armies=armies)), rolls=("6 5 4", "1"))
    assert "tarth" not in at.offers(0, "attack", "target", source="skagos")


# ── what a conquest brings, and what falls with a House ──


def test_risk_17_3_armies_bound_to_the_land_just_taken_may_stand_there() -> None:
    """RISK-8.5 as well: it is held by then, and its card is in the set."""
    at = Position().lands(0, harrenhal=5).lands(1, kings_landing=1).invade(0)
    at.hand(0, "kings_landing", "karhold", "winterfell", "tarth").hand(1, "pyke", "skagos")
    fallen(at)
    at.do(0, Redeem(cards="winterfell+karhold+kings_landing"))
    assert at.offers(0, "deploy", "armies", territory="kings_landing") == (1, 6)
    assert at.offers(0, "deploy", "armies", territory="harrenhal") == (1, 4)


def test_risk_13_4_a_raid_takes_its_gold_before_the_fall_takes_the_rest() -> None:
    at = falling("raid_the_countryside")
    at.do(0, STORM)
    kinds = [event.kind for event in at.run((0, PlayCard(card="raid_the_countryside")), rolls=("6 5 4", "1"))]
    kinds += [event.kind for event in at.do(0, Occupy(armies=4))]
    assert kinds.index("gold_taken") < kinds.index("eliminated")
    assert at.state.court.gold == (500 - 100 + 700, 0, 0)


@pytest.mark.parametrize("leaves", [True, False])
def test_risk_17_7_smallfolk_of_who_is_out_are_gone_and_their_card_is_discarded(leaves: bool) -> None:
    at = falling("rally_the_smallfolk", 1).top("skagos").purchase(1)
    at.run((1, PlayCard(card="rally_the_smallfolk")))
    at.invade(0)
    events = at.do(1, Concede()) if leaves else fallen(at)
    assert at.state.out == (1,)
    assert at.state.court.smallfolk == ()
    assert ("skagos" in at.state.discard, "skagos" in at.state.hands[0]) == (True, False)
    assert bool([event for event in events if isinstance(event, Eliminated)]) is not leaves


def test_risk_17_2_who_is_named_for_a_captive_goes_with_the_house_that_falls_to_this_attack() -> None:
    at = Position(mode="dominion").lands(0, harrenhal=6).lands(1, kings_landing=1).gold(500)
    at.court(characters=dict.fromkeys(at.state.court.characters, "down")).maesters(0, "taken_captive").invade(
        0
    )
    at.do(0, STORM)
    captive = PlayCard(card="taken_captive", target="davos_seaworth")
    the(Eliminated, at.run((0, captive), (0, Occupy(armies=4)), rolls=("6 5 4", "1")))
    assert at.state.court.captives == {}
    assert at.state.court.characters["davos_seaworth"] == "lost"


def test_risk_14_5_a_knight_of_an_earlier_battle_moves_in_though_held_back_in_the_last() -> None:
    at = Position(mode="dominion", characters="off").lands(0, harrenhal=9).lands(1, "tarth", kings_landing=2)
    at.units("harrenhal", knights=1).invade(0)
    at.run((0, STORM), rolls=("6 2 1", "6 5"))
    at.run((0, Press(units="0-0")), rolls=("6 5 4", "1"))
    assert at.clause(0, Occupy(armies=4, units="0-0")) == "RISK-14.5"
    at.do(0, Occupy(armies=4))
    assert at.state.court.units["kings_landing"] == (1, 0, 0)


def test_risk_17_3_two_houses_fall_in_one_turn_and_each_hand_is_settled_before_the_next_attack() -> None:
    """RISK-8.5, RISK-17.2, RISK-17.4: sets for the first, all armies placed, then the second, and its gold."""
    at = Position(4, mode="dominion", characters="off").lands(0, harrenhal=12).lands(1, kings_landing=1)
    at.lands(2, crackclaw_point=1).gold(0, 300, 500).hand(0, "karhold", "winterfell", "pyke", "skagos")
    at.hand(1, "kings_landing", "tarth", "the_gift").hand(2, "harlaw", "silverhill", "the_neck").invade(0)
    at.run((0, STORM), (0, Occupy(armies=9)), rolls=("6 5 4", "1"))
    assert (at.awaits(), len(at.state.hands[0])) == ((0, "redeem"), 7)
    assert at.clause(0, Unit(card="pyke", territory="harrenhal")) == "RISK-17.4"
    at.do(0, Redeem(cards="kings_landing+skagos+the_gift"))
    further = Attack(source="kings_landing", target="crackclaw_point")
    assert at.clause(0, further) == "RISK-17.3"
    assert at.offers(0, "deploy", "armies", territory="kings_landing") == (1, 7 + 2)
    at.do(0, Deploy(territory="kings_landing"))
    at.run((0, further), (0, Occupy(armies=3)), rolls=("6 5 4", "1"))
    assert (at.state.out, at.awaits()) == ((1, 2), (0, "redeem"))
    assert (len(at.state.hands[0]), at.state.court.gold[0]) == (7, 800)


# ── House Mitchell ──


def realm(**lands: int) -> Mitchell:
    """Baratheon is on and has taken a land; all that Stark holds are `lands`; Targaryen and the Wildlings wait."""
    at = Mitchell(3).lands(0, **lands).lands(1, tarth=3).lands(2, the_arbor=3)
    at.power("arryn", the_eyrie=5).power("greyjoy", pyke=3).power("tyrell", highgarden=5)
    at.power("martell", sunspear=5)
    return (at if "the_gift" in lands else at.power("nights_watch", the_gift=3)).invade(1, "rainwood")


def test_mitchell_6_6_an_exile_drives_out_a_house_that_is_called_in_its_turn_and_led_again() -> None:
    """MITCHELL-5.1, 6.5, 6.7, 6.8: Targaryen drives out Stark, Stark drives out Targaryen, and its player is asked."""
    at = realm(white_harbor=1)
    there = {"territory": "white_harbor"}
    assert the(DrivenOut, at.do(1, Land(house="targaryen", **there), "6 6 6", "1")).seat == 0
    assert (at.off_board["stark"], at.holders["white_harbor"], at.state.out) == (3, "targaryen", (0,))
    at.invade(2, "oldtown")
    fights = ("6 6 6", "1 1") * 2 + ("6 6 6", "1")
    assert the(LandingWon, at.do(2, Land(house="stark", **there), *fights)).armies == 3
    assert at.holders["white_harbor"] == "stark"
    assert (at.off_board["targaryen"], "stark" in at.off_board) == (5, False)
    at.do(0, Lead(house="stark"))
    for seat in (1, 2):
        at.do(seat, Agree(yes=True))
    while at.state.out:
        seat = at.awaits()[0]
        at.do(seat, RULESET.default(at.state, seat))
    assert (at.owner["white_harbor"], "white_harbor" in at.holders) == (0, False)


def test_mitchell_7_1_the_wildlings_may_take_the_last_land_of_a_player() -> None:
    """MITCHELL-5.3: the player is out, the House waits in exile."""
    at = realm(the_gift=1)
    out = the(DrivenOut, at.do(1, Land(house="wildlings", territory="the_gift"), "6 6 6", "1"))
    assert (out.seat, at.off_board["stark"], at.holders["the_gift"]) == (0, 3, "wildlings")


def test_mitchell_6_1_who_calls_an_exile_leaves_the_end_game_card_on_the_deck() -> None:
    at = realm(white_harbor=3).top(END_CARD)
    events = at.do(1, Land(house="targaryen", territory="oldtown"), "6 6 6", "1")
    assert not [event for event in events if isinstance(event, GameOver)]
    at.invade(2, "the_mander")
    assert the(GameOver, at.do(2, End())).outcome.reason == "end_card"


@pytest.mark.parametrize(("card", "left"), [("the_gift", (4, 3, 4)), ("karhold", (3, 2, 4))])
def test_mitchell_1_4_sickness_spares_the_gift_and_its_card_strikes_no_region(
    card: str, left: tuple[int, ...]
) -> None:
    at = (
        Mitchell(
            3,
            **DOMINION,
        )
        .lands(0, harrenhal=5)
        .lands(1, winterfell=4, karhold=3, the_gift=4)
    )
    at.lands(2, the_arbor=3).gold(300).maesters(0, "sickness_in_the_ranks").top(card)
    at.court(characters=dict.fromkeys(at.state.court.characters, "down")).purchase(0)
    at.run((0, PlayCard(card="sickness_in_the_ranks")))
    assert tuple(at.armies[land] for land in ("winterfell", "karhold", "the_gift")) == left


def test_mitchell_3_4_deserters_leave_opponents_and_no_neutral_house() -> None:
    """RISK-22.10."""
    at = Mitchell(3, **DOMINION).lands(0, harrenhal=5).lands(1, winterfell=4).lands(2, the_arbor=3)
    at.power("arryn", the_eyrie=9).gold(200).maesters(0, "mass_desertion").top("the_eyrie", "winterfell")
    at.court(characters=dict.fromkeys(at.state.court.characters, "down")).purchase(0)
    at.run((0, PlayCard(card="mass_desertion")))
    assert (at.armies["the_eyrie"], at.armies["winterfell"]) == (9, 2)


def test_mitchell_6_1_who_drives_a_neutral_house_from_its_last_land_may_call_it_back_that_turn() -> None:
    """MITCHELL-5.1: with three armies, to a port of the conqueror's own, too."""
    at = Mitchell(3).lands(0, gulltown=9).lands(1, "tarth").lands(2, "the_arbor").power("arryn", the_eyrie=1)
    at.invade(0).do(0, Attack(source="gulltown", target="the_eyrie"), "6 6 6", "1")
    assert the(Exiled, at.do(0, Occupy(armies=3))).side == "arryn"
    assert (at.off_board["arryn"], at.armies["gulltown"]) == (3, 6)
    falls = ("6 6 6", "1 1") * 3
    at.do(0, Land(house="arryn", territory="gulltown", own=True), *falls)
    assert (at.holders["gulltown"], at.armies["gulltown"]) == ("arryn", 3)


def test_mitchell_6_7_a_player_driven_out_may_ask_for_the_own_house_once_the_conqueror_has_called_it() -> (
    None
):
    """MITCHELL-5.3: in the same round; before it stands on the board there is nothing to lead."""
    at = Mitchell(3).lands(0, winterfell=1).lands(1, white_harbor=9).lands(2, the_arbor=3)
    at.power("nights_watch", the_gift=3).invade(1)
    at.do(1, Attack(source="white_harbor", target="winterfell"), "6 6 6", "1")
    told = at.do(1, Occupy(armies=5))
    assert the(Eliminated, told).seat == 0
    assert the(Exiled, told).side == "stark"
    assert at.clause(0, Lead(house="stark")) == "MITCHELL-6.7"
    at.do(1, Land(house="stark", territory="oldtown"), "6 6 6", "1")
    at.do(0, Lead(house="stark"))
    assert at.view(1).my_prompt
