"""What may stand in a field, from a View alone."""

from __future__ import annotations

from bot.rules.contract import Candidates
from bot.rules.fief.judge import judges
from bot.rules.fief.show import answers, edits
from bot.rules.fief.show.view import FiefView
from bot.rules.kit.offers import NONE, Filled


def candidates(view: FiefView, kind: str, filled: Filled, field: str) -> Candidates:
    """See `Ruleset.candidates`."""
    state = view.known
    if kind in edits.KINDS:
        return edits.candidates(state, kind, filled, field)
    if view.viewer is None or kind not in view.menu:
        return NONE
    found = judges.offer(state, view.viewer, kind, dict(filled), field)
    return answers.meant(state, view.viewer, found) if kind == "standing" else found
