"""What every event of RISK is, and what several of them need."""

from __future__ import annotations

from bot.rules.contract import Arrow, Event, Seat
from bot.rules.kit.draft import changed, made
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.dominion import Court
from bot.rules.risk.model.state import RiskState, Trail


class RiskEvent(Event):
    """Something that happened, with what it does to the state: no judgement, no chance."""

    def fold(self, state: RiskState) -> RiskState:
        """The state after this event."""
        return state


def faces(dice: tuple[int, ...]) -> str:
    """Dice as they are said: `6 4 1`."""
    return " ".join(map(str, dice))


def somebody(owner: int) -> Seat | None:
    """The seat that owns a place, if one does."""
    return None if owner == NEUTRAL else owner


def marched(court: Court, source: str, target: str, units: tuple[int, int]) -> Court:
    """Knights and Siege Engines go from one territory to another (RISK-14.5, RISK-14.7)."""
    if units == (0, 0):
        return court
    knights, engines, walls = court.troop(source)
    left = (knights - units[0], engines - units[1], walls)
    knights, engines, walls = court.troop(target)
    there = (knights + units[0], engines + units[1], walls)
    return changed(court, units={**court.units, source: left, target: there})


def trail_of(state: RiskState) -> Trail:
    """The trail of this turn, empty if nothing has happened in it yet."""
    return state.trail if state.trail.turn == state.turn else made(Trail, turn=state.turn)


def bloodied(trail: Trail, seat: Seat, lost: int, slain: int) -> Trail:
    """The trail with the losses of an invasion of `seat`."""
    return changed(trail, seat=seat, lost=trail.lost + lost, slain=trail.slain + slain)


def trodden(state: RiskState, arrow: Arrow, place: str | None = None) -> Trail:
    """The trail with `arrow`, one for each pair of territories; the first of a turn wipes out the last turn's."""
    old = trail_of(state)
    pair = (arrow.source, arrow.target)
    arrows = (*(other for other in old.arrows if (other.source, other.target) != pair), arrow)
    taken = old.changed if place is None or place in old.changed else (*old.changed, place)
    return changed(old, arrows=arrows, changed=taken)
