"""What a viewer may do now, likeliest first."""

from __future__ import annotations

from bot.rules.contract import Seat
from bot.rules.kit import stack
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.effects import revealable
from bot.rules.risk.play.heirs import may_lead
from bot.rules.risk.play.orders import subjects
from bot.rules.risk.play.plays import playable


def menu(state: RiskState, seat: Seat) -> tuple[str, ...]:
    """What answers the open decision, then what may be done beside it at any time."""
    if state.result is not None:
        return ()
    if seat in state.out or seat == state.fallen:
        return ("lead",) if may_lead(state, seat) else ()
    kinds = stack.menu(state, seat)
    beside = {
        "reveal": revealable(state, seat),
        "play": "play" not in kinds and playable(state, seat),
        "react": state.owner and subjects(state, seat),
        "orders": True,
        "concede": True,
    }
    return (*kinds, *(kind for kind, may in beside.items() if may))
