"""Operations that put Eggs or the own Hero on the map (TE-12.18, TE-13.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.kit.draft import Draft
from bot.rules.tiny_epic.cards.handler import Step
from bot.rules.tiny_epic.events.board import MAT
from bot.rules.tiny_epic.legal import control, dragons
from bot.rules.tiny_epic.legal.units import DRAGON_HOUSE
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import HERO, Force
from bot.rules.tiny_epic.model.facts import MATS
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic


def nests(state: TinyEpic, step: Step, _op: ops.PlaceEggs) -> tuple[str, ...]:
    """Where the next Egg may be put, if there is one and it can be paid."""
    supply = dragons.supply(state)
    if not supply or state.purse(step.seat).gold < state.options.egg_cost:
        return ()
    return _room(state, step.seat, DRAGON_HOUSE, Force(eggs=supply[:1]))


def place_egg(play: Draft[TinyEpic], step: Step, _op: ops.PlaceEggs, domain: str) -> None:
    """TE-13.5, TE-13.12."""
    egg = Force(eggs=dragons.supply(play.state)[:1])
    verbs.gold(play, play.state.side(step.seat), -play.state.options.egg_cost, "card")
    verbs.move(play, step.seat, {DRAGON_HOUSE: egg}, MAT, domain, "place")


def eggs(_op: ops.PlaceEggs) -> int:
    """How many there are."""
    return len(MATS.dragons.colors)


def landings(state: TinyEpic, step: Step, _op: ops.PlaceOwnHero) -> tuple[str, ...]:
    """Where the own Hero may come back to."""
    house = state.lords[step.seat].house
    if control.hero_domain(state, house) is not None:
        return ()
    return _room(state, step.seat, house, HERO)


def place_own_hero(play: Draft[TinyEpic], step: Step, _op: ops.PlaceOwnHero, domain: str) -> None:
    house = play.state.lords[step.seat].house
    verbs.move(play, step.seat, {house: HERO}, MAT, domain, "recruit")


def _room(state: TinyEpic, seat: Seat, house: str, unit: Force) -> tuple[str, ...]:
    """Domains that a seat controls and that have room."""
    held = (d for d in state.links if control.mine(state, seat, d) and not control.hostile(state, seat, d))
    return tuple(domain for domain in held if control.fits(state, domain, {house: unit}))
