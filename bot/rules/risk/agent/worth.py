"""What a board is worth to a seat: a number that the agent which searches compares, from what all can see.

Lands and castles bring armies, regions more; a land that a neighbour is likely to take counts for less. What the others
have counts against oneself, the leader's most, so that the leader is hindered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from bot.rules.contract import Seat
from bot.rules.risk.model.board import Board
from bot.rules.risk.play.odds import Side, forecast
from bot.rules.risk.play.reinforcements import base_armies

INCOME = 2.4
"""What an army a turn is worth, in armies on the board."""
BEGUN = 0.9
"""How much of a region's bonus counts while it is not whole: times the square of the share that is held."""
DANGER = 0.75
"""How surely a neighbour attacks where it can."""
LEADER = 0.6
"""How much more the strongest opponent counts than the others."""
MOST = 60
"""Armies beyond which more change no odds."""


@lru_cache(8192)
def chance(attackers: int, defenders: int) -> float:
    """That a land with `attackers` in it takes one with `defenders`."""
    if attackers < 2 or defenders < 1:
        return float(defenders < 1)
    return forecast(Side(min(attackers, MOST)), Side(min(defenders, MOST))).chance


@dataclass(frozen=True, slots=True)
class Position:
    """Who holds what: a board that may come to be."""

    board: Board
    owner: Mapping[str, int]
    armies: Mapping[str, int]

    def with_(self, armies: Mapping[str, int], owner: Mapping[str, int] | None = None) -> Position:
        """The same with other armies, or other owners, in some lands."""
        held = self.owner if owner is None else {**self.owner, **owner}
        return Position(self.board, held, {**self.armies, **armies})


@dataclass(frozen=True, slots=True)
class Worth:
    """How a seat weighs boards. `point` is what a land, castle or port counts towards the end of the game."""

    seat: Seat
    players: tuple[Seat, ...]
    point: float

    def of(self, at: Position) -> float:
        """What the board is worth to the seat."""
        strengths = {seat: self._strength(at, seat) for seat in self.players}
        mine = strengths.pop(self.seat, 0.0) - self._danger(at)
        if not strengths:
            return mine
        others = sum(strengths.values()) / len(strengths)
        return mine - others - LEADER * (max(strengths.values()) - others)

    def _strength(self, at: Position, seat: Seat) -> float:
        """Armies, what comes in every turn, and what counts at the end."""
        held = [place for place, owner in at.owner.items() if owner == seat]
        if not held:
            return 0.0
        castles = sum(place in at.board.castles for place in held)
        ports = sum(place in at.board.ports for place in held)
        lands = len(held)
        income = max(base_armies(lands, castles), 0.5 + (lands + castles) / 3) + self._regions(at, set(held))
        armies = sum(at.armies[place] for place in held)
        return armies + INCOME * income + self.point * (lands + castles + ports)

    def _regions(self, at: Position, held: set[str]) -> float:
        found = 0.0
        for region in at.board.regions:
            share = sum(place in held for place in region.territories) / len(region.territories)
            found += region.bonus * (1.0 if share == 1 else BEGUN * share * share)
        return found

    def _danger(self, at: Position) -> float:
        """What the neighbours are likely to take before one's next turn."""
        whole = {
            place: region.bonus
            for region in at.board.regions
            if all(at.owner[place] == self.seat for place in region.territories)
            for place in region.territories
        }
        found = 0.0
        for place, owner in at.owner.items():
            if owner == self.seat:
                strongest = max(strengths(at, place), default=0)
                if strongest > 1:
                    prize = (
                        1 + 0.5 * (place in at.board.castles) + 2 * self.point + whole.get(place, 0) * INCOME
                    )
                    found += DANGER * chance(strongest, at.armies[place]) * (prize + at.armies[place] / 3)
        return found


def strengths(at: Position, place: str) -> Iterable[int]:
    """The armies of players beside `place` that are not its holder's."""
    owner = at.owner[place]
    return (
        at.armies[near] for near in at.board.links[place] if at.owner[near] >= 0 and at.owner[near] != owner
    )
