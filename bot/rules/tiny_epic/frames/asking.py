"""What frames of this game have besides: how they carry on, what may stand in an answer, what an answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bot.rules.contract import Action, Amount, Candidates, Pick, Seat, Several
from bot.rules.kit.draft import Draft, changed
from bot.rules.kit.offers import NONE, Filled
from bot.rules.kit.stack import Frame

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic
    from bot.rules.tiny_epic.play.draft import Play


class Flow(Frame):
    """A frame that carries on by itself whenever it awaits nobody."""

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

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        """What may stand in a field, the ones before it so filled; `seat` is awaited and `kind` in the menu.

        Judges and menus go by it alike: an answer is legal if each of its fields holds what is offered.
        """
        return NONE

    def ordered(self, state: TinyEpic, seat: Seat) -> Action | None:
        """What the seat's standing orders answer; None where it is to be asked (TE-21.6)."""
        return None

    def answer(self, play: Play, seat: Seat, action: Any) -> None:
        """What a legal answer does."""
        raise LookupError(f"{self.kind} asks nothing")


def decline(play: Play) -> None:
    """The step of a card that lay on top has been passed: what lies there now is the card (`Playing`)."""
    card = play.state.stack[-1]
    assert card.kind == "playing"
    play.alter(changed(card, done=card.done - 1))


def first(state: TinyEpic, frame: Asking, seat: Seat, model: type[Action]) -> Action:
    """The first legal value of an action (TE-0.9)."""
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
