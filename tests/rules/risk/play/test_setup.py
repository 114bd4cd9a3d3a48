"""RISK-1 to RISK-3: boards, who begins, Houses, the deal."""

from typing import Any

import pytest

from bot.rules.contract import Concede, Event, RuleError, fold
from bot.rules.risk import RULESET
from bot.rules.risk.events.setup import Begun, DeckShuffled, HouseTaken, LandsDealt, Ordered, RolledFirst
from bot.rules.risk.events.turn import TurnBegan
from bot.rules.risk.model.actions import House, Orders
from bot.rules.risk.model.board import END_CARD, HOUSES, NEUTRAL, board
from bot.rules.risk.model.options import RiskOptions
from bot.rules.risk.model.state import RiskState
from tests.rules.harness import refusal
from tests.rules.risk.position import Told, shown, the

FIRST = {2: "6 1", 3: "6 1 1", 4: "6 1 1 1", 5: "6 1 1 1 1"}
"""A roll by which seat 0 goes first."""


def start(players: int, *rolls: str, **options: Any) -> tuple[list[Event], RiskState]:
    """A new game up to its first decision."""
    events = RULESET.new(RiskOptions(**options), players, Told(*rolls))
    return list(events), fold(RULESET, events)


def dealt(players: int, end_card: str = "1", **options: Any) -> tuple[list[Event], RiskState]:
    """A new game up to the first turn, with Houses dealt."""
    rolls = [FIRST[players]] + [end_card] * (options.get("victory") != "conquest")
    return start(players, *rolls, houses="deal", **options)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_risk_1_1_every_territory_has_one_controller_and_an_army(players: int) -> None:
    _, state = dealt(players)
    places = set(board(state.board).territories)
    assert set(state.owner) == set(state.armies) == places
    assert min(state.armies.values()) >= 1


def test_risk_1_10_board_order_and_house_order_are_those_of_the_data() -> None:
    assert board("westeros").territories[:3] == ("skagos", "the_gift", "karhold")
    assert list(HOUSES)[:5] == ["stark", "baratheon", "lannister", "tyrell", "martell"]


@pytest.mark.parametrize(
    ("players", "name"), [(2, "essos"), (3, "westeros"), (4, "westeros"), (5, "westeros")]
)
def test_risk_2_1_the_board_follows_from_the_number_of_players(players: int, name: str) -> None:
    _, state = dealt(players)
    assert state.board == name
    assert RULESET.scene(RULESET.view(state, None)).boards == (f"risk/geometry/{name}",)


@pytest.mark.parametrize("players", [0, 1, 8])
def test_risk_2_1_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(RuleError) as refused:
        RULESET.check(RiskOptions(), players)
    assert refused.value.clause == "RISK-2.1"


def test_risk_2_13_the_options_are_public() -> None:
    events, _ = dealt(3, start_armies=2)
    assert the(Begun, shown(events, None)).options.start_armies == 2


def test_risk_3_1_the_highest_roller_is_first_and_the_others_follow_in_table_order() -> None:
    events, state = start(4, "2 3 6 5")
    assert the(Ordered, events).order == state.order == (2, 3, 0, 1)


def test_risk_3_1_those_tied_for_highest_and_only_they_roll_again_until_one_is_highest() -> None:
    events, state = start(4, "6 2 6 6", "3 5 5", "1 4")
    rounds = [event for event in events if isinstance(event, RolledFirst)]
    assert [one.seats for one in rounds] == [(0, 1, 2, 3), (0, 2, 3), (2, 3)]
    assert [one.dice for one in rounds] == [(6, 2, 6, 6), (3, 5, 5), (1, 4)]
    assert state.order[0] == 3


def test_risk_3_1_the_rolls_are_public() -> None:
    events, _ = start(3, "1 2 3")
    assert the(RolledFirst, shown(events, None)).dice == (1, 2, 3)


def test_risk_3_2_each_picks_a_free_house_of_the_board_in_turn_order() -> None:
    _, state = start(3, "1 6 1")
    assert [prompt.waiting for prompt in RULESET.pending(state)] == [(1,)]
    error = refusal(RULESET, state, 0, House(house="stark"))
    assert error.text.key == "risk-no-turn-house"
    state = fold(RULESET, RULESET.act(state, 1, House(house="tyrell"), Told()), state)
    assert refusal(RULESET, state, 2, House(house="tyrell")).clause == "RISK-3.2"
    assert refusal(RULESET, state, 2, House(house="targaryen")).clause == "RISK-3.2"
    state = fold(RULESET, RULESET.act(state, 2, House(house="stark"), Told()), state)
    state = fold(RULESET, RULESET.act(state, 0, House(house="martell"), Told("1")), state)
    assert state.houses == ("martell", "tyrell", "stark")
    assert state.active == 1


def test_risk_3_2_the_last_free_house_needs_no_choosing() -> None:
    _, state = start(2, "6 1")
    events = RULESET.act(state, 0, House(house="ghiscari"), Told("1"))
    taken = [(event.seat, event.house) for event in events if isinstance(event, HouseTaken)]
    assert taken == [(0, "ghiscari"), (1, "targaryen")]


def test_risk_3_2_dealt_houses_are_all_different() -> None:
    _, state = dealt(5)
    assert sorted(filter(None, state.houses)) == sorted(list(HOUSES)[:5])


def test_risk_3_3_two_players_get_12_territories_each_and_10_are_neutral() -> None:
    events, state = dealt(2)
    deal = the(LandsDealt, events)
    assert [len(lands) for lands in deal.lands] == [12, 12]
    assert list(state.owner.values()).count(NEUTRAL) == len(deal.neutral) == 10


@pytest.mark.parametrize(("players", "each"), [(3, [16] * 3), (4, [12] * 4), (5, [9, 9, 10, 10, 10])])
def test_risk_3_4_the_cards_are_dealt_evenly_the_later_players_getting_the_extra_ones(
    players: int, each: list[int]
) -> None:
    events, state = dealt(players)
    lands = the(LandsDealt, events).lands
    assert [len(lands[seat]) for seat in state.order] == each


def test_risk_3_4_the_extra_cards_go_by_turn_order_not_by_seat() -> None:
    events, state = start(5, "1 1 1 6 1", "1", houses="deal")
    lands = the(LandsDealt, events).lands
    assert state.order == (3, 4, 0, 1, 2)
    assert [len(hand) for hand in lands] == [10, 10, 10, 9, 9]


@pytest.mark.parametrize("armies", [3, 2])
def test_risk_3_6_each_territory_dealt_gets_three_armies_or_two_by_option_and_a_neutral_one_two(
    armies: int,
) -> None:
    _, state = dealt(2, start_armies=armies)
    for place, owner in state.owner.items():
        assert state.armies[place] == (2 if owner == NEUTRAL else armies)


def test_risk_3_7_all_cards_go_back_into_the_deck_and_nobody_holds_any() -> None:
    _, state = dealt(4)
    assert set(state.deck) == {*board("westeros").territories, END_CARD}
    assert state.hands == ((),) * 4


@pytest.mark.parametrize(
    ("players", "roll", "place"), [(3, "1", 25), (3, "25", 49), (3, "2", 26), (2, "1", 18), (2, "18", 35)]
)
def test_risk_3_8_the_end_game_card_lies_in_the_last_half(players: int, roll: str, place: int) -> None:
    _, state = dealt(players, roll)
    assert state.deck.index(END_CARD) + 1 == place


@pytest.mark.parametrize(("players", "places"), [(2, 18), (3, 25)])
def test_risk_3_8_every_one_of_its_places_is_equally_likely(players: int, places: int) -> None:
    chance = Told(FIRST[players], "1")
    RULESET.new(RiskOptions(houses="deal"), players, chance)
    assert ("end_card", places, 1) in chance.asked


def test_risk_3_8_there_is_no_end_game_card_without_that_way_to_win() -> None:
    _, state = dealt(3, victory="conquest")
    assert END_CARD not in state.deck


def test_risk_3_7_the_order_of_the_deck_is_shown_to_nobody() -> None:
    events, _ = dealt(3)
    for viewer in (None, 0, 1, 2):
        shuffled = the(DeckShuffled, shown(events, viewer))
        assert (shuffled.cards, shuffled.count) == ((), 49)


def test_risk_1_6_the_first_turn_is_that_of_the_first_player_in_round_1() -> None:
    events, state = start(3, "1 6 1", "1", houses="deal")
    began = the(TurnBegan, events)
    assert (began.seat, began.round) == (1, 1)
    assert state.active == 1


def test_risk_17_6_who_leaves_during_set_up_gets_no_land_it_stands_neutral() -> None:
    _, state = start(3, "6 1 1")
    state = fold(RULESET, RULESET.act(state, 0, Concede(), Told()), state)
    state = fold(RULESET, RULESET.act(state, 1, House(house="stark"), Told()), state)
    state = fold(RULESET, RULESET.act(state, 2, House(house="tyrell"), Told("1")), state)
    assert [list(state.owner.values()).count(owner) for owner in (NEUTRAL, 0, 1, 2)] == [16, 0, 16, 16]
    assert state.active == 1


def test_risk_17_6_the_game_is_over_if_all_but_one_leave_during_set_up() -> None:
    _, state = start(2, "6 1")
    state = fold(RULESET, RULESET.act(state, 0, Concede(), Told()), state)
    assert state.result is not None
    assert state.result.winners == (1,)


def test_risk_26_3_orders_may_be_given_during_set_up() -> None:
    _, state = start(2, "6 1")
    state = fold(RULESET, RULESET.act(state, 1, Orders(defend="ask"), Told()), state)
    assert state.orders[1].everywhere == "ask"


def test_ex_1_five_players_on_westeros() -> None:
    """9, 9, 10, 10, 10 territories; 3 x 48 = 144 armies."""
    events, state = dealt(5)
    assert [len(lands) for lands in the(LandsDealt, events).lands] == [9, 9, 10, 10, 10]
    assert sum(state.armies.values()) == 144


def test_ex_2_two_players_on_essos() -> None:
    """36 + 36 + 20 = 92 armies."""
    _, state = dealt(2)
    by_owner = dict.fromkeys((0, 1, NEUTRAL), 0)
    for place, owner in state.owner.items():
        by_owner[owner] += state.armies[place]
    assert by_owner == {0: 36, 1: 36, NEUTRAL: 20}


def test_ex_32_the_end_game_card_is_the_25th_to_49th_on_westeros() -> None:
    places = {dealt(3, str(roll))[1].deck.index(END_CARD) + 1 for roll in range(1, 26)}
    assert places == set(range(25, 50))
