"""Houses taken over: asking, agreeing, rising at the start of a round (MITCHELL-6.7, MITCHELL-9.4)."""

from __future__ import annotations

from bot.rules.contract import RuleError, Seat
from bot.rules.kit.draft import Draft
from bot.rules.risk.events.mitchell import HouseAsked, HouseLapsed, HouseRisen
from bot.rules.risk.events.setup import ObjectivesDealt
from bot.rules.risk.model import frames
from bot.rules.risk.model.actions import Lead
from bot.rules.risk.model.library import OF_HOUSE
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.claiming import OBJECTIVES_DEALT
from bot.rules.risk.play.gold import take
from bot.rules.risk.play.neutral import neutral_turn
from bot.rules.risk.play.powers import leaderless, neutral_lands, unled
from bot.rules.risk.play.wall import guard_after_neutrals


def may_lead(state: RiskState, seat: Seat) -> bool:
    """Whether `seat` may ask for a House now: once a round, between two actions of somebody's turn."""
    if state.realm is None or not leaderless(state, seat) or seat in state.realm.asked:
        return False
    return bool(unled(state)) and isinstance(state.stack[-1], (frames.Turn, frames.Reinforcement))


def lead(draft: Draft[RiskState], seat: Seat, action: Lead) -> None:
    """MITCHELL-6.7."""
    state = draft.state
    if state.realm is None:
        raise RuleError("RISK-2.5", "risk-no-land-mode")
    if seat in state.realm.left:
        raise RuleError("MITCHELL-6.7", "risk-no-lead-left")
    if not leaderless(state, seat):
        raise RuleError("MITCHELL-6.7", "risk-no-lead-player")
    if seat in state.realm.asked:
        raise RuleError("MITCHELL-6.7", "risk-no-lead-again")
    if action.house not in unled(state):
        houses = unled(state)
        raise RuleError(
            "MITCHELL-6.7", "risk-no-lead-house" if houses else "risk-no-lead-nobody", houses=houses
        )
    if not may_lead(state, seat):
        raise RuleError("MITCHELL-6.7", "risk-no-lead-now")
    draft.emit(HouseAsked(seat=seat, house=action.house, voters=state.playing))


def end_round(draft: Draft[RiskState]) -> bool:
    """The neutral turn, then those rise who lead a House from now on; True if they have Objectives to choose."""
    neutral_turn(draft)
    guard_after_neutrals(draft)
    assert draft.state.realm is not None
    risen = [seat for seat, house in draft.state.realm.heirs if _rises(draft, seat, house)]
    return bool(risen) and draft.state.on.objectives and _deal_objectives(draft, risen)


def _rises(draft: Draft[RiskState], seat: Seat, house: str) -> bool:
    """Whether the House still holds a land for `seat` to lead."""
    if house not in neutral_lands(draft.state).values():
        draft.emit(HouseLapsed(seat=seat, house=house))
        return False
    people = OF_HOUSE.get(house, ()) if draft.state.on.characters else ()
    draft.emit(HouseRisen(seat=seat, house=house, characters=people))
    return True


def _deal_objectives(draft: Draft[RiskState], risen: list[Seat]) -> bool:
    """Three Objectives to each of `risen`, of which they keep two; False if there are none (MITCHELL-6.7)."""
    hands = list(draft.state.court.objectives)
    dealt = take(draft, "objective", OBJECTIVES_DEALT * len(risen))
    deck = draft.state.court.objective_deck[len(dealt) :]
    for place, seat in enumerate(risen):
        hands[seat] = dealt[place :: len(risen)]
    choosing = tuple(seat for seat in risen if hands[seat])
    if choosing:
        draft.emit(ObjectivesDealt(hands=tuple(hands), deck=deck, choosing=choosing))
    return bool(choosing)
