"""RISK-26.2 in Dominion: what is done for a seat whose time is over, line by line of its table."""

from typing import Any

from bot.rules.contract import Action, fold
from bot.rules.risk import RULESET
from bot.rules.risk.frames import Reinforcement, Turn
from bot.rules.risk.model.actions import (
    Attack,
    Claim,
    End,
    KeepCards,
    Occupy,
    Pass,
    PlayCard,
    Press,
    Remove,
    Score,
    Search,
)
from bot.rules.risk.model.board import UNCLAIMED, board
from tests.rules.risk.hands import card, war
from tests.rules.risk.play.test_characters import at_court
from tests.rules.risk.play.test_dominion import begun
from tests.rules.risk.position import Position
from tests.rules.risk.test_perft import Sixes

STORM = Attack(source="harrenhal", target="kings_landing")


def usual(at: Position) -> Action:
    """What is done for the seat that is awaited; it is legal."""
    action = RULESET.default(at.state, at.awaits()[0])
    RULESET.act(at.state, at.awaits()[0], action, Sixes())
    return action


def test_risk_26_2_keep_the_two_objectives_dealt_first() -> None:
    """RISK-4.4."""
    state = begun(3, until="choose")
    for seat in range(3):
        assert RULESET.default(state, seat) == KeepCards(cards=state.court.objectives[seat][:2])


def test_risk_26_2_claim_the_first_free_land_linked_with_ones_own_else_the_first_free_one() -> None:
    """RISK-4.8."""
    state = begun(3, until="claim")
    while UNCLAIMED in state.owner.values():
        seat, here = RULESET.pending(state)[0].waiting[0], board(state.board)
        free = [place for place in here.territories if state.owner[place] == UNCLAIMED]
        linked = [place for place in free if any(state.owner[near] == seat for near in here.links[place])]
        action = RULESET.default(state, seat)
        assert action == Claim(territory=[*linked, *free][0])
        state = fold(RULESET, RULESET.act(state, seat, action, Sixes()), state)


def test_risk_26_2_add_to_the_own_land_with_the_fewest_armies() -> None:
    state = begun(3, until="add")
    seat, here = RULESET.pending(state)[0].waiting[0], board(state.board)
    weakest = min(here.held(state.owner, seat), key=lambda place: (state.armies[place], here.rank[place]))
    assert RULESET.default(state, seat) == Claim(territory=weakest)


def test_risk_26_2_of_cards_looked_at_the_one_drawn_first() -> None:
    """RISK-10.2, RISK-19.2, RISK-20.2."""
    at = Position(mode="dominion").lands(0, "harrenhal").gold(900).purchase(0)
    first = at.state.court.objective_deck[0]
    at.do(0, Search())
    assert usual(at) == KeepCards(cards=(first,))
    xaro = at_court("ghiscari", "invade", conquests=("tarth",), losers=(1,)).top("pyke", "karhold")
    xaro.do(0, End())
    xaro.do(0, PlayCard(card="xaro_xhoan_daxos"))
    assert usual(xaro) == KeepCards(cards=("pyke",))


def test_risk_26_2_nothing_is_bought_used_or_ransomed_and_the_turn_ends() -> None:
    at = Position(mode="dominion").lands(0, harrenhal=9).lands(1, "kings_landing").gold(2000)
    at.maesters(0, "pirate_ship_fleet").court(captives={"robb_stark": 1}).purchase(0)
    assert usual(at) == End()


def test_risk_26_2_commit_as_many_as_allowed_and_all_units() -> None:
    """RISK-11.11: a battle that has to be fought after somebody played into the declaration."""
    at = war((), ("castle_walls",)).units("harrenhal", knights=2)
    at.do(0, STORM)
    at.do(1, card("castle_walls"))
    while at.awaits()[1] != "commit":
        at.do(at.awaits()[0], Pass())
    assert usual(at) == Press()
    at.run((0, Press()), rolls=("5 4 3", "6 6"))
    fought = at.state.last_battle
    assert fought is not None
    assert fought.attack == (7, 4, 3)


def test_risk_26_2_in_a_window_pass() -> None:
    at = war((), ("castle_walls",))
    at.do(0, STORM)
    assert usual(at) == Pass()


def test_risk_26_2_the_fewest_move_in_and_only_the_units_that_must() -> None:
    """RISK-13.1, RISK-14.5."""
    at = Position(mode="dominion", characters="off", maesters="off").lands(0, harrenhal=9)
    at.lands(1, "sunspear", kings_landing=1).units("harrenhal", knights=2, engines=1).invade(0)
    at.do(0, STORM.model_copy(update={"units": "1-0"}), "6 5 4", "1")
    assert usual(at) == Occupy(armies=3, units="0-0")


def test_risk_26_2_as_many_as_the_roll_allows() -> None:
    """RISK-22.20: one stays."""
    at = Position(mode="dominion", characters="off").lands(0, "harrenhal").lands(1, kings_landing=4)
    at.maesters(0, "cut_off_supply_lines").gold(300).invade(0)
    at.run((0, card("cut_off_supply_lines", target="kings_landing")), rolls=("5",))
    assert usual(at) == Remove(territory="kings_landing", armies=3)


def test_risk_26_2_own_armies_from_the_strongest_land() -> None:
    """RISK-22.11."""
    at = (
        Position(mode="dominion", characters="off")
        .lands(0, "harrenhal")
        .lands(1, tarth=4, sunspear=6, pyke=6)
    )
    at.maesters(0, "winter_is_coming").gold(300).invade(0)
    at.run((0, card("winter_is_coming")))
    assert usual(at) == Remove(territory="pyke", armies=1), "of equals the first in board order"


def test_risk_26_2_score_what_is_worth_most_then_the_lowest_number() -> None:
    """RISK-19.2."""
    at = Position(mode="dominion", rest=2).lands(0, "harrenhal").gold(1000)
    at.objectives(0, "obj_34", "obj_27", "obj_28")
    turn: dict[str, Any] = {"seat": 0, "conquests": ("tarth", "pyke", "skagos"), "losers": (1, 1, 1)}
    at._with(stack=(Turn.model_validate(turn),))
    assert usual(at) == Score(objective="obj_27")
    at.objectives(0, "obj_34", "obj_28")
    assert usual(at) == Score(objective="obj_28")


def test_risk_26_2_bound_armies_go_to_the_weakest_of_the_lands_they_are_bound_to() -> None:
    """RISK-7.5: Renly Baratheon's army by a castle."""
    at = at_court("tyrell").lands(0, harrenhal=4, riverrun=2, tarth=1).lands(1, "stoney_sept")
    at._with(stack=(Turn(seat=0, step="purchase"), Reinforcement(seat=0, step="reinforce", free=1)))
    at.do(0, PlayCard(card="renly_baratheon"))
    at.run((0, usual(at)))
    assert at.armies["riverrun"] == 3
    at.run((0, usual(at)))
    assert at.armies["tarth"] == 2
