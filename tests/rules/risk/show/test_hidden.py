"""RISK-25 and RISK-26: what is hidden, and how a game goes on when people are away."""

from collections import Counter
from collections.abc import Callable

import pytest

from bot.rules.contract import Action, Concede
from bot.rules.kit.draft import changed
from bot.rules.risk import RULESET
from bot.rules.risk.events.cards import Drew
from bot.rules.risk.events.turn import OrdersGiven
from bot.rules.risk.model.actions import Attack, Defend, Deploy, End, Halt, House, Occupy, Orders, Redeem
from bot.rules.risk.model.dominion import Smallfolk
from bot.rules.risk.model.state import StandingOrders
from bot.rules.risk.ruleset import RiskRules
from bot.words import Voice
from tests.rules.risk.position import Position, Told, the
from tests.rules.risk.realm import Mitchell

KNIGHTS = ("winterfell", "karhold", "cape_kraken")
SIEGES = ("skagos", "wolfswood", "white_harbor")


# ── RISK-25 ──


def test_risk_25_1_a_hand_is_seen_by_its_owner_alone() -> None:
    at = Position().lands(0, "harrenhal").hand(0, *KNIGHTS).invade(1)
    assert tuple(card.id for card in at.view(0).hand) == KNIGHTS
    assert at.view(1).hand == at.view(None).hand == ()


def test_risk_25_1_a_card_drawn_is_seen_by_its_owner_alone() -> None:
    at = Position().lands(0, harrenhal=3).invade(0, "karhold").top("pyke")
    drew = the(Drew, at.do(0, End()))
    assert [drew.seen_by(viewer).card for viewer in (0, 1, None)] == ["pyke", None, None]
    assert drew.seen_by(1).text().key == "risk-drew"


def test_risk_25_2_the_number_of_cards_in_each_hand_and_in_the_deck_and_the_pile_are_public() -> None:
    at = Position().lands(0, "harrenhal").hand(0, *KNIGHTS).invade(0)
    view = at.view(None)
    assert view.hand_sizes == (3, 0, 0)
    assert {figure.key: figure.value for figure in view.seats[0].figures}["cards"] == 3
    assert (view.deck, view.discard) == (49 - 3, ())


def dominion() -> Position:
    at = Position(3, mode="dominion").lands(0, "harrenhal").lands(1, "tarth").lands(2, "pyke")
    return at.maesters(1, "castle_walls").objectives(2, "obj_01").invade(0)


def told(at: Position, viewer: int | None = None) -> list[str]:
    say = Voice("en", RULESET.names, {0: "Alys", 1: "Bran", 2: "Cass"})
    return [say(line) for line in at.view(viewer).public]


def test_risk_25_2_what_is_public_is_told_to_everybody_in_the_same_lines() -> None:
    at = dominion()
    lying = {"davos_seaworth": "down", "stannis_baratheon": "lost"}
    at.court(
        characters={**at.state.court.characters, **lying},
        captives={"tyrion_lannister": 0},
        smallfolk=(Smallfolk(seat=1, card="skagos"),),
        maester_discard=("bribery", "bribery", "valar_morghulis"),
        objective_discard=("obj_06",),
    )
    assert told(at) == [
        "10 points win, with one’s own Seat of Power.",
        "Characters of Alys, face up: Catelyn Stark, Jon Snow, Ned Stark, and Robb Stark.",
        "Characters of Bran, face up: Melisandre and Salladhor Saan; face down: Davos Seaworth; "
        "lost: Stannis Baratheon.",
        "Characters of Cass, face up: Cersei Lannister, Jaime Lannister, and Tywin Lannister.",
        "Alys holds captive: Tyrion Lannister.",
        "Smallfolk of Bran lie in wait on a hidden card.",
        "Territory cards: 48 in the deck; discarded: none.",
        "Maester cards: 39 in the deck; discarded: Bribery ×2 and Valar Morghulis.",
        "Objectives: 35 in the deck; discarded: 1.",
        "- Control 10 castles and 8 ports",
    ]
    assert told(at) == told(at, 0) == told(at, 1)


def test_mitchell_3_1_the_sides_that_nobody_plays_are_listed_with_what_they_hold() -> None:
    """MITCHELL-1.2: those in exile and beyond the Wall, too; the same for everybody."""
    at = Mitchell(2).lands(0, "harrenhal").lands(1, "tarth").power("arryn", "gulltown", the_eyrie=6)
    at.power("nights_watch", the_gift=3).invade(0)
    lines = told(at)
    assert lines[1:-1] == [
        "House Lannister: in exile, 3 armies.",
        "House Tyrell: in exile, 3 armies.",
        "House Martell: in exile, 3 armies.",
        "House Arryn: 2 lands, one castle, 7 armies.",
        "House Greyjoy: in exile, 3 armies.",
        "House Targaryen: in exile, 5 armies.",
        "The Night's Watch: one land, no castle, 3 armies.",
        "The Wildlings: beyond the Wall, 5 armies.",
    ]
    assert lines == told(at, 0) == told(at, 1)


FACTS: dict[str, Callable[[Position], object]] = {
    "a Character face down": lambda at: at.down("davos_seaworth"),
    "a Character lost": lambda at: at.court(
        characters={**at.state.court.characters, "davos_seaworth": "lost"}
    ),
    "a captive": lambda at: at.court(captives={"davos_seaworth": 0}),
    "a captive of another": lambda at: at.court(captives={"davos_seaworth": 1}),
    "smallfolk": lambda at: at.court(smallfolk=(Smallfolk(seat=1, card="skagos"),)),
    "smallfolk of two": lambda at: at.court(
        smallfolk=(Smallfolk(seat=1, card="skagos"), Smallfolk(seat=1, card="pyke"))
    ),
    "the territory deck": lambda at: at.hand(0, "winterfell"),
    "the territories discarded": lambda at: at.spent_deck(),
    "the Maester deck": lambda at: at.court(maester_deck=at.state.court.maester_deck[1:]),
    "the Maester cards discarded": lambda at: at.court(maester_discard=("bribery",)),
    "the same card discarded twice": lambda at: at.court(maester_discard=("bribery", "bribery")),
    "the Objectives": lambda at: at.court(objective_deck=at.state.court.objective_deck[1:]),
    "the Objectives discarded": lambda at: at.court(objective_discard=("obj_06",)),
    "another Objective discarded": lambda at: at.court(objective_discard=("obj_07",)),
}


def test_risk_25_2_each_public_fact_makes_a_difference() -> None:
    found = {"nothing": told(dominion())}
    for name, change in FACTS.items():
        at = dominion()
        change(at)
        found[name] = told(at)
    assert len({tuple(lines) for lines in found.values()}) == len(found)


def test_risk_25_2_the_card_under_smallfolk_and_the_cards_in_hands_are_in_no_line() -> None:
    here, there = dominion(), dominion()
    here.court(smallfolk=(Smallfolk(seat=1, card="skagos"),))
    there.court(smallfolk=(Smallfolk(seat=1, card="pyke"),)).maesters(1, "bribery").hand(2)
    for at in (here, there):
        at.court(maester_deck=at.state.court.maester_deck[:20], maester_discard=())
    assert told(here) == told(there) == told(here, 1)


def test_risk_25_2_a_skirmish_has_its_end_its_deck_and_its_pile_alone() -> None:
    at = Position().lands(0, "harrenhal").invade(0)
    assert told(at)[1:] == ["Territory cards: 49 in the deck; discarded: none."]
    at.state = changed(at.state, discard=("pyke", "winterfell"))
    assert told(at)[1:] == ["Territory cards: 49 in the deck; discarded: Pyke and Winterfell."]


def test_risk_25_4_a_standing_order_is_its_owners_secret() -> None:
    at = Position().lands(0, "harrenhal").lands(1, "tarth").invade(0)
    given = the(OrdersGiven, at.do(1, Orders(defend="ask", territory="tarth")))
    assert given.seen_by(1) == given
    assert given.seen_by(0) is None
    assert given.seen_by(None) is None
    assert at.view(0).orders == StandingOrders()
    orders = at.view(1).orders
    assert orders is not None
    assert orders.at("tarth") == "ask"


def test_risk_25_4_which_set_was_tried_and_refused_is_told_to_nobody() -> None:
    """A refusal is an error to the one who tried; it leaves no event."""
    at = Position().lands(0, "harrenhal").hand(0, *KNIGHTS[:2]).begin(0)
    before = at.view(1).model_dump_json()
    at.refused(0, Redeem(cards="+".join(KNIGHTS)))
    assert at.view(1).model_dump_json() == before


def test_risk_25_6_redeemed_cards_are_shown() -> None:
    at = Position().lands(0, "harrenhal").hand(0, *KNIGHTS).begin(0)
    at.do(0, Redeem(cards="+".join(KNIGHTS)))
    assert set(at.view(None).discard) == set(KNIGHTS)


# ── RISK-26 ──


def test_risk_26_1_it_is_known_who_is_awaited_and_for_what() -> None:
    at = Position().lands(0, harrenhal=5).lands(1, kings_landing=3).orders(1, "ask").invade(0)
    at.do(0, Attack(source="harrenhal", target="kings_landing"))
    (prompt,) = at.view(None).prompts
    assert (prompt.kind, prompt.clause, prompt.waiting) == ("defend", "RISK-11.5", (1,))
    assert dict(prompt.about) == {"source": "harrenhal", "target": "kings_landing", "dice": 3}


def default(at: Position, seat: int) -> Action:
    """What is done for `seat` when its time is over; it is done."""
    action = RULESET.default(at.state, seat)
    at.do(seat, action, *(["6 6 6", "1 1"] if isinstance(action, Defend) else []))
    return action


def test_risk_26_2_choose_a_house_the_first_free_one_in_house_order() -> None:
    state = Position().state
    events = RULESET.new(state.options, 3, Told("1 1 6"))
    fresh = None
    for event in events:
        fresh = RULESET.apply(fresh, event)
    assert fresh is not None
    assert RULESET.default(fresh, 2) == House(house="stark")


def test_risk_26_2_the_set_worth_most_then_the_cards_first_in_board_order() -> None:
    at = Position().lands(0, "harrenhal").hand(0, *KNIGHTS[:2], *SIEGES[:2], "the_gift").begin(0)
    assert default(at, 0) == Redeem(cards="skagos+the_gift+karhold")
    at = (
        Position().lands(0, "harrenhal", "winterfell").hand(0, *KNIGHTS[:2], *SIEGES[:2], "the_gift").begin(0)
    )
    assert default(at, 0) == Redeem(cards="skagos+the_gift+winterfell"), "Winterfell held brings two more"


def test_risk_26_2_sets_that_need_not_be_redeemed_are_not() -> None:
    at = Position().lands(0, "harrenhal").hand(0, *KNIGHTS).begin(0)
    assert isinstance(default(at, 0), Deploy)


def test_risk_26_2_deploy_one_by_one_to_the_weakest_own_border() -> None:
    """Skagos and Karhold border The Gift (held by others): 1 and 2 armies, five to place."""
    at = Position().lands(0, skagos=1, karhold=2, the_dreadfort=2).muster(0, 5)
    by_hand = {"skagos": 1, "karhold": 2, "the_dreadfort": 2}
    for _ in range(5):
        weakest = min(by_hand, key=lambda place: (by_hand[place], at.board.rank[place]))
        by_hand[weakest] += 1
    while at.awaits() == (0, "deploy"):
        default(at, 0)
    assert (
        {place: at.armies[place] for place in by_hand}
        == by_hand
        == {"skagos": 4, "karhold": 3, "the_dreadfort": 3}
    )


def test_risk_26_2_nothing_is_deployed_where_no_enemy_is_near() -> None:
    at = Position().region(0, "the_north", "vale_of_arryn").muster(0, 4)
    assert not at.board.opposing(at.owner, "skagos")
    while at.awaits() == (0, "deploy"):
        default(at, 0)
    assert at.armies["skagos"] == 1


def test_risk_26_2_bound_armies_come_first() -> None:
    at = Position().lands(0, harrenhal=1, winterfell=9).hand(0, *KNIGHTS).begin(0)
    at.do(0, Redeem(cards="+".join(KNIGHTS)))
    assert default(at, 0) == Deploy(territory="winterfell", armies=2)


@pytest.mark.parametrize("seed", range(8))
def test_risk_26_2_several_deployments_place_what_one_by_one_would(seed: int) -> None:
    """However strong the borders are at first, the actions together fill the weakest first."""
    strengths = [(seed * step) % 7 + 1 for step in (3, 5, 6)]
    at = Position().lands(0, **dict(zip(("harrenhal", "tarth", "pyke"), strengths, strict=True))).muster(0, 9)
    by_hand = {place: at.armies[place] for place in at.board.in_order(("harrenhal", "tarth", "pyke"))}
    for _ in range(9):
        by_hand[min(by_hand, key=by_hand.__getitem__)] += 1
    moves = Counter[str]()
    while at.awaits() == (0, "deploy"):
        action = default(at, 0)
        assert isinstance(action, Deploy)
        moves[action.territory] += 1
    assert {place: at.armies[place] for place in by_hand} == by_hand
    assert max(moves.values()) == 1


def test_risk_26_2_no_invasion_no_maneuver_and_the_ordinary_draw() -> None:
    at = Position().lands(0, harrenhal=9).invade(0, "karhold").top("pyke")
    assert default(at, 0) == End(draw=True)
    assert at.state.hands[0] == ("pyke",)


def test_risk_26_2_the_invasion_ends_after_a_battle() -> None:
    at = Position().lands(0, harrenhal=9).lands(1, kings_landing=5).invade(0)
    at.do(0, Attack(source="harrenhal", target="kings_landing"), "6 6 6", "1 1")
    assert default(at, 0) == Halt()


def test_risk_26_2_the_fewest_armies_move_in() -> None:
    at = Position().lands(0, harrenhal=9).lands(1, "tarth", "kings_landing").invade(0)
    at.do(0, Attack(source="harrenhal", target="kings_landing"), "6 6 6", "1")
    assert default(at, 0) == Occupy(armies=3)


def test_risk_26_3_who_is_asked_and_silent_rolls_the_most() -> None:
    at = Position().lands(0, harrenhal=9).lands(1, kings_landing=5).orders(1, "ask").invade(0)
    at.do(0, Attack(source="harrenhal", target="kings_landing"))
    assert default(at, 1) == Defend(dice=2)


def test_risk_26_1_running_out_of_time_eliminates_nobody() -> None:
    at = Position().lands(0, "harrenhal").lands(1, "tarth").begin(0)
    for _ in range(40):
        seat, _ = at.awaits()
        default(at, seat)
    assert at.state.out == ()
    assert at.state.round > 3


def test_conceding_and_orders_are_possible_at_any_time_to_anyone_in_the_game() -> None:
    at = Position().lands(0, harrenhal=5).lands(1, "tarth").invade(0)
    assert at.view(1).menu == ("orders", "concede")
    assert at.view(None).menu == ()
    at.do(1, Concede())
    assert at.view(1).menu == ()


def test_every_action_is_described_within_the_limits_of_a_command() -> None:
    for model in RiskRules.actions:
        assert 0 < len((model.__doc__ or "").strip()) <= 100, model
        for name, field in model.model_fields.items():
            assert name == "kind" or 0 < len(field.description or "") <= 100, (model, name)
