"""What a Whisper may throw away (TE-4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

HAND_LIMIT = 4
"""Plot Cards (TE-2.7)."""


def fewest(state: TinyEpic, seat: Seat) -> int:
    """How many cards have to be thrown away for anything to change."""
    draws = len(state.lords[seat].hand) < HAND_LIMIT and (state.deck or state.discard)
    return 0 if draws else 1


def possible(state: TinyEpic, seat: Seat) -> bool:
    """Whether a Whisper would change anything."""
    return len(state.lords[seat].hand) >= fewest(state, seat)
