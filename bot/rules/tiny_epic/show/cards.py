"""What a card shows, as the names of its parts: its battle icon, its shields."""

from __future__ import annotations

from collections import Counter

from bot.rules.tiny_epic.model.facts import CARDS


def icon(card: str) -> str:
    """What it does in a battle."""
    battle = CARDS[card].battle
    return f"icon-strength-{battle.value}" if battle.kind == "strength" else f"icon-{battle.kind}"


def shields(card: str) -> tuple[str, ...]:
    """Whose shields it has, each once."""
    found = Counter(CARDS[card].shields)
    return tuple(f"shield-{house}" + (f"-{count}" if count > 1 else "") for house, count in found.items())
