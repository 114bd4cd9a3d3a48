"""Where armies may go: by land leg by leg, by sea, straight to a place by a card (TE-5, TE-12.10).

A move is a target and an army. It ends in peace, starts a battle, or, for the first leg of a march, only passes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.rules.contract import Model, Seat
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model.army import HERO, TOKEN, Army, Force, joined, parts, rest
from bot.rules.tiny_epic.model.board import voyages
from bot.rules.tiny_epic.model.facts import DOMAINS, HOUSES, KINGS_LANDING
from bot.rules.tiny_epic.model.ops import ArmyMove, March, MarchOrSail, MoveHeroAlone, Movement, Sail

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

Move = tuple[str, dict[str, Force]]
"""Where to, and who."""


class Halt(Model):
    """A march after its first leg (TE-5.1)."""

    at: str
    origin: str
    before: Army
    """What stood there before the army came."""
    may_stay: bool
    """Whether units may end here: in King's Landing not without castles (TE-5.3)."""


def kinds(op: Movement) -> tuple[str, ...]:
    """Kinds of action by which an operation may be done."""
    if isinstance(op, MarchOrSail):
        return ("march", "sail")
    return (op.op,) if isinstance(op, March | Sail) else ("move",)


def sources(state: TinyEpic, seat: Seat, op: Movement, kind: str) -> tuple[str, ...]:
    """Domains from which a seat may move so."""
    return tuple(d for d in state.links if next(moves(state, seat, op, kind, d), None))


def possible(state: TinyEpic, seat: Seat, op: Movement) -> bool:
    """Whether a seat may move so at all."""
    return any(next(moves(state, seat, op, k, d), None) for k in kinds(op) for d in state.links)


def targets(state: TinyEpic, seat: Seat, op: Movement, kind: str, source: str) -> tuple[str, ...]:
    """Where one may go to from `source`."""
    found = {target for target, _ in moves(state, seat, op, kind, source)}
    return tuple(domain for domain in state.links if domain in found)


def armies(
    state: TinyEpic, seat: Seat, op: Movement, kind: str, source: str, target: str
) -> tuple[dict[str, Force], ...]:
    """The armies that may go from `source` to `target`, the largest first."""
    return tuple(army for to, army in moves(state, seat, op, kind, source) if to == target)


def moves(state: TinyEpic, seat: Seat, op: Movement, kind: str, source: str) -> Iterator[Move]:
    """All that a seat may do from `source` by an action of `kind`."""
    if source not in state.links or not (there := control.mine(state, seat, source)):
        return
    reached = _reached(state, seat, op, kind, source)
    for army in _armies(op, there):
        lifted = lift(state, source, army)
        for target in reached:
            if arrival(state, lifted, seat, op, target, army) is not None or (
                kind == "march" and _passes(lifted, seat, op, source, target, army)
            ):
                yield target, army


def onward(state: TinyEpic, seat: Seat, op: Movement, halt: Halt) -> Iterator[Move]:
    """The second leg of a march: anybody controlled where it has halted may go on (TE-5.1, TE-5.3, TE-5.12)."""
    for army in parts(control.mine(state, seat, halt.at)):
        stay = rest(control.here(state, halt.at), army)
        if stay and not (halt.may_stay and control.within_limit(state, stay)):
            continue
        lifted = lift(state, halt.at, army)
        for target in state.links[halt.at]:
            if target == halt.origin and stay == halt.before:
                continue
            if arrival(state, lifted, seat, op, target, army) is not None:
                yield target, army


def may_stop(state: TinyEpic, op: Movement, halt: Halt) -> bool:
    """Whether a march may end where it has halted."""
    stands = control.here(state, halt.at)
    return halt.may_stay and not op.must_battle and control.within_limit(state, stands)


def arrival(
    state: TinyEpic, lifted: TinyEpic, seat: Seat, op: Movement, target: str, army: Army
) -> str | None:
    """How a move of `army`, taken up in `lifted`, ends in `target`: "end", "battle" or not (TE-5.5 to TE-5.9)."""
    if op.hero_led and not any(force.leaders for force in army.values()):
        return None
    if control.np_among(state, army) > 1 or not enters(lifted, seat, target):
        return None
    if isinstance(op, MoveHeroAlone) and op.evict:
        stay = control.mine(lifted, seat, target)
        return "end" if control.within_limit(state, joined(stay, army)) else None
    if isinstance(op, ArmyMove) and op.no_battle:
        return "end" if _capturable(state, seat, target, army) else None
    if control.hostile(lifted, seat, target):
        able = control.within_limit(state, army) and _attackable(state, op, target, army)
        return "battle" if able else None
    return "end" if not op.must_battle and control.fits(lifted, target, army) else None


def enters(lifted: TinyEpic, seat: Seat, target: str) -> bool:
    """Whether a side has the castles that King's Landing asks for, its army taken up (TE-5.5, TE-5.11)."""
    if target != KINGS_LANDING:
        return True
    return len(control.castles(lifted, lifted.side(seat))) >= control.CASTLES_NEEDED


def lift(state: TinyEpic, source: str, army: Army) -> TinyEpic:
    """The state while an army is on its way."""
    left = rest(control.here(state, source), army)
    units = {domain: stands for domain, stands in state.units.items() if domain != source}
    return changed(state, units={**units, source: left} if left else units)


def halt_at(lifted: TinyEpic, seat: Seat, source: str, target: str) -> Halt:
    """The halt after a first leg from `source` to `target`, taken up in `lifted`."""
    stay = enters(lifted, seat, target)
    return Halt(at=target, origin=source, before=control.here(lifted, target), may_stay=stay)


def _passes(lifted: TinyEpic, seat: Seat, op: Movement, source: str, target: str, army: Army) -> bool:
    """Whether an army that may not end in `target` may march on from there (TE-5.3, TE-5.13)."""
    if control.hostile(lifted, seat, target):
        return False
    halt = halt_at(lifted, seat, source, target)
    there = changed(lifted, units={**lifted.units, target: joined(halt.before, army)})
    return next(onward(there, seat, op, halt), None) is not None


def _capturable(state: TinyEpic, seat: Seat, target: str, army: Army) -> bool:
    """TE-12.7: one hostile Power Token and nothing else, neither side final; the army has room once it is gone."""
    there = control.here(state, target)
    single = [house for house, force in there.items() if force == TOKEN and not control.final(state, house)]
    alone = len(there) == len(single) == 1 and control.hostile(state, seat, target)
    return alone and not control.all_final(state, army) and control.within_limit(state, army)


def _attackable(state: TinyEpic, op: Movement, target: str, army: Army) -> bool:
    """TE-5.9, and what the card asks of a target."""
    side = control.holder(state, target)
    defenders = control.of_side(state, side, target)
    if control.all_final(state, army) or control.all_final(state, defenders):
        return False
    match op.target:
        case "castle_or_kings_landing":
            return DOMAINS[target].kind != "fief"
        case "unallied_np":
            return side in state.np
        case "single_hostile_unit":
            return sum(force.size for force in defenders.values()) == 1
    return True


def _reached(state: TinyEpic, seat: Seat, op: Movement, kind: str, source: str) -> tuple[str, ...]:
    """Where an operation could bring one from `source`, whoever stands there."""
    if kind == "march":
        return state.links[source]
    if kind == "sail":
        most = op.max_cards if isinstance(op, Sail) else Sail().max_cards
        cards = voyages(DOMAINS[source].map_card)
        return tuple(
            d
            for d in state.links
            if (links := cards.get(DOMAINS[d].map_card)) and (most == "any" or links <= most)
        )
    home = HOUSES[state.lords[seat].house].home_domain
    to = op.to if isinstance(op, MoveHeroAlone) and op.to != "any" else ""
    if to:
        wanted = home if to == "own_home" else to
        return (wanted,) if wanted != source else ()
    most = op.range if isinstance(op, ArmyMove) else "any"
    away = control.far(source)
    return tuple(d for d in state.links if away.get(d, 0) > 0 and (most == "any" or away[d] <= most))


def _armies(op: Movement, there: dict[str, Force]) -> Iterator[dict[str, Force]]:
    """The armies an operation may take from what stands there."""
    if isinstance(op, MoveHeroAlone):
        yield from ({house: HERO} for house, force in there.items() if force.hero)
        return
    for army in parts(there):
        if not isinstance(op, ArmyMove) or op.units in (None, sum(force.size for force in army.values())):
            yield army
