"""`/risk`: the moves of RISK: Game of Thrones, and its odds."""

from bot.rules.risk import RULESET
from cogs import dashboard, risk_odds, risk_outlook
from cogs.hints import HINTS
from cogs.play import group

risk = group(RULESET)
risk_odds.join(risk)
HINTS[RULESET.id] = risk_outlook.HINTS
dashboard.LINES_OF[RULESET.id] = 0  # piles and Characters House by House are long: they stand in /game status
