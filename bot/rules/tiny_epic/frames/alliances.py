"""ALLIANCES: the NP houses one after the other, with the upkeep check between them (TE-10.1 to TE-10.3, TE-10.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.kit.asking import Flow
from bot.rules.kit.draft import made
from bot.rules.tiny_epic.events.board import Allied, Parted
from bot.rules.tiny_epic.frames.upkeep import OneByOne
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.legal.control import speaker
from bot.rules.tiny_epic.legal.retreats import Group
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


class Alliances(OneByOne):
    kind: Literal["alliances"] = "alliances"

    def take(self, play: Play, one: str) -> None:
        settle(play, one, elected(play.state, one))


def elected(state: TinyEpic, house: str) -> str | None:
    """The side that an NP house goes with (TE-10.1, TE-15.27)."""
    if state.options.treaty:
        return _feared(state, house)
    counts = {side: control.pool_with_throne(state, side, house) for side in state.sides}
    best = max(counts.values())
    tied = [side for side, count in counts.items() if count == best]
    if best < control.ENOUGH:
        return None
    present = state.allies.get(house)
    return present if present in tied else tied[0]


def _feared(state: TinyEpic, house: str) -> str | None:
    """Whoever has more tokens of it, the Treaty or the Terror Pool; of as many each, the Treaty (TE-15.27)."""
    counts = {side: control.pool_with_throne(state, side, house) for side in (TREATY, NIGHT)}
    best = max(counts, key=lambda side: counts[side])
    return best if counts[best] >= control.ENOUGH else None


def settle(play: Play, house: str, side: str | None) -> None:
    """The former ally's own units leave the domains they share, then control passes (TE-10.2, TE-10.3)."""
    state = play.state
    former = control.shield(state, house)
    if former == side:
        return
    play.push(made(Handover, house=house, side=side))
    if former in (None, NIGHT):
        return
    assert former is not None
    groups = [
        Group(side=former, houses=(own,), domain=domain, chooser=speaker(state, former, (own,)), lost=house)
        for own in state.own_houses(former)
        for domain in state.links
        if {house, own} <= state.units.get(domain, {}).keys()
    ]
    if groups:
        play.emit(Parted(house=house, side=former))
    play.retreat(*groups)


class Handover(Flow):
    """An NP house goes with another side, or with none: below the retreats that come first."""

    kind: Literal["handover"] = "handover"
    house: str
    side: str | None

    def carry_on(self, play: Play) -> None:
        play.pop()
        play.emit(made(Allied, house=self.house, side=self.side))
        verbs.dragons_leave(play, self.house)
