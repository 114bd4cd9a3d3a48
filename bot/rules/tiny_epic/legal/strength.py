"""How strong a side is in a battle (TE-6.7, TE-6.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model import army
from bot.rules.tiny_epic.model.facts import CARDS, DOMAINS, KINGS_LANDING

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic


def strength(state: TinyEpic, side: str, domain: str, cards: Sequence[str], bonus: int = 0) -> int:
    """Units, the icons of `cards`, Conscripts (which count once, TE-12.9) and a bonus."""
    icons = [CARDS[card].battle for card in cards]
    numbers = sum(icon.value for icon in icons if icon.kind == "strength")
    called = conscripts(state, side, domain) if any(icon.kind == "conscripts" for icon in icons) else 0
    return army.strength(control.of_side(state, side, domain)) + numbers + called + bonus


def conscripts(state: TinyEpic, side: str, domain: str) -> int:
    """TE-6.8."""
    return sum(army.strength(control.of_side(state, side, near)) for near in state.links[domain])


def walls(domain: str) -> int:
    """What the defender has of the place: a castle, or the Iron Throne (TE-6.7)."""
    if domain == KINGS_LANDING:
        return 2
    return int(DOMAINS[domain].castle)


def retreats(cards: Sequence[str]) -> bool:
    """Whether one of the icons is a Retreat (TE-6.6, TE-12.9)."""
    return any(CARDS[card].battle.kind == "retreat" for card in cards)
