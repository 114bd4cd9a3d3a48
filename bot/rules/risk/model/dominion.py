"""What Dominion adds to the state: treasuries, hands, Characters, units, points, standing orders for cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.rules.contract import Model, Seat
from bot.rules.kit.orders import Order

Hands = tuple[tuple[str, ...], ...]

UNITS = ("knight", "siege_engine", "fortification")
Troop = tuple[int, int, int]
"""Special Units in a territory: Knights, Siege Engines, Fortifications (RISK-14.1)."""
NO_UNITS: Troop = (0, 0, 0)


class Wish(Model):
    """What a seat wants to claim: regions, the one it wants most first, and where its other armies go (RISK-4.11)."""

    regions: tuple[str, ...]
    armies: str = "borders"


class Smallfolk(Model):
    """Armies that wait on a face-down territory card of `seat` (RISK-22.15)."""

    seat: Seat
    card: str


class Court(Model):
    """Empty where the modules are off. Seats index the tuples; Characters and territories key the mappings."""

    gold: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    maesters: Hands = ()
    maester_deck: tuple[str, ...] = ()
    """The next card first."""
    maester_discard: tuple[str, ...] = ()
    objectives: Hands = ()
    objective_deck: tuple[str, ...] = ()
    objective_discard: tuple[str, ...] = ()
    characters: Mapping[str, Literal["up", "down", "lost"]] = {}
    captives: Mapping[str, int] = {}
    """Characters held for ransom, and by whom (RISK-22.14)."""
    units: Mapping[str, Troop] = {}
    smallfolk: tuple[Smallfolk, ...] = ()
    mourning: tuple[Seat, ...] = ()
    """Seats whose opponents pay double (RISK-22.13)."""
    reactions: tuple[Mapping[str, Order], ...] = ()

    def troop(self, territory: str) -> Troop:
        """The Special Units in `territory`."""
        return self.units.get(territory, NO_UNITS)
