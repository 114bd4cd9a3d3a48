"""RISK-17, RISK-18, RISK-20 and RISK-24: elimination, maneuver, draw, the end of the game."""

import pytest

from bot.rules.contract import Concede, Score
from bot.rules.risk import RULESET
from bot.rules.risk.events.cards import Drew, EndCardDrawn
from bot.rules.risk.events.leaving import Conceded, Eliminated, GameOver
from bot.rules.risk.events.turn import Maneuvered, TurnBegan, TurnEnded
from bot.rules.risk.events.war import Halted, Occupied
from bot.rules.risk.frames import CardChoice, Reinforcement
from bot.rules.risk.model.actions import (
    Attack,
    Defend,
    Deploy,
    End,
    Maneuver,
    Occupy,
    Pass,
    PlayCard,
    Press,
    Redeem,
    Search,
)
from bot.rules.risk.model.board import END_CARD, NEUTRAL, board
from bot.rules.risk.play.ending import best, scores
from tests.rules.risk.hands import STORM, card, war
from tests.rules.risk.position import Position, the

KNIGHTS = ("winterfell", "karhold", "cape_kraken")
SIEGES = ("skagos", "wolfswood", "white_harbor")
WALLS = ("the_gift", "bear_island", "barrowlands")
LAST = Attack(source="harrenhal", target="kings_landing")


def last_stand(*cards: str, mine: tuple[str, ...] = ()) -> Position:
    """Seat 1 holds nothing but King's Landing and `cards`; seat 0 is about to take it from Harrenhal."""
    at = Position().lands(0, harrenhal=4).lands(1, "kings_landing")
    return at.hand(1, *cards).hand(0, *mine).invade(0)


# ── RISK-17 ──


def test_risk_17_1_a_player_without_an_army_on_the_map_is_out() -> None:
    at = last_stand()
    out = the(Eliminated, at.do(0, LAST, "6 5 4", "1"))
    assert (out.seat, out.by_seat) == (1, 0)
    assert at.view(None).seats[1].out
    assert at.clause(1, Concede()) == "RISK-17.1"
    the(TurnBegan, at.do(0, End(draw=False)))
    assert at.state.active == 2


def test_risk_17_2_the_conqueror_takes_the_cards() -> None:
    at = last_stand(*KNIGHTS, mine=SIEGES[:1])
    at.do(0, LAST, "6 5 4", "1")
    assert at.state.hands == ((*SIEGES[:1], *KNIGHTS), (), ())


def test_risk_17_2_only_the_two_concerned_see_which_cards() -> None:
    out = the(Eliminated, last_stand(*KNIGHTS).do(0, LAST, "6 5 4", "1"))
    for viewer, cards in ((0, KNIGHTS), (1, KNIGHTS), (2, ()), (None, ())):
        seen = out.seen_by(viewer)
        assert (seen.cards, seen.count) == (cards, 3)


def test_risk_17_3_with_more_than_five_cards_sets_are_redeemed_at_once_and_placed_at_once() -> None:
    at = last_stand(*KNIGHTS, SIEGES[0], mine=(*SIEGES[1:], WALLS[0]))
    at.do(0, LAST, "6 5 4", "1")
    assert at.awaits() == (0, "redeem")
    assert at.clause(0, End()) == "RISK-17.3"
    assert at.clause(0, Deploy(territory="harrenhal", armies=1)) == "RISK-17.3"
    at.do(0, Redeem(cards="+".join(KNIGHTS)))
    assert at.awaits() == (0, "deploy")
    assert at.clause(0, Redeem(cards="+".join(SIEGES))) == "RISK-17.4"
    at.do(0, Deploy(territory="kings_landing"))
    assert at.armies["kings_landing"] == 3 + 4
    assert at.awaits() == (0, "attack")


def test_risk_17_3_sets_until_five_or_fewer_are_left() -> None:
    at = last_stand(*KNIGHTS, *SIEGES[:2], mine=(*WALLS, SIEGES[2]))
    at.do(0, LAST, "6 5 4", "1")
    at.do(0, Redeem(cards="+".join(KNIGHTS)))
    assert at.awaits() == (0, "redeem")
    at.do(0, Redeem(cards="+".join(WALLS)))
    assert at.awaits() == (0, "deploy")
    muster = at.state.stack[-1]
    assert isinstance(muster, Reinforcement)
    assert muster.left == 4 + 6


def test_risk_17_3_the_two_extra_armies_of_risk_8_5_apply() -> None:
    at = last_stand(*KNIGHTS, *SIEGES[:2], mine=WALLS).lands(0, "winterfell")
    at.do(0, LAST, "6 5 4", "1")
    at.do(0, Redeem(cards="+".join(KNIGHTS)))
    assert at.offers(0, "deploy", "armies", territory="harrenhal") == (1, 4)
    assert at.offers(0, "deploy", "armies", territory="winterfell") == (1, 6)


def test_risk_17_4_with_five_or_fewer_nothing_is_redeemed_outside_reinforce() -> None:
    at = last_stand(*KNIGHTS, mine=SIEGES[:2])
    at.do(0, LAST, "6 5 4", "1")
    assert at.awaits() == (0, "attack")
    assert "redeem" not in at.view(0).menu
    clause, text = at.refused(0, Redeem(cards="+".join(KNIGHTS)))
    assert (clause, text.key) == ("RISK-17.4", "risk-no-redeem-now")


def test_risk_17_6_the_armies_of_who_leaves_turn_neutral_and_the_cards_are_discarded() -> None:
    at = Position().lands(0, harrenhal=4).lands(1, kings_landing=3, tarth=2).hand(1, *KNIGHTS).invade(0)
    gone = the(Conceded, at.do(1, Concede()))
    assert (at.owner["kings_landing"], at.owner["tarth"]) == (NEUTRAL, NEUTRAL)
    assert (at.armies["kings_landing"], at.armies["tarth"]) == (3, 2)
    assert at.state.discard == KNIGHTS
    seen = gone.seen_by(None)
    assert seen is not None
    assert seen.cards == KNIGHTS
    assert at.state.active == 0


def test_risk_17_6_who_leaves_with_cards_under_the_eyes_discards_those_too() -> None:
    """RISK-17.8: it is the own turn, which ends."""
    at = Position(mode="dominion").lands(0, harrenhal=4).lands(1, "tarth").objectives(0, "obj_01")
    at.gold(500).purchase(0).do(0, Search())
    frame = at.state.stack[-1]
    assert isinstance(frame, CardChoice)
    at.do(0, Concede())
    assert sorted(at.state.court.objective_discard) == sorted(("obj_01", *frame.cards))
    assert at.state.active == 1


@pytest.mark.parametrize("leaves", [0, 1])
def test_risk_17_6_a_card_on_the_table_goes_with_who_played_it(leaves: int) -> None:
    """It is paid for and discarded, and does nothing any more."""
    mine = ("strength_of_steel", "castle_walls")[leaves]
    at = war(("strength_of_steel",), ("castle_walls",), ("bribery",))
    at.do(0, STORM)
    if leaves == 1:
        at.do(0, Pass())
    at.do(leaves, card(mine))
    played = at.state.played
    assert played is not None
    assert (played.seat, played.card) == (leaves, mine)
    at.do(leaves, Concede())
    assert at.state.played is None
    assert at.state.court.maester_discard.count(mine) == 1
    assert at.state.court.gold[leaves] == 0
    if leaves == 0:
        assert at.state.invasion is None
    else:  # the land is neutral now, and its five is no six
        at.do(0, Press(), "6 5 4", "5 4")
        at.do(0, Pass())
        assert (at.armies["harrenhal"], at.armies["kings_landing"]) == (7, 1)


def test_risk_17_6_nobody_gets_credit_for_who_leaves_under_attack() -> None:
    """The defender asked for dice leaves: the battle goes on against a neutral force."""
    at = (
        Position()
        .lands(0, harrenhal=4)
        .lands(1, kings_landing=2)
        .hand(1, *KNIGHTS)
        .orders(1, "ask")
        .invade(0)
    )
    at.do(0, LAST)
    events = at.do(1, Concede(), "6 6 6", "1 1")
    assert [event.kind for event in events] == ["conceded", "fought", "conquered", "occupied"]
    assert at.state.hands[0] == ()


def test_risk_17_8_who_leaves_in_their_own_turn_ends_it_and_an_open_invasion_is_over() -> None:
    at = Position().lands(0, harrenhal=5).lands(1, kings_landing=5).invade(0)
    at.do(0, LAST, "6 5 4", "1 1")
    events = at.do(0, Concede())
    assert [event.kind for event in events] == ["halted", "conceded", "turn_ended", "turn_began"]
    halted = the(Halted, events)
    assert (halted.battles, halted.lost, halted.slain) == (1, 0, 2)
    assert the(TurnBegan, events).seat == 1
    assert at.view(None).invasion is None


def test_risk_17_8_the_end_of_an_attack_is_told_whatever_was_being_asked() -> None:
    """RISK-11.10: in the middle of a battle nobody else loses an army, and a card on the table is discarded."""
    at = Position(mode="dominion").lands(0, harrenhal=5).lands(1, kings_landing=3).lands(2, "tarth")
    at.court(characters=dict.fromkeys(at.state.court.characters, "down")).gold(200, 300, 300)
    at.maesters(1, "castle_walls").maesters(2, "spiders_sabotage").invade(0)
    at.do(0, LAST)
    at.do(1, PlayCard(card="castle_walls"))
    assert at.awaits()[1] == "opponent_plays_maester"
    events = at.do(0, Concede())
    assert [event.kind for event in events][:2] == ["halted", "conceded"]
    assert the(Halted, events).battles == 0
    assert at.state.court.maester_discard == ("castle_walls",)
    assert (at.armies["harrenhal"], at.armies["kings_landing"]) == (5, 3)


def test_risk_17_8_if_one_player_is_left_the_game_is_over() -> None:
    at = Position(2, rest=NEUTRAL).lands(0, lys=3).lands(1, "qarth").invade(0)
    outcome = the(GameOver, at.do(0, Concede())).outcome
    assert (outcome.winners, outcome.reason) == ((1,), "concession")


def last_land_taken(*cards: str) -> Position:
    """Seat 0 has taken the last land of seat 1 and may move in three armies to eight."""
    at = Position(rest=2).lands(0, harrenhal=9).lands(1, kings_landing=1).hand(1, *cards).invade(0)
    at.do(0, LAST, "6 5 4", "1")
    assert at.awaits() == (0, "occupy")
    return at


def test_risk_17_8_a_conqueror_who_leaves_has_moved_in_with_the_fewest_first() -> None:
    """RISK-17.1, RISK-24.1, RISK-26.1: whoever has lost the last land does not stay in the game without land."""
    at = last_land_taken(*KNIGHTS)
    events = at.do(0, Concede())
    kinds = ["occupied", "eliminated", "conceded", "game_over"]
    assert [event.kind for event in events] == kinds
    assert the(Occupied, events).armies == 3
    assert the(GameOver, events).outcome.winners == (2,)


def test_risk_17_8_a_conqueror_who_leaves_takes_the_spoils_along() -> None:
    at = Position(4, rest=3).lands(0, harrenhal=9).lands(1, kings_landing=1).lands(2, "tarth")
    at.hand(1, *KNIGHTS).invade(0).do(0, LAST, "6 5 4", "1")
    events = at.do(0, Concede())
    assert (at.state.out, at.state.discard) == ((1, 0), KNIGHTS)
    assert (at.owner["kings_landing"], at.armies["kings_landing"]) == (NEUTRAL, 3)
    assert the(TurnBegan, events).seat == 2
    assert not RULESET.broken(at.state)


def test_risk_17_1_who_has_lost_the_last_land_can_no_longer_leave_with_the_spoils() -> None:
    """RISK-13.1: the conqueror only says how many move in; the cards are lost already (RISK-17.2)."""
    at = last_land_taken(*KNIGHTS)
    assert "concede" not in at.view(1).menu
    assert at.clause(1, Concede()) == "RISK-17.1"
    at.do(0, Occupy(armies=4))
    assert at.state.hands == (KNIGHTS, (), ())


def test_risk_17_6_who_has_another_land_may_leave_while_one_is_occupied() -> None:
    at = Position(rest=2).lands(0, harrenhal=9).lands(1, "tarth", kings_landing=1).invade(0)
    at.do(0, LAST, "6 5 4", "1")
    assert "concede" in at.view(1).menu
    at.do(1, Concede())
    at.do(0, Occupy(armies=4))
    assert at.armies["kings_landing"] == 4


# ── RISK-18 ──


def marching() -> Position:
    """Seat 0 holds a chain Riverrun, Harrenhal, King's Landing, and Tarth apart from it."""
    at = Position().lands(0, "harrenhal", riverrun=4, kings_landing=5, tarth=3).lands(1, "sunspear")
    return at.invade(0)


def test_risk_18_1_any_number_of_armies_leaving_one_behind() -> None:
    at = marching()
    assert at.offers(0, "maneuver", "armies", source="riverrun", target="harrenhal") == (1, 3)
    at.do(0, Maneuver(source="riverrun", target="harrenhal"))
    assert (at.armies["riverrun"], at.armies["harrenhal"]) == (1, 4)


def test_risk_18_1_once_in_a_turn() -> None:
    at = marching().invade(0, "tarth")
    at.do(0, Maneuver(source="riverrun", target="harrenhal", armies=1))
    assert at.clause(0, Maneuver(source="riverrun", target="harrenhal")) == "RISK-18.1"
    assert "maneuver" not in at.view(0).menu


def test_risk_18_1_between_ones_own_territories() -> None:
    at = marching()
    assert at.clause(0, Maneuver(source="riverrun", target="the_trident")) == "RISK-18.1"
    assert at.clause(0, Maneuver(source="sunspear", target="riverrun")) == "RISK-18.1"
    assert at.clause(0, Maneuver(source="harrenhal", target="riverrun")) == "RISK-18.1"


def test_risk_18_2_along_a_path_of_ones_own_of_any_length() -> None:
    at = marching()
    assert at.offers(0, "maneuver", "target", source="riverrun") == {"harrenhal", "kings_landing"}
    assert at.clause(0, Maneuver(source="riverrun", target="tarth")) == "RISK-18.2"


def test_risk_18_2_ports_of_a_coast_are_links() -> None:
    at = marching().lands(0, "storms_end")
    at.do(0, Maneuver(source="riverrun", target="tarth", armies=2))
    assert at.armies["tarth"] == 5


def test_risk_18_2_neutral_land_is_no_path() -> None:
    at = marching().neutral(harrenhal=1)
    assert at.clause(0, Maneuver(source="riverrun", target="kings_landing")) == "RISK-18.2"


def test_risk_18_3_moving_is_not_attacking() -> None:
    at = marching()
    assert at.state.last_battle is None
    the(Maneuvered, at.do(0, Maneuver(source="riverrun", target="harrenhal")))
    assert at.state.last_battle is None


@pytest.mark.parametrize("armies", [0, -1, 4, 5])
def test_risk_18_6_not_none_and_not_all_of_them(armies: int) -> None:
    assert marching().clause(0, Maneuver(source="riverrun", target="harrenhal", armies=armies)) == "RISK-18.6"


def test_risk_18_6_not_on_the_spot() -> None:
    assert marching().clause(0, Maneuver(source="riverrun", target="riverrun")) == "RISK-18.6"


def test_risk_18_1_with_no_card_to_draw_the_maneuver_ends_the_turn() -> None:
    at = marching()
    the(TurnEnded, at.do(0, Maneuver(source="riverrun", target="harrenhal")))


def test_ex_17_two_of_four_armies_go_through_harrenhal() -> None:
    at = marching()
    at.do(0, Maneuver(source="riverrun", target="kings_landing", armies=2))
    assert (at.armies["riverrun"], at.armies["kings_landing"]) == (2, 7)
    at = marching().lands(1, "harrenhal")
    assert at.clause(0, Maneuver(source="riverrun", target="kings_landing", armies=2)) == "RISK-18.2"


# ── RISK-20 ──


def test_risk_20_1_one_card_whatever_the_number_of_conquests() -> None:
    at = Position().lands(0, harrenhal=3).invade(0, "karhold", "tarth", "the_arbor").top("pyke", "harlaw")
    at.do(0, End())
    assert at.state.hands[0] == ("pyke",)


def test_risk_20_1_a_land_lost_again_since_counts() -> None:
    at = Position().lands(0, harrenhal=3).lands(1, "karhold").invade(0, "karhold")
    assert at.view(0).may_draw


def test_risk_20_1_nothing_conquered_nothing_drawn() -> None:
    at = Position().lands(0, harrenhal=3).invade(0)
    assert [event.kind for event in at.do(0, End())] == ["turn_ended", "turn_began"]
    assert at.state.hands[0] == ()


def test_risk_20_1_the_card_may_be_declined() -> None:
    at = Position().lands(0, harrenhal=3).invade(0, "karhold")
    assert at.offers(0, "end", "draw") == {"yes", "no"}
    at.do(0, End(draw=False))
    assert at.state.hands[0] == ()


def test_risk_20_1_there_is_nothing_to_decline_if_nothing_was_earned() -> None:
    at = Position().lands(0, harrenhal=3).invade(0)
    assert at.offers(0, "end", "draw") == {"yes"}
    assert at.clause(0, End(draw=False)) == "RISK-20.1"


def test_risk_20_1_after_a_maneuver_the_card_is_still_to_be_drawn() -> None:
    at = marching().invade(0, "tarth")
    at.do(0, Maneuver(source="riverrun", target="harrenhal"))
    assert at.awaits() == (0, "end")
    the(Drew, at.do(0, End()))


def test_risk_20_4_the_end_game_card_ends_the_game_at_once() -> None:
    at = Position().lands(0, harrenhal=3).invade(0, "karhold").top(END_CARD)
    events = at.do(0, End())
    assert [event.kind for event in events] == ["end_card_drawn", "game_over"]
    the(EndCardDrawn, events)
    assert at.state.stack == ()
    assert len(at.state.hands[0]) == 0


# ── RISK-24 ──


def test_risk_24_1_the_last_player_with_armies_wins_at_once_even_with_neutrals_left() -> None:
    at = Position(2, rest=NEUTRAL).lands(0, lys=5).lands(1, "myr").invade(0)
    events = at.do(0, Attack(source="lys", target="myr"), "6 5 4", "1")
    outcome = the(GameOver, events).outcome
    assert (outcome.winners, outcome.reason) == ((0,), "conquest")
    assert [event.kind for event in events][-3:] == ["occupied", "eliminated", "game_over"]
    assert at.state.hands[0] == ()


def test_risk_24_1_no_forced_redeeming_after_the_last_conquest() -> None:
    at = Position(2, rest=NEUTRAL).lands(0, lys=5).lands(1, "myr").invade(0)
    at.hand(0, "qarth", "oros", "sarnor").hand(1, "valyria", "mantarys", "yunkai")
    at.do(0, Attack(source="lys", target="myr"), "6 5 4", "1")
    assert at.state.result is not None
    assert at.state.stack == ()


@pytest.mark.parametrize("victory", ["end_card", "conquest"])
def test_risk_2_7_conquest_wins_whatever_the_victory_option_says(victory: str) -> None:
    at = Position(2, rest=NEUTRAL, victory=victory).lands(0, lys=5).lands(1, "myr").invade(0)
    the(GameOver, at.do(0, Attack(source="lys", target="myr"), "6 5 4", "1"))


def test_risk_24_3_a_point_for_each_territory_castle_and_port() -> None:
    at = Position().lands(0, "kings_landing", "harrenhal", "tarth")
    assert scores(at.state)[0] == Score(seat=0, total=6, parts={"lands": 3, "castles": 2, "ports": 1})


def test_risk_24_3_most_points_wins() -> None:
    at = Position(rest=2).lands(0, harrenhal=3).invade(0, "karhold").top(END_CARD)
    outcome = the(GameOver, at.do(0, End())).outcome
    assert (outcome.winners, outcome.reason) == ((2,), "end_card")


def test_risk_24_4_ties_go_by_castles_then_by_armies_then_are_shared() -> None:
    at = Position(2, rest=NEUTRAL).lands(0, "lys", "tyrosh").lands(1, "sarnor", "valyria")
    assert [score.total for score in scores(at.state)] == [4, 4]
    assert best(at.state) == (1,), "two castles beat a castle and a port"
    at.lands(0, "lhazar", "oros").lands(1, "myr", "samyrian").lands(0, "lys", lhazar=5)
    assert [score.total for score in scores(at.state)] == [7, 7]
    assert best(at.state) == (0,), "equal castles: five armies more"
    at.lands(1, myr=5)
    assert best(at.state) == (0, 1)


def test_risk_24_7_with_victory_by_conquest_points_never_end_it() -> None:
    at = Position(victory="conquest").lands(0, harrenhal=3).invade(0, "karhold")
    assert END_CARD not in at.state.deck
    the(TurnEnded, at.do(0, End()))


@pytest.mark.parametrize(("name", "highest"), [("westeros", 81), ("essos", 58)])
def test_risk_24_8_the_highest_possible_score(name: str, highest: int) -> None:
    here = board(name)
    assert len(here.territories) + len(here.castles) + len(here.ports) == highest


def test_ex_14_four_cards_and_three_are_seven() -> None:
    """One set must be redeemed now, four are left, those armies are placed now."""
    at = last_stand(*KNIGHTS, mine=(*SIEGES, WALLS[0]))
    at.do(0, LAST, "6 5 4", "1")
    assert len(at.state.hands[0]) == 7
    at.do(0, Redeem(cards="+".join(SIEGES)))
    assert len(at.state.hands[0]) == 4
    assert at.awaits() == (0, "deploy")


def test_ex_30_fourteen_territories_six_castles_and_four_ports_are_24_points() -> None:
    here = board("westeros")
    both = [place for place in here.territories if place in here.castles and place in here.ports][:4]
    castles = [place for place in here.territories if place in here.castles and place not in here.ports][:2]
    plain = [place for place in here.territories if place not in here.castles and place not in here.ports][:8]
    at = Position().lands(0, *both, *castles, *plain)
    assert scores(at.state)[0] == Score(seat=0, total=24, parts={"lands": 14, "castles": 6, "ports": 4})


def test_ex_31_equal_points_more_castles_win() -> None:
    at = Position(2, rest=NEUTRAL).lands(0, "lys").lands(1, "sarnor")
    assert [score.total for score in scores(at.state)] == [2, 2]
    assert best(at.state) == (1,)


def test_the_turn_passes_to_the_next_in_order_and_a_new_round_begins_with_the_first_left() -> None:
    at = Position().lands(0, "harrenhal").lands(1, "tarth").invade(2)
    began = the(TurnBegan, at.do(2, End()))
    assert (began.seat, began.round) == (0, 2)


def test_occupy_and_defend_are_refused_when_nothing_is_open() -> None:
    at = marching()
    assert at.clause(0, Occupy(armies=1)) == "RISK-13.1"
    assert at.clause(0, Defend(dice=1)) == "RISK-11.5"
