"""The wildlings come: bids paid, the Wall held or breached (FIEF-11.22 to 11.28)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.events.cards import Discarded, Drew
from bot.rules.fief.events.land import Fell
from bot.rules.fief.events.watch import BidShown, CommanderRolled, WallAttacked
from bot.rules.fief.legal import strength, watch
from bot.rules.fief.model.cards import is_disaster
from bot.rules.fief.model.facts import UNITS, VILLAGES
from bot.rules.fief.model.land import GROUNDS
from bot.rules.fief.model.units import joined, less, size
from bot.rules.fief.play import verbs

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

HITS = 3
"""What each lowest bidder loses in Troops (FIEF-11.25)."""
FATAL = 2
"""Up to which number the Lord Commander dies with the Wall (FIEF-11.28)."""


def garrison(state: Fief) -> int:
    """What stands on the Wall without bids: Recruits, and Rangers of the North (FIEF-11.23)."""
    north = (one for one in watch.brothers(state) if watch.in_the_north(state, one))
    return UNITS["recruit"].sp * state.wall.recruits + UNITS["ranger"].sp * watch.rangers(state, north)


def attacked(play: Play, power: int, added: int, bids: Mapping[Seat, int]) -> None:
    """W.RESULT."""
    for seat, gold in bids.items():
        if gold:
            play.emit(BidShown(seat=seat, gold=gold))
    total = sum(bids.values())
    defence = total + garrison(play.state) + added
    held = defence >= power
    surplus = min(defence - power, total) if held else 0
    play.emit(WallAttacked(bids=bids, strength=power, defence=defence, held=held, surplus=surplus))
    playing = [seat for seat in play.state.order if not play.state.houses[seat].gone]
    if held:
        _reward(play, bids)
        return
    least = min((bids.get(seat, 0) for seat in playing), default=0)
    for seat in playing:
        if bids.get(seat, 0) == least:
            _plundered(play, seat)
    _commander(play)


def _reward(play: Play, bids: Mapping[Seat, int]) -> None:
    """FIEF-11.24: the highest bidder draws a Fortune card; a Disaster is thrown away."""
    most = max(bids.values(), default=0)
    first = [seat for seat, gold in bids.items() if gold == most]
    if most and len(first) == 1:
        draw(play, first[0])


def draw(play: Play, seat: Seat) -> None:
    """One Fortune card; a Disaster has no effect."""
    card = verbs.next_card(play, "fortune")
    if card is None:
        return
    play.emit(Drew(seat=seat, deck="fortune", card=card))
    if is_disaster(card):
        play.emit(Discarded(seat=seat, cards=(card,)))


def _plundered(play: Play, seat: Seat) -> None:
    """FIEF-11.25: in Region 1 first, if it has any Troops there; hits left over where it has most."""
    held = {place: here.troops(seat) for place, here in play.state.land.items() if here.troops(seat)}
    north = tuple(place for place in watch.NORTHERN if place in held)
    rest = (place for place in held if place not in north)
    most = sorted(rest, key=lambda place: (-size(held[place]), list(VILLAGES).index(place)))[:1]
    left = _fall(play, seat, north, HITS)
    _fall(play, seat, tuple(most), left)


def _fall(play: Play, seat: Seat, places: tuple[str, ...], hits: int) -> int:
    """What falls of a House in some Villages, by its loss order; the hits left over."""
    state = play.state
    order = state.houses[seat].orders.lists.get("losses", ())
    here = joined(*(state.land[place].troops(seat) for place in places))
    gone = dict(strength.falls(here, hits, order))
    left = hits - strength.absorbed(gone)
    for place in places:
        for ground in GROUNDS:
            there = state.land[place].troops(seat, ground)
            here = {kind: n for kind, count in gone.items() if (n := min(count, there.get(kind, 0)))}
            if here:
                play.emit(Fell(seat=seat, village=place, ground=ground, troops=here))
                gone = less(gone, here)
    return left


def _commander(play: Play) -> None:
    """FIEF-11.28."""
    head = watch.commander(play.state)
    if head is None:
        return
    die = play.die("commander")
    play.emit(CommanderRolled(seat=play.state.nobles[head].seat, noble=head, die=die))
    if die <= FATAL:
        verbs.die(play, head, "wall")
