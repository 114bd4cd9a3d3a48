"""What each event of `events_setup` does to the state: one function an event, no judgement, no chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.rules.contract import Event
from bot.rules.kit.draft import changed, put
from bot.rules.risk.events import setup as e
from bot.rules.risk.model.board import NEUTRAL, UNCLAIMED, board
from bot.rules.risk.model.frames import (
    Choosing,
    Claiming,
)
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.model.updates import top, with_court


def _objectives_dealt(state: RiskState, event: e.ObjectivesDealt) -> RiskState:
    state = with_court(state, objectives=event.hands, objective_deck=event.deck)
    return changed(state, stack=(Choosing(seats=event.choosing or state.playing),))


def _objectives_kept(state: RiskState, event: e.ObjectivesKept) -> RiskState:
    frame = state.stack[-1]
    assert isinstance(frame, Choosing)
    return top(state, changed(frame, kept={**frame.kept, event.seat: event.cards}))


def _objectives_returned(state: RiskState, event: e.ObjectivesReturned) -> RiskState:
    state = with_court(state, objectives=event.hands, objective_deck=event.deck)
    return changed(state, stack=())


def _court_set(state: RiskState, event: e.CourtSet) -> RiskState:
    return with_court(
        state, characters=dict.fromkeys(event.characters, "up"), maester_deck=event.maester_deck
    )


def _seats_taken(state: RiskState, event: e.SeatsTaken) -> RiskState:
    owner = dict.fromkeys(board(state.board).territories, UNCLAIMED)
    armies = dict.fromkeys(owner, 0)
    reserves = [0] * len(state.houses)
    for seat, place in zip(event.order, event.places, strict=False):
        owner[place] = NEUTRAL if seat in state.out else seat
        armies[place] = event.armies
        reserves[seat] = 0 if seat in state.out else event.reserve
    owner |= dict.fromkeys(event.neutral, NEUTRAL)
    armies |= dict.fromkeys(event.neutral, event.neutral_armies)
    first = next(seat for seat in event.order if seat not in state.out)
    stack = (Claiming(seat=first, reserves=tuple(reserves)),)
    return changed(state, order=event.order, owner=owner, armies=armies, stack=stack)


def _claimed(state: RiskState, event: e.Claimed) -> RiskState:
    frame = state.stack[-1]
    assert isinstance(frame, Claiming)
    reserves = put(frame.reserves, event.seat, frame.reserves[event.seat] - 1)
    later = [seat for seat in (*state.after(event.seat), event.seat) if reserves[seat]]
    owner = {**state.owner, event.territory: event.seat}
    armies = {**state.armies, event.territory: state.armies[event.territory] + 1}
    frame = Claiming(seat=later[0] if later else event.seat, reserves=reserves)
    return changed(state, owner=owner, armies=armies, stack=(frame,))


def _left_unclaimed(state: RiskState, event: e.LeftUnclaimed) -> RiskState:
    owner = {**state.owner, **dict.fromkeys(event.lands, NEUTRAL)}
    return changed(state, owner=owner, armies={**state.armies, **dict.fromkeys(event.lands, event.armies)})


def _bonus_given(state: RiskState, event: e.BonusGiven) -> RiskState:
    court, seat = state.court, event.seat
    state = changed(
        state,
        hands=put(state.hands, seat, (*state.hands[seat], *event.cards)),
        deck=state.deck[len(event.cards) :],
    )
    fields: dict[str, object] = {}
    if event.gold:
        fields["gold"] = put(court.gold, seat, court.gold[seat] + event.gold)
    if event.maesters:
        fields["maesters"] = put(court.maesters, seat, (*court.maesters[seat], *event.maesters))
        fields["maester_deck"] = court.maester_deck[len(event.maesters) :]
    return with_court(state, **fields)


def _pile_shuffled(state: RiskState, event: e.PileShuffled) -> RiskState:
    if event.pile == "maester":
        return with_court(state, maester_deck=event.cards, maester_discard=())
    if event.pile == "objective":
        return with_court(state, objective_deck=event.cards, objective_discard=())
    return changed(state, deck=event.cards, discard=())


SETUP_FOLD: dict[type[Event], Callable[[RiskState, Any], RiskState]] = {
    e.ObjectivesDealt: _objectives_dealt,
    e.ObjectivesKept: _objectives_kept,
    e.ObjectivesReturned: _objectives_returned,
    e.CourtSet: _court_set,
    e.SeatsTaken: _seats_taken,
    e.Claimed: _claimed,
    e.LeftUnclaimed: _left_unclaimed,
    e.BonusGiven: _bonus_given,
    e.PileShuffled: _pile_shuffled,
}
