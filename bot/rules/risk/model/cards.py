"""Sets of territory cards and what they bring (RISK-8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from bot.rules.contract import Model
from bot.rules.risk.model.board import CARDS, Board

VALUES = {tuple(sorted(value.set)): value.armies for value in CARDS.set_values}
"""Armies for three symbols, in alphabetical order (RISK-8.3)."""


class CardSet(Model):
    """A set somebody holds: `armies` in all, `bound_armies` of them only for the territories in `bound`."""

    cards: tuple[str, ...]
    armies: int
    bound: tuple[str, ...]
    bound_armies: int

    @property
    def id(self) -> str:
        """The set as one value: its cards in board order."""
        return "+".join(self.cards)


def sets(board: Board, owner: Mapping[str, int], seat: int, hand: Sequence[str]) -> tuple[CardSet, ...]:
    """Every set `hand` holds, the one worth most armies first, then the cards first in board order (RISK-26.2)."""
    found = []
    for cards in combinations(board.in_order(hand), 3):
        armies = VALUES.get(tuple(sorted(board.symbols[card] for card in cards)))
        if armies is not None:
            bound = tuple(card for card in cards if owner[card] == seat)
            extra = CARDS.set_bonus.armies if bound else 0
            found.append(CardSet(cards=cards, armies=armies + extra, bound=bound, bound_armies=extra))
    return tuple(sorted(found, key=lambda one: (-one.armies, [board.rank[card] for card in one.cards])))
