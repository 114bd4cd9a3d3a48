"""RISK-7 and RISK-8: reinforcements, territory cards, deploying."""

from collections import Counter
from itertools import permutations

import pytest

from bot.rules.risk.events.turn import Redeemed, TurnBegan
from bot.rules.risk.frames import Bound, Reinforcement, Turn
from bot.rules.risk.model.actions import Attack, Deploy, End, Redeem
from bot.rules.risk.model.board import CARDS, board
from bot.rules.risk.model.cards import VALUES
from bot.rules.risk.play.reinforcements import base_armies
from bot.rules.risk.play.turn import count
from tests.rules.risk.position import Position, shown, the

KNIGHTS = ("winterfell", "karhold", "cape_kraken")
SIEGES = ("skagos", "wolfswood", "white_harbor")
WALLS = ("the_gift", "bear_island", "barrowlands")


def to_place(at: Position) -> int:
    """Armies that are to be placed."""
    muster = at.state.stack[-1]
    assert isinstance(muster, Reinforcement)
    return muster.left


# ── RISK-7 ──


@pytest.mark.parametrize(("total", "armies"), [(1, 3), (8, 3), (9, 3), (11, 3), (12, 4), (14, 4)])
def test_risk_7_1_lands_and_castles_by_three_rounded_down_but_never_less_than_three(
    total: int, armies: int
) -> None:
    assert base_armies(total, 0) == base_armies(total - 1, 1) == armies


@pytest.mark.parametrize(
    ("lowest", "armies"),
    [
        (12, 4),
        (15, 5),
        (18, 6),
        (21, 7),
        (24, 8),
        (27, 9),
        (30, 10),
        (33, 11),
        (36, 12),
        (39, 13),
        (42, 14),
        (66, 22),
    ],
)
def test_risk_7_2_the_chart_and_the_division_that_goes_on_after_it(lowest: int, armies: int) -> None:
    assert [base_armies(total, 0) for total in range(lowest, lowest + 3)] == [armies] * 3


BONUSES = {
    "westeros": {
        "the_north": 5,
        "the_reach": 4,
        "riverlands": 2,
        "crownlands": 2,
        "westerlands": 2,
        "vale_of_arryn": 1,
        "iron_islands": 1,
        "stormlands": 1,
        "dorne": 1,
    },
    "essos": {
        "andalos": 4,
        "dothraki_sea": 4,
        "slavers_bay": 3,
        "disputed_lands": 3,
        "lands_of_long_summer": 1,
        "jade_sea_coast": 1,
    },
}


@pytest.mark.parametrize("name", ["westeros", "essos"])
def test_risk_7_3_each_region_brings_its_bonus_when_all_of_it_is_held(name: str) -> None:
    here = board(name)
    for region in here.regions:
        owner = dict.fromkeys(here.territories, 1) | dict.fromkeys(region.territories, 0)
        counted = count(here, owner, 0, 1)
        assert (counted.regions, counted.bonus) == ((region.id,), BONUSES[name][region.id])
        owner[min(region.territories)] = 1
        assert count(here, owner, 0, 1).bonus == 0
    assert {region.id for region in here.regions} == set(BONUSES[name])


def test_risk_7_5_all_armies_are_placed_in_any_split_in_lands_of_ones_own() -> None:
    at = Position().lands(0, "winterfell", "oldtown").muster(0, 5)
    assert at.clause(0, End()) == "RISK-7.5"
    assert at.clause(0, Deploy(territory="harrenhal", armies=1)) == "RISK-7.5"
    assert at.clause(0, Deploy(territory="winterfell", armies=6)) == "RISK-7.5"
    assert at.clause(0, Deploy(territory="winterfell", armies=0)) == "RISK-7.5"
    at.do(0, Deploy(territory="winterfell", armies=2))
    assert at.awaits() == (0, "deploy")
    at.do(0, Deploy(territory="oldtown"))
    assert (at.armies["winterfell"], at.armies["oldtown"]) == (3, 4)
    assert at.awaits() == (0, "attack")


def test_risk_7_7_bonuses_are_counted_once_on_the_board_as_the_turn_begins() -> None:
    at = Position(rest=1).region(0, "dorne").begin(0)
    assert to_place(at) == 3 + 1
    at.do(0, Deploy(territory="sunspear"))
    assert at.awaits() == (0, "attack")


def test_risk_7_7_sets_are_redeemed_before_the_first_army_is_placed() -> None:
    at = Position().lands(0, "harrenhal").hand(0, *KNIGHTS).begin(0)
    at.do(0, Deploy(territory="harrenhal", armies=1))
    assert at.clause(0, Redeem(cards="+".join(KNIGHTS))) == "RISK-7.7"
    assert "redeem" not in at.view(0).menu


def test_ex_6_ten_territories_and_three_castles_bring_four_armies() -> None:
    held = (
        "the_eyrie",
        "riverrun",
        "winterfell",
        "karhold",
        "the_gift",
        "skagos",
        "tarth",
        "the_fingers",
        "the_arbor",
    )
    at = Position().lands(0, *held, "greenblood").begin(0)
    assert sum(place in at.board.castles for place in (*held, "greenblood")) == 3
    assert to_place(at) == 4


def test_ex_7_two_territories_and_no_castle_bring_the_least() -> None:
    assert to_place(Position().lands(0, "karhold", "tarth").begin(0)) == 3


def test_ex_8_the_westerlands_and_the_iron_islands() -> None:
    """10 territories and 4 castles bring 4; the two regions 2 and 1."""
    at = Position(rest=2).region(0, "westerlands", "iron_islands")
    at.lands(0, "riverrun", "stoney_sept", "searoad_marshes")
    counted = count(at.board, at.owner, 0, 1)
    assert (counted.lands, counted.castles, counted.base, counted.bonus) == (10, 4, 4, 3)


# ── RISK-8 ──


def test_risk_8_1_one_card_for_each_territory_and_no_wild_ones() -> None:
    for name, each in (("westeros", (17, 16, 15)), ("essos", (11, 11, 12))):
        symbols = board(name).symbols
        assert set(symbols) == set(board(name).territories)
        counted = Counter(symbols.values())
        assert (counted["fortification"], counted["knight"], counted["siege_engine"]) == each
        assert sum(each) == len(symbols)


def test_risk_8_2_a_set_is_three_of_a_kind_or_one_of_each() -> None:
    at = Position().lands(0, "harrenhal").hand(0, *KNIGHTS[:2], *SIEGES[:2]).begin(0)
    assert at.view(0).sets == ()
    assert at.refused(0, Redeem(cards="winterfell+karhold+skagos"))[1].key == "risk-no-sets"
    assert at.clause(0, Redeem(cards="winterfell+karhold+skagos")) == "RISK-8.2"


@pytest.mark.parametrize(
    ("cards", "armies"), [(KNIGHTS, 4), (SIEGES, 5), (WALLS, 6), ((KNIGHTS[0], SIEGES[0], WALLS[0]), 7)]
)
def test_risk_8_3_what_a_set_is_worth(cards: tuple[str, ...], armies: int) -> None:
    at = Position().lands(0, "harrenhal").hand(0, *cards).begin(0)
    before = to_place(at)
    at.do(0, Redeem(cards="+".join(cards)))
    assert to_place(at) == before + armies


def test_risk_8_3_values_do_not_rise() -> None:
    assert sorted(VALUES.values()) == [4, 5, 6, 7]
    at = Position().lands(0, "harrenhal").hand(0, *KNIGHTS).begin(0)
    at.state = at.state.model_copy(update={"round": 40})
    assert at.view(0).sets[0].armies == 4


def test_risk_8_4_as_many_sets_as_one_holds_may_be_redeemed_in_reinforce() -> None:
    at = Position().lands(0, "harrenhal").hand(0, *KNIGHTS, *WALLS).begin(0)
    at.do(0, Redeem(cards="+".join(KNIGHTS)))
    at.do(0, Redeem(cards="+".join(WALLS)))
    assert to_place(at) == 3 + 4 + 6
    assert at.state.hands[0] == ()


def test_risk_8_4_sets_are_not_redeemed_outside_reinforce() -> None:
    at = Position().lands(0, harrenhal=5).hand(0, *KNIGHTS).invade(0)
    assert at.clause(0, Redeem(cards="+".join(KNIGHTS))) == "RISK-8.4"


def test_risk_8_4_the_cards_of_a_set_may_be_named_in_any_order_but_must_be_held() -> None:
    at = Position().lands(0, "harrenhal").hand(0, *KNIGHTS).hand(1, *WALLS).begin(0)
    assert at.clause(0, Redeem(cards="+".join(WALLS))) == "RISK-8.2"
    assert at.clause(0, Redeem(cards="")) == "RISK-8.2"
    at.do(0, Redeem(cards="+".join(reversed(KNIGHTS))))
    assert set(at.state.discard) == set(KNIGHTS)


def test_risk_8_5_two_more_armies_for_lands_on_the_cards_only_there() -> None:
    at = Position().lands(0, "harrenhal", "winterfell").hand(0, *KNIGHTS).begin(0)
    redeemed = the(Redeemed, at.do(0, Redeem(cards="+".join(KNIGHTS))))
    assert (redeemed.armies, redeemed.bound_armies, redeemed.bound) == (6, 2, ("winterfell",))
    assert at.offers(0, "deploy", "armies", territory="harrenhal") == (1, 7)
    assert at.offers(0, "deploy", "armies", territory="winterfell") == (1, 9)
    assert at.clause(0, Deploy(territory="harrenhal", armies=8)) == "RISK-8.5"
    at.do(0, Deploy(territory="harrenhal"))
    assert at.offers(0, "deploy", "territory") == {"winterfell"}
    assert at.refused(0, Deploy(territory="harrenhal", armies=1))[1].key == "risk-no-deploy-bound"
    at.do(0, Deploy(territory="winterfell"))
    assert (at.armies["harrenhal"], at.armies["winterfell"]) == (8, 3)


def test_risk_8_5_the_two_may_be_split_between_two_such_lands() -> None:
    at = Position().lands(0, "harrenhal", "winterfell", "karhold").hand(0, *KNIGHTS).begin(0)
    at.do(0, Redeem(cards="+".join(KNIGHTS)))
    at.do(0, Deploy(territory="harrenhal", armies=7))
    at.do(0, Deploy(territory="winterfell", armies=1))
    at.do(0, Deploy(territory="karhold", armies=1))
    assert at.awaits() == (0, "attack")


def test_risk_8_5_once_for_each_set() -> None:
    at = Position().lands(0, "winterfell", "the_gift").hand(0, *KNIGHTS, *WALLS).begin(0)
    at.do(0, Redeem(cards="+".join(KNIGHTS)))
    at.do(0, Redeem(cards="+".join(WALLS)))
    assert to_place(at) == 3 + 6 + 8
    assert at.offers(0, "deploy", "armies", territory="winterfell") == (1, 15)


CASTLES, NAMED = ("winterfell", "harrenhal"), ("winterfell", "karhold", "cape_kraken")


@pytest.mark.parametrize("cards_first", [True, False])
@pytest.mark.parametrize("order", list(permutations(("winterfell", "karhold", "harrenhal"))))
def test_risk_7_5_a_split_is_legal_in_whatever_order_it_is_placed(
    order: tuple[str, ...], cards_first: bool
) -> None:
    """RISK-8.5: two armies for the lands on three cards, one for a castle; Winterfell is both."""
    bound = (Bound(armies=2, territories=NAMED), Bound(armies=1, territories=CASTLES))
    muster = Reinforcement(seat=0, step="elimination", bound=bound if cards_first else bound[::-1])
    at = Position().lands(0, *NAMED, *CASTLES)._with(stack=(Turn(seat=0), muster))
    for place in order:
        at.do(0, Deploy(territory=place, armies=1))
    assert [at.armies[place] for place in ("winterfell", "karhold", "harrenhal")] == [2, 2, 2]
    assert at.awaits() == (0, "attack")


def test_risk_7_5_armies_bound_more_narrowly_are_placed_first() -> None:
    bound = (Bound(armies=2, territories=CASTLES), Bound(armies=2, territories=CASTLES[:1]))
    stack = (Turn(seat=0), Reinforcement(seat=0, step="elimination", bound=bound))
    at = Position().lands(0, *CASTLES)._with(stack=stack)
    at.do(0, Deploy(territory="winterfell", armies=2))
    assert at.offers(0, "deploy", "armies", territory="harrenhal") == (1, 2)
    assert at.offers(0, "deploy", "armies", territory="winterfell") == (1, 2)


def test_risk_8_6_with_five_cards_a_set_has_to_be_redeemed() -> None:
    at = Position().lands(0, "harrenhal").hand(0, *KNIGHTS, *SIEGES[:2]).begin(0)
    assert at.awaits() == (0, "redeem")
    assert at.clause(0, Deploy(territory="harrenhal", armies=1)) == "RISK-8.6"
    assert at.view(0).menu[0] == "redeem"
    assert "deploy" not in at.view(0).menu
    at.do(0, Redeem(cards="+".join(KNIGHTS)))
    assert at.awaits() == (0, "deploy")


def test_risk_8_6_four_cards_are_no_duty() -> None:
    at = Position().lands(0, "harrenhal").hand(0, *KNIGHTS, SIEGES[0]).begin(0)
    assert at.awaits() == (0, "deploy")


def test_risk_8_8_no_sixth_card_is_drawn() -> None:
    at = Position().lands(0, harrenhal=3).hand(0, *KNIGHTS, *SIEGES[:2]).invade(0, "karhold")
    at.do(0, End())
    assert len(at.state.hands[0]) == 5


def test_risk_8_9_redeemed_cards_go_to_the_discard_pile_for_all_to_see() -> None:
    at = Position().lands(0, "harrenhal").hand(0, *KNIGHTS).begin(0)
    told = at.do(0, Redeem(cards="+".join(KNIGHTS)))
    assert set(the(Redeemed, shown(told, 1)).cards) == set(KNIGHTS)
    assert set(at.view(None).discard) == set(KNIGHTS)


def test_risk_8_9_an_empty_deck_is_made_anew_from_the_discards() -> None:
    at = Position(victory="conquest").lands(0, harrenhal=3).invade(0, "karhold").spent_deck()
    pile = at.state.discard
    at.do(0, End(), orders=[tuple(reversed(pile))])
    assert at.state.hands[0] == (pile[-1],)
    assert at.state.deck == tuple(reversed(pile))[1:]
    assert at.state.discard == ()


def test_ex_10_three_knights_and_a_land_on_them() -> None:
    """4 armies; with Winterfell 2 more that stand in Winterfell; with Karhold too still 2."""
    for held, extra in (
        (("winterfell",), ("winterfell",)),
        (("winterfell", "karhold"), ("karhold", "winterfell")),
    ):
        at = Position().lands(0, "harrenhal", *held).hand(0, *KNIGHTS).begin(0)
        (best,) = at.view(0).sets
        assert (best.armies, best.bound_armies, best.bound) == (6, 2, extra)


def test_ex_11_one_of_each_is_a_set_and_two_and_one_are_not() -> None:
    one_of_each = ("skagos", "the_gift", "winterfell")
    at = Position().lands(0, "harrenhal").hand(0, *one_of_each).begin(0)
    assert [one.armies for one in at.view(0).sets] == [7]
    at = Position().lands(0, "harrenhal").hand(0, "skagos", "wolfswood", "the_gift").begin(0)
    assert at.view(0).sets == ()


def test_ex_12_two_two_and_one_must_give_up_one_of_each() -> None:
    at = Position().lands(0, "harrenhal").hand(0, *KNIGHTS[:2], *SIEGES[:2], WALLS[0]).begin(0)
    assert at.awaits() == (0, "redeem")
    assert {tuple(sorted(at.board.symbols[card] for card in one.cards)) for one in at.view(0).sets} == {
        ("fortification", "knight", "siege_engine")
    }
    assert len(at.view(0).sets) == 4


def test_ex_13_five_cards_at_the_end_of_the_turn_draw_nothing() -> None:
    at = Position().lands(0, harrenhal=3).hand(0, *KNIGHTS, *SIEGES[:2]).invade(0, "karhold")
    events = at.do(0, End())
    assert [event.kind for event in events] == ["turn_ended", "turn_began"]


# ── RISK-6 ──


def test_risk_6_1_reinforce_then_invade_then_maneuver_then_draw() -> None:
    at = Position().lands(0, harrenhal=5, riverrun=2).lands(1, "kings_landing").begin(0)
    assert at.clause(0, Attack(source="harrenhal", target="kings_landing")) == "RISK-7.5"
    assert at.state.stack[-1].kind == "muster"
    at.do(0, Deploy(territory="harrenhal"))
    assert at.clause(0, Deploy(territory="harrenhal", armies=1)) == "RISK-6.3"


def test_risk_6_4_invading_maneuvering_and_drawing_may_be_left_out() -> None:
    at = Position().lands(0, harrenhal=5).begin(0)
    at.do(0, Deploy(territory="harrenhal"))
    assert the(TurnBegan, at.do(0, End())).seat == 1


def test_the_facts_of_the_cards_file_are_those_of_the_rules() -> None:
    assert CARDS.hand_limit.territory == 5
    assert CARDS.set_bonus.armies == 2
