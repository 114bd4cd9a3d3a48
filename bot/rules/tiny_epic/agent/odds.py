"""What the top card of the deck makes of a battle against the dead: exact, for a deck of which nothing is known."""

from __future__ import annotations

from collections import Counter
from functools import cache

from bot.rules.tiny_epic.model.facts import PLOT

CALLED = "conscripts"


def wins(ours: float, theirs: int, called: int, attacking: bool) -> float:
    """How likely the Treaty wins with strength `ours`, its card included, against `theirs` without a card, to which
    Conscripts add `called`; who attacks loses a tie (TE-15.18 to TE-15.20)."""
    ahead = ours - theirs if not attacking else ours - theirs - 1
    return sum(share for icon, share in _icons() if ahead >= (called if icon == CALLED else int(icon)))


@cache
def _icons() -> tuple[tuple[str, float], ...]:
    """What is drawn how often: a number, a Retreat being 0, or Conscripts; a Secret draws again."""
    icons = [card.battle for card in PLOT.values() if card.battle.kind != "secret"]
    found = Counter(CALLED if icon.kind == "conscripts" else str(icon.value) for icon in icons)
    return tuple((icon, count / len(icons)) for icon, count in found.items())
