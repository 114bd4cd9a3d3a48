"""What a table may choose before the start (TE-0.15). What cannot be played yet is not offered."""

from __future__ import annotations

from typing import Literal

from bot.rules.contract import Options

Mode = Literal["competitive"]

SEATS: dict[Mode, tuple[int, int]] = {"competitive": (2, 4)}
"""Fewest and most players of each mode."""


class TinyEpicOptions(Options):
    """Mode of one game, public and fixed once it starts (TE-0.1)."""

    mode: Mode = "competitive"

    @property
    def guide(self) -> str:
        return self.mode
