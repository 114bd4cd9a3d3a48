"""The Night's Watch (FIEF-11): what it adds to Phase 1, and the Wall after Phase 6. Its steps, and its frames."""

from bot.rules.fief.frames.asking import Step
from bot.rules.fief.frames.court.ballots import Ballot
from bot.rules.fief.frames.watch import bids, oaths
from bot.rules.fief.frames.watch.bids import Command, WallBids
from bot.rules.fief.frames.watch.oaths import Oaths
from bot.rules.fief.model.watch import COMMANDER

WatchFrame = Oaths | Command | WallBids

COUNCIL: tuple[Step, ...] = (
    Step(1, "WATCH.OATHS", oaths.open_oaths),
    Step(1, "WATCH.ELECTION", lambda play: play.push(Ballot(offices=(COMMANDER,)))),
)
"""P1.WATCH."""

WALL: tuple[Step, ...] = (Step(6, "W.THREAT", bids.open_threat),)
"""Between Phase 6 and Phase 7."""
