"""What each event does to the state: one function an event, no judgement, no chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from bot.rules.contract import Arrow, Event
from bot.rules.kit.draft import changed, put
from bot.rules.risk.events import basics as e
from bot.rules.risk.events.departure import departed, discarded, outlasting
from bot.rules.risk.events.edits import EDIT_FOLD
from bot.rules.risk.events.fold_effects import EFFECT_FOLD
from bot.rules.risk.events.fold_plays import PLAY_FOLD
from bot.rules.risk.events.fold_realm import REALM_FOLD, left_realm
from bot.rules.risk.events.fold_setup import SETUP_FOLD
from bot.rules.risk.events.fold_steps import STEP_FOLD
from bot.rules.risk.model.board import CARDS, END_CARD, NEUTRAL
from bot.rules.risk.model.dominion import NO_UNITS, Court
from bot.rules.risk.model.mitchell import Realm
from bot.rules.risk.model.options import Modules, modules
from bot.rules.risk.model.state import (
    Battle,
    Bound,
    Conquest,
    Frame,
    Houses,
    Invasion,
    Muster,
    RiskState,
    StandingOrders,
    Trail,
    Turn,
)
from bot.rules.risk.model.updates import destroyed

HAND_LIMIT = CARDS.hand_limit.territory
WINDOWS_PAST = 3
"""The stage of an invasion whose windows are all behind it (RISK-23.3)."""
# Frames that every turn makes, to be changed: a third of the time that building them takes.
_TURN = Turn(seat=0)
_MUSTER = Muster(seat=0, step="reinforce")
_INVASION = Invasion(seat=0, source="", target="", dice=1, until=None)
_CONQUEST = Conquest(seat=0, source="", target="", loser=0, low=0, high=0)
_BATTLES = {dice: Battle(dice=dice) for dice in (1, 2, 3)}


def fold(state: RiskState | None, event: Event) -> RiskState:
    """The state after `event`."""
    if state is None:
        assert isinstance(event, e.Begun)
        return _begun(event)
    return _FOLD[type(event)](state, event)


# ── set-up ────────────────────────────────────────────────────────────────────────────────────────


def _begun(event: e.Begun) -> RiskState:
    return RiskState(
        options=event.options,
        on=modules(event.options),
        board=event.board,
        houses=(None,) * event.players,
        hands=((),) * event.players,
        orders=(StandingOrders(),) * event.players,
        court=_empty_court(modules(event.options), event.players),
        realm=Realm() if event.options.mode == "mitchell" else None,
    )


def _empty_court(on: Modules, players: int) -> Court:
    """Treasuries, hands and points of a game with modules; the fields of modules that are off stay empty."""
    hands: tuple[tuple[str, ...], ...] = ((),) * players
    return Court(
        gold=(0,) * players if on.gold else (),
        points=(0,) * players if on.objectives else (),
        maesters=hands if on.windows else (),
        objectives=hands if on.objectives else (),
        reactions=({},) * players if on.windows else (),
    )


def _nothing(state: RiskState, _event: e.RolledFirst) -> RiskState:
    return state


def _ordered(state: RiskState, event: e.Ordered) -> RiskState:
    return changed(state, order=event.order, stack=(Houses(queue=event.order),))


def _house_taken(state: RiskState, event: e.HouseTaken) -> RiskState:
    frame = state.stack[-1]
    assert isinstance(frame, Houses)
    queue = tuple(seat for seat in frame.queue if seat != event.seat)
    houses = put(state.houses, event.seat, event.house)
    return changed(state, houses=houses, stack=(Houses(queue=queue),))


def _lands_dealt(state: RiskState, event: e.LandsDealt) -> RiskState:
    owner = dict.fromkeys(event.neutral, NEUTRAL)
    armies = dict.fromkeys(event.neutral, event.neutral_armies)
    for seat, lands in enumerate(event.lands):
        owner |= dict.fromkeys(lands, NEUTRAL if seat in state.out else seat)
        armies |= dict.fromkeys(lands, event.armies)
    return changed(state, owner=owner, armies=armies, stack=())


def _deck_shuffled(state: RiskState, event: e.DeckShuffled) -> RiskState:
    return changed(state, deck=event.cards, discard=())


# ── the turn ──────────────────────────────────────────────────────────────────────────────────────


def _turn_began(state: RiskState, event: e.TurnBegan) -> RiskState:
    duty = len(state.hands[event.seat]) >= HAND_LIMIT
    on = state.on
    muster = changed(
        _MUSTER,
        seat=event.seat,
        free=event.armies,
        duty=duty,
        income=event.gold,
        moment="start" if on.windows else "cards",
    )
    stack = (changed(_TURN, seat=event.seat, step="purchase" if on.gold else "invade"), muster)
    court = state.court
    if event.gold:
        court = changed(court, gold=put(court.gold, event.seat, court.gold[event.seat] + event.gold))
    return changed(state, round=event.round, turn=state.turn + 1, stack=stack, court=court)


def _redeemed(state: RiskState, event: e.Redeemed) -> RiskState:
    muster = state.stack[-1]
    assert isinstance(muster, Muster)
    hand = tuple(card for card in state.hands[event.seat] if card not in event.cards)
    bound = muster.bound
    if event.bound_armies:
        bound = (*bound, Bound(armies=event.bound_armies, territories=event.bound))
    muster = changed(
        muster,
        free=muster.free + event.armies - event.bound_armies,
        bound=bound,
        moment="cards",
        duty=muster.step == "elimination" and len(hand) > HAND_LIMIT,
    )
    return changed(
        state,
        hands=put(state.hands, event.seat, hand),
        discard=(*state.discard, *event.cards),
        stack=(*state.stack[:-1], muster),
    )


def _deployed(state: RiskState, event: e.Deployed) -> RiskState:
    muster = state.stack[-1]
    assert isinstance(muster, Muster)
    stack: tuple[Frame, ...] = state.stack[:-1]
    if muster.left > event.armies:
        stack = (*stack, _placed(muster, event.territory, event.armies))
    armies = {**state.armies, event.territory: state.armies[event.territory] + event.armies}
    return changed(state, armies=armies, stack=stack)


def _placed(muster: Muster, territory: str, armies: int) -> Muster:
    """`muster` after placing: armies bound there are placed first, which leaves most freedom for the rest.

    Where two groups meet it may have been an army of either: one of them stays, bound to the lands of both. So what
    may still be placed does not depend on the order (RISK-8.5).
    """
    groups: Counter[tuple[str, ...]] = Counter()
    for group in muster.bound:
        groups[group.territories] += group.armies
    while armies and (meeting := _narrowest(groups, territory)):
        number = min(armies, *(groups[places] for places in meeting))
        armies -= number
        groups.subtract(dict.fromkeys(meeting, number))
        if len(meeting) > 1:
            narrow, wide = meeting
            groups[tuple(dict.fromkeys((*wide, *narrow)))] += number
    bound = tuple(Bound(armies=left, territories=places) for places, left in groups.items() if left)
    return changed(muster, free=muster.free - armies, bound=bound, begun=True, moment="cards")


def _narrowest(groups: Mapping[tuple[str, ...], int], territory: str) -> list[tuple[str, ...]]:
    """The lands of up to two groups that are bound to this one among others, the fewest first."""
    return sorted((places for places, left in groups.items() if left and territory in places), key=len)[:2]


def _maneuvered(state: RiskState, event: e.Maneuvered) -> RiskState:
    turn = state.stack[-1]
    assert isinstance(turn, Turn)
    armies = {
        **state.armies,
        event.source: state.armies[event.source] - event.armies,
        event.target: state.armies[event.target] + event.armies,
    }
    trail = _trodden(state, Arrow(source=event.source, target=event.target, kind="move", count=event.armies))
    free = any(force.op == "free_maneuver_timing" for force in turn.forces)
    step = turn.step if free and turn.step == "invade" else "maneuver"
    turn = changed(turn, maneuvered=True, maneuvers=turn.maneuvers - 1, step=step)
    court = _marched(state.court, event.source, event.target, event.units)
    return changed(state, armies=armies, stack=(*state.stack[:-1], turn), trail=trail, court=court)


def _marched(court: Court, source: str, target: str, units: tuple[int, int]) -> Court:
    """Knights and Siege Engines go from one territory to another (RISK-14.5, RISK-14.7)."""
    if units == (0, 0):
        return court
    knights, engines, walls = court.troop(source)
    left = (knights - units[0], engines - units[1], walls)
    knights, engines, walls = court.troop(target)
    there = (knights + units[0], engines + units[1], walls)
    return changed(court, units={**court.units, source: left, target: there})


def _drew(state: RiskState, event: e.Drew) -> RiskState:
    assert event.card is not None
    hand = (*state.hands[event.seat], event.card)
    realm = state.realm and changed(state.realm, drawn=True)
    return changed(state, hands=put(state.hands, event.seat, hand), deck=state.deck[1:], realm=realm)


def _end_card_drawn(state: RiskState, _event: e.EndCardDrawn) -> RiskState:
    deck = tuple(card for card in state.deck if card != END_CARD)
    return changed(state, deck=deck, discard=(*state.discard, END_CARD))


def _turn_ended(state: RiskState, _event: e.TurnEnded) -> RiskState:
    return changed(state, stack=state.stack[:1], realm=state.realm and changed(state.realm, drawn=False))


# ── battles ───────────────────────────────────────────────────────────────────────────────────────


def _declared(state: RiskState, event: e.Declared) -> RiskState:
    invasion = changed(
        _INVASION,
        seat=event.seat,
        source=event.source,
        target=event.target,
        dice=event.dice,
        until=event.until,
        units=event.units,
    )
    if not state.on.windows:
        return changed(state, stack=(*state.stack, invasion, _commit(state, invasion)))
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    return changed(state, stack=(changed(turn, declared=True), *state.stack[1:], invasion))


def _pressed(state: RiskState, event: e.Pressed) -> RiskState:
    invasion = state.stack[-1]
    assert isinstance(invasion, Invasion)
    invasion = changed(invasion, dice=event.dice, until=event.until, units=event.units, stage=WINDOWS_PAST)
    return changed(state, stack=(*state.stack[:-1], invasion, _commit(state, invasion)))


def _commit(state: RiskState, invasion: Invasion) -> Battle:
    """As many armies as were ordered and may be committed, with the units ordered (RISK-11.4, RISK-14.5)."""
    return _battle(state, invasion, min(invasion.dice, state.armies[invasion.source] - 1))


def _battle(state: RiskState, invasion: Invasion, dice: int) -> Battle:
    if not state.court.units:
        return _BATTLES[dice]
    knights, engines, _ = state.court.troop(invasion.source)
    if invasion.units is not None:
        knights, engines = min(knights, invasion.units[0]), min(engines, invasion.units[1])
    return Battle(dice=dice, units=(knights, engines))


def _fought(state: RiskState, event: e.Fought) -> RiskState:
    """The losses are taken off; under an order to fight on, the next battle is committed at once."""
    invasion = state.stack[-2]
    assert isinstance(invasion, Invasion)
    if invasion.landing is not None:
        return _stormed(state, invasion, event)
    left = state.armies[event.source] - event.lost
    standing = state.armies[event.target] - event.slain
    invasion = changed(
        invasion,
        battles=invasion.battles + 1,
        lost=invasion.lost + event.lost,
        slain=invasion.slain + event.slain,
    )
    battle = state.stack[-1]
    assert isinstance(battle, Battle)
    if battle.units != (0, 0):
        marched = (max(invasion.marched[0], battle.units[0]), max(invasion.marched[1], battle.units[1]))
        invasion = changed(invasion, marched=marched)
    stack: tuple[Frame, ...] = (*state.stack[:-2], invasion)
    if standing and invasion.until is not None and left > invasion.until:
        stack = (*stack, _battle(state, invasion, min(invasion.dice, left - 1)))
    armies = {**state.armies, event.source: left, event.target: standing}
    state = changed(state, armies=armies, stack=stack, last_battle=event)
    return destroyed(state, event.seat, event.defender, event.slain) if state.on.objectives else state


def _stormed(state: RiskState, landing: Invasion, event: e.Fought) -> RiskState:
    """The same where armies come from off the board: no side's Objectives count them (MITCHELL-6.3)."""
    landing = changed(
        landing,
        battles=landing.battles + 1,
        lost=landing.lost + event.lost,
        slain=landing.slain + event.slain,
        afloat=landing.afloat - event.lost,
    )
    armies = {**state.armies, event.target: state.armies[event.target] - event.slain}
    return changed(state, armies=armies, stack=(*state.stack[:-2], landing), last_battle=event)


def _halted(state: RiskState, event: e.Halted) -> RiskState:
    arrow = Arrow(source=event.source, target=event.target, kind="attack")
    return changed(state, stack=state.stack[:-1], trail=_trodden(state, arrow))


def _conquered(state: RiskState, event: e.Conquered) -> RiskState:
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    left = state.armies[event.source] - event.armies
    conquest = changed(
        _CONQUEST,
        seat=event.seat,
        source=event.source,
        target=event.target,
        loser=event.loser,
        low=event.armies,
        high=event.armies + left - 1,
        marched=event.units,
        power=event.power,
    )
    turn = changed(turn, conquests=(*turn.conquests, event.target), losers=(*turn.losers, event.loser))
    court = state.court
    if state.on.windows:
        invasion = state.stack[-1]
        assert isinstance(invasion, Invasion)
        conquest = changed(conquest, forces=invasion.forces)
        turn = _outlived(turn, event)
    if court.units:
        court = changed(court, units={**court.units, event.target: NO_UNITS})
        court = _marched(court, event.source, event.target, event.units)
    return changed(
        state,
        owner={**state.owner, event.target: event.seat},
        armies={**state.armies, event.source: left, event.target: event.armies},
        stack=(turn, *state.stack[1:-1], conquest),
        court=court,
        realm=state.realm and _unheld(state.realm, event.target),
    )


def _unheld(realm: Realm, place: str) -> Realm:
    """No side without a player holds `place` any more."""
    if place not in realm.holders:
        return realm
    return changed(realm, holders={other: side for other, side in realm.holders.items() if other != place})


def _outlived(turn: Turn, event: e.Conquered) -> Turn:
    """What ends with a conquest: truces with others, the high ground lost (RISK-22.6)."""
    lifted = event.loser != NEUTRAL
    bans = tuple(ban for ban in turn.bans if not (ban.lifts and lifted and ban.seat != event.loser))
    forces = tuple(
        force for force in turn.forces if not (force.op == "add_all_dice" and force.place == event.target)
    )
    return changed(turn, bans=bans, forces=forces)


def _occupied(state: RiskState, event: e.Occupied) -> RiskState:
    armies = {
        **state.armies,
        event.source: state.armies[event.source] - event.more,
        event.target: event.armies,
    }
    arrow = Arrow(source=event.source, target=event.target, kind="conquest", count=event.armies)
    trail = _trodden(state, arrow, event.target)
    level = next(level for level, frame in enumerate(state.stack) if isinstance(frame, Conquest))
    if level + 1 < len(state.stack):  # the conqueror leaves while a card is being played
        state = discarded(state, state.stack[level + 1 :])
    court = _marched(state.court, event.source, event.target, event.units)
    return changed(state, armies=armies, stack=state.stack[:level], trail=trail, court=court)


def _trodden(state: RiskState, arrow: Arrow, place: str | None = None) -> Trail:
    """The trail with `arrow`, one for each pair of territories; the first of a turn wipes out the last turn's."""
    old = state.trail if state.trail.turn == state.turn else Trail(turn=state.turn)
    pair = (arrow.source, arrow.target)
    arrows = (*(other for other in old.arrows if (other.source, other.target) != pair), arrow)
    taken = old.changed if place is None or place in old.changed else (*old.changed, place)
    return changed(old, arrows=arrows, changed=taken)


# ── leaving and ending ────────────────────────────────────────────────────────────────────────────


def _eliminated(state: RiskState, event: e.Eliminated) -> RiskState:
    state = departed(state, event.seat, event.by_seat)
    hand = (*state.hands[event.by_seat], *event.cards)
    hands = put(put(state.hands, event.seat, ()), event.by_seat, hand)
    stack = state.stack
    if len(hand) > HAND_LIMIT:
        stack = (*stack, Muster(seat=event.by_seat, step="elimination", duty=True))
    return changed(state, hands=hands, out=(*state.out, event.seat), stack=stack)


def _conceded(state: RiskState, event: e.Conceded) -> RiskState:
    lands = [place for place, seat in state.owner.items() if seat == event.seat]
    owner = {**state.owner, **dict.fromkeys(lands, NEUTRAL)}
    active = state.active
    state = departed(state, event.seat, None)
    stack = state.stack if state.realm is None or active != event.seat else outlasting(state.stack)
    if stack and isinstance(stack[0], Houses):
        stack = (Houses(queue=tuple(seat for seat in stack[0].queue if seat != event.seat)),)
    state = changed(
        state,
        owner=owner,
        hands=put(state.hands, event.seat, ()),
        discard=(*state.discard, *event.cards),
        out=(*state.out, event.seat),
        stack=stack,
    )
    return state if state.realm is None else left_realm(state, event.seat, lands)


def _orders_given(state: RiskState, event: e.OrdersGiven) -> RiskState:
    if event.territory is None:
        orders = StandingOrders(everywhere=event.defend)
    else:
        old = state.orders[event.seat]
        orders = StandingOrders(
            everywhere=old.everywhere, places={**old.places, event.territory: event.defend}
        )
    return changed(state, orders=put(state.orders, event.seat, orders))


def _game_over(state: RiskState, event: e.GameOver) -> RiskState:
    return changed(state, result=event.outcome, stack=())


_FOLD: dict[type[Event], Callable[[RiskState, Any], RiskState]] = {
    e.RolledFirst: _nothing,
    e.Ordered: _ordered,
    e.HouseTaken: _house_taken,
    e.LandsDealt: _lands_dealt,
    e.DeckShuffled: _deck_shuffled,
    e.TurnBegan: _turn_began,
    e.Redeemed: _redeemed,
    e.Deployed: _deployed,
    e.Declared: _declared,
    e.Pressed: _pressed,
    e.Fought: _fought,
    e.Halted: _halted,
    e.Conquered: _conquered,
    e.Occupied: _occupied,
    e.Eliminated: _eliminated,
    e.Maneuvered: _maneuvered,
    e.Drew: _drew,
    e.EndCardDrawn: _end_card_drawn,
    e.TurnEnded: _turn_ended,
    e.OrdersGiven: _orders_given,
    e.Conceded: _conceded,
    e.GameOver: _game_over,
    **SETUP_FOLD,
    **PLAY_FOLD,
    **EFFECT_FOLD,
    **STEP_FOLD,
    **REALM_FOLD,
    **EDIT_FOLD,
}
