"""`/risk`: the moves of RISK: Game of Thrones."""

from bot.rules.risk import RULESET
from cogs.play import group

risk = group(RULESET)
