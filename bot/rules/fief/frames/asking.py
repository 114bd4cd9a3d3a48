"""What frames of this game have besides: how they carry on, what may stand in an answer, what an answer does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from bot.rules.contract import Action, Candidates, RuleError, Seat, Viewer
from bot.rules.fief.actions import Answer, AnyAction
from bot.rules.fief.events.answers import Answered, Said
from bot.rules.kit import asking
from bot.rules.kit.asking import Clauses
from bot.rules.kit.draft import made
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.sealed import Sealed

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


class Flow(asking.Flow):
    """A frame that carries on by itself whenever it awaits nobody."""

    bids: ClassVar[bool] = False
    """Whether gold is bid in secret while it lies on the stack: then nobody gives any (FIEF-9.4)."""
    rests: ClassVar[bool] = False
    """Whether control and Captives stay as they are while it lies on the stack (`play.upkeep`)."""
    lets: ClassVar[bool] = True
    """Whether surprise cards may be played while it lies on the stack (FIEF-8.1, 8.4)."""

    midst: ClassVar[bool] = False
    """Whether it asks in the midst of a step, so that succession lists stay as they are (FIEF-0.53)."""

    def pauses(self, state: Fief) -> bool:
        """Whether the game stands between two atomic steps while it lies on top, once one has ended (FIEF-8.2)."""
        return True


class Asking(Flow, asking.Asking):
    """A frame that may await a seat."""

    matter: ClassVar[str] = ""
    """What a standing answer to it is for: `no` answers by the default (FIEF-17.12)."""

    def ordered(self, state: Any, seat: Seat) -> Action | None:
        """What the seat's standing orders answer; None where it is to be asked (FIEF-17.10)."""
        no = self.matter and state.houses[seat].orders.said.get(self.matter) == "no"
        return self.default(state, seat) if no else None

    def sealed_by(self, state: Any, seat: Seat) -> bool:
        """Whether a seat has answered and may still take that back, as long as others are awaited (FIEF-0.7)."""
        return False


class Secret(Sealed, Asking):
    """SECRET (FIEF-0.7): all answer at the same time, the answers lie sealed, and are carried out together."""

    answers: Mapping[int, AnyAction] = {}
    elapsed: bool = False
    """Its time is over."""

    def lasts(self, state: Any) -> bool:
        """Whether it stays open for the whole of its time, whenever all have answered (FIEF-17.30)."""
        return False

    def held(self, state: Any) -> bool:
        return self.lasts(state) and self.complete and not self.elapsed

    def sealed_by(self, state: Any, seat: Seat) -> bool:
        return seat in self.answers and (self.held(state) or bool(self.awaits(state)))

    def sealed(self, seat: Seat) -> tuple[Action, ...]:
        return (self.answers[seat],) if self.secret and seat in self.answers else ()

    def fits(self, state: Any, seat: Seat, answer: AnyAction) -> bool:
        """Whether it is still on the menu, with all that stands in it."""
        if answer.kind not in self.menu(state, seat):
            return False
        try:
            Clauses("", {answer.kind: ""}, {}).check(answer, partial(self.offer, state, seat, answer.kind))
        except RuleError:
            return False
        return True

    def left_by(self, state: Any, seat: Seat) -> Self | None:
        """Asked still, and answered at once by the default (FIEF-17.50): what hangs on it is done all the same."""
        return self.reopened(seat)

    def pauses(self, state: Fief) -> bool:
        """Cards wait until all have answered (FIEF-8.4)."""
        return False

    def answer(self, play: Play, seat: Seat, action: Any) -> None:
        play.emit(made(Answered, seat=seat, action=action))


class Open(Secret):
    """OPEN (FIEF-0.7): all answer at the same time, and everybody sees who has answered, and what."""

    secret: ClassVar[bool] = False

    def seen_by(self, viewer: Viewer) -> Self:
        return self

    def answer(self, play: Play, seat: Seat, action: Any) -> None:
        play.emit(made(Said, seat=seat, action=action))


class Turn(Asking):
    """TURN (FIEF-0.7): one seat's."""

    seat: Seat


class YesNo(Asking):
    """Answered with yes or no; at first no."""

    def menu(self, state: Any, seat: Seat) -> tuple[str, ...]:
        return ("answer",)

    def default(self, state: Any, seat: Seat) -> Action:
        return Answer(yes=False)

    def offer(self, state: Any, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(("no", "yes"))


class Step(NamedTuple):
    """One line of a phase table: what `Round` opens next."""

    phase: int
    name: str
    open: Callable[[Play], None]
    """Lays its frames on the stack, or does at once what awaits nobody."""
