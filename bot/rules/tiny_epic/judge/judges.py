"""Who judges which action: the frame on top says what may be answered; leaving and standing answers may always be."""

from __future__ import annotations

from functools import partial

from bot.rules.contract import Action, Candidates, Concede, RuleError, Seat
from bot.rules.kit import stack
from bot.rules.kit.asking import Clauses, answers_beforehand, asking, offered, surely_legal
from bot.rules.kit.draft import made
from bot.rules.tiny_epic.actions import Standing
from bot.rules.tiny_epic.events.rounds import GameOver, Left, Ordered
from bot.rules.tiny_epic.judge import orders, refusals
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.play import scoring, treaty

GAME = "tiny_epic"

KINDS = {
    "house": "TE-2.2",
    "draft": "TE-3.2",
    "ability": "TE-3.3",
    "place": "TE-3.3",
    "recruit": "TE-4.2",
    "march": "TE-5.1",
    "sail": "TE-5.4",
    "fly": "TE-13.9",
    "move": "TE-12.10",
    "whisper": "TE-4.4",
    "plot": "TE-4.5",
    "event": "TE-4.10",
    "pass": "TE-0.5",
    "commit": "TE-6.2",
    "lose": "TE-6.11",
    "retreat": "TE-7.2",
    "choose": "TE-12.1",
    "explore": "TE-15.23",
    "take": "TE-15.23",
    "discard": "TE-2.7",
    "stack": "TE-12.12",
    "standing": "TE-21.6",
    "concede": "TE-21.8",
}
"""The clause under which an action of each kind is refused."""

FIELDS = {
    ("recruit", "unit"): "TE-4.1",
    ("march", "army"): "TE-5.6",
    ("sail", "army"): "TE-5.6",
    ("plot", "target"): "TE-4.6",
    ("event", "card"): "TE-12.13",
    ("commit", "card"): "TE-6.3",
    ("ability", "face"): "TE-3.10",
}
"""Where a field of it has a closer one."""

CLAUSES = Clauses(GAME, KINDS, FIELDS)
SHARED = ("house", "lose", "choose")
"""Answers to questions of several clauses: they are refused by that of the question."""


def judge(play: Play, seat: Seat, action: Action) -> None:
    """Raises RuleError if an action is not legal; else does it."""
    state = play.state
    if state.lords[seat].gone:
        raise RuleError("TE-21.8", f"{GAME}-no-more")
    if not _surely_legal(state, seat, action):
        if action.kind not in beside(state, seat) and not stack.may(state, seat, action.kind):
            refusals.futile(state, seat, action)
            stack.refuse(GAME, state, seat, KINDS[action.kind])
        try:
            _clauses(state, action.kind).check(action, partial(offer, state, seat, action.kind))
        except RuleError:
            refusals.explain(state, seat, action)
            raise
    _do(play, seat, action)


def _surely_legal(state: TinyEpic, seat: Seat, action: Action) -> bool:
    """Whether an action is known to be legal without a list of all that are."""
    if isinstance(action, Standing):
        return orders.surely_legal(state, action.matter, action.answer, action.against)
    return surely_legal(state, seat, action)


def _clauses(state: TinyEpic, kind: str) -> Clauses:
    if kind not in SHARED:
        return CLAUSES
    return CLAUSES.under(kind, stack.pending(state)[0].clause)


def menu(state: TinyEpic, seat: Seat) -> tuple[str, ...]:
    """Kinds of action a seat may take now."""
    return (*stack.menu(state, seat), *beside(state, seat))


def beside(state: TinyEpic, seat: Seat) -> tuple[str, ...]:
    """Those it may take whether it is awaited or not."""
    return () if state.result or state.lords[seat].gone else ("standing", "concede")


def offer(state: TinyEpic, seat: Seat, kind: str, filled: dict[str, object], field: str) -> Candidates:
    """What may stand in a field of an action on the menu."""
    if kind == "standing":
        return orders.offer(state, seat, filled, field)
    return offered(state, seat, kind, filled, field)


def settle(play: Play, before: TinyEpic | None = None) -> None:
    """Carry on until somebody at the table has to decide, and has not said how beforehand.

    What was asked already `before` is not answered by what has been said since (TE-21.6).
    """
    stack.settle(play)
    while answer := next(
        answers_beforehand(play.state, lambda seat: play.state.lords[seat].gone, before), None
    ):
        asking(play.state).answer(play, *answer)
        stack.settle(play)


def _do(play: Play, seat: Seat, action: Action) -> None:
    match action:
        case Standing():
            mine = play.state.lords[seat].orders
            said = orders.ordered(mine, action.matter, action.answer, action.against)
            play.emit(made(Ordered, seat=seat, orders=said))
        case Concede():
            _leave(play, seat)
        case _:
            asking(play.state).answer(play, seat, action)


def _leave(play: Play, seat: Seat) -> None:
    """TE-21.8: against the Night King the others go on, and only without anybody all is lost."""
    play.emit(Left(seat=seat))
    state = play.state
    left, alone = sum(not lord.gone for lord in state.lords), state.options.rival
    if state.options.treaty:
        if not left:
            play.emit(GameOver(outcome=treaty.outcome(state, "forsaken")))
    elif left == (0 if alone else 1):
        play.emit(GameOver(outcome=scoring.outcome(state, "forsaken" if alone else "last")))
