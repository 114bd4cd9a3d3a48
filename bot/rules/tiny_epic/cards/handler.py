"""What an operation is to the interpreter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.rules.contract import Model, Seat
from bot.rules.kit.draft import Draft
from bot.rules.tiny_epic.model.facts import CARDS

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.ops import AnyOp
    from bot.rules.tiny_epic.model.state import TinyEpic


class Step(Model):
    """Where a card stands when a step of it is carried out."""

    seat: Seat
    card: str
    following: bool = False
    """Whether it was played in FOLLOW (TE-12.14, if_following)."""
    fought: tuple[str, ...] = ()
    """How the battles of its movements went: won, lost, or left by a Retreat card (TE-6.17)."""
    foe: str = ""
    """Against whom the last of them was."""
    notes: tuple[str, ...] = ()
    """What earlier steps have chosen, the last one last: houses whose tokens went back, domains."""


def needs_leverage(step: Step) -> bool:
    """Whether its card asks for a hold on an ally of whom it hits (TE-12.11)."""
    return "leverage_on_target_ally" in CARDS[step.card].requires


def always(_state: TinyEpic, _step: Step, _op: Any) -> bool:
    """Nothing stands in the way."""
    return True


@dataclass(frozen=True, slots=True)
class Sure:
    """An operation without a choice: `do` carries it out; with `can` it may be impossible."""

    do: Callable[[Draft[TinyEpic], Step, Any], None]
    can: Callable[[TinyEpic, Step, Any], bool] = always
    chancy: bool = False
    """Whether chance, hidden cards or later choices decide what comes of it: a dry run takes it as a change."""
    price: bool = False
    """Whether it is what a card costs: nobody plays it for that alone (TE-0.6, TE-12.13)."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """An operation for which its player names one thing, up to `times` times: the choices there are, and what follows.

    After the first time the player may stop.
    """

    values: Callable[[TinyEpic, Step, Any], tuple[str, ...]]
    do: Callable[[Draft[TinyEpic], Step, Any, str], None]
    clause: str
    times: Callable[[Any], int] = lambda _op: 1

    def can(self, state: TinyEpic, step: Step, op: Any) -> bool:
        """Whether there is anything to choose."""
        return bool(self.values(state, step, op))


@dataclass(frozen=True, slots=True)
class Action:
    """An operation that is an action of its player, asked for by `frames/act.py`."""

    can: Callable[[TinyEpic, Step, Any], bool]


@dataclass(frozen=True, slots=True)
class Branch:
    """An operation in whose place other steps come."""

    steps: Callable[[TinyEpic, Step, Any], tuple[AnyOp, ...]]

    def can(self, state: TinyEpic, step: Step, op: Any) -> bool:
        """Always: its steps are looked at by themselves."""
        return True


Handler = Branch | Sure | Chosen | Action
