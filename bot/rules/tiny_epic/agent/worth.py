"""What things are worth to a seat, in Victory Points as the sensible agent reckons them."""

from __future__ import annotations

from bot.rules.contract import Seat
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model.facts import DOMAINS, HOUSES, KINGS_LANDING
from bot.rules.tiny_epic.model.sides import TREATY
from bot.rules.tiny_epic.model.state import TinyEpic

GOLD = 0.25
TREATY_GOLD = (0.5, 0.5, 0.5, 0.4, 0.4, 0.3, 0.3, 0.2, 0.2, 0.1, 0.1)
"""Of a piece of gold; the Treaty's by how much it has, for more than ten is lost."""
CASTLE, FIEF, CROWN, HOME = 1.8, 0.9, 3.0, 0.7
KINDS = {"castle": CASTLE, "fief": FIEF, "throne": CROWN}
ALLIANCE, FIRST_TOKEN, SPARE_TOKEN = 2.0, 0.7, 0.2
HERO, TOKEN = 1.8, 1.2
DRAGON = 2.2
"""Of an Egg that hatches when the round ends: as strong as a Hero, and it flies."""
TREATY_MORE = 0.6
"""Of a unit, besides: only whole armies stand before the dead."""
LURKING = (0.8, 3.0)
"""Of a White Walker less in the Terror Pool, where an odd or an even number of them is: two cost a token (TE-15.26)."""
TREATY_ALLIANCE, HELD, TREATY_TOKEN = 8.0, 4.0, 3.2
"""Of a token with which a house stands by the Treaty, of one that keeps it there, and of one on the way to it."""
TREATY_CASTLE, TREATY_FIEF, TREATY_CROWN, TREATY_HOME = 0.8, 0.35, 2.0, 0.4
SHORT, LATE = 0.6, 0.1
"""Of a token for each that is still missing after it; and of any in the last round, when no alliance comes any more."""
ENOUGH = 2
"""Tokens of an NP house that bring its alliance if nobody has more (TE-10.1)."""


def gold(state: TinyEpic) -> float:
    """Of a piece of gold: the Treaty's is short, for all pay from it."""
    if not state.options.treaty:
        return GOLD
    return LATE if ending(state) else TREATY_GOLD[state.purses[TREATY].gold]


def egg(state: TinyEpic) -> float:
    """Of an Egg: what the Dragon is worth, and its gold in every round to come (TE-13.8)."""
    left = state.rounds.rounds - state.round
    return DRAGON + gold(state) * (left - 1) if left else 0.0


def ending(state: TinyEpic) -> bool:
    """Whether it is the last round: nothing that is for later is worth anything."""
    return state.round == state.rounds.rounds


def domain(state: TinyEpic, seat: Seat, place: str) -> float:
    """Of holding a domain."""
    if state.options.treaty:
        return _of_treaty(state, seat, place)
    kind = DOMAINS[place].kind
    home = HOME if HOUSES[state.lords[seat].house].home_domain == place else 0.0
    return KINDS[kind] + home


def _of_treaty(state: TinyEpic, seat: Seat, place: str) -> float:
    """Castles count half a point each, while they stand; a fief is gold (TE-15.30, TE-15.31)."""
    if place == KINGS_LANDING:
        return TREATY_CROWN
    home = TREATY_HOME if HOUSES[state.lords[seat].house].home_domain == place else 0.0
    left = state.rounds.rounds - state.round
    return min(1, left) * (TREATY_CASTLE + home if control.has_castle(state, place) else TREATY_FIEF * left)


def token(state: TinyEpic, seat: Seat, house: str) -> float:
    """Of one more Power Token of an NP house in the Ally Pool."""
    mine = control.pool_with_throne(state, state.side(seat), house) + 1
    most = max((control.pool_with_throne(state, side, house) for side in _others(state, seat)), default=0)
    ally = state.allies.get(house) == state.side(seat)
    if state.options.treaty:
        return LATE if ending(state) else _against_terror(mine, most, ally)
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


def lurking(state: TinyEpic) -> float:
    """Of a White Walker less in the Terror Pool; of none where there is nothing to lose."""
    night = state.night
    if night is None or ending(state) or not any(state.purses[TREATY].pool.values()):
        return 0.0
    return LURKING[night.terror % 2 == 0]


def denial(state: TinyEpic, seat: Seat, side: str, house: str) -> float:
    """Of a Power Token less in somebody's Ally Pool: a loss, if it is one's own."""
    ally = state.allies.get(house) == side
    return (-1 if side == state.side(seat) else 1) * (FIRST_TOKEN if ally else SPARE_TOKEN)


def _others(state: TinyEpic, seat: Seat) -> list[str]:
    return [side for side in state.purses if side != state.side(seat)]
