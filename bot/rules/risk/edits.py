"""What a game master may change on the board, whatever the rules say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.rules.contract import Action, Candidates, Choice, Draft, EndGame, Outcome, RuleError, Several, Text
from bot.rules.risk.ending import points_sheet, scores
from bot.rules.risk.events import GameOver
from bot.rules.risk.state import RiskState
from bot.rules.risk.view import RiskView


def edit(draft: Draft[RiskState], action: Action) -> None:
    """Carry out an edit. Raises RuleError if it cannot be done."""
    if draft.state.result is not None:
        raise RuleError("RISK-24.1", "risk-no-over")
    _EDITS[type(action)](draft, action)


def candidates(view: RiskView, kind: str, _filled: Mapping[str, object], _field: str) -> Candidates:
    """What may stand in a field of an edit of this kind, from the public View."""
    assert kind == "end_game"
    seats = tuple(
        Choice(value=str(one.seat), label=Text(key="table-seat", args={"seat": one.seat}))
        for one in view.seats
    )
    return Several(choices=seats, low=0, high=len(seats))


def _end_game(draft: Draft[RiskState], action: EndGame) -> None:
    state = draft.state
    seats = range(len(state.houses))
    if not set(action.winners) <= set(map(str, seats)):
        raise RuleError("RISK-24.1", "risk-no-winner")
    sheet = points_sheet(state) if state.on.victory == "points" else scores(state)
    winners = tuple(seat for seat in seats if str(seat) in action.winners)
    draft.emit(GameOver(outcome=Outcome(winners=winners, reason="gm", scores=sheet)))


_EDITS: dict[type[Action], Callable[[Draft[RiskState], Any], None]] = {EndGame: _end_game}

EDITS: tuple[type[Action], ...] = tuple(_EDITS)
