"""Surprise cards (FIEF-8): who is asked about them. Their frames."""

from bot.rules.fief.frames.asking import Step
from bot.rules.fief.frames.surprises.asked import Refusing, Rethrow
from bot.rules.fief.frames.surprises.uprising import Calming, Joining, Rising
from bot.rules.fief.frames.surprises.windows import Reopening, Window, open_

SurpriseFrame = Rethrow | Refusing | Rising | Joining | Calming | Window | Reopening

EVE = Step(7, "P7.EVE", lambda play: open_(play, "eve"))
"""Before Phase 7 (FIEF-17.31 c)."""
