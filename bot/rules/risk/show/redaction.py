"""A state as far as one viewer may know it (RISK-25): what is hidden is blank, how much there is of it stays."""

from __future__ import annotations

from bot.rules.contract import Viewer
from bot.rules.kit.deck import BLANK, blank, hidden
from bot.rules.kit.draft import changed
from bot.rules.kit.stack import seen
from bot.rules.risk.model.dominion import Court
from bot.rules.risk.model.state import RiskState, StandingOrders


def redacted(state: RiskState, viewer: Viewer) -> RiskState:
    """`state` without the hands, decks, orders and answers that are hidden from `viewer`."""
    court = state.court
    if court != NOTHING:
        court = changed(
            court,
            maesters=hidden(court.maesters, viewer),
            maester_deck=blank(court.maester_deck),
            objectives=hidden(court.objectives, viewer),
            objective_deck=blank(court.objective_deck),
            smallfolk=tuple(
                one if one.seat == viewer else changed(one, card=BLANK) for one in court.smallfolk
            ),
            reactions=tuple(mine if seat == viewer else {} for seat, mine in enumerate(court.reactions)),
        )
    return changed(
        state,
        hands=hidden(state.hands, viewer),
        deck=blank(state.deck),
        orders=tuple(mine if seat == viewer else NO_ORDERS for seat, mine in enumerate(state.orders)),
        stack=seen(state.stack, viewer),
        court=court,
    )


NOTHING = Court()
NO_ORDERS = StandingOrders()
