"""What a table may choose before the start (chapter Options of the rules)."""

from typing import Literal

from bot.rules.contract import Options


class RiskOptions(Options):
    """Mode and switches of one game, public and fixed once it starts (RISK-2.13)."""

    mode: Literal["skirmish"] = "skirmish"
    houses: Literal["choose", "deal"] = "choose"
    """Houses are picked in turn (RISK-3.2), or dealt at random so that the first turn begins at once."""
    start_armies: Literal[3, 2] = 3
    """Armies in each territory dealt (RISK-3.6)."""
    victory: Literal["end_card", "conquest"] = "end_card"
    """How a game ends besides conquest, which always wins (RISK-2.7, RISK-24.7)."""
