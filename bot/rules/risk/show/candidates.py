"""What may stand in a field of an action, given the fields already filled, from what the viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from bot.rules.contract import Amount, Candidates, Choice, Pick, Text
from bot.rules.risk.model.board import NEUTRAL, Board, board
from bot.rules.risk.play.battle import ATTACK_DICE, attackable
from bot.rules.risk.play.prompts import DEFENCE_DICE
from bot.rules.risk.show.dominion import COURT_OFFERS, marching
from bot.rules.risk.show.mitchell import REALM_OFFERS
from bot.rules.risk.show.view import RiskView

Filled = Mapping[str, object]

NONE = Pick(choices=())


def candidates(view: RiskView, kind: str, filled: Filled, field: str) -> Candidates:
    """What may stand in `field`; an empty pick where nothing may."""
    if kind not in view.menu:
        return NONE
    court_offer = COURT_OFFERS.get((kind, field)) or REALM_OFFERS.get((kind, field))
    if court_offer is not None and view.known is not None and view.viewer is not None:
        return court_offer(view.known, view.viewer, filled)
    offer = _OFFERS.get((kind, field))
    return offer(view, filled) if offer else NONE


def _pick(values: Iterable[str]) -> Pick:
    return Pick(choices=tuple(Choice(value=value) for value in values))


def _places(view: RiskView, places: Iterable[str]) -> Pick:
    """Territories to choose from, each with what stands there."""
    return Pick(choices=tuple(Choice(value=place, label=_standing(view, place)) for place in places))


def _standing(view: RiskView, place: str) -> Text | None:
    """A territory, whose it is unless it is the viewer's own, and how many armies hold it; none before the deal."""
    if place not in view.owner:
        return None
    owner, args = view.owner[place], {"territory": place, "armies": view.armies[place]}
    if owner == view.viewer:
        return Text(key="risk-place", args=args)
    if place in view.holders:
        return Text(key="risk-place-power", args={**args, "house": view.holders[place]})
    if owner == NEUTRAL:
        return Text(key="risk-place-neutral", args=args)
    return Text(key="risk-place-held", args={**args, "seat": owner})


def _amount(low: int, high: int, usual: int) -> Candidates:
    return Amount(low=low, high=high, usual=usual) if low <= high else NONE


def _seat(view: RiskView) -> int:
    """Whose menu it is: a menu without a seat is empty, so no offer is made to the public."""
    assert view.viewer is not None
    return view.viewer


def _own(view: RiskView, filled: Filled, field: str) -> str | None:
    """The own territory standing in `field`, if one does."""
    place = filled.get(field)
    return place if isinstance(place, str) and view.owner.get(place) == view.viewer else None


def _threat(here: Board, view: RiskView, place: str) -> int:
    """How many opposing armies stand next to `place`."""
    return sum(view.armies[near] for near in here.opposing(view.owner, place))


def _house(view: RiskView, _filled: Filled) -> Candidates:
    return _pick(view.free_houses)


def _redeem_cards(view: RiskView, _filled: Filled) -> Candidates:
    choices = []
    for one in view.sets:
        args = {"cards": one.cards, "armies": one.armies, "bound_armies": one.bound_armies}
        choices.append(Choice(value=one.id, label=Text(key="risk-set", args=args)))
    return Pick(choices=tuple(choices))


def _deploy_territory(view: RiskView, _filled: Filled) -> Candidates:
    here, muster = board(view.board), view.muster
    assert muster is not None
    held = [place for place in here.held(view.owner, _seat(view)) if muster.room(place)]
    return _places(view, sorted(held, key=lambda place: -_threat(here, view, place)))


def _deploy_armies(view: RiskView, filled: Filled) -> Candidates:
    place, muster = _own(view, filled, "territory"), view.muster
    assert muster is not None
    room = muster.room(place) if place else 0
    return _amount(1, room, room)


def _attack_source(view: RiskView, _filled: Filled) -> Candidates:
    here = board(view.board)
    able = [
        place
        for place in here.held(view.owner, _seat(view))
        if view.armies[place] > 1 and _prey(here, view, place)
    ]
    return _places(view, sorted(able, key=lambda place: -view.armies[place]))


def _attack_target(view: RiskView, filled: Filled) -> Candidates:
    source, here = _own(view, filled, "source"), board(view.board)
    if source is None or view.armies[source] < 2:
        return NONE
    return _places(view, sorted(_prey(here, view, source), key=view.armies.__getitem__))


def _prey(here: Board, view: RiskView, source: str) -> tuple[str, ...]:
    """What may be attacked from `source`."""
    if view.known is not None:
        return attackable(view.known, source)
    return here.opposing(view.owner, source)


def _units(view: RiskView, filled: Filled) -> Candidates:
    """The units that may go along into a battle, into a conquered territory, or on a maneuver."""
    if view.known is None:
        return NONE
    if view.conquest is not None:
        return marching(view.known, view.conquest.source)
    return marching(view.known, _source(view, filled))


def _source(view: RiskView, filled: Filled) -> str | None:
    """The source of the attack being filled in, or of the open invasion."""
    return view.invasion.source if view.invasion else _own(view, filled, "source")


def _dice(view: RiskView, filled: Filled) -> Candidates:
    source = _source(view, filled)
    most = min(ATTACK_DICE, view.armies[source] - 1) if source else 0
    return _amount(1, most, most)


def _until(view: RiskView, filled: Filled) -> Candidates:
    source = _source(view, filled)
    return _amount(1, view.armies[source] - 1 if source else 0, 1)


def _occupy_armies(view: RiskView, _filled: Filled) -> Candidates:
    assert view.conquest is not None
    return _amount(view.conquest.low, view.conquest.high, view.conquest.high)


def _maneuver_source(view: RiskView, _filled: Filled) -> Candidates:
    here, seat = board(view.board), _seat(view)
    able = [
        place
        for place in here.held(view.owner, seat)
        if view.armies[place] > 1 and any(view.owner[near] == seat for near in here.links[place])
    ]
    # Idle armies far from any enemy are the ones people want to move.
    return _places(
        view, sorted(able, key=lambda place: (bool(_threat(here, view, place)), -view.armies[place]))
    )


def _maneuver_target(view: RiskView, filled: Filled) -> Candidates:
    source, here = _own(view, filled, "source"), board(view.board)
    if source is None or view.armies[source] < 2:
        return NONE
    reached = here.in_order(here.reached(view.owner, source))
    return _places(view, sorted(reached, key=lambda place: -_threat(here, view, place)))


def _maneuver_armies(view: RiskView, filled: Filled) -> Candidates:
    source = _own(view, filled, "source")
    most = view.armies[source] - 1 if source else 0
    return _amount(1, most, most)


def _end_draw(view: RiskView, _filled: Filled) -> Candidates:
    yes = Choice(value="yes", label=Text(key="risk-draw-yes"))
    no = Choice(value="no", label=Text(key="risk-draw-no"))
    return Pick(choices=(yes, no) if view.may_draw else (yes,))


def _orders_defend(_view: RiskView, _filled: Filled) -> Candidates:
    return Pick(
        choices=tuple(
            Choice(value=order, label=Text(key=f"risk-order-{order}")) for order in ("most", "one", "ask")
        )
    )


def _orders_territory(view: RiskView, _filled: Filled) -> Candidates:
    places = board(view.board).territories
    return _places(view, sorted(places, key=lambda place: view.owner.get(place) != view.viewer))


def _defend_dice(_view: RiskView, _filled: Filled) -> Candidates:
    return _amount(1, DEFENCE_DICE, DEFENCE_DICE)


_OFFERS: dict[tuple[str, str], Callable[[RiskView, Filled], Candidates]] = {
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
}
