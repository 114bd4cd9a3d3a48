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
    """A pure function of a frozen state and of values, which keeps its last answer.

    The state is known by what it is, not by what is in it: looking into it would cost more than the answer.
    """
    held: tuple[S, object, R] | None = None

    def remembered(state: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
        nonlocal held
        asked = (args, kwargs)
        if held is not None and held[0] is state and held[1] == asked:
            return held[2]
        found = answer(state, *args, **kwargs)
        held = (state, asked, found)
        return found

    return remembered


def last_of(parts: Callable[[S], tuple[object, ...]]) -> Callable[[Callable[[S], R]], Callable[[S], R]]:
    """A pure function of some `parts` of a frozen state, which keeps its last answer while they are the very same.

    An answer equal to the one before is the one before, so that it can itself be such a part.
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
    """A state with room for what has been found out about it. No part of it: copies and texts are without."""

    __slots__ = ("_answers",)


_answers, keep = (getattr(vars(Keeping)["_answers"], name) for name in ("__get__", "__set__"))
_UNKNOWN: Any = object()


def kept(answer: Callable[[S, *A], R]) -> Callable[[S, *A], R]:
    """A pure function of a frozen state and of hashable values, whose answers a `Keeping` state keeps as long as it
    lives. Of any other state it is asked each time."""

    def remembered(state: S, /, *args: *A) -> R:
        try:
            answers: dict[Hashable, Any] | None = _answers(state)
        except AttributeError:  # it is not a copy of another
            answers = None
        except TypeError:  # not a `Keeping` one
            return answer(state, *args)
        if answers is None:
            keep(state, answers := {})
        question = (answer, *args) if args else answer
        found: R = answers.get(question, _UNKNOWN)
        if found is _UNKNOWN:
            answers[question] = found = answer(state, *args)
        return found

    return remembered
