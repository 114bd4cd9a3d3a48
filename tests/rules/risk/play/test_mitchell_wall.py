"""MITCHELL-7: the Wildlings cross the Wall, and the Night's Watch comes back."""

from bot.rules.risk.events.cards import Drew
from bot.rules.risk.events.mitchell import Exiled, Landed, LandingFailed, LandingWon
from bot.rules.risk.events.turn import TurnBegan
from bot.rules.risk.events.war import Fought
from bot.rules.risk.model.actions import Attack, Deploy, End, Land, Occupy
from tests.rules.risk.position import the
from tests.rules.risk.realm import Mitchell

CALL = Land(house="wildlings", territory="the_gift")


def wall(gift: int = 3) -> Mitchell:
    """Stark has earned a card; the Watch holds The Gift."""
    at = Mitchell(3).lands(0, wolfswood=6).lands(1, tarth=5).lands(2, the_arbor=5)
    return at.power("nights_watch", the_gift=gift).invade(0, "wolfswood")


def crossed() -> Mitchell:
    """The Wildlings have beaten the Watch and hold The Gift with 2; Baratheon is on (EX-38)."""
    at = wall(gift=2)
    events = at.do(0, CALL, "3 3 3", "4 4", "3 3 3", "4 1", "6 6", "1")
    assert the(LandingWon, events).armies == 2
    return at


def test_mitchell_7_1_wildlings_attack_the_gift_never_a_port() -> None:
    """EX-39: they are called in the same way, and no card is drawn for it."""
    at = wall()
    assert at.offers(0, "land", "territory", house="wildlings") == {"the_gift"}
    assert at.clause(0, Land(house="wildlings", territory="oldtown")) == "MITCHELL-7.1"
    events = at.do(0, CALL, "6 6 6", "1 1", "6 6 6", "1")
    assert (the(Landed, events).armies, the(LandingWon, events).armies) == (5, 5)
    assert at.holders["the_gift"] == "wildlings"
    assert "wildlings" not in at.off_board
    assert at.state.hands[0] == ()


def test_ex_39_who_calls_the_wildlings_draws_no_card() -> None:
    events = wall().do(0, CALL, "6 6 6", "1 1", "6 6 6", "1")
    assert not [event for event in events if isinstance(event, Drew)]
    assert the(TurnBegan, events).seat == 1


def test_mitchell_7_1_they_fight_whoever_holds_the_gift_and_are_not_there_twice() -> None:
    at = wall().lands(1, the_gift=1)
    assert the(LandingWon, at.do(0, CALL, "6 6 6", "1")).loser == 1
    at.invade(1, "tarth")
    assert at.clause(1, CALL) == "MITCHELL-6.9"


def test_mitchell_7_2_beaten_they_return_beyond_the_wall_with_three() -> None:
    at = wall()
    events = at.do(0, CALL, "1 1 1", "6 6", "1 1 1", "6 6", "1", "6 6")
    assert (the(LandingFailed, events).armies, the(LandingFailed, events).lost) == (3, 5)
    assert (at.off_board["wildlings"], at.holders["the_gift"]) == (3, "nights_watch")


def test_mitchell_7_2_driven_out_they_return_with_three_and_get_no_reinforcements() -> None:
    at = crossed()
    at.do(1, Deploy(territory="tarth"))
    at.do(1, End())
    at.lands(2, karhold=9).invade(2)
    assert at.armies["the_gift"] == 2
    at.do(2, Attack(source="karhold", target="the_gift", dice=3), "6 6 6", "1 1")
    assert the(Exiled, at.do(2, Occupy(armies=5))).side == "wildlings"
    assert at.off_board["wildlings"] == 3


def test_ex_38_and_mitchell_7_3_the_watch_comes_back_after_a_turn_with_a_card_drawn() -> None:
    """MITCHELL-7.3, MITCHELL-7.4, EX-38: not after a turn without; and once beaten, after every turn."""
    at = crossed()
    at.do(1, Deploy(territory="tarth"))
    assert not [event for event in at.do(1, End()) if isinstance(event, Landed)]
    at.do(2, Deploy(territory="the_arbor"))
    at.do(2, Attack(source="the_arbor", target="oldtown", dice=3), "6 6 6", "1")
    at.do(2, Occupy(armies=3))
    events = at.do(2, End(), "1 1 1", "6 6", "1", "6 6", "1 1 1", "6 6", "1", "6 6")
    landings = [event for event in events if isinstance(event, Landed)]
    assert [(one.side, one.seat, one.armies) for one in landings] == [("nights_watch", -1, 3)] * 2
    kinds = [event.kind for event in events]
    assert (
        kinds.index("drew") < kinds.index("landed") < kinds.index("turn_ended") < kinds.index("neutral_turn")
    )
    assert kinds.count("landing_failed") == 2
    assert at.holders["the_gift"] == "wildlings"
    at.do(0, Deploy(territory="wolfswood"))
    events = at.do(0, End(), "6 6 6", "1 1")
    assert the(LandingWon, events).side == "nights_watch"
    assert (at.off_board["wildlings"], at.armies["the_gift"]) == (3, 3)


def test_mitchell_7_3_the_next_neutral_turn_counts_and_the_calling_turn_does_not() -> None:
    """Called by the last player of the round, after which the neutral turn is the next."""
    at = wall(gift=1).invade(2, "the_arbor")
    events = at.do(2, CALL, "6 6 6", "1", "6 6 6", "1 1", "6 6 6", "1 1", "6 6 6", "1")
    kinds = [event.kind for event in events]
    assert kinds.index("landing_won") < kinds.index("neutral_turn") < kinds.index("turn_began")
    assert [event.side for event in events if isinstance(event, Landed)] == ["wildlings", "nights_watch"]


def test_mitchell_7_5_it_comes_before_the_next_reinforcements_and_costs_nobody_a_card() -> None:
    """It comes whoever they took The Gift from; the Watch's survivors hold it."""
    at = wall().lands(1, the_gift=1)
    at.do(0, CALL, "6 6 6", "1")
    at.do(1, Deploy(territory="tarth"))
    at.do(1, Attack(source="tarth", target="rainwood", dice=3), "6 6 6", "1")
    at.do(1, Occupy(armies=3))
    events = at.do(1, End(), "6 6 6", "1 1", "6 6 6", "1 1", "6 6 6", "1")
    kinds = [event.kind for event in events]
    assert kinds.index("drew") < kinds.index("landed") < kinds.index("turn_began")
    assert at.holders["the_gift"] == "nights_watch"
    assert (at.armies["the_gift"], at.off_board["wildlings"]) == (3, 3)
    assert len(at.state.hands[1]) == 1


def test_mitchell_7_6_driven_out_by_a_player_the_watch_waits_to_be_called() -> None:
    """It no longer comes by itself, and attacks The Gift alone; beaten it is in exile with three again."""
    at = wall(gift=1).lands(0, karhold=5).invade(0)
    at.do(0, Attack(source="karhold", target="the_gift", dice=3), "6 6 6", "1")
    assert the(Exiled, at.do(0, Occupy(armies=3))).side == "nights_watch"
    assert at.off_board["nights_watch"] == 3
    assert not [event for event in at.do(0, End()) if isinstance(event, Landed)]
    at.invade(1, "tarth")
    assert at.offers(1, "land", "territory", house="nights_watch") == {"the_gift"}
    assert at.clause(1, Land(house="nights_watch", territory="oldtown")) == "MITCHELL-7.1"
    events = at.do(1, Land(house="nights_watch", territory="the_gift"), "1 1 1", "6 6", "1", "6 6")
    assert the(LandingFailed, events).armies == 3
    assert at.off_board["nights_watch"] == 3


def test_mitchell_7_6_a_player_takes_the_gift_from_the_wildlings() -> None:
    """The Watch stays off the board, may be called, and no longer comes by itself."""
    at = crossed()
    assert at.clause(1, CALL) == "RISK-7.5"
    at.lands(1, karhold=9).invade(1, "tarth")
    assert at.clause(1, Land(house="nights_watch", territory="the_gift")) == "MITCHELL-7.3"
    assert "nights_watch" not in at.offers(1, "land", "house")
    at.invade(1)
    at.do(1, Attack(source="karhold", target="the_gift", dice=3), "6 6 6", "1 1")
    at.do(1, Occupy(armies=3))
    assert "nights_watch" in at.offers(1, "land", "house")
    assert not [event for event in at.do(1, End()) if isinstance(event, Landed)]


def test_mitchell_7_3_the_wildlings_take_the_gift_from_a_player_and_the_watch_comes_by_itself_again() -> None:
    """MITCHELL-7.6 before it: the Watch was driven out by that player, and only waited to be called."""
    at = wall(gift=1).lands(0, karhold=5).invade(0)
    at.do(0, Attack(source="karhold", target="the_gift", dice=3), "6 6 6", "1")
    at.do(0, Occupy(armies=3))
    at.invade(1, "tarth")
    at.do(1, CALL, "6 6 6", "1 1", "6 6 6", "1")
    assert at.holders["the_gift"] == "wildlings"
    at.invade(2, "oldtown")
    assert at.clause(2, Land(house="nights_watch", territory="the_gift")) == "MITCHELL-7.3"
    events = at.do(2, End(), "6 6 6", "1 1", "6 6 6", "1 1", "6 6 6", "1")
    assert the(LandingWon, events).side == "nights_watch"


def test_dice_of_exiles_and_of_the_watch_are_nobodys() -> None:
    """RISK-16.4: in no seat's statistics."""
    events = wall().do(0, CALL, "6 6 6", "1 1", "6 6 6", "1")
    assert [event.rolls() for event in events if isinstance(event, Fought)] == [
        {"attack": None, "defence": None}
    ] * 2
    assert all(event.battle() is None for event in events)
