"""Who is awaited and for what, and whether an action comes at its moment."""

from __future__ import annotations

from typing import NoReturn, TypeVar

from bot.rules.contract import Prompt, RuleError, Seat
from bot.rules.risk.model.board import CARDS, NEUTRAL, UNCLAIMED
from bot.rules.risk.model.frames import Choosing, Claiming, Dawn, Keep, Play, Removal, Window
from bot.rules.risk.model.library import aim
from bot.rules.risk.model.mitchell import Vote
from bot.rules.risk.model.state import Battle, Conquest, Frame, Houses, Invasion, Muster, RiskState, Turn
from bot.rules.risk.play.powers import callable_sides

F = TypeVar("F", bound=Frame)

HAND_LIMIT = CARDS.hand_limit.territory
DEFENCE_DICE = 2
"""The most armies a defender commits (RISK-11.5)."""


def may_draw(state: RiskState) -> bool:
    """Whether the active seat has earned a card and has room for it (RISK-20.1, RISK-8.8)."""
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    return _earned(turn) and len(state.hands[turn.seat]) < HAND_LIMIT


def _earned(turn: Turn) -> bool:
    """Whether a card was earned and nothing taken for it yet (RISK-20.1, MITCHELL-6.1)."""
    return bool(turn.conquests) and not turn.drawn and not turn.landed


def maneuvers_left(turn: Turn) -> int:
    """How many maneuvers may still be made: none once they are past (RISK-18.1, RISK-18.4)."""
    return turn.maneuvers if turn.step in ("purchase", "invade", "maneuver") else 0


def may_land(state: RiskState) -> bool:
    """Whether the active seat may call exiles instead of a card, five in hand or not (MITCHELL-6.1)."""
    turn = state.stack[0] if state.stack else None
    return (
        state.realm is not None and isinstance(turn, Turn) and _earned(turn) and bool(callable_sides(state))
    )


def may_earn(state: RiskState) -> bool:
    """Whether the active seat has a card, or a landing, to choose at the end of this turn."""
    return may_draw(state) or may_land(state)


def waiting(state: RiskState) -> tuple[Seat, ...]:
    """Whose answers are missing: several seats where all decide at the same time."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Window):
        return tuple(seat for seat in frame.asked if seat not in frame.answers)
    if isinstance(frame, Choosing):
        return tuple(seat for seat in frame.seats if seat not in frame.kept)
    if isinstance(frame, Vote):
        return tuple(seat for seat in frame.asked if seat not in frame.agreed)
    seat = awaited(state)
    return () if seat is None else (seat,)


def awaited(state: RiskState) -> Seat | None:
    """Whose decision it is, or None while nobody's is or several seats answer at the same time."""
    if not state.stack:
        return None
    frame = state.stack[-1]
    match frame:
        case Houses() | Removal():
            return frame.queue[0] if frame.queue else None
        case Battle():
            invasion = state.stack[-2]
            assert isinstance(invasion, Invasion)
            defender = state.owner[invasion.target]
            return None if defender == NEUTRAL else defender
        case Window() | Choosing() | Dawn() | Play() | Vote():
            return None
    return frame.seat


def pending(state: RiskState) -> tuple[Prompt, ...]:
    """The one decision the top frame waits for; none when the game is over."""
    seats = waiting(state)
    if not seats:
        return ()
    kind, clause, about = _decision(state, seats[0])
    frame = state.stack[-1]
    if isinstance(frame, (Window, Choosing)):
        asked = frame.asked if isinstance(frame, Window) else frame.seats
        return (Prompt(kind=kind, clause=clause, asked=asked, waiting=seats, secret=True, about=about),)
    asked = frame.asked if isinstance(frame, Vote) else seats
    return (Prompt(kind=kind, clause=clause, asked=asked, waiting=seats, about=about),)


def _decision(state: RiskState, seat: Seat) -> tuple[str, str, dict[str, str | int]]:
    """What the top frame asks for: its kind, its clause, and the arguments of its words."""
    frame = state.stack[-1]
    match frame:
        case Houses():
            return "house", "RISK-3.2" if state.realm is None else "MITCHELL-2.1", {}
        case Vote():
            return "agree", "MITCHELL-6.7", {"asking_seat": frame.seat, "house": frame.house}
        case Muster(duty=True):
            clause = "RISK-8.6" if frame.step == "reinforce" else "RISK-17.3"
            return "redeem", clause, {"cards": len(state.hands[seat])}
        case Muster():
            clause = "RISK-7.5" if frame.step == "reinforce" else "RISK-17.3"
            return "deploy", clause, {"armies": frame.left}
        case Invasion():
            kind, clause = ("press", "RISK-11.7") if frame.battles else ("commit", "RISK-11.11")
            return kind, clause, {"source": frame.source, "target": frame.target}
        case Battle():
            invasion = state.stack[-2]
            assert isinstance(invasion, Invasion)
            about: dict[str, str | int] = {"source": invasion.source, "target": invasion.target}
            return "defend", "RISK-11.5", {**about, "dice": frame.dice}
        case Conquest():
            return "occupy", "RISK-13.1", {"target": frame.target, "low": frame.low, "high": frame.high}
        case Turn(step="maneuver" | "score" | "draw"):
            return "end", "RISK-20.1", {"maneuvers": maneuvers_left(frame), "cards": int(may_draw(state))}
        case Turn():
            return "attack", "RISK-11.2", {}
        case _:
            return _court_decision(state, frame)


def _court_decision(state: RiskState, frame: Frame) -> tuple[str, str, dict[str, str | int]]:
    """The same for what only a Dominion asks."""
    match frame:
        case Choosing():
            return "choose", "RISK-4.4", {}
        case Claiming():
            new = UNCLAIMED in state.owner.values()
            return ("claim" if new else "add"), "RISK-4.8", {"armies": frame.reserves[frame.seat]}
        case Keep():
            clause = {"objective": "RISK-10.2", "maester": "RISK-21.10", "territory": "RISK-20.2"}[frame.pile]
            return "keep", clause, {}
        case Removal():
            clause = "RISK-22.11" if frame.place is None else "RISK-22.20"
            return "remove", clause, {"card": frame.card, "armies": frame.most}
        case Window():
            return frame.name, "RISK-26.4", _window_words(state)
    raise LookupError(frame.kind)


def _window_words(state: RiskState) -> dict[str, str | int]:
    """What a window is about: the invasion, the card being played."""
    about: dict[str, str | int] = {}
    invasion = state.invasion
    if invasion is not None:
        about = {"source": invasion.source, "target": invasion.target}
    plays = [frame for frame in state.stack if isinstance(frame, Play)]
    if plays:
        about |= {"card": plays[-1].card, "playing_seat": plays[-1].seat}
        about |= aim(plays[-1].card, plays[-1].target)
    if state.active is not None:
        about["active_seat"] = state.active
    return about


def expect(state: RiskState, seat: Seat, kind: type[F], clause: str) -> F:
    """The top frame, if it is of this kind and awaits `seat`.

    Raises RuleError: whose move it is, or, under `clause`, what comes first.
    """
    frame = state.stack[-1]
    if not isinstance(frame, kind) or seat not in waiting(state):
        refuse(state, seat, clause)
    return frame


def refuse(state: RiskState, seat: Seat, clause: str) -> NoReturn:
    """Raises RuleError: whose move it is, or, under `clause`, what comes first.

    Of a secret prompt it names everybody asked, for who has answered is nobody's business (RISK-26.6).
    """
    (prompt,) = pending(state)
    word = "window" if isinstance(state.stack[-1], Window) else prompt.kind
    if seat not in prompt.waiting:
        if prompt.secret:
            raise RuleError(prompt.clause, f"risk-no-turn-{word}", asked_seats=prompt.asked)
        raise RuleError(prompt.clause, f"risk-no-turn-{word}", seat=prompt.waiting[0])
    raise RuleError(clause, f"risk-no-first-{word}", **prompt.about)
