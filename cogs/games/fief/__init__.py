"""`/fief`: the moves of A Song of Ice and Fief, and what its panels say beyond what is asked."""

from bot.rules.fief import RULESET
from bot.rules.fief.model.options import OF_EDITION, SEATS, FiefOptions
from bot.rules.fief.show.verdict import verdict
from bot.rules.fief.show.view import FiefView
from cogs.games.fief.beside import beside
from cogs.games.fief.domains import domains
from cogs.games.fief.facing import facing
from cogs.games.fief.meaning import meaning
from cogs.games.fief.pressing import grave, idle, leading, needless, pressing, sense
from cogs.games.fief.stories import joined
from cogs.interaction.hints import HINTS, Hints
from cogs.play.game_commands import group


def usual(options: FiefOptions, players: int, name: str, value: object) -> object:
    """What a rule is where the edition decides (FIEF-0.12), and how many rounds are usual (FIEF-7.9)."""
    if value == "edition":
        return OF_EDITION[options.edition].get(name)
    if (name, value) == ("max_rounds", "usual"):
        return options.model_copy(update={name: value}).last_round(max(players, SEATS[0]))
    return None


def held(view: FiefView) -> tuple[str, ...]:
    """A Village that somebody holds, of a domain that may become a Fief."""
    return tuple(village for village, here in view.known.land.items() if here.owner is not None)[:1]


fief = group(RULESET)
HINTS[RULESET.id] = Hints(
    meaning,
    beside,
    facing,
    domains,
    usual=usual,
    illustrations={"3": held},
    pressing=pressing,
    leading=leading,
    idle=idle,
    grave=grave,
    sense=sense,
    joining=joined,
    lines=8,  # alliances, Disasters, offices, Captives, Fiefs; all of it stands in /game status
    needless=needless,
    takes_back="recall",
    verdict=lambda view: verdict(view.known),
)
