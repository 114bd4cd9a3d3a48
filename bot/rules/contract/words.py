"""What is to be said, as keys and arguments: the words stand in `data/locales`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bot.rules.contract.base import Model


class Text(Model):
    """A sentence to be said: a key of `data/locales` and its arguments, never words themselves.

    A number named `seat` or `party`, or ending in `_seat` or `_party` (or their plurals), is said as its player's name.
    A string named `words`, or ending in `_words`, is what a person wrote, and is said as it stands. Any other string is
    looked up among the rule set's `names` and said as it stands if it is not one of them. A tuple is said as a list,
    with *and*; one named `either`, or ending in `_either`, with *or*.
    """

    key: str
    args: Mapping[str, str | int | tuple[str | int, ...] | None] = {}


_once = lru_cache(1024)
"""For what is asked of the names of arguments, which are few, with each sentence."""


@_once
def of_parties(name: str) -> bool:
    """Whether the argument of a Text so called holds players, or sides that nobody plays: `seat`, `their_parties`."""
    return name.rpartition("_")[2] in ("seat", "seats", "party", "parties")


@_once
def of_people(name: str) -> bool:
    """Whether the argument of a Text so called holds what a person wrote: `words`, `their_words`."""
    return name.rpartition("_")[2] == "words"


@_once
def of_choices(name: str) -> bool:
    """Whether of what the argument of a Text so called holds only one is meant: `either`, `their_either`."""
    return name.rpartition("_")[2] == "either"


class RuleError(Exception):
    """A refused action: nothing has changed.

    `clause` is the rule that forbids it (`RISK-11.1`), `text` says why and what to do instead. It is told
    to the person who tried and to nobody else.
    """

    def __init__(self, clause: str, key: str, **args: str | int | tuple[str | int, ...] | None) -> None:
        super().__init__(f"{clause}: {key} {args}")
        self.clause = clause
        self.text = Text(key=key, args=args)
