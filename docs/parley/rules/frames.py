"""Each frame with all that it means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, Self

from pydantic import Field

from bot.rules.contract import Action, Seat
from bot.rules.kit.draft import Draft, changed
from bot.rules.kit.sealed import Sealed
from bot.rules.kit.stack import Frame, Question
from bot.rules.parley.actions import Commit, Hold, Part
from bot.rules.parley.board import MAP, ending, marches, raided
from bot.rules.parley.events import Fought, GameOver, TurnBegan, WatchCalled, WatchKept

if TYPE_CHECKING:
    from bot.rules.parley.state import Parley


class Round(Frame):
    """The lords of `queue` are still to march; then the Watch is kept."""

    kind: Literal["round"] = "round"
    queue: tuple[int, ...]
    watched: bool = False

    def go_on(self, draft: Draft[Parley]) -> bool:
        state = draft.state
        if over := ending(state, self.watched):
            draft.emit(GameOver(outcome=over))
        elif self.queue:
            draft.emit(TurnBegan(seat=self.queue[0]))
        else:
            draft.emit(WatchCalled())
        return True

    def left_by(self, state: Parley, seat: Seat) -> Self | None:
        return changed(self, queue=tuple(one for one in self.queue if one != seat))


class Turn(Frame):
    kind: Literal["turn"] = "turn"
    seat: Seat

    def awaits(self, state: Parley) -> tuple[Seat, ...]:
        return (self.seat,)

    def question(self, state: Parley) -> Question:
        return Question("march", "PARLEY-2")

    def menu(self, state: Parley, seat: Seat) -> tuple[str, ...]:
        march = ("march",) if marches(state, seat) else ()
        return (*march, "hold", *(("embassy",) if seat in state.envoys and len(state.lords) > 1 else ()))

    def default(self, state: Parley, seat: Seat) -> Action:
        return Hold()

    def left_by(self, state: Parley, seat: Seat) -> Self | None:
        return None if seat == self.seat else self


class Fight(Sealed):
    """`seat` marches against `defender`; both lay silver in secret, the raiders none."""

    kind: Literal["fight"] = "fight"
    answers: Mapping[int, int] = {}
    seat: Seat
    source: str
    target: str
    spears: int
    defender: int

    def question(self, state: Parley) -> Question:
        return Question("fight", "PARLEY-3", {"target": self.target})

    def menu(self, state: Parley, seat: Seat) -> tuple[str, ...]:
        return ("commit",)

    def default(self, state: Parley, seat: Seat) -> Action:
        return Commit(silver=0)

    def go_on(self, draft: Draft[Parley]) -> bool:
        if not self.complete:
            return False
        dice = (*draft.chance.roll("attack", 6), *draft.chance.roll("defence", 6))
        mine = self.spears + self.answers[self.seat] + dice[0]
        theirs = draft.state.spears[self.target] + self.answers.get(self.defender, 0) + dice[1]
        told = self.model_dump(include={"seat", "source", "target", "spears", "defender"})
        draft.emit(Fought(**told, silver=self.answers, dice=dice, won=mine > theirs))
        return True

    def left_by(self, state: Parley, seat: Seat) -> Self | None:
        return None if seat in (self.seat, self.defender) else self


class Watch(Sealed):
    """All lords send silver in secret; too little, and the raiders come."""

    kind: Literal["watch"] = "watch"
    answers: Mapping[int, int] = {}

    def question(self, state: Parley) -> Question:
        return Question("watch", "PARLEY-4")

    def menu(self, state: Parley, seat: Seat) -> tuple[str, ...]:
        return ("commit",)

    def default(self, state: Parley, seat: Seat) -> Action:
        return Commit(silver=0)

    def go_on(self, draft: Draft[Parley]) -> bool:
        if not self.complete:
            return False
        state, (die,) = draft.state, draft.chance.roll("raid", 6)
        short = sum(self.answers.values()) < die + state.round
        near = [place for place in MAP.links if state.owner[place] >= 0 and raided(state, place)]
        lost = min(near, key=state.spears.__getitem__) if short and near else None
        draft.emit(WatchKept(silver=self.answers, die=die, lost=lost))
        return True


class Talk(Frame):
    """Two lords talk alone, as long as they like."""

    kind: Literal["talk"] = "talk"
    seats: tuple[int, ...]
    timed: ClassVar[bool] = False

    def awaits(self, state: Parley) -> tuple[Seat, ...]:
        return self.seats

    def question(self, state: Parley) -> Question:
        return Question("talk", "PARLEY-8", {"seat": self.seats[0], "other_seat": self.seats[1]})

    def menu(self, state: Parley, seat: Seat) -> tuple[str, ...]:
        return ("part",)

    def default(self, state: Parley, seat: Seat) -> Action:
        return Part()

    def left_by(self, state: Parley, seat: Seat) -> Self | None:
        return None if seat in self.seats else self


AnyFrame = Annotated[Round | Turn | Fight | Watch | Talk, Field(discriminator="kind")]
