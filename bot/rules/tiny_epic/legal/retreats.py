"""Where a group that must retreat may go (TE-7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.rules.contract import Model, Seat
from bot.rules.kit.draft import made
from bot.rules.tiny_epic.legal import control, rival
from bot.rules.tiny_epic.legal.moves import lift
from bot.rules.tiny_epic.model.army import Army, Force, joined
from bot.rules.tiny_epic.model.facts import DOMAINS, KINGS_LANDING
from bot.rules.tiny_epic.model.sides import RIVAL

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic


NOBODY = Force()


class Group(Model):
    """All units of some houses in one domain that must leave it together (TE-7.9)."""

    side: str
    houses: tuple[str, ...]
    domain: str
    chooser: Seat
    """Who decides what is left open: the owner, of an NP house whoever caused it (TE-7.3)."""
    lost: str = ""
    """The NP house whose alliance ends with this retreat: where it stands is no place to go to (TE-10.3)."""
    origin: str = ""
    """Where it goes back to, if that is settled (TE-16.17)."""
    yields: bool = False
    """Whether it makes room for a final unit (TE-8.6)."""
    fiefs: bool = False
    """Whether it goes for open fiefs as long as there are any, whoever else is near: beaten by the Rival (TE-16.11)."""


def group(state: TinyEpic, side: str, domain: str, cause: Seat) -> Group:
    """The group of a side in a domain, driven out by `cause`."""
    return made(
        Group,
        side=side,
        houses=tuple(control.of_side(state, side, domain)),
        domain=domain,
        chooser=control.speaker(state, side, control.of_side(state, side, domain), cause),
    )


def army(state: TinyEpic, who: Group) -> dict[str, Force]:
    """Those of the group that are still there."""
    return {house: f for house, f in control.here(state, who.domain).items() if house in who.houses}


def destinations(state: TinyEpic, who: Group) -> tuple[str, ...]:
    """The legal destinations among which its owner chooses; none: it goes home (TE-7.2 to TE-7.4, TE-7.10)."""
    leaving = army(state, who)
    friendly = [
        d for d in _friendly(state, who) if d != who.domain
    ]  # as things are, and as they are without it
    if by_itself(state, who):
        near = rival.havens(state, leaving, who.domain, who.origin, who.lost)
    else:
        lifted = lift(state, who.domain, leaving)
        near = _whole(state, who, lifted, [d for d in friendly if control.fits(state, d, leaving)])
    if near:
        return near
    rooms = {d: sum(force.size for force in room(state, d, leaving).values()) for d in friendly}
    most = max(rooms.values(), default=0)
    if most:
        return _nearest(state, who, {d for d in friendly if rooms[d] == most})
    return refuges(state, who, leaving) if alone(state, leaving) else ()


def by_itself(state: TinyEpic, who: Group) -> bool:
    """Whether a group goes as the house does that nobody plays: in its own way, without rewards (TE-16.17)."""
    return state.rival is not None and (who.side == RIVAL or state.rival.house in who.houses)


def _whole(state: TinyEpic, who: Group, lifted: TinyEpic, roomy: list[str]) -> tuple[str, ...]:
    """Where all of a group goes: open fiefs, or the `roomy` among its own domains (TE-7.2, TE-7.10)."""
    open_fiefs = [
        d
        for d in state.links
        if d not in lifted.units and DOMAINS[d].kind == "fief" and control.unoccupied(lifted, d)
    ]
    if who.fiefs and (near := _nearest(state, who, open_fiefs)):
        return near
    near = _nearest(state, who, {*roomy, *open_fiefs} - {who.domain})
    return tuple(d for d in near if DOMAINS[d].kind == "fief") or near


def _friendly(state: TinyEpic, who: Group) -> list[str]:
    """The domains that are the group's own side's, and stay so; of the Treaty, for a group with a player's own units,
    none with those of another player (TE-15.9f)."""
    own = any(house not in state.np for house in who.houses)
    return [
        domain
        for domain in control.held(state, who.side)
        if who.lost not in (there := control.here(state, domain))
        and not (own and any(house not in state.np and house not in who.houses for house in there))
    ]


def room(state: TinyEpic, domain: str, leaving: Army) -> dict[str, Force]:
    """As much of the group as a friendly domain has room for, by house; Heroes are counted like tokens."""
    there = control.here(state, domain)
    crowded = control.np_among(state, joined(there, leaving)) > 1
    found = {}
    for house, force in leaving.items():
        space = control.LIMIT - there.get(house, NOBODY).size
        if space > 0 and not (crowded and house in state.np):
            found[house] = made(Force, tokens=min(space, force.size))
    return found


def over(state: TinyEpic, who: Group, target: str) -> tuple[str, ...]:
    """Houses with more units in the group than `target` has room for (TE-7.4)."""
    leaving = army(state, who)
    lifted = lift(state, who.domain, leaving)
    fitting = room(lifted, target, leaving)
    return tuple(h for h, force in leaving.items() if force.size > fitting.get(h, NOBODY).size)


def stays(state: TinyEpic, house: str, unit: Force) -> bool:
    """Whether a unit of a house must not leave the map (TE-8.6, TE-16.11)."""
    return not unit.eggs and (control.final(state, house) or (unit.hero and control.lasting(state, house)))


def alone(state: TinyEpic, leaving: Army) -> bool:
    """Whether nobody is left of a group but one such unit."""
    return sum(force.size for force in leaving.values()) == 1 and all(
        stays(state, house, force) for house, force in leaving.items()
    )


def refuges(state: TinyEpic, who: Group, unit: Army) -> tuple[str, ...]:
    """Where a unit goes that must not leave the map and nobody has room for: the nearest domains without enemies
    (TE-7.8); none if there is no such domain."""
    friendly = [d for d in _friendly(state, who) if control.fits(state, d, unit)]
    empty = [d for d in state.links if control.unoccupied(state, d)]
    return _nearest(state, who, {*friendly, *empty} - {who.domain})


def yielding(state: TinyEpic, who: Group) -> Group | None:
    """Who makes room for such a unit where no domain is without enemies (TE-8.6): those beside it, else the nearest.

    Only units that may go home: whoever stands there has units elsewhere too. None where nobody can.
    """
    spare = {domain: houses for domain in state.links if (houses := _spare(state, who, domain))}
    enemies = [domain for domain, houses in spare.items() if _theirs(state, who, houses[0]) != who.side]
    domain = next(iter(_nearest(state, who, enemies or spare)), None)
    if domain is None:
        return None
    houses, side = spare[domain], _theirs(state, who, spare[domain][0])
    chooser = control.speaker(state, side, houses, who.chooser)
    return Group(side=side, houses=houses, domain=domain, chooser=chooser, yields=True)


def _spare(state: TinyEpic, who: Group, domain: str) -> tuple[str, ...]:
    """The houses that make room in a domain; none if one of them could not."""
    if domain == KINGS_LANDING or control.haunted(state, domain):
        return ()
    there = control.here(state, domain)
    houses = tuple(house for house in there if domain != who.domain or house not in who.houses)
    elsewhere = all(control.total(state, house) > there[house].units for house in houses)
    never = any(there[house].hero and control.lasting(state, house) for house in houses)
    return houses if elsewhere and not never else ()


def _theirs(state: TinyEpic, who: Group, house: str) -> str:
    """The side of a house; one whose alliance ends is on its own already (TE-10.3)."""
    return house if house == who.lost else control.side_of(state, house)


def _nearest(state: TinyEpic, who: Group, domains: Iterable[str]) -> tuple[str, ...]:
    away = control.far(state, who.domain)
    reached = [d for d in domains if d in away]
    least = min((away[d] for d in reached), default=0)
    return tuple(d for d in state.links if d in reached and away[d] == least)
