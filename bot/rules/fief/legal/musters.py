"""Groups: who can march from where in a Movement turn, and what those gathered can do (FIEF-5.3 to 5.6, 5.13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.rules.contract import Seat
from bot.rules.fief.legal import control, leave, moves, raids, titles
from bot.rules.fief.model.board import by_sea
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.model.trek import Leave, Parts, Trek
from bot.rules.fief.model.units import CAPTAIN, Troops, holds, less
from bot.rules.kit.memo import last

if TYPE_CHECKING:
    from bot.rules.fief.frames.war.moving import Moving
    from bot.rules.fief.model.state import Fief


class Group(NamedTuple):
    """Those gathered in a Village."""

    seat: Seat
    source: str
    nobles: tuple[str, ...]
    """The free ones."""
    captives: tuple[str, ...]
    men: Troops
    gone: Parts
    """The men by how far they have marched."""
    rest: Parts
    """Others of their kinds there."""
    trek: Trek
    leaves: tuple[Leave, ...]
    secret: bool
    """FIEF-8.20."""

    def left(self, state: Fief) -> int:
        """Points for its next steps; a Captain alone leads one (FIEF-5.6)."""
        left = moves.reach(state, self.nobles, self.gone, self.trek)
        if self.nobles:
            return left
        rested = any(not part.spent for part in self.gone.get(CAPTAIN, ()))
        return min(left, 1) if rested else 0

    def entered(self, state: Fief) -> bool:
        """Whether it, or a part of it, came here in this turn (FIEF-5.8)."""
        walked = (self.trek.of(noble) for noble in self.nobles)
        parts = (part for parts in self.gone.values() for part in parts)
        return any(one.spent for one in (*walked, *parts))

    def shut_in(self, state: Fief) -> bool:
        """FIEF-5.12."""
        return not self.secret and raids.sealed(state, self.source, self.nobles)

    def targets(self, state: Fief) -> tuple[str, ...]:
        """Where it may march."""
        if self.shut_in(state):
            return ()
        entered = self.entered(state)
        return tuple(
            target
            for target in moves.near(state, self.seat, self.source, self.left(state), led=bool(self.nobles))
            if (self.nobles or not by_sea(self.source, target)) and not self.needs(state, target, entered)
        )

    def needs(self, state: Fief, target: str, entered: bool) -> tuple[Leave, ...]:
        """Whose leave is missing on the way there."""
        if self.secret:
            return ()
        return leave.needed(state, self.seat, (self.source, target), entered, self.leaves)

    def raids(self, state: Fief) -> tuple[str, ...]:
        """Where it may raid."""
        if not self.nobles or self.captives:
            return ()
        left = self.left(state)
        return tuple(raids.targets(state, self.seat, self.source, self.nobles, self.men, left, self.secret))

    def leaving(self, state: Fief) -> dict[str, Any]:
        """What the event of a step tells of it; of the men those in the field go first."""
        field = state.land[self.source].troops(self.seat, "field")
        out = {kind: n for kind, count in self.men.items() if (n := min(count, field.get(kind, 0)))}
        inside = less(self.men, out)
        return {
            "source": self.source,
            "nobles": self.nobles,
            "captives": self.captives,
            "field": out,
            "inside": inside,
        }

    def stepped(self, target: str, price: int) -> Trek:
        return self.trek.stepped(self.source, target, self.nobles, self.gone, self.rest, price)


@last
def sources(state: Fief, turn: Moving) -> tuple[str, ...]:
    """Villages from which somebody can still march (FIEF-5.3)."""
    return tuple(_sources(state, turn))


def can_march(state: Fief, turn: Moving) -> bool:
    """Whether there is any."""
    return next(_sources(state, turn), None) is not None


def _sources(state: Fief, turn: Moving) -> Iterator[str]:
    places = dict.fromkeys(one.place for one in state.of(turn.seat).values() if one.place in VILLAGES)
    for place in places:
        if _goes(state, turn, place) or captained(state, turn, place):
            yield place
    if state.options.te:
        for place, here in state.land.items():
            if here.posts and place not in places and captained(state, turn, place):
                yield place


def _goes(state: Fief, turn: Moving, village: str) -> bool:
    """Whether a Noble can march from there, be it a Lady who leads nothing (FIEF-0.36), or a leader break out."""
    able = moves.movable(state, turn.seat, village, turn.trek, turn.unseen)
    return bool(able) or any(titles.leader(state, one) for one in _free(state, turn, village))


def _free(state: Fief, turn: Moving, village: str) -> tuple[str, ...]:
    able = moves.movable(state, turn.seat, village, turn.trek, turn.unseen)
    if able or not raids.breakout(state, turn.seat, village):
        return able
    inside = control.nobles(state, village, turn.seat, "inside")
    return tuple(noble for noble in inside if moves.points(state, noble, turn.trek, inside) > 0)


def able(state: Fief, turn: Moving, village: str) -> tuple[str, ...]:
    """Who can be gathered there: free Nobles, and Captives where a leader can take them along (FIEF-0.60, 5.13)."""
    free = _free(state, turn, village)
    led = any(titles.leader(state, one) for one in free)
    return (*free, *control.captives(state, village, turn.seat)) if led else free


def company(state: Fief, seat: Seat, nobles: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these who march together: Captives stay where no leader takes them along (FIEF-0.60)."""
    free = _own(state, seat, nobles)
    return nobles if any(titles.leader(state, one) for one in free) else free


def captained(state: Fief, turn: Moving, village: str) -> bool:
    return moves.captained(state, turn.seat, village, turn.trek)


def leads(men: Troops) -> bool:
    """Whether a Captain is among them."""
    return men.get(CAPTAIN, 0) > 0


def troops(state: Fief, turn: Moving, village: str, nobles: tuple[str, ...]) -> Troops:
    """Troops that can go with these, or behind a Captain."""
    free = _own(state, turn.seat, nobles)
    led = any(titles.leader(state, one) for one in free) if free else captained(state, turn, village)
    if not led:
        return {}
    shut_in = control.besieged(state, village) and not any(state.nobles[one].inside for one in free)
    return moves.fresh(state, turn.seat, village, turn.trek, free, shut_in)


def _own(state: Fief, seat: Seat, nobles: tuple[str, ...]) -> tuple[str, ...]:
    found = ((one, state.nobles.get(one)) for one in nobles)
    return tuple(name for name, one in found if one is not None and one.seat == seat and one.free)


@last
def gathered(state: Fief, turn: Moving) -> Group | None:
    """The group of a turn; None where nobody is left who could go."""
    if not turn.source:
        return None
    nobles = tuple(
        one for one in _own(state, turn.seat, turn.nobles) if state.nobles[one].place == turn.source
    )
    present = state.land[turn.source].troops(turn.seat)
    men = turn.men
    if not holds(present, men) or (turn.nobles and not nobles):
        return None
    led = any(titles.leader(state, one) for one in nobles) if nobles else leads(men)
    if men and not led:
        return None
    held = control.captives(state, turn.source, turn.seat)
    gone, rest = moves.split(state, men, present, turn.source, turn.trek, nobles)
    return Group(
        seat=turn.seat,
        source=turn.source,
        nobles=nobles,
        captives=tuple(one for one in turn.nobles if one in held),
        men=men,
        gone=gone,
        rest=rest,
        trek=turn.trek,
        leaves=turn.leaves,
        secret=bool(nobles) and all(one in turn.unseen for one in nobles),
    )
