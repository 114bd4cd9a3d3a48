"""The order in which White Walkers come is the Treaty's to choose (TE-15.11, TE-15.16, TE-15.37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.kit.asking import Asking
from bot.rules.kit.draft import changed, without
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.events.night import Cause
from bot.rules.tiny_epic.frames.night.placing import place
from bot.rules.tiny_epic.legal.dead import night_of

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


class Ordering(Asking):
    """Asked domain by domain before the first one comes; who passes leaves the rest in listed order."""

    kind: Literal["ordering"] = "ordering"
    left: tuple[str, ...]
    chosen: tuple[str, ...] = ()
    why: Cause

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        return (state.hand_of_king,) if len(self.left) > 1 else ()

    def question(self, state: TinyEpic) -> Question:
        return Question("order", "TE-15.37", {"number": len(self.chosen) + 1})

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("choose", "pass")

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return actions.Pass()

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(self.left)

    def answer(self, play: Play, seat: Seat, action: actions.Choose | actions.Pass) -> None:
        if isinstance(action, actions.Pass):
            self._done(play)
        else:
            left = without(self.left, action.what)
            play.alter(changed(self, left=left, chosen=(*self.chosen, action.what)))

    def carry_on(self, play: Play) -> None:
        self._done(play)

    def _done(self, play: Play) -> None:
        play.pop()
        place(play, *self.chosen, *self.left, why=self.why)


def order(play: Play, *domains: str, why: Cause) -> None:
    """Add a White Walker to each of these domains, in an order that is asked for where it can matter (TE-15.37)."""
    state = play.state
    listed = tuple(domain for domain in state.links if domain in domains)
    short = night_of(state).pool < len(listed)
    if len(listed) > 1 and (short or any(domain in state.units for domain in listed)):
        play.push(Ordering(left=listed, why=why))
    else:
        place(play, *listed, why=why)
