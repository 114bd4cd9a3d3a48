"""Chance, which the engine hands in: the rules have none of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """Chance, handed in by the engine: every call is numbered in the game's ledger.

    `why` names the call in the ledger and the transcript: a short word such as `attack`.
    """

    def roll(self, why: str, sides: int, count: int = 1) -> tuple[int, ...]:
        """`count` faces, each 1 to `sides`, equally likely."""
        ...

    def shuffle(self, why: str, items: Sequence[T]) -> tuple[T, ...]:
        """All of `items` in an order of which every one is equally likely."""
        ...
