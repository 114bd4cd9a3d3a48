"""RISK-19 and RISK-24.5: Objectives, and the end by points."""

from typing import Any

import pytest

from bot.rules.risk.events.leaving import GameOver
from bot.rules.risk.frames import Turn
from bot.rules.risk.model.actions import (
    Attack,
    End,
    KeepCards,
    Score,
)
from bot.rules.risk.model.board import board
from bot.rules.risk.model.library import OBJECTIVES
from bot.rules.risk.play.objectives import fulfilled
from tests.rules.risk.position import Position, the

STORM = Attack(source="harrenhal", target="kings_landing")


def meets(objective: str, at: Position) -> bool:
    at.court(objectives=((objective,), (), ()))
    return objective in fulfilled(at.state, 0)


def first(sites: Any, number: int) -> list[str]:
    return [place for place in board("westeros").territories if place in sites][:number]


@pytest.mark.parametrize("card", list(OBJECTIVES.values()), ids=lambda card: card.id)
def test_risk_19_every_objective_is_met_by_what_it_asks_for_and_not_by_less(card: Any) -> None:
    """Each of the 36, by its own numbers: exactly enough, and one less."""
    check, here = card.check, board("westeros")
    for short in (0, 1):
        at = Position(mode="dominion", rest=2)
        turn: dict[str, Any] = {"seat": 0}
        match check.type:
            case "control" if check.regions:
                at.region(0, *[one.id for one in here.regions[-check.regions :]])
                if short:
                    at.lands(2, "sunspear")
            case "control":
                at.lands(0, *first(here.castles, check.castles - (short if check.castles else 0)))
                at.lands(0, *first(set(here.ports) - here.castles, check.ports))
                if check.ports and not check.castles:
                    at = Position(mode="dominion", rest=2).lands(0, *first(here.ports, check.ports - short))
                elif check.ports > 8:
                    at.lands(0, *first(here.ports, check.ports))
            case "control_spread":
                large = [one for one in here.regions if len(one.territories) >= check.territories_each]
                for region in large[: check.regions]:
                    at.lands(0, *sorted(region.territories)[: check.territories_each])
                if short:
                    at.lands(2, min(large[0].territories))
            case "conquer_in_turn":
                pool = {"castle": here.castles, "port": here.ports, None: here.territories}[check.each_with]
                taken = first(pool, check.territories - short)
                turn |= {"conquests": taken, "losers": [1] * len(taken)}
            case "destroy_in_turn":
                turn["destroyed"] = check.armies - short
            case "gold":
                at.gold(check.amount - 100 * short)
            case "units_all":
                at.lands(0, "harrenhal").units("harrenhal", 1, 1, 1 - short)
            case "units_same":
                at.lands(0, "harrenhal").units("harrenhal", 0, 2 - short, 0)
            case "port_on_every_coast":
                at.lands(0, "pyke").lands(2 * short, "sunspear")
        at._with(stack=(Turn.model_validate(turn),))
        assert meets(card.id, at) is not bool(short), (card.id, short)


def test_risk_19_4_a_land_taken_twice_counts_once() -> None:
    at = Position(mode="dominion", rest=2)._with(
        stack=(Turn(seat=0, conquests=("tarth", "tarth", "pyke"), losers=(1, 1, 1)),)
    )
    assert not meets("obj_28", at)


def test_ex_28_and_29_sites_of_conquests() -> None:
    def took(*places: str) -> Position:
        return Position(mode="dominion", rest=2)._with(
            stack=(Turn(seat=0, conquests=places, losers=(1,) * len(places)),)
        )

    assert meets("obj_19", took("pyke", "casterly_rock", "oldtown"))
    assert meets("obj_24", took("pyke", "casterly_rock", "oldtown"))
    assert not meets("obj_19", took("pyke", "kings_landing", "tarth"))
    assert meets("obj_28", took("pyke", "kings_landing", "tarth"))


def scoring(points: int, seat_held: bool, *conquests: str) -> Position:
    """House Stark with obj_31 in hand, which its conquests meet."""
    at = Position(mode="dominion").lands(0, "harrenhal").lands(0 if seat_held else 1, "winterfell")
    at.lands(1, "sunspear").objectives(0, "obj_31").court(points=(points, 0, 0))
    return at._with(stack=(Turn(seat=0, conquests=conquests, losers=(1,) * len(conquests)),))


def test_risk_19_2_scored_revealed_and_replaced() -> None:
    at = scoring(0, True, "tarth", "pyke")
    at.do(0, Score(objective="obj_31"))
    assert (at.state.court.points[0], at.awaits()) == (1, (0, "keep"))
    kept = at.offers(0, "keep", "cards")
    at.do(0, KeepCards(cards=(min(kept),)))
    assert at.state.court.objectives[0] == (min(kept),)
    assert at.clause(0, Score(objective=min(kept))) in ("RISK-6.3", "RISK-19.2")


def test_risk_19_11_what_is_not_met_or_not_held_is_refused() -> None:
    at = scoring(0, True, "tarth")
    assert at.clause(0, Score(objective="obj_31")) == "RISK-19.11"
    assert at.clause(0, Score(objective="obj_01")) == "RISK-19.11"


@pytest.mark.parametrize(
    ("points", "seat_held", "won"), [(9, True, True), (9, False, False), (8, True, False)]
)
def test_risk_24_5_points_and_the_own_seat(points: int, seat_held: bool, won: bool) -> None:
    at = scoring(points, seat_held, "tarth", "pyke")
    told = at.do(0, Score(objective="obj_31"))
    told += at.do(0, KeepCards(cards=(min(at.offers(0, "keep", "cards")),)))
    assert any(isinstance(event, GameOver) for event in told) is won


def test_ex_26_the_points_win_on_a_later_own_turn_once_the_seat_is_back() -> None:
    at = scoring(11, False, "tarth")
    at.do(0, End(draw=False))
    assert at.state.result is None
    again = scoring(11, True)
    over = the(GameOver, again.do(0, End()))
    assert (over.outcome.winners, over.outcome.reason) == ((0,), "points")


def test_risk_19_3_a_hand_says_how_near_an_objective_is() -> None:
    war = Position(3, mode="dominion").objectives(0, "obj_25", "obj_15").invade(0)
    own = [card for card in war.view(0).hand if card.symbol == "objective"]
    ports = len([place for place in war.board.ports if war.state.owner[place] == 0])
    castles = len([place for place in war.board.castles if war.state.owner[place] == 0])
    assert [card.note.args for card in own if card.note] == [
        {"have": ports, "need": 5},
        {"have": castles, "need": 8, "other": ports, "wanted": 6},
    ]
