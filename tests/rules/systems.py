"""The games under proof: one line each, and what is hidden in it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.rules.contract import Event, Options, Seat, Viewer
from bot.rules.registry import RULESETS
from bot.rules.risk.model.options import RiskOptions
from tests.rules.risk.audit import audit, betrayed
from tests.rules.risk.twins import twin
from tests.worked import tourney

Shuffle = Callable[[Any, Viewer, random.Random, Seat | None], Any]
"""`shuffle_hidden(state, viewer, whim, actor)`: the state with all changed that `viewer` may not know.

With an `actor` the twin is played on by that seat. Then what that seat knows stays too, and what its next action
may show to the viewer by the rules: a vote about to be counted, the order of a defender about to be attacked.
"""


@dataclass(frozen=True)
class System:
    """A rule set and how it is proved."""

    rules: Any
    tables: tuple[tuple[Options, int], ...]
    """Options and players of the games played."""
    shuffle_hidden: Shuffle
    secret: tuple[str, ...]
    """Kinds of action that nobody else may notice, unless they are the last answer that was missing."""
    idle_ends: bool = True
    """Whether a game in which nobody ever answers comes to an end."""
    audit: Callable[[Any, Event, Any], Iterator[str]] | None = None
    """What an event does not account for, or tells although it is hidden."""
    betrayed: Callable[[Any, Viewer], set[str]] = lambda _state, _viewer: set()
    """What a viewer is shown although it is hidden."""
    modes: Mapping[str, tuple[Options, tuple[int, ...]]] = field(default_factory=dict)
    """The ways to play that `bench/fuzz.py` proves by the hundred, and with how many players."""


def _tourney(state: Any, viewer: Viewer, whim: random.Random, actor: Seat | None) -> Any:
    """Hands, and before they are turned over the cards laid."""
    others = [seat for seat in state.hands if seat not in (viewer, actor)]
    secret = [seat for seat in others if seat in state.laid and actor is None]
    pool = [card for seat in others for card in state.hands[seat]] + [state.laid[seat] for seat in secret]
    whim.shuffle(pool)
    laid = {seat: pool.pop() if seat in secret else card for seat, card in state.laid.items()}
    hands = {
        seat: tuple(pool.pop() for _ in hand) if seat in others else hand
        for seat, hand in state.hands.items()
    }
    return state.model_copy(update={"hands": hands, "laid": laid})


MIX = RiskOptions(mode="dominion", maesters="off", objectives="off", victory="end_card")
"""The rule book's own example of a mix (RISK-2.9)."""

MITCHELL_EACH = RiskOptions(
    mode="mitchell", houses="deal", remove_for_game=True, keep_dealt_cards=True, neutral_reinforcement="each"
)
"""House Mitchell with every option as it is not by default (MITCHELL-2, MITCHELL-4.2)."""
MITCHELL_DOMINION = RiskOptions(
    mode="mitchell",
    gold="on",
    characters="on",
    maesters="on",
    special_units="on",
    objectives="on",
    seats="on",
    victory="points",
    vp_to_win=5,
)
"""House Mitchell with every module of Dominion (MITCHELL-9)."""

RISK = System(
    rules=RULESETS["risk"],
    tables=(
        (RiskOptions(), 2),
        (RiskOptions(start_armies=2, houses="deal"), 4),
        (RiskOptions(), 3),
        (RiskOptions(), 5),
        (RiskOptions(victory="conquest", houses="deal"), 2),
        (RiskOptions(mode="dominion"), 2),
        (RiskOptions(mode="dominion", houses="deal", setup="deal", vp_to_win=5), 3),
        (MIX, 2),
        (RiskOptions(mode="dominion", objective_site_reading="one", vp_to_win=5, seat_required=False), 4),
        (RiskOptions(mode="mitchell"), 4),
        (MITCHELL_DOMINION, 3),
        (MITCHELL_EACH, 2),
    ),
    shuffle_hidden=twin,
    secret=("orders", "react", "pass", "keep"),
    idle_ends=False,  # reinforcements come, nobody attacks, and so nobody ever draws the End Game card
    audit=audit,
    betrayed=betrayed,
    modes={
        "skirmish": (RiskOptions(), (2, 3, 4, 5)),
        "dominion": (RiskOptions(mode="dominion"), (2, 3, 4, 5)),
        "mix": (MIX, (2, 3, 4, 5)),
        "world": (RiskOptions(), (6, 7)),
        "world_dominion": (RiskOptions(mode="dominion"), (6, 7)),
        "mitchell": (RiskOptions(mode="mitchell"), (2, 3, 4, 5)),
        "mitchell_each": (MITCHELL_EACH, (2, 3, 4, 5)),
        "mitchell_dominion": (MITCHELL_DOMINION, (2, 3, 4, 5)),
    },
)
TOURNEY = System(
    rules=tourney(),
    tables=tuple((tourney().options(), players) for players in (2, 3, 4)),
    shuffle_hidden=_tourney,
    secret=("lay",),
)

SYSTEMS = {system.rules.id: system for system in (RISK, TOURNEY)}
