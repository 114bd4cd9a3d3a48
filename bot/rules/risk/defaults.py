"""What is done for a seat whose time is over (RISK-26.2)."""

from __future__ import annotations

from bot.rules.contract import Action, Seat
from bot.rules.risk.actions import Defend, Deploy, End, Halt, House, Occupy, Redeem
from bot.rules.risk.board import Board, board
from bot.rules.risk.cards import sets
from bot.rules.risk.prompts import DEFENCE_DICE, awaited
from bot.rules.risk.setup import free_houses
from bot.rules.risk.state import Battle, Conquest, Houses, Invasion, Muster, RiskState, Turn


def default(state: RiskState, seat: Seat) -> Action:
    """The cautious or the usual choice; raises LookupError if `seat` is not awaited."""
    if awaited(state) != seat:
        raise LookupError(seat)
    frame = state.stack[-1]
    here = board(state.board)
    match frame:
        case Houses():
            return House(house=free_houses(len(state.houses), state.houses)[0])
        case Muster(duty=True):
            return Redeem(cards=sets(here, state.owner, seat, state.hands[seat])[0].id)
        case Muster():
            return _deploy(here, state, frame)
        case Invasion():
            return Halt()
        case Battle():
            return Defend(dice=DEFENCE_DICE)
        case Conquest():
            return Occupy(armies=frame.low)
        case Turn():
            return End()


def _deploy(here: Board, state: RiskState, muster: Muster) -> Deploy:
    """All that the first territory gets where armies go one by one to the weakest own border (RISK-26.2).

    Armies bound by a set come first, to the weakest of their territories, borders before others. One action a
    territory: the ones that follow place the rest as if it had been done one by one.
    """
    if muster.bound:
        places, armies = muster.bound[0].territories, muster.bound[0].armies
    else:
        places, armies = here.held(state.owner, muster.seat), muster.free
    borders = tuple(place for place in places if here.opposing(state.owner, place))
    strength = {place: state.armies[place] for place in here.in_order(borders or places)}
    for _ in range(armies):
        strength[min(strength, key=strength.__getitem__)] += 1
    first = next(place for place in strength if strength[place] > state.armies[place])
    return Deploy(territory=first, armies=strength[first] - state.armies[first])
