"""The Night's Watch: a Brother for a House that can spare one, bids by what a breach would cost, supplies, the call."""

from __future__ import annotations

from bot.rules.contract import Action, Seat
from bot.rules.fief.actions import Answer, Bid, Oath, Supply
from bot.rules.fief.events.watch import RECRUIT
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.frames.watch.bids import PURSE, RECRUITS, Command, WallBids
from bot.rules.fief.legal import control, strength, wall, watch
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play.wall import garrison

SPARE = 3
"""Nobles of whom one can be spared for the Watch."""
BREACH = 3
"""Gold that the loss of Troops in a breach is worth."""
FORCE = 14
"""Strength Points with which a Battle at the Wall may be won: those of the 7 wildlings that two dice bring."""


def recruit(state: Fief, seat: Seat) -> str | None:
    """A Lord without Titles, where the House has no Brother yet and Nobles enough."""
    if watch.brothers(state, seat) or len(state.of(seat)) < SPARE:
        return None
    plain = (noble for noble in watch.recruits(state, seat) if not state.nobles[noble].titles)
    return next(plain, None)


def oaths(state: Fief, seat: Seat) -> Action:
    """Outlaws without land take the black; nobody breaks an oath."""
    return Oath(nobles=tuple(one for one in watch.penitents(state, seat) if not state.nobles[one].titles))


def command(state: Fief, top: Command) -> Action:
    """As much for the defence as it lacks, or Recruits; the rest for the own purse."""
    gold = state.wall.gold
    if top.strength:
        lacking = max(0, top.strength - garrison(state))
        defence = min(gold, lacking)
        return Supply(defence=defence, treasury=min(PURSE, gold - defence))
    treasury = min(PURSE, gold)
    return Supply(
        recruits=min((gold - treasury) // RECRUIT, RECRUITS - state.wall.recruits), treasury=treasury
    )


def bid(state: Fief, seat: Seat, top: WallBids) -> Action:
    """Its share of what is lacking, as long as that is less than a breach would cost it."""
    lacking = top.strength - garrison(state) - top.added
    share = max(0, -(-lacking // len(top.asked)))
    north = sum(village in watch.NORTHERN for village in control.villages(state, seat))
    head = watch.commander(state)
    mine = head is not None and state.nobles[head].seat == seat
    worth = BREACH + 2 * north + 4 * mine
    least = min(1, state.houses[seat].gold)
    return Bid(gold=min(share, state.houses[seat].gold) if share <= worth else least)


def call(state: Fief, seat: Seat) -> Action:
    """Yes with an army in the North."""
    force = sum(
        strength.of_side(state, state.land[place].troops(seat), control.nobles(state, place, seat), False)
        for place in watch.NORTHERN
    )
    return Answer(yes=force >= FORCE)


def climbs(state: Fief, top: Moving) -> bool:
    """Whether the group that has been gathered may turn the Battle, with all who are on the Wall already."""
    there = sum(wall.points(state, seat) for seat in wall.present(state))
    return there + strength.of_side(state, top.men, top.nobles, attacking=False) >= FORCE
