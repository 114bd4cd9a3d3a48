"""States that differ in what a viewer may not know, for the proof of secrets (RISK-25, RISK-26.4 to RISK-26.6)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.rules.contract import Seat, Viewer
from bot.rules.kit.draft import changed
from bot.rules.kit.orders import ORDERS
from bot.rules.kit.stack import Frame, awaited
from bot.rules.risk.events.plays import PASSED
from bot.rules.risk.frames import Answer, CardChoice, Choosing, Play, Turn, Window
from bot.rules.risk.model.board import END_CARD, board
from bot.rules.risk.model.library import THINGS
from bot.rules.risk.model.state import RiskState, StandingOrders
from bot.rules.risk.play.orders import subjects
from bot.rules.risk.play.plays import playable

Hands = tuple[tuple[str, ...], ...]

SHOWS_HANDS = {"discard_maester", "steal_maester"}
SHOWS_DECK = {"destroy_armies", "hidden_reserve"}
"""Operations by which a card may show what is in hands, and what is on top of the territory deck."""


def twin(state: RiskState, viewer: Viewer, whim: random.Random, actor: Seat | None) -> RiskState:
    """`state` with everything changed that `viewer` may not know.

    With an `actor`, not what that seat knows, nor what its next action may show by the rules.
    """
    known = {viewer, actor}
    falling = {seat for seat in state.playing if list(state.owner.values()).count(seat) < 2}
    others = [seat for seat in range(len(state.hands)) if seat not in known]
    hidden = [seat for seat in others if actor is None or viewer != actor or seat not in falling]
    acts = set() if actor is None else _operations(state, actor)
    state = _territories(state, whim, hidden, _top(state, viewer, actor, acts), 2 * (actor is not None))
    state = changed(state, orders=_orders(state, others, whim, actor is not None))
    if actor is None:  # who passes for longer than once
        state = changed(state, stack=tuple(_passing(frame, others, whim) for frame in state.stack))
    if not state.on.windows and not state.on.objectives:
        return state
    return _court(state, viewer, whim, actor, others, falling, acts)


def _passing(frame: Any, others: Sequence[Seat], whim: random.Random) -> Any:
    if frame.kind not in {kind for kinds in PASSED.values() for kind in kinds}:
        return frame
    kept = {seat for seat in frame.passing if seat not in others}
    return changed(frame, passing=tuple(sorted(kept | {seat for seat in others if whim.random() < 0.5})))


def _operations(state: RiskState, actor: Seat) -> set[str]:
    """What may be carried out when `actor` acts: its own cards, those on the table, answers that wait."""
    cards = [*playable(state, actor)]
    for frame in state.stack:
        if isinstance(frame, Play):
            cards.append(frame.card)
        if isinstance(frame, Window):
            cards += [answer.card for answer in frame.answers.values() if answer.card]
    return {effect.op for card in cards for effect in THINGS[card].operations}


def _top(state: RiskState, viewer: Viewer, actor: Seat | None, acts: set[str]) -> int:
    """How many cards on top of the territory deck have to stay."""
    if actor is None:
        return 0
    if viewer == actor or acts & SHOWS_DECK:
        return 2
    return int(END_CARD in state.deck[:2]) * 2


def _territories(
    state: RiskState, whim: random.Random, hidden: Sequence[Seat], top: int, safe: int
) -> RiskState:
    """Hands, deck, and the cards under hidden armies; the End Game card not among the first `safe`."""
    kept, pool = state.deck[:top], [*state.deck[top:]]
    end = END_CARD in pool
    pool = [card for card in pool if card != END_CARD]
    pool += [card for seat in hidden for card in state.hands[seat]]
    waiting_folk = state.court.smallfolk
    pool += [one.card for one in waiting_folk if one.seat in hidden]
    whim.shuffle(pool)
    hands = tuple(_dealt(hand, pool, seat in hidden) for seat, hand in enumerate(state.hands))
    folk = tuple(changed(one, card=pool.pop()) if one.seat in hidden else one for one in waiting_folk)
    if end:
        pool.insert(whim.randint(min(max(0, safe - top), len(pool)), len(pool)), END_CARD)
    state = changed(state, deck=(*kept, *pool), hands=hands)
    return changed(state, court=changed(state.court, smallfolk=folk)) if waiting_folk else state


def _dealt(hand: tuple[str, ...], pool: list[str], anew: bool) -> tuple[str, ...]:
    return tuple(pool.pop() for _ in hand) if anew else hand


def _orders(
    state: RiskState, others: Sequence[Seat], whim: random.Random, exposed_stay: bool
) -> tuple[StandingOrders, ...]:
    """Other standing orders, if need be only for territories that nobody can attack next."""
    turn = state.stack[0] if state.stack else None
    fleet = isinstance(turn, Turn) and bool(turn.forces)
    here, orders = board(state.board), list(state.orders)
    for seat in others:
        old, places = orders[seat], {}
        for place in here.territories:
            exposed = fleet or any(state.owner.get(near) == state.active for near in here.links[place])
            places[place] = old.at(place) if exposed and exposed_stay else whim.choice(("most", "one", "ask"))
        orders[seat] = StandingOrders(everywhere=old.everywhere, places=places)
    return tuple(orders)


def _court(
    state: RiskState,
    viewer: Viewer,
    whim: random.Random,
    actor: Seat | None,
    others: Sequence[Seat],
    falling: Iterable[Seat],
    acts: set[str],
) -> RiskState:
    """Maester cards, Objectives, orders for cards, answers that wait."""
    court = state.court
    stay = set() if actor is None else {*_eager(state), *falling}
    hidden = [seat for seat in others if seat not in stay]
    top = 2 if viewer == actor else 0
    maesters = hidden if not acts & SHOWS_HANDS else []
    fields: dict[str, Any] = {}
    if court.maesters:
        kept = {} if actor is None else dict(enumerate(map(_always, court.reactions)))
        hands, deck = _mixed(court.maesters, court.maester_deck, maesters, top, whim, kept)
        fields |= {"maesters": hands, "maester_deck": deck}
    if court.objectives:
        choosing = isinstance(state.stack[-1], Choosing) if state.stack else False
        moved = (
            [seat for seat in others if seat not in set(falling)]
            if not (choosing and actor is not None)
            else []
        )
        hands, deck = _mixed(court.objectives, court.objective_deck, moved, top, whim)
        fields |= {"objectives": hands, "objective_deck": deck}
    if actor is None and court.reactions:
        fields["reactions"] = tuple(
            _reactions(state, seat, whim) if seat in others else mine
            for seat, mine in enumerate(court.reactions)
        )
    state = changed(state, court=changed(court, **fields))
    return _answers(state, viewer, whim, actor)


def _eager(state: RiskState) -> set[Seat]:
    """Seats whose orders would play whatever they hold in some window."""
    return {
        seat
        for seat, mine in enumerate(state.court.reactions)
        if any(order == "always" and what not in THINGS for what, order in mine.items())
    }


def _always(mine: Mapping[str, str]) -> set[str]:
    """The cards that these orders play as soon as they can be played."""
    return {what for what, order in mine.items() if order == "always" and what in THINGS}


def _mixed(
    hands: Hands,
    deck: tuple[str, ...],
    hidden: Sequence[Seat],
    top: int,
    whim: random.Random,
    kept: Mapping[Seat, set[str]] | None = None,
) -> tuple[Hands, tuple[str, ...]]:
    """Hands and deck dealt anew, but for the cards `kept`, which a seat neither loses nor gets."""
    stay = kept or {}
    held = {seat: [card for card in hands[seat] if card in stay.get(seat, ())] for seat in hidden}
    pool = [*deck[top:]]
    for seat in hidden:
        pool += [card for card in hands[seat] if card not in stay.get(seat, ())]
    whim.shuffle(pool)
    for seat in hidden:
        free = [card for card in pool if card not in stay.get(seat, ())]
        more = len(hands[seat]) - len(held[seat])
        if len(free) < more:
            return hands, deck
        for card in free[:more]:
            pool.remove(card)
        held[seat] += free[:more]
    dealt = tuple(tuple(held[seat]) if seat in held else hand for seat, hand in enumerate(hands))
    return dealt, (*deck[:top], *pool)


def _reactions(state: RiskState, seat: Seat, whim: random.Random) -> dict[str, str]:
    possible = subjects(state, seat)
    return {one: whim.choice(ORDERS) for one in whim.sample(possible, min(3, len(possible)))}


def _answers(state: RiskState, viewer: Viewer, whim: random.Random, actor: Seat | None) -> RiskState:
    """Others have answered, or not, or otherwise; somebody is still awaited, and not only the actor."""
    frame = state.stack[-1] if state.stack else None
    before = awaited(state)
    if {*before} <= {actor}:
        return state
    if isinstance(frame, Window):
        state = _top_frame(state, _answered(frame, viewer, whim, actor))
    elif isinstance(frame, Choosing):
        state = _top_frame(state, _chosen(state, frame, viewer, whim, actor))
    elif isinstance(frame, CardChoice) and frame.seat != viewer and actor is None:
        pile = {"territory": state.deck, "maester": state.court.maester_deck}.get(
            frame.pile, state.court.objective_deck
        )
        if len(pile) >= len(frame.cards) and END_CARD not in pile[: len(frame.cards)]:
            state = _top_frame(state, changed(frame, cards=pile[: len(frame.cards)]))
    assert bool(before) == bool(awaited(state))
    return state


def _top_frame(state: RiskState, frame: Frame) -> RiskState:
    return changed(state, stack=(*state.stack[:-1], frame))


def _answered(frame: Window, viewer: Viewer, whim: random.Random, actor: Seat | None) -> Window:
    mine = {seat: answer for seat, answer in frame.answers.items() if seat in (viewer, actor)}
    rest = [seat for seat in frame.asked if seat not in (viewer, actor)]
    open_ones = [seat for seat in rest if whim.random() < 0.5]
    if viewer not in frame.asked or viewer in mine or viewer == actor:
        open_ones = open_ones or rest[:1]
    closed = {seat: Answer() for seat in rest if seat not in open_ones}
    return changed(frame, answers={**mine, **closed})


def _chosen(
    state: RiskState, frame: Choosing, viewer: Viewer, whim: random.Random, actor: Seat | None
) -> Choosing:
    mine = {seat: cards for seat, cards in frame.answers.items() if seat in (viewer, actor)}
    rest = [seat for seat in frame.asked if seat not in (viewer, actor)]
    open_ones = [seat for seat in rest if whim.random() < 0.5]
    if viewer not in frame.asked or viewer in mine or viewer == actor:
        open_ones = open_ones or rest[:1]
    kept = {seat: state.court.objectives[seat][:2] for seat in rest if seat not in open_ones}
    return changed(frame, answers={**mine, **kept})
