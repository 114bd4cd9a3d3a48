"""Marches to Villages that make great Fiefs whole, and battles it is likely to win."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.rules.contract import Action, Seat
from bot.rules.fief.actions import Attack, Fight, March, Muster, Pass, Raid, Siege
from bot.rules.fief.agent.auction import hired
from bot.rules.fief.agent.realm import needs_walls
from bot.rules.fief.frames.war.goon import ON, Goon, fray_of
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.legal import attacks, control, moves, musters, raids, sides, sieges, strength, titles
from bot.rules.fief.model.board import steps
from bot.rules.fief.model.facts import DOMAINS, VILLAGES
from bot.rules.fief.model.fray import Flank
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.units import RAIDERS, encode, size
from bot.rules.fief.show import outlook
from bot.rules.kit.draft import changed

EDGE = 1.4
"""How much stronger it wants to be to begin a fight."""
SURE = 0.6
"""How likely it wants to win."""
RIDE = 2.5
"""How much stronger it wants to be to ride a Raid."""
SLOW = 0.6
"""What a Village is worth to it whose walls take a siege."""
FLANKS: tuple[Flank, ...] = ("attack", "defence")
GARRISON = 1
"""Troops it leaves where it marches away."""


def move(state: Fief, seat: Seat, top: Moving) -> Action:
    """The next step of the group gathered, or the next group to gather; each step is nearer to a goal."""
    places = dict.fromkeys(one.place for one in state.of(seat).values() if one.place in VILLAGES)
    for village in places:
        for nobles, men, step in (*_raid(state, seat, top, village), *_march(state, seat, top, village)):
            if (top.source, top.nobles, dict(top.men)) == (village, nobles, dict(men)):
                return step
            return Muster(source=village, nobles=nobles, men=encode(men))
    return Pass()


Plan = tuple[tuple[str, ...], Mapping[str, int], Action]
"""Who goes, with which Troops, and their next step."""


def _march(state: Fief, seat: Seat, top: Moving, village: str) -> Iterator[Plan]:
    """A group and where it goes: at most one; nobody leaves a siege that holds."""
    leader = _leader(state, seat, top, village)
    if leader is None or seat in state.land[village].siege or _awaited(state, seat, village):
        return
    shut_in = control.besieged(state, village)
    men = _taken(state, seat, village, moves.fresh(state, seat, village, top.trek, (leader,), shut_in))
    group = musters.gathered(state, changed(top, source=village, nobles=(leader,), men=men))
    if group is None:
        return
    worth = {place: goal(state, seat, place, leader, men) for place in VILLAGES}
    best = max(worth, key=lambda place: worth[place] / (1 + steps(village)[place]))
    if worth[best] <= 0 or best == village:
        return
    closer = [one for one in group.targets(state) if steps(one)[best] < steps(village)[best]]
    if closer:
        yield (leader,), men, March(target=min(closer, key=lambda one: steps(one)[best]))


def _raid(state: Fief, seat: Seat, top: Moving, village: str) -> Iterator[Plan]:
    """Knights ride down whoever is far weaker in the field, out of a siege, or from walls that others keep."""
    leader = _leader(state, seat, top, village)
    shut_in = control.besieged(state, village)
    here = state.land[village].troops(seat)
    if shut_in and leader is None:
        leader = next(iter(control.leaders(state, village, seat, "inside")), None)
    able = musters.troops(state, top, village, () if leader is None else (leader,))
    men = {kind: count for kind, count in able.items() if kind in RAIDERS}
    guarded = shut_in or size(here) > size(men) or state.land[village].owner != seat
    if leader is None or not men or top.settling or not guarded:
        return
    group = musters.gathered(state, changed(top, source=village, nobles=(leader,), men=men))
    points = strength.of_side(state, men, (leader,), attacking=True)
    for target in group.raids(state) if group is not None else ():
        fray = raids.fray_at(target, seat, raids.foes(state, seat, target))
        if points >= RIDE * sides.points(state, fray, "defence"):
            yield (leader,), men, Raid(target=target)
            return


def ride_on(state: Fief, seat: Seat, ways: tuple[str, ...]) -> Action:
    """After a Raid: home, or where nobody is."""

    def welcome(village: str) -> int:
        here = state.land[village]
        return 2 * (here.owner == seat) + (not here.posts)

    return March(target=max(ways, key=welcome))


def besiege(state: Fief, seat: Seat) -> Action:
    """Where it is strong enough to storm the walls once its Siege Engines stand (FIEF-6.30 to 6.33)."""
    places = sieges.open_to(state, seat)
    return Siege(villages=tuple(village for village in places if _lasts(state, seat, village)))


def _lasts(state: Fief, seat: Seat, village: str) -> bool:
    fray = sides.declared(state, seat, village, sides.ASSAULT)
    if fray is None:
        return False
    mine, against = (sides.points(state, fray, flank) for flank in FLANKS)
    return strength.dice(mine) > 0 and mine >= EDGE * against


def _leader(state: Fief, seat: Seat, top: Moving, village: str) -> str | None:
    """Who can go furthest from there."""
    able = moves.movable(state, seat, village, top.trek)
    leaders = [noble for noble in able if titles.leader(state, noble)]
    if top.settling or not leaders:
        return None
    return max(leaders, key=lambda one: moves.points(state, one, top.trek))


def _awaited(state: Fief, seat: Seat, village: str) -> bool:
    """Whether the only Noble in a whole domain waits there for its Title, or for its walls."""
    fief = VILLAGES[village].fief
    domain = DOMAINS[fief]
    if (
        domain.tier != "great"
        or titles.holder(state, fief)
        or not control.holds_all(state, seat, domain.villages)
    ):
        return False
    there = [one for place in domain.villages for one in control.nobles(state, place, seat)]
    walled = not needs_walls(state, seat, fief) or not state.land[village].fort
    return len(there) <= 1 and walled


def _taken(state: Fief, seat: Seat, village: str, fresh: Mapping[str, int]) -> dict[str, int]:
    """All that can go but a guard, where the Village is its own and not kept by a Title."""
    here, taken = state.land[village], dict(fresh)
    stay = (
        GARRISON if here.owner == seat and titles.holding_seat(state, VILLAGES[village].fief) != seat else 0
    )
    stay = max(stay, 2 if here.fort and here.owner == seat else 0)
    stay -= size(here.troops(seat)) - size(fresh)
    for kind in ("man_at_arms", "knight"):
        kept = min(max(stay, 0), taken.get(kind, 0))
        if kept:
            taken[kind] -= kept
            stay -= kept
    return {kind: count for kind, count in taken.items() if count}


def goal(state: Fief, seat: Seat, place: str, leader: str, men: Mapping[str, int]) -> float:
    """What it is worth to go there."""
    here, fief = state.land[place], VILLAGES[place].fief
    if control.shut(state, place):
        return 0
    domain = DOMAINS[fief]
    if here.owner == seat:
        whole = control.holds_all(state, seat, domain.villages) and titles.holder(state, fief) is None
        if whole and domain.tier == "great":
            waiting = any(control.nobles(state, one, seat) for one in domain.villages)
            return 0 if waiting else 12
        spare = size(here.troops(seat)) - 2
        return float(min(spare, 4)) / 2 if not men and spare > 0 else 0
    if not men:
        return 0
    mine = len([one for one in domain.villages if state.land[one].owner == seat])
    value = (3.0 if domain.tier == "great" else 1.0) * (1 + mine) / len(domain.villages) + 1
    foes = [post.seat for post in here.posts if post.seat != seat]
    if not foes:
        return value
    points = strength.of_side(state, men, (leader,), attacking=True)
    against = 0
    for foe in foes:
        nobles = control.nobles(state, place, foe)
        against += strength.of_side(state, here.troops(foe), nobles, attacking=False)
        if points < EDGE * against:
            return 0
    lost = 6 * strength.penalty(state, place)
    if points >= EDGE * against + lost:
        return value
    return value * SLOW if lost and points >= EDGE * against and points > lost else 0


def attack(state: Fief, seat: Seat, villages: tuple[str, ...]) -> Action:
    """What can be seized, and whoever is weaker."""
    for village in villages:
        found = attacks.possible(state, seat, village)
        if sides.SEIZE in found:
            return Attack(village=village, how=sides.SEIZE)
        for how in found:
            if _promising(state, seat, village, how):
                return Attack(village=village, how=how)
    return Pass()


def _promising(state: Fief, seat: Seat, village: str, how: str) -> bool:
    """By the odds; a battle too large for them by strength."""
    fray = sides.declared(state, seat, village, how)
    if fray is None:
        return False
    odds = outlook.forecast(state, fray)
    if odds is not None:
        return odds.won >= SURE
    mine, against = (sides.points(state, fray, flank) for flank in FLANKS)
    lost = 6 * strength.penalty(state, village) if how == sides.ASSAULT else 0
    return mine >= EDGE * against + lost


def goon(state: Fief, seat: Seat, top: Goon) -> Action:
    """On, as long as it is not the weaker; who is attacked stands. Mercenaries come along."""
    fray = fray_of(state)
    attacks = seat == fray.attacker
    weaker = attacks and sides.points(state, fray, "attack") < sides.points(state, fray, "defence")
    if weaker or (attacks and top.sheltered):
        return top.default(state, seat)
    return Fight(how=ON, hired=hired(state, seat, fray))
