"""Standing orders: for the defence of lands, for cards, Characters and windows (RISK-26.3, RISK-26.5)."""

from __future__ import annotations

from bot.rules.contract import RuleError, Seat
from bot.rules.kit.draft import Draft
from bot.rules.kit.orders import ORDERS
from bot.rules.risk.events.plays import ReactionSet
from bot.rules.risk.events.turn import OrdersGiven
from bot.rules.risk.model.actions import Orders, React
from bot.rules.risk.model.board import board
from bot.rules.risk.model.library import CHARACTERS, THINGS, WINDOWS_ASKED, maester_cards
from bot.rules.risk.model.state import DEFENCE_ORDERS, RiskState

OWN_WINDOWS = (
    "any_time",
    "own_turn_start",
    "own_income",
    "own_deploy",
    "own_buy_maester",
    "own_pre_invasion",
    "own_maneuver",
    "own_draw",
    "own_draw_none",
)
"""Windows in which nobody waits: a plan plays them, and no order is taken (RISK-23.6, RISK-23.7, RISK-26.7)."""


def subjects(state: RiskState, seat: Seat) -> tuple[str, ...]:
    """What `seat` may give an order for: its Characters, the cards in play, the windows that ask."""
    if not state.on.windows:
        return ()
    mine = [who for who in state.court.characters if CHARACTERS[who].house == state.houses[seat]]
    things = [*mine, *dict.fromkeys(maester_cards(state.on))]
    return (*(one for one in things if THINGS[one].window not in OWN_WINDOWS), *WINDOWS_ASKED)


def react(draft: Draft[RiskState], seat: Seat, action: React) -> None:
    """RISK-26.5: at any time, on anybody's turn."""
    if action.what not in subjects(draft.state, seat):
        raise RuleError("RISK-26.5", "risk-no-react-what")
    if action.order not in ORDERS:
        raise RuleError("RISK-26.5", "risk-no-react-order")
    draft.emit(ReactionSet.model_validate({"seat": seat, "what": action.what, "order": action.order}))


def give_orders(draft: Draft[RiskState], seat: Seat, action: Orders) -> None:
    """RISK-26.3: at any time, on anybody's turn."""
    if action.defend not in DEFENCE_ORDERS:
        raise RuleError("RISK-26.3", "risk-no-order", defend=action.defend)
    if action.territory is not None and action.territory not in board(draft.state.board).rank:
        raise RuleError("RISK-26.3", "risk-no-territory", territory=action.territory)
    order = OrdersGiven.model_validate({"seat": seat, "defend": action.defend, "territory": action.territory})
    draft.emit(order)
