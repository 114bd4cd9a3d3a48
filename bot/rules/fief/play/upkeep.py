"""What follows of itself from where units stand: Captives go free, sieges end, control passes, Titles fall.

It is looked for whenever land or Nobles have changed, except while a frame that holds things as they are lies on the
stack (`Asking.rests`), such as a battle: there the winner has the first word (FIEF-6.25).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.fief.events.land import Besieged, Controlled, WentInside
from bot.rules.fief.events.people import ClaimLeft, TitleLost
from bot.rules.fief.legal import control, sieges, titles
from bot.rules.fief.model.facts import DOMAINS
from bot.rules.fief.play import verbs

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


def keep_up(play: Play) -> None:
    """Until nothing is out of order."""
    while due(play.state):
        _release(play)
        _lift(play)
        for village, seat in control.due(play.state):
            play.emit(Controlled(village=village, seat=seat))
        _step_out(play)
        _fall(play)


def due(state: Fief) -> bool:
    """Whether anything is."""
    return bool(
        _unguarded(state)
        or _broken_sieges(state)
        or next(control.due(state), None)
        or _outsiders(state)
        or _fallen(state)
        or _void_claims(state)
    )


def _unguarded(state: Fief) -> list[str]:
    """FIEF-0.63."""
    return [
        noble
        for noble, one in state.nobles.items()
        if isinstance(one.captor, int)
        and one.place in state.land
        and state.land[one.place].post(one.captor) is None
    ]


def _release(play: Play) -> None:
    for noble in _unguarded(play.state):
        verbs.free(play, noble)


def _broken_sieges(state: Fief) -> list[tuple[str, int]]:
    """FIEF-6.30; one is over for all besiegers once the Village is one of theirs."""
    return [
        (place, seat)
        for place, village in state.land.items()
        if village.siege
        for seat in village.siege
        if village.owner in village.siege or not village.fort or not sieges.holds_out(state, seat, place)
    ]


def _lift(play: Play) -> None:
    for village, seat in _broken_sieges(play.state):
        play.emit(Besieged(seat=seat, village=village, engines=None))


def _outsiders(state: Fief) -> list[tuple[str, int]]:
    """Units inside where there are no walls any more, or walls of another House (FIEF-0.26, 0.27).

    In a siege nobody leaves them (FIEF-6.31), not even guests who are no longer welcome.
    """
    sheltered = {(one.place, one.seat) for one in state.nobles.values() if one.inside and one.free}
    return [
        (place, post.seat)
        for place, village in state.land.items()
        if not (village.fort and village.siege)
        for post in village.posts
        if (post.inside or (place, post.seat) in sheltered) and not control.may_stay(state, place, post.seat)
    ]


def _step_out(play: Play) -> None:
    for village, seat in _outsiders(play.state):
        play.emit(WentInside(seat=seat, village=village, ground="field"))


def _fallen(state: Fief) -> list[tuple[str, str]]:
    """FIEF-0.57: Titles whose Village another House has taken."""
    found, held = [], titles.holders(state)
    for fief in DOMAINS:
        if noble := held.get(fief):
            owner = state.land[titles.seat_village(state, fief)].owner
            if owner not in (None, state.nobles[noble].seat, state.apart.get(fief)):
                found.append((noble, fief))
    return found


def _void_claims(state: Fief) -> list[tuple[int, str]]:
    """FIEF-0.55: claims to Fiefs whose Village another House controls."""
    return [
        (seat, fief)
        for seat, house in enumerate(state.houses)
        for fief in house.claims
        if state.land[titles.seat_village(state, fief)].owner not in (None, seat)
    ]


def _fall(play: Play) -> None:
    for noble, fief in _fallen(play.state):
        play.emit(TitleLost(noble=noble, title=fief))
    for seat, fief in _void_claims(play.state):
        play.emit(ClaimLeft(seat=seat, title=fief, held=False))
