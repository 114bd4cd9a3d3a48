"""The games under proof: those of the registry, each with its own `system`, and the Tourney of the guide."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from bot.rules.contract import Seat, Viewer
from bot.rules.registry import GAMES
from tests.rules.system import System
from tests.worked import tourney


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


TOURNEY = System(
    rules=tourney(),
    tables=tuple((tourney().options(), players) for players in (2, 3, 4)),
    shuffle_hidden=_tourney,
    secret=("lay",),
)

SYSTEMS: dict[str, System] = {game: import_module(f"tests.rules.{game}.system").SYSTEM for game in GAMES}
SYSTEMS["tourney"] = TOURNEY
