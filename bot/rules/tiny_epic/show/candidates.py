"""What may stand in a field, from a View alone."""

from __future__ import annotations

from bot.rules.contract import Candidates, Several
from bot.rules.kit.offers import NONE, Filled, amount, pick_seat, seat_choices
from bot.rules.tiny_epic.judge import judges
from bot.rules.tiny_epic.show.labels import labelled
from bot.rules.tiny_epic.show.view import TinyEpicView

GOLD, POINTS = 9, 99


def candidates(view: TinyEpicView, kind: str, filled: Filled, field: str) -> Candidates:
    """See `Ruleset.candidates`."""
    state = view.known
    match kind, field:
        case "end_game", _:
            return Several(choices=seat_choices(state.seats), low=0, high=len(state.seats))
        case (("set_gold" | "set_score"), "player"):
            return pick_seat(state.seats)
        case "bring_back", "player":
            return pick_seat(seat for seat in state.seats if state.lords[seat].gone and state.options.treaty)
        case "set_gold", _:
            return amount(0, GOLD, 3)
        case "set_score", _:
            return amount(0, POINTS, 0)
    if view.viewer is None or kind not in view.menu:
        return NONE
    offered = judges.offer(state, view.viewer, kind, dict(filled), field)
    return labelled(offered, state, view.viewer, kind, field, filled)
