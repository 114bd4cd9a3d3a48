"""The Night's Watch (FIEF-11): what it adds to Phase 1, and the Wall after Phase 6. Its steps, and its frames."""

from bot.rules.fief.frames.asking import Step
from bot.rules.fief.frames.court.ballots import Ballot
from bot.rules.fief.frames.watch import battle, bids, oaths
from bot.rules.fief.frames.watch.battle import Calling, Objectives, Returning
from bot.rules.fief.frames.watch.bids import Command, WallBids
from bot.rules.fief.frames.watch.oaths import Oaths
from bot.rules.fief.model.watch import COMMANDER

WatchFrame = Oaths | Command | WallBids | Calling | Objectives | Returning

COUNCIL: tuple[Step, ...] = (
    Step(1, "WATCH.OATHS", oaths.open_oaths),
    Step(1, "WATCH.ELECTION", lambda play: play.push(Ballot(offices=(COMMANDER,)))),
    Step(1, "WATCH.CALL", battle.open_call),
)
"""P1.WATCH."""

MUSTER = Step(5, "WB.MUSTER", battle.muster)
"""First of Phase 5."""

WALL: tuple[Step, ...] = (
    Step(6, "W.THREAT", bids.open_threat),
    Step(6, "WB.CHOOSE", battle.open_battle),
)
"""Between Phase 6 and Phase 7."""
