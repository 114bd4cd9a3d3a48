"""Standing orders: what a player has said beforehand, in secret, so that nobody has to wait for them.

An order answers at the moment of asking; whether an answer came by an order cannot be told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, TypeVar, get_args

T = TypeVar("T")
A = TypeVar("A")

Order = Literal["ask", "never", "always"]
"""Whether something is used: ask each time, never, or as soon as it may be."""
ORDERS: tuple[Order, ...] = get_args(Order)


def standing(orders: Mapping[str, T], *subjects: str, otherwise: T) -> T:
    """The order for the first of `subjects` that has one: a card before its occasion, a front before all fronts."""
    return next((orders[subject] for subject in subjects if subject in orders), otherwise)


def answer(orders: Mapping[str, Order], use: Callable[[str], A | None], passed: A) -> A | None:
    """The answer that standing orders give; None if the player has to be asked.

    `orders` has an order for each thing that could be used now. The first thing with the order `always` for which `use`
    returns an answer decides; `use` returns None for what cannot be used now, or would do no good. Otherwise the player
    is asked if any order says `ask`, and if none does the answer is `passed`.
    """
    for subject, order in orders.items():
        found = use(subject) if order == "always" else None
        if found is not None:
            return found
    return None if "ask" in orders.values() else passed
