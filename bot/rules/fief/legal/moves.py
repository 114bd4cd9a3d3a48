"""Movement: points, who may go where, whose leave is needed (FIEF-5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import control, titles
from bot.rules.fief.model.board import LINKS, cost
from bot.rules.fief.model.facts import COSTS
from bot.rules.fief.model.people import printed
from bot.rules.fief.model.units import Troops

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

Spent = Mapping[str, int]
"""Points used in this turn, by Noble."""
Tired = Mapping[str, Mapping[str, tuple[int, int]]]
"""By Village and kind: how many Troops have used one point, and how many two."""

LEGS = 2
"""Points of a Troop (FIEF-5.3)."""


def allowance(state: Fief, noble: str) -> int:
    """Movement points of a Noble (FIEF-5.3, 5.4)."""
    move = COSTS.movement
    if titles.MOTHER in state.nobles[noble].titles:
        return move.mother_of_dragons
    return move.fast if printed(noble, "fast") else move.noble


def points(state: Fief, noble: str, spent: Spent) -> int:
    """What it has left."""
    return allowance(state, noble) - spent.get(noble, 0)


def movable(state: Fief, seat: Seat, village: str, spent: Spent) -> tuple[str, ...]:
    """Free Nobles of a House who can still go on from there (FIEF-5.12)."""
    shut_in = control.besieged(state, village)
    return tuple(
        noble
        for noble in control.nobles(state, village, seat)
        if points(state, noble, spent) > 0 and not (shut_in and state.nobles[noble].inside)
    )


def fresh(state: Fief, seat: Seat, village: str, tired: Tired) -> Troops:
    """Troops there that can still take a step."""
    here, shut_in = state.land[village], control.besieged(state, village)
    present = here.troops(seat, "field") if shut_in else here.troops(seat)
    worn = tired.get(village, {})
    return {kind: left for kind, count in present.items() if (left := count - worn.get(kind, (0, 0))[1]) > 0}


def legs(troops: Troops, village: str, present: Troops, tired: Tired) -> int:
    """Points that all of these Troops have left, the freshest taken first."""
    worn = tired.get(village, {})
    left = LEGS
    for kind, count in troops.items():
        once, twice = worn.get(kind, (0, 0))
        rested = present.get(kind, 0) - once - twice
        left = min(left, LEGS if count <= rested else LEGS - 1)
    return left


def targets(state: Fief, seat: Seat, source: str, left: int, entered: bool) -> tuple[str, ...]:
    """Neighbours that a group with so many points may enter (FIEF-5.2, 5.7 to 5.9).

    `entered`: it came to `source` in this turn, so that it also needs the controller's leave to go on.
    """
    house = state.houses[seat].house
    return tuple(
        target
        for target in LINKS[source]
        if cost(source, target, house) <= left
        and not _rained(state, source, target, house)
        and not leave_needed(state, seat, source, target, entered)
    )


def leave_needed(state: Fief, seat: Seat, source: str, target: str, entered: bool) -> tuple[Seat, ...]:
    """The Houses whose leave is needed to take this road (FIEF-5.8, 5.9)."""
    here = state.land[source]
    keeps = entered and here.owner not in (None, seat)
    return tuple(
        post.seat
        for post in here.posts
        if post.seat != seat and ((keeps and post.seat == here.owner) or target in post.roads)
    )


def _rained(state: Fief, source: str, target: str, house: str) -> bool:
    """FIEF-2.18; House Stark goes through rain."""
    wet = any(control.struck(state, village, "heavy_rain") for village in (source, target))
    return wet and house != "stark"
