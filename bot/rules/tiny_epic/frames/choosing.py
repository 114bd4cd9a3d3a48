"""A choice that a step of a card leaves to its player (TE-0.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat, Text
from bot.rules.kit.asking import Asking, first
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.cards.effects import HANDLERS, values
from bot.rules.tiny_epic.cards.handler import Chosen, Step
from bot.rules.tiny_epic.events.board import party
from bot.rules.tiny_epic.frames.steps import decline
from bot.rules.tiny_epic.model.ops import AnyOp
from bot.rules.tiny_epic.model.sides import RIVAL

if TYPE_CHECKING:
    from bot.rules.tiny_epic.frames.playing import Playing
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


class Choosing(Asking):
    """Lies on the `Playing` frame of its card; `taken` are the choices already made for this step."""

    kind: Literal["choosing"] = "choosing"
    seat: Seat
    op: AnyOp
    taken: tuple[str, ...] = ()

    @property
    def handler(self) -> Chosen:
        """How the step is carried out."""
        found = HANDLERS[self.op.op]
        assert isinstance(found, Chosen)
        return found

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        more = len(self.taken) < self.handler.times(self.op) and self.values(state)
        return (self.seat,) if more else ()

    def question(self, state: TinyEpic) -> Question:
        return Question(
            "choose", self.handler.clause, {"card": self._step(state).card, "what": f"op-{self.op.op}"}
        )

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("choose", "pass") if self.taken or self.op.optional else ("choose",)

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return actions.Pass() if self.taken or self.op.optional else first(state, self, seat, actions.Choose)

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(self.values(state), choice_text)

    def surely_legal(self, state: TinyEpic, seat: Seat, action: Action) -> bool:
        if isinstance(action, actions.Pass):
            return bool(self.taken) or self.op.optional
        return isinstance(action, actions.Choose) and action.what in self.values(state)

    def answer(self, play: Play, seat: Seat, action: actions.Choose | actions.Pass) -> None:
        if isinstance(action, actions.Pass):
            self._done(play, self.taken)
            if not self.taken:
                decline(play)
            return
        step = self._step(play.state)
        play.alter(changed(self, taken=(*self.taken, action.what)))
        self.handler.do(play, step, self.op, action.what)

    def carry_on(self, play: Play) -> None:
        self._done(play, self.taken)

    def _step(self, state: TinyEpic) -> Step:
        """The card's own step, with what has been chosen for this one."""
        below: Playing = state.stack[-2]  # type: ignore[assignment]
        return changed(below.context, notes=(*below.notes, *self.taken))

    def values(self, state: TinyEpic) -> tuple[str, ...]:
        """What may be chosen now."""
        below: Playing = state.stack[-2]  # type: ignore[assignment]
        return values(state, self._step(state), self.op, below.todo)

    def _done(self, play: Play, taken: tuple[str, ...]) -> None:
        """What was chosen is kept for the steps to come."""
        play.pop()
        below: Playing = play.state.stack[-1]  # type: ignore[assignment]
        play.alter(changed(below, notes=(*below.notes, *taken)))
        if not below.unsettled:
            play.keep_up()


def played(side: str) -> bool:
    """Whether it is the side of a player, or of the Rival."""
    return side.isdigit() or side == RIVAL


def choice_text(value: str) -> Text | None:
    """A choice of several parts: a player's token, a unit in a domain, a swap; a number; else under its own name."""
    parts = value.split(":")
    if value.isdigit():
        return Text(key="tiny_epic-choice-times", args={"count": int(value)})
    match parts:
        case ["night_king", house]:
            return Text(key="tiny_epic-choice-terror-token", args={"house": house})
        case ["night_king", theirs, own]:
            return Text(key="tiny_epic-choice-terror-swap", args={"house": theirs, "own": own})
        case ["give", "night_king", house]:
            return Text(key="tiny_epic-choice-terror-give", args={"house": house})
        case ["treaty", house]:
            return Text(key="tiny_epic-choice-treaty-token", args={"house": house})
        case ["give", side, house] if played(side):
            return Text(key="tiny_epic-choice-give", args={"party": party(side), "house": house})
        case [side, house] if played(side):
            return Text(key="tiny_epic-choice-token", args={"party": party(side), "house": house})
        case [side, theirs, own] if played(side):
            return Text(key="tiny_epic-choice-swap", args={"party": party(side), "house": theirs, "own": own})
        case [domain, house, what]:
            return Text(key=f"tiny_epic-choice-unit-{what}", args={"domain": domain, "house": house})
    return None
