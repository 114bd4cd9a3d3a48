"""Moments of games of Tiny Epic that have been played."""

from __future__ import annotations

from typing import Any

from bot.rules.tiny_epic import RULESET
from tests.cogs import tables


def asked(kind: str) -> tuple[Any, int]:
    """A moment at which somebody owes a decision of this kind, and how many play."""
    return next(
        (state, players)
        for players, states in tables.games("tiny_epic")
        for state in states
        if (owed := RULESET.pending(state)) and owed[0].kind == kind
    )
