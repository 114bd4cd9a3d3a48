"""The games under proof: those of the registry, each with its own `system`, the Tourney of the guide and the Moot."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from bot.rules.contract import Seat, Viewer
from bot.rules.registry import GAMES
from tests.moot.rules import MOOT
from tests.moot.state import MootOptions
from tests.rules.system import System
from tests.worked import tourney


def _tourney(state: Any, viewer: Viewer, whim: random.Random, actor: Seat | None) -> Any:
    """Hands, and before they are turned over the cards laid, and by whom."""
    others = [seat for seat in state.hands if seat not in (viewer, actor)]
    closing = {seat for seat in state.asked if seat not in state.laid} <= {actor}
    if actor is not None and not closing:
        state = _laid_by_others(state, viewer, actor, whim)
    secret = [seat for seat in others if seat in state.laid and not (actor is not None and closing)]
    pool = [card for seat in others for card in state.hands[seat]] + [state.laid[seat] for seat in secret]
    whim.shuffle(pool)
    laid = {seat: pool.pop() if seat in secret else card for seat, card in state.laid.items()}
    hands = {
        seat: tuple(pool.pop() for _ in hand) if seat in others else hand
        for seat, hand in state.hands.items()
    }
    return state.model_copy(update={"hands": hands, "laid": laid})


def _laid_by_others(state: Any, viewer: Viewer, actor: Seat, whim: random.Random) -> Any:
    """Others have laid a card or not; the first who is awaited beside the actor is awaited still."""
    hands, laid = dict(state.hands), dict(state.laid)
    others = [seat for seat in state.asked if seat not in (viewer, actor)]
    awaited = [seat for seat in state.asked if seat not in laid and seat != actor]
    for seat in others:
        if seat in laid and whim.random() < 0.5:
            hands[seat] = (*hands[seat], laid.pop(seat))
        elif seat not in laid and seat != awaited[0] and whim.random() < 0.5:
            laid[seat], *rest = hands[seat]
            hands[seat] = tuple(rest)
    return state.model_copy(update={"hands": hands, "laid": laid})


def _moot(state: Any, viewer: Viewer, whim: random.Random, actor: Seat | None) -> Any:
    """What others noted and drew, what they voted, and whether they have."""
    known = {viewer, actor}
    plots = {seat: note if seat in known else whim.randint(1, 9) for seat, note in state.plots.items()}
    cards = {
        seat: hand if seat in known else tuple(whim.randint(1, 9) for _ in hand)
        for seat, hand in state.cards.items()
    }
    return state.model_copy(
        update={"plots": plots, "cards": cards, "votes": _votes(state, known, whim, actor)}
    )


def _votes(state: Any, known: set[Viewer], whim: random.Random, actor: Seat | None) -> dict[Seat, Seat]:
    waiting = [seat for seat in state.playing if seat not in state.votes]
    if state.active is not None or {*waiting} <= {actor}:
        return dict(state.votes)
    votes = {seat: who for seat, who in state.votes.items() if seat in known}
    awaited = next(seat for seat in waiting if seat != actor)
    for seat in state.playing:
        if seat not in known and seat != awaited and whim.random() < 0.5:
            votes[seat] = whim.choice([who for who in state.playing if who != actor])
    return votes


TOURNEY = System(
    rules=tourney(),
    tables=tuple((tourney().options(), players) for players in (2, 3, 4)),
    shuffle_hidden=_tourney,
    secret=("lay",),
)

TALK = System(
    rules=MOOT,
    tables=tuple((MootOptions(), players) for players in (2, 3, 4)),
    shuffle_hidden=_moot,
    secret=("vote", "plot"),
)

SYSTEMS: dict[str, System] = {game: import_module(f"tests.rules.{game}.system").SYSTEM for game in GAMES}
SYSTEMS |= {"tourney": TOURNEY, "moot": TALK}
"""What a table can be opened for in the tests: all games that are offered, and the worked ones."""
