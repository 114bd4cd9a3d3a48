"""`/fief`: the moves of A Song of Ice and Fief, and what its panels say beyond what is asked."""

from bot.rules.fief import RULESET
from cogs.games.fief.beside import beside
from cogs.games.fief.domains import domains
from cogs.games.fief.facing import facing
from cogs.games.fief.meaning import meaning
from cogs.play import dashboard
from cogs.play.game_commands import group
from cogs.play.hints import HINTS, Hints

fief = group(RULESET)
HINTS[RULESET.id] = Hints(meaning, beside, facing, domains)
dashboard.LINES_OF[RULESET.id] = (
    8  # offices, great Fiefs, Captives, Disasters; all of it stands in /game status
)
