"""A state as far as one viewer may know it (RISK-25): what is hidden is blank, how much there is of it stays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from bot.rules.contract import Viewer
from bot.rules.kit.draft import changed
from bot.rules.risk.model.frames import Choosing, Keep, Window
from bot.rules.risk.model.state import Frame, RiskState, StandingOrders

BLANK = ""
"""A card whose face the viewer does not know."""

T = TypeVar("T")


def masked(state: RiskState, viewer: Viewer) -> RiskState:
    """`state` without the hands, decks, orders and answers that are hidden from `viewer`."""
    court = state.court
    court = changed(
        court,
        maesters=_hands(court.maesters, viewer),
        maester_deck=_blank(court.maester_deck),
        objectives=_hands(court.objectives, viewer),
        objective_deck=_blank(court.objective_deck),
        smallfolk=tuple(one if one.seat == viewer else changed(one, card=BLANK) for one in court.smallfolk),
        reactions=tuple(mine if seat == viewer else {} for seat, mine in enumerate(court.reactions)),
    )
    orders = tuple(mine if seat == viewer else StandingOrders() for seat, mine in enumerate(state.orders))
    return changed(
        state,
        hands=_hands(state.hands, viewer),
        deck=_blank(state.deck),
        orders=orders,
        stack=tuple(_frame(frame, viewer) for frame in state.stack),
        court=court,
    )


def _blank(cards: tuple[str, ...]) -> tuple[str, ...]:
    return (BLANK,) * len(cards)


def _hands(hands: tuple[tuple[str, ...], ...], viewer: Viewer) -> tuple[tuple[str, ...], ...]:
    return tuple(hand if seat == viewer else _blank(hand) for seat, hand in enumerate(hands))


def _frame(frame: Frame, viewer: Viewer) -> Frame:
    match frame:
        case Window():
            return changed(frame, answers=_own(frame.answers, viewer))
        case Choosing():
            return changed(frame, kept=_own(frame.kept, viewer))
        case Keep() if frame.seat != viewer:
            return changed(frame, cards=_blank(frame.cards))
    return frame


def _own(answers: Mapping[int, T], viewer: Viewer) -> dict[int, T]:
    return {seat: answer for seat, answer in answers.items() if seat == viewer}
