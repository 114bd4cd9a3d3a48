"""The Battle at the Wall: the call, objectives, fights, the way back (FIEF-11.40 to 11.45)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal, Self

from bot.rules.contract import Action, Candidates, Seat, Several, Text
from bot.rules.fief.actions import Answer, Assail, Choose
from bot.rules.fief.events.wall import ObjectiveChosen, WallCalled
from bot.rules.fief.events.watch import WentToWall
from bot.rules.fief.frames.asking import Asking, Turn, YesNo
from bot.rules.fief.legal import wall, watch
from bot.rules.fief.model.board import GATES
from bot.rules.fief.play import mance
from bot.rules.fief.play import watch as vows
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import NONE, Filled, pick, seat_choices
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


class Calling(YesNo, Turn):
    """WATCH.CALL: whether a Battle at the Wall is declared."""

    kind: Literal["calling"] = "calling"
    matter: ClassVar[str] = "call"

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        head = wall.may_call(state)
        return (self.seat,) if head is not None and state.nobles[head].seat == self.seat else ()

    def question(self, state: Fief) -> Question:
        return Question("call", "FIEF-11.40")

    def answer(self, play: Play, seat: Seat, action: Answer) -> None:
        head = wall.may_call(play.state)
        play.pop()
        if action.yes and head is not None:
            play.emit(WallCalled(seat=seat, noble=head))

    def carry_on(self, play: Play) -> None:
        play.pop()


class Objectives(Asking):
    """WB.CHOOSE: Houses choose in the order of their rank, then all is fought."""

    kind: Literal["objectives"] = "objectives"
    lets: ClassVar[bool] = False
    order: tuple[Seat, ...]
    """The Houses present, the highest first."""
    laid: tuple[str, ...]
    taken: Mapping[str, tuple[Seat, ...]] = {}
    """Who fights at each objective; who took it first."""
    welcome: Mapping[str, tuple[Seat, ...]] = {}
    """Who else may join there, of those who come too late for one of their own."""
    step: Literal["choose", "fight", "mance"] = "choose"
    survivors: int = 0

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        if self.step != "choose":
            return ()
        said = {seat for party in self.taken.values() for seat in party}
        return tuple(seat for seat in self.order if seat not in said and self._open(seat))[:1]

    def _open(self, seat: Seat) -> tuple[str, ...]:
        """Objectives nobody has taken; for Houses beyond the fourth, those where they are let in, by who took them."""
        if seat in self._late():
            return tuple(one for one in self.taken if seat in self.welcome.get(one, ()))
        return tuple(one for one in self.laid if one not in self.taken)

    def _late(self) -> tuple[Seat, ...]:
        return self.order[len(wall.OBJECTIVES) :]

    def question(self, state: Fief) -> Question:
        return Question("objective", "FIEF-11.42")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("assail",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Assail(objective=self._open(seat)[0])

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        if field == "objective":
            return pick(self._open(seat))
        late = self._late()
        if seat in late or not late:
            return NONE
        return Several(choices=seat_choices(late), low=0, high=len(late))

    def answer(self, play: Play, seat: Seat, action: Assail) -> None:
        welcome = tuple(int(one) for one in action.welcome)
        play.emit(ObjectiveChosen(seat=seat, objective=action.objective, welcome=welcome))

    def with_choice(self, seat: Seat, objective: str, welcome: tuple[Seat, ...]) -> Self:
        party = (*self.taken.get(objective, ()), seat)
        let = self.welcome if objective in self.taken else {**self.welcome, objective: welcome}
        return changed(self, taken={**self.taken, objective: party}, welcome=let)

    def carry_on(self, play: Play) -> None:
        match self.step:
            case "choose":
                play.alter(changed(self, step="fight"))
            case "fight":
                left = 0
                for name in self.laid:
                    left += self._fight(play, name)
                play.alter(changed(self, step="mance", survivors=left))
            case "mance":
                play.pop()
                if mance.reinforced(play, self.survivors):
                    mance.come_down(play)
                    play.push(Returning())

    def _fight(self, play: Play, name: str) -> int:
        wildlings, party = wall.OBJECTIVES[name].wildlings, self.taken.get(name, ())
        if not party:
            return wildlings
        left = mance.skirmish(play, name, party, wildlings)
        if not left:
            standing = (
                seat for seat in party if wall.nobles(play.state, seat) or wall.troops(play.state, seat)
            )
            mance.reward(play, name, next(standing, party[0]))
        return left


class Returning(Asking):
    """WB.RETURN: Brothers come down to any Village of the North, all others by the way they came."""

    kind: Literal["returning"] = "returning"
    lets: ClassVar[bool] = False

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        away = {state.nobles[noble].seat for noble in mance.at_large(state)}
        return tuple(seat for seat in state.order if seat in away)

    def _next(self, state: Fief, seat: Seat) -> str:
        return next(noble for noble in mance.at_large(state) if state.nobles[noble].seat == seat)

    def question(self, state: Fief) -> Question:
        return Question("return", "FIEF-11.45")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("choose",)

    def default(self, state: Fief, seat: Seat) -> Action:
        """The gate he came by, else the first."""
        came = state.wall.came.get(self._next(state, seat))
        return Choose(what=came if came in GATES else GATES[0])

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        """Said with his name, where a House has several up there."""
        noble, away, ways = self._next(state, seat), mance.at_large(state), wall.ways_down(state, seat)
        if sum(state.nobles[one].seat == seat for one in away) == 1:
            return pick(ways)
        return pick(ways, lambda to: Text(key="fief-pick-return", args={"noble": noble, "village": to}))

    def answer(self, play: Play, seat: Seat, action: Choose) -> None:
        vows.come_down(play, self._next(play.state, seat), action.what)

    def carry_on(self, play: Play) -> None:
        """Others by the gate they came by."""
        for noble in wall.nobles(play.state):
            vows.come_down(play, noble, play.state.wall.came[noble])
        play.pop()


def open_call(play: Play) -> None:
    head = wall.may_call(play.state) if play.state.options.nwe else None
    if head is not None:
        play.push(Calling(seat=play.state.nobles[head].seat))


def muster(play: Play) -> None:
    """FIEF-11.41: the Lord Commander goes to the Wall at the start of Phase 5."""
    head = watch.commander(play.state)
    if wall.called(play.state) and head is not None and play.state.nobles[head].free:
        play.emit(WentToWall(seat=play.state.nobles[head].seat, noble=head))


def open_battle(play: Play) -> None:
    """After Phase 6: if nobody stands on the Wall the call comes to nothing."""
    order = wall.present(play.state)
    if wall.called(play.state) and order:
        play.push(Objectives(order=order, laid=tuple(wall.OBJECTIVES)[: len(order)]))
