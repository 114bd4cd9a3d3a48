"""Whether the state that comes next begins, or passes by as nothing is to be done in it (FIEF-1.2, 17.34)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from bot.rules.fief.frames.rounds import Round

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play


def opens(play: Play) -> bool:
    """Tried out on a draft of its own, up to the first question or the first die."""
    trial = type(play)(play.state, Undecided())
    try:
        return _opens(trial)
    except _Thrown:
        return True


def _opens(trial: Play) -> bool:
    """Whether somebody is asked in it, or something done."""
    trial.state.stack[-1].go_on(trial)
    while trial.state.stack and not isinstance(top := trial.state.stack[-1], Round):
        if not top.go_on(trial):
            return True
    return any(event.kind not in PASSING for event in trial.events)


PASSING = ("opened", "altered", "closed", "offer_over")
"""Events of a state that passes by; the beginning of a phase is none of them."""


class _Thrown(Exception):
    """A die would be thrown, or a deck shuffled."""


class Undecided:
    """No chance at all: nothing is thrown to find out what comes."""

    def roll(self, why: str, sides: int, count: int = 1) -> NoReturn:
        raise _Thrown(why)

    def shuffle(self, why: str, items: Sequence[object]) -> NoReturn:
        raise _Thrown(why)
