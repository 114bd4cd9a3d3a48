"""Which Troops of a side fall (FIEF-6.18, 6.19)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules.fief.legal import strength
from bot.rules.fief.model.facts import UNITS
from bot.rules.fief.model.units import Troops

Order = Sequence[str]
"""A loss order (FIEF-17.14)."""


def falling(
    troops: Sequence[Troops], points: Sequence[int], hits: int, orders: Sequence[Order]
) -> tuple[Troops, ...]:
    """For each House of a side those who fall; several lose one at a time, the strongest first (FIEF-6.19).

    `points` are the Strength Points of each, Nobles among them.
    """
    if len(troops) == 1:
        return (strength.falls(troops[0], hits, orders[0]),)
    left, weight = [dict(one) for one in troops], list(points)
    fallen: list[dict[str, int]] = [{} for _ in troops]
    while True:
        for place in sorted(range(len(left)), key=lambda one: (-weight[one], one)):
            kind = strength.first_to_fall(left[place], hits, orders[place])
            if kind is not None:
                break
        else:
            return tuple(fallen)
        left[place][kind] -= 1
        fallen[place][kind] = fallen[place].get(kind, 0) + 1
        weight[place] -= UNITS[kind].sp
        hits -= UNITS[kind].hits
