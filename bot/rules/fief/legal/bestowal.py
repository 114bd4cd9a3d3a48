"""Titles passed on: to whom (FIEF-0.42, 10.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import control, titles, votes
from bot.rules.fief.model.facts import DOMAINS, TITLES

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


def takers(state: Fief, seat: Seat, title: str, giver: str) -> tuple[str, ...]:
    """Nobles of a House who could be candidates for a Title, or buy it (FIEF-4.20), and have a slot for it."""
    slot = TITLES[title].slot
    if slot is None or not TITLES[title].transferable:
        return ()
    if title in DOMAINS:
        if not control.holds_all(state, seat, DOMAINS[title].villages):
            return ()
        able = tuple(
            noble
            for noble, one in state.of(seat).items()
            if one.free and one.place in DOMAINS[title].villages and titles.may_hold_fief(state, noble)
        )
    else:
        able = votes.candidates(state, title, seat)
    return tuple(noble for noble in able if noble != giver and not votes.needs_slot(state, title, noble))


def movable(state: Fief, seat: Seat) -> dict[str, tuple[str, ...]]:
    """Titles that free Nobles of a House hold, and to whom of it they may go (FIEF-10.5)."""
    return {
        title: found
        for noble, one in state.of(seat).items()
        if one.free
        for title in one.titles
        if (found := takers(state, seat, title, noble))
    }
