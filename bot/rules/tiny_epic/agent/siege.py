"""How near the Treaty is to slaying the Night King: the plan behind what the sensible agent does against him.

He is slain by one army, the strongest that one player can lead, and one card: a number, or Conscripts, which call all
who stand next to him (TE-15.9d, TE-15.19). So what counts is where units stand, seen from his domain.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from bot.rules.contract import Seat
from bot.rules.kit.memo import last
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.legal import dead as dead_rules
from bot.rules.tiny_epic.model.army import Army
from bot.rules.tiny_epic.model.army import strength as units
from bot.rules.tiny_epic.model.facts import CARDS, KINGS_LANDING
from bot.rules.tiny_epic.model.night import Night
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic

SPREAD = 4.5
"""By how much strength the chance of slaying him changes much."""
DRAWN = 2.5
"""What his card counts, and that a tie is his."""
SHORT = 0.05
"""Of each point of strength that is still missing: every one counts, however far the goal."""
FAR = (0.0, 0.0, 0.5, 1.2, 1.8, 2.2)
"""Strength that an army so many steps away from him is worth less."""
URGENCY = (0.5, 0.7, 1.0, 1.0, 1.0, 1.3)
"""Of strength near him, by round: he moves on, and what is gathered late is used."""
NOWHERE = 3
"""White Walkers that will stand around him when he comes, while he is nowhere yet."""
AWAY = 1.0
"""Strength that any army is worth less then."""
BEST_OF = (0.0, 2.2, 3.2, 3.8, 4.1)
"""The best number among so many cards of the deck, on average."""
BEHIND = 0.8
"""Of strength, for each point that the Treaty is behind (TE-15.19)."""


@dataclass(frozen=True)
class Post:
    """What the Treaty has in a domain: strength, less what it is worth less so far away; whether that is beside the
    Night King; who may lead it."""

    strength: int
    less: float
    beside: bool
    able: tuple[Seat, ...]


@dataclass(frozen=True)
class Hand:
    """The best number on the cards of a seat, and whether it holds Conscripts."""

    number: float
    calls: bool


class Siege:
    """The Night King's domain and strength, and who could come against him."""

    def __init__(self, state: TinyEpic, king: str | None, prize: float) -> None:
        scores, night = state.purses, dead_rules.night_of(state)
        behind = max(0, scores[NIGHT].score - scores[TREATY].score)
        self.king, self.ring = king, state.links[king] if king else ()
        self._weight = prize * URGENCY[min(state.round, len(URGENCY)) - 1] * BEHIND**behind
        self._away = control.far(state, king) if king else {}
        there = dead_rules.strength(state, "king", king) if king else _expected(night)
        self._need = there + DRAWN
        self._owners = {lord.house: seat for seat, lord in enumerate(state.lords)}
        self._cards = {seat: control.hand(state, seat) for seat in state.seats}
        self._hands = {seat: _hand(cards) for seat, cards in self._cards.items()}
        armies = {place: control.of_side(state, TREATY, place) for place in state.links if place != king}
        self._posts = {place: self._post(place, army) for place, army in armies.items() if army}
        self._now = self._hope(self._posts, self._hands)

    def gain(self, moved: Mapping[str, Army]) -> float:
        """How much better the hope of slaying him is, or worse, where the armies of some domains are these."""
        posts = self._posts | {place: self._post(place, army) for place, army in moved.items()}
        return self._weight * (self._hope(posts, self._hands) - self._now)

    def relief(self, weaker: int) -> float:
        """How much better if he loses so much strength."""
        return self._weight * (self._hope(self._posts, self._hands, weaker) - self._now)

    def spent(self, seat: Seat, cards: Collection[str]) -> float:
        """How much worse once a seat has these cards no longer."""
        left = _hand([card for card in self._cards[seat] if card not in cards])
        return self._weight * (self._now - self._hope(self._posts, {**self._hands, seat: left}))

    def drawn(self, seat: Seat, many: int) -> float:
        """How much better, on average, once a seat has drawn so many cards."""
        hand = self._hands[seat]
        more = Hand(max(hand.number, BEST_OF[min(many, len(BEST_OF) - 1)]), hand.calls)
        return self._weight * (self._hope(self._posts, {**self._hands, seat: more}) - self._now)

    def _post(self, place: str, army: Army) -> Post:
        leader = next((self._owners[house] for house in army if house in self._owners), None)
        less = FAR[min(self._away.get(place, len(FAR)), len(FAR) - 1)] if self.king else AWAY
        able = (*self._cards,) if leader is None else (leader,)
        return Post(strength=units(army), less=less, beside=place in self.ring, able=able)

    def _hope(self, posts: Mapping[str, Post], hands: Mapping[Seat, Hand], weaker: int = 0) -> float:
        called = sum(post.strength for post in posts.values() if post.beside)
        best = 0.0
        for post in posts.values():
            card = max(hands[seat].number for seat in post.able)
            if any(hands[seat].calls for seat in post.able):
                card = max(card, called - post.strength * post.beside)
            if post.strength:
                best = max(best, post.strength + card - post.less)
        short = self._need - weaker - best
        return 1 / (1 + math.exp(short / SPREAD)) - SHORT * max(0.0, short)


def _hand(cards: Iterable[str]) -> Hand:
    icons = [CARDS[card].battle for card in cards]
    calls = any(icon.kind == "conscripts" for icon in icons)
    return Hand(max((icon.value for icon in icons), default=0), calls)


def _expected(night: Night) -> int:
    """How strong he will be when he comes."""
    return dead_rules.king(night, None) + NOWHERE * dead_rules.walker(night)


@last
def siege(state: TinyEpic, prize: float) -> Siege | None:
    """The siege as it stands, slaying him being worth `prize`; None where the Treaty may not enter (TE-15.9b)."""
    night = state.night
    if night is None:
        return None
    castles = len(control.castles(state, TREATY))
    barred = night.king == KINGS_LANDING and castles < control.castles_needed(state)
    return None if barred else Siege(state, night.king, prize)
