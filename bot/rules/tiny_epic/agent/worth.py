"""What things are worth to a seat, in Victory Points as the sensible agent reckons them."""

from __future__ import annotations

from bot.rules.contract import Seat
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model.facts import DOMAINS, HOUSES
from bot.rules.tiny_epic.model.state import TinyEpic

GOLD = 0.25
CASTLE, FIEF, CROWN, HOME = 1.8, 0.9, 3.0, 0.7
ALLIANCE, FIRST_TOKEN, SPARE_TOKEN = 2.0, 0.7, 0.2
HERO, TOKEN = 1.8, 1.2
ENOUGH = 2
"""Tokens of an NP house that bring its alliance if nobody has more (TE-10.1)."""


def domain(state: TinyEpic, seat: Seat, place: str) -> float:
    """Of holding a domain."""
    kind = DOMAINS[place].kind
    home = HOME if HOUSES[state.lords[seat].house].home_domain == place else 0.0
    return {"castle": CASTLE, "fief": FIEF, "throne": CROWN}[kind] + home


def token(state: TinyEpic, seat: Seat, house: str) -> float:
    """Of one more Power Token of an NP house in the Ally Pool."""
    mine = control.pool_with_throne(state, state.side(seat), house) + 1
    most = max((control.pool_with_throne(state, side, house) for side in _others(state, seat)), default=0)
    if mine >= ENOUGH and mine > most and state.allies.get(house) != state.side(seat):
        return ALLIANCE
    return SPARE_TOKEN if mine > ENOUGH else FIRST_TOKEN


def denial(state: TinyEpic, seat: Seat, side: str, house: str) -> float:
    """Of a Power Token less in somebody's Ally Pool: a loss, if it is one's own."""
    ally = state.allies.get(house) == side
    return (-1 if side == state.side(seat) else 1) * (FIRST_TOKEN if ally else SPARE_TOKEN)


def _others(state: TinyEpic, seat: Seat) -> list[str]:
    return [side for side in state.purses if side != state.side(seat)]
