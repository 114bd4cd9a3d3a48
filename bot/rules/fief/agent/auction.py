"""Mercenaries for a war that is near, and a seat on the Small Council, for gold that nothing better waits for."""

from __future__ import annotations

import math
from collections.abc import Iterator

from bot.rules.contract import Action, Seat
from bot.rules.fief.actions import Bid, Keep
from bot.rules.fief.agent.realm import saving
from bot.rules.fief.frames.cards.auction import Bidding
from bot.rules.fief.frames.cards.keeping import payable
from bot.rules.fief.frames.war.hiring import may_hire
from bot.rules.fief.legal import auction, control, strength, titles
from bot.rules.fief.model.board import steps
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.model.fray import Fray
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import scoring

FIGHT = 3
"""Gold that a fight is worth which Mercenaries decide."""
GREAT = 5
"""The same, where a Fief with a Title is at stake."""
PURSE = 6
"""Gold in hand from which it bids one where there is no war: what nobody else wants is cheap."""
REACH = 2
"""Steps from which an army can come."""
WALLS = 6
"""Strength that a die is worth which walls take."""
EDGE = 1.4
"""How much stronger it wants to be to attack."""
COUNCIL = 1
"""Gold above the least bid that a seat on the Small Council is worth."""


def keep(state: Fief, seat: Seat) -> Action:
    """As many as decide a fight that is near, paid from what no Title waits for."""
    spare = max(0, state.houses[seat].gold - saving(state, seat))
    wanted, _ = stake(state, seat, payable(state, seat))
    return Keep(count=min(wanted, spare))


def bid(state: Fief, seat: Seat, top: Bidding) -> Action:
    """A seat first, then Mercenaries, and nothing of what is saved for a Title."""
    spare = state.houses[seat].gold - saving(state, seat)
    council = top.floors.get("council", {}).get(seat)
    wanted = None
    if council is not None and council + COUNCIL <= spare:
        wanted = council + COUNCIL
        spare -= wanted
    least = top.floors.get("mercenaries", {}).get(seat)
    price = min(_worth(state, seat, spare) + bool(top.first), spare)
    return Bid(gold=price if least is not None and price >= least else None, seat=wanted)


def _worth(state: Fief, seat: Seat, spare: int) -> int:
    """Gold that all idle Mercenaries are worth to it: what the fight is that they decide, or next to nothing."""
    count, prize = stake(state, seat, auction.idle(state))
    return prize if count else int(spare >= PURSE)


def stake(state: Fief, seat: Seat, men: int) -> tuple[int, int]:
    """The fewest of so many Mercenaries that decide the best fight near, and what it is worth; none where no fight is
    near, or it stands without them, or is lost with all of them (FIEF-4.7)."""
    found = [
        (prize, -lacking)
        for lacking, prize in (*_defended(state, seat), *_attacked(state, seat))
        if 0 < lacking <= men
    ]
    prize, lacking = max(found, default=(0, 0))
    return -lacking, prize


def _defended(state: Fief, seat: Seat) -> Iterator[tuple[int, int]]:
    """For each Village of its own that somebody can come to: what it lacks to be as strong."""
    armies = tuple(_armies(state))
    for place in control.villages(state, seat):
        here = state.land[place].troops(seat)
        mine = strength.of_side(state, here, control.nobles(state, place, seat), attacking=False)
        mine += WALLS * bool(state.land[place].fort)
        come = (army for owner, at, army in armies if _foes(state, seat, owner) and steps(place)[at] <= REACH)
        if foe := max(come, default=0):
            yield foe - mine, _prize(state, place)


def _attacked(state: Fief, seat: Seat) -> Iterator[tuple[int, int]]:
    """For each House that stands where an army of its own can come: what it lacks to be so much stronger."""
    mine = [(at, army) for owner, at, army in _armies(state) if owner == seat]
    for place, here in state.land.items():
        come = max((army for at, army in mine if steps(at)[place] <= REACH), default=0)
        for foe in {post.seat for post in here.posts if _foes(state, seat, post.seat)} if come else ():
            nobles = control.nobles(state, place, foe)
            against = strength.of_side(state, here.troops(foe), nobles, attacking=False)
            against += WALLS * strength.penalty(state, place)
            if against:
                yield math.ceil(EDGE * against) - come, _prize(state, place)


def _armies(state: Fief) -> Iterator[tuple[Seat, str, int]]:
    """Whose army stands where, and its strength in an attack: where somebody leads it."""
    for place, here in state.land.items():
        for owner in {post.seat for post in here.posts}:
            if control.leaders(state, place, owner):
                nobles = control.nobles(state, place, owner)
                yield owner, place, strength.of_side(state, here.troops(owner), nobles, attacking=True)


def _foes(state: Fief, seat: Seat, other: Seat) -> bool:
    return other not in (seat, scoring.ally(state, seat))


def _prize(state: Fief, place: str) -> int:
    """What a fight there is worth."""
    return GREAT if titles.holder(state, VILLAGES[place].fief) else FIGHT


def hired(state: Fief, seat: Seat, fray: Fray) -> int | None:
    """All in its reserve, in a fight of its own where they may join (FIEF-4.7)."""
    return state.houses[seat].mercenaries if may_hire(state, fray, seat) else None
