"""Whether something may be done at this moment."""

from __future__ import annotations

from typing import NoReturn, TypeVar

from bot.rules.contract import Seat
from bot.rules.kit import stack
from bot.rules.kit.stack import Frame
from bot.rules.risk.model.board import HAND_LIMIT
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.powers import callable_sides

F = TypeVar("F", bound=Frame)


def expect(state: RiskState, seat: Seat, kind: type[F], clause: str) -> F:
    """The top frame, if it is of this kind and awaits `seat`. Raises RuleError as `refuse` does."""
    return stack.expect("risk", state, seat, kind, clause)


def refuse(state: RiskState, seat: Seat, clause: str) -> NoReturn:
    """Raises RuleError: whose move it is, or what comes first."""
    stack.refuse("risk", state, seat, clause)


def may_draw(state: RiskState) -> bool:
    """Whether the active seat has earned a card and has room for it (RISK-20.1, RISK-8.8)."""
    turn = state.current
    return turn is not None and turn.earned and len(state.hands[turn.seat]) < HAND_LIMIT


def may_land(state: RiskState) -> bool:
    """Whether the active seat may call exiles instead of a card, five in hand or not (MITCHELL-6.1)."""
    turn = state.current
    return state.realm is not None and turn is not None and turn.earned and bool(callable_sides(state))


def may_earn(state: RiskState) -> bool:
    """Whether the active seat has a card, or a landing, to choose at the end of this turn."""
    return may_draw(state) or may_land(state)
