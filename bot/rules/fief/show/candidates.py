"""What may stand in a field, from a View alone."""

from __future__ import annotations

from bot.rules.contract import Candidates, Several
from bot.rules.fief.edits import MOST_GOLD
from bot.rules.fief.judge import judges
from bot.rules.fief.show.view import FiefView
from bot.rules.kit.offers import NONE, Filled, amount, pick_seat, seat_choices


def candidates(view: FiefView, kind: str, filled: Filled, field: str) -> Candidates:
    """See `Ruleset.candidates`."""
    state = view.known
    match kind, field:
        case "end_game", _:
            return Several(choices=seat_choices(state.seats), low=0, high=len(state.seats))
        case "set_gold", "player":
            return pick_seat(state.seats)
        case "set_gold", _:
            return amount(0, MOST_GOLD, 5)
    if view.viewer is None or kind not in view.menu:
        return NONE
    return judges.offer(state, view.viewer, kind, dict(filled), field)
