"""Which battles and seizures a House may declare (FIEF-6.2 to 6.4, 6.17, 6.22)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import control, sides
from bot.rules.fief.legal.sides import ASSAULT, FIELD, SEIZE, SORTIE
from bot.rules.fief.model.land import Ground
from bot.rules.fief.model.people import printed

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


def possible(state: Fief, seat: Seat, village: str) -> tuple[str, ...]:
    """What it may declare there: `field:<seat>`, `assault`, `sortie`, `seize`."""
    if control.struck(state, village, "heavy_rain") or not control.leaders(state, village, seat):
        return ()
    return (*_battles(state, seat, village), *_seizure(state, seat, village))


def _battles(state: Fief, seat: Seat, village: str) -> Iterator[str]:
    here = state.land[village]
    found: list[str] = []
    if _led(state, seat, village, "field"):
        found += [f"{FIELD}{post.seat}" for post in here.posts if post.seat != seat]
        if here.fort and here.owner not in (None, seat):
            found.append(ASSAULT)
    if here.siege and _led(state, seat, village, "inside"):
        found.append(SORTIE)
    for how in found:
        fray = sides.declared(state, seat, village, how)
        if fray is not None and sides.worth_it(state, fray):
            yield how


def _seizure(state: Fief, seat: Seat, village: str) -> tuple[str, ...]:
    """FIEF-6.4."""
    here = state.land[village]
    if here.owner in (None, seat) or here.siege:
        return ()
    guarded = here.post(here.owner) is not None or any(
        control.stands(state, village, post.seat, "inside") for post in here.posts
    )
    return () if guarded else (SEIZE,)


def _led(state: Fief, seat: Seat, village: str, ground: Ground) -> bool:
    """Whether a leader is there who may begin a battle (FIEF-6.2)."""
    return any(begins(state, noble) for noble in control.leaders(state, village, seat, ground))


def begins(state: Fief, noble: str) -> bool:
    """Whether a leader may begin a fight against another House (FIEF-6.2, 11.6)."""
    return not printed(noble, "craven") and "brother" not in state.nobles[noble].titles
