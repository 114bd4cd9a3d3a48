"""What may stand in a field, from a View alone."""

from __future__ import annotations

from bot.rules.contract import Candidates
from bot.rules.kit.offers import NONE, Filled
from bot.rules.tiny_epic.judge import judges
from bot.rules.tiny_epic.show.labels import labelled
from bot.rules.tiny_epic.show.view import TinyEpicView


def candidates(view: TinyEpicView, kind: str, filled: Filled, field: str) -> Candidates:
    """See `Ruleset.candidates`."""
    state = view.known
    if view.viewer is None or kind not in view.menu:
        return NONE
    offered = judges.offer(state, view.viewer, kind, dict(filled), field)
    return labelled(offered, state, view.viewer, kind, field, filled)
