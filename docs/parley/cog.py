"""`/parley`: the moves of Parley."""

from bot.rules.parley import RULESET
from cogs.play.game_commands import group

parley = group(RULESET)
