"""How a moot stands, and what is seen of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.rules.contract import Model, Options, Outcome, State, View


class MootOptions(Options):
    rounds: Literal[1, 2, 3] = 2


class OpenOffer(Model):
    id: str
    giver: int
    to: int
    gold: int


class Moot(State):
    rounds: int
    gold: dict[int, int]
    playing: tuple[int, ...]
    cards: Mapping[int, tuple[int, ...]] = {}
    plots: Mapping[int, int] = {}
    round: int = 1
    rested: tuple[int, ...] = ()
    dug: bool = False
    drawn: bool = False
    votes: Mapping[int, int] = {}
    offers: tuple[OpenOffer, ...] = ()
    offered: int = 0
    talking: tuple[int, ...] = ()
    talked: bool = False
    stopped: Outcome | None = None

    @property
    def active(self) -> int | None:
        """Whose turn it is; nobody's while all vote."""
        return next((seat for seat in self.playing if seat not in self.rested), None)


class MootView(View):
    gold: dict[int, int]
    open: tuple[OpenOffer, ...]
