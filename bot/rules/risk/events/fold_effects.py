"""What each event of `events_effects` does to the state: one function an event, no judgement, no chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.rules.contract import Event
from bot.rules.kit.draft import changed, put, without
from bot.rules.risk.events import effects as e
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.dominion import Smallfolk
from bot.rules.risk.model.frames import (
    Ban,
    Dawn,
    Force,
    Removal,
)
from bot.rules.risk.model.state import Battle, Bound, Invasion, Muster, RiskState, Turn
from bot.rules.risk.model.updates import destroyed, on_turn, placed, top, with_court


def _enforced(state: RiskState, event: e.Enforced) -> RiskState:
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    force = Force(
        op=event.op,
        card=event.card,
        seat=event.seat,
        amount=event.amount,
        place=event.place,
        since=len(turn.conquests),
    )
    kind = {"turn": Turn, "invasion": Invasion, "battle": Battle}[event.lasts]
    stack = tuple(
        changed(frame, forces=(*frame.forces, force))
        if isinstance(frame, kind) and isinstance(frame, (Turn, Invasion, Battle))
        else frame
        for frame in state.stack
    )
    if event.op == "extra_maneuver":
        stack = (changed(turn, maneuvers=turn.maneuvers + event.amount), *stack[1:])
    return changed(state, stack=stack)


def _barred(state: RiskState, event: e.Barred) -> RiskState:
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    ban = Ban(seat=event.seat, place=event.place, lifts=event.lifts)
    return on_turn(state, bans=(*turn.bans, ban))


def _invasion_cancelled(state: RiskState, _event: e.InvasionCancelled) -> RiskState:
    return changed(state, stack=state.stack[:1])


def _armies_placed(state: RiskState, event: e.ArmiesPlaced) -> RiskState:
    for place in event.territories:
        state = placed(state, place, event.armies)
    return state


def _armies_destroyed(state: RiskState, event: e.ArmiesDestroyed) -> RiskState:
    for place, armies in zip(event.territories, event.armies, strict=True):
        owner = state.owner.get(place, NEUTRAL)
        state = destroyed(placed(state, place, -armies), event.by_seat, owner, armies)
    if event.committed:
        stack = tuple(
            changed(frame, dice=frame.dice - sum(event.armies)) if isinstance(frame, Battle) else frame
            for frame in state.stack
        )
        state = changed(state, stack=stack)
    return state


def _armies_moved(state: RiskState, event: e.ArmiesMoved) -> RiskState:
    return placed(placed(state, event.source, -event.armies), event.target, event.armies)


def _mustered(state: RiskState, event: e.Mustered) -> RiskState:
    muster = state.stack[-1]
    assert isinstance(muster, Muster)
    if not event.places:
        return top(state, changed(muster, free=muster.free + event.armies))
    bound = (*muster.bound, Bound(armies=event.armies, territories=event.places))
    return top(state, changed(muster, bound=bound))


def _removing(state: RiskState, event: e.Removing) -> RiskState:
    removal = Removal(
        queue=event.queue, by_seat=event.by_seat, card=event.card, place=event.place, most=event.most
    )
    return changed(state, stack=(*state.stack, removal))


def _removed(state: RiskState, event: e.Removed) -> RiskState:
    removal = state.stack[-1]
    assert isinstance(removal, Removal)
    rest = removal.queue[1:]
    state = top(state, *((changed(removal, queue=rest),) if rest else ()))
    if event.territory is None or not event.armies:
        return state
    owner = state.owner[event.territory]
    return destroyed(placed(state, event.territory, -event.armies), removal.by_seat, owner, event.armies)


def _gold_taken(state: RiskState, event: e.GoldTaken) -> RiskState:
    gold = state.court.gold
    gold = put(gold, event.from_seat, gold[event.from_seat] - event.gold)
    return with_court(state, gold=put(gold, event.seat, gold[event.seat] + event.gold))


def _maester_dropped(state: RiskState, event: e.MaesterDropped) -> RiskState:
    court = state.court
    hand = without(court.maesters[event.seat], event.card)
    return with_court(
        state,
        maesters=put(court.maesters, event.seat, hand),
        maester_discard=(*court.maester_discard, event.card),
    )


def _maester_stolen(state: RiskState, event: e.MaesterStolen) -> RiskState:
    assert event.card is not None
    hands = state.court.maesters
    hands = put(hands, event.from_seat, without(hands[event.from_seat], event.card))
    return with_court(state, maesters=put(hands, event.seat, (*hands[event.seat], event.card)))


def _cards_revealed(state: RiskState, event: e.CardsRevealed) -> RiskState:
    return changed(state, deck=state.deck[len(event.cards) :], discard=(*state.discard, *event.cards))


def _smallfolk_hidden(state: RiskState, event: e.SmallfolkHidden) -> RiskState:
    assert event.card is not None
    waiting = (*state.court.smallfolk, Smallfolk(seat=event.seat, card=event.card))
    return with_court(changed(state, deck=state.deck[1:]), smallfolk=waiting)


def _smallfolk_risen(state: RiskState, event: e.SmallfolkRisen) -> RiskState:
    waiting = tuple(one for one in state.court.smallfolk if one.card != event.card)
    state = placed(changed(state, discard=(*state.discard, event.card)), event.card, event.armies)
    return with_court(state, smallfolk=waiting)


def _character_lost(state: RiskState, event: e.CharacterLost) -> RiskState:
    court = state.court
    captives = {who: seat for who, seat in court.captives.items() if who != event.character}
    return with_court(state, characters={**court.characters, event.character: "lost"}, captives=captives)


def _character_taken(state: RiskState, event: e.CharacterTaken) -> RiskState:
    return with_court(state, captives={**state.court.captives, event.character: event.seat})


def _ransomed(state: RiskState, event: e.Ransomed) -> RiskState:
    court = state.court
    gold = put(court.gold, event.seat, court.gold[event.seat] - event.gold)
    gold = put(gold, event.captor_seat, gold[event.captor_seat] + event.gold)
    return with_court(
        state,
        gold=gold,
        captives={who: seat for who, seat in court.captives.items() if who != event.character},
        characters={**court.characters, event.character: "down"},
    )


def _points_lost(state: RiskState, event: e.PointsLost) -> RiskState:
    points = tuple(
        max(0, had - event.points) if seat in event.seats else had
        for seat, had in enumerate(state.court.points)
    )
    return with_court(state, points=points)


def _income_halved(state: RiskState, _event: e.IncomeHalved) -> RiskState:
    stack = tuple(changed(frame, halved=True) if isinstance(frame, Dawn) else frame for frame in state.stack)
    return changed(state, stack=stack)


def _mourned(state: RiskState, event: e.Mourned) -> RiskState:
    return with_court(state, mourning=(*state.court.mourning, event.seat))


EFFECT_FOLD: dict[type[Event], Callable[[RiskState, Any], RiskState]] = {
    e.Enforced: _enforced,
    e.Barred: _barred,
    e.InvasionCancelled: _invasion_cancelled,
    e.ArmiesPlaced: _armies_placed,
    e.ArmiesDestroyed: _armies_destroyed,
    e.ArmiesMoved: _armies_moved,
    e.Mustered: _mustered,
    e.Removing: _removing,
    e.Removed: _removed,
    e.GoldTaken: _gold_taken,
    e.MaesterDropped: _maester_dropped,
    e.MaesterStolen: _maester_stolen,
    e.CardsRevealed: _cards_revealed,
    e.SmallfolkHidden: _smallfolk_hidden,
    e.SmallfolkRisen: _smallfolk_risen,
    e.CharacterLost: _character_lost,
    e.CharacterTaken: _character_taken,
    e.Ransomed: _ransomed,
    e.PointsLost: _points_lost,
    e.IncomeHalved: _income_halved,
    e.Mourned: _mourned,
}
