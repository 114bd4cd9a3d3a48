"""MITCHELL-6: exiles called back instead of a card, and the fight to the end."""

from collections import Counter
from typing import Any

import pytest

from bot.rules.contract import Seat
from bot.rules.menu import legal_actions
from bot.rules.risk import RULESET
from bot.rules.risk.events.cards import Drew
from bot.rules.risk.events.leaving import Eliminated, GameOver
from bot.rules.risk.events.mitchell import DrivenOut, Exiled, Landed, LandingFailed, LandingWon
from bot.rules.risk.events.turn import TurnBegan
from bot.rules.risk.frames import Turn
from bot.rules.risk.model.actions import Attack, Deploy, End, Land, Occupy, Orders
from bot.rules.risk.play.odds import Side, forecast
from bot.rules.risk.show.mitchell import landing_chance
from tests.rules.risk.position import the
from tests.rules.risk.realm import Mitchell

TARGARYEN = Land(house="targaryen", territory="dragonstone")


def table(*conquests: str, **options: Any) -> Mitchell:
    """Stark is on and has taken something; nobody but Targaryen waits in exile."""
    at = Mitchell(3, **options).lands(0, wolfswood=5).lands(1, tarth=2).lands(2, the_arbor=2)
    at.power("arryn", the_eyrie=5).power("greyjoy", pyke=3).power("nights_watch", the_gift=3)
    at.power("tyrell", highgarden=5).power("martell", sunspear=5).power("wildlings", "the_gift")
    return at.invade(0, *(conquests or ("wolfswood",)))


def test_mitchell_6_1_instead_of_the_card_earned() -> None:
    """One call, no card, and the turn is over."""
    at = table()
    events = at.do(0, TARGARYEN, "6 6 6", "1")
    assert (the(Landed, events).seat, the(LandingWon, events).side) == (0, "targaryen")
    assert not [event for event in events if isinstance(event, Drew)]
    assert the(TurnBegan, events).seat == 1


def test_mitchell_6_1_five_cards_in_hand_do_not_stand_in_the_way() -> None:
    at = table().hand(0, "skagos", "tarth", "harlaw", "pyke", "sunspear")
    view = at.view(0)
    assert (view.may_draw, "land" in view.menu) == (False, True)
    at.do(0, TARGARYEN, "6 6 6", "1")
    assert len(at.state.hands[0]) == 5


def test_mitchell_6_1_a_maneuver_leaves_the_choice_between_card_and_exile() -> None:
    """The turn does not end by itself while there is somebody to call, even with five cards in hand."""
    at = table().hand(0, "skagos", "tarth", "harlaw", "pyke", "sunspear").lands(0, winterfell=1)
    from_wood = next(action for action in legal_actions(RULESET, at.view(0)) if action.kind == "maneuver")
    at.do(0, from_wood)
    assert at.awaits() == (0, "end")
    assert at.view(0).menu[:2] == ("end", "land")


def test_mitchell_6_9_nobody_waits_to_be_called() -> None:
    at = table().power("targaryen", dragonstone=5)
    assert at.refused(0, TARGARYEN)[1].key == "risk-no-land-nobody"
    assert table().refused(0, Land(house="arryn", territory="tarth"))[1].key == "risk-no-land-side"


def test_mitchell_6_2_any_port_also_ones_own_if_one_says_so() -> None:
    """The confirmation is asked for, and only for a land of one's own."""
    at = table()
    assert at.offers(0, "land", "territory", house="targaryen") == set(at.board.ports)
    assert at.offers(0, "land", "own", house="targaryen", territory="wolfswood") == {"yes"}
    assert at.offers(0, "land", "own", house="targaryen", territory="oldtown") == {"no"}
    at.lands(0, "tarth")
    own = {"house": "targaryen", "territory": "wolfswood"}
    assert at.refused(0, Land(**own))[1].key == "risk-no-land-own"
    assert (
        at.refused(0, Land(house="targaryen", territory="oldtown", own=True))[1].key == "risk-no-land-not-own"
    )
    events = at.do(0, Land(**own, own=True), *("6 6 6", "1 1") * 2, "6 6 6", "1")
    assert (the(LandingWon, events).loser, at.holders["wolfswood"]) == (0, "targaryen")


def test_ex_36_targaryen_at_dragonstone() -> None:
    """MITCHELL-6.3, MITCHELL-6.4, EX-36: three dice against two; all five lost, five are in exile again."""
    at = table().lands(1, dragonstone=2)
    events = at.do(0, TARGARYEN, "1 1 1", "6 6", "1 1 1", "6 6", "1", "6 6")
    failed = the(LandingFailed, events)
    assert (failed.armies, failed.battles, failed.lost, failed.slain) == (5, 3, 5, 0)
    assert at.off_board["targaryen"] == 5
    assert (at.owner["dragonstone"], at.armies["dragonstone"]) == (1, 2)


def test_mitchell_6_3_the_fight_goes_to_the_end_whatever_anybody_ordered() -> None:
    """Nothing stays behind: the last exile fights with one die. The occupier rolls two dice, standing orders or not."""
    at = table().lands(1, dragonstone=2).orders(1, "one")
    rolls = ("6 5 5", "6 6"), ("6 5 5", "6 6"), ("6", "6 6")
    events = at.do(0, TARGARYEN, *(roll for pair in rolls for roll in pair))
    assert the(LandingFailed, events).lost == 5
    at = table().lands(1, dragonstone=2)
    at.do(1, Orders(defend="ask"))
    at.do(0, TARGARYEN, "6 6 6", "1 1")
    assert at.awaits() == (1, "deploy")


def test_mitchell_6_3_special_units_of_the_occupier_defend() -> None:
    """RISK-14.6: with a Fortification a 5 counts 6 and beats a 5."""
    at = table(special_units="on").lands(1, dragonstone=1).units("dragonstone", walls=1)
    events = at.do(0, TARGARYEN, "5 5 5", "5", "6 6 6", "1")
    assert the(LandingWon, events).armies == 4


def test_mitchell_6_5_the_survivors_stay_as_a_neutral_house() -> None:
    at = table().lands(1, dragonstone=2)
    won = the(LandingWon, at.do(0, TARGARYEN, "6 1 1", "1 5", "6 6 6", "1"))
    assert (won.armies, won.loser, won.power) == (4, 1, None)
    assert (at.owner["dragonstone"], at.holders["dragonstone"]) == (-1, "targaryen")
    assert "targaryen" not in at.off_board


def test_mitchell_6_6_no_conquest_of_the_caller_and_what_the_driven_out_held_is_discarded() -> None:
    at = table().neutral(tarth=2).lands(1, dragonstone=1).hand(1, "skagos", "harlaw")
    events = at.do(0, TARGARYEN, "6 6 6", "1")
    assert the(DrivenOut, events).cards == ("skagos", "harlaw")
    assert not [event for event in events if isinstance(event, Eliminated)]
    assert at.state.hands == ((), (), ())
    assert set(at.state.discard) >= {"skagos", "harlaw"}
    assert (the(Exiled, events).side, the(Exiled, events).armies) == ("baratheon", 3)
    assert the(TurnBegan, events).seat == 2


def test_mitchell_6_6_a_landing_adds_no_conquest_to_the_turn() -> None:
    turn = _waiting_after_a_landing().state.stack[0]
    assert isinstance(turn, Turn)
    assert turn.conquests == ("winterfell", "skagos", "wolfswood")


def test_mitchell_8_2_a_landing_that_drives_out_the_other_wins() -> None:
    at = Mitchell(2).lands(0, wolfswood=5).lands(1, dragonstone=1).invade(0, "wolfswood")
    outcome = the(GameOver, at.do(0, TARGARYEN, "6 6 6", "1")).outcome
    assert (outcome.winners, outcome.reason) == ((0,), "conquest")


def test_mitchell_8_2_whoever_has_exiles_take_their_own_last_land_has_lost() -> None:
    at = Mitchell(2).lands(0, wolfswood=1).lands(1, dragonstone=1).invade(0, "wolfswood")
    landing = Land(house="targaryen", territory="wolfswood", own=True)
    assert the(GameOver, at.do(0, landing, "6 6 6", "1")).outcome.winners == (1,)


def test_who_has_exiles_take_their_own_last_land_is_out_and_the_next_is_on() -> None:
    """MITCHELL-6.6, RISK-17.8."""
    at = Mitchell(3).lands(0, wolfswood=1).lands(1, "tarth").lands(2, "pyke").invade(0, "wolfswood")
    events = at.do(0, Land(house="targaryen", territory="wolfswood", own=True), "6 6 6", "1")
    assert (the(DrivenOut, events).seat, the(TurnBegan, events).seat) == (0, 1)


def test_mitchell_6_8_units_are_removed_and_a_house_back_on_the_board_goes_into_exile_again() -> None:
    at = table(special_units="on").lands(1, dragonstone=1).units("dragonstone", knights=2, walls=1)
    at.do(0, TARGARYEN, "6 6 6", "1")
    assert at.state.court.troop("dragonstone") == (0, 0, 0)
    at.lands(1, storms_end=9).invade(1)
    at.do(
        1,
        Attack(source="storms_end", target="dragonstone", dice=3, until=1),
        *("6 6 6", "1 1") * 2,
        "6 6 6",
        "1",
    )
    events = at.do(1, Occupy(armies=3))
    assert (the(Exiled, events).side, the(Exiled, events).armies) == ("targaryen", 5)


@pytest.mark.parametrize(
    ("clause", "action"),
    [
        ("MITCHELL-6.9", Land(house="arryn", territory="oldtown")),
        ("MITCHELL-6.9", Land(house="nobody", territory="oldtown")),
        ("MITCHELL-6.2", Land(house="targaryen", territory="winterfell")),
        ("MITCHELL-6.9", Land(house="wildlings", territory="oldtown")),
    ],
)
def test_mitchell_6_9_refused(clause: str, action: Land) -> None:
    """A House not in exile, a land without a port, the Wildlings at a port (here they hold The Gift)."""
    assert table().clause(0, action) == clause


def test_mitchell_6_9_not_without_a_card_earned_nor_twice_nor_in_another_mode() -> None:
    at = table()
    at.invade(0)
    assert at.clause(0, TARGARYEN) == "MITCHELL-6.1"
    assert "land" not in at.view(0).menu
    at = _waiting_after_a_landing()
    assert at.clause(0, Land(house="lannister", territory="oldtown")) == "MITCHELL-6.9"
    assert "land" not in at.view(0).menu
    plain = table()
    plain.state = plain.state.model_copy(update={"realm": None})
    assert plain.clause(0, TARGARYEN) == "RISK-2.5"


def _waiting_after_a_landing() -> Mitchell:
    """Lannister has called Targaryen and may still use Cersei, having taken three lands (MITCHELL-6.1)."""
    at = table(gold="on", characters="on").gold(900, 900, 900).lands(0, "winterfell", "skagos")
    at.led("lannister", "baratheon", "stark").court(characters={"cersei_lannister": "up"})
    at.invade(0, "winterfell", "skagos", "wolfswood")
    at.do(0, TARGARYEN, "6 6 6", "1")
    return at


def test_mitchell_6_1_extra_draws_from_characters_are_not_affected() -> None:
    """Cersei may be used after the call; the turn ends without the ordinary draw."""
    at = _waiting_after_a_landing()
    assert at.awaits()[0] == 0
    assert not [event for event in at.do(0, End()) if isinstance(event, Drew)]


def test_the_chance_of_a_landing_counts_all_armies_and_units() -> None:
    """MITCHELL-6.3: five against two, nothing stays behind, is six against two of RISK-12.11."""
    at = table(special_units="on").lands(1, dragonstone=2)
    assert landing_chance(at.state, "targaryen", "dragonstone") == forecast(Side(6), Side(2)).chance
    at.units("dragonstone", walls=1)
    fortified = forecast(Side(6), Side(2, plus_all=1)).chance
    assert landing_chance(at.state, "targaryen", "dragonstone") == fortified


def test_perft_of_landings() -> None:
    """Off the board is Targaryen, and Arryn without its town: each may land at the 14 ports, own or not.

    The Wildlings hold The Gift, so the Watch comes by itself and is not called; if the Watch holds it, they may be.
    """
    at = table()
    assert forms(at, 0)["land"] == 14
    at.lands(0, "the_eyrie")
    assert forms(at, 0)["land"] == 2 * 14
    at.power("nights_watch", "the_gift")
    assert forms(at, 0)["land"] == 2 * 14 + 1


def forms(at: Mitchell, seat: Seat) -> Counter[str]:
    """How many legal actions of each kind `seat` has."""
    return Counter(action.kind for action in legal_actions(RULESET, at.view(seat)))


def test_perft_of_a_turn_with_exiles() -> None:
    """Wolfswood (2) and seven lands linked with it: Winterfell, Barrowlands, Stoney Shore, Bear Island are three of
    land and one of sea, then six other western ports. Ten targets, dice and until left out or 1: 4 forms each."""
    at = Mitchell(2).lands(0, wolfswood=2).lands(1, "tarth").invade(0, "wolfswood")
    found = forms(at, 0)
    assert found["attack"] == 4 * (3 + 1 + 6)
    assert found["end"] == 2
    sides = set(at.off_board) - {"wildlings", "nights_watch"}
    assert found["land"] == 14 * len(sides) + 2
    assert len(sides) == 6


def test_deploying_goes_on_after_a_landing_of_the_player_before() -> None:
    at = table()
    at.do(0, TARGARYEN, "6 6 6", "1")
    at.do(1, Deploy(territory="tarth"))
    assert at.awaits() == (1, "attack")
