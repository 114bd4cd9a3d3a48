"""How near the Treaty is to slaying the Night King: the plan behind what the sensible agent does against him.

He is slain by one army, the strongest that one player can lead, and one card: a number, or Conscripts, which call all
who stand next to him (TE-15.9d, TE-15.19). So what counts is where units stand, seen from his domain.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from bot.rules.kit.memo import last
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.legal import dead as dead_rules
from bot.rules.tiny_epic.model.army import Army
from bot.rules.tiny_epic.model.army import strength as units
from bot.rules.tiny_epic.model.facts import CARDS, KINGS_LANDING
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic

SPREAD = 4.5
"""By how much strength the chance of slaying him changes much."""
DRAWN = 2.5
"""What his card counts, and that a tie is his."""
FAR = (0.0, 0.0, 0.5, 1.2, 1.8, 2.2)
"""Strength that an army so many steps away from him is worth less."""
URGENCY = (0.3, 0.5, 0.9, 1.0, 1.0, 1.3)
"""Of strength near him, by round: he moves on, and what is gathered late is used."""
BEHIND = 0.8
"""Of strength, for each point that the Treaty is behind (TE-15.19)."""


@dataclass(frozen=True)
class Post:
    """What the Treaty has in a domain: strength, less what it is worth less so far away; whether that is beside the
    Night King; the best number on a card of who leads it; whether that one holds Conscripts."""

    strength: int
    less: float
    beside: bool
    number: int
    calls: bool


class Siege:
    """The Night King's domain and strength, and who could come against him."""

    def __init__(self, state: TinyEpic, king: str, prize: float) -> None:
        scores = state.purses
        behind = max(0, scores[NIGHT].score - scores[TREATY].score)
        hands = {seat: [CARDS[card].battle for card in control.hand(state, seat)] for seat in state.seats}
        self.king, self.ring = king, state.links[king]
        self._weight = prize * URGENCY[min(state.round, len(URGENCY)) - 1] * BEHIND**behind
        self._need = dead_rules.strength(state, "king", king) + DRAWN
        self._away = control.far(state, king)
        self._owners = {lord.house: seat for seat, lord in enumerate(state.lords)}
        self._numbers = {
            seat: max((icon.value for icon in icons), default=0) for seat, icons in hands.items()
        }
        self._callers = {
            seat for seat, icons in hands.items() if any(icon.kind == "conscripts" for icon in icons)
        }
        armies = {place: control.of_side(state, TREATY, place) for place in state.links if place != king}
        self._posts = {place: self._post(place, army) for place, army in armies.items() if army}
        self._now = self._hope(self._posts, 0)

    def gain(self, moved: Mapping[str, Army]) -> float:
        """How much better the hope of slaying him is, or worse, where the armies of some domains are these."""
        posts = self._posts | {place: self._post(place, army) for place, army in moved.items()}
        return self._weight * (self._hope(posts, 0) - self._now)

    def relief(self, weaker: int) -> float:
        """How much better if he loses so much strength."""
        return self._weight * (self._hope(self._posts, weaker) - self._now)

    def _post(self, place: str, army: Army) -> Post:
        leader = next((self._owners[house] for house in army if house in self._owners), None)
        able = [*self._numbers] if leader is None else [leader]
        steps = self._away.get(place, len(FAR))
        return Post(
            strength=units(army),
            less=FAR[min(steps, len(FAR) - 1)],
            beside=place in self.ring,
            number=max(self._numbers[seat] for seat in able),
            calls=any(seat in self._callers for seat in able),
        )

    def _hope(self, posts: Mapping[str, Post], weaker: int) -> float:
        called = sum(post.strength for post in posts.values() if post.beside)
        best = 0.0
        for post in posts.values():
            card = post.number
            if post.calls:
                card = max(card, called - post.strength * post.beside)
            if post.strength:
                best = max(best, post.strength + card - post.less)
        return 1 / (1 + math.exp((self._need - weaker - best) / SPREAD))


@last
def siege(state: TinyEpic, prize: float) -> Siege | None:
    """The siege as it stands, slaying him being worth `prize`; None before his first attack, or where the Treaty may
    not enter (TE-15.9b)."""
    night = state.night
    if night is None or night.king is None:
        return None
    castles = len(control.castles(state, TREATY))
    barred = night.king == KINGS_LANDING and castles < control.castles_needed(state)
    return None if barred else Siege(state, night.king, prize)
