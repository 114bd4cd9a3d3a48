"""P2.DISASTERS: where those on the track strike, and what Plague does at once (FIEF-2.15 to 2.20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.rules.fief.events.cards import Struck
from bot.rules.fief.events.land import Fell
from bot.rules.fief.legal import strength
from bot.rules.fief.model.cards import kind_of
from bot.rules.fief.model.facts import REGIONS, VILLAGES
from bot.rules.fief.model.land import GROUNDS
from bot.rules.fief.model.people import printed
from bot.rules.fief.model.units import joined, less, size
from bot.rules.fief.play import verbs

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief
    from bot.rules.fief.model.units import Troops


def strike(play: Play) -> None:
    """A die for each names its Region; Plague takes its toll at once (FIEF-2.15, 2.20)."""
    for card in play.state.track:
        die = play.die("disaster")
        region = die if die in REGIONS else _cursed(play.state)
        play.emit(Struck(card=card, die=die, region=region))
        if region is not None and kind_of(card) == "plague":
            for village in REGIONS[region].villages:
                _plague(play, village)


def _cursed(state: Fief) -> int | None:
    """FIEF-2.17: the Region of the first cursed Noble."""
    for seat in state.order:
        for noble, one in state.of(seat).items():
            if printed(noble, "cursed"):
                return VILLAGES[one.place].region if one.place in VILLAGES else 1
    return None


def _plague(play: Play, village: str) -> None:
    """FIEF-2.20."""
    if play.state.land[village].sept:
        return
    for seat in play.state.order:
        order = play.state.houses[seat].orders.lists.get("losses", ())
        gone = halved(play.state.land[village].troops(seat), order)
        for ground in GROUNDS:
            part = _part(play.state.land[village].troops(seat, ground), gone)
            gone = less(gone, part)
            if part:
                play.emit(Fell(seat=seat, village=village, ground=ground, troops=part))
    for noble in _exposed(play.state, village):
        if play.die("plague") == 1:
            verbs.die(play, noble, "plague")


def _exposed(state: Fief, village: str) -> tuple[str, ...]:
    """Whom it may kill there, Captives too: in turn order, as who dies first decides who inherits (FIEF-0.9)."""
    there = (noble for seat in state.order for noble, one in state.of(seat).items() if one.place == village)
    return tuple(noble for noble in there if not printed(noble, "blessed"))


def halved(troops: Troops, order: Sequence[str] = ()) -> Troops:
    """Half of them, rounded down, by the loss order of their House, at first the cheapest (FIEF-17.14)."""
    gone: dict[str, int] = {}
    while size(gone) < size(troops) // 2:
        kind = strength.first_to_fall(less(troops, gone), ANY, order)
        assert kind is not None
        gone = joined(gone, {kind: 1})
    return gone


ANY = 99
"""Hits enough for whatever is there."""


def _part(troops: Troops, gone: Troops) -> Troops:
    return {kind: count for kind in gone if (count := min(gone[kind], troops.get(kind, 0)))}
