"""Phases 5 and 6 (FIEF-5, 6): movement, battles, sieges. Their steps, and their frames."""

from bot.rules.fief.frames.asking import Step
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.battle import Battle
from bot.rules.fief.frames.war.goon import Goon
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.frames.war.rallying import Rallying
from bot.rules.fief.frames.war.sides import Sides
from bot.rules.fief.frames.war.sieges import Sieging
from bot.rules.fief.frames.war.spoils import Spoils

WarFrame = Moving | Acting | Battle | Sides | Goon | Spoils | Sieging | Rallying

STEPS: tuple[Step, ...] = (
    Step(5, "P5.MOVE", lambda play: play.push_turns(lambda seat: Moving(seat=seat))),
    Step(6, "P6.DECLARE", lambda play: play.push_turns(lambda seat: Acting(seat=seat))),
    Step(6, "P6.SIEGE", lambda play: play.push_turns(lambda seat: Sieging(seat=seat))),
)

RETURN = Step(1, "P1.RETURN", lambda play: play.push_turns(lambda seat: Rallying(seat=seat)))
"""The first of a round."""
