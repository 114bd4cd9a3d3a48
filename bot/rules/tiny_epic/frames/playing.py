"""A card played for its event: its steps one after the other (TE-4.10, TE-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from bot.rules.contract import Seat
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic.actions import Choose
from bot.rules.tiny_epic.cards.effects import HANDLERS, can
from bot.rules.tiny_epic.cards.handler import Action, Branch, Chosen, Step, Sure
from bot.rules.tiny_epic.frames.asking import Flow
from bot.rules.tiny_epic.frames.choosing import Choosing
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.ops import Acting, AnyOp
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.play.draft import Play


class Playing(Flow):
    """`todo` are the steps still to be carried out; choices and actions they ask for lie above."""

    kind: Literal["playing"] = "playing"
    seat: Seat
    card: str
    following: bool = False
    todo: tuple[AnyOp, ...]
    then: tuple[AnyOp, ...] = ()
    """What follows if the battle is won that the movement just made may have started (TE-6.15)."""
    fought: tuple[str, ...] = ()
    foe: str = ""
    notes: tuple[str, ...] = ()
    aim: str | None = None
    """What its player has named with the card for its first choice (TE-0.11)."""
    done: int = 0
    """Steps carried out so far; one that its player passes is taken off again."""

    @property
    def context(self) -> Step:
        """Where the card stands."""
        return Step(
            seat=self.seat,
            card=self.card,
            following=self.following,
            fought=self.fought,
            foe=self.foe,
            notes=self.notes,
        )

    def carry_on(self, play: Play) -> None:
        if self.then:
            won = self.fought[-1:] == ("won",)
            play.alter(changed(self, todo=(*(self.then if won else ()), *self.todo), then=()))
        elif self.todo:
            self._step(play, self.todo[0])
        else:
            verbs.clear(play, self.card)
            play.pop()
            play.keep_up()

    def _step(self, play: Play, op: AnyOp) -> None:
        """One step; what has become impossible is skipped (TE-12.16)."""
        then = op.on_win if isinstance(op, ops.Movement) else ()
        able, rest = can(play.state, self.context, op), self.todo[1:]
        play.alter(changed(self, todo=rest, then=then, done=self.done + able))
        if not able:
            return
        if not self.done and not any(can(play.state, self.context, later) for later in rest):
            op = changed(op, optional=False)  # TE-12.15: something has to come of the card
        match HANDLERS[op.op]:
            case Branch(steps=steps):
                more = steps(play.state, self.context, op)
                play.alter(changed(self, todo=(*more, *rest)))
            case Sure(do=do):
                do(play, self.context, op)
                play.keep_up()
            case Chosen():
                self._choose(play, op)
            case Action():
                play.ask_action(self.seat, cast(Acting, op))

    def _choose(self, play: Play, op: AnyOp) -> None:
        """Ask, unless it has been named with the card."""
        asking = Choosing(seat=self.seat, op=op)
        play.alter(changed(cast("Playing", play.state.stack[-1]), aim=None))
        play.push(asking)
        if self.aim is not None and self.aim in asking.values(play.state):
            asking.answer(play, self.seat, Choose(what=self.aim))
