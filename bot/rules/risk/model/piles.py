"""The three piles of cards and where the state keeps them (RISK-8.1, RISK-19.1, RISK-22.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.kit.deck import Deck
from bot.rules.kit.draft import changed

if TYPE_CHECKING:
    from bot.rules.risk.model.state import RiskState

Pile = Literal["territory", "maester", "objective"]

IN_COURT: dict[Pile, tuple[str, str, str]] = {
    "maester": ("maesters", "maester_deck", "maester_discard"),
    "objective": ("objectives", "objective_deck", "objective_discard"),
}


def deck_of(state: RiskState, pile: Pile) -> Deck:
    """The cards of a kind: in hands, to be drawn, discarded."""
    court = state.court
    if pile == "territory":
        return Deck(state.hands, state.deck, state.discard)
    if pile == "maester":
        return Deck(court.maesters, court.maester_deck, court.maester_discard)
    return Deck(court.objectives, court.objective_deck, court.objective_discard)


def with_deck(state: RiskState, pile: Pile, deck: Deck) -> RiskState:
    """The state with these cards of a kind."""
    if pile == "territory":
        return changed(state, hands=deck.hands, deck=deck.pile, discard=deck.discard)
    fields = dict(zip(IN_COURT[pile], deck, strict=True))
    return changed(state, court=changed(state.court, **fields))
