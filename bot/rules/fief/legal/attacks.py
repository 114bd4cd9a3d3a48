"""Which battles and seizures a House may declare (FIEF-6.2 to 6.4, 6.17, 6.22)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import control, sides, surprises
from bot.rules.fief.legal.sides import ASSAULT, FIELD, PASSAGE, SEIZE, SORTIE
from bot.rules.fief.model.cards import kind_of
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.model.land import Ground
from bot.rules.fief.model.people import printed
from bot.rules.kit.memo import last

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


@last
def thinkable(state: Fief, seat: Seat, fought: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """Where and how it may declare something for all that others know, besides where it has fought (FIEF-0.95).

    With any card in hand there may be a Secret Passage.
    """
    here = {one.place for one in state.of(seat).values() if one.free}
    places = (village for village in VILLAGES if village in here and village not in fought)
    return {village: found for village in places if (found := _thinkable(state, seat, village))}


def places(state: Fief, seat: Seat, fought: tuple[str, ...]) -> tuple[str, ...]:
    """Villages in which it may declare something."""
    found = thinkable(state, seat, fought)
    return tuple(village for village, ways in found.items() if _held(state, seat, ways))


def possible(state: Fief, seat: Seat, village: str) -> tuple[str, ...]:
    """What it may declare there: `field:<seat>`, `assault`, `passage`, `sortie`, `seize`."""
    return _held(state, seat, _thinkable(state, seat, village))


def _held(state: Fief, seat: Seat, ways: tuple[str, ...]) -> tuple[str, ...]:
    """Those for which it has what it takes."""
    return tuple(how for how in ways if how != PASSAGE or passages(state, seat))


def _thinkable(state: Fief, seat: Seat, village: str) -> tuple[str, ...]:
    if control.struck(state, village, "heavy_rain") or not control.leaders(state, village, seat):
        return ()
    return (*_battles(state, seat, village), *_seizure(state, seat, village))


def passages(state: Fief, seat: Seat) -> tuple[str, ...]:
    """The Secret Passage cards of a hand (FIEF-8.20)."""
    return tuple(card for card in state.houses[seat].hand if kind_of(card) == surprises.PASSAGE)


def _battles(state: Fief, seat: Seat, village: str) -> Iterator[str]:
    here = state.land[village]
    found: list[str] = []
    if _led(state, seat, village, "field"):
        found += [f"{FIELD}{post.seat}" for post in here.posts if post.seat != seat]
        if here.fort and here.owner not in (None, seat):
            found += [ASSAULT, *((PASSAGE,) if state.houses[seat].hand else ())]
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
        control.stands(state, village, post.seat, "inside") for post in here.posts if post.seat != seat
    )
    return () if guarded else (SEIZE,)


def _led(state: Fief, seat: Seat, village: str, ground: Ground) -> bool:
    """Whether a leader is there who may begin a battle (FIEF-6.2)."""
    return any(begins(state, noble) for noble in control.leaders(state, village, seat, ground))


def begins(state: Fief, noble: str) -> bool:
    """Whether a leader may begin a fight against another House (FIEF-6.2, 11.6)."""
    return not printed(noble, "craven") and "brother" not in state.nobles[noble].titles
