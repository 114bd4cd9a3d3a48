"""Elimination, leaving, and the end of the game (RISK-17, RISK-24)."""

from __future__ import annotations

from bot.rules.contract import Outcome, Score, Seat
from bot.rules.kit.draft import Draft
from bot.rules.risk.events.leaving import Conceded, Eliminated, GameOver, freed_by
from bot.rules.risk.model.board import NEUTRAL, board
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.neutral import exile
from bot.rules.risk.play.powers import seat_of_power


def scores(state: RiskState) -> tuple[Score, ...]:
    """A point for each territory, castle and port (RISK-24.3)."""
    here = board(state.board)
    sheet = []
    for seat in range(len(state.houses)):
        held = here.held(state.owner, seat) if state.owner else ()
        castles = sum(1 for place in held if place in here.castles)
        ports = sum(1 for place in held if place in here.ports)
        parts = {"lands": len(held), "castles": castles, "ports": ports}
        sheet.append(Score(seat=seat, total=sum(parts.values()), parts=parts))
    return tuple(sheet)


def best(state: RiskState) -> tuple[Seat, ...]:
    """Who has most points; of equals most castles, then most armies, then all of them (RISK-24.4)."""
    strength = {
        score.seat: (score.total, score.parts["castles"], _armies(state, score.seat))
        for score in scores(state)
        if score.seat in state.playing
    }
    return tuple(seat for seat in sorted(strength) if strength[seat] == max(strength.values()))


def _armies(state: RiskState, seat: Seat) -> int:
    return sum(state.armies[place] for place, holder in state.owner.items() if holder == seat)


def end_by_card(draft: Draft[RiskState]) -> None:
    """RISK-24.2: nothing further happens; the points decide."""
    state = draft.state
    draft.emit(GameOver(outcome=Outcome(winners=best(state), reason="end_card", scores=scores(state))))


def end_by_points(draft: Draft[RiskState], seat: Seat) -> None:
    """Ends the game if `seat` has the points, and its Seat of Power where that is needed (RISK-24.5)."""
    state = draft.state
    if state.on.victory != "points" or state.court.points[seat] < state.options.vp_to_win:
        return
    house = state.houses[seat]
    needed = state.on.seats and state.options.seat_required
    place = None if house is None else seat_of_power(state, house)
    if needed and (place is None or state.owner[place] != seat):
        return
    draft.emit(GameOver(outcome=Outcome(winners=(seat,), reason="points", scores=points_sheet(state))))


def points_sheet(state: RiskState) -> tuple[Score, ...]:
    """The victory points of each seat."""
    return tuple(Score(seat=seat, total=points) for seat, points in enumerate(state.court.points))


def end_alone(draft: Draft[RiskState], reason: str) -> bool:
    """Ends the game if only one seat is left (RISK-24.1)."""
    state = draft.state
    if len(state.playing) != 1:
        return False
    sheet = points_sheet(state) if state.on.victory == "points" else scores(state)
    draft.emit(GameOver(outcome=Outcome(winners=state.playing, reason=reason, scores=sheet)))
    return True


def after_conquest(draft: Draft[RiskState], seat: Seat, loser: int, power: str | None) -> None:
    """What follows once a conquered territory is occupied: elimination, then victory (RISK-13.4), then exile.

    `power` is the side without a player that held it, if any did (MITCHELL-5.1).
    """
    state = draft.state
    if loser != NEUTRAL and loser not in state.out and loser not in state.owner.values():
        _eliminate(draft, seat, loser)
    if draft.state.result is None:
        exile(draft, power if loser == NEUTRAL else state.houses[loser])


def _eliminate(draft: Draft[RiskState], seat: Seat, loser: Seat) -> None:
    """RISK-17.2, RISK-24.1."""
    state = draft.state
    cards = state.hands[loser]
    court = state.court
    draft.emit(
        Eliminated(
            seat=loser,
            by_seat=seat,
            cards=cards,
            count=len(cards),
            gold=court.gold[loser] if court.gold else 0,
            maesters=court.maesters[loser] if court.maesters else (),
            objectives=court.objectives[loser] if court.objectives else (),
            freed=freed_by(state, loser),
        )
    )
    end_alone(draft, "conquest")


def leave(draft: Draft[RiskState], seat: Seat) -> bool:
    """`seat` leaves the game (RISK-17.6); True if that ends it."""
    state, court = draft.state, draft.state.court
    draft.emit(
        Conceded(
            seat=seat,
            cards=state.hands[seat],
            maesters=court.maesters[seat] if court.maesters else (),
            objectives=court.objectives[seat] if court.objectives else (),
            freed=freed_by(state, seat),
        )
    )
    return end_alone(draft, "concession")
