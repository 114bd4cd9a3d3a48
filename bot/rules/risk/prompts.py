"""Who is awaited and for what, and whether an action comes at its moment."""

from __future__ import annotations

from typing import TypeVar

from bot.rules.contract import Prompt, RuleError, Seat
from bot.rules.risk.board import CARDS, NEUTRAL
from bot.rules.risk.state import Battle, Conquest, Frame, Houses, Invasion, Muster, RiskState, Turn

F = TypeVar("F", bound=Frame)

HAND_LIMIT = CARDS.hand_limit.territory
DEFENCE_DICE = 2
"""The most armies a defender commits (RISK-11.5)."""


def may_draw(state: RiskState) -> bool:
    """Whether the active seat has earned a card and has room for it (RISK-20.1, RISK-8.8)."""
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    return bool(turn.conquests) and len(state.hands[turn.seat]) < HAND_LIMIT


def awaited(state: RiskState) -> Seat | None:
    """Whose decision it is, or None while nobody's is."""
    if not state.stack:
        return None
    frame = state.stack[-1]
    if isinstance(frame, Houses):
        return frame.queue[0] if frame.queue else None
    if isinstance(frame, Battle):
        invasion = state.stack[-2]
        assert isinstance(invasion, Invasion)
        defender = state.owner[invasion.target]
        return None if defender == NEUTRAL else defender
    return frame.seat


def pending(state: RiskState) -> tuple[Prompt, ...]:
    """The one decision the top frame waits for; none when the game is over."""
    seat = awaited(state)
    if seat is None:
        return ()
    frame = state.stack[-1]
    about: dict[str, str | int] = {}
    match frame:
        case Houses():
            kind, clause = "house", "RISK-3.2"
        case Muster(duty=True):
            kind, clause = "redeem", "RISK-8.6" if frame.step == "reinforce" else "RISK-17.3"
            about = {"cards": len(state.hands[seat])}
        case Muster():
            kind, clause = "deploy", "RISK-7.5" if frame.step == "reinforce" else "RISK-17.3"
            about = {"armies": frame.left}
        case Invasion():
            kind, clause = "press", "RISK-11.7"
            about = {"source": frame.source, "target": frame.target}
        case Battle():
            invasion = state.stack[-2]
            assert isinstance(invasion, Invasion)
            kind, clause = "defend", "RISK-11.5"
            about = {"source": invasion.source, "target": invasion.target, "dice": frame.dice}
        case Conquest():
            kind, clause = "occupy", "RISK-13.1"
            about = {"target": frame.target, "low": frame.low, "high": frame.high}
        case Turn(maneuvered=True):
            kind, clause = "end", "RISK-20.1"
        case Turn():
            kind, clause = "attack", "RISK-11.2"
    return (Prompt(kind=kind, clause=clause, asked=(seat,), waiting=(seat,), about=about),)


def expect(state: RiskState, seat: Seat, kind: type[F], clause: str) -> F:
    """The top frame, if it is of this kind and awaits `seat`.

    Raises RuleError: whose move it is, or, under `clause`, what comes first.
    """
    frame = state.stack[-1]
    if isinstance(frame, kind) and awaited(state) == seat:
        return frame
    (prompt,) = pending(state)
    if prompt.waiting[0] != seat:
        raise RuleError(prompt.clause, f"risk-no-turn-{prompt.kind}", seat=prompt.waiting[0])
    raise RuleError(clause, f"risk-no-first-{prompt.kind}", **prompt.about)
