"""Where armies may go: by land leg by leg, by sea, straight to a place by a card (TE-5, TE-12.10).

A move is a target and an army. It ends in peace, starts a battle, or, for the first leg of a march, only passes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from typing import TYPE_CHECKING

from bot.rules.contract import Model, Seat
from bot.rules.kit.draft import changed, made
from bot.rules.kit.memo import last
from bot.rules.tiny_epic.legal import control, dragons, treaty
from bot.rules.tiny_epic.legal.dead import may_fight_king
from bot.rules.tiny_epic.model.army import (
    HERO,
    TOKEN,
    Army,
    Force,
    decode,
    encode,
    is_part,
    joined,
    parts,
    rest,
)
from bot.rules.tiny_epic.model.board import harbours
from bot.rules.tiny_epic.model.facts import DOMAINS, HOUSES, KINGS_LANDING
from bot.rules.tiny_epic.model.ops import (
    ArmyMove,
    GatherMove,
    March,
    MarchOrSail,
    MoveHeroAlone,
    Movement,
    Sail,
)

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

Move = tuple[str, dict[str, Force]]
"""Where to, and who."""


Gathered = Mapping[str, Army]
"""Who is taken up for one army, by the domain they come from."""

Wanted = Callable[[Army, Army], bool]
"""Whether of what stands somewhere an army is to be looked at."""


class Halt(Model):
    """A march after its first leg (TE-5.1)."""

    at: str
    origin: str
    before: Army
    """What stood there before the army came."""
    may_stay: bool
    """Whether units may end here: in King's Landing not without castles (TE-5.3)."""


def kinds(op: Movement) -> tuple[str, ...]:
    """Kinds of action by which an operation may be done; a Dragon flies instead of a March or Sail (TE-13.9)."""
    if isinstance(op, MarchOrSail):
        return ("march", "sail", "fly")
    return (op.op, "fly") if isinstance(op, March | Sail) else ("move",)


def sources(state: TinyEpic, seat: Seat, op: Movement, kind: str) -> tuple[str, ...]:
    """Domains from which a seat may move so."""
    return tuple(d for d in _manned(state, seat) if next(moves(state, seat, op, kind, d), None))


@last
def possible(state: TinyEpic, seat: Seat, op: Movement) -> bool:
    """Whether a seat may move so at all."""
    if _at_ease(state, seat, op):
        return True
    manned = _manned(state, seat)
    return any(next(moves(state, seat, op, kind, d), None) for kind in kinds(op) for d in manned)


def _at_ease(state: TinyEpic, seat: Seat, op: Movement) -> bool:
    """Whether all who stand somewhere may simply go where nobody is: mostly so, and seen at a glance."""
    if not isinstance(op, March | Sail | MarchOrSail) or op.must_battle or op.hero_led or op.must_include:
        return False
    if state.night is not None or (isinstance(op, March) and op.source):
        return False
    own, kind = control.houses(state, seat), kinds(op)[0]
    for source, stands in state.units.items():
        if all(house in own and force.units for house, force in stands.items()):
            empty = (one for one in reached(state, seat, op, kind, source) if one not in state.units)
            if any(one != KINGS_LANDING for one in empty) and control.within_limit(state, stands):
                return True
    return False


def targets(state: TinyEpic, seat: Seat, op: Movement, kind: str, source: str) -> tuple[str, ...]:
    """Where one may go to from `source`."""
    found = {target for target, _ in moves(state, seat, op, kind, source)}
    return tuple(domain for domain in state.links if domain in found)


def armies(
    state: TinyEpic, seat: Seat, op: Movement, kind: str, source: str, target: str
) -> tuple[dict[str, Force], ...]:
    """The armies that may go from `source` to `target`, the largest first."""
    return tuple(army for _, army in moves(state, seat, op, kind, source, to=target))


def legal(state: TinyEpic, seat: Seat, op: Movement, kind: str, source: str, target: str, code: str) -> bool:
    """Whether a seat may move just so, with the army of that short name."""
    army = decode(code)
    if army is None or encode(army) != code or kind not in kinds(op):
        return False
    if isinstance(op, GatherMove):
        return (target, army) in moves(state, seat, op, kind, source)
    there = _ready(state, seat, op, source)
    return takes(op, kind, there, army) and any(_ways(state, seat, op, kind, source, (army,), target))


def moves(
    state: TinyEpic,
    seat: Seat,
    op: Movement,
    kind: str,
    source: str,
    wanted: Wanted | None = None,
    to: str | None = None,
) -> Iterator[Move]:
    """All that a seat may do from `source` by an action of `kind`; if so asked, only with armies that are wanted, and
    only one place to go to."""
    there = _ready(state, seat, op, source)
    if not there:
        return
    if isinstance(op, GatherMove):
        found = _gatherings(state, seat, op, source, there)
        yield from (move for move in found if to in (None, move[0]))
        return
    going = able(op, kind, there)
    if wanted is not None:
        going = (army for army in going if wanted(there, army))
    yield from _ways(state, seat, op, kind, source, going, to)


def _ready(state: TinyEpic, seat: Seat, op: Movement, source: str) -> dict[str, Force]:
    """Those in a domain whom a seat may move from there by an operation."""
    if source not in state.links or (isinstance(op, March) and op.source not in ("", source)):
        return {}
    return control.mine(state, seat, source)


def _ways(
    state: TinyEpic,
    seat: Seat,
    op: Movement,
    kind: str,
    source: str,
    going: Iterable[dict[str, Force]],
    to: str | None,
) -> Iterator[Move]:
    """What each of these armies may do from where it stands."""
    ends = _ends(state, seat, op)
    near = reached(state, seat, op, kind, source)
    if to is not None:
        near = (to,) if to in near else ()
    stands = control.here(state, source)
    for army in going:
        if dragons.deserted(rest(stands, army)):
            continue
        taken = {source: army}
        for target in near:
            if (target in ends and arrival(state, taken, seat, op, target, army) is not None) or (
                kind == "march"
                and not ends.isdisjoint(state.links[target])
                and _passes(lift(state, source, army), seat, op, source, target, army)
            ):
                yield target, army


def _manned(state: TinyEpic, seat: Seat) -> tuple[str, ...]:
    """The domains where anybody is whom a seat controls, in listed order."""
    own, units = control.houses(state, seat), state.units
    return tuple([d for d in state.links if d in units and not units[d].keys().isdisjoint(own)])


def onward(state: TinyEpic, seat: Seat, op: Movement, halt: Halt) -> Iterator[Move]:
    """The second leg of a march: anybody controlled where it has halted may go on (TE-5.1, TE-5.3, TE-5.12)."""
    ends = _ends(state, seat, op)
    if ends.isdisjoint(state.links[halt.at]):
        return
    for army in parts(control.mine(state, seat, halt.at)):
        stay = rest(control.here(state, halt.at), army)
        if drops(halt, stay) or not control.within_limit(state, stay) or dragons.deserted(stay):
            continue
        taken = {halt.at: army}
        for target in state.links[halt.at]:
            if target not in ends or (target == halt.origin and stay == halt.before):
                continue
            if arrival(state, taken, seat, op, target, army) is not None:
                yield target, army


def drops(halt: Halt, stay: Army) -> bool:
    """Whether with those who `stay` units are dropped where none may be: some who did not stand there (TE-5.3)."""
    stood = halt.before
    return not halt.may_stay and any(
        house not in stood or force not in stood[house].parts() for house, force in stay.items()
    )


def _ends(state: TinyEpic, seat: Seat, op: Movement) -> Set[str]:
    """Domains in which a move could end at all: where it has to end in a battle, those of others."""
    return control.all_hostile(state, seat) if op.must_battle else state.links.keys()


def legal_onward(state: TinyEpic, seat: Seat, op: Movement, halt: Halt, to: str, code: str) -> bool:
    """Whether a march may go on just so, with the army of that short name."""
    found = onward(state, seat, op, halt)
    return any(target == to and encode(army) == code for target, army in found)


def may_stop(state: TinyEpic, op: Movement, halt: Halt) -> bool:
    """Whether a march may end where it has halted."""
    stands = control.here(state, halt.at)
    return halt.may_stay and not op.must_battle and control.within_limit(state, stands)


def arrival(
    state: TinyEpic, taken: Gathered, seat: Seat, op: Movement, target: str, army: Army
) -> str | None:
    """How a move of `army`, of those `taken` up, ends in `target`: "end", "battle" or not (TE-5.5 to TE-5.9)."""
    if op.hero_led and not any(force.leaders for force in army.values()):
        return None
    if op.must_include and not army.get(state.lords[seat].house, Force()).hero:
        return None
    if control.np_among(state, army) > 1:
        return None
    lifted = state
    if target == KINGS_LANDING or target in taken:  # nowhere else it matters who has been taken up elsewhere
        for source, part in taken.items():
            lifted = lift(lifted, source, part)
        if not enters(lifted, seat, target):
            return None
        if target not in taken:
            lifted = state  # of which more is known
    if isinstance(op, MoveHeroAlone) and op.evict:
        return "end" if _evictable(lifted, seat, target, army) else None
    if isinstance(op, ArmyMove) and op.no_battle:
        return "end" if capturable(state, seat, target, army) else None
    if control.hostile(lifted, seat, target):
        able = control.within_limit(state, army) and _attackable(state, seat, op, target, army)
        return "battle" if able else None
    return "end" if not op.must_battle and control.fits(lifted, target, army) else None


def enters(lifted: TinyEpic, seat: Seat, target: str) -> bool:
    """Whether a side has the castles that King's Landing asks for, its army taken up (TE-5.5, TE-5.11)."""
    if target != KINGS_LANDING:
        return True
    return len(control.castles(lifted, lifted.side(seat))) >= control.castles_needed(lifted)


def lift(state: TinyEpic, source: str, army: Army) -> TinyEpic:
    """The state while an army is on its way."""
    units = dict(state.units)
    if left := rest(units.pop(source, {}), army):
        units[source] = left
    return changed(state, units=units)


def halt_at(lifted: TinyEpic, seat: Seat, source: str, target: str) -> Halt:
    """The halt after a first leg from `source` to `target`, taken up in `lifted`."""
    stay = enters(lifted, seat, target)
    return made(Halt, at=target, origin=source, before=control.here(lifted, target), may_stay=stay)


def _passes(lifted: TinyEpic, seat: Seat, op: Movement, source: str, target: str, army: Army) -> bool:
    """Whether an army that may not end in `target` may march on from there (TE-5.3, TE-5.13)."""
    if control.hostile(lifted, seat, target):
        return False
    halt = halt_at(lifted, seat, source, target)
    there = changed(lifted, units={**lifted.units, target: joined(halt.before, army)})
    return next(onward(there, seat, op, halt), None) is not None


def _evictable(lifted: TinyEpic, seat: Seat, target: str, army: Army) -> bool:
    """Whether a Hero may come to `target` and all that is hostile leave it (TE-12.6, TE-15.9e, TE-15.9g)."""
    if treaty.lords(lifted, target) or treaty.strangers(lifted, seat, target):
        return False
    return control.within_limit(lifted, joined(control.mine(lifted, seat, target), army))


def capturable(state: TinyEpic, seat: Seat, target: str, army: Army) -> bool:
    """TE-12.7: one hostile Power Token or White Walker and nothing else, neither side final; the army has room then."""
    there = control.here(state, target)
    single = [house for house, force in there.items() if force == TOKEN and not control.final(state, house)]
    alone = len(there) == len(single) == 1 and control.hostile(state, seat, target)
    alone = alone or (treaty.walker_alone(state, target) and not there)
    return alone and not control.all_final(state, army) and control.within_limit(state, army)


def _attackable(state: TinyEpic, seat: Seat, op: Movement, target: str, army: Army) -> bool:
    """TE-5.9, and what the card asks of a target."""
    if control.all_final(state, army):
        return False
    if treaty.foe(state, seat, target, army) is not None:
        return _meets(state, seat, op, target, army)
    defenders = control.of_side(state, control.holder(state, target), target)
    return not control.all_final(state, defenders) and aims_at(state, seat, op, target, army)


def _meets(state: TinyEpic, seat: Seat, op: Movement, target: str, army: Army) -> bool:
    """Whether an army may enter where the dead are (TE-12.20, TE-15.19).

    Where the Ice Dragon comes for Dragon Glass the army only defends itself.
    """
    if treaty.foe(state, seat, target, army) == "king" and not may_fight_king(state):
        return False
    if op.must_battle and treaty.ambushed(state, seat, target, army):
        return False
    return aims_at(state, seat, op, target, army)


def aims_at(state: TinyEpic, seat: Seat, op: Movement, target: str, army: Army) -> bool:
    """Whether a hostile domain is what the card asks of a target (TE-12.14)."""
    if not op.target:
        return True
    dead = treaty.foe(state, seat, target, army) is not None
    match op.target:
        case "castle_or_kings_landing":
            return DOMAINS[target].kind != "fief"
        case "unallied_np":
            return not dead and control.holder(state, target) in state.np
        case "single_hostile_unit" if dead:
            return treaty.walker_alone(state, target) or treaty.king_alone(state, target)
        case "single_hostile_unit":
            defenders = control.of_side(state, control.holder(state, target), target)
            return sum(force.size for force in defenders.values()) == 1
    return not dead


def reached(state: TinyEpic, seat: Seat, op: Movement, kind: str, source: str) -> tuple[str, ...]:
    """Where an operation could bring one from `source`, whoever stands there."""
    if kind == "march":
        return state.links[source]
    if kind == "fly":
        return dragons.flights(state, source)
    if kind == "sail":
        most = op.max_cards if isinstance(op, Sail) else Sail().max_cards
        return harbours(source, most, state.reach)
    home = HOUSES[state.lords[seat].house].home_domain
    to = op.to if isinstance(op, MoveHeroAlone | ArmyMove) and op.to != "any" else ""
    if to:
        wanted = home if to == "own_home" else to
        return (wanted,) if wanted != source else ()
    most = op.range if isinstance(op, ArmyMove) else "any"
    away = control.far(state, source)
    return tuple(d for d in state.links if away.get(d, 0) > 0 and (most == "any" or away[d] <= most))


def able(op: Movement, kind: str, there: dict[str, Force]) -> Iterator[dict[str, Force]]:
    """The armies an operation may take from what stands there by an action of `kind`, the largest first."""
    if kind == "fly":
        yield from dragons.fliers(there)
        return
    if isinstance(op, MoveHeroAlone):
        yield from leaders(there)
        return
    for army in parts(there):
        if not isinstance(op, ArmyMove) or op.units in (None, sum(force.size for force in army.values())):
            yield army


def takes(op: Movement, kind: str, there: Army, army: Army) -> bool:
    """Whether an operation may take just this army from what stands there: whether it is among `able`."""
    if kind == "fly":
        return army in [*dragons.fliers(there)]
    if isinstance(op, MoveHeroAlone):
        return army in [*leaders(there)]
    wanted = op.units if isinstance(op, ArmyMove) else None
    return is_part(army, there) and wanted in (None, sum(force.size for force in army.values()))


def leaders(there: Army) -> Iterator[dict[str, Force]]:
    """Each Hero and each Dragon by itself (TE-12.3)."""
    for house, force in there.items():
        if force.hero:
            yield {house: HERO}
        yield from ({house: Force(dragons=(colour,))} for colour in force.dragons)


# ── gathering from several domains (TE-12.19) ─────────────────────────────────────────────────────


def joining(
    state: TinyEpic, seat: Seat, op: GatherMove, target: str, taken: Gathered
) -> Iterator[tuple[str, dict[str, Force]]]:
    """Power Tokens that may join an army on its way to `target`, each from a domain that nobody of it comes from."""
    if len(taken) > op.max_tokens:
        return
    for source in state.links:
        for house, force in control.mine(state, seat, source).items() if source not in taken else ():
            token = {house: TOKEN}
            if force.tokens and _comes_about(state, seat, op, target, {**taken, source: token}):
                yield source, token


def gathered(state: TinyEpic, seat: Seat, op: GatherMove, target: str, taken: Gathered) -> bool:
    """Whether what is taken up makes a legal attack on `target`."""
    army: dict[str, Force] = {}
    for source, part in taken.items():
        army = joined(army, part)
        if dragons.deserted(rest(control.here(state, source), part)):
            return False
    return arrival(state, taken, seat, op, target, army) is not None


def _comes_about(state: TinyEpic, seat: Seat, op: GatherMove, target: str, taken: Gathered) -> bool:
    """Whether an attack can come of it, with others who join."""
    return gathered(state, seat, op, target, taken) or any(
        True for _ in joining(state, seat, op, target, taken)
    )


def _gatherings(state: TinyEpic, seat: Seat, op: GatherMove, source: str, there: Army) -> Iterator[Move]:
    """The Hero or Dragon that leads a gathering, and where to."""
    hostile = control.all_hostile(state, seat)
    for army in leaders(there):
        for target in filter(hostile.__contains__, state.links):
            if _comes_about(state, seat, op, target, {source: army}):
                yield target, army
