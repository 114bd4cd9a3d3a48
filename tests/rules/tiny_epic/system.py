"""Tiny Epic under proof: the tables that are played, and what is hidden in them."""

from __future__ import annotations

import random
from typing import Any

from bot.rules.contract import Seat, Viewer
from bot.rules.kit.draft import changed
from bot.rules.registry import RULESETS
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.frames.handling import Stacking
from bot.rules.tiny_epic.model.facts import RANGERS, TOKENS
from bot.rules.tiny_epic.model.night import Night
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.orders import Orders
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.system import Golden, Shown, System
from tests.rules.tiny_epic.audit import audit


def twin(state: Any, viewer: Viewer, whim: random.Random, actor: Seat | None) -> Any:
    """`state` with all changed that `viewer` may not know: hands, the deck, cards committed, standing answers,
    tokens face down, Ranger Cards to come. Against the Night King all who play know all hands.

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
    if state.night is not None:
        state = changed(
            state, night=_night(state.night, whim) if actor is None else _later(state.night, whim)
        )
    hidden = [] if state.options.treaty and (viewer, actor) != (None, None) else others
    pool = [card for seat in hidden for card in state.lords[seat].hand]
    aside = top if isinstance(top, Stacking) and top.seat in others else None
    pool += (*aside.left, *aside.chosen) if aside else ()
    deck = list(state.deck) if actor is None else []
    pool += deck
    whim.shuffle(pool)
    lords = tuple(
        changed(lord, hand=tuple(pool.pop() for _ in lord.hand)) if seat in hidden else lord
        for seat, lord in enumerate(state.lords)
    )
    if state.rival is not None:
        kept = 0 if actor is None else NEXT
        cards = (*state.rival.cards[:kept], *_mixed(state.rival.cards[kept:], whim))
        state = changed(state, rival=changed(state.rival, cards=cards))
    if aside:
        left, chosen = (tuple(pool.pop() for _ in cards) for cards in (aside.left, aside.chosen))
        state = changed(state, stack=(*state.stack[:-1], changed(aside, left=left, chosen=chosen)))
    return changed(state, lords=lords, deck=tuple(pool) if actor is None else state.deck)


def _night(night: Night, whim: random.Random) -> Night:
    """With other tokens of their colour face down, on the map, in the supply and aside, and other Rangers to come."""
    unseen = (*night.hidden.values(), *night.supply, *night.aside)
    of_colour = {
        colour: iter(_mixed(tuple(one for one in unseen if TOKENS[one].color == colour), whim))
        for colour in ("blue", "brown")
    }
    tokens = (next(of_colour[TOKENS[one].color]) for one in unseen)
    to_come = night.rangers[night.shown :]
    return changed(
        night,
        hidden={domain: next(tokens) for domain in night.hidden},
        supply=tuple(next(tokens) for _ in night.supply),
        aside=tuple(next(tokens) for _ in night.aside),
        rangers=(*night.rangers[: night.shown], *(_other_ranger(card, whim) for card in to_come)),
    )


def _later(night: Night, whim: random.Random) -> Night:
    """With other Ranger Cards, but for those that the next move may turn up, and the tokens aside exchanged."""
    near = night.shown + NEXT
    rangers = (*night.rangers[:near], *(_other_ranger(card, whim) for card in night.rangers[near:]))
    return changed(night, rangers=rangers, aside=night.aside[::-1])


def _other_ranger(card: str, whim: random.Random) -> str:
    return whim.choice([one.id for one in RANGERS.values() if one.round == RANGERS[card].round])


def _mixed(cards: tuple[str, ...], whim: random.Random) -> tuple[str, ...]:
    return tuple(whim.sample(cards, len(cards)))


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


NEXT = 2
"""Rival Cards or Ranger Cards that the next move may turn up, at most."""

SOLO = TinyEpicOptions(mode="solo")
SOLO_IF = TinyEpicOptions(mode="solo", ice_fire=True)
ALONE = TinyEpicOptions(mode="solo_night_king")
TOGETHER = TinyEpicOptions(mode="cooperative")

SYSTEM = System(
    rules=RULESETS["tiny_epic"],
    tables=(
        *((TinyEpicOptions(), players) for players in (2, 3, 4)),
        (SOLO_IF, 1),
        (ALONE, 1),
        *(
            (TinyEpicOptions(mode="competitive_if", hero_pack=True, egg_cost=2), players)
            for players in (2, 4)
        ),
        (TinyEpicOptions(mode="competitive_5"), 5),
        *((TOGETHER, players) for players in (2, 5)),
    ),
    shuffle_hidden=twin,
    secret=("commit", "standing"),
    ends=True,
    audit=audit,
    shown={
        "tiny-epic": Shown(TinyEpicOptions(mode="competitive_if"), 4, 1, "day"),
        "tiny-epic-night": Shown(TOGETHER, 4, 3, "night"),
    },
    golden={
        "competitive-rounds": Golden(TinyEpicOptions(), 3, "rounds"),
        "competitive_2-rounds_throne": Golden(TinyEpicOptions(), 2, "rounds_throne"),
        "competitive_4-rounds": Golden(TinyEpicOptions(), 4, "rounds"),
        "competitive-last": Golden(TinyEpicOptions(), 4, "last", quits=True),
        "competitive-gm": Golden(TinyEpicOptions(), 3, "gm", won=("0", "2")),
        "competitive_if-rounds": Golden(TinyEpicOptions(mode="competitive_if", hero_pack=True), 3, "rounds"),
        "competitive_if-last": Golden(TinyEpicOptions(mode="competitive_if"), 2, "last", quits=True),
        "competitive_if-gm": Golden(TinyEpicOptions(mode="competitive_if"), 4, "gm", won=("1",)),
        "competitive_5-rounds": Golden(TinyEpicOptions(mode="competitive_5"), 5, "rounds"),
        "competitive_5-last": Golden(TinyEpicOptions(mode="competitive_5"), 5, "last", quits=True),
        "competitive_5-gm": Golden(TinyEpicOptions(mode="competitive_5"), 5, "gm", won=("4",)),
        "cooperative-long_night": Golden(TOGETHER, 3, "long_night"),
        "cooperative-night_king_slain": Golden(TOGETHER, 4, "night_king_slain"),
        "cooperative-forsaken": Golden(TOGETHER, 2, "forsaken", quits=True),
        "cooperative-gm": Golden(TOGETHER, 3, "gm", won=("0", "1", "2")),
        "cooperative_5-long_night": Golden(TOGETHER, 5, "long_night"),
        "cooperative_5-night_king_slain": Golden(TOGETHER, 5, "night_king_slain"),
        "cooperative_epic-long_night": Golden(
            TinyEpicOptions(mode="cooperative", difficulty="epic"), 2, "long_night"
        ),
        "solo-rounds": Golden(SOLO, 1, "rounds"),
        "solo-forsaken": Golden(SOLO, 1, "forsaken", quits=True),
        "solo-gm": Golden(SOLO, 1, "gm", won=()),
        "solo_if-rounds": Golden(SOLO_IF, 1, "rounds"),
        "solo_night_king-long_night": Golden(ALONE, 1, "long_night"),
        "solo_night_king-night_king_slain": Golden(ALONE, 1, "night_king_slain"),
        "solo_night_king-forsaken": Golden(ALONE, 1, "forsaken", quits=True),
        "solo_night_king-gm": Golden(ALONE, 1, "gm", won=("0",)),
    },
    modes={
        "tiny_epic": (TinyEpicOptions(), (2, 3, 4)),
        "tiny_epic_if": (TinyEpicOptions(mode="competitive_if"), (2, 3, 4)),
        "tiny_epic_heroes": (TinyEpicOptions(mode="competitive_if", hero_pack=True, egg_cost=2), (3,)),
        "tiny_epic_5": (TinyEpicOptions(mode="competitive_5"), (5,)),
        "tiny_epic_cooperative": (TOGETHER, (2, 3, 4, 5)),
        "tiny_epic_solo": (SOLO, (1,)),
        "tiny_epic_solo_night_king": (ALONE, (1,)),
        "tiny_epic_solo_if": (SOLO_IF, (1,)),
    },
)
