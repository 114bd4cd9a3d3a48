"""Raids: who may ride one, where, and against whom (FIEF-5.20 to 5.24)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import attacks, control, moves, sides, strength, titles, watch
from bot.rules.fief.model.board import cost
from bot.rules.fief.model.fray import Band, Fray
from bot.rules.fief.model.units import RAIDERS, Troops, joined
from bot.rules.fief.model.units import strength as of_troops

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


def targets(
    state: Fief,
    seat: Seat,
    source: str,
    nobles: tuple[str, ...],
    men: Troops,
    left: int,
    secret: bool = False,
) -> Iterator[str]:
    """Where a group may raid: next to it, so that it can go on, or its besiegers where it is.

    `secret`: it has a way out.
    """
    if not able(state, nobles, men):
        return
    if not secret and sealed(state, source, nobles):
        if left and hit(state, seat, source, nobles, men) and any(moves.near(state, seat, source, left)):
            yield source
        return
    house = state.houses[seat].house
    for target in moves.near(state, seat, source, left - 1):
        rest = left - cost(source, target, house)
        if hit(state, seat, target, nobles, men) and any(moves.near(state, seat, target, rest)):
            yield target


def able(state: Fief, nobles: tuple[str, ...], men: Troops) -> bool:
    """Leaders and Knights only, and somebody who may begin a fight (FIEF-5.20, 6.2)."""
    return (
        all(titles.leader(state, noble) for noble in nobles)
        and all(kind in RAIDERS for kind in men)
        and any(attacks.begins(state, noble) for noble in nobles)
    )


def sealed(state: Fief, village: str, nobles: tuple[str, ...]) -> bool:
    """Whether these are shut in by a siege."""
    return control.besieged(state, village) and any(state.nobles[noble].inside for noble in nobles)


def breakout(state: Fief, seat: Seat, village: str) -> bool:
    """Whether besieged units there could raid the besiegers: none of the House's own are in the field (FIEF-5.20)."""
    return control.besieged(state, village) and not control.stands(state, village, seat, "field")


def foes(state: Fief, seat: Seat, village: str) -> tuple[Band, ...]:
    """All others in the field, whoever controls the Village first, then in turn order (FIEF-5.21, 6.19)."""
    here = state.land[village]
    found = [one for one in state.order if one != seat and here.post(one)]
    found.sort(key=lambda one: one != here.owner)
    bands = (Band(seat=one, ground="field") for one in found)
    fray = fray_at(village, seat, ())
    return tuple(band for band in bands if sides.troops(state, fray, band) or sides.nobles(state, fray, band))


def fray_at(village: str, seat: Seat, against: tuple[Band, ...]) -> Fray:
    return Fray(village=village, how="raid", attack=(Band(seat=seat, ground="field"),), defence=against)


def hit(state: Fief, seat: Seat, village: str, nobles: tuple[str, ...], men: Troops) -> bool:
    """Whether there is somebody to fight, and strength to do it (FIEF-6.17, 6.22)."""
    against = foes(state, seat, village)
    if (
        not against
        or control.stands(state, village, seat, "field")
        or control.struck(state, village, "heavy_rain")
    ):
        return False
    men = joined(men, {"ranger": watch.rangers(state, nobles)})
    mine = of_troops(men) + sum(strength.of_noble(state, noble, attacking=True) for noble in nobles)
    fray = fray_at(village, seat, against)
    armed = men or joined(*(sides.troops(state, fray, band) for band in against))
    return mine > 0 if armed else mine > sides.points(state, fray, "defence")
