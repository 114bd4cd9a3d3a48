"""Leave to pass: the routes for which it can be asked, and of whom (FIEF-5.1, 5.8 to 5.10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import moves
from bot.rules.fief.model.board import by_sea, cost
from bot.rules.fief.model.facts import COSTS
from bot.rules.fief.model.trek import Leave

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

Route = tuple[str, ...]
"""Villages from the present one on."""

MOST = COSTS.limits.leave_requests_per_turn
"""Questions in one Movement turn; what is answered beforehand does not count."""


def code(route: Route) -> str:
    """A route without its beginning, as one word."""
    return ">".join(route[1:])


def routes(
    state: Fief,
    seat: Seat,
    source: str,
    left: int,
    entered: bool,
    said: Iterable[Leave],
    led: bool,
    beyond: Iterable[Route] = (),
) -> dict[str, Route]:
    """By their code the ways that a group could take if it were let through, and nobody there has refused yet.

    `led` by a Noble: a Captain alone takes roads (FIEF-5.6). `beyond`: ways off the map, onto the Wall.
    """
    known = tuple(said)
    return {
        code(route): route
        for route in (*_ways(state, seat, (source,), left, led), *beyond)
        if (needs := needed(state, seat, route, entered, known))
        and not any(_asked(one, known) for one in needs)
    }


def needed(
    state: Fief, seat: Seat, route: Route, entered: bool, said: tuple[Leave, ...]
) -> tuple[Leave, ...]:
    """Whose leave is missing on the way."""
    missing = []
    for place, (here, there) in enumerate(pairwise(route)):
        for other in moves.leave_needed(state, seat, here, there, entered or place > 0):
            need = Leave(seat=other, source=here, target=there)
            if not granted(need, said):
                missing.append(need)
    return tuple(missing)


def granted(need: Leave, said: Iterable[Leave]) -> bool:
    return any(one.given and _same(one, need) for one in said)


def _asked(need: Leave, said: Iterable[Leave]) -> bool:
    return any(_same(one, need) for one in said)


def _same(one: Leave, other: Leave) -> bool:
    return (one.seat, one.source, one.target) == (other.seat, other.source, other.target)


def _ways(state: Fief, seat: Seat, begun: Route, left: int, led: bool) -> Iterator[Route]:
    house = state.houses[seat].house
    for target in moves.near(state, seat, begun[-1], left, led):
        if target not in begun and (led or not by_sea(begun[-1], target)):
            route = (*begun, target)
            yield route
            yield from _ways(state, seat, route, left - cost(begun[-1], target, house), led)
