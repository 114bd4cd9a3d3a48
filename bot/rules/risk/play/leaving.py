"""Leaving for good (RISK-17.6, RISK-17.8)."""

from __future__ import annotations

from bot.rules.contract import Concede, Seat
from bot.rules.kit.draft import Draft
from bot.rules.kit.stack import awaited
from bot.rules.risk.events.mitchell import VoteLost
from bot.rules.risk.events.plays import Answered
from bot.rules.risk.model import frames
from bot.rules.risk.model.library import THINGS
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.ending import leave
from bot.rules.risk.play.landing import fail
from bot.rules.risk.play.spoils import plunder
from bot.rules.risk.play.turn import end_turn


def concede(draft: Draft[RiskState], seat: Seat, _action: Concede) -> None:
    """In one's own turn it is over at once, and with it an invasion or a landing that one has called.

    A land being occupied is settled first, so that its loser is out first.

    Nor does its loser, leaving with lands left, take along the gold that is the conqueror's already.
    """
    while _overtakes(draft.state, seat):
        _hasten(draft)
    conquest = draft.state.conquest
    if conquest is not None and conquest.seat == seat:  # RISK-13.4, RISK-26.2
        conquest.occupy(draft, conquest.low, (0, 0))
    elif conquest is not None and conquest.loser == seat and draft.state.on.windows:
        plunder(draft, conquest)
    if draft.state.active == seat:
        _call_off(draft)
    if not leave(draft, seat) and draft.state.active == seat:
        close_vote(draft)
        end_turn(draft, seat)


def _call_off(draft: Draft[RiskState]) -> None:
    """An open invasion is over, whatever is being asked in it; those who land go back (RISK-17.8, MITCHELL-6.4)."""
    invasion = draft.state.invasion
    if invasion is None:
        return
    if invasion.landing is None:
        invasion.break_off(draft)
    else:
        fail(draft, invasion, stopped=True)


def close_vote(draft: Draft[RiskState]) -> None:
    """A vote in a turn whose player leaves is counted, or may be called again if answers are missing (MITCHELL-6.7)."""
    vote = draft.state.top
    if vote is not None and vote.kind == "vote" and not vote.go_on(draft):
        draft.emit(VoteLost(seat=vote.seat, house=vote.house))


def _overtakes(state: RiskState, seat: Seat) -> bool:
    """Whether a card that somebody else has played at any time lies above what is over once `seat` has left.

    It hangs on nothing below it, and is paid for (RISK-23.7).
    """
    ends = (level for level, frame in enumerate(state.stack) if frame.left_by(state, seat) is None)
    over = 1 if state.active == seat else next(ends, len(state.stack))
    return any(
        isinstance(frame, frames.Play) and frame.seat != seat and THINGS[frame.card].window == "any_time"
        for frame in state.stack[over:]
    )


def _hasten(draft: Draft[RiskState]) -> None:
    """What lies on top goes on; whoever is still asked about it passes."""
    for seat in awaited(draft.state):
        draft.emit(Answered(seat=seat, card=None))
    draft.state.stack[-1].go_on(draft)
