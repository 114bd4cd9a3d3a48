"""Remembering the last answer: a panel asks the same of the same state again and again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

S = TypeVar("S")
P = ParamSpec("P")
R = TypeVar("R")


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
