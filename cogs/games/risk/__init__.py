"""`/risk`: the moves of RISK: Game of Thrones, its odds, and what its panels say beyond what is asked."""

from collections.abc import Mapping
from typing import Any

from bot.rules.risk import RULESET
from bot.rules.risk.model.library import CHARACTERS, THINGS
from bot.rules.risk.model.mitchell import TOWNS
from bot.rules.risk.model.options import Modules, modules
from bot.rules.risk.show.hand import nearness
from bot.rules.risk.show.view import RiskView
from bot.words import Voice
from cogs.commands import Commands
from cogs.games.risk import march, odds, outlook
from cogs.games.risk.facing import clash, example, facing, in_question
from cogs.games.risk.holding import holding
from cogs.games.risk.lands import beside_land, beside_region, regions
from cogs.games.risk.meaning import meaning
from cogs.games.risk.why import why
from cogs.interaction.hints import HINTS, Hints
from cogs.play.game_commands import group

NAMED = {
    "add_unit": "land",
    "move_armies": "refuge",
    "discard_maester": "player",
    "steal_maester": "player",
    "kill_character": "character",
    "capture_character": "character",
    "set_die_max": "die",
    "reroll_opponent_die": "die",
    "reroll_own_dice": "dice",
}
"""What is named for a card or Character, by what it does."""
LED = {character.house for character in CHARACTERS.values()}
"""Houses with Characters."""


def confirming(view: RiskView, say: Voice, kind: str, filled: Mapping[str, object]) -> str:
    """The odds of an attack, or what the action costs, brings and ends."""
    return outlook.before(view, say, kind, filled) or meaning(view, say, kind, filled)


def choosing(
    view: RiskView, say: Voice, kind: str, filled: Mapping[str, object], field: str, value: str
) -> str:
    """Beside a card what it does, beside an Objective how near it is, beside a House what its Characters are good at
    or its town, beside a region what it brings, beside a land its odds, its threat and, where it may be won or held,
    its region."""
    if value in THINGS and (kind, field) in (("play", "card"), ("keep", "cards")):
        return say.key(f"risk-card-{value}")
    if kind == "keep" and view.viewer is not None and (near := nearness(view.known, view.viewer, value)):
        return say(near)
    if field == "house" and kind == "house" and view.known.on.characters and value in LED:
        return say.key(f"risk-house-{value}")
    if field == "house" and kind == "house" and view.known.realm is not None:
        return next((say.name(town) for town, one in TOWNS.items() if one.house == value), "")
    if kind == "rank":
        return beside_region(view, say, value)
    # a land where exiles come ashore will not be one's own, so nothing counts there but the odds (MITCHELL-6.5)
    beside = "" if kind == "land" else beside_land(view, say, value, region=field != "source")
    parts = (outlook.beside(view, say, kind, filled, field, value), beside)
    return " · ".join(filter(None, parts))


def sense(_: RiskView, kind: str, chosen: Mapping[str, object]) -> str:
    """What the card that is played has its player name: a land, an opponent, a die (RISK-22.22)."""
    thing = THINGS.get(str(chosen.get("card"))) if kind == "play" else None
    return "" if thing is None else NAMED.get(thing.effect.op, "")


def usual(options: Any, _: int, name: str, value: object) -> object:
    """What a switch is where the mode decides (RISK-2.6)."""
    if value != "mode" or name not in Modules.model_fields:
        return None
    stands = getattr(modules(options.model_copy(update={name: "mode"})), name)
    return ("on" if stands else "off") if isinstance(stands, bool) else stands


risk = group(RULESET)
risk.add_command(odds.odds)
risk.add_command(march.march)
LOOKUPS: Commands = (odds.anywhere,)
HINTS[RULESET.id] = Hints(
    confirming,
    choosing,
    facing,
    regions,
    holding,
    why,
    in_question,
    usual,
    {"3": clash},
    example=example,
    sense=sense,
    lines=1,  # how near the end is; piles and Characters House by House stand in /game status
)
