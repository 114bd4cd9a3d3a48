"""Which House the sensible agent takes: by its home, its die ability and its Hero."""

from __future__ import annotations

from bot.rules.contract import Action, Chance
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.facts import CARDS, DOMAINS, HERO_OF, HOUSES
from bot.rules.tiny_epic.model.state import TinyEpic

FIEF, PRICE, REACH = 1.0, 0.7, 1.5
"""Of a fief beside the home, of gold for each use of the die ability, and of a Hero who leads armies far."""
EXPOSED = 2.0
"""Of a home beside the Wall, where the dead come first."""
AMONG = 3
"""Best Houses of which chance takes one: games differ."""


def take(state: TinyEpic, free: tuple[str, ...], chance: Chance) -> Action:
    """One of the best that are left."""
    best = sorted(free, key=lambda house: -value(state, house))[:AMONG]
    return actions.TakeHouse(house=best[chance.roll("house", len(best))[0] - 1])


def value(state: TinyEpic, house: str) -> float:
    """What a House is worth to begin with."""
    facts, steps = HOUSES[house], CARDS[HERO_OF[house]].steps
    near = [DOMAINS[one] for one in DOMAINS[facts.home_domain].adjacent]
    fiefs = sum(one.kind == "fief" and not one.north_of_wall for one in near)
    leads = any(isinstance(step, ops.MarchOrSail | ops.ArmyMove) for step in steps)
    exposed = state.options.treaty and any(one.north_of_wall for one in near)
    return FIEF * fiefs - PRICE * facts.die_ability.cost + REACH * leads - EXPOSED * exposed
