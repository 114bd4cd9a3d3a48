"""White Walkers come, one after the other (TE-15.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Seat
from bot.rules.tiny_epic.events.board import pool
from bot.rules.tiny_epic.events.night import Cause, WalkerRose
from bot.rules.tiny_epic.frames.night.facing import Facing, face
from bot.rules.tiny_epic.frames.upkeep import OneByOne
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.legal.dead import night_of
from bot.rules.tiny_epic.legal.retreats import group
from bot.rules.tiny_epic.model.army import TOKEN
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play


class Placing(OneByOne):
    """Each is settled, its battle fought and the losers gone, before the next one (TE-15.37)."""

    kind: Literal["placing"] = "placing"
    why: Cause
    acting: Seat | None = None
    """Who decides for allies alone; None: who holds the Hand, for nobody acts (TE-15.40)."""

    def take(self, play: Play, one: str) -> None:
        hand = play.state.hand_of_king
        _add(play, one, self.why, hand if self.acting is None else self.acting)


def place(play: Play, *domains: str, why: Cause, acting: Seat | None = None) -> None:
    """Add a White Walker to each of these domains, in this order."""
    if domains:
        play.push(Placing(left=domains, why=why, acting=acting))


def rise(play: Play, domain: str, why: Cause) -> bool:
    """Whether one could be added; if not the Night King gains a point (TE-15.13)."""
    night = night_of(play.state)
    there = domain in night.walkers
    if there or not night.pool:
        verbs.score(play, NIGHT, 1, "walker_there" if there else "no_walker")
        return False
    play.emit(WalkerRose(domain=domain, why=why))
    return True


def drive_out(play: Play, domain: str) -> None:
    """Units of a house without an ally lose a Power Token, no final one, to the dead and retreat (TE-15.13, 15.16)."""
    state = play.state
    for house in control.here(state, domain):
        if control.side_of(state, house) != house:
            continue
        if not control.final(state, house):
            verbs.move(play, None, {house: TOKEN}, domain, pool(NIGHT), "lost")
        play.retreat(group(play.state, house, domain, state.hand_of_king))


def _add(play: Play, domain: str, why: Cause, seat: Seat) -> None:
    state = play.state
    if not rise(play, domain, why) or domain == night_of(state).king:
        return
    if control.of_side(state, TREATY, domain):
        face(play, Facing(seat=seat, target=domain, foe="walker", attacker=NIGHT))
    else:
        drive_out(play, domain)
