"""What a table may choose before the start, and what follows (TE-0.15)."""

from __future__ import annotations

from typing import Literal

from bot.rules.contract import Options

Mode = Literal["competitive", "competitive_if", "competitive_5", "cooperative", "solo", "solo_night_king"]

SEATS: dict[Mode, tuple[int, int]] = {
    "competitive": (2, 4),
    "competitive_if": (2, 4),
    "competitive_5": (5, 5),
    "cooperative": (2, 5),
    "solo": (1, 1),
    "solo_night_king": (1, 1),
}
"""Fewest and most players of each mode."""


class TinyEpicOptions(Options):
    """Mode and options of one game, public and fixed once it starts (TE-0.1, TE-0.15)."""

    mode: Mode = "competitive"
    difficulty: Literal["standard", "hard", "epic"] = "standard"
    """How far ahead the Night King begins (TE-15.5)."""
    egg_cost: Literal[3, 2] = 3
    """Gold for each of Daenerys's Eggs (TE-13.5)."""
    hero_pack: bool = False
    """Whether the second Heroes are used too (TE-2.9)."""
    ice_fire: bool = False
    """Whether a game against the Rival has the two houses of Ice & Fire, Dragons and cards (TE-0.1)."""

    @property
    def treaty(self) -> bool:
        """Whether players stand together against the Night King (TE-15, TE-17)."""
        return self.mode in ("cooperative", "solo_night_king")

    @property
    def rival(self) -> bool:
        """Whether a house without a player has cards of its own: the Rival or the Teammate (TE-16, TE-17)."""
        return self.mode in ("solo", "solo_night_king")

    @property
    def dragons(self) -> bool:
        """Whether the Night's Watch, Targaryen, their Dragons and the cards of Ice & Fire are in the game (TE-13.1)."""
        return self.ice_fire if self.mode == "solo" else self.mode != "competitive"

    @property
    def heroes(self) -> bool:
        """Whether the second Heroes are used: never in the solo modes (TE-2.9)."""
        return self.hero_pack and not self.rival

    @property
    def guide(self) -> str:
        return self.mode

    @property
    def idle(self) -> frozenset[str]:
        unused = {
            "difficulty": not self.treaty,
            "egg_cost": not self.dragons,
            "hero_pack": self.rival,
            "ice_fire": self.mode != "solo",
        }
        return frozenset(name for name, out in unused.items() if out)
