"""`/fief`: the moves of A Song of Ice and Fief."""

from bot.rules.fief import RULESET
from cogs.play.game_commands import group

fief = group(RULESET)
