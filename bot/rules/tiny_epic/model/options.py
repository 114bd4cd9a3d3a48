"""What a table may choose before the start (TE-0.15), and what follows from it."""

from __future__ import annotations

from typing import Literal

from bot.rules.contract import Options

Mode = Literal["competitive", "competitive_if", "competitive_5", "cooperative", "solo", "solo_night_king"]

SEATS: dict[str, tuple[int, int]] = {"competitive": (2, 4)}
"""Fewest and most players of each mode that can be played."""


class TinyEpicOptions(Options):
    """Mode and variants of one game, public and fixed once it starts (TE-0.1, TE-0.15)."""

    mode: Mode = "competitive"
    difficulty: Literal["standard", "hard", "epic"] = "standard"
    """Where the scores begin against the Night King (TE-15.5)."""
    egg_cost: Literal[3, 2] = 3
    """Gold for each Egg (TE-13.5)."""
    hero_pack: bool = False
    """Whether the second Hero Cards are used (TE-2.9)."""
    ice_fire: bool = False
    """Whether a solo game has the two houses of Ice & Fire, their Dragons and cards (TE-0.1)."""

    @property
    def idle(self) -> frozenset[str]:
        idle = set() if self.mode == "solo" else {"ice_fire"}
        if not self.north:
            idle.add("difficulty")
        if not self.fire:
            idle.add("egg_cost")
        if self.mode in ("solo", "solo_night_king"):
            idle.add("hero_pack")
        return frozenset(idle)

    @property
    def guide(self) -> str:
        return self.mode

    @property
    def north(self) -> bool:
        """Whether the two map cards beyond the Wall and the Night King are used (TE-1.1, TE-15.1)."""
        return self.mode in ("cooperative", "solo_night_king")

    @property
    def fire(self) -> bool:
        """Whether the Night's Watch, Targaryen and the 17 cards of Ice & Fire are used (TE-13.1)."""
        return self.mode not in ("competitive", "solo") or (self.mode == "solo" and self.ice_fire)
