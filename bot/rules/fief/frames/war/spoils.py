"""P6.SPOILS: the beaten Nobles are shared among several winners, one at a time (FIEF-6.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.fief.actions import Choose
from bot.rules.fief.frames.asking import Asking
from bot.rules.fief.frames.war.breaking import take
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


class Spoils(Asking):
    kind: Literal["spoils"] = "spoils"
    lets: ClassVar[bool] = False
    midst: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    """The winners, who takes next first."""
    nobles: tuple[str, ...]
    """Who is left to be taken."""
    village: str
    breakers: tuple[Seat, ...] = ()
    """Who may end the marriages of those taken (FIEF-1.27)."""

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        return self.seats[:1] if len(self.nobles) > 1 and len(self.seats) > 1 else ()

    def question(self, state: Fief) -> Question:
        return Question("spoils", "FIEF-6.24", {"village": self.village})

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("choose",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Choose(what=self.nobles[0])

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(self.nobles)

    def answer(self, play: Play, seat: Seat, action: Choose) -> None:
        self._taken(play, action.what)

    def carry_on(self, play: Play) -> None:
        if self.nobles:
            self._taken(play, self.nobles[0])
        else:
            play.pop()

    def _taken(self, play: Play, noble: str) -> None:
        rest = tuple(one for one in self.nobles if one != noble)
        play.alter(changed(self, nobles=rest, seats=(*self.seats[1:], self.seats[0])))
        if noble in play.state.nobles:
            take(play, noble, self.seats[0], self.breakers)
