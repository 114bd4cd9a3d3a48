"""How strong a side is in a battle (TE-6.7, TE-6.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model import army
from bot.rules.tiny_epic.model.facts import CARDS, DOMAINS, KINGS_LANDING, MATS
from bot.rules.tiny_epic.model.ops import KeepInPlay
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL

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


def braced(state: TinyEpic, side: str, domain: str) -> int:
    """What a side has from Whispers: the Rival's wherever it fights, the Treaty where the Teammate does (TE-16.18)."""
    rival = state.rival
    fights = rival is not None and (side == RIVAL or rival.house in control.of_side(state, side, domain))
    return rival.bonus if rival is not None and fights else 0


def zeal(state: TinyEpic, foe: str, domain: str) -> int:
    """What a Teammate there has against the Night King and the White Walkers (TE-17.8)."""
    rival = state.rival
    fights = rival is not None and rival.zeal and rival.house in control.here(state, domain)
    return int(fights and foe != "ice_dragon")


def companions(state: TinyEpic, *seats: Seat) -> int:
    """What cards kept beside the mats of those who lead a side add to it (TE-12.15)."""
    steps = (step for seat in seats for card in state.lords[seat].kept for step in CARDS[card].steps)
    return sum(step.battle_bonus for step in steps if isinstance(step, KeepInPlay))


def walls(domain: str) -> int:
    """What the defender has of the place: a castle, or the Iron Throne (TE-6.7)."""
    if domain == KINGS_LANDING:
        return 2
    return int(DOMAINS[domain].castle)


def edge(state: TinyEpic, defender: str, domain: str) -> int:
    """What a defender has besides units and cards: of the place, and a terrified house of its fear (TE-15.28)."""
    fear = MATS.terrified.defense_bonus if control.shield(state, defender) == NIGHT else 0
    return walls(domain) + fear


def retreats(cards: Sequence[str]) -> bool:
    """Whether one of the icons is a Retreat (TE-6.6, TE-12.9)."""
    return any(CARDS[card].battle.kind == "retreat" for card in cards)
