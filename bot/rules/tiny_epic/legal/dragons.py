"""Eggs and Dragons: which are in supply, who may fly where, what may not be left alone (TE-13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.legal.realm import muster
from bot.rules.tiny_epic.legal.units import DRAGON_HOUSE
from bot.rules.tiny_epic.model.army import Army, Force
from bot.rules.tiny_epic.model.facts import MATS

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic


def supply(state: TinyEpic) -> tuple[str, ...]:
    """Colours of which neither Egg nor Dragon is on the map, the next one first (TE-13.12)."""
    out = {
        colour
        for army in state.units.values()
        for force in army.values()
        for colour in (*force.dragons, *force.eggs)
    }
    return tuple(colour for colour in MATS.dragons.colors if colour not in out)


def nests(state: TinyEpic) -> Iterator[tuple[str, Force]]:
    """Each domain with Eggs, and the Eggs (TE-13.7)."""
    if DRAGON_HOUSE not in muster(state).totals:
        return
    for domain in state.links:
        force = control.here(state, domain).get(DRAGON_HOUSE)
        if force is not None and force.eggs:
            yield domain, Force(eggs=force.eggs)


def brood(state: TinyEpic) -> Iterator[tuple[str, Force]]:
    """Each Egg and each Dragon, where it is, Eggs first."""
    yield from ((domain, Force(eggs=(colour,))) for domain, force in nests(state) for colour in force.eggs)
    for domain in state.links:
        force = control.here(state, domain).get(DRAGON_HOUSE, Force())
        yield from ((domain, Force(dragons=(colour,))) for colour in force.dragons)


def deserted(army: Army) -> bool:
    """Whether Eggs would be left alone (TE-13.6)."""
    return bool(army) and not any(force.units for force in army.values())


def lone(state: TinyEpic) -> tuple[tuple[str, Force], ...]:
    """Eggs that are alone in a domain and return to supply (TE-9.6)."""
    if DRAGON_HOUSE not in muster(state).totals:
        return ()
    return tuple((domain, eggs) for domain, eggs in nests(state) if deserted(control.here(state, domain)))


def fliers(army: Army) -> Iterator[dict[str, Force]]:
    """Who of an army may fly together: one Dragon, by itself or with Daenerys (TE-13.9)."""
    force = army.get(DRAGON_HOUSE, Force())
    for colour in force.dragons:
        yield {DRAGON_HOUSE: Force(dragons=(colour,))}
        if force.hero:
            yield {DRAGON_HOUSE: Force(dragons=(colour,), hero=True)}


def flights(state: TinyEpic, source: str) -> tuple[str, ...]:
    """Where a Dragon can fly to, whoever stands there (TE-13.9, TE-15.9a)."""
    away = control.far(state, source)
    return tuple(domain for domain in state.links if 0 < away.get(domain, 0) <= MATS.dragons.fly_range)
