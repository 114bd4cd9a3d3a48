"""The games there are: one line each."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from bot.rules.contract import Ruleset

GAMES = (
    "risk",
    "tiny_epic",
    "fief",
)  # fmt: skip
"""Each names a folder here and in `data`, a file of words in `data/locales`, and one of commands in `cogs/games`."""


class _Rulesets(Mapping[str, Ruleset[Any, Any]]):
    """A game's modules are read when its rules are first asked for: a command that needs none starts at once."""

    def __getitem__(self, game: str) -> Ruleset[Any, Any]:
        if game not in GAMES:
            raise KeyError(game)
        rules: Ruleset[Any, Any] = import_module(f"bot.rules.{game}").RULESET
        return rules

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


RULESETS: Mapping[str, Ruleset[Any, Any]] = _Rulesets()
"""Every rule set by its id."""


def read_all() -> None:
    """Read the modules of every game now: where a loop runs already, it would be held up."""
    for game in RULESETS:
        RULESETS[game]
