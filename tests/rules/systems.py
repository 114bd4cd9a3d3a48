"""The games under proof: one line each, and what is hidden in it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.rules.contract import Options, Seat, Viewer
from bot.rules.registry import RULESETS
from bot.rules.risk.options import RiskOptions
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


RISK = System(
    rules=RULESETS["risk"],
    tables=(
        (RiskOptions(), 2),
        (RiskOptions(start_armies=2, houses="deal"), 3),
        (RiskOptions(), 4),
        (RiskOptions(), 5),
        (RiskOptions(victory="conquest", houses="deal"), 2),
        (RiskOptions(mode="dominion"), 2),
        (RiskOptions(mode="dominion", houses="deal", setup="deal", vp_to_win=5), 3),
        (RiskOptions(mode="dominion", maesters="off", objectives="off", victory="end_card"), 2),
        (RiskOptions(mode="dominion", objective_site_reading="one", vp_to_win=5), 5),
    ),
    shuffle_hidden=twin,
    secret=("orders", "react", "pass", "keep"),
    idle_ends=False,  # reinforcements come, nobody attacks, and so nobody ever draws the End Game card
)
TOURNEY = System(
    rules=tourney(),
    tables=tuple((tourney().options(), players) for players in (2, 3, 4)),
    shuffle_hidden=_tourney,
    secret=("lay",),
)

SYSTEMS = {system.rules.id: system for system in (RISK, TOURNEY)}
