"""MITCHELL-3, MITCHELL-4, MITCHELL-5, MITCHELL-8: sides nobody plays, their turn, exile, winning."""

from collections import Counter
from typing import Any

import pytest

from bot.rules.contract import Concede
from bot.rules.risk import RULESET
from bot.rules.risk.events.cards import Drew
from bot.rules.risk.events.leaving import Eliminated, GameOver
from bot.rules.risk.events.mitchell import Exiled, NeutralTurn
from bot.rules.risk.events.turn import TurnBegan, TurnEnded
from bot.rules.risk.events.war import Conquered
from bot.rules.risk.model.actions import Attack, Deploy, End, Occupy
from bot.rules.risk.model.board import NEUTRAL
from tests.rules.risk.position import the
from tests.rules.risk.realm import Mitchell


def table(**options: Any) -> Mitchell:
    """Three players far apart; seat 2 is the last of the round and has taken nothing."""
    return Mitchell(3, **options).lands(0, wolfswood=5).lands(1, "tarth").lands(2, "the_arbor")


def after_the_round(at: Mitchell) -> NeutralTurn:
    """The neutral turn that follows the last player's."""
    return the(NeutralTurn, at.invade(2).do(2, End()))


# ── MITCHELL-3 ──


def test_mitchell_3_1_and_3_2_neutral_houses() -> None:
    """Arryn, Greyjoy, Houses nobody plays or back from exile; not the Watch, not the Wildlings."""
    at = table().power("arryn", the_eyrie=9).power("greyjoy", pyke=9).power("tyrell", highgarden=9)
    at.power("targaryen", dragonstone=9).power("nights_watch", "the_gift")
    assert sum(after_the_round(at).armies) == 3
    assert at.armies["the_gift"] == 1
    at = table().power("wildlings", "the_gift")
    assert after_the_round(at.power("nights_watch", "the_gift")).territories == ()


def test_mitchell_3_3_the_unaligned_neither_reinforce_nor_go_into_exile() -> None:
    at = table().neutral(kings_landing=3)
    assert after_the_round(at).territories == ()
    at = table().neutral(winterfell=1).invade(0)
    events = at.do(0, Attack(source="wolfswood", target="winterfell", dice=3), "6 6 6", "1")
    assert the(Conquered, events).power is None
    assert not [event for event in at.do(0, Occupy(armies=3)) if isinstance(event, Exiled)]


def test_mitchell_3_4_neutral_sides_defend_by_themselves_and_earn_a_card() -> None:
    """With as many dice as they can (RISK-16.2); no opponent, but opposing."""
    at = table().power("arryn", winterfell=2).invade(0)
    events = at.do(0, Attack(source="wolfswood", target="winterfell", dice=3), "6 6 6", "5 5")
    assert the(Conquered, events).power == "arryn"
    assert at.do(0, Occupy(armies=4))[0].kind == "occupied"
    assert the(Drew, at.do(0, End())).seat == 0


def test_mitchell_3_5_a_side_without_land_is_not_eliminated() -> None:
    at = table().power("arryn", winterfell=1).invade(0)
    at.do(0, Attack(source="wolfswood", target="winterfell", dice=3), "6 6 6", "1")
    events = at.do(0, Occupy(armies=3))
    assert not [event for event in events if isinstance(event, Eliminated)]
    assert at.off_board["arryn"] == 3
    assert at.state.hands == ((), (), ())


# ── MITCHELL-4 ──


def test_mitchell_4_1_and_4_4_one_turn_together_after_all_players() -> None:
    """It reinforces and does nothing else; no earlier, and then the first player is on."""
    at = table().power("arryn", the_eyrie=5).power("greyjoy", pyke=3)
    for seat in (0, 1):
        events = at.invade(seat).do(seat, End())
        assert not [event for event in events if isinstance(event, NeutralTurn)]
    events = at.invade(2).do(2, End())
    kinds = [event.kind for event in events]
    assert kinds == ["turn_ended", "neutral_turn", "turn_began"]
    assert (the(TurnBegan, events).seat, the(TurnBegan, events).round) == (0, 2)


def test_ex_33_five_players() -> None:
    """MITCHELL-4.2, MITCHELL-4.3: four counted, three armies: two into Pyke, then The Eyrie, Arryn before Greyjoy."""
    at = Mitchell(5).power("arryn", the_eyrie=5).power("greyjoy", pyke=3)
    for seat, land in enumerate(("tarth", "skagos", "the_arbor", "bear_island", "sandstone")):
        at.lands(seat, land)
    events = at.invade(4).do(4, End())
    assert the(NeutralTurn, events).territories == ("the_eyrie", "pyke")
    assert (at.armies["pyke"], at.armies["the_eyrie"]) == (5, 6)


def test_ex_34_two_players() -> None:
    """MITCHELL-4.2: ten counted, three armies: two into Pyke, then Storm's End, where Baratheon comes first."""
    at = Mitchell(2).led("stark", "martell").lands(0, "winterfell").lands(1, "sunspear")
    for side, town in (
        *(("arryn", "the_eyrie"), ("greyjoy", "pyke"), ("baratheon", "storms_end")),
        *(("tyrell", "highgarden"), ("lannister", "casterly_rock")),
    ):
        at.power(side, **{town: 3 if town == "pyke" else 5})
    at.invade(1).do(1, End())
    assert (at.armies["pyke"], at.armies["storms_end"], at.armies["the_eyrie"]) == (5, 6, 5)


def test_mitchell_4_2_regions_count_that_the_houses_hold_jointly() -> None:
    """The Iron Islands of two Houses: 2 lands and 1 castle bring the least, 3, and the region 1."""
    at = table().power("greyjoy", "pyke").power("arryn", "harlaw")
    assert sum(after_the_round(at).armies) == 4


def test_mitchell_4_2_each_by_itself() -> None:
    """Two Houses of one castle get three each, placed in their own lands; no region is held jointly."""
    at = table(neutral_reinforcement="each").power("greyjoy", "pyke").power("arryn", "harlaw", "the_eyrie")
    told = after_the_round(at)
    assert dict(zip(told.territories, told.armies, strict=True)) == {"pyke": 3, "harlaw": 2, "the_eyrie": 1}


def test_mitchell_4_3_equal_lands_of_one_house_go_by_name() -> None:
    """One by one: Casterly Rock, The Crag, The Eyrie are the order of their names."""
    at = table().power("arryn", "the_eyrie", "the_crag", "casterly_rock")
    at.power("arryn", the_eyrie=2, the_crag=1, casterly_rock=1)
    told = after_the_round(at)
    assert dict(zip(told.territories, told.armies, strict=True)) == {"casterly_rock": 2, "the_crag": 1}


def test_mitchell_4_5_the_neutral_turn_comes_even_if_nobody_has_one() -> None:
    told = after_the_round(table())
    assert (told.territories, told.armies, told.text()) == ((), (), None)


# ── MITCHELL-5 ──


def test_ex_35_and_mitchell_5_1_winterfell_falls_and_stark_goes_into_exile() -> None:
    """MITCHELL-5.1, MITCHELL-5.3, EX-35: the player is out by RISK-17, the House waits with three."""
    at = (
        Mitchell(3).lands(0, winterfell=1).lands(1, wolfswood=5).lands(2, "tarth").hand(0, "skagos").invade(1)
    )
    events = at.do(1, Attack(source="wolfswood", target="winterfell", dice=3), "6 6 6", "1")
    events = at.do(1, Occupy(armies=4))
    assert (the(Eliminated, events).seat, the(Eliminated, events).by_seat) == (0, 1)
    assert (the(Exiled, events).side, the(Exiled, events).armies) == ("stark", 3)
    assert (at.off_board["stark"], at.off_board["targaryen"]) == (3, 5)
    assert (at.state.out, at.state.hands[1]) == ((0,), ("skagos",))


def test_mitchell_5_2_armies_in_exile_never_grow() -> None:
    at = table()
    before = at.off_board
    for seat in (0, 1, 2):
        at.invade(seat).do(seat, End())
    assert at.off_board == before == dict.fromkeys(before, 3) | {"targaryen": 5, "wildlings": 5}


def test_mitchell_5_1_a_house_whose_player_left_goes_on_as_a_neutral_one() -> None:
    """MITCHELL-3.1: it is a House nobody plays, reinforces with the others, and can be driven into exile."""
    at = table().invade(0)
    at.do(1, Concede())
    assert (at.owner["tarth"], at.holders["tarth"]) == (NEUTRAL, "baratheon")
    at.do(0, End())
    at.do(2, Deploy(territory="the_arbor"))
    assert the(NeutralTurn, at.do(2, End())).territories == ("tarth",)


def test_mitchell_5_1_a_house_falls_while_its_conqueror_decides_how_many_move_in() -> None:
    """Its player is out (RISK-17.1), and the conqueror leaves in that moment: the House is in exile all the same."""
    at = Mitchell(3).lands(0, winterfell=1).lands(1, wolfswood=5).lands(2, "tarth").invade(1)
    at.do(1, Attack(source="wolfswood", target="winterfell", dice=3), "6 6 6", "1")
    assert at.clause(0, Concede()) == "RISK-17.1"
    assert the(Exiled, at.do(1, Concede())).side == "stark"


# ── MITCHELL-8 ──


def test_mitchell_8_1_the_end_game_card_counts_points_of_players_alone() -> None:
    at = table().power("arryn", "the_eyrie", "gulltown", "riverrun", "harrenhal").top("end_game")
    at.invade(0, "wolfswood")
    outcome = the(GameOver, at.do(0, End())).outcome
    assert {score.seat: score.total for score in outcome.scores} == {0: 2, 1: 1, 2: 1}
    assert outcome.winners == (0,)


def test_mitchell_8_2_the_last_player_wins_whatever_neutrals_and_exiles_hold() -> None:
    at = Mitchell(2).lands(0, winterfell=1).lands(1, wolfswood=5).power("arryn", the_eyrie=9).invade(1)
    events = at.do(1, Attack(source="wolfswood", target="winterfell", dice=3), "6 6 6", "1")
    outcome = the(GameOver, events).outcome
    assert (outcome.winners, outcome.reason) == ((1,), "conquest")


# ── what is shown ──


def test_lands_of_sides_without_a_player_are_drawn_and_offered_as_theirs() -> None:
    at = table().power("arryn", the_eyrie=4).power("nights_watch", the_gift=3).neutral(winterfell=2).invade(0)
    scene = RULESET.scene(at.view())
    sides = {area.id: area.side for area in scene.areas}
    assert (sides["the_eyrie"], sides["the_gift"], sides["winterfell"]) == (
        "arryn",
        "nights_watch",
        "neutral",
    )
    legend = Counter(side.id for side in scene.sides)
    assert legend.keys() == {
        *("stark", "baratheon", "lannister", "tyrell", "martell"),
        *("arryn", "greyjoy", "targaryen", "nights_watch", "wildlings", "neutral"),
    }
    assert set(legend.values()) == {1}
    at.power("arryn", winterfell=2)
    offer: Any = RULESET.candidates(at.view(0), "attack", {"source": "wolfswood"}, "target")
    (label,) = (choice.label for choice in offer.choices if choice.value == "winterfell")
    assert label.key == "risk-place-power"


@pytest.mark.parametrize("closed", [TurnEnded, GameOver])
def test_the_neutral_turn_is_told_with_the_next_turn(closed: type[Any]) -> None:
    """It closes no chapter of the story by itself."""
    assert closed.closes
    assert not NeutralTurn.closes
