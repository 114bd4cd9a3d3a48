"""Lands to choose from, each with what stands there."""

from __future__ import annotations

from collections.abc import Callable, Iterable

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
    owner = state.owner[place]
    args: dict[str, str | int] = {"territory": place, "armies": state.armies[place]}
    if owner == seat:
        return Text(key=own, args=args)
    if owner >= 0:
        return Text(key="risk-place-held", args={**args, "seat": owner})
    side = holder(state, place)
    if side is not None:
        return Text(key="risk-place-power", args={**args, "house": side})
    return Text(key="risk-place-free" if owner == UNCLAIMED else "risk-place-neutral", args=args)


def pick_place(state: RiskState, seat: Seat, places: Iterable[str], own: str = "risk-place") -> Pick:
    """One of these lands; `own` is the key for those one holds."""
    return pick(places, lambda place: standing(state, seat, place, own))
