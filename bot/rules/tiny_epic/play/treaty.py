"""Taxes, scoring phases and the end against the Night King (TE-15.30 to TE-15.33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Outcome, Score, Seat
from bot.rules.kit.draft import Draft
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.legal.dead import night_of
from bot.rules.tiny_epic.model.facts import HOUSES, KINGS_LANDING, Objective
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.play import scoring, verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

CASTLES = 2
"""Castles that make a point (TE-15.31)."""


def taxes(play: Draft[TinyEpic]) -> None:
    """TE-15.30. Used Hero Cards come back when the round ends: nothing can be done with them before."""
    state = play.state
    verbs.gold(play, TREATY, scoring.map_gold(state, TREATY), "taxes")
    for seat in state.order:
        verbs.draw_to_limit(play, seat, scoring.open_spaces(state, state.lords[seat].house).count("card"))
    for house in state.own_houses(TREATY):
        verbs.score(play, TREATY, scoring.open_spaces(state, house).count("vp"), "taxes")
    verbs.score(play, NIGHT, len(night_of(state).walkers), "walkers")
    verbs.hatch(play)


def score_round(play: Draft[TinyEpic]) -> None:
    """TE-15.31; the Night King scores nothing here."""
    state = play.state
    if state.round not in state.rounds.scoring_after:
        return
    for seat in state.order:
        verbs.release(play, seat, "scoring_phase_start")
    verbs.score(play, TREATY, len(control.castles(state, TREATY)) // CASTLES, "castles")
    verbs.score(play, TREATY, _objectives(state), "objective")
    verbs.score(play, TREATY, len(control.allied(state, TREATY)), "alliance")


def _objectives(state: TinyEpic) -> int:
    return sum(len(objectives(state, house)) for house in state.own_houses(TREATY))


def objectives(state: TinyEpic, house: str) -> tuple[int, ...]:
    """The sections of a house's mat that score: fiefs and King's Landing count where that house itself stands."""
    recruited = control.recruited(state, house)
    return tuple(
        one.section
        for one in HOUSES[house].objectives or ()
        if recruited >= one.needs_recruited and _met(state, house, one)
    )


def _met(state: TinyEpic, house: str, objective: Objective) -> bool:
    match objective.condition:
        case "control_home":
            there = control.here(state, objective.domain)
            ours = control.holder(state, objective.domain) == TREATY
            return ours and (house in there or any(one in state.np for one in there))
        case "control_fiefs":
            fiefs = control.fiefs(state, TREATY)
            return sum(_stands(state, house, fief) for fief in fiefs) >= objective.count
        case "control_kings_landing":
            return control.holder(state, KINGS_LANDING) == TREATY and _stands(state, house, KINGS_LANDING)
    return True


def _stands(state: TinyEpic, house: str, domain: str) -> bool:
    there = control.here(state, domain)
    return house in there and there[house].units > 0


def outcome(state: TinyEpic, reason: str) -> Outcome:
    """TE-15.33: all who stand together win or lose as one; the scores decide nothing, and all players have the
    Treaty's."""
    slain = reason == "night_king_slain"
    return Outcome(winners=standing(state) if slain else (NIGHT,), reason=reason, scores=scores(state))


def standing(state: TinyEpic) -> tuple[Seat, ...]:
    """The players who are still in the game."""
    return tuple(seat for seat in state.seats if not state.lords[seat].gone)


def scores(state: TinyEpic) -> tuple[Score, ...]:
    """A line for each player, and one for the Night King."""
    ours = (scoring.line(state, TREATY, seat) for seat in state.seats)
    return (*ours, scoring.line(state, NIGHT, NIGHT))
