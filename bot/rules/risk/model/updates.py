"""Small changes that the folds of many events make: to a seat's entry, the court, the stack, the armies of a place."""

from __future__ import annotations

from bot.rules.kit.draft import changed
from bot.rules.risk.model.state import Conquest, Frame, Invasion, RiskState, Turn


def with_court(state: RiskState, **fields: object) -> RiskState:
    """The state with some fields of its court replaced."""
    return changed(state, court=changed(state.court, **fields))


def top(state: RiskState, *frames: Frame) -> RiskState:
    """The state with its top frame replaced by `frames`."""
    return changed(state, stack=(*state.stack[:-1], *frames))


def placed(state: RiskState, place: str, armies: int) -> RiskState:
    """The state with more, or fewer, armies in `place`; an occupation under way counts on them.

    The armies of a landing stand nowhere yet: its `place` is their side (MITCHELL-6.3).
    """
    stack = state.stack
    if place not in state.armies:
        return changed(state, stack=tuple(_afloat(frame, armies) for frame in stack))
    for level, frame in enumerate(stack):
        if isinstance(frame, Conquest) and place in (frame.source, frame.target):
            low = frame.low + (armies if place == frame.target else 0)
            frame = changed(frame, low=low, high=frame.high + armies)
            stack = (*stack[:level], frame, *stack[level + 1 :])
    return changed(state, armies={**state.armies, place: state.armies[place] + armies}, stack=stack)


def _afloat(frame: Frame, armies: int) -> Frame:
    return changed(frame, afloat=frame.afloat + armies) if isinstance(frame, Invasion) else frame


def on_turn(state: RiskState, **fields: object) -> RiskState:
    """The state with some fields of its turn replaced."""
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    return changed(state, stack=(changed(turn, **fields), *state.stack[1:]))


def destroyed(state: RiskState, by: int, owner: int, armies: int) -> RiskState:
    """Counted for the active player's Objectives, if it was theirs to destroy (RISK-19.5)."""
    turn = state.stack[0] if state.stack else None
    if not isinstance(turn, Turn) or turn.seat != by or owner == by:
        return state
    return on_turn(state, destroyed=turn.destroyed + armies)
