"""Who is on whose side and who holds what: derived once of each state, for everything else asks it (TE-1.7, TE-1.8)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from bot.rules.kit.memo import kept, last, last_of
from bot.rules.tiny_epic.model.facts import DOMAINS
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL, TREATY

if TYPE_CHECKING:
    from bot.rules.kit.board import Links
    from bot.rules.tiny_epic.model.state import TinyEpic

Held = Mapping[str, tuple[str, ...]]
"""Domains by side, in listed order."""


class Banners(NamedTuple):
    """Who is on whose side."""

    sides: Mapping[str, str]
    """The side of each house that is played or allied; every other house is on its own."""
    houses: tuple[tuple[str, ...], ...]
    """By seat: the houses whose units it controls, its own first."""


class Realm(NamedTuple):
    """Who holds what."""

    holders: Mapping[str, str]
    """The side of each domain that somebody holds."""
    held: Held
    castles: Held
    """The castles that stand."""


class Muster(NamedTuple):
    """Who is on the map."""

    totals: Mapping[str, int]
    """Units of each house, without Eggs."""
    heroes: Mapping[str, str]
    """Where the Hero of each house stands."""


NOBODY: Mapping[str, str] = {}
CASTLES = frozenset(domain.id for domain in DOMAINS.values() if domain.castle)
"""Where one is built."""


def _bound(state: TinyEpic) -> tuple[object, ...]:
    """All that it depends on who is on whose side. Lords change all the time, but their houses with the Heroes only."""
    return state.options, state.heroes, state.np, state.allies, state.rival


@last_of(_bound)
def banners(state: TinyEpic) -> Banners:
    """TE-1.7: the houses of players and of who nobody plays, the NP houses on the sides they are allied with."""
    treaty = state.options.treaty
    sides = dict(state.allies)
    if state.rival is not None:
        sides[state.rival.house] = TREATY if treaty else RIVAL
    for seat, lord in reversed([*enumerate(state.lords)]):
        sides[lord.house] = TREATY if treaty else str(seat)
    houses = []
    for seat, lord in enumerate(state.lords):
        side = TREATY if treaty else str(seat)
        houses.append((lord.house, *(house for house in state.np if state.allies.get(house) == side)))
    return Banners(sides, tuple(houses))


def attackers(state: TinyEpic) -> Mapping[str, str]:
    """The side that is attacking a domain at this moment, by domain."""
    fights: tuple[tuple[str, str], ...] = ()
    for frame in state.stack:
        if frame.kind == "battle" or frame.kind == "facing":
            fights = (*fights, (frame.target, frame.attacker))
    return _attackers(*fights) if fights else NOBODY


@cache
def _attackers(*fights: tuple[str, str]) -> Mapping[str, str]:
    """Always the same for the same fights, the lowest first."""
    return dict(reversed(fights))


def _ground(state: TinyEpic) -> tuple[object, ...]:
    """All that it depends on who holds what."""
    return state.units, state.night, attackers(state), banners(state)


def _holders(state: TinyEpic) -> dict[str, str]:
    """The side that holds each domain, while it is fought over the defender (TE-1.8)."""
    sides, besieged, night = banners(state).sides, attackers(state), state.night
    holders: dict[str, str] = {}
    for domain, army in state.units.items():
        from_outside = besieged.get(domain) if besieged else None
        for house, force in army.items():
            side = sides.get(house, house)
            if side != from_outside and (force.tokens or force.hero or force.dragons):
                holders[domain] = side
                break
    if night is not None:
        lairs = night.walkers if night.king is None else (*night.walkers, night.king)
        holders |= {domain: NIGHT for domain in lairs if besieged.get(domain) != NIGHT}
    return holders


@kept
@last_of(_ground)
def realm(state: TinyEpic) -> Realm:
    """All that is held."""
    return _counted(state.links, _holders(state), () if state.night is None else state.night.destroyed)


@last
def _counted(links: Links, holders: Mapping[str, str], destroyed: tuple[str, ...]) -> Realm:
    """What each side has of it: most moves leave all with those who had it."""
    held: dict[str, tuple[str, ...]] = {}
    castles: dict[str, tuple[str, ...]] = {}
    for domain in links:
        if domain in holders:
            side = holders[domain]
            held[side] = (*held.get(side, ()), domain)
            if domain in CASTLES and side != NIGHT and domain not in destroyed:
                castles[side] = (*castles.get(side, ()), domain)
    return Realm(holders, held, castles)


def _units(state: TinyEpic) -> tuple[object, ...]:
    return (state.units,)


@kept
@last_of(_units)
def muster(state: TinyEpic) -> Muster:
    """All that stand there."""
    totals: dict[str, int] = {}
    heroes: dict[str, str] = {}
    for domain, army in state.units.items():
        for house, force in army.items():
            totals[house] = totals.get(house, 0) + force.units
            if force.hero:
                heroes.setdefault(house, domain)
    return Muster(totals, heroes)
