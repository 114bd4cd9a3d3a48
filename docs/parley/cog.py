"""`/parley`: the moves of Parley."""

from bot.rules.parley import RULESET
from cogs.play import group

parley = group(RULESET)
