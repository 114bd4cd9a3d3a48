"""Strength Points, dice, hits, losses (FIEF-6.10 to 6.18)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache, reduce
from typing import TYPE_CHECKING

from bot.rules.fief.legal import titles
from bot.rules.fief.model import units
from bot.rules.fief.model.facts import BUILDINGS, COSTS, UNITS
from bot.rules.fief.model.people import is_lord, printed
from bot.rules.fief.model.units import Troops

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

KINDS = tuple(UNITS)


def of_noble(state: Fief, noble: str, attacking: bool) -> int:
    """FIEF-6.12; a Lady who leads nothing still adds 1 if she is brave."""
    if attacking and printed(noble, "craven"):
        return 0
    own = 1 if is_lord(noble) or titles.leader(state, noble) else 0
    return own + printed(noble, "brave")


def of_side(state: Fief, troops: Troops, nobles: Iterable[str], attacking: bool) -> int:
    """Troops and Nobles together."""
    return units.strength(troops) + sum([of_noble(state, noble, attacking) for noble in nobles])


def dice(points: int) -> int:
    """FIEF-6.13."""
    return max((step.dice for step in COSTS.battle.dice_by_sp if points >= step.min), default=0)


def penalty(state: Fief, village: str) -> int:
    """Dice that attackers of its fortification lose, Siege Engines counted (FIEF-6.14, 6.15)."""
    here = state.land[village]
    if not here.fort:
        return 0
    lost = BUILDINGS[here.fort].die_penalty + of_vale(state, village)
    return lost - min(lost, sum(here.siege.values()), COSTS.battle.max_engines)


def of_vale(state: Fief, village: str) -> int:
    """House Arryn's walls in the Vale cost one more die."""
    owner = state.land[village].owner
    return int(owner is not None and state.houses[owner].house == "arryn" and village in VALE)


def bonus(state: Fief, nobles: Iterable[str]) -> int:
    """FIEF-6.16."""
    return sum(printed(noble, "cunning") + (titles.MOTHER in state.nobles[noble].titles) for noble in nobles)


def faces(rolled: Iterable[int]) -> tuple[int, ...]:
    """What battle dice show (FIEF-0.5)."""
    return tuple(COSTS.battle.die_faces[die - 1] for die in rolled)


def absorbed(troops: Troops) -> int:
    """Hits that remove all of them."""
    return sum(UNITS[kind].hits * count for kind, count in troops.items())


def falls(troops: Troops, hits: int, order: Sequence[str] = ()) -> Troops:
    """Which fall: as many hits used as can be; then kinds listed, the first as many as may be; then least worth, then
    fewest, then in listed order (FIEF-6.18, 17.14)."""
    if absorbed(troops) <= hits:
        return troops
    return _cheapest(tuple(troops.items()), max(hits, USUAL), tuple(order))[hits]


USUAL = 12
"""Hits up to which it is found out at once who falls to how many: odds ask for all of them."""


@lru_cache(maxsize=4096)
def _cheapest(men: tuple[tuple[str, int], ...], most: int, order: tuple[str, ...]) -> tuple[Troops, ...]:
    """By the number of hits."""
    troops = dict(men)
    best: dict[int, tuple[int, dict[str, int]]] = {0: (0, {})}
    for kind in (one for one in KINDS if troops.get(one)):
        dear = _dear(kind, order)
        for used, (price, chosen) in sorted(best.items()):
            for more in range(1, troops[kind] + 1):
                then = used + more * UNITS[kind].hits
                if then > most:
                    break
                found = price + more * dear
                if then not in best or found < best[then][0]:
                    best[then] = (found, {**chosen, kind: more})
    return tuple(best[max(used for used in best if used <= hits)][1] for hits in range(most + 1))


def first_to_fall(troops: Troops, hits: int, order: Sequence[str]) -> str | None:
    """The one Troop that falls next among those so many hits can remove (FIEF-6.19)."""
    able = (kind for kind in KINDS if troops.get(kind) and UNITS[kind].hits <= hits)
    return min(able, key=lambda kind: _dear(kind, tuple(order)), default=None)


@cache
def _dear(kind: str, order: tuple[str, ...]) -> int:
    """How dear a Troop is to its House: what counts most is the highest digit, and several are as dear as their sum."""
    listed = (-(kind == one) for one in order)
    digits = (*listed, units.worth(kind), 1, *(-(kind == one) for one in KINDS))
    return reduce(lambda sum_, digit: sum_ * DIGIT + digit, digits)


DIGIT = 1 << 12
"""More than twice what any of these can come to with all Troops there are."""


def choices(troops: Troops, hits: int) -> tuple[Troops, ...]:
    """Every set that may fall, for whoever chooses itself: each uses as many of the hits as any set can (FIEF-6.18)."""
    able = [part for part in units.parts(troops) if absorbed(part) <= hits]
    most = max(map(absorbed, able))
    return tuple(part for part in able if absorbed(part) == most)


def arrows(archers: int, fort: str) -> tuple[int, int]:
    """Dice and hits that Archers add before the first round; `fort`: what they shoot at (FIEF-6.8)."""
    needed = int(COSTS.battle.archer_prebattle[fort or "open"])
    more = int(COSTS.battle.archer_prebattle["bonus_per_extra"])
    return (1, more * (archers - needed)) if archers >= needed else (0, 0)


VALE = ("hearts_home", "the_eyrie", "runestone", "gulltown")
"""Where House Arryn's walls cost one more die."""
