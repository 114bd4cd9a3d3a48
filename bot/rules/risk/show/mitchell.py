"""What may stand in the fields of the actions that the House Mitchell variant adds, from what the viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.rules.contract import Candidates, Choice, Pick, Text
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.landing import shores
from bot.rules.risk.play.odds import Side, forecast
from bot.rules.risk.play.powers import callable_sides, holder, off_board, unled

Filled = Mapping[str, object]
Offer = Callable[[RiskState, int, Filled], Candidates]


def _land_house(state: RiskState, _seat: int, _filled: Filled) -> Candidates:
    armies = off_board(state)
    sides = sorted(callable_sides(state), key=lambda side: -armies[side])
    return Pick(
        choices=tuple(
            Choice(value=side, label=Text(key="risk-exile", args={"house": side, "armies": armies[side]}))
            for side in sides
        )
    )


def _called(state: RiskState, filled: Filled) -> str | None:
    side = filled.get("house")
    return side if isinstance(side, str) and side in callable_sides(state) else None


def _land_territory(state: RiskState, seat: int, filled: Filled) -> Candidates:
    """Shores, likeliest to fall first; those of one's own last."""
    side = _called(state, filled)
    if side is None:
        return Pick(choices=())
    chances = {place: landing_chance(state, side, place) for place in shores(state, side)}
    places = sorted(chances, key=lambda place: (state.owner[place] == seat, -chances[place]))
    return Pick(choices=tuple(_shore(state, seat, place) for place in places))


def landing_chance(state: RiskState, side: str, place: str) -> float:
    """The chance that a side takes `place` if it lands there: all of it fights, nothing stays behind (MITCHELL-6.3)."""
    knights, engines, walls = state.court.troop(place)
    defender = Side(state.armies[place], d8=engines, plus_all=walls, plus_highest=knights)
    return forecast(Side(off_board(state)[side] + 1), defender).chance


def _shore(state: RiskState, seat: int, place: str) -> Choice:
    """A land to be attacked; of one's own it is said so, for that is seldom meant (MITCHELL-6.2)."""
    args: dict[str, str | int] = {"territory": place, "armies": state.armies[place]}
    owner, side = state.owner[place], holder(state, place)
    if owner == seat:
        return Choice(value=place, label=Text(key="risk-shore-own", args=args))
    if owner >= 0:
        return Choice(value=place, label=Text(key="risk-place-held", args={**args, "seat": owner}))
    if side is not None:
        return Choice(value=place, label=Text(key="risk-place-power", args={**args, "house": side}))
    return Choice(value=place, label=Text(key="risk-place-neutral", args=args))


def _land_own(state: RiskState, seat: int, filled: Filled) -> Candidates:
    """The confirmation that a land of one's own shall be attacked."""
    own = state.owner.get(str(filled.get("territory"))) == seat
    key = "yes" if own else "no"
    return Pick(choices=(Choice(value=key, label=Text(key=f"risk-own-{key}")),))


def _lead_house(state: RiskState, _seat: int, _filled: Filled) -> Candidates:
    return Pick(choices=tuple(Choice(value=house) for house in unled(state)))


def _agree_yes(_state: RiskState, _seat: int, _filled: Filled) -> Candidates:
    return Pick(
        choices=tuple(Choice(value=key, label=Text(key=f"risk-agree-{key}")) for key in ("yes", "no"))
    )


REALM_OFFERS: dict[tuple[str, str], Offer] = {
    ("land", "house"): _land_house,
    ("land", "territory"): _land_territory,
    ("land", "own"): _land_own,
    ("lead", "house"): _lead_house,
    ("agree", "yes"): _agree_yes,
}
