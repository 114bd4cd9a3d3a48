"""What things are worth to a seat, in Victory Points as the sensible agent reckons them."""

from __future__ import annotations

from bot.rules.contract import Seat
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model.facts import DOMAINS, HOUSES, KINGS_LANDING
from bot.rules.tiny_epic.model.state import TinyEpic

GOLD, TREATY_GOLD = 0.25, 0.3
CASTLE, FIEF, CROWN, HOME = 1.8, 0.9, 3.0, 0.7
ALLIANCE, FIRST_TOKEN, SPARE_TOKEN = 2.0, 0.7, 0.2
HERO, TOKEN = 1.8, 1.2
TREATY_MORE = 0.6
"""Of a unit, besides: only whole armies stand before the dead."""
LURKING = 1.2
"""Of a White Walker less in the Terror Pool: two of them cost a token of the Ally Pool."""
TREATY_ALLIANCE, HELD, TREATY_TOKEN = 5.5, 3.0, 1.8
"""Of a token with which a house stands by the Treaty, of one that keeps it there, and of one on the way to it."""
TREATY_CASTLE, TREATY_FIEF, TREATY_CROWN, TREATY_HOME = 0.8, 0.25, 2.0, 0.4
SHORT, LATE = 0.6, 0.1
"""Of a token for each that is still missing after it; and of any in the last round, when no alliance comes any more."""
ENOUGH = 2
"""Tokens of an NP house that bring its alliance if nobody has more (TE-10.1)."""


def gold(state: TinyEpic) -> float:
    """Of a piece of gold: the Treaty's is short, for all pay from it."""
    return TREATY_GOLD if state.options.treaty else GOLD


def domain(state: TinyEpic, seat: Seat, place: str) -> float:
    """Of holding a domain."""
    if state.options.treaty:
        return _of_treaty(state, seat, place)
    kind = DOMAINS[place].kind
    home = HOME if HOUSES[state.lords[seat].house].home_domain == place else 0.0
    return {"castle": CASTLE, "fief": FIEF, "throne": CROWN}[kind] + home


def _of_treaty(state: TinyEpic, seat: Seat, place: str) -> float:
    """Castles count half a point each, while they stand; a fief is gold (TE-15.30, TE-15.31)."""
    if place == KINGS_LANDING:
        return TREATY_CROWN
    home = TREATY_HOME if HOUSES[state.lords[seat].house].home_domain == place else 0.0
    left = state.rounds.rounds - state.round + 1
    return (TREATY_CASTLE if control.has_castle(state, place) else TREATY_FIEF * left) + home


def token(state: TinyEpic, seat: Seat, house: str) -> float:
    """Of one more Power Token of an NP house in the Ally Pool."""
    mine = control.pool_with_throne(state, state.side(seat), house) + 1
    most = max((control.pool_with_throne(state, side, house) for side in _others(state, seat)), default=0)
    ally = state.allies.get(house) == state.side(seat)
    if state.options.treaty:
        last = state.round == state.rounds.rounds
        return LATE if last else _against_terror(mine, most, ally)
    if mine >= ENOUGH and mine > most and not ally:
        return ALLIANCE
    return SPARE_TOKEN if mine > ENOUGH else FIRST_TOKEN


def _against_terror(mine: int, most: int, ally: bool) -> float:
    """Of the last one of `mine` tokens of a house of which the Terror Pool has `most`, and more to come."""
    if mine > ENOUGH and mine > most + 1:
        return SPARE_TOKEN
    if mine >= ENOUGH and mine >= most:
        return HELD if ally else TREATY_ALLIANCE
    return TREATY_TOKEN * SHORT ** (max(ENOUGH, most) - mine - 1)


def denial(state: TinyEpic, seat: Seat, side: str, house: str) -> float:
    """Of a Power Token less in somebody's Ally Pool: a loss, if it is one's own."""
    ally = state.allies.get(house) == side
    return (-1 if side == state.side(seat) else 1) * (FIRST_TOKEN if ally else SPARE_TOKEN)


def _others(state: TinyEpic, seat: Seat) -> list[str]:
    return [side for side in state.purses if side != state.side(seat)]
