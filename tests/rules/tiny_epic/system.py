"""Tiny Epic under proof: the tables that are played, and what is hidden in them."""

from __future__ import annotations

import random
from typing import Any

from bot.rules.contract import Seat, Viewer
from bot.rules.kit.draft import changed
from bot.rules.registry import RULESETS
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.orders import Orders
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.system import Golden, System


def twin(state: Any, viewer: Viewer, whim: random.Random, actor: Seat | None) -> Any:
    """`state` with all changed that `viewer` may not know: hands, the deck, cards committed, standing answers.

    With an `actor`, what that seat knows stays; so do the standing answers, for they say what happens next, and the
    deck and what is committed, which the next move may turn up.
    """
    assert isinstance(state, TinyEpic)
    others = [seat for seat in state.seats if seat not in (viewer, actor)]
    top = state.stack[-1] if state.stack else None
    fight = top if isinstance(top, Battle) and top.step == "commit" else None
    if actor is None:
        state = _orders(state, others, whim)
        fight_asked = [seat for seat in others if fight and seat in fight.asked]
        if fight:
            kept = {seat: cards for seat, cards in fight.answers.items() if seat == viewer}
            missing = viewer in fight.asked and viewer not in kept
            most = len(fight_asked) if missing else len(fight_asked) - 1
            silent = dict.fromkeys(whim.sample(fight_asked, max(0, most)), ())
            changed_fight = changed(fight, answers={**kept, **silent})
            state = changed(state, stack=(*state.stack[:-1], changed_fight))
    elif fight:
        return state
    pool = [card for seat in others for card in state.lords[seat].hand]
    deck = list(state.deck) if actor is None else []
    pool += deck
    whim.shuffle(pool)
    lords = tuple(
        changed(lord, hand=tuple(pool.pop() for _ in lord.hand)) if seat in others else lord
        for seat, lord in enumerate(state.lords)
    )
    return changed(state, lords=lords, deck=tuple(pool) if actor is None else state.deck)


def _orders(state: TinyEpic, others: list[Seat], whim: random.Random) -> TinyEpic:
    lords = tuple(
        changed(
            lord, orders=Orders(follow={"march": whim.choice(("ask", "pass"))}, commit={"attack": "none"})
        )
        if seat in others
        else lord
        for seat, lord in enumerate(state.lords)
    )
    return changed(state, lords=lords)


SYSTEM = System(
    rules=RULESETS["tiny_epic"],
    tables=tuple((TinyEpicOptions(), players) for players in (2, 3, 4)),
    shuffle_hidden=twin,
    secret=("commit", "standing"),
    golden={
        "competitive-rounds": Golden(TinyEpicOptions(), 3, "rounds"),
        "competitive-last": Golden(TinyEpicOptions(), 4, "last", quits=True),
    },
    modes={"tiny_epic": (TinyEpicOptions(), (2, 3, 4))},
)
