"""P6.SPOILS: a heart breaker on the winning side may end the marriage of a Captive (FIEF-1.27, 6.26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Seat
from bot.rules.fief.actions import Answer
from bot.rules.fief.frames.asking import YesNo
from bot.rules.fief.legal import sides
from bot.rules.fief.model.fray import Flank, Fray
from bot.rules.fief.model.people import printed
from bot.rules.fief.play import verbs
from bot.rules.kit.draft import changed
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


class Breaking(YesNo):
    kind: Literal["breaking"] = "breaking"
    lets: ClassVar[bool] = False
    midst: ClassVar[bool] = True
    noble: str
    seats: tuple[Seat, ...]
    """Who may still say so, the next first."""

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        return self.seats[:1] if _wed(state, self.noble) else ()

    def question(self, state: Fief) -> Question:
        return Question("breaking", "FIEF-1.27", {"noble": self.noble})

    def answer(self, play: Play, seat: Seat, action: Answer) -> None:
        if action.yes:
            verbs.part(play, self.noble, "broken")
            play.pop()
        else:
            play.alter(changed(self, seats=self.seats[1:]))

    def carry_on(self, play: Play) -> None:
        play.pop()


def breakers(state: Fief, fray: Fray, flank: Flank) -> tuple[Seat, ...]:
    """Houses of a side with somebody who breaks hearts, in turn order; by the law of divorce the cruel do, too."""
    cruel = state.options.says("end_alliance") == "divorce"
    able = ("heart_breaker", "cruel") if cruel else ("heart_breaker",)
    found = {
        state.nobles[noble].seat
        for noble in sides.all_nobles(state, fray, flank)
        if any(printed(noble, attribute) for attribute in able)
    }
    return tuple(seat for seat in state.order if seat in found)


def take(play: Play, noble: str, by: Seat, may_part: tuple[Seat, ...]) -> None:
    """A Noble is taken; those who may are asked whether its marriage ends."""
    verbs.capture(play, noble, by)
    ask_to_part(play, noble, may_part)


def ask_to_part(play: Play, noble: str, may_part: tuple[Seat, ...]) -> None:
    """Of somebody who has just been taken."""
    asked = tuple(seat for seat in may_part if not play.state.houses[seat].gone)
    if asked and _wed(play.state, noble):
        play.push(Breaking(noble=noble, seats=asked))


def _wed(state: Fief, noble: str) -> bool:
    return noble in state.nobles and bool(state.nobles[noble].spouse)
