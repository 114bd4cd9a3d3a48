"""What each event of `events_steps` does to the state: one function an event, no judgement, no chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.rules.contract import Event
from bot.rules.kit.draft import changed, put, without
from bot.rules.risk.events import steps as e
from bot.rules.risk.model.dominion import UNITS, Troop
from bot.rules.risk.model.frames import (
    Keep,
)
from bot.rules.risk.model.state import RiskState, Turn
from bot.rules.risk.model.updates import on_turn, top, with_court


def _stepped(state: RiskState, event: e.Stepped) -> RiskState:
    state = on_turn(state, step=event.step)
    if not event.refreshed:
        return state
    return with_court(state, characters={**state.court.characters, **dict.fromkeys(event.refreshed, "up")})


def _bought(state: RiskState, event: e.Bought) -> RiskState:
    court, seat = state.court, event.seat
    assert event.card is not None
    return with_court(
        state,
        gold=put(court.gold, seat, court.gold[seat] - event.cost),
        maesters=put(court.maesters, seat, (*court.maesters[seat], event.card)),
        maester_deck=court.maester_deck[1:],
    )


def _looked(state: RiskState, event: e.Looked) -> RiskState:
    court, number = state.court, len(event.cards)
    fields: dict[str, object] = {}
    if event.cost:
        fields["gold"] = put(court.gold, event.seat, court.gold[event.seat] - event.cost)
    if event.pile == "maester":
        fields["maester_deck"] = court.maester_deck[number:]
    elif event.pile == "objective":
        fields["objective_deck"] = court.objective_deck[number:]
        turn = state.stack[0]
        if event.cost and isinstance(turn, Turn):
            state = on_turn(state, searches=turn.searches + 1)
    else:
        state = on_turn(changed(state, deck=state.deck[number:]), drawn=True)
    keep = Keep(seat=event.seat, pile=event.pile, cards=event.cards)
    return with_court(changed(state, stack=(*state.stack, keep)), **fields)


def _kept(state: RiskState, event: e.Kept) -> RiskState:
    court, seat, dropped = state.court, event.seat, event.dropped
    assert event.card is not None
    state = changed(state, stack=state.stack[:-1])
    if event.pile == "territory":
        hands = put(state.hands, seat, (*state.hands[seat], event.card))
        return changed(state, hands=hands, discard=(*state.discard, *dropped))
    if event.pile == "maester":
        hand = (*court.maesters[seat], event.card)
        return with_court(
            state,
            maesters=put(court.maesters, seat, hand),
            maester_discard=(*court.maester_discard, *dropped),
        )
    return with_court(
        state,
        objectives=put(court.objectives, seat, (*court.objectives[seat], event.card)),
        objective_discard=(*court.objective_discard, *dropped),
    )


def _scored(state: RiskState, event: e.Scored) -> RiskState:
    court, seat = state.court, event.seat
    state = with_court(
        state,
        points=put(court.points, seat, event.total),
        objectives=put(court.objectives, seat, without(court.objectives[seat], event.objective)),
        objective_discard=(*court.objective_discard, event.objective),
    )
    return on_turn(state, scored=True)


def _unit_placed(state: RiskState, event: e.UnitPlaced) -> RiskState:
    old = state.court.troop(event.territory)
    knights, engines, walls = put(old, UNITS.index(event.unit), old[UNITS.index(event.unit)] + 1)
    troop: Troop = (knights, engines, walls)
    if event.card is not None:
        hand = tuple(card for card in state.hands[event.seat] if card != event.card)
        state = changed(state, hands=put(state.hands, event.seat, hand), discard=(*state.discard, event.card))
        state = on_turn(state, unit_card=True)
        state = top(state, changed(state.stack[-1], moment="cards"))
    return with_court(state, units={**state.court.units, event.territory: troop})


STEP_FOLD: dict[type[Event], Callable[[RiskState, Any], RiskState]] = {
    e.Stepped: _stepped,
    e.Bought: _bought,
    e.Looked: _looked,
    e.Kept: _kept,
    e.Scored: _scored,
    e.UnitPlaced: _unit_placed,
}
