"""Movement: points, who may go where, whose leave is needed (FIEF-5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import control, titles
from bot.rules.fief.model.board import LINKS, cost
from bot.rules.fief.model.facts import COSTS, PERSONS
from bot.rules.fief.model.people import printed
from bot.rules.fief.model.trek import Parts, Trek, Walked
from bot.rules.fief.model.units import CAPTAIN, Troops
from bot.rules.kit.draft import changed, made

if TYPE_CHECKING:
    from bot.rules.fief.model.land import Post
    from bot.rules.fief.model.state import Fief

USUAL = {noble: COSTS.movement.fast if printed(noble, "fast") else COSTS.movement.noble for noble in PERSONS}
"""Points of each Noble (FIEF-5.3)."""
LEGS = 2
"""Points of a Troop (FIEF-5.3)."""


def allowance(state: Fief, noble: str) -> int:
    """Movement points of a Noble by itself (FIEF-5.3, 5.4)."""
    if titles.MOTHER in state.nobles[noble].titles:
        return COSTS.movement.mother_of_dragons
    return USUAL[noble]


def points(state: Fief, noble: str, trek: Trek, group: Iterable[str] = ()) -> int:
    """What it has left; who makes every step with the Mother of Dragons has as many as she (FIEF-5.4)."""
    walked, most = trek.of(noble), allowance(state, noble)
    for other in group:
        if titles.MOTHER in state.nobles[other].titles and _beside(walked, other):
            most = max(most, COSTS.movement.mother_of_dragons)
    return most - walked.spent


def legs(state: Fief, part: Walked, group: Iterable[str]) -> int:
    """What Troops have left in this company: as many as a Noble who made every step with them (FIEF-5.3, 5.4)."""
    far = (allowance(state, noble) for noble in group if _beside(part, noble))
    return max([LEGS, *far]) - part.spent


def _beside(walked: Walked, noble: str) -> bool:
    return not walked.spent or noble in walked.beside


def movable(
    state: Fief, seat: Seat, village: str, trek: Trek, secret: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """Free Nobles of a House who can still go on from there; the besieged only by a secret way (FIEF-5.12, 8.20)."""
    shut_in = control.besieged(state, village)
    here = control.nobles(state, village, seat)
    return tuple(
        noble
        for noble in here
        if points(state, noble, trek, here) > 0
        and not (shut_in and state.nobles[noble].inside and noble not in secret)
    )


def fresh(
    state: Fief, seat: Seat, village: str, trek: Trek, nobles: tuple[str, ...], shut_in: bool = False
) -> Troops:
    """Troops there that can take a step with these Nobles; of those inside none, if they are shut in."""
    here = state.land[village]
    present = here.troops(seat, "field") if shut_in else here.troops(seat)
    return {
        kind: able
        for kind in present
        if (able := min(present[kind], _able(state, here.troops(seat), village, kind, trek, nobles))) > 0
    }


def _able(state: Fief, all_: Troops, village: str, kind: str, trek: Trek, nobles: tuple[str, ...]) -> int:
    parts = _parts(all_, village, kind, trek)
    return sum(part.count for part in parts if legs(state, part, nobles) > 0)


def _parts(present: Troops, village: str, kind: str, trek: Trek) -> tuple[Walked, ...]:
    """Those of a kind that are there, whoever has not marched yet first."""
    walked = trek.at(village, kind)
    rested = present.get(kind, 0) - sum(part.count for part in walked)
    return (made(Walked, count=rested), *walked) if rested > 0 else walked


def split(
    state: Fief, men: Troops, present: Troops, village: str, trek: Trek, nobles: tuple[str, ...]
) -> tuple[Parts, Parts]:
    """Which of those there are meant, the freshest first, and which of their kinds stay."""
    gone: dict[str, tuple[Walked, ...]] = {}
    left: dict[str, tuple[Walked, ...]] = {}
    for kind, count in men.items():
        parts = sorted(_parts(present, village, kind, trek), key=lambda one: -legs(state, one, nobles))
        taken: list[Walked] = []
        rest: list[Walked] = []
        for part in parts:
            now = min(count, part.count)
            count -= now
            taken += [changed(part, count=now)] if now else []
            rest += [changed(part, count=part.count - now)] if now < part.count else []
        gone[kind], left[kind] = tuple(taken), tuple(rest)
    return gone, left


def reach(state: Fief, nobles: tuple[str, ...], gone: Parts, trek: Trek) -> int:
    """Points that all of a group have left."""
    each = [points(state, noble, trek, nobles) for noble in nobles]
    each += [legs(state, part, nobles) for parts in gone.values() for part in parts]
    return max(0, min(each, default=0))


def captained(state: Fief, seat: Seat, village: str, trek: Trek) -> bool:
    """Whether a Bannermen Captain that has not marched yet could lead Troops from there (FIEF-5.6); not one who is
    besieged (FIEF-5.12)."""
    shut_in = control.besieged(state, village)
    if not state.land[village].troops(seat, "field" if shut_in else None).get(CAPTAIN):
        return False
    present = state.land[village].troops(seat)
    return any(not part.spent for part in _parts(present, village, CAPTAIN, trek))


def near(state: Fief, seat: Seat, source: str, left: int, led: bool = True) -> Iterator[str]:
    """Neighbours that so many points reach through the weather, whoever stands in the way; `led`: by a Noble."""
    house = state.houses[seat].house
    for target in LINKS[source]:
        if cost(source, target, house) <= left and not rained(state, source, target, house if led else ""):
            yield target


def leave_needed(state: Fief, seat: Seat, source: str, target: str, entered: bool) -> tuple[Seat, ...]:
    """The Houses whose leave is needed to take this road (FIEF-5.8, 5.9)."""
    here = state.land[source]
    keeps = entered and here.owner not in (None, seat)
    return tuple(
        post.seat
        for post in here.posts
        if post.seat != seat
        and ((keeps and post.seat == here.owner) or (target in post.roads and _holds(state, source, post)))
    )


def _holds(state: Fief, village: str, post: Post) -> bool:
    """Whether a Troop or a leader stands there to hold a road (FIEF-0.25)."""
    return bool(post.inside or post.field or control.leaders(state, village, post.seat))


def rained(state: Fief, source: str, target: str, house: str) -> bool:
    """FIEF-2.18; Nobles of House Stark go through rain, and Troops with them; no `house`: no Noble is there."""
    if not state.struck or house == "stark":
        return False
    return control.struck(state, source, "heavy_rain") or control.struck(state, target, "heavy_rain")
