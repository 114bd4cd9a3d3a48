"""What a game says of an action while it is filled in, beyond what is asked: the odds of an attack.

A game has hints if its `cogs/<id>.py` puts them here. They are made from the View of whoever looks.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from bot.rules.contract import View
from bot.words import Voice


class Confirming(Protocol):
    """What is to be known before an action of `kind`, filled in so far, is carried out; empty where nothing is."""

    def __call__(self, view: Any, say: Voice, kind: str, filled: Mapping[str, object]) -> str: ...


class Choosing(Protocol):
    """A few letters to stand beside `value` where `field` of an action is chosen; empty where nothing is to be said."""

    def __call__(
        self, view: Any, say: Voice, kind: str, filled: Mapping[str, object], field: str, value: str
    ) -> str: ...


@dataclass(frozen=True, slots=True)
class Hints:
    """The hints of one game."""

    confirming: Confirming
    choosing: Choosing


HINTS: dict[str, Hints] = {}
"""By the game's id."""


def confirming(system: str, view: View, say: Voice, kind: str, filled: Mapping[str, object]) -> str:
    """See `Confirming`."""
    return HINTS[system].confirming(view, say, kind, filled) if system in HINTS else ""


def choosing(
    system: str, view: View, say: Voice, kind: str, filled: Mapping[str, object], field: str, value: str
) -> str:
    """See `Choosing`."""
    return HINTS[system].choosing(view, say, kind, filled, field, value) if system in HINTS else ""
