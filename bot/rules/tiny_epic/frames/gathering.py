"""A card brings a Hero and Power Tokens from several domains into one battle (TE-12.19): who joins, one by one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.kit.asking import Asking, first
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.frames.battle import engage
from bot.rules.tiny_epic.frames.exploring import arrived
from bot.rules.tiny_epic.legal import moves
from bot.rules.tiny_epic.legal.armies import army_of, pick_army
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import Army, joined
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


class Gathering(Asking):
    """Nobody has moved yet; `taken` are those who will, by the domain they stand in."""

    kind: Literal["gathering"] = "gathering"
    seat: Seat
    op: ops.GatherMove
    target: str
    taken: Mapping[str, Army]

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        return (self.seat,) if self._joining(state) else ()

    def question(self, state: TinyEpic) -> Question:
        return Question("gather", "TE-12.19", {"domain": self.target})

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("move", "pass") if self._enough(state) else ("move",)

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return actions.Pass() if self._enough(state) else first(state, self, seat, actions.Move)

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        joining = self._joining(state)
        if field == "source":
            return pick(dict.fromkeys(source for source, _ in joining))
        if field == "target":
            return pick((self.target,))
        fitting = (army for source, army in joining if source == filled.get("source"))
        return pick_army(fitting, state.heroes) if filled.get("target") == self.target else NONE

    def answer(self, play: Play, seat: Seat, action: actions.Move | actions.Pass) -> None:
        if isinstance(action, actions.Pass):
            self.carry_on(play)
        else:
            play.alter(changed(self, taken={**self.taken, action.source: army_of(action.army)}))

    def carry_on(self, play: Play) -> None:
        enough = self._enough(play.state)
        play.pop()
        if not enough:
            return  # an edit has closed the way: nothing of it happens (TE-4.13)
        came: Army = {}
        for source, army in self.taken.items():
            verbs.move(play, self.seat, army, source, self.target, "move")
            came = joined(came, army)
        arrived(play, self.seat, self.target, came)
        engage(play, self.seat, self.target, self.op)

    def _joining(self, state: TinyEpic) -> list[tuple[str, Army]]:
        return [*moves.joining(state, self.seat, self.op, self.target, self.taken)]

    def _enough(self, state: TinyEpic) -> bool:
        return moves.gathered(state, self.seat, self.op, self.target, self.taken)
