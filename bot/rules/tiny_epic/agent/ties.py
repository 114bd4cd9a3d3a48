"""What the sensible agent decides for the house that nobody plays: against a Rival what helps it least, for a Teammate
what helps the Treaty most (TE-16.5, TE-17.3)."""

from __future__ import annotations

from bot.rules.contract import Action, Seat
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.agent import dead, odds, worth
from bot.rules.tiny_epic.frames.rival.tie import Tie
from bot.rules.tiny_epic.legal import control, rival
from bot.rules.tiny_epic.legal import dead as dead_rules
from bot.rules.tiny_epic.model.army import TOKEN, strength
from bot.rules.tiny_epic.model.facts import DOMAINS
from bot.rules.tiny_epic.model.state import TinyEpic

CLASH = 1.0
"""Of a battle with the Rival that is likely won, or lost."""
NEAR = 0.1
"""Of each unit of one's own beside which the Rival gathers."""


def decide(state: TinyEpic, seat: Seat, tie: Tie) -> Action:
    """The best of what is open."""
    value = _with_mate if state.options.treaty else _against
    return actions.Choose(what=max(tie.options, key=lambda one: value(state, seat, one)))


def _with_mate(state: TinyEpic, seat: Seat, what: str) -> float:
    """What the Treaty has of it: a token, a White Walker less, or units where they are needed."""
    night = dead_rules.night_of(state)
    if what in state.np:
        return worth.token(state, seat, what)
    if what == night.king:
        ours = strength(rival.army(state, alone=False)) + rival.of(state).bonus + dead.EXTRA
        chance = odds.wins(ours, dead_rules.strength(state, "king", what), 0, attacking=True)
        return chance * dead.KING - (1 - chance) * dead.DEFEAT
    if what in night.walkers:
        return dead.walker(state, night, what)
    return worth.domain(state, seat, what) + dead.reinforcing(state, what, rival.of(state).house, TOKEN)


def _against(state: TinyEpic, seat: Seat, what: str) -> float:
    """What it costs, as a loss."""
    if what in state.np:
        return -_gift(state, seat, what)
    mine = control.mine(state, seat, what)
    if mine:
        stands = strength(mine) > strength(rival.army(state, alone=False))
        return CLASH if stands else -CLASH - worth.domain(state, seat, what)
    beside = sum(strength(control.mine(state, seat, near)) for near in state.links[what])
    taken = 0.0 if control.holder(state, what) == rival.side(state) else worth.KINDS[DOMAINS[what].kind]
    return -taken - NEAR * beside


def _gift(state: TinyEpic, seat: Seat, house: str) -> float:
    """What the Rival has of one more token of a house, and what the other side loses that gives it."""
    its, mine = rival.side(state), state.side(seat)
    has = control.pool_with_throne(state, its, house) + 1
    ours = control.pool_with_throne(state, mine, house)
    allies = has >= worth.ENOUGH and has > ours and state.allies.get(house) != its
    given = worth.FIRST_TOKEN if state.allies.get(house) == mine else 0.0
    return given + (worth.ALLIANCE if allies else worth.SPARE_TOKEN)
