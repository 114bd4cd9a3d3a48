"""Parley, the second game of `docs/adding-a-system.md`, under proof."""

from __future__ import annotations

import random
from typing import Any

from bot.rules.contract import Options, Seat, Viewer
from bot.rules.kit.draft import changed
from bot.rules.kit.sealed import Sealed
from bot.rules.registry import RULESETS
from tests.rules.system import System


def _hidden(state: Any, viewer: Viewer, whim: random.Random, actor: Seat | None) -> Any:
    """Silver that lies face down, and whose it is, but for the viewer's own and that of whoever plays on.

    Somebody else's answer goes on missing, so that nothing of it is turned over by the next move.
    """
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Sealed):
        return state
    others = [seat for seat in top.asked if seat not in (viewer, actor)]
    kept = {seat: laid for seat, laid in top.answers.items() if seat in (viewer, actor)}
    missing = [seat for seat in top.asked if seat not in others and seat not in kept]
    if actor is not None and not set(others) - set(top.answers):
        return state
    most = len(others) if missing and actor is None else len(others) - 1
    answers = {
        seat: whim.randint(0, min(2, state.silver[seat])) for seat in whim.sample(others, max(0, most))
    }
    return changed(state, stack=(*state.stack[:-1], changed(top, answers={**kept, **answers})))


SYSTEM = System(
    rules=RULESETS["parley"],
    tables=((Options(), 3),),
    shuffle_hidden=_hidden,
    secret=("commit",),
    modes={"parley": (Options(), (2, 3))},
)
