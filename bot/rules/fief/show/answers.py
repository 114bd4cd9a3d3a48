"""Which standing answers mean anything at a table: what is never asked there is not listed (FIEF-17.12 to 17.18).

The rules take them all the same; nothing comes of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.rules.contract import Candidates, Pick, Seat
from bot.rules.fief.legal.by_hand import HERS
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.watch import COMMANDER
from bot.rules.fief.play.wishes import DECOY

Holds = Callable[[FiefOptions], bool]


def _tactics(options: FiefOptions) -> bool:
    return options.te


def _watch(options: FiefOptions) -> bool:
    return options.nwe


def _idols(options: FiefOptions) -> bool:
    return options.nwe or not options.has("idols_need_nwe")


def _never(_options: FiefOptions) -> bool:
    return False


SOMETIMES: Mapping[str, Holds] = {
    "concede": lambda options: options.title_concession,
    "idols": _idols,
    "convert": _idols,
    "pardon": lambda options: options.has("royal_pardon"),
    "oaths": lambda options: (
        options.nwe and (options.has("oathbreakers") or options.has("black_instead_of_outlaw"))
    ),
    "call": lambda options: options.nwe and options.says("wall_system") == "battle",
    "upkeep": _tactics,
    "window": lambda options: options.surprise_windows != "none",
    DECOY: lambda options: options.vote_order == "turn",
    COMMANDER: _watch,
    "archer": _tactics,
    "bannermen_captain": _tactics,
    "mercenary": _tactics,
    "ranger": _watch,
    **dict.fromkeys(("recruit", "wildling", "rebel"), _never),
}
"""Matters, offices and Troops that only some tables have; the last are never those of a House in a battle."""
OF_HOUSE = {"rethrow": "baratheon", "unsullied": HERS}
"""What belongs to one House (FIEF-17.13)."""


def meant(state: Fief, seat: Seat, found: Candidates) -> Candidates:
    """What may stand in a field, without what means nothing here."""
    if not isinstance(found, Pick):
        return found
    return Pick(choices=tuple(one for one in found.choices if _means(state, seat, one.value)))


def _means(state: Fief, seat: Seat, name: str) -> bool:
    if name in OF_HOUSE:
        return state.houses[seat].house == OF_HOUSE[name]
    return name not in SOMETIMES or SOMETIMES[name](state.options)
