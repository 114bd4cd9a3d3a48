"""Standing answers: what may be said, and what is remembered of it (FIEF-17.10 to 17.18).

A matter is asked of its answers here; the frame that asks finds them in `Asking.ordered`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.rules.contract import Candidates, Seat
from bot.rules.fief.model.facts import UNITS, VILLAGES
from bot.rules.fief.model.orders import Orders
from bot.rules.fief.play import wishes
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import NONE, Filled, pick, pick_seat
from bot.rules.kit.orders import standing

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

ASK = "ask"
CHEAPEST = "cheapest"
LOSSES = "losses"
ROUNDS = tuple(f"rounds-{count}" for count in range(1, 6))
ANSWERS: Mapping[str, tuple[str, ...]] = {
    "battle": (ASK, "on", "stop", *ROUNDS, "dice-2", "dice-3"),
    "strength": ("any", *(f"sp-{points}" for points in (2, 3, 5, 7, 10, 13, 16, 20))),
    "defend": ("on", ASK, *ROUNDS),
    "surrender": ("never", *(f"sp-{points}" for points in range(2, 8))),
    "rethrow": ("never", *(f"hits-{hits}" for hits in range(6))),
    "engines": ("place", "hold"),
    "act": ("no", "yes"),
    LOSSES: (CHEAPEST, ASK, *UNITS),
    "leave": (ASK, "yes", "no"),
    "raids": ("fight", "aside", ASK),
    **wishes.ANSWERS,
    "window": (ASK, "pass"),
}
"""What may be said, by what it is for (FIEF-17.13 to 17.18). Of losses: what is to fall first."""
FRONTS: Mapping[str, tuple[str, ...]] = {
    **{
        matter: tuple(VILLAGES)
        for matter in ("battle", "strength", "defend", "surrender", "rethrow", "engines")
    },
    "window": ("window-vote", "window-battle", "window-eve"),
}
"""For what it may be said apart."""
OF_HOUSES = ("leave", "raids")
"""What may be said apart for each other House (FIEF-17.15)."""


def offer(state: Fief, seat: Seat, filled: Filled, field: str) -> Candidates:
    """What may stand in a field of a standing answer."""
    matter = str(filled.get("matter"))
    if matter in wishes.LISTS and field != "matter":
        return wishes.offer(state, seat, filled, field)
    match field:
        case "matter":
            return pick((*ANSWERS, *wishes.LISTS))
        case "answer":
            return pick(ANSWERS.get(matter, ()))
    if matter in OF_HOUSES:
        return pick_seat(one for one in state.seats if one != seat and not state.houses[one].gone)
    return pick(FRONTS[matter]) if matter in FRONTS else NONE


def ordered(orders: Orders, matter: str, answer: str, against: str | None) -> Orders:
    """With one more answer; for one front alone where it is named."""
    if matter in wishes.LISTS:
        return wishes.ordered(orders, matter, answer, against)
    if matter == LOSSES:
        orders = changed(orders, said={**orders.said, LOSSES: ASK if answer == ASK else CHEAPEST})
        if answer == ASK:
            return orders
        rest = tuple(one for one in orders.lists.get(matter, ()) if one != answer)
        listed = () if answer == CHEAPEST else (answer, *rest)
        return changed(orders, lists={**orders.lists, matter: listed})
    front = matter if against is None else f"{matter}:{against}"
    return changed(orders, said={**orders.said, front: answer})


def answer(orders: Orders, matter: str, front: str, otherwise: str = ASK) -> str | None:
    """What was said for this front, or for all, or else holds; None: ask."""
    said = standing(orders.said, f"{matter}:{front}", matter, otherwise=otherwise)
    return None if said == ASK else said


def asks_losses(orders: Orders) -> bool:
    """Whether it wants to choose itself who falls (FIEF-17.14)."""
    return orders.said.get(LOSSES) == ASK
