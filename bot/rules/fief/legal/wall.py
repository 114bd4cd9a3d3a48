"""The Battle at the Wall: who is there, in which order, and what waits there (FIEF-11.41, 11.42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.rules.contract import Seat
from bot.rules.fief.legal import moves, strength, titles, watch
from bot.rules.fief.model.board import GATES, WALL
from bot.rules.fief.model.facts import DOMAINS
from bot.rules.fief.model.trek import Trek
from bot.rules.fief.model.units import Troops, joined
from bot.rules.fief.model.watch import BROTHER, COMMANDER

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


class Objective(NamedTuple):
    """Wildlings, and what clearing them brings: gold; where there is none, cards."""

    wildlings: int
    gold: int


OBJECTIVES = {
    "castle_black": Objective(5, 6),
    "eastwatch": Objective(4, 5),
    "shadow_tower": Objective(4, 5),
    "aemon": Objective(3, 0),
}
"""In the order in which they are laid out."""


def called(state: Fief) -> bool:
    """Whether a Battle at the Wall is declared for this round."""
    return state.options.nwe and state.wall.called == state.round


def may_call(state: Fief) -> str | None:
    """The Lord Commander, if he may declare one: not in two rounds running (FIEF-11.40)."""
    head = watch.commander(state)
    if head is None or state.options.says("wall_system") != "battle" or not state.nobles[head].free:
        return None
    rested = state.wall.called == 0 or state.wall.called < state.round - 1
    return head if rested else None


def nobles(state: Fief, seat: Seat | None = None) -> tuple[str, ...]:
    """Free Nobles on the Wall."""
    return tuple(
        noble
        for noble, one in state.nobles.items()
        if one.place == WALL and one.free and seat in (None, one.seat)
    )


def troops(state: Fief, seat: Seat) -> Troops:
    """Of a House on the Wall, Rangers among them."""
    rangers = watch.rangers(state, nobles(state, seat))
    men = joined(*(post.field for post in state.wall.posts if post.seat == seat))
    return joined(men, {"ranger": rangers})


def points(state: Fief, seat: Seat) -> int:
    """Strength Points of a House on the Wall."""
    return strength.of_side(state, troops(state, seat), nobles(state, seat), attacking=False)


def present(state: Fief) -> tuple[Seat, ...]:
    """Houses on the Wall by the rank of their highest Noble; then more strength, then turn order (FIEF-11.42)."""
    here = [seat for seat in state.order if nobles(state, seat) or troops(state, seat)]
    return tuple(sorted(here, key=lambda seat: (_rank(state, seat), -points(state, seat))))


def _rank(state: Fief, seat: Seat) -> int:
    """Lord Commander, Brothers, King, Hand, Masters, Wardens, holders of Fiefs, others."""
    return min((_standing(state, noble) for noble in nobles(state, seat)), default=LOWEST)


def _standing(state: Fief, noble: str) -> int:
    held = state.nobles[noble].titles
    for rank, title in enumerate((COMMANDER, BROTHER, "king", "hand")):
        if title in held:
            return rank
    if titles.member(state, noble):
        return 4
    if titles.warden(state, noble):
        return 5
    return 6 if any(title in DOMAINS for title in held) else LOWEST


LOWEST = 7


def steps_up(
    state: Fief, seat: Seat, village: str, trek: Trek, secret: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """Who may step onto the Wall: from a gate for a point, Brothers of the North for all; none in rain (FIEF-11.41),
    the besieged only by a `secret` way (FIEF-8.20 b)."""
    if not called(state) or moves.rained(state, village, village, state.houses[seat].house):
        return ()
    able = moves.movable(state, seat, village, trek, secret)
    if village in GATES:
        return able
    north = village in watch.NORTHERN
    return tuple(
        noble
        for noble in able
        if north and BROTHER in state.nobles[noble].titles and not trek.of(noble).spent
    )


def ways_down(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Where Brothers of a House may come down: in any Village of the North they may enter, in rain at a gate alone."""
    rain = moves.rained(state, GATES[0], GATES[0], state.houses[seat].house)
    return GATES if rain else watch.NORTHERN


def price(village: str) -> int:
    """Points for the way up: from elsewhere than a gate all that a Troop has, too (FIEF-5.3, 11.41)."""
    return 1 if village in GATES else moves.LEGS


RANSOM = 5
"""Gold for a Captive of Mance Rayder (FIEF-11.46)."""
RANSOMED_AT = "winterfell"


def held(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Nobles of a House whom Mance Rayder holds."""
    return tuple(noble for noble, one in state.of(seat).items() if one.captor == "mance")
