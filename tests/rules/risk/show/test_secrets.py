"""RISK-25.4, RISK-26.4 to RISK-26.9: standing orders answer at once, and still nobody learns what others hold.

The proof of all systems plays with the few orders that games at random give; here every seat has left many.
"""

import random
from functools import cache

import pytest

from bot.engine.chance import SeededChance
from bot.rules.contract import Options, fold
from bot.rules.kit.draft import changed
from bot.rules.kit.orders import ORDERS
from bot.rules.menu import random_action
from bot.rules.risk import RULESET
from bot.rules.risk.agent import sensible
from bot.rules.risk.events.plays import Asked, Closed
from bot.rules.risk.model.library import WINDOWS_ASKED
from bot.rules.risk.model.options import RiskOptions
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.orders import subjects
from tests.rules.harness import Game, check_same_to, check_told_the_same, play
from tests.rules.risk.system import MIX
from tests.rules.risk.twins import twin

TABLES: dict[str, tuple[Options, int]] = {
    "dominion": (RiskOptions(mode="dominion", houses="deal"), 3),
    "mix": (MIX, 3),
}


@cache
def game(name: str) -> Game:
    """A game among agents, with the state before every move."""
    options, players = TABLES[name]
    agents = [sensible, random_action, sensible][:players]
    return play(RULESET, options, agents, seed=5, keep=True)


def ordered(state: RiskState, whim: random.Random) -> RiskState:
    """The state with many orders of every seat: for half of the cards and Characters, and for nearly every window."""
    reactions = []
    for seat in range(len(state.houses)):
        possible = subjects(state, seat)
        mine = {what: whim.choice(ORDERS) for what in whim.sample(possible, len(possible) // 2)}
        mine |= {
            what: whim.choice(("ask", "never", "never")) for what in WINDOWS_ASKED if whim.random() < 0.9
        }
        reactions.append(mine)
    return changed(state, court=changed(state.court, reactions=tuple(reactions)))


def busiest(played: Game, count: int) -> list[int]:
    """Moves at which a window opened, spread over the game."""
    places = [
        place for place, told in enumerate(played.told) if any(isinstance(event, Asked) for event in told)
    ]
    return places[:: max(1, len(places) // count)][:count]


@pytest.mark.parametrize("name", TABLES)
def test_a_move_is_told_the_same_whatever_others_hold_and_whatever_they_have_ordered(name: str) -> None:
    played, whim = game(name), random.Random(name)
    changes = closed = 0
    for place in busiest(played, 60):
        seat, action = played.moves[place]
        state = ordered(played.states[place], whim)
        told = RULESET.act(state, seat, action, SeededChance(1))
        closed += sum(isinstance(event, Closed) for event in told)
        for viewer in (None, *range(len(state.houses))):
            other = twin(state, viewer, whim, seat)
            changes += other != state
            check_told_the_same(RULESET, viewer, state, other, seat, action)
    assert changes > 50, "little was hidden"
    assert closed > 10, "few orders answered at once"


@pytest.mark.parametrize("name", TABLES)
def test_a_state_looks_the_same_whatever_others_hold_have_ordered_and_have_answered(name: str) -> None:
    played, whim = game(name), random.Random(name)
    for place in busiest(played, 12):
        seat, action = played.moves[place]
        before = played.states[place]
        state = ordered(fold(RULESET, RULESET.act(before, seat, action, SeededChance(1)), before), whim)
        for viewer in (None, *range(len(state.houses))):
            check_same_to(RULESET, viewer, state, twin(state, viewer, whim, None), whim)
