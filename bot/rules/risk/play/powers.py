"""The sides of the House Mitchell variant: who stands on the board, who is off it, where its Seats are (MITCHELL-3)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.risk.model.board import HOUSES, MITCHELL, board
from bot.rules.risk.model.mitchell import GIFT, GREAT_HOUSES, SIDES, TOWNS, WATCH, WILDLINGS, statutory
from bot.rules.risk.model.state import RiskState


def holder(state: RiskState, place: str) -> str | None:
    """The side without a player that holds `place`; None for a player's land or an unaligned one."""
    return None if state.realm is None else state.realm.holders.get(place)


def off_board(state: RiskState) -> Mapping[str, int]:
    """Who waits in exile or beyond the Wall, and with how many armies (MITCHELL-1.2, MITCHELL-5)."""
    realm, invasion = state.realm, state.invasion
    if realm is None or not state.owner:
        return {}
    there = {*realm.holders.values(), *(state.houses[seat] for seat in state.playing)}
    there.add(invasion.landing if invasion is not None else None)
    return {
        side: realm.wildlings if side == WILDLINGS else statutory(side) for side in SIDES if side not in there
    }


def strength(state: RiskState, side: str) -> tuple[int, int, int]:
    """The lands, castles and armies of a side without a player that stands on the board."""
    held = [place for place, holds in state.realm.holders.items() if holds == side] if state.realm else []
    castles = board(state.board).castles.intersection(held)
    return len(held), len(castles), sum(state.armies[place] for place in held)


def watch_returns(state: RiskState) -> bool:
    """Whether the Night's Watch comes back by itself: the Wildlings hold The Gift, the Watch no land (MITCHELL-7.3)."""
    return holder(state, GIFT) == WILDLINGS and WATCH in off_board(state)


def callable_sides(state: RiskState) -> tuple[str, ...]:
    """Who may be called back to the board (MITCHELL-6.1, MITCHELL-7.1, MITCHELL-7.6)."""
    return tuple(side for side in off_board(state) if side != WATCH or not watch_returns(state))


def neutral_lands(state: RiskState) -> dict[str, str]:
    """The lands of the neutral Houses and whose each is: not those of the Watch and the Wildlings (MITCHELL-3.2)."""
    if state.realm is None:
        return {}
    return {place: side for place, side in state.realm.holders.items() if side in GREAT_HOUSES}


def seat_of_power(state: RiskState, house: str) -> str | None:
    """The Seat of a House; in the variant its town, or where its exiles last landed (MITCHELL-9.1, MITCHELL-9.4)."""
    if state.realm is None:
        return HOUSES[house].seat_of_power
    town = MITCHELL.seats_of_power[house]
    return town if town in TOWNS else state.realm.landings.get(house)


def unled(state: RiskState) -> tuple[str, ...]:
    """The neutral Houses that hold a land and that nobody is about to lead (MITCHELL-6.7)."""
    held = set(neutral_lands(state).values())
    coming = {house for _, house in state.realm.heirs} if state.realm is not None else set()
    return tuple(house for house in GREAT_HOUSES if house in held and house not in coming)


def leaderless(state: RiskState, seat: int) -> bool:
    """Whether `seat` has been eliminated, has not left, and may ask for a House (MITCHELL-6.7)."""
    realm = state.realm
    if realm is None or seat not in state.out or state.result is not None or not state.owner:
        return False
    if seat in realm.left:
        return False
    return all(other != seat for other, _ in realm.heirs)
