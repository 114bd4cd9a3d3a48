"""What a card shows, as the names of its parts: its battle icon, its shields."""

from __future__ import annotations

from collections import Counter

from bot.rules.tiny_epic.model.facts import CARDS
from bot.rules.tiny_epic.model.sides import NIGHT

LETTERS = {
    "lannister": "L",
    "stark": "S",
    "tully": "U",
    "tyrell": "T",
    "greyjoy": "G",
    "martell": "M",
    "baratheon": "B",
    "arryn": "A",
    "nights_watch": "W",
    "targaryen": "D",
    NIGHT: "K",
}
"""The letter on the shield of each house, and of the Night King."""


def icon(card: str) -> str:
    """What it does in a battle."""
    battle = CARDS[card].battle
    return f"icon-strength-{battle.value}" if battle.kind == "strength" else f"icon-{battle.kind}"


def shields(card: str) -> tuple[str, ...]:
    """Whose shields it has, each once."""
    found = Counter(CARDS[card].shields)
    return tuple(f"shield-{house}" + (f"-{count}" if count > 1 else "") for house, count in found.items())


def arms(card: str) -> tuple[tuple[str, str], ...]:
    """Its shields as they are drawn, each with its letter."""
    return tuple((house, LETTERS[house]) for house in CARDS[card].shields)
