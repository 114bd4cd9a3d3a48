"""What may stand in the fields of the actions that the House Mitchell variant adds, from what the viewer may know."""

from __future__ import annotations

from bot.rules.contract import Candidates, Seat, Text
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.landing import shores
from bot.rules.risk.play.odds import Side, forecast
from bot.rules.risk.play.powers import callable_sides, off_board, unled
from bot.rules.risk.show.places import Offer, pick_place


def _land_house(state: RiskState, _seat: Seat, _filled: Filled) -> Candidates:
    armies = off_board(state)
    sides = sorted(callable_sides(state), key=lambda side: -armies[side])
    return pick(sides, lambda side: Text(key="risk-exile", args={"house": side, "armies": armies[side]}))


def _called(state: RiskState, filled: Filled) -> str | None:
    side = filled.get("house")
    return side if isinstance(side, str) and side in callable_sides(state) else None


def _land_territory(state: RiskState, seat: Seat, filled: Filled) -> Candidates:
    """Shores, likeliest to fall first; those of one's own last."""
    side = _called(state, filled)
    if side is None:
        return NONE
    chances = {place: landing_chance(state, side, place) for place in shores(state, side)}
    places = sorted(chances, key=lambda place: (state.owner[place] == seat, -chances[place]))
    # A land of one's own is said to be so, for that is seldom meant (MITCHELL-6.2).
    return pick_place(state, seat, places, own="risk-shore-own")


def landing_chance(state: RiskState, side: str, place: str) -> float:
    """The chance that a side takes `place` if it lands there: all of it fights, nothing stays behind (MITCHELL-6.3)."""
    knights, engines, walls = state.court.troop(place)
    defender = Side(state.armies[place], d8=engines, plus_all=walls, plus_highest=knights)
    return forecast(Side(off_board(state)[side] + 1), defender).chance


def _land_own(state: RiskState, seat: Seat, filled: Filled) -> Candidates:
    """The confirmation that a land of one's own shall be attacked."""
    own = state.owner.get(str(filled.get("territory"))) == seat
    return pick(("yes" if own else "no",), lambda one: Text(key=f"risk-own-{one}"))


def _lead_house(state: RiskState, _seat: Seat, _filled: Filled) -> Candidates:
    return pick(unled(state))


def _agree_yes(_state: RiskState, _seat: Seat, _filled: Filled) -> Candidates:
    return pick(("yes", "no"), lambda one: Text(key=f"risk-agree-{one}"))


MITCHELL_OFFERS: dict[tuple[str, str], Offer] = {
    ("land", "house"): _land_house,
    ("land", "territory"): _land_territory,
    ("land", "own"): _land_own,
    ("lead", "house"): _lead_house,
    ("agree", "yes"): _agree_yes,
}
