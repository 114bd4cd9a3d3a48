"""How a Raid would stand and may go, before it is ridden (FIEF-5.20 to 5.24), from what a viewer knows."""

from __future__ import annotations

from typing import NamedTuple

from bot.rules.fief.events.land import Marched, WentInside
from bot.rules.fief.frames.war.battle import RAID_ROUNDS
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.frames.war.raiding import Raiding
from bot.rules.fief.legal import raids
from bot.rules.fief.model.fray import Fray
from bot.rules.fief.model.state import Fief
from bot.rules.fief.show import outlook
from bot.rules.fief.show.view import FiefView


class Ride(NamedTuple):
    """A Raid as it would stand once the riders are there."""

    state: Fief
    fray: Fray
    walls: bool
    """They come out of besieged walls, and go back behind them if they do not win (FIEF-5.23)."""


def ride(view: FiefView, target: str) -> Ride | None:
    """The Raid of the viewer's group; None where it could not be ridden."""
    state, seat = view.known, view.viewer
    top = state.stack[-1] if state.stack else None
    turn = top.company(state) if isinstance(top, Raiding) else top
    if seat is None or not isinstance(turn, Moving) or turn.seat != seat:
        return None
    group = turn.group(state)
    if group is None or target not in group.raids(state):
        return None
    walls = target == turn.source
    if walls:
        state = WentInside(
            seat=seat, village=target, ground="field", nobles=group.nobles, troops=turn.men
        ).fold(state)
    else:
        state = Marched(seat=seat, target=target, ground="field", **group.leaving(state)).fold(state)
    return Ride(state, raids.fray_at(target, seat, raids.foes(state, seat, target)), walls)


def odds(ride: Ride) -> outlook.Odds:
    """How likely each end is after so few rounds, all who are there fighting (FIEF-5.21)."""
    return outlook.after(ride.state, ride.fray, RAID_ROUNDS)
