"""The games there are: one line each."""

from importlib import import_module
from typing import Any

from bot.rules.contract import Ruleset

GAMES = (
    "risk",
    "tiny_epic",
    "fief",
)  # fmt: skip
"""Each names a folder here and in `data`, a file of words in `data/locales`, and one of commands in `cogs/games`."""

RULESETS: dict[str, Ruleset[Any, Any]] = {game: import_module(f"bot.rules.{game}").RULESET for game in GAMES}
"""Every rule set by its id."""
