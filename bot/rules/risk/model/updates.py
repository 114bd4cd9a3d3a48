"""Small changes that the folds of many events make: to a seat's entry, the court, the stack, the armies of a place."""

from __future__ import annotations

from bot.rules.contract import Seat
from bot.rules.kit.draft import changed, put
from bot.rules.risk.model import frames
from bot.rules.risk.model.state import RiskState


def with_court(state: RiskState, **fields: object) -> RiskState:
    """The state with some fields of its court replaced."""
    return changed(state, court=changed(state.court, **fields))


def top(state: RiskState, *instead: frames.AnyFrame) -> RiskState:
    """The state with its top frame replaced by these."""
    return changed(state, stack=(*state.stack[:-1], *instead))


def placed(state: RiskState, place: str, armies: int) -> RiskState:
    """The state with more, or fewer, armies in `place`; an occupation under way counts on them.

    The armies of a landing stand nowhere yet: its `place` is their side (MITCHELL-6.3).
    """
    stack = state.stack
    if place not in state.armies:
        return changed(state, stack=tuple(_afloat(frame, armies) for frame in stack))
    for level, frame in enumerate(stack):
        if isinstance(frame, frames.Conquest) and place in (frame.source, frame.target):
            low = frame.low + (armies if place == frame.target else 0)
            frame = changed(frame, low=low, high=frame.high + armies)
            stack = (*stack[:level], frame, *stack[level + 1 :])
    return changed(state, armies={**state.armies, place: state.armies[place] + armies}, stack=stack)


def _afloat(frame: frames.AnyFrame, armies: int) -> frames.AnyFrame:
    return changed(frame, afloat=frame.afloat + armies) if isinstance(frame, frames.Invasion) else frame


def on_turn(state: RiskState, **fields: object) -> RiskState:
    """The state with some fields of its turn replaced."""
    turn = state.current
    assert turn is not None
    return changed(state, stack=(changed(turn, **fields), *state.stack[1:]))


def bled(state: RiskState, place: str, armies: int) -> RiskState:
    """An open invasion, or landing, counts armies that a card has killed on either of its sides."""
    invasion = state.invasion
    if invasion is None or place not in (invasion.source, invasion.target):
        return state
    if place == invasion.source:
        counted = changed(invasion, lost=invasion.lost + armies)
    else:
        counted = changed(invasion, slain=invasion.slain + armies)
    return changed(state, stack=tuple(counted if frame is invasion else frame for frame in state.stack))


def destroyed(state: RiskState, by: int, owner: int, armies: int) -> RiskState:
    """Counted for the active player's Objectives, if it was theirs to destroy (RISK-19.5)."""
    turn = state.current
    if turn is None or turn.seat != by or owner == by:
        return state
    return on_turn(state, destroyed=turn.destroyed + armies)


def paid(state: RiskState, seat: Seat, gold: int, to: Seat | None = None) -> RiskState:
    """The state with so much less in the treasury of `seat`, and so much more in that of another."""
    treasuries = put(state.court.gold, seat, state.court.gold[seat] - gold)
    if to is not None:
        treasuries = put(treasuries, to, treasuries[to] + gold)
    return with_court(state, gold=treasuries)
