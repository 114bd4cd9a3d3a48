"""What is said to people, as keys and arguments. The words themselves are in `data/locales`."""

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


# The names of arguments are few, and asked about with every sentence.


@lru_cache(1024)
def holds_parties(name: str) -> bool:
    """Whether an argument of this name holds players, or sides that nobody plays: `seat`, `their_parties`."""
    return name.rpartition("_")[2] in ("seat", "seats", "party", "parties")


@lru_cache(1024)
def holds_typed_words(name: str) -> bool:
    """Whether an argument of this name holds what a person wrote: `words`, `their_words`."""
    return name.rpartition("_")[2] == "words"


@lru_cache(1024)
def holds_alternatives(name: str) -> bool:
    """Whether an argument of this name lists alternatives, to be joined by *or*: `either`, `their_either`."""
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
