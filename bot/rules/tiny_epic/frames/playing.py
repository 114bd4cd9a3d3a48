"""A card played for its event: its steps one after the other (TE-4.10, TE-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from bot.rules.contract import Seat
from bot.rules.kit.asking import Flow
from bot.rules.kit.draft import changed, made
from bot.rules.tiny_epic.actions import Choose
from bot.rules.tiny_epic.cards.effects import HANDLERS, bound, brings, can
from bot.rules.tiny_epic.cards.handler import Action, Branch, Chosen, Step, Sure
from bot.rules.tiny_epic.frames.choosing import Choosing
from bot.rules.tiny_epic.frames.handling import Discarding
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.legal.whispers import HAND_LIMIT
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.ops import Acting, AnyOp
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play


class Playing(Flow):
    """`todo` are the steps still to be carried out; choices and actions they ask for lie above."""

    kind: Literal["playing"] = "playing"
    seat: Seat
    card: str
    following: bool = False
    todo: tuple[AnyOp, ...]
    then: tuple[AnyOp, ...] = ()
    """What follows if the battle is won that the movement just made may have started (TE-6.15)."""
    arrived: ops.Explore | None = None
    """Where the army has come that may explore after that (TE-15.35)."""
    spoils: tuple[AnyOp, ...] = ()
    """What follows if that battle has brought a castle (TE-6.17)."""
    fought: tuple[str, ...] = ()
    foe: str = ""
    ground: str = ""
    """Where the last battle was."""
    notes: tuple[str, ...] = ()
    aim: str | None = None
    """What its player has named with the card for its first choice (TE-0.11)."""
    done: int = 0
    """Steps of which something has come so far; one that its player passes is taken off again."""

    @property
    def unsettled(self) -> bool:
        """Whether the next step completes the last one: the upkeep check waits (TE-0.7, Lordly Promotion)."""
        op = self.todo[0] if self.todo else None
        return isinstance(op, ops.Recruit) and op.place == "that_domain"

    @property
    def context(self) -> Step:
        """Where the card stands."""
        return made(
            Step,
            seat=self.seat,
            card=self.card,
            following=self.following,
            fought=self.fought,
            foe=self.foe,
            notes=self.notes,
        )

    def carry_on(self, play: Play) -> None:
        if self.then or self.spoils or self.arrived:
            won = self.fought[-1:] == ("won",)
            castle = bool(self.fought) and self.ground in control.castles(
                play.state, play.state.side(self.seat)
            )
            more = (
                *(self.then if won else ()),
                *(self.spoils if castle else ()),
                *([self.arrived] if self.arrived else []),
            )
            play.alter(changed(self, todo=(*more, *self.todo), then=(), spoils=(), arrived=None))
        elif self.todo:
            self._step(play, self.todo[0])
        elif len(play.state.lords[self.seat].hand) > HAND_LIMIT:
            play.push(Discarding(seat=self.seat))
        else:
            if self.card in play.state.table:
                verbs.clear(play, self.card)
            play.pop()
            play.keep_up()

    def _step(self, play: Play, op: AnyOp) -> None:
        """One step; what has become impossible is skipped (TE-12.16)."""
        context = self.context
        op = bound(context, op)
        then, spoils = (op.on_win, op.on_castle_gained) if isinstance(op, ops.Movement) else ((), ())
        able, rest = can(play.state, context, op), self.todo[1:]
        done = self.done + (able and brings(play.state, context, op))
        play.alter(changed(self, todo=rest, then=then, spoils=spoils, done=done))
        if not able:
            return
        if not self.done and not any(can(play.state, context, later) for later in rest):
            op = changed(op, optional=False)  # TE-12.15: something has to come of the card
        match HANDLERS[op.op]:
            case Branch(steps=steps):
                more = steps(play.state, context, op)
                play.alter(changed(self, todo=(*more, *rest)))
            case Sure(do=do):
                do(play, context, op)
                play.keep_up()
            case Chosen():
                self._choose(play, op)
            case Action():
                play.ask_action(self.seat, cast(Acting, op))

    def _choose(self, play: Play, op: AnyOp) -> None:
        """Ask, unless it has been named with the card."""
        asking = made(Choosing, seat=self.seat, op=op)
        play.alter(changed(cast("Playing", play.state.stack[-1]), aim=None))
        play.push(asking)
        if self.aim is not None and self.aim in asking.values(play.state):
            asking.answer(play, self.seat, Choose(what=self.aim))
