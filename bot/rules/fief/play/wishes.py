"""Standing answers to questions that come back every round, and lists for elections (FIEF-17.12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.rules.contract import Candidates, Seat
from bot.rules.fief.legal import votes
from bot.rules.fief.model.facts import WARDENS
from bot.rules.fief.model.orders import Orders
from bot.rules.fief.model.people import is_lord
from bot.rules.fief.model.watch import COMMANDER
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.orders import standing

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

ASK, NO = "ask", "no"
ANSWERS: Mapping[str, tuple[str, ...]] = dict.fromkeys(
    (
        *("propose", "part", "idols", "convert", "pardon", "censure", "concede"),
        *("oaths", "call", "bid", "refuse", "calm"),
    ),
    (ASK, NO),
) | {"upkeep": (ASK, "yes", NO)}
"""What can be answered with no once and for all. A frame says for which it asks (`Asking.matter`)."""

STAND, VOTE, DECOY = "stand", "vote", "decoy"
LISTS = (STAND, VOTE, DECOY)
OFFICES = (*WARDENS.values(), votes.KING, votes.HAND, COMMANDER)


def offer(state: Fief, seat: Seat, filled: Filled, field: str) -> Candidates:
    """What may stand in a list: Lords, one's own for candidacies; for one office, or for all."""
    if field != "answer":
        return pick(OFFICES)
    people = state.of(seat) if filled.get("matter") == STAND else state.nobles
    return pick((ASK, NO, *(noble for noble in people if is_lord(noble))))


def ordered(orders: Orders, matter: str, answer: str, office: str | None) -> Orders:
    """With somebody put first in a list; `ask` and `no` end it."""
    front = matter if office is None else f"{matter}:{office}"
    listed = (
        ()
        if answer in (ASK, NO)
        else (answer, *(one for one in orders.lists.get(front, ()) if one != answer))
    )
    said = {**orders.said, front: answer if answer in (ASK, NO) else "list"}
    return changed(orders, said=said, lists={**orders.lists, front: listed})


def first(orders: Orders, matter: str, office: str, able: tuple[str, ...]) -> str | None:
    """The first in the list for this office, or in that for all, who can be named; nothing where there is none.

    Raises LookupError where the player wants to be asked.
    """
    if standing(orders.said, f"{matter}:{office}", matter, otherwise=ASK) == ASK:
        raise LookupError(office)
    front = f"{matter}:{office}" if f"{matter}:{office}" in orders.said else matter
    return next((one for one in orders.lists.get(front, ()) if one in able), None)
