"""Surprise cards (FIEF-8): who is asked about them. Their frames."""

from bot.rules.fief.frames.surprises.asked import Refusing, Rethrow
from bot.rules.fief.frames.surprises.uprising import Calming, Joining, Rising

SurpriseFrame = Rethrow | Refusing | Rising | Joining | Calming
