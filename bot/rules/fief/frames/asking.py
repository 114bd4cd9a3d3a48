"""What frames of this game have besides: how they carry on, what may stand in an answer, what an answer does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, cast

from bot.rules.contract import Action, Amount, Candidates, Pick, Seat, Several, Viewer
from bot.rules.fief.actions import AnyAction
from bot.rules.fief.events.answers import Answered, Said
from bot.rules.kit.draft import Draft
from bot.rules.kit.offers import NONE, Filled
from bot.rules.kit.sealed import Sealed
from bot.rules.kit.stack import Frame

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief
    from bot.rules.fief.play.draft import Play


class Flow(Frame):
    """A frame that carries on by itself whenever it awaits nobody."""

    bids: ClassVar[bool] = False
    """Whether gold is bid in secret while it lies on the stack: then nobody gives any (FIEF-9.4)."""
    rests: ClassVar[bool] = False
    """Whether control and Captives stay as they are while it lies on the stack (`play.upkeep`)."""

    def go_on(self, draft: Draft[Any]) -> bool:
        if self.awaits(draft.state):
            return False
        self.carry_on(cast("Play", draft))
        return True

    def carry_on(self, play: Play) -> None:
        """The next thing that happens; in the end it takes itself off the stack."""
        raise LookupError(f"{self.kind} goes nowhere")


class Asking(Flow):
    """A frame that may await a seat."""

    matter: ClassVar[str] = ""
    """What a standing answer to it is for: `no` answers by the default (FIEF-17.12)."""

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        """What may stand in a field, the ones before it so filled; `seat` is awaited and `kind` in the menu.

        Judges and menus go by it alike: an answer is legal if each of its fields holds what is offered.
        """
        return NONE

    def ordered(self, state: Fief, seat: Seat) -> Action | None:
        """What the seat's standing orders answer; None where it is to be asked (FIEF-17.10)."""
        no = self.matter and state.houses[seat].orders.said.get(self.matter) == "no"
        return self.default(state, seat) if no else None

    def answer(self, play: Play, seat: Seat, action: Any) -> None:
        """What a legal answer does."""
        raise LookupError(f"{self.kind} asks nothing")


class Secret(Sealed, Asking):
    """SECRET (FIEF-0.7): all answer at the same time, the answers lie sealed, and are carried out together."""

    answers: Mapping[int, AnyAction] = {}

    def answer(self, play: Play, seat: Seat, action: Any) -> None:
        play.emit(Answered(seat=seat, action=action))


class Open(Secret):
    """OPEN (FIEF-0.7): all answer at the same time, and everybody sees who has answered, and what."""

    secret: ClassVar[bool] = False

    def seen_by(self, viewer: Viewer) -> Self:
        return self

    def answer(self, play: Play, seat: Seat, action: Any) -> None:
        play.emit(Said(seat=seat, action=action))


class Turn(Asking):
    """TURN (FIEF-0.7): one seat's."""

    seat: Seat


class Step(NamedTuple):
    """One line of a phase table: what `Round` opens next."""

    phase: int
    name: str
    open: Callable[[Play], None]
    """Lays its frames on the stack, or does at once what awaits nobody."""


def first(state: Fief, frame: Asking, seat: Seat, model: type[Action]) -> Action:
    """The first legal value of an action (FIEF-0.8)."""
    kind = model.model_fields["kind"].default
    filled: dict[str, object] = {}
    for name, field in model.model_fields.items():
        if name == "kind":
            continue
        match frame.offer(state, seat, kind, filled, name):
            case Pick(choices=choices) if choices and field.is_required():
                filled[name] = choices[0].value
            case Several(choices=choices, low=low):
                filled[name] = tuple(choice.value for choice in choices[:low])
            case Amount(low=low):
                filled[name] = low
    return model.model_validate(filled)
