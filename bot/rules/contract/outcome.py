"""How a game ended, and what each had."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.contract.base import Model, Party, Seat


class Score(Model):
    """One line of the score sheet: `parts` add up to `total` where the game counts points."""

    seat: Party
    total: int
    parts: Mapping[str, int] = {}


class Outcome(Model):
    """How a game ended. More than one winner is a shared victory; no seat among them is a loss for all."""

    winners: tuple[Party, ...]
    reason: str
    scores: tuple[Score, ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players among the winners."""
        return tuple(winner for winner in self.winners if isinstance(winner, int))
