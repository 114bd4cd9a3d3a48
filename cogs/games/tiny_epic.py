"""`/epic`: the moves of Tiny Epic Game of Thrones."""

from bot.rules.tiny_epic import RULESET
from cogs.play.game_commands import group

tiny_epic = group(RULESET)
