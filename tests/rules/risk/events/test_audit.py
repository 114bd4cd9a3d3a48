"""The books find what does not add up, and what is shown although it is hidden."""

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Event
from bot.rules.kit.draft import changed
from bot.rules.risk import RULESET
from bot.rules.risk.events.effects import ArmiesDestroyed, GoldTaken, PointsLost
from bot.rules.risk.events.setup import ObjectivesDealt
from bot.rules.risk.events.turn import Deployed, UnitPlaced
from bot.rules.risk.frames import Reinforcement, Turn
from bot.rules.risk.model.options import RiskOptions
from tests.rules.risk import audit as books
from tests.rules.risk.audit import audit, betrayed
from tests.rules.risk.position import Position


def at() -> Position:
    """A Dominion in the Reinforce step, with gold, points, and an Objective in the hand of seat 1."""
    at = (
        Position(mode="dominion")
        .lands(0, harrenhal=7)
        .lands(1, "tarth")
        .gold(500, 500)
        .court(points=(2, 0, 0))
    )
    at.objectives(1, "obj_09")
    return at._with(stack=(Turn(seat=0), Reinforcement(seat=0, step="reinforce", free=3)))


def found(event: Event, **wrong: Any) -> list[str]:
    """What is found if the state after `event` differs from what it should be."""
    state = at().state
    return [*audit(state, event, changed(RULESET.apply(state, event), **wrong))]


def test_what_adds_up_is_not_found() -> None:
    assert found(Deployed(seat=0, territory="harrenhal", armies=2)) == []
    assert found(GoldTaken(from_seat=0, seat=1, gold=200)) == []
    assert found(PointsLost(seats=(0, 1), points=1)) == []
    assert found(UnitPlaced(seat=0, territory="harrenhal", unit="knight")) == []


@pytest.mark.parametrize(
    "event",
    [
        Deployed(seat=0, territory="harrenhal", armies=2),
        ArmiesDestroyed(by_seat=0, territories=("harrenhal",), armies=(3,)),
    ],
    ids=lambda event: event.kind,
)
def test_armies_out_of_nowhere_are_found(event: Event) -> None:
    assert found(event, armies={**at().state.armies, "tarth": 9})


def test_armies_that_were_to_be_placed_and_are_gone_are_found() -> None:
    assert found(Deployed(seat=0, territory="harrenhal", armies=2), stack=(Turn(seat=0),))


def test_gold_points_and_units_out_of_nowhere_are_found() -> None:
    court = at().state.court
    taken = GoldTaken(from_seat=0, seat=1, gold=200)
    assert found(taken, court=changed(court, gold=(500, 700, 0)))
    assert found(taken, court=changed(court, points=(3, 0, 0)))
    assert found(taken, court=changed(court, units={"tarth": (1, 0, 0)}))


class Loud(ObjectivesDealt):
    """An event that shows everybody everything."""

    def seen_by(self, viewer: int | None) -> "Loud":
        return self


def test_an_event_that_tells_a_hidden_objective_is_found() -> None:
    state = at().state
    loud = Loud(hands=((), ("obj_09",), ()), deck=())
    assert [text for text in audit(state, loud, state) if "obj_09" in text]
    quiet = ObjectivesDealt(hands=((), ("obj_09",), ()), deck=())
    assert not [text for text in audit(state, quiet, state) if "obj_09" in text]


def test_a_view_that_shows_a_hidden_objective_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at().state
    assert betrayed(state, None) == betrayed(state, 1) == set()

    class Careless:
        """Shows everybody what seat 1 sees."""

        view = staticmethod(lambda state, _viewer: RULESET.view(state, 1))
        scene = RULESET.scene

    monkeypatch.setattr(books, "RULESET", Careless)
    assert betrayed(state, None) == {"obj_09"}


@pytest.mark.parametrize("players", [2, 5, 7])
def test_the_books_hold_where_lands_are_claimed_by_wishes(players: int) -> None:
    """RISK-4.11: what all claim at once are their starting armies, and no more."""
    chance, state = SeededChance(players), None
    options = RiskOptions(mode="dominion", houses="deal", setup="rank")
    events = list(RULESET.new(options, players, chance))
    while events:
        for event in events:
            before, state = state, RULESET.apply(state, event)
            assert before is None or not list(audit(before, event, state))
        assert state is not None
        seats = [] if state.round else RULESET.pending(state)[0].waiting
        events = [*RULESET.act(state, seats[0], RULESET.default(state, seats[0]), chance)] if seats else []
    assert state is not None
    assert state.round == 1
