"""What is done for a seat whose time is over (RISK-26.2)."""

from __future__ import annotations

from bot.rules.contract import Action, Seat
from bot.rules.risk.model.actions import Defend, Deploy, End, Halt, House, Occupy, Press, Redeem
from bot.rules.risk.model.board import Board, board
from bot.rules.risk.model.cards import sets
from bot.rules.risk.model.dominion_actions import Claim, KeepCards, Pass, Remove, Score
from bot.rules.risk.model.frames import Choosing, Claiming, Keep, Removal
from bot.rules.risk.model.mitchell import Vote
from bot.rules.risk.model.mitchell_actions import Agree
from bot.rules.risk.model.state import Battle, Conquest, Houses, Invasion, Muster, RiskState, Turn
from bot.rules.risk.play.claiming import OBJECTIVES_KEPT, usual_claim
from bot.rules.risk.play.effects import removable
from bot.rules.risk.play.objectives import scorable
from bot.rules.risk.play.prompts import DEFENCE_DICE, waiting
from bot.rules.risk.play.setup import free_houses
from bot.rules.risk.play.units import mobile, written


def default(state: RiskState, seat: Seat) -> Action:
    """The cautious or the usual choice; raises LookupError if `seat` is not awaited."""
    if seat not in waiting(state):
        raise LookupError(seat)
    frame = state.stack[-1]
    here = board(state.board)
    match frame:
        case Houses():
            return House(house=free_houses(state)[0])
        case Muster(duty=True):
            return Redeem(cards=sets(here, state.owner, seat, state.hands[seat])[0].id)
        case Muster():
            return _deploy(here, state, frame)
        case Invasion():
            return Halt() if frame.battles else Press()
        case Battle():
            return Defend(dice=DEFENCE_DICE)
        case Conquest():
            none = written((0, 0)) if mobile(state, frame.source) != (0, 0) else None
            return Occupy(armies=frame.low, units=none)
        case Turn():
            met = scorable(state, seat)
            return Score(objective=met[0]) if met else End()
        case Choosing():
            return KeepCards(cards=state.court.objectives[seat][:OBJECTIVES_KEPT])
        case Claiming():
            return Claim(territory=usual_claim(state, seat))
        case Keep():
            return KeepCards(cards=frame.cards[:1])
        case Vote():
            return Agree(yes=False)
        case Removal():
            place = removable(state, frame)[0]
            return Remove(territory=place, armies=min(frame.most, state.armies[place] - 1))
        case _:
            return Pass()


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
