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

    Armies bound by a set come first, to the weakest of their territories. One action a territory: the ones
    that follow place the rest as if it had been done one by one.
    """
    if muster.bound:
        group = muster.bound[0]
        pool, armies = group.territories, group.armies
    else:
        held = here.held(state.owner, muster.seat)
        pool, armies = tuple(place for place in held if here.opposing(state.owner, place)), muster.free
    weakest_first = {place: state.armies[place] for place in here.in_order(pool)}
    placed = dict.fromkeys(weakest_first, 0)
    for _ in range(armies):
        weakest = min(weakest_first, key=weakest_first.__getitem__)
        weakest_first[weakest] += 1
        placed[weakest] += 1
    first = next(place for place, number in placed.items() if number)
    return Deploy(territory=first, armies=placed[first])
