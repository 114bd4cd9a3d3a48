"""MITCHELL-9.2, MITCHELL-9.3: landings with the modules of Dominion, and the windows of whoever is attacked."""

from typing import Any

from bot.rules.contract import Concede, Event
from bot.rules.risk import RULESET
from bot.rules.risk.events.effects import GoldTaken
from bot.rules.risk.events.leaving import GameOver
from bot.rules.risk.events.mitchell import Landed, LandingFailed, LandingWon
from bot.rules.risk.events.plays import Asked
from bot.rules.risk.events.turn import TurnBegan
from bot.rules.risk.events.war import Fought, Rolled
from bot.rules.risk.frames import Window
from bot.rules.risk.model.actions import Land, Pass, PlayCard
from tests.rules.risk.position import Told, the
from tests.rules.risk.realm import DOMINION, Mitchell

TARGARYEN = Land(house="targaryen", territory="dragonstone")


def table(*hand: str, armies: int = 2, **options: Any) -> Mitchell:
    """Stark is on and has earned a card; Baratheon holds Dragonstone, some gold and these Maester cards."""
    at = Mitchell(3, **{**DOMINION, **options}).lands(0, wolfswood=5).lands(2, the_arbor=2)
    at.lands(1, dragonstone=armies, tarth=4).gold(0, 500, 0).maesters(1, *hand)
    at.court(characters={**dict.fromkeys(at.state.court.characters, "down")})
    return at.invade(0, "wolfswood")


def called(at: Mitchell, *rolls: str) -> list[Event]:
    """Targaryen is called to Dragonstone."""
    return at.do(0, TARGARYEN, *rolls)


def passing(at: Mitchell, *rolls: str) -> list[Event]:
    """Every window is passed until the landing is over."""
    chance, told = Told(*rolls), list[Event]()
    while at.state.invasion is not None:
        seat = at.awaits()[0]
        events = RULESET.act(at.state, seat, Pass(), chance)
        for event in events:
            at.state = RULESET.apply(at.state, event)
            assert not RULESET.broken(at.state)
        told += events
    assert chance.spent()
    return told


def test_mitchell_9_2_activation_comes_after_scoring_and_victory() -> None:
    """With ten points and the Seat the call ends the game before anybody lands."""
    at = table().lands(0, "winterfell").court(points=(10, 0, 0))
    events = called(at)
    assert the(GameOver, events).outcome.reason == "points"
    assert not [event for event in events if isinstance(event, Landed)]
    at = table()
    kinds = [event.kind for event in called(at, "6 6 6", "1 1")]
    assert kinds.index("stepped") < kinds.index("landed")


def test_mitchell_9_3_the_attacked_player_is_asked_and_nobody_else() -> None:
    """As if the caller were the invader; the exiles' dice are nobody's, so no window is the caller's (RISK-16.4)."""
    at = (
        table("castle_walls")
        .maesters(0, "strength_of_steel")
        .gold(900, 500, 900)
        .maesters(2, "unplanned_losses")
    )
    asked = [event for event in called(at) if isinstance(event, Asked)]
    assert [(one.window, one.seats) for one in asked] == [("declared_against_you", (1,))]
    assert at.awaits() == (1, "declared_against_you")
    told = passing(at, "6 6 6", "1 1")
    windows = {event.window: event.seats for event in told if isinstance(event, Asked)}
    assert all(seats == (1,) for window, seats in windows.items() if window != "opponent_turn_start")


def test_mitchell_9_3_defensive_cards_count_in_every_battle_of_the_landing() -> None:
    """Castle Walls: +1 to the highest die; in all five battles a 6 ties 5 + 1."""
    at = table("castle_walls", armies=1)
    called(at)
    events = at.do(1, PlayCard(card="castle_walls"), *("6 6 6", "5") * 3, "6 6", "5", "6", "5")
    fought = [event for event in events if isinstance(event, Fought)]
    assert [(one.defence, one.lost) for one in fought] == [((6,), 1)] * 5


def test_mitchell_9_3_characters_of_the_attacked_defend() -> None:
    """Stannis adds 1 to all defence dice."""
    at = table().court(characters={"stannis_baratheon": "up"})
    called(at)
    at.do(1, PlayCard(card="stannis_baratheon"), "5 5 5", "4 4", "5 5 5", "4 4", "5", "4 4")
    assert at.off_board["targaryen"] == 5


def test_mitchell_9_3_nobody_is_asked_about_the_declaration_between_two_battles() -> None:
    """RISK-21.9, RISK-23.3: Catelyn Stark has nothing to do beside two armies, and comes too late beside the last."""
    at = table().led("baratheon", "stark", "tyrell").court(characters={"catelyn_stark": "up"})
    events = called(at, "6 3 1", "5 3", "1 1 1", "6", "1 1 1", "6", "1 1", "6", "1", "6")
    assert not [one for one in events if isinstance(one, Asked) and one.window == "declared_against_you"]
    assert (the(LandingFailed, events).battles, at.armies["dragonstone"]) == (5, 1)
    alone = table(armies=1).led("baratheon", "stark", "tyrell").court(characters={"catelyn_stark": "up"})
    called(alone)
    alone.do(1, PlayCard(card="catelyn_stark"), *("1 1 1", "6 6") * 2, "1", "6 6")
    assert alone.armies["dragonstone"] == 2


def test_mitchell_9_3_a_truce_ends_the_landing_and_the_call_is_spent() -> None:
    for card in ("a_temporary_truce", "wed_for_peace"):
        at = table(card)
        called(at)
        events = at.do(1, PlayCard(card=card))
        failed = the(LandingFailed, events)
        assert (failed.stopped, failed.armies, at.off_board["targaryen"]) == (True, 5, 5)
        assert (the(TurnBegan, events).seat, at.state.hands[0]) == (1, ())


def test_mitchell_9_3_bribery_pays_the_caller() -> None:
    at = table("bribery")
    called(at)
    paid = the(GoldTaken, at.do(1, PlayCard(card="bribery")))
    assert (paid.from_seat, paid.seat, paid.gold) == (1, 0, 200)


def test_mitchell_9_3_who_bribes_those_they_have_called_pays_themselves_and_no_word_is_made_of_it() -> None:
    """MITCHELL-6.2: any port, one's own too."""
    at = table().lands(0, wolfswood=5, white_harbor=2).maesters(0, "bribery").gold(200)
    at.do(0, Land(house="targaryen", territory="white_harbor", own=True))
    events = at.do(0, PlayCard(card="bribery"))
    assert (the(LandingFailed, events).stopped, at.state.court.gold[0]) == (True, 200)
    assert the(GoldTaken, events).text() is None


def test_mitchell_9_3_a_card_answered_asks_again_until_the_attacked_passes_or_ends_it() -> None:
    """RISK-23.2, RISK-23.8: Castle Walls, then a Truce, in one call; nothing of the call is left after it."""
    at = table("castle_walls", "a_temporary_truce")
    called(at)
    at.do(1, PlayCard(card="castle_walls"))
    assert at.awaits() == (1, "declared_against_you")
    failed = the(LandingFailed, at.do(1, PlayCard(card="a_temporary_truce")))
    assert (failed.stopped, failed.armies, failed.battles) == (True, 5, 0)
    assert (at.state.invasion, at.state.hands[0], at.state.active) == (None, (), 1)


def test_mitchell_9_3_committed_exiles_may_be_ambushed() -> None:
    """Desperate Ambush: a 5 destroys three of five. Led into a Trap: all three. Two fight on with two dice."""
    for card, die in (("desperate_ambush", ("5",)), ("led_into_a_trap", ())):
        at = table(card)
        called(at)
        at.do(1, Pass())
        failed = the(LandingFailed, at.do(1, PlayCard(card=card), *die, "1 1", "6 6"))
        assert (failed.battles, failed.lost, at.off_board["targaryen"]) == (2, 5, 5)


def test_mitchell_9_3_a_die_of_the_exiles_may_be_rolled_again() -> None:
    """RISK-16.4: Margaery Tyrell, defending, turns to nobody's die."""
    at = table().led("stark", "tyrell", "lannister").court(characters={"margaery_tyrell": "up"})
    rolled = the(Rolled, called(at, "6 5 1", "4 4"))
    assert rolled.attack == (6, 5, 1)
    rest = ("1 1 1", "6", "1 1 1", "6", "1 1", "6", "1", "6")
    events = at.do(1, PlayCard(card="margaery_tyrell", target="1"), "1", *rest)
    first, *_ = (event for event in events if isinstance(event, Fought))
    assert (first.attack, first.lost, first.slain) == ((5, 1, 1), 1, 1)


def test_a_landing_against_nobody_opens_no_window() -> None:
    """MITCHELL-9.3 is of players; the activating player's cards wait too."""
    at = table().power("arryn", gulltown=1).maesters(2, "unplanned_losses").gold(900, 900, 900)
    events = at.do(0, Land(house="targaryen", territory="gulltown"), "6 6 6", "1")
    before = [event.kind for event in events][: [event.kind for event in events].index("landing_won")]
    assert "asked" not in before


def test_mitchell_9_3_who_is_attacked_may_leave() -> None:
    """Then the exiles fight the House, which nobody plays any more."""
    at = table("castle_walls")
    called(at)
    events = at.do(1, Concede(), "6 6 6", "1 1")
    assert the(LandingWon, events).power == "baratheon"


def test_mitchell_9_3_who_has_called_may_leave() -> None:
    """RISK-17.8: the landing is over, and the exiles are off the board again."""
    at = table("castle_walls")
    called(at)
    at.do(0, Concede())
    assert at.state.invasion is None
    assert at.off_board["targaryen"] == 5


def test_a_landing_is_drawn_without_an_arrow() -> None:
    at = table("castle_walls")
    called(at)
    assert isinstance(at.state.stack[-1], Window)
    assert RULESET.scene(at.view()).arrows == ()
    assert at.view(1).prompts[0].about["source"] == "targaryen"


def test_risk_17_8_a_landing_is_over_with_the_turn_of_who_called_it_and_all_are_told() -> None:
    """MITCHELL-6.4: the armies go back with their statutory number."""
    at = table("castle_walls")
    called(at)
    assert at.awaits() == (1, "declared_against_you")
    events = at.do(0, Concede())
    assert [event.kind for event in events][:2] == ["landing_failed", "conceded"]
    failed = the(LandingFailed, events)
    assert (failed.side, failed.target, failed.armies, failed.stopped) == (
        "targaryen",
        "dragonstone",
        5,
        True,
    )
    assert (at.off_board["targaryen"], at.armies["dragonstone"], at.view(None).invasion) == (5, 2, None)
