"""`/risk`: the moves of RISK: Game of Thrones, and its odds."""

from bot.rules.risk import RULESET
from cogs import odds
from cogs.play import group

risk = group(RULESET)
odds.join(risk)
