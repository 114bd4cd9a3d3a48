"""Phases 5 and 6 (FIEF-5, 6): movement, battles, sieges. Their steps, and their frames."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.fief.events.land import GuestsOut
from bot.rules.fief.frames.asking import Step
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.battle import Battle
from bot.rules.fief.frames.war.breaking import Breaking
from bot.rules.fief.frames.war.goon import Goon
from bot.rules.fief.frames.war.hiring import dismiss
from bot.rules.fief.frames.war.leaving import Leaving
from bot.rules.fief.frames.war.losing import Losing
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.frames.war.raiding import Raiding
from bot.rules.fief.frames.war.rallying import Rallying, open_rallying
from bot.rules.fief.frames.war.sides import Sides
from bot.rules.fief.frames.war.sieges import Sieging, open_sieges
from bot.rules.fief.frames.war.spoils import Spoils
from bot.rules.fief.play import upkeep
from bot.rules.kit.draft import made

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play

WarFrame = (
    Moving
    | Leaving
    | Raiding
    | Acting
    | Battle
    | Sides
    | Goon
    | Losing
    | Spoils
    | Breaking
    | Sieging
    | Rallying
)


def _movement(play: Play) -> None:
    """FIEF-5.1; guests who are no longer welcome go into the field first (FIEF-5.15)."""
    for seat in play.state.seats:
        if play.state.houses[seat].unwelcome:
            play.emit(GuestsOut(seat=seat))
    upkeep.keep_up(play)
    play.push_turns(lambda seat: made(Moving, seat=seat))


STEPS: tuple[Step, ...] = (
    Step(5, "P5.MOVE", _movement),
    Step(6, "P6.DECLARE", lambda play: play.push_turns(lambda seat: made(Acting, seat=seat))),
    Step(6, "P6.SIEGE", open_sieges),
    Step(6, "P6.END", dismiss),
)

RETURN = Step(1, "P1.RETURN", open_rallying)
"""The first of a round."""
