"""What may stand in a field of an action, given the fields already filled, from what the viewer may know."""

from __future__ import annotations

from bot.rules.contract import Candidates, Seat, Text
from bot.rules.kit.offers import NONE, Filled, amount, pick
from bot.rules.risk.frames.reinforcement import Reinforcement
from bot.rules.risk.model.board import ATTACK_DICE, DEFENCE_DICE, board
from bot.rules.risk.model.cards import CardSet
from bot.rules.risk.model.state import DEFENCE_ORDERS, RiskState
from bot.rules.risk.play.attack import attackable
from bot.rules.risk.play.moment import may_draw
from bot.rules.risk.play.setup import free_houses
from bot.rules.risk.show.dominion import DOMINION_OFFERS, marching
from bot.rules.risk.show.mitchell import MITCHELL_OFFERS
from bot.rules.risk.show.places import Offer, pick_place, threats
from bot.rules.risk.show.view import RiskView


def candidates(view: RiskView, kind: str, filled: Filled, field: str) -> Candidates:
    """What may stand in `field`; nothing where the viewer may not do this now."""
    offer = OFFERS.get((kind, field))
    if offer is None or view.viewer is None or kind not in view.menu:
        return NONE
    return offer(view.known, view.viewer, filled)


def own_place(state: RiskState, seat: Seat, filled: Filled, field: str) -> str | None:
    """The own territory standing in `field`, if one does."""
    place = filled.get(field)
    return place if isinstance(place, str) and state.owner.get(place) == seat else None


def _house(state: RiskState, _seat: Seat, _filled: Filled) -> Candidates:
    return pick(free_houses(state))


def _redeem_cards(state: RiskState, _seat: Seat, _filled: Filled) -> Candidates:
    found = {one.id: one for one in _muster(state).sets(state)}
    return pick(found, lambda one: _set(found[one]))


def _set(one: CardSet) -> Text:
    args = {"cards": one.cards, "armies": one.armies, "bound_armies": one.bound_armies}
    return Text(key="risk-set", args=args)


def _muster(state: RiskState) -> Reinforcement:
    muster = state.muster
    assert muster is not None
    return muster


def _deploy_territory(state: RiskState, seat: Seat, _filled: Filled) -> Candidates:
    muster = _muster(state)
    held = [place for place in board(state.board).held(state.owner, seat) if muster.room(place)]
    return pick_place(state, seat, sorted(held, key=threats(state, seat).__getitem__, reverse=True))


def _deploy_armies(state: RiskState, seat: Seat, filled: Filled) -> Candidates:
    place = own_place(state, seat, filled, "territory")
    room = _muster(state).room(place) if place else 0
    return amount(1, room, room, meant=True)


def _attack_source(state: RiskState, seat: Seat, _filled: Filled) -> Candidates:
    able = [
        place
        for place in board(state.board).held(state.owner, seat)
        if state.armies[place] > 1 and attackable(state, place)
    ]
    return pick_place(state, seat, sorted(able, key=lambda place: -state.armies[place]))


def _attack_target(state: RiskState, seat: Seat, filled: Filled) -> Candidates:
    source = own_place(state, seat, filled, "source")
    if source is None or state.armies[source] < 2:
        return NONE
    return pick_place(state, seat, sorted(attackable(state, source), key=state.armies.__getitem__))


def _units(state: RiskState, seat: Seat, filled: Filled) -> Candidates:
    """The units that may go along into a battle, into a conquered territory, or on a maneuver."""
    if state.conquest is not None:
        return marching(state, state.conquest.source)
    return marching(state, _source(state, seat, filled))


def _source(state: RiskState, seat: Seat, filled: Filled) -> str | None:
    """The source of the attack being filled in, or of the open invasion."""
    return state.invasion.source if state.invasion else own_place(state, seat, filled, "source")


def _dice(state: RiskState, seat: Seat, filled: Filled) -> Candidates:
    source = _source(state, seat, filled)
    most = min(ATTACK_DICE, state.armies[source] - 1) if source else 0
    return amount(1, most, most, meant=True)


def _until(state: RiskState, seat: Seat, filled: Filled) -> Candidates:
    source = _source(state, seat, filled)
    return amount(1, state.armies[source] - 1 if source else 0, 1)


def _occupy_armies(state: RiskState, _seat: Seat, _filled: Filled) -> Candidates:
    assert state.conquest is not None
    return amount(state.conquest.low, state.conquest.high, state.conquest.high)


def _maneuver_source(state: RiskState, seat: Seat, _filled: Filled) -> Candidates:
    here = board(state.board)
    able = [
        place
        for place in here.held(state.owner, seat)
        if state.armies[place] > 1 and any(state.owner[near] == seat for near in here.links[place])
    ]
    # Idle armies far from any enemy are the ones people want to move.
    beside = threats(state, seat)
    idle = sorted(able, key=lambda place: (bool(beside[place]), -state.armies[place]))
    return pick_place(state, seat, idle)


def _maneuver_target(state: RiskState, seat: Seat, filled: Filled) -> Candidates:
    source, here = own_place(state, seat, filled, "source"), board(state.board)
    if source is None or state.armies[source] < 2:
        return NONE
    reached = here.in_order(here.reached(state.owner, source))
    return pick_place(state, seat, sorted(reached, key=threats(state, seat).__getitem__, reverse=True))


def _maneuver_armies(state: RiskState, seat: Seat, filled: Filled) -> Candidates:
    source = own_place(state, seat, filled, "source")
    most = state.armies[source] - 1 if source else 0
    return amount(1, most, most, meant=True)


def _end_draw(state: RiskState, _seat: Seat, _filled: Filled) -> Candidates:
    return pick(("yes", "no") if may_draw(state) else ("yes",), lambda one: Text(key=f"risk-draw-{one}"))


def _orders_defend(_state: RiskState, _seat: Seat, _filled: Filled) -> Candidates:
    return pick(DEFENCE_ORDERS, lambda order: Text(key=f"risk-order-{order}"))


def _orders_territory(state: RiskState, seat: Seat, _filled: Filled) -> Candidates:
    places = board(state.board).territories
    return pick_place(state, seat, sorted(places, key=lambda place: state.owner.get(place) != seat))


def _defend_dice(_state: RiskState, _seat: Seat, _filled: Filled) -> Candidates:
    return amount(1, DEFENCE_DICE, DEFENCE_DICE)


OFFERS: dict[tuple[str, str], Offer] = {
    ("house", "house"): _house,
    ("redeem", "cards"): _redeem_cards,
    ("deploy", "territory"): _deploy_territory,
    ("deploy", "armies"): _deploy_armies,
    ("attack", "source"): _attack_source,
    ("attack", "target"): _attack_target,
    ("attack", "dice"): _dice,
    ("attack", "until"): _until,
    ("attack", "units"): _units,
    ("press", "dice"): _dice,
    ("press", "until"): _until,
    ("press", "units"): _units,
    ("occupy", "armies"): _occupy_armies,
    ("occupy", "units"): _units,
    ("maneuver", "source"): _maneuver_source,
    ("maneuver", "target"): _maneuver_target,
    ("maneuver", "armies"): _maneuver_armies,
    ("maneuver", "units"): _units,
    ("end", "draw"): _end_draw,
    ("orders", "defend"): _orders_defend,
    ("orders", "territory"): _orders_territory,
    ("defend", "dice"): _defend_dice,
    **DOMINION_OFFERS,
    **MITCHELL_OFFERS,
}
"""By action and field."""
