"""MITCHELL-6.7, MITCHELL-9.4: who has no House may lead one that nobody plays."""

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Concede
from bot.rules.kit.draft import changed
from bot.rules.menu import legal_actions, random_action
from bot.rules.risk import RULESET
from bot.rules.risk.events.mitchell import HouseLapsed, HousePromised, HouseRisen, NeutralTurn
from bot.rules.risk.events.setup import ObjectivesDealt, ObjectivesReturned
from bot.rules.risk.events.turn import TurnBegan
from bot.rules.risk.frames import Reinforcement
from bot.rules.risk.model.actions import Agree, Attack, Deploy, End, KeepCards, Lead, PlayCard
from bot.rules.risk.model.library import OF_HOUSE
from bot.rules.risk.model.options import RiskOptions
from tests.rules.harness import Game, awaited
from tests.rules.risk.audit import audit
from tests.rules.risk.position import the
from tests.rules.risk.realm import DOMINION, Mitchell

ARRYN = Lead(house="arryn")


def table(**options: Any) -> Mitchell:
    """Lannister, the third, is out; Arryn and Greyjoy are neutral Houses; Baratheon is the last of the round."""
    at = Mitchell(3, **options).lands(0, wolfswood=5).lands(1, tarth=5).gone(2)
    return at.power("arryn", the_eyrie=5).power("greyjoy", pyke=3).invade(1)


def test_mitchell_6_7_all_players_agree_and_it_plays_from_the_next_round() -> None:
    """After the other players and before the neutral turn; it counts as a player in everything, with no cards."""
    at = table()
    at.do(2, ARRYN)
    (prompt,) = RULESET.pending(at.state)
    assert (prompt.kind, prompt.clause, prompt.waiting) == ("agree", "MITCHELL-6.7", (0, 1))
    at.do(1, Agree(yes=True))
    events = at.do(0, Agree(yes=True))
    assert (the(HousePromised, events).seat, at.awaits()) == (2, (1, "attack"))
    assert at.holders["the_eyrie"] == "arryn"
    events = at.do(1, End())
    kinds = [event.kind for event in events]
    assert kinds.index("neutral_turn") < kinds.index("house_risen") < kinds.index("turn_began")
    assert (at.owner["the_eyrie"], at.state.houses[2], at.state.order) == (2, "arryn", (0, 1, 2))
    assert (at.state.out, at.state.hands[2], "the_eyrie" in at.holders) == ((), (), False)
    for seat, land in ((0, "wolfswood"), (1, "tarth")):
        at.do(seat, Deploy(territory=land))
        events = at.do(seat, End())
        assert not [event for event in events if isinstance(event, NeutralTurn)]
    assert the(TurnBegan, events).seat == 2
    at.do(2, Deploy(territory="the_eyrie"))
    assert the(NeutralTurn, at.do(2, End())).territories == ("pyke",)


def test_mitchell_6_7_one_no_is_enough_until_the_next_round() -> None:
    at = table()
    at.do(2, ARRYN)
    at.do(0, Agree(yes=False))
    assert at.awaits() == (1, "attack")
    assert at.refused(2, ARRYN)[1].key == "risk-no-lead-again"
    assert at.view(2).menu == ()
    at.do(1, End())
    assert at.view(2).menu == ("lead",)


def test_mitchell_6_7_whoever_does_not_answer_says_no() -> None:
    at = table()
    at.do(2, ARRYN)
    assert RULESET.default(at.state, 0) == Agree(yes=False)


def test_mitchell_6_7_a_voter_who_leaves_is_not_asked_any_more() -> None:
    at = four()
    at.do(0, Agree(yes=True))
    at.do(1, Agree(yes=True))
    assert [event.kind for event in at.do(3, Concede())] == ["conceded", "house_promised"]


def four(**options: Any) -> Mitchell:
    """It is the turn of seat 1; seats 0 and 3 play as well, seat 2 has asked for Arryn."""
    at = Mitchell(4, **options).lands(0, "wolfswood").lands(1, "tarth").lands(3, "skagos").gone(2)
    at.power("arryn", "the_eyrie").invade(1).do(2, ARRYN)
    return at


@pytest.mark.parametrize("options", [{}, DOMINION])
def test_mitchell_6_7_who_leaves_in_the_own_turn_holds_up_no_vote(options: dict[str, Any]) -> None:
    """RISK-17.8: all others have agreed, and only the answer of the player on turn was missing."""
    at = four(**options)
    at.do(0, Agree(yes=True))
    at.do(3, Agree(yes=True))
    kinds = [event.kind for event in at.do(1, Concede())]
    assert kinds[:3] == ["conceded", "house_promised", "turn_ended"]


@pytest.mark.parametrize("options", [{}, DOMINION])
def test_mitchell_6_7_a_vote_that_ends_with_its_turn_may_be_called_again(options: dict[str, Any]) -> None:
    at = four(**options)
    at.do(0, Agree(yes=True))
    kinds = [event.kind for event in at.do(1, Concede())]
    assert kinds[:3] == ["conceded", "vote_lost", "turn_ended"]
    assert at.state.active == 3
    assert "lead" in at.view(2).menu


def test_mitchell_6_7_a_house_that_falls_before_the_round_is_over_is_not_led() -> None:
    at = table()
    at.do(2, ARRYN)
    for seat in (0, 1):
        at.do(seat, Agree(yes=True))
    at.lands(1, the_eyrie=2)
    assert the(HouseLapsed, at.do(1, End())).house == "arryn"
    assert (at.state.out, at.view(2).menu) == ((2,), ("lead",))


@pytest.mark.parametrize("house", ["stark", "targaryen", "nights_watch", "wildlings", "tyrell", "nobody"])
def test_mitchell_6_7_only_a_neutral_house_that_holds_a_land(house: str) -> None:
    """Not one that is played, in exile, or no House at all."""
    at = table().power("nights_watch", "the_gift")
    assert at.clause(2, Lead(house=house)) == "MITCHELL-6.7"
    assert at.offers(2, "lead", "house") == {"arryn", "greyjoy"}


def test_mitchell_6_7_who_has_left_the_game_does_not_come_back() -> None:
    """Only who has been eliminated may lead a House; leaving is for good (RISK-17.6)."""
    at = table().lands(2, oldtown=3)
    at.state = changed(at.state, out=())
    at.do(2, Concede())
    clause, text = at.refused(2, ARRYN)
    assert (clause, text.key) == ("MITCHELL-6.7", "risk-no-lead-left")
    assert at.view(2).menu == ()


def test_mitchell_6_7_objectives_are_chosen_while_others_play_cards_at_any_time() -> None:
    """RISK-23.7: set-up has long been over, and somebody is awaited."""
    at = table(**DOMINION).maesters(0, "preparing_for_war").gold(500)
    at.court(characters={**dict.fromkeys(at.state.court.characters, "down")})
    at.do(2, ARRYN)
    at.do(0, Agree(yes=True))
    at.do(1, Agree(yes=True))
    at.do(1, End())
    assert at.awaits() == (2, "choose")
    at.do(0, PlayCard(card="preparing_for_war"))
    assert (at.armies["wolfswood"], at.awaits()) == (6, (2, "choose"))


def test_mitchell_6_7_no_house_is_left_to_lead() -> None:
    """Which may be asked for is only said where there is one."""
    at = table()
    assert at.refused(2, Lead(house="nobody"))[1].key == "risk-no-lead-house"
    at.lands(0, the_eyrie=1, pyke=1)
    assert at.refused(2, ARRYN)[1].key == "risk-no-lead-nobody"


def test_mitchell_6_7_not_who_plays_nor_in_the_middle_of_a_move() -> None:
    at = table()
    assert at.refused(0, ARRYN)[1].key == "risk-no-lead-player"
    at.do(2, ARRYN)
    assert at.clause(1, End()) == "MITCHELL-6.7"
    assert at.refused(2, ARRYN)[1].key == "risk-no-lead-again"
    assert at.clause(2, Agree(yes=True)) == "RISK-17.1"


def test_mitchell_6_7_a_house_is_not_asked_for_between_two_armies_of_a_battle() -> None:
    at = table().lands(0, rainwood=3).orders(0, "ask")
    at.do(1, Attack(source="tarth", target="rainwood"))
    assert at.awaits() == (0, "defend")
    assert at.refused(2, ARRYN)[1].key == "risk-no-lead-now"


def test_mitchell_6_7_a_house_one_lost_may_be_led_by_another() -> None:
    """Stark's player is out, Stark came back as a neutral House, and Lannister's player takes it over."""
    at = Mitchell(4).lands(1, tarth=5).lands(3, "skagos").gone(0).gone(2).power("stark", winterfell=4)
    at.invade(3).do(2, Lead(house="stark"))
    for seat in (1, 3):
        at.do(seat, Agree(yes=True))
    at.do(3, End())
    assert at.state.houses[:3] == (None, "baratheon", "stark")
    assert [side.id for side in RULESET.scene(at.view()).sides].count("stark") == 1


def dominion(house: str) -> Mitchell:
    """That House is promised to the third seat, whose Characters are lost, and the round is over."""
    at = table(**DOMINION).gold(300, 300, 0).court(points=(2, 2, 4))
    at.power(house, "sunspear").court(characters={**at.state.court.characters, "cersei_lannister": "lost"})
    at.do(2, Lead(house=house))
    for seat in (0, 1):
        at.do(seat, Agree(yes=True))
    at.do(1, End())
    return at


def test_mitchell_6_7_in_a_dominion_two_objectives_of_three_no_gold_and_no_points() -> None:
    at = dominion("greyjoy")
    assert at.awaits() == (2, "choose")
    dealt = at.state.court.objectives[2]
    events = at.do(2, KeepCards(cards=dealt[:2]), orders=[])
    court = at.state.court
    assert (court.gold[2], court.points[2], court.maesters[2], court.objectives[2]) == (0, 0, (), dealt[:2])
    assert (court.objectives[:2], dealt[2] in court.objective_deck) == (((), ()), True)
    assert the(TurnBegan, events).round == 2
    assert at.state.order[-1] == 2


def test_mitchell_6_7_the_words_speak_of_the_house_that_has_risen_alone() -> None:
    """RISK-4.4 is for all Houses, this only for whoever leads one from now on."""
    at = dominion("greyjoy")
    events = at.do(2, KeepCards(cards=at.state.court.objectives[2][:2]))
    dealt, returned = ObjectivesDealt(hands=(), deck=(), choosing=(2,)), the(ObjectivesReturned, events)
    for text in (dealt.text(), returned.text()):
        assert (text.key[-6:], text.args["risen_seat"]) == ("-risen", (2,))
    assert dominion("greyjoy").view(None).phase.key == "risk-phase-risen"


def test_mitchell_9_4_seats_and_characters_of_a_house_taken_over() -> None:
    """Arryn and Greyjoy have no Characters, the others their four, face up; Targaryen's Seat is its latest landing."""
    for house, town in (("arryn", "the_eyrie"), ("greyjoy", "pyke")):
        at = dominion(house)
        assert crown(at, house) == town
        assert at.state.court.characters["cersei_lannister"] == "lost"
    at = dominion("martell")
    assert crown(at, "martell") == "sunspear"
    martell = ("areo_hotah", "doran_martell", "ellaria_sand", "oberyn_martell")
    assert {at.state.court.characters[who] for who in martell} == {"up"}
    at = table(**DOMINION).power("targaryen", "oldtown").realm(landings={"targaryen": "oldtown"})
    at.do(2, Lead(house="targaryen"))
    for seat in (0, 1):
        at.do(seat, Agree(yes=True))
    events = at.do(1, End())
    assert len(the(HouseRisen, events).characters) == 4
    assert crown(at, "targaryen") == "oldtown"


def test_mitchell_9_4_a_character_killed_before_is_among_the_four_again() -> None:
    """RISK-17.2, RISK-27.20: with its player all four had left the game; one held by another House is free, too."""
    at = table(**DOMINION).power("lannister", "casterly_rock")
    gone = {"cersei_lannister": "lost", "tyrion_lannister": "lost", "jaime_lannister": "down"}
    at.court(characters={**at.state.court.characters, **gone}, captives={"jaime_lannister": 0})
    at.do(2, Lead(house="lannister"))
    for seat in (0, 1):
        at.do(seat, Agree(yes=True))
    at.do(1, End())
    assert {at.state.court.characters[who] for who in OF_HOUSE["lannister"]} == {"up"}
    assert at.state.court.captives == {}


def crown(at: Mitchell, house: str) -> str:
    """Where the Seat of a House is drawn."""
    (place,) = (token.area for token in RULESET.scene(at.view()).tokens if token.side == house)
    return place


@pytest.mark.parametrize("options", [{}, DOMINION])
@pytest.mark.parametrize("seed", range(3))
def test_games_with_houses_taken_over_keep_their_invariants(options: dict[str, Any], seed: int) -> None:
    """Seats leave, as if they had fallen: they ask for Houses whenever they may, and everybody always agrees."""
    chosen = RiskOptions.model_validate(
        {"mode": "mitchell", "houses": "deal", "victory": "conquest", **options}
    )
    game, luck = Game(RULESET, audit=audit), SeededChance(seed)
    game.add(RULESET.new(chosen, 4, luck), check=True)
    while len(game.moves) < 700 and RULESET.outcome(game.state) is None:
        seat, action = _move(game, luck)
        game.moves.append((seat, action))
        game.add(RULESET.act(game.state, seat, action, luck), check=True)
        game.state = changed(game.state, realm=changed(game.state.realm, left=()))
    kinds = {event.kind for event in game.events}
    assert {"house_promised", "house_risen"} <= kinds


def _move(game: Game, luck: SeededChance) -> tuple[int, Any]:
    state = game.state
    for seat in state.out:
        if "lead" in RULESET.view(state, seat).menu:
            return seat, legal_actions(RULESET, RULESET.view(state, seat))[0]
    seat = awaited(RULESET, state)[0]
    if RULESET.pending(state)[0].kind == "agree":
        return seat, Agree(yes=True)
    if (
        isinstance(state.stack[-1], Reinforcement)
        and len(state.playing) > 2
        and luck.roll("leaves", 8)[0] == 1
    ):
        return seat, Concede()
    return seat, random_action(RULESET, RULESET.view(state, seat), luck)
