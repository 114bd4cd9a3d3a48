"""Phases 2 to 4 (FIEF-2, 3, 4): cards, income, ransom, purchases. Their steps, and their frames."""

from bot.rules.fief.frames.asking import Step
from bot.rules.fief.frames.cards import auction, disasters, discarding, foundling, income, keeping, ransom
from bot.rules.fief.frames.cards.auction import Barring, Bidding
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.cards.discarding import Discarding, Limit
from bot.rules.fief.frames.cards.drawing import Drawing
from bot.rules.fief.frames.cards.foundling import Foundling
from bot.rules.fief.frames.cards.keeping import Keeping
from bot.rules.fief.frames.cards.playing import Playing
from bot.rules.fief.frames.cards.ransom import Ransom
from bot.rules.fief.frames.war.sieges import place_engines
from bot.rules.kit.draft import made

CardFrame = (
    Foundling | Discarding | Drawing | Playing | Limit | Keeping | Ransom | Bidding | Barring | Buying
)  # fmt: skip

STEPS: tuple[Step, ...] = (
    Step(2, "P2.FOUNDLING", foundling.open_foundling),
    Step(2, "P2.DISCARD", discarding.open_discard),
    Step(2, "P2.DRAW", lambda play: play.push_turns(lambda seat: made(Drawing, seat=seat))),
    Step(2, "P2.DISASTERS", disasters.strike),
    Step(2, "P2.PLAY", lambda play: play.push_turns(lambda seat: made(Playing, seat=seat))),
    Step(2, "P2.LIMIT", discarding.open_limit),
    Step(3, "P3.INCOME", income.collect),
    Step(3, "P3.UPKEEP", keeping.open_upkeep),
    Step(4, "P4.ENGINES", place_engines),
    Step(4, "P4.RANSOM", ransom.open_ransom),
    Step(4, "P4.BIDS", auction.open_bids),
    Step(4, "P4.BUY", lambda play: play.push_turns(lambda seat: made(Buying, seat=seat))),
)
