"""Single units by name: a Power Token by its house, a Hero by its card, Dragons and Eggs by their colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model.army import HERO, TOKEN, Army, Force
from bot.rules.tiny_epic.model.facts import MATS

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

DRAGON_HOUSE = "targaryen"
KINDS = {
    "token": TOKEN,
    "hero": HERO,
    **{f"dragon-{colour}": Force(dragons=(colour,)) for colour in MATS.dragons.colors},
    **{f"egg-{colour}": Force(eggs=(colour,)) for colour in MATS.dragons.colors},
}
"""What a unit may be."""


def read(state: TinyEpic, unit: str) -> tuple[str, Force]:
    """The house and the unit that a name means."""
    if unit in KINDS:
        return DRAGON_HOUSE, KINDS[unit]
    if unit in state.stock:
        return unit, TOKEN
    return next(house for house, hero in state.heroes.items() if hero == unit), HERO


def kinds(force: Force) -> tuple[str, ...]:
    """What single units there are among these: a token, Dragons, the Hero, Eggs."""
    return (
        *(("token",) if force.tokens else ()),
        *(f"dragon-{colour}" for colour in force.dragons),
        *(("hero",) if force.hero else ()),
        *(f"egg-{colour}" for colour in force.eggs),
    )


def names(state: TinyEpic, army: Army) -> tuple[str, ...]:
    """All single units of an army that may leave the map, in listed order: Power Tokens, Dragons, allied Heroes, own
    Heroes (TE-0.10)."""
    tokens = tuple(house for house, force in army.items() if force.tokens)
    dragons = tuple(f"dragon-{colour}" for force in army.values() for colour in force.dragons)
    heroes = [h for h, force in army.items() if force.hero and not control.lasting(state, h)]
    heroes.sort(key=lambda house: house not in state.np)
    return (*tokens, *dragons, *(state.heroes[house] for house in heroes))


def eggs(army: Army) -> tuple[str, ...]:
    """The Eggs of an army."""
    return tuple(f"egg-{colour}" for force in army.values() for colour in force.eggs)
