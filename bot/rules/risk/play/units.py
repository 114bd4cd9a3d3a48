"""Special Units on the move and for a territory card (RISK-8.7, RISK-14)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from bot.rules.contract import RuleError, Seat
from bot.rules.kit.draft import Draft
from bot.rules.risk.events.turn import UnitPlaced
from bot.rules.risk.model import frames
from bot.rules.risk.model.actions import Unit
from bot.rules.risk.model.board import Board, board
from bot.rules.risk.model.cards import VALUES
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.moment import expect

Pair = tuple[int, int]
"""Knights and Siege Engines: those that march (RISK-14.5, RISK-14.7)."""


def mobile(state: RiskState, place: str) -> Pair:
    """The units in `place` that may march."""
    knights, engines, _ = state.court.troop(place)
    return knights, engines


def written(units: Pair) -> str:
    """So many Knights and Siege Engines as one value: `2-1`."""
    return f"{units[0]}-{units[1]}"


def up_to(most: Pair) -> tuple[Pair, ...]:
    """All numbers of units up to these, the most first."""
    knights, engines = (range(count, -1, -1) for count in most)
    return tuple((k, s) for k in knights for s in engines)


def units_named(text: str | None, most: Pair, clause: str) -> Pair | None:
    """The units that somebody named, None if nobody did. Raises RuleError if they cannot go."""
    if text is None:
        return None
    if most == (0, 0):
        raise RuleError(clause, "risk-no-units-there")
    for units in up_to(most):
        if written(units) == text:
            return units
    raise RuleError(clause, "risk-no-units", low=0, high=sum(most))


def holds_set(here: Board, cards: Sequence[str]) -> bool:
    """Whether these cards hold a set (RISK-8.2)."""
    return any(
        tuple(sorted(here.symbols[card] for card in three)) in VALUES for three in combinations(cards, 3)
    )


def for_unit(state: RiskState, seat: Seat) -> tuple[str, ...]:
    """The cards `seat` may hand in for a unit now (RISK-8.6, RISK-8.7)."""
    muster, turn = state.stack[-1] if state.stack else None, state.stack[0] if state.stack else None
    if (
        not state.on.special_units
        or not isinstance(muster, frames.Reinforcement)
        or not isinstance(turn, frames.Turn)
    ):
        return ()
    if muster.step != "reinforce" or muster.begun or turn.unit_card or muster.seat != seat:
        return ()
    hand, here = state.hands[seat], board(state.board)
    return tuple(
        card
        for card in hand
        if card and (not muster.duty or holds_set(here, [one for one in hand if one != card]))
    )


def unit(draft: Draft[RiskState], seat: Seat, action: Unit) -> None:
    """RISK-8.7, RISK-7.6."""
    state = draft.state
    muster = expect(state, seat, frames.Reinforcement, "RISK-8.7")
    turn = state.stack[0]
    assert isinstance(turn, frames.Turn)
    if not state.on.special_units:
        raise RuleError("RISK-2.6", "risk-no-unit-module")
    if muster.step != "reinforce" or muster.begun or turn.unit_card:
        clause = "RISK-8.7" if muster.step == "reinforce" else "RISK-17.4"
        raise RuleError(clause, "risk-no-unit-now")
    if action.card not in for_unit(state, seat):
        held = action.card in state.hands[seat]
        raise RuleError(
            "RISK-8.6" if held else "RISK-8.7", "risk-no-unit-set" if held else "risk-no-unit-card"
        )
    if state.owner.get(action.territory) != seat:
        raise RuleError("RISK-7.6", "risk-no-deploy-there", territory=action.territory)
    kind = board(state.board).symbols[action.card]
    draft.emit(UnitPlaced(seat=seat, territory=action.territory, unit=kind, card=action.card))
