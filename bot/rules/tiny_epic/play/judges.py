"""Who judges which action: the frame on top says what may be answered; leaving and standing answers may always be."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.contract import Action, Amount, Candidates, Concede, Pick, RuleError, Seat, Several
from bot.rules.kit import stack
from bot.rules.kit.offers import NONE
from bot.rules.kit.stack import Frame
from bot.rules.tiny_epic.actions import Standing
from bot.rules.tiny_epic.events.rounds import GameOver, Left, Ordered
from bot.rules.tiny_epic.frames.asking import Asking
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.play import orders, scoring, treaty
from bot.rules.tiny_epic.play.draft import Play

GAME = "tiny_epic"

CLAUSES = {
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

FIELD_CLAUSES = {
    ("recruit", "unit"): "TE-4.1",
    ("march", "army"): "TE-5.6",
    ("march", "target"): "TE-5.2",
    ("sail", "army"): "TE-5.6",
    ("plot", "target"): "TE-4.6",
    ("event", "card"): "TE-12.13",
    ("commit", "card"): "TE-6.3",
    ("ability", "face"): "TE-3.10",
}
"""Where a field of it has a closer one."""


def judge(play: Play, seat: Seat, action: Action) -> None:
    """Raises RuleError if an action is not legal; else does it."""
    state = play.state
    if state.lords[seat].gone:
        raise RuleError("TE-21.8", f"{GAME}-no-more")
    if action.kind not in menu(state, seat):
        stack.refuse(GAME, state, seat, CLAUSES[action.kind])
    filled: dict[str, object] = {}
    for name, field in type(action).model_fields.items():
        value = getattr(action, name)
        if name == "kind" or (value is None and not field.is_required()):
            continue
        if not allows(offer(state, seat, action.kind, filled, name), value):
            clause = FIELD_CLAUSES.get((action.kind, name), CLAUSES[action.kind])
            raise RuleError(clause, f"{GAME}-no-{action.kind}-{name}")
        filled[name] = value
    _do(play, seat, action)


def menu(state: TinyEpic, seat: Seat) -> tuple[str, ...]:
    """Kinds of action a seat may take now."""
    if state.result or state.lords[seat].gone:
        return ()
    return (*stack.menu(state, seat), "standing", "concede")


def offer(state: TinyEpic, seat: Seat, kind: str, filled: dict[str, object], field: str) -> Candidates:
    """What may stand in a field of an action on the menu."""
    if kind == "standing":
        return orders.offer(state, seat, filled, field)
    top = state.stack[-1]
    return top.offer(state, seat, kind, filled, field) if isinstance(top, Asking) else NONE


def allows(offered: Candidates, value: object) -> bool:
    """Whether a value is among what is offered."""
    match offered, value:
        case Pick(choices=choices), str():
            return value in {choice.value for choice in choices}
        case Several(choices=choices, low=low, high=high), tuple():
            known = {choice.value for choice in choices}
            return low <= len(value) <= high and len({*value}) == len(value) and {*value} <= known
        case Amount(low=low, high=high), int():
            return low <= value <= high
    return False


def settle(play: Play, asked: Frame | None = None) -> None:
    """Carry on until somebody at the table has to decide, and has not said how beforehand.

    What was `asked` already is not answered by what has been said since (TE-21.6).
    """
    stack.settle(play)
    if asked is not None and play.state.stack and play.state.stack[-1] == asked:
        return
    while answers := list(_beforehand(play.state)):
        _top(play.state).answer(play, *answers[0])
        stack.settle(play)


def _beforehand(state: TinyEpic) -> Iterator[tuple[Seat, Action]]:
    """The answers that nobody has to be asked for: of whoever has left (TE-21.8), and by standing orders (TE-21.6)."""
    for seat in stack.awaited(state):
        top = _top(state)
        answer = top.default(state, seat) if state.lords[seat].gone else top.ordered(state, seat)
        if answer is not None:
            yield seat, answer


def _do(play: Play, seat: Seat, action: Action) -> None:
    match action:
        case Standing():
            mine = play.state.lords[seat].orders
            play.emit(
                Ordered(seat=seat, orders=orders.ordered(mine, action.matter, action.answer, action.against))
            )
        case Concede():
            _leave(play, seat)
        case _:
            _top(play.state).answer(play, seat, action)


def _top(state: TinyEpic) -> Asking:
    """The frame that awaits somebody."""
    top = state.stack[-1]
    assert isinstance(top, Asking)
    return top


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
