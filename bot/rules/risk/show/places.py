"""Lands to choose from, each with what stands there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from bot.rules.contract import Candidates, Choice, Pick, Seat, Text
from bot.rules.kit.draft import made
from bot.rules.kit.memo import last
from bot.rules.kit.offers import Filled
from bot.rules.risk.model.board import UNCLAIMED, board
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.powers import holder

Offer = Callable[[RiskState, Seat, Filled], Candidates]
"""What may stand in a field: of the state as far as the seat may know it, and the fields filled in."""


Standing = tuple[str] | tuple[str, str, int] | tuple[str, str, int, str, str | int]
"""What `_choice` is made of."""


def standing(state: RiskState, seat: Seat, place: str, own: str = "risk-place") -> Text | None:
    """A land, whose it is unless it is one's own, and how many armies hold it; nothing before there is a map."""
    return _choice(*_standing(state, seat, place, own)).label


def pick_place(state: RiskState, seat: Seat, places: Iterable[str], own: str = "risk-place") -> Pick:
    """One of these lands; `own` is the key for those one holds."""
    return made(Pick, choices=tuple([_choice(*_standing(state, seat, place, own)) for place in places]))


def _standing(state: RiskState, seat: Seat, place: str, own: str) -> Standing:
    if place not in state.owner:
        return (place,)
    owner, armies = state.owner[place], state.armies[place]
    if owner == seat:
        return place, own, armies
    if owner >= 0:
        return place, "risk-place-held", armies, "seat", owner
    side = holder(state, place)
    if side is not None:
        return place, "risk-place-power", armies, "house", side
    return place, "risk-place-free" if owner == UNCLAIMED else "risk-place-neutral", armies


@lru_cache(4096)
def _choice(place: str, key: str = "", armies: int = 0, whose: str = "", owner: str | int = 0) -> Choice:
    """Most lands stand as they stood when they were last offered."""
    if not key:
        return made(Choice, value=place, label=None)
    args: dict[str, str | int] = {"territory": place, "armies": armies}
    return made(Choice, value=place, label=Text(key=key, args={**args, whose: owner} if whose else args))


@last
def threats(state: RiskState, seat: Seat) -> Mapping[str, int]:
    """How many opposing armies stand next to each land of `seat`."""
    owner, armies, here = state.owner, state.armies, board(state.board)
    return {
        place: sum([armies[near] for near in here.links[place] if owner[near] != seat])
        for place in here.held(owner, seat)
    }
