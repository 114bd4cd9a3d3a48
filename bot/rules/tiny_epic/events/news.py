"""What a plan made before has to be thought over after."""

from __future__ import annotations

from bot.rules.contract import Event, Seat


class News(Event):
    """The end of a battle, a token turned up, a roll: plans stop at it, whoever made them (TE-21.7)."""

    def upsets(self, seat: Seat) -> bool:
        return True
