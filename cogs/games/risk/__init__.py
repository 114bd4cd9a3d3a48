"""`/risk`: the moves of RISK: Game of Thrones, and its odds."""

from bot.rules.risk import RULESET
from cogs.games.risk import odds, outlook
from cogs.play import dashboard
from cogs.play.game_commands import group
from cogs.play.hints import HINTS

risk = group(RULESET)
odds.join(risk)
HINTS[RULESET.id] = outlook.HINTS
dashboard.LINES_OF[RULESET.id] = 0  # piles and Characters House by House are long: they stand in /game status
