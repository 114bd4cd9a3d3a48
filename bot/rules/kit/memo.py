"""Remembering answers: judges and panels ask the same of the same state again and again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from operator import is_
from typing import Any, Concatenate, ParamSpec, TypeVar, TypeVarTuple

from bot.rules.contract import State

S = TypeVar("S")
P = ParamSpec("P")
R = TypeVar("R")
A = TypeVarTuple("A")


def last(answer: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Decorates a pure function of a frozen state and other values: its last answer is kept.

    The state is compared by identity, not by value, which would cost more than the answer.
    """
    held: tuple[S, object, R] | None = None

    def remembered(state: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
        nonlocal held
        before = held  # read once: an agent that thinks in another thread may replace it at any moment
        asked = (args, kwargs)
        if before is not None and before[0] is state and before[1] == asked:
            return before[2]
        found = answer(state, *args, **kwargs)
        held = (state, asked, found)
        return found

    return remembered


def last_of(parts: Callable[[S], tuple[object, ...]]) -> Callable[[Callable[[S], R]], Callable[[S], R]]:
    """Decorates a pure function of a frozen state: its last answer is kept while `parts` of the state are identical.

    If a new answer equals the last one, the last one itself is returned, so that others can compare it by identity.
    """

    def remembering(answer: Callable[[S], R]) -> Callable[[S], R]:
        held: tuple[S, tuple[object, ...], R] | None = None

        def remembered(state: S, /) -> R:
            nonlocal held
            before = held
            if before is None:
                now, found = parts(state), answer(state)
            elif before[0] is state:
                return before[2]
            elif all(map(is_, now := parts(state), before[1])) or (found := answer(state)) == before[2]:
                found = before[2]
            held = (state, now, found)
            return found

        return remembered

    return remembering


class Keeping(State):
    """A state with a slot for answers that were computed from it (`kept`). No field: copies and JSON are without it."""

    __slots__ = ("_answers",)


# The slot is read and written by its descriptor, since a frozen model refuses `setattr`.
_answers, keep = (getattr(vars(Keeping)["_answers"], name) for name in ("__get__", "__set__"))
_UNKNOWN: Any = object()


def kept(answer: Callable[[S, *A], R]) -> Callable[[S, *A], R]:
    """Decorates a pure function of a frozen state and hashable values: a `Keeping` state keeps all its answers.

    For any other state it is called each time.
    """

    def remembered(state: S, /, *args: *A) -> R:
        try:
            answers: dict[Hashable, Any] | None = _answers(state)
        except AttributeError:  # the slot was never set: the state is no copy of another
            answers = None
        except TypeError:  # the state is not `Keeping`
            return answer(state, *args)
        if answers is None:
            keep(state, answers := {})
        question = (answer, *args) if args else answer
        found: R = answers.get(question, _UNKNOWN)
        if found is _UNKNOWN:
            answers[question] = found = answer(state, *args)
        return found

    return remembered
