"""Who may levy which tax (FIEF-2.25, 2.26, 2.29)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import control, stock, titles
from bot.rules.fief.model.facts import DOMAINS, MASTERS, REGIONS, WARDENS

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

REALM = "realm"
"""Every Region that has a Warden: the Hand's (FIEF-2.26)."""
WARDEN, MASTER, HAND = range(3)
"""Ranks of those who levy a Warden Tax, the lowest first (FIEF-3.4)."""


def targets(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Fiefs by their Title, Regions by their number, the realm."""
    if not stock.taxes(state, seat):
        return ()
    return tuple(one for one in (*DOMAINS, *map(str, REGIONS), REALM) if leviers(state, seat, one))


def leviers(state: Fief, seat: Seat, target: str) -> tuple[str, ...]:
    """Nobles of a House, free or Captive, who may levy it, the lowest rank first."""
    able = _tallage(state, target) if target in DOMAINS else _warden_tax(state, seat, target)
    return tuple(dict.fromkeys(noble for noble in able if state.nobles[noble].seat == seat))


def _tallage(state: Fief, fief: str) -> Iterator[str]:
    """On one Fief at most one Tallage; the Crown levies it where nobody holds the Title."""
    shut = any(control.shut(state, village) for village in DOMAINS[fief].villages)
    if shut or any(tax.fief == fief for tax in state.taxes):
        return
    levier = titles.holder(state, fief) or titles.crown(state)
    if levier is not None:
        yield levier


def _warden_tax(state: Fief, seat: Seat, target: str) -> Iterator[str]:
    mine = sorted(state.of(seat), key=lambda noble: rank(state, noble))
    if target == REALM:
        hand = titles.holder(state, "hand")
        if hand is not None and governed(state):
            yield hand
    elif target.isdigit() and int(target) in REGIONS:
        warden = WARDENS[int(target)]
        yield from (one for one in mine if warden in state.nobles[one].titles)
        yield from (one for one in mine if {*MASTERS} & {*state.nobles[one].titles})


def governed(state: Fief) -> tuple[int, ...]:
    """Regions that have a Warden."""
    return tuple(region for region, title in WARDENS.items() if titles.holder(state, title))


def regions(state: Fief, target: str) -> tuple[int, ...]:
    """On which a Warden Tax would lie."""
    return governed(state) if target == REALM else (int(target),)


def rank(state: Fief, noble: str, target: str = "") -> int:
    """As what somebody levies a Warden Tax: a Warden who is a Master, too, on another Region as Master."""
    if target == REALM:
        return HAND
    held = state.nobles[noble].titles
    own = target.isdigit() and WARDENS.get(int(target)) in held
    return WARDEN if own or (not target and titles.warden(state, noble)) else MASTER
