"""Frames that ask for an action: what may stand in its fields, and what it does.

Judges and menus go by the same `offer`: an action is legal if its kind is on the menu and each of its fields holds what
is offered for it. So nothing is offered that would be refused, and nothing else can be done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.rules.contract import (
    Action,
    Amount,
    Candidates,
    FreeText,
    Pick,
    RuleError,
    Seat,
    Several,
    kind_of,
)
from bot.rules.kit import stack
from bot.rules.kit.draft import Draft, changed
from bot.rules.kit.offers import NONE, Filled
from bot.rules.kit.sealed import Sealed
from bot.rules.kit.stack import Frame, Stacked


class Flow(Frame):
    """A frame that awaits nobody and carries on by itself."""

    def go_on(self, draft: Draft[Any]) -> bool:
        self.carry_on(draft)
        return True

    def carry_on(self, play: Any) -> None:
        """The next thing that happens; in the end it takes itself off the stack."""
        raise LookupError(f"{self.kind} goes nowhere")


class Asking(Flow):
    """A frame that may await a seat, and carries on when it does not."""

    def go_on(self, draft: Draft[Any]) -> bool:
        state = draft.state
        if stack.awaited(state) or self.held(state):
            return False
        self.carry_on(draft)
        return True

    def offer(self, state: Any, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        """What may stand in `field`, given those `filled` before it. `seat` is awaited and `kind` is on its menu."""
        return NONE

    def surely_legal(self, state: Any, seat: Seat, action: Any) -> bool:
        """A shortcut: whether an answer is certainly legal, found out without listing all that is.

        True only where `menu` and `offer` would allow it; False means that they have to be asked. `seat` is awaited.
        """
        return False

    def ordered(self, state: Any, seat: Seat) -> Action | None:
        """What the seat's standing orders answer; None where it is to be asked."""
        return None

    def answer(self, play: Any, seat: Seat, action: Any) -> None:
        """What a legal answer does."""
        raise LookupError(f"{self.kind} asks nothing")


def offered(state: Stacked, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
    """What the frame on top offers for a field of an action on its menu."""
    top = state.stack[-1]
    return top.offer(state, seat, kind, filled, field) if isinstance(top, Asking) else NONE


def surely_legal(state: Stacked, seat: Seat, action: Action) -> bool:
    """Whether the frame on top knows at once that an answer of `seat` is legal (`Asking.surely_legal`)."""
    top = state.stack[-1] if state.stack else None
    return isinstance(top, Asking) and seat in stack.awaited(state) and top.surely_legal(state, seat, action)


def first(state: Any, frame: Asking, seat: Seat, model: type[Action]) -> Action:
    """A legal action of this model, with the first or smallest value for each field; optional picks are left out."""
    kind = kind_of(model)
    filled: dict[str, object] = {}
    for name, field in model.model_fields.items():
        if name == "kind":
            continue
        match frame.offer(state, seat, kind, filled, name):
            case Pick(choices=choices) if choices and field.is_required():
                filled[name] = choices[0].value
            case Several(choices=choices, low=low):
                filled[name] = tuple(choice.value for choice in choices[:low])
            case Amount(low=low):
                filled[name] = low
    return model.model_validate(filled)


class Clauses:
    """The clauses that a game's refusals cite: one for each kind of action, and a more exact one for some fields."""

    def __init__(self, game: str, kinds: Mapping[str, str], fields: Mapping[tuple[str, str], str]) -> None:
        self.game = game
        self.kinds = kinds
        self.fields = fields

    def under(self, kind: str, clause: str) -> Clauses:
        """The same, but an action of `kind` is refused under `clause`."""
        return Clauses(self.game, {**self.kinds, kind: clause}, self.fields)

    def check(self, action: Action, offer: Callable[[dict[str, object], str], Candidates]) -> None:
        """Raises RuleError (`<game>-no-<kind>-<field>`) at the first field that holds what is not offered.

        An optional field may always be None, and have its default where nothing is offered for it.
        """
        filled: dict[str, object] = {}
        for name, field in type(action).model_fields.items():
            value = getattr(action, name)
            if name == "kind" or (value is None and not field.is_required()):
                continue
            candidates = offer(filled, name)
            left_out = candidates == NONE and not field.is_required() and value == field.default
            if not left_out and not allows(candidates, value):
                clause = self.fields.get((action.kind, name), self.kinds[action.kind])
                raise RuleError(clause, f"{self.game}-no-{action.kind}-{name}")
            filled[name] = value


def allows(candidates: Candidates, value: object) -> bool:
    """Whether a value is among what is offered."""
    match candidates, value:
        case Pick(choices=choices), bool():
            return ("no", "yes")[value] in {choice.value for choice in choices}
        case Pick(choices=choices), str():
            return value in {choice.value for choice in choices}
        case Several(choices=choices, low=low, high=high), tuple():
            known = {choice.value for choice in choices}
            return low <= len(value) <= high and len({*value}) == len(value) and {*value} <= known
        case Amount(low=low, high=high), int():
            return low <= value <= high
        case FreeText(longest=longest), str():
            return len(value) <= longest
    return False


def asking(state: Stacked) -> Asking:
    """The frame that awaits somebody."""
    top = state.stack[-1]
    assert isinstance(top, Asking)
    return top


def answers_beforehand(
    state: Stacked, gone: Callable[[Seat], bool], before: Stacked | None = None
) -> Iterator[tuple[Seat, Action]]:
    """The answers that can be given without asking anybody: defaults of seats that have left, and standing orders.

    `before` is the state before the last action. Standing orders answer only when a question is new, so they are not
    used for a seat that was asked the same question in it already.
    """
    for seat in stack.awaited(state):
        top = asking(state)
        if gone(seat):
            yield seat, top.default(state, seat)
            continue
        said = top.ordered(state, seat)  # mostly nothing, so `before` is looked at last
        if said is not None and (before is None or seat not in still_asked(before, state)):
            yield seat, said


def still_asked(before: Stacked, state: Stacked) -> tuple[Seat, ...]:
    """The seats that were awaited in `before`, if the same question is open in `state`; else none.

    It is the same question though some have answered it since.
    """
    if len(before.stack) != len(state.stack) or not state.stack:
        return ()
    was, now = before.stack[-1], state.stack[-1]
    if isinstance(was, Sealed) and isinstance(now, Sealed):
        was, now = changed(was, answers={}), changed(now, answers={})
    return stack.awaited(before) if was == now else ()
