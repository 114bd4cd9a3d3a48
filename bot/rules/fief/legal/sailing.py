"""The Master of Ships lets a Noble sail from coast to coast (FIEF-5.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import bargains, control, moves, titles
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.model.trek import SHIPS, Leave, Trek

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


def master(state: Fief, seat: Seat, noble: str) -> Seat | None:
    """Whose free Master of Ships lets this Noble sail: its own, or one who has agreed and can be paid (FIEF-17.4)."""
    holder = titles.holder(state, "master_of_ships")
    if holder is None or not state.nobles[holder].free:
        return None
    by = state.nobles[holder].seat
    if SHIPS in state.houses[by].used:
        return None
    promised = by == seat or bargains.promise(state, by, seat, "passage", noble) is not None
    return by if promised else None


def ports(
    state: Fief,
    seat: Seat,
    nobles: tuple[str, ...],
    source: str,
    trek: Trek,
    leaves: tuple[Leave, ...],
) -> tuple[str, ...]:
    """Where a single Noble that has not marched may land."""
    if len(nobles) != 1 or trek.of(nobles[0]).spent or not VILLAGES[source].coastal:
        return ()
    if master(state, seat, nobles[0]) is None:
        return ()
    house = state.houses[seat].house
    found = (one.id for one in VILLAGES.values() if one.coastal and one.id != source)
    return tuple(
        port
        for port in found
        if not moves.rained(state, source, port, house) and not _barred(state, seat, port, leaves)
    )


def host(state: Fief, seat: Seat, port: str) -> Seat | None:
    """Who has to give leave to land: another House that controls the Village with units there."""
    owner = state.land[port].owner
    if owner is None or owner == seat:
        return None
    present = any(control.stands(state, port, owner, ground) for ground in ("inside", "field"))
    return owner if present else None


def _barred(state: Fief, seat: Seat, port: str, leaves: tuple[Leave, ...]) -> bool:
    owner = host(state, seat, port)
    refused = any(one.seat == owner and not one.source and one.target == port for one in leaves)
    return owner is not None and refused
