"""Who holds what, and who may hold more (FIEF-0.35 to 0.47, 1.67)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.model.facts import DOMAINS, MASTERS, SLOTS, TITLES, WARDENS
from bot.rules.fief.model.people import is_lord
from bot.rules.kit.memo import kept, last

if TYPE_CHECKING:
    from bot.rules.fief.model.people import Noble
    from bot.rules.fief.model.state import Fief

MOTHER = "mother_of_dragons"
COUNCIL = frozenset({"hand", *MASTERS})
"""Titles of the Members of the Small Council."""
WARDEN_TITLES = frozenset(WARDENS.values())
LEADING = frozenset(title.id for title in TITLES.values() if title.type in ("fief", "royal")) | {MOTHER}
"""Titles that make a Lady a leader (FIEF-0.36)."""


def holder(state: Fief, title: str) -> str | None:
    """The Noble who holds a Title."""
    return holders(state).get(title)


def holders(state: Fief) -> dict[str, str]:
    """Who holds each Title, all at once; of those that several hold the first who does."""
    return _holders(state.nobles)


@last
def _holders(nobles: Mapping[str, Noble]) -> dict[str, str]:
    found: dict[str, str] = {}
    for noble, one in nobles.items():
        for title in one.titles:
            found.setdefault(title, noble)
    return found


def holding_seat(state: Fief, title: str) -> Seat | None:
    """Whose Noble holds it."""
    noble = holder(state, title)
    return None if noble is None else state.nobles[noble].seat


def heir(state: Fief) -> str | None:
    """The Heir to the Iron Throne (FIEF-1.69)."""
    return next((noble for noble, one in state.nobles.items() if "heir" in one.marks), None)


@kept
def protector(state: Fief) -> str | None:
    """FIEF-1.67: the King unless an Outlaw; else the Queen, or the late King's widow, unless an Outlaw."""
    for noble in (holder(state, "king"), holder(state, "queen") or state.widow):
        if noble is not None and noble in state.nobles and "outlaw" not in state.nobles[noble].marks:
            return noble
    return None


def crown(state: Fief) -> str | None:
    """Who levies and grants as the King does: the Protector; an outlawed King where there is none (FIEF-1.67)."""
    return protector(state) or holder(state, "king")


@kept
def granter(state: Fief) -> Seat | None:
    """Whose Fief Titles are to grant free of charge (FIEF-4.24)."""
    noble = crown(state)
    return state.nobles[noble].seat if noble is not None and state.nobles[noble].free else None


def titled(state: Fief, noble: str) -> bool:
    """FIEF-0.35, 1.72; the late King's widow is Protector of the Realm, which is a Title, too (FIEF-0.40)."""
    one = state.nobles[noble]
    heir_ = state.options.heir_is_title and "heir" in one.marks
    return bool(one.titles) or heir_ or (bool(state.widow) and noble == protector(state))


def member(state: Fief, noble: str) -> bool:
    """A Member of the Small Council (FIEF-0.46)."""
    return not COUNCIL.isdisjoint(state.nobles[noble].titles)


def warden(state: Fief, noble: str) -> bool:
    """Whether somebody holds a Warden Title."""
    return not WARDEN_TITLES.isdisjoint(state.nobles[noble].titles)


def leader(state: Fief, noble: str) -> bool:
    """FIEF-0.36: a free Lord, a free Lady with a Fief or royal Title, the Mother of Dragons."""
    one = state.nobles[noble]
    if one.captor is not None:
        return False
    return is_lord(noble) or not LEADING.isdisjoint(one.titles) or noble == protector(state)


def free_slots(state: Fief, noble: str, slot: str) -> int:
    """How many more Titles of that kind somebody may hold (FIEF-0.41)."""
    return SLOTS[slot] - sum(TITLES[title].slot == slot for title in state.nobles[noble].titles)


def may_hold_fief(state: Fief, noble: str) -> bool:
    """A free Fief slot, and fit for one (FIEF-0.53, 4.20)."""
    return fit_for_fief(state, noble) and free_slots(state, noble, "fief") > 0


def fit_for_fief(state: Fief, noble: str) -> bool:
    """Neither Brother, Outlaw nor banished."""
    one = state.nobles[noble]
    return not ("brother" in one.titles or "outlaw" in one.marks or "banished" in one.marks)


def seat_village(state: Fief, fief: str) -> str:
    """The Village on which a Fief Title hangs: its Fortified City; of a lesser Fief the capital (FIEF-0.57)."""
    domain = DOMAINS[fief]
    cities = (village for village in domain.villages if state.land[village].fort == "fortified_city")
    return next(cities, domain.capital) if domain.tier == "great" else domain.capital
