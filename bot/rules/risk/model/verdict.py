"""What puts one seat before the others where a game ends by what is held (RISK-24.3, RISK-24.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from bot.rules.contract import Party, Score


class Verdict(NamedTuple):
    """How the winner is found, and whom it is found against."""

    by: Literal["points", "castles", "armies", "nothing"]
    """`nothing` parts those who share the victory."""
    others: tuple[Party, ...]
    """Who has as much of all that is counted before; where points decide, who has most of the others."""


def verdict(winners: Iterable[Party], sheet: Iterable[Score]) -> Verdict:
    """What decides between these winners, one at least, and the others of the score sheet."""
    first, *more = (score for score in sheet if score.seat in winners)
    others = [score for score in sheet if score.seat not in winners]
    level = [score for score in others if score.total == first.total]
    even = [score for score in level if score.parts["castles"] == first.parts["castles"]]
    if more:
        return Verdict("nothing", ())
    if even:
        return Verdict("armies", _seats(even))
    if level:
        return Verdict("castles", _seats(level))
    most = max((score.total for score in others), default=0)
    return Verdict("points", _seats(score for score in others if score.total == most))


def _seats(scores: Iterable[Score]) -> tuple[Party, ...]:
    return tuple(score.seat for score in scores)
