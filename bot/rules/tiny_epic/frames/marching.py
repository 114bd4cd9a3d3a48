"""A march between its two legs (TE-5.1 to TE-5.3): it goes on with anybody controlled there, or ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.kit.asking import Asking, first
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.frames.battle import engage
from bot.rules.tiny_epic.frames.exploring import arrived
from bot.rules.tiny_epic.legal import control, moves
from bot.rules.tiny_epic.legal.armies import army_of, pick_army
from bot.rules.tiny_epic.legal.moves import Halt
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import rest
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


class Marching(Asking):
    kind: Literal["marching"] = "marching"
    seat: Seat
    op: ops.March | ops.MarchOrSail = Field(discriminator="op")
    halt: Halt

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        return (self.seat,)

    def question(self, state: TinyEpic) -> Question:
        return Question("march", "TE-5.1", {"domain": self.halt.at})

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        if next(moves.onward(state, seat, self.op, self.halt), None) is None:
            return ("pass",)  # a game master's edit has closed the way
        return ("march", "pass") if moves.may_stop(state, self.op, self.halt) else ("march",)

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        if "pass" in self.menu(state, seat):
            return actions.Pass()
        return first(state, self, seat, actions.March)

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        if field == "source":
            return pick((self.halt.at,))
        if filled.get("source") != self.halt.at:
            return NONE
        onward = list(moves.onward(state, seat, self.op, self.halt))
        if field == "target":
            reached = {target for target, _ in onward}
            return pick(domain for domain in state.links if domain in reached)
        fitting = (army for target, army in onward if target == filled.get("target"))
        return pick_army(fitting, state.heroes)

    def surely_legal(self, state: TinyEpic, seat: Seat, action: Action) -> bool:
        match action:
            case actions.Pass():
                return moves.may_stop(state, self.op, self.halt)
            case actions.March(source=source, target=target, army=army):
                known = source == self.halt.at
                return known and moves.legal_onward(state, seat, self.op, self.halt, target, army)
        return False

    def answer(self, play: Play, seat: Seat, action: actions.March | actions.Pass) -> None:
        play.pop()
        if isinstance(action, actions.Pass):
            self._stop(play, seat)
            return
        army = army_of(action.army)
        how = moves.arrival(play.state, {action.source: army}, seat, self.op, action.target, army)
        verbs.move(play, seat, army, action.source, action.target, "march")
        arrived(play, seat, action.target, army)
        if how == "battle":
            engage(play, seat, action.target, self.op)
        else:
            play.keep_up()

    def _stop(self, play: Play, seat: Seat) -> None:
        """The march ends where it has halted; where it must not, since an edit has closed the way, it goes back."""
        stands = control.here(play.state, self.halt.at)
        came = rest(stands, self.halt.before)
        if self.halt.may_stay and control.within_limit(play.state, stands):
            arrived(play, seat, self.halt.at, came)
        else:
            verbs.move(play, seat, came, self.halt.at, self.halt.origin, "march")
        play.keep_up()
