"""What answers a surprise card (FIEF-8.26, 8.27)."""

from __future__ import annotations

from typing import Literal

from bot.rules.fief.actions.orders import Order


class Join(Order):
    """Add Uprising and Secret Passage cards to an Uprising, or none."""

    kind: Literal["join"] = "join"
    cards: tuple[str, ...] = ()


class Calm(Order):
    """Say how many cards of an Uprising your Warden tries to calm, and for how many you pay."""

    kind: Literal["calm"] = "calm"
    warden: int = 0
    pay: int = 0
