"""The map of the vale, and what can be read off it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Model, Outcome, Score, Seat
from bot.rules.kit.board import held
from data import load

if TYPE_CHECKING:
    from bot.rules.parley.state import Parley

NOBODY, RAIDERS = -1, -2
ROUNDS, MOST = 4, 2  # rounds of a game; silver that may be laid for a fight


class Map(Model):
    names: dict[str, str]
    links: dict[str, tuple[str, ...]]
    homes: tuple[str, ...]  # by seat
    gate: str  # where the raiders begin


MAP = load("parley/map.json", Map)


def raided(state: Parley, place: str) -> bool:
    """Whether the raiders stand next to a place (PARLEY-4)."""
    return any(state.owner[near] == RAIDERS for near in MAP.links[place])


def marches(state: Parley, seat: Seat) -> tuple[str, ...]:
    """The places from which a lord may march (PARLEY-2)."""
    return tuple(
        place
        for place in held(MAP.links, state.owner, seat)
        if state.spears[place] and targets(state, seat, place)
    )


def targets(state: Parley, seat: Seat, source: str) -> tuple[str, ...]:
    """Where a lord may march to from there: not against a truce (PARLEY-7)."""

    def open_to(place: str) -> bool:
        other = state.owner[place]
        return (seat, other) not in state.truces and (other, seat) not in state.truces

    return tuple(place for place in MAP.links[source] if open_to(place))


def places(state: Parley, seat: int) -> int:
    """How many places a lord, or the raiders, hold."""
    return sum(owner == seat for owner in state.owner.values())


def scores(state: Parley) -> tuple[Score, ...]:
    """A line for each lord and for the raiders."""
    lords = range(len(state.silver))
    sheet = [Score(seat=seat, total=places(state, seat)) for seat in lords]
    return (*sheet, Score(seat="raiders", total=places(state, RAIDERS)))


def ending(state: Parley, watched: bool) -> Outcome | None:
    """PARLEY-5: the raiders beat all together, else most places win, silver counting in a tie."""
    if len(state.lords) > 1 and not (watched and state.round == ROUNDS):
        return None
    worth = {seat: (places(state, seat), state.silver[seat]) for seat in state.lords}
    best = max(worth.values(), default=(0, 0))
    if not worth or places(state, RAIDERS) > best[0]:
        return Outcome(winners=("raiders",), reason="raiders", scores=scores(state))
    winners = tuple(seat for seat in worth if worth[seat] == best)
    return Outcome(winners=winners, reason="places", scores=scores(state))
