"""Lands to choose from, each with what stands there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from bot.rules.contract import Candidates, Pick, Seat, Text
from bot.rules.kit.offers import Filled, pick
from bot.rules.risk.model.board import UNCLAIMED
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.powers import holder

Offer = Callable[[RiskState, Seat, Filled], Candidates]
"""What may stand in a field: of the state as far as the seat may know it, and the fields filled in."""


def standing(state: RiskState, seat: Seat, place: str, own: str = "risk-place") -> Text | None:
    """A land, whose it is unless it is one's own, and how many armies hold it; nothing before there is a map."""
    if place not in state.owner:
        return None
    owner, armies = state.owner[place], state.armies[place]
    if owner == seat:
        return _standing(own, place, armies)
    if owner >= 0:
        return _standing("risk-place-held", place, armies, "seat", owner)
    side = holder(state, place)
    if side is not None:
        return _standing("risk-place-power", place, armies, "house", side)
    return _standing("risk-place-free" if owner == UNCLAIMED else "risk-place-neutral", place, armies)


@lru_cache(4096)
def _standing(key: str, place: str, armies: int, whose: str = "", owner: str | int = 0) -> Text:
    """Most lands stand as they stood when they were last offered."""
    args: dict[str, str | int] = {"territory": place, "armies": armies}
    return Text(key=key, args={**args, whose: owner} if whose else args)


def pick_place(state: RiskState, seat: Seat, places: Iterable[str], own: str = "risk-place") -> Pick:
    """One of these lands; `own` is the key for those one holds."""
    return pick(places, lambda place: standing(state, seat, place, own))
